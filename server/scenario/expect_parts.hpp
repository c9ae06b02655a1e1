// The parts of a comparison. Private to expect*.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/fate/game.hpp"
#include "server/scenario/expect.hpp"

namespace fate::scenario {

class Differences {
 public:
  void note(std::string line) { lines_.push_back(std::move(line)); }
  void different(const std::string& what, const std::string& wanted, const std::string& found) {
    note(what + ": expected " + wanted + ", found " + found);
  }
  template <class A, class B>
  void compare(const std::string& what, A wanted, B found) {
    if (static_cast<std::int64_t>(wanted) != static_cast<std::int64_t>(found))
      different(what, word(wanted), word(found));
  }
  std::vector<std::string> take() { return std::move(lines_); }

 private:
  static std::string word(bool yes) { return yes ? "yes" : "no"; }
  template <class T>
  static std::string word(T number) {
    return std::to_string(number);
  }

  std::vector<std::string> lines_;
};

void compare_seat(Differences&, const Game&, const Names&, const v1::SeatExpect&);
void compare_question(Differences&, const Question&, const Names&, const v1::Asked&, const History&);

}  // namespace fate::scenario
