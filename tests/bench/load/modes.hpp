// What the load tool can do. Each prints its report and returns the code to end with.
#pragma once

#include "tests/bench/load/options.hpp"

namespace fate::load {

// Rooms of players who choose at a rate.
int play(const Options& options);
// What connections, rooms and matches cost while nothing happens.
int idle(const Options& options);
// How long matches of bots need to come back after SIGKILL.
int recover(const Options& options);

// One line; returns 1.
int gave_up(const std::string& why);

}  // namespace fate::load
