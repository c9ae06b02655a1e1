// Numbers that follow from the table: distances, ranges and limits (R028, R056, R058).
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

// Living seats for distance in turn order, with seats that moved for distance where they count as sitting (R048).
struct Ring {
  Seat seats[max_seats];
  int count = 0;
  int find(Seat s) const {
    for (int i = 0; i < count; ++i)
      if (seats[i] == s) return i;
    return -1;
  }
};
Ring ring_of(const Game&);
Ring ring_of(const Game&, SeatSet seats);                     // of these seats, living or not

// From a to b over living seats, with all modifiers, at least 1; 0 if they are the same or one is dead.
int distance(const Game&, Seat from, Seat to);
// With ring_of(g), when many are wanted; `without`: as if this ability were not borne.
int distance(const Game&, const Ring&, Seat from, Seat to, const Ability* without = nullptr);
int attack_range(const Game&, Seat);
bool in_range(const Game&, Seat from, Seat to);
int attack_limit(const Game&, Seat);         // unlimited_attacks = any number
int hand_limit(const Game&, Seat);

}  // namespace fate
