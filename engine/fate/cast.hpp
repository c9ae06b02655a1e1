// Cast skills whose effect is a status of this character turn (R031..R036).
#pragma once

#include "engine/fate/offer.hpp"

namespace fate {

// Whom a cast that gives this status may be aimed at: anybody who is not under it yet (R036, R066).
SeatSet cast_targets(const Game&, AbilityId cast);

// One way to cast: n of these cards on one of those characters.
void offer_cast(const Game&, AbilityId cast, const CardSet& cards, int n, Offers&, FitsCard fits = nullptr);

// Cards of one kind, and whom they can be laid before.
struct CastKind {
  CardSet cards;
  SeatSet targets;
};
// One card of one of these kinds; kinds for the same characters are one way.
void offer_cast_kinds(std::span<const CastKind>, Offers&);

// Lays the chosen cards into the target's state area, opens the dispel window, gives the status (R033).
Task<> cast_status(Game&, SkillUse&);
// The same for a status that says more than that it is there; what it says is merged (R036).
Task<> cast_status_with(Game&, SkillUse&, std::uint8_t param);

}  // namespace fate
