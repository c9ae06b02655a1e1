// Telling of skills that only change numbers or choices, where they make a difference.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

// An attack between the bearer and somebody else was changed by this ability. Only hero skills are told; equipment lies
// in sight.
void told_modifier(Game&, const Ability&, Seat bearer, Seat other);
// Skills without which the target of this attack could not be reached.
void told_reach(Game&, const CardUse&, Seat target);
// Skills without which the card could not be aimed so.
void told_retarget(Game&, const CardUse&);
// Skills without which the seat would have to discard more.
void told_hand_limit(Game&, Seat);

}  // namespace fate
