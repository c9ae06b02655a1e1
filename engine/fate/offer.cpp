#include "engine/fate/offer.hpp"

namespace fate {
namespace {

CardSet only_fitting(const CardSet& cards, FitsCard fits) {
  if (fits == nullptr) return cards;
  CardSet set;
  cards.each([&](CardId c) {
    if (fits(c)) set.add(c);
  });
  return set;
}

}  // namespace

CardSet hand_cards(const Game& g, Seat s, FitsCard fits) { return only_fitting(set_of(g.hand(s)), fits); }
CardSet cards_of(const Game& g, Seat s, FitsCard fits) { return only_fitting(own_cards(g, s), fits); }

CardId worn_card(const Game& g, Seat s, CardType t, bool turned) {
  for (const PlacedCard& p : g.zones.equipment[s])
    if (type_of(p.card) == t && p.turned == turned) return p.card;
  return CardId::none;
}

CardId only_card(const CardSet& set) {
  CardId card = CardId::none;
  set.each([&](CardId c) { card = c; });
  return card;
}

SeatSet targetable_seats(const Game& g, AbilityId why) {
  SeatSet set;
  for (const Seat s : g.alive)
    if (targetable(g, s, why)) set.add(s);
  return set;
}

SeatSet holding_cards(const Game& g, SeatSet seats) {
  SeatSet set;
  for (const Seat s : seats)
    if (hand_count(g, s) > 0) set.add(s);
  return set;
}

SeatSet able_to_recover(const Game& g, SeatSet seats, AbilityId why) {
  SeatSet set;
  for (const Seat s : seats)
    if (can_recover(g, s, why)) set.add(s);
  return set;
}

}  // namespace fate
