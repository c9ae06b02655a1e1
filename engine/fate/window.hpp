// Opening a timing window: collects the abilities that may act, in the family's order (R080), asks where there is a
// choice.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

// Who the two sides of a window are; no_seat where there is none.
struct Sides {
  Seat user = no_seat;
  Seat target = no_seat;
};

// Runs window w over the record at stack index `subject`. Costs nothing when nobody listens.
Task<> open_window(Game&, Window w, std::uint8_t subject, Sides);

// Runs one use of a skill or equipment text: shows it, counts its limit, runs it. For actions outside windows as well.
Task<> run_skill(Game&, SkillUse, Task<> (*run)(Game&, SkillUse&));
// Tells that a skill or equipment text is used; for silent reactions, which find out first.
void told_skill(Game&, const SkillUse&);
// Is a skill of this ability forbidden to the seat, or its limit exhausted?
bool may_use_skill(const Game&, Seat, AbilityId);
// May what it does by itself, outside the play phase, happen?
bool may_act(const Game&, Seat, const Ability&);

}  // namespace fate
