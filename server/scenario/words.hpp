// A question and its answers in words, for people who read why a scenario failed.
#pragma once

#include <string>

#include "engine/kernel/question.hpp"
#include "fate/v1/scenario.pb.h"
#include "server/scenario/names.hpp"

namespace fate::scenario {

// The word that stands for an option where it means something: "red", "draw", a hero; else its number.
std::string option_word(const Question&, const Action&);
// Is this what a scenario calls the action's option?
bool is_option(const Question&, const Action&, const std::string& word);

std::string words_of(const Question&, const Action&);        // "use normal_attack: S2, S3 on B, E"
// Who is asked what, and, for seats that wait, every way to answer: several lines, each indented by `indent` blanks.
std::string words_of(const Question&, int indent);
std::string words_of(const v1::Choose&);                     // "A uses normal_attack S2 on B"

}  // namespace fate::scenario
