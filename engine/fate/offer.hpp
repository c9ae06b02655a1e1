// Short words for what abilities offer: which cards and seats an action may choose among.
#pragma once

#include "engine/fate/use.hpp"

namespace fate {

using FitsCard = bool (*)(CardId);

inline bool red(CardId c) { return colour_of(c) == Colour::red; }
inline bool black(CardId c) { return colour_of(c) == Colour::black; }
inline bool heart(CardId c) { return suit_of(c) == Suit::heart; }
inline bool spade(CardId c) { return suit_of(c) == Suit::spade; }
inline bool printed_attack(CardId c) { return is_attack(type_of(c)); }
inline bool printed_dodge(CardId c) { return is_dodge(type_of(c)); }
inline bool printed_salve(CardId c) {
  return type_of(c) == CardType::healing_salve || type_of(c) == CardType::origins_healing_salve;
}

inline bool own_play_phase(const Game& g, Seat s) { return g.phase == Phase::play && g.turn_seat == s; }

// Cards in hand, and in hand or worn (R076).
CardSet hand_cards(const Game&, Seat, FitsCard = nullptr);
CardSet cards_of(const Game&, Seat, FitsCard = nullptr);
// The piece of equipment of this kind that it wears upright, or sideways; none if it does not.
CardId worn_card(const Game&, Seat, CardType, bool turned);
// The one card of a set; none if it is empty.
CardId only_card(const CardSet&);

// Living characters at whom something of this kind can be aimed (R070).
SeatSet targetable_seats(const Game&, AbilityId why);
inline SeatSet targetable_others(const Game& g, Seat me, AbilityId why) { return targetable_seats(g, why).without(me); }
SeatSet holding_cards(const Game&, SeatSet);              // ... who have a hand card
SeatSet able_to_recover(const Game&, SeatSet, AbilityId why);

// Exactly n, or min..max, of a group.
inline void want_cards(Action& a, const CardSet& cards, int n = 1, CardRule rule = CardRule::any,
                       FitsCard fits = nullptr) {
  a.cards = cards;
  a.fits = fits;
  a.min_cards = a.max_cards = static_cast<std::uint8_t>(n);
  a.rule = rule;
}
inline void want_targets(Action& a, SeatSet seats, int min = 1, int max = 1) {
  a.targets = seats;
  a.min_targets = static_cast<std::uint8_t>(min);
  a.max_targets = static_cast<std::uint8_t>(max);
}

}  // namespace fate
