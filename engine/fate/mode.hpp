// What a mode adds to the basic rules. Each mode is one file of engine/modes; the rules ask here and know no mode.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

struct ModeRules {
  ModeId mode = ModeId::none;
  // Is a card of the sets in play part of the deck? Null: every one is.
  bool (*deck_has)(CardType) = nullptr;
  // From the shuffled deck to the deal: sides, heroes, identities. May name the starter; if not he is drawn at random.
  Task<> (*set_up)(Game&) = nullptr;
  // Public sides, from who starts. Null: none.
  void (*take_sides)(Game&, Seat starter) = nullptr;
  // Who has won now that this seat is dead, and its killer known; reason none: nobody yet (R137).
  Outcome (*at_death)(const Game&, Seat dead) = nullptr;
  // ... where nothing is being resolved (R253). Null: nobody can win there.
  Outcome (*at_rest)(const Game&) = nullptr;
  // Right after the discard phase of a living character. Null: nothing.
  Task<> (*after_discard)(Game&, Seat) = nullptr;
};

// Registered in engine/content.cpp; nullptr: this mode cannot be played.
const ModeRules* rules_of(ModeId);

}  // namespace fate
