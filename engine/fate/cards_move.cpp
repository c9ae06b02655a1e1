// Moving cards, and who sees their faces.
#include "engine/fate/state.hpp"

namespace fate {
namespace {

constexpr SeatSet everybody{0xff};

// Faces are open at these places, unless the card lies face down there.
bool open_at(Zone zone, const PlacedCard& lies) {
  switch (zone) {
    case Zone::discard_pile:
    case Zone::processing:
    case Zone::equipment: return true;
    case Zone::deck:
    case Zone::hand:
    case Zone::faith_pile:
    case Zone::none: return false;
    case Zone::state_area:
    case Zone::monster_area:
    case Zone::souls:
    case Zone::set_aside:
    case Zone::table: return !lies.face_down;
  }
  return false;
}

SeatSet seen_by(const ZoneRef& from, const PlacedCard& lay, const ZoneRef& to, const PlacedCard& lies) {
  if (open_at(from.zone, lay) || open_at(to.zone, lies)) return everybody;
  SeatSet who = lay.known_to | lies.known_to;
  if (from.zone == Zone::hand) who.add(from.seat);
  if (to.zone == Zone::hand) who.add(to.seat);
  return who;
}

// What a move changes beside the zones.
void after_move(Game& g, const ZoneRef& from, const ZoneRef& to) {
  if (from.zone == Zone::equipment) refresh_abilities(g, from.seat);
  if (to.zone == Zone::equipment) refresh_abilities(g, to.seat);
}

struct Told {
  ZoneRef from, to;
  SeatSet seen;
  std::uint32_t first;
};

void tell(Game& g, const Told& t, const Move& how, const PlacedCard& lies) {
  Event& e = g.emit(EventKind::cards_moved, how.by);
  e.from = t.from;
  e.to = t.to;
  e.ability = how.why;
  e.seen_by = t.seen;
  e.first_card = t.first;
  e.card_count = static_cast<std::uint16_t>(g.log->cards.size() - t.first);
  e.extra = static_cast<std::uint32_t>(g.log->placed.size());
  g.log->placed.push_back(lies);
  g.log->placed.back().card = CardId::none;   // the face is told by `cards` alone, to those who see it
}

PlacedCard lying(const ZoneRef& to, const Move& how, SeatSet seen) {
  PlacedCard lies = how.how;
  lies.zone = to.zone;
  lies.seat = to.seat;
  lies.known_to = lies.face_down ? lies.known_to | seen : SeatSet{};
  return lies;
}

// Souls lie on the urn: they go with it (R177).
void drop_souls(Game& g, Seat s) {
  CardList souls;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::souls && p.seat == s) souls.push_back(p.card);
  if (!souls.empty()) move_cards(g, souls, discard_pile(), {s, ability(CardType::urn_of_shadows)});
}

}  // namespace

void move_card(Game& g, CardId c, ZoneRef to, const Move& how) {
  move_cards(g, std::span<const CardId>(&c, 1), to, how);
}

void move_cards(Game& g, std::span<const CardId> cards, ZoneRef to, const Move& how) {
  std::size_t i = 0;
  while (i < cards.size()) {
    // One event for each run of cards that lay at one place and are seen by the same viewers.
    Told t{g.zones.place_of(cards[i]), to, {}, static_cast<std::uint32_t>(g.log->cards.size())};
    PlacedCard lay;
    bool urn = false;
    bool first = true;
    PlacedCard lies;
    for (; i < cards.size(); ++i) {
      const ZoneRef at = g.zones.place_of(cards[i]);
      if (!(at == t.from)) break;
      const PlacedCard* placed = at.zone > Zone::hand ? g.zones.find_placed(cards[i]) : nullptr;
      const PlacedCard was = placed != nullptr ? *placed : PlacedCard{};
      const SeatSet seen = seen_by(at, was, to, how.how);
      if (!first && !(seen == t.seen && was.ability == lay.ability)) break;
      first = false;
      t.seen = seen;
      lay = was;
      lies = lying(to, how, how.how.face_down ? seen | was.known_to : SeatSet{});
      urn = urn || (at.zone == Zone::equipment && type_of(cards[i]) == CardType::urn_of_shadows);
      g.zones.take(cards[i]);
      g.zones.put(cards[i], to, lies);
      g.log->cards.push_back(cards[i]);
    }
    if (to.zone <= Zone::hand) lies = lay;   // what matters for the fold is how the card lay where it came from
    tell(g, t, how, lies);
    after_move(g, t.from, to);
    if (urn) drop_souls(g, t.from.seat);
  }
}

void move_cards(Game& g, const CardSet& cards, ZoneRef to, const Move& how) {
  CardList list;
  cards.each([&](CardId c) { list.push_back(c); });
  move_cards(g, list, to, how);
}

int fill_deck(Game& g, int n) {
  Zones& z = g.zones;
  if (z.deck.size() >= n || z.discard_pile.empty()) return z.deck.size();
  // The rest of the old deck stays on top (R012).
  CardList rest = z.deck;
  shuffle(g.random, z.discard_pile.items, z.discard_pile.size());
  z.deck = z.discard_pile;
  z.discard_pile.clear();
  for (const CardId c : z.deck) z.where[index(c)] = {Zone::deck, no_seat};
  for (const CardId c : rest) z.deck.push_back(c);
  g.emit(EventKind::deck_shuffled).value = static_cast<std::int16_t>(z.deck.size());
  return z.deck.size();
}

bool no_card_left(const Game& g) { return g.zones.deck.empty() && g.zones.discard_pile.empty(); }

CardId top_of_deck(Game& g) { return fill_deck(g, 1) == 0 ? CardId::none : g.zones.deck.back(); }

CardList top_of_deck(Game& g, int n) {
  CardList cards;
  const int there = fill_deck(g, n);
  for (int i = there - 1; i >= 0 && cards.size() < n; --i) cards.push_back(g.zones.deck[i]);
  return cards;
}

void arrange_top_of_deck(Game& g, std::span<const CardId> cards) {
  CardList& deck = g.zones.deck;
  const int n = static_cast<int>(cards.size());
  if (!check(n <= deck.size(), "only what lies there can be put in order")) return;
  const CardSet chosen = set_of(cards);
  for (int i = 1; i <= n; ++i)
    if (!check(chosen.has(deck[deck.size() - i]), "the cards put in order are the topmost ones")) return;
  for (int i = 0; i < n; ++i) deck[deck.size() - 1 - i] = cards[static_cast<std::size_t>(i)];
}

void turn_equipment(Game& g, CardId c, bool sideways) {
  PlacedCard* worn = g.zones.find_placed(c);
  if (!check(worn != nullptr && worn->zone == Zone::equipment, "only what is worn can be turned")) return;
  if (worn->turned == sideways) return;
  worn->turned = sideways;
  Event& e = g.emit(EventKind::equipment_turned, worn->seat);
  e.flag = sideways;
  e.first_card = static_cast<std::uint32_t>(g.log->cards.size());
  e.card_count = 1;
  g.log->cards.push_back(c);
}

namespace {

CardId worn(const Game& g, Seat s, CardKind kind) {
  for (const PlacedCard& p : g.zones.equipment[s])
    if (kind_of(p.card) == kind) return p.card;
  return CardId::none;
}

}  // namespace

CardId weapon_of(const Game& g, Seat s) { return worn(g, s, CardKind::weapon); }
CardId armor_of(const Game& g, Seat s) { return worn(g, s, CardKind::armor); }

bool wears(const Game& g, Seat s, CardType t) {
  for (const PlacedCard& p : g.zones.equipment[s])
    if (type_of(p.card) == t) return true;
  return false;
}

CardSet set_of(std::span<const CardId> cards) {
  CardSet set;
  for (const CardId c : cards) set.add(c);
  return set;
}

CardSet equipment_cards(const Game& g, Seat s) {
  CardSet set;
  for (const PlacedCard& p : g.zones.equipment[s]) set.add(p.card);
  return set;
}

CardSet own_cards(const Game& g, Seat s) {
  CardSet set = equipment_cards(g, s);
  for (const CardId c : g.hand(s)) set.add(c);
  return set;
}

int hand_count(const Game& g, Seat s) { return g.hand(s).size(); }
int card_count_of(const Game& g, Seat s) { return g.hand(s).size() + g.zones.equipment[s].size(); }

}  // namespace fate
