// Where every card is. A card is in exactly one zone at any time; `where` and the lists always agree (census in tests).
#pragma once

#include <cstdint>

#include "engine/kernel/card.hpp"
#include "engine/kernel/event.hpp"
#include "engine/kernel/fixed_vec.hpp"
#include "engine/kernel/placed.hpp"

namespace fate {

inline constexpr int zone_capacity = 140;  // more than the cards of any match

using CardList = FixedVec<CardId, zone_capacity>;

struct Zones {
  CardList deck;  // last = top
  CardList discard_pile;  // last = top
  CardList processing;  // cards of what is being resolved (R014)
  CardList hands[max_seats];
  FixedVec<PlacedCard, 2> equipment[max_seats];
  FixedVec<PlacedCard, zone_capacity> placed;  // every other area, in the order of laying but for lie_alike()
  ZoneRef where[max_cards];  // Zone::none: not in this match

  ZoneRef place_of(CardId c) const { return where[index(c)]; }
  // The entry of a card that lies in an area or is equipped; nullptr if it does not.
  PlacedCard* find_placed(CardId c);
  const PlacedCard* find_placed(CardId c) const;

  // Takes the card out of its zone; put() must follow. Returns how it lay there.
  PlacedCard take(CardId c);
  // Lists: `how` is ignored. Areas: `how` says how it lies.
  void put(CardId c, ZoneRef to, const PlacedCard& how = {});
};

}  // namespace fate
