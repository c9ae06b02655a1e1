// What a player without judgement answers.
#pragma once

#include <cstdint>
#include <random>
#include <string_view>

#include "fate/v1/question.pb.h"

namespace fate::load {

class Answers {
 public:
  Answers(std::uint64_t seed, double pass) : random_(seed), pass_(pass) {}

  // One of the answers that the encoded Question offers, or a pass. What several cards must have in common is not
  // looked at: such an answer may be refused.
  v1::Answer any(std::string_view question);
  // Several are asked, and this one can do nothing but pass: the server does it for him.
  bool idle(std::string_view question);
  // What the deadline would choose, or nearly so: for when the first one was refused.
  v1::Answer plain(std::string_view question);

 private:
  void fill(v1::Answer& answer, const v1::Action& action, bool random);
  template <class From, class Add>
  void pick(const From& from, std::uint32_t least, std::uint32_t most, bool random, Add add);

  std::mt19937_64 random_;
  double pass_;
  v1::Question question_;        // used again
};

}  // namespace fate::load
