// The turn loop (timing section 1).
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

// From the turn of `first` to the end of the match; that turn may start in the middle.
Task<> turns(Game&, Seat first, Phase from = Phase::casting);
Task<> casting_phase(Game&, Seat next);
Task<> character_turn(Game&, Seat, Phase from);
Task<> play_phase(Game&, Seat);

void begin_phase(Game&, Seat, Phase);
void begin_turn(Game&, Seat);

}  // namespace fate
