// What a scenario says about the table as a whole: mode, sets, seats, phase.
#pragma once

#include <string>

#include "fate/v1/scenario.pb.h"
#include "server/scenario/names.hpp"

namespace fate::scenario {

struct Setting {
  MatchConfig config;
  Names names;
  int seats = 0;
  Phase phase = Phase::play;
  Seat turn = 0;
};

// Empty, or one line that says what is wrong.
std::string read_setting(const v1::Scenario&, Setting& out);

}  // namespace fate::scenario
