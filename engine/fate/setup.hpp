// From nothing to the first turn (R261): what the mode wants (fate, heroes, identities, sides), then the cards.
#pragma once

#include "engine/fate/effects.hpp"
#include "engine/fate/match_config.hpp"
#include "engine/fate/mode.hpp"

namespace fate {

// Plain facts of an empty table for this configuration.
void prepare(Game&, const MatchConfig&, const Seed&);
// The whole match.
Task<> play_match(Game&);
// A match from a position that a test has laid out (mode table or any other): `g.turn_seat` acts from `from` on, or the
// set-up goes on from the deck as it lies.
Task<> play_from(Game&, Phase from);

// ---- what modes are set up with

bool in_play(const Game&, SetId);
// All heroes of the sets in play, shuffled (R004).
using HeroPool = FixedVec<HeroId, 100>;
HeroPool shuffled_heroes(Game&);
// Three at random for each seat; all choose at the same time and show together (R009).
Task<> choose_heroes(Game&);
// A question to these seats which of their heroes; the caller adds nothing but awaits ask(g).
Question& ask_for_hero(Game&, QuestionKind, SeatSet asked, RuleId about);
void offer_choice(Question&, Seat, RuleId about, std::span<const HeroId>);
HeroId chosen_hero(const Game&, Seat);

}  // namespace fate
