// How a match starts, guided or not.
#pragma once

#include <memory>
#include <string>

#include "engine/match.hpp"
#include "fate/v1/log.pb.h"

namespace fate::wire {

struct Begun {
  std::unique_ptr<Match> match;  // at its first question; nullptr: error says why not
  std::string error;
};
// The match of a record or file. `seed`: 32 bytes.
Begun begin_match(const v1::MatchConfig& config, const std::string& seed);

}  // namespace fate::wire
