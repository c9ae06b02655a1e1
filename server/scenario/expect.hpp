// Comparing what a scenario expects with what a match is.
#pragma once

#include <string>
#include <vector>

#include "fate/v1/scenario.pb.h"
#include "server/scenario/names.hpp"

namespace fate::scenario {

// What happened since the last expectation, and which questions were asked since the last choice or pass.
struct History {
  struct Asked {
    QuestionKind kind{};
    SeatSet seats;
  };
  std::vector<EventKind> events;
  std::vector<Asked> asked;
};

// Every difference, one line each: "B hp: expected 3, found 4".
std::vector<std::string> differences(const Match&, const Names&, const v1::Expect&, const History&);

// Is this the open question that the expectation is about?
bool is_asked(const Question&, const v1::Asked&);

}  // namespace fate::scenario
