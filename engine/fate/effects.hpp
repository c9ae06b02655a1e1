// What card and skill texts are made of. Each takes the ability that causes it (`why`): it decides about immunity
// (R165) and tells players the reason.
#pragma once

#include "engine/fate/ask.hpp"
#include "engine/fate/state.hpp"

namespace fate {

// ---- cards
// From the deck into the hand; as many as there are (R013). Returns how many.
int draw(Game&, Seat, int n, AbilityId why);
// To the discard pile. `by` does it: the owner (discard) or somebody else (R075).
void discard(Game&, const CardSet&, Seat by, AbilityId why);
void discard(Game&, CardId, Seat by, AbilityId why);
// The owner chooses n of his hand cards and discards them; fewer if he has fewer (R066).
Task<> discard_own_hand(Game&, Seat, int n, AbilityId why);
// Blind picks from a hand (R075).
CardId random_hand_card(Game&, Seat from);
CardSet random_hand_cards(Game&, Seat from, int n);
void discard_from_hand(Game&, Seat by, Seat from, int n, AbilityId why);
int take_from_hand(Game&, Seat taker, Seat from, int n, AbilityId why);
// `by` picks one card of `from`: equipment openly or a hand card blind. `hand`, `equipment`: what is within reach.
struct Pick {
  bool hand = true;
  bool equipment = true;
};
Task<CardId> pick_card_of(Game&, Seat by, Seat from, AbilityId why, Pick = {});

// Shows cards that lie face down (in the deck, say) to one seat alone.
void look_at(Game&, Seat viewer, std::span<const CardId>, AbilityId why);
// Shows cards to everybody where they lie.
void show_cards(Game&, Seat whose, std::span<const CardId>, AbilityId why);
// A guess at the colour (Colour) or suit (10 + Suit) of a card, which everybody sees now.
void told_guess(Game&, Seat, int guess, CardId, bool right, AbilityId why);
// Cards that `giver` sees go to one seat each, as he chooses; what nobody is left for stays. They may lie in the deck:
// he alone learns their faces.
Task<> give_one_each(Game&, Seat giver, CardList cards, SeatSet receivers, AbilityId why);

// Cards that the seat sees, in the order that it chooses. The dead leave them as they lie (R071).
Task<CardList> put_in_order(Game&, Seat, CardList, AbilityId why);

// ---- points
Task<> recover(Game&, Seat, int points, Seat by, AbilityId why);
bool can_recover(const Game&, Seat, AbilityId why);          // below its maximum, not kept from it, not immune
Task<> gain_rage(Game&, Seat, int points, AbilityId why);  // up to the cap; each point is gained by itself (R118, R120)

struct DamageSpec {
  Seat source = no_seat;
  Seat target = no_seat;
  int amount = 1;
  AbilityId why{};
  int extra_rage = 0;
  std::uint8_t attack = no_entry;
  bool cost = false;  // paid by the target himself: no effect, so immunity does not matter (R067, R288)
};
// One damage event with all that follows. Returns the points really taken, by whoever took them.
Task<int> damage(Game&, DamageSpec);
// Was it dealt by an attack of this seat?
inline bool by_attack_of(const Game& g, Seat s, const Damage& d) {
  return d.attack != no_entry && g.entry<Attack>(d.attack).attacker == s;
}
// While it is about to be taken: some of it is kept off; somebody else takes it over (R112, R113).
Damage* damage_under_way(Game&);  // the innermost; nullptr: none
void reduce_damage(Game&, Damage&, int points, AbilityId why);
void move_damage(Game&, Damage&, Seat to, AbilityId why);

// ---- judgment
struct Judged {
  CardId card = CardId::none;  // none: no result at all (R013)
  Suit suit = Suit::none;
  std::uint8_t rank = 0;
  bool good = false;  // it is what the judgment was for
  bool red() const { return colour_of(suit) == Colour::red; }
  bool black() const { return colour_of(suit) == Colour::black; }
};
// What a judgment is for. A card of no suit is never it.
using JudgedFor = bool (*)(const Judged&);
inline bool for_red(const Judged& j) { return j.red(); }
inline bool for_black(const Judged& j) { return j.black(); }
inline bool for_heart(const Judged& j) { return j.suit == Suit::heart; }
Task<Judged> judge(Game&, Seat, AbilityId why, JudgedFor);
// Before the flip: a card that lies open becomes the judgment card.
void replace_judgment_card(Game&, Judgment&, CardId, Seat by, AbilityId why);
// After it took effect: the card goes, another one is flipped.
void judge_again(Game&, Judgment&, Seat by, AbilityId why);

// ---- dispel
// Opens the dispel window on what lies on top of the stack (a magic card or a dispellable skill): true = it is
// cancelled.
Task<bool> dispelled(Game&, SkillUse&);
Task<bool> dispelled(Game&, CardUse&);

// ---- dying
Seat dying_now(const Game&);  // the character for whom help is sought now, no_seat if none is
Task<> dying(Game&, Seat who, Seat source, std::uint8_t attack);

// Ends the match: what follows never runs.
Task<> end_match(Game&, OutcomeReason, SeatSet winners);
// Win conditions at a death (R254), and where nothing is being resolved (R253).
Task<> check_victory_at_death(Game&, Seat dead);
Task<> stable_point(Game&);

}  // namespace fate
