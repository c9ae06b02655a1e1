// Using and playing cards (timing section 2).
#pragma once

#include "engine/fate/effects.hpp"
#include "engine/fate/ways.hpp"

namespace fate {

// Uses cards: pays, shows, opens every window, carries out the effect, discards. The use must have been offered as legal.
Task<> use_card(Game&, CardUse);
// The effect alone, once more, without a card: no dispel window, and only characters whom `before` did not concern become
// targets (multicast, R152).
Task<> repeat_card(Game&, CardUse what, const CardUse& before);
// Whom a card used on its user or, by a skill, on somebody else is used on (R159).
inline Seat used_on(const CardUse& u) { return u.targets.empty() ? u.user : u.targets.front(); }
// A virtual attack (R061).
Task<> use_virtual_attack(Game&, Seat user, Seat target);

// Lays down cards as a use or play and opens card_used; the scope must be on the stack. Part of use_card and its like.
Task<> lay_down(Game&, CardUse&);
// Discards what is still in the processing zone.
void clear_away(Game&, const CardUse&);

// Asks a seat to PLAY a card in response (R051); false: it did not. `attacks` asks for any attack, else a dodge.
enum class Wanted : std::uint8_t { attack, dodge };
Task<bool> ask_to_play(Game&, Seat, Wanted, AbilityId why, int still_wanted = 1);

// Asks a seat to USE an attack on `target` outside the limit (R055). Range matters only if `ranged` (R093).
struct AttackRequest {
  Seat seat = no_seat;
  Seat target = no_seat;
  AbilityId why{};
  bool ranged = false;
  std::int8_t bonus = 0;
};
Task<bool> ask_to_attack(Game&, AttackRequest);

// One attack on one target, after the card was laid down (timing A3..A12).
Task<> attack(Game&, CardUse&, Seat target);

// Legal targets of attacks now.
SeatSet attack_targets(const Game&, Seat user, const Action&);
// Can nothing of this kind of effect be aimed at the seat?
bool targetable(const Game&, Seat, AbilityId why);

}  // namespace fate
