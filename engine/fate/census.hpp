// An inventory of a match at a question: what must hold of the facts whatever happened. For tests and tools; a match
// never runs it on itself.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

// nullptr, or the first thing that is wrong: a card in two zones or in none, hp or rage out of range, belongings of the
// dead, two weapons, an open question without a legal answer.
const char* broken_census(const Game&);

// How many cards are in the match; constant from the deal to the end.
int card_total(const Game&);

}  // namespace fate
