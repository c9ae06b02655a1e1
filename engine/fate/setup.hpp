// From nothing to the first turn (R261): fate, heroes, identities, cards.
#pragma once

#include "engine/fate/effects.hpp"
#include "engine/fate/match_config.hpp"

namespace fate {

// Plain facts of an empty table for this configuration.
void prepare(Game&, const MatchConfig&, const Seed&);
// The whole match.
Task<> play_match(Game&);
// A match from a position that a test has laid out (mode table or any other): `g.turn_seat` acts from `from` on.
Task<> play_from(Game&, Phase from);

// Gives a seat its hero's figures.
void take_hero(Game&, Seat, HeroId);

}  // namespace fate
