// The turn loop (timing section 1).
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

// From the first turn of `first` to the end of the match.
Task<> turns(Game&, Seat first);
// The parts of a turn; scenarios start in the middle.
Task<> casting_phase(Game&, Seat next);
Task<> character_turn(Game&, Seat, Phase from);
Task<> play_phase(Game&, Seat);

void begin_phase(Game&, Seat, Phase);
void begin_turn(Game&, Seat);

}  // namespace fate
