// From an answer in words to an answer of the open question.
#pragma once

#include <string>

#include "engine/fate/game.hpp"
#include "fate/v1/scenario.pb.h"
#include "server/scenario/names.hpp"

namespace fate::scenario {

struct Fit {
  enum class Kind { none, one, several } kind = Kind::none;
  Answer answer;                 // if one
  std::string unclear;           // if several: what the words leave open
};

// Which legal answer of the open question do the words mean? Only the words of `c` count, not whether its seat is
// asked.
Fit fit(const Game&, const Names&, const v1::Choose& c);

// Does the action agree with these words? For choices and for options that an expectation names.
struct ActionWords {
  std::string use, play, skill, by, choose;
  bool only_enhanced = false, only_plain = false;
};
bool agrees(const Question&, const Action&, const Names&, const ActionWords&);

// Tries what a refused choice would look like as answers that somebody made up: every one must be refused and change
// nothing. Empty, or what went wrong.
std::string try_forged(Match&, const Names&, const v1::Choose&);

}  // namespace fate::scenario
