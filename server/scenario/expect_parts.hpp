// The parts of a comparison. Private to expect*.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fate/game.hpp"
#include "server/scenario/expect.hpp"

namespace fate::scenario {

class Differences {
 public:
  // One line, from its parts.
  template <class... Parts>
  void note(const Parts&... parts) {
    std::string& line = lines_.emplace_back();
    (line.append(parts), ...);
  }
  void different(std::string_view what, std::string_view wanted, std::string_view found) {
    note(what, ": expected ", wanted, ", found ", found);
  }
  template <class A, class B>
  void compare(std::string_view what, A wanted, B found) {
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

// "a, b, c" by and by.
inline void add_word(std::string& list, std::string_view word) {
  if (!list.empty()) list += ", ";
  list += word;
}

void compare_seat(Differences&, const Game&, const Names&, const v1::SeatExpect&);
void compare_question(Differences&, const Question&, const Names&, const v1::Asked&, const History&);

}  // namespace fate::scenario
