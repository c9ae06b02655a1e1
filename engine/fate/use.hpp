// Using and playing cards (timing section 2).
#pragma once

#include "engine/fate/effects.hpp"
#include "engine/fate/ways.hpp"

namespace fate {

// Uses cards: pays, shows, opens every window, carries out the effect, discards. The use must have been offered as
// legal.
Task<> use_card(Game&, CardUse);
// The effect alone, once more, without a card: no dispel window, and only characters whom `before` did not concern
// become targets (multicast, R152).
Task<> repeat_card(Game&, CardUse what, const CardUse& before);
// A virtual attack (R061).
Task<> use_virtual_attack(Game&, Seat user, Seat target);

// An attack whose cards somebody else has laid down for the user: nothing is laid and nothing fires again (R283).
Task<> use_laid_attack(Game&, CardUse);

// The use that an attack under way came from; nullptr: none any more.
CardUse* use_of(Game&, const Attack&);

// Lays down cards as a use or play and opens card_used; the scope must be on the stack. Part of use_card and its like.
Task<> lay_down(Game&, CardUse&);
// Discards what is still in the processing zone.
void clear_away(Game&, const CardUse&);
// Lays the used cards into a seat's state area, face up, until its state judgment, or `lasting` until its own trigger
// (R037); a repeat has none (R287).
void lay_in_state_area(Game&, const CardUse&, Seat target, bool lasting = false);

// Asks a seat to PLAY any attack, or a dodge, in response (R051); false: it did not. A play that was made void is spent
// and asked for again (R290).
enum class Wanted : std::uint8_t { attack, dodge };
Task<bool> ask_to_play(Game&, Seat, Wanted, AbilityId why, int still_wanted = 1);

// Asks a seat to USE an attack on `target` outside the limit (R055). Range matters only if `ranged` (R093).
struct AttackRequest {
  Seat seat = no_seat;
  Seat target = no_seat;
  AbilityId why{};
  bool ranged = false;
  std::int8_t bonus = 0;
  bool tell = false;  // `why` is a silent skill of the seat itself: tell of it when it attacks
};
Task<bool> ask_to_attack(Game&, AttackRequest);

// One attack on one target, after the card was laid down (timing A3..A12).
Task<> attack(Game&, CardUse&, Seat target);

// May something else than a dodge cancel it (R083, R087)?
bool may_be_cancelled(const Game&, const Attack&);
// `by` ends it for its target: cancelled, or without effect.
void cancel_attack(Game&, Attack&, AbilityId by);
void void_attack(Game&, Attack&, AbilityId by);

// What an attack of the own play phase may be aimed at.
const CardText& attack_text();
// Legal targets of attacks now.
SeatSet attack_targets(const Game&, Seat user, const Action&);
// Can nothing of this kind of effect be aimed at the seat?
bool targetable(const Game&, Seat, AbilityId why);

}  // namespace fate
