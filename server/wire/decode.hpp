// From fate.v1 messages to the engine's types. Whatever a client or a file holds, the result is a value or a reason.
#pragma once

#include <optional>
#include <string>

#include "engine/match.hpp"
#include "fate/v1/log.pb.h"
#include "fate/v1/question.pb.h"

namespace fate::wire {

// nullptr, or which part cannot be an answer to anything.
const char* read_answer(const v1::Answer& from, Answer& into);

struct ReadConfig {
  MatchConfig config;
  std::string error;             // empty = config is good
};
// Names of modes and sets to numbers. Also says no to what the engine cannot start.
ReadConfig read_config(const v1::MatchConfig& from);
v1::MatchConfig write_config(const MatchConfig& from);

// 32 bytes, else nothing.
std::optional<Seed> read_seed(const std::string& bytes);

}  // namespace fate::wire
