// The monsters of the jungle: laid face down, turned up in their owner's monster judgment or killed by others. These
// are actions of the rules: nothing is used or played, and nothing can be dispelled (R233, R289).
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

// Adds the ways to lay a monster and to kill one in one's own play phase (R228, R229).
void offer_placing(const Game&, Question&, Seat);
void offer_killing(const Game&, Question&, Seat);

// As the seat has just answered.
Task<> place_monster(Game&, Seat);
Task<> kill_monster(Game&, Seat);

// The phase before the state judgment: all monsters before the seat, the oldest first (R230).
Task<> monster_judgment(Game&, Seat);

}  // namespace fate
