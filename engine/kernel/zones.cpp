#include "engine/kernel/zones.hpp"

#include <utility>

namespace fate {
namespace {

// The list behind a zone; nullptr for areas whose cards lie as PlacedCard.
CardList* list_of(Zones& z, ZoneRef at) {
  switch (at.zone) {
    case Zone::deck: return &z.deck;
    case Zone::discard_pile: return &z.discard_pile;
    case Zone::processing: return &z.processing;
    case Zone::hand: return &z.hands[at.seat];
    default: return nullptr;
  }
}

template <class List>
int position(const List& list, CardId c) {
  for (int i = list.size() - 1; i >= 0; --i)
    if (list[i].card == c) return i;
  return -1;
}

}  // namespace

const PlacedCard* Zones::find_placed(CardId c) const {
  const ZoneRef at = place_of(c);
  if (at.zone == Zone::equipment) {
    const auto& worn = equipment[at.seat];
    const int i = position(worn, c);
    return i < 0 ? nullptr : &worn[i];
  }
  const int i = position(placed, c);
  return i < 0 ? nullptr : &placed[i];
}

PlacedCard* Zones::find_placed(CardId c) { return const_cast<PlacedCard*>(std::as_const(*this).find_placed(c)); }

PlacedCard Zones::take(CardId c) {
  const ZoneRef at = place_of(c);
  PlacedCard how;
  if (CardList* list = list_of(*this, at)) {
    // Cards leave decks and piles from the top.
    const int top = list->size() - 1;
    const int i = top >= 0 && (*list)[top] == c ? top : list->find(c);
    if (check(i >= 0, "a card is where it is said to be")) list->erase(i);
  } else if (at.zone == Zone::equipment) {
    auto& worn = equipment[at.seat];
    const int i = position(worn, c);
    if (check(i >= 0, "equipment is where it is said to be")) {
      how = worn[i];
      worn.erase(i);
    }
  } else {
    const int i = position(placed, c);
    if (check(i >= 0, "a placed card is where it is said to be")) {
      how = placed[i];
      placed.erase(i);
    }
  }
  where[index(c)] = {};
  return how;
}

void Zones::put(CardId c, ZoneRef to, const PlacedCard& how) {
  check(where[index(c)].zone == Zone::none, "a card is in one zone only");
  where[index(c)] = to;
  if (CardList* list = list_of(*this, to)) {
    list->push_back(c);
    return;
  }
  PlacedCard p = how;
  p.card = c;
  p.zone = to.zone;
  p.seat = to.seat;
  if (to.zone == Zone::equipment) {
    equipment[to.seat].push_back(p);
    return;
  }
  int behind = placed.size();
  for (int i = 0; i < placed.size(); ++i)
    if (lie_alike(placed[i], p)) behind = i + 1;
  placed.insert(behind, p);
}

}  // namespace fate
