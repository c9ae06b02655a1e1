// The snapshot for one viewer, built from what that viewer knows.
#include "engine/fate/state.hpp"
#include "engine/view/view.hpp"

namespace fate::view {
namespace {

Identity identity_for(const Game& g, Seat whose, Viewer v) {
  const Character& c = g.at(whose);
  const bool known = v.all_seeing || c.identity_public || (v.seat != no_seat && g.knows[v.seat].has(whose));
  return known ? c.identity : Identity::unknown;
}

// Face-down cards keep their face from those who have not seen it (R078).
PlacedCard placed_for(PlacedCard p, Viewer v) {
  if (p.face_down && !v.sees(p.known_to)) p.card = CardId::none;
  p.known_to = {};
  return p;
}

// Heroes that are kept face down: everybody sees how many (R239).
FixedVec<HeroId, 3> bench_for(const Character& c, Seat s, Viewer v) {
  FixedVec<HeroId, 3> out = c.bench;
  if (!c.bench_open && !v.sees(SeatSet::of(s)))
    for (HeroId& h : out) h = HeroId::none;
  return out;
}

SeatView seat_view(const Game& g, Seat s, Viewer v) {
  const Character& c = g.at(s);
  SeatView out;
  out.hero = c.hero;
  out.picked = c.picked;
  out.bench = bench_for(c, s, v);
  out.rested = c.rested;
  out.contest_card = c.contest_card;
  out.team = c.team;
  out.alive = g.living(s);
  out.identity = identity_for(g, s, v);
  out.identity_public = c.identity_public;
  out.killer = c.killer;
  out.hp = c.hp;
  out.max_hp = c.max_hp;
  out.rage = c.rage;
  const CardList& hand = g.hand(s);
  out.hand_count = static_cast<std::uint8_t>(hand.size());
  if (v.all_seeing || v.seat == s)
    for (const CardId card : hand) out.hand.push_back(card);
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::faith_pile && p.seat == s) ++out.faith_count;
  for (const Status& st : c.statuses) out.statuses.push_back(st);
  for (const AbilityId a : c.used) out.used.push_back(a);
  out.skips = c.skips;
  out.attacks_used = c.attacks_used;
  // As last told: they are brought up to date whenever a question opens.
  const Derived& d = g.derived[s];
  out.attack_limit = d.attack_limit;
  out.attack_range = d.attack_range;
  out.hand_limit = d.hand_limit;
  for (int i = 0; i < g.seat_count; ++i) out.distances[i] = d.distances[i];
  return out;
}

template <class List>
bool same_items(const List& a, const List& b) {
  if (a.size() != b.size()) return false;
  for (int i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i])) return false;
  return true;
}

}  // namespace

TableView table(const Game& g, Viewer v) {
  TableView t;
  t.viewer = v;
  t.mode = g.mode;
  t.fate = g.fate;
  t.draft = g.draft;
  t.starter = g.starter;
  t.phase = g.phase;
  t.turn_seat = g.turn_seat;
  t.turn = g.turn;
  t.round = g.round;
  t.deck_count = static_cast<std::uint8_t>(g.zones.deck.size());
  t.seat_count = g.seat_count;
  for (const CardId c : g.zones.discard_pile) t.discard_pile.push_back(c);
  for (const CardId c : g.zones.processing) t.processing.push_back(c);
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    t.seats[i] = seat_view(g, s, v);
    for (const PlacedCard& p : g.zones.equipment[i]) t.placed.push_back(placed_for(p, v));
  }
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone != Zone::faith_pile) t.placed.push_back(placed_for(p, v));
  for (const Entry& e : g.stack)
    if (e.kind != ResolutionKind::none && !t.stack.full()) t.stack.push_back(record_of(e));
  t.outcome = g.outcome;
  if (g.over)
    for (int i = 0; i < g.seat_count; ++i) t.identities[i] = g.seats[i].identity;
  return t;
}

bool operator==(const SeatView& a, const SeatView& b) {
  return a.hero == b.hero && same_items(a.picked, b.picked) && same_items(a.bench, b.bench) &&
         same_items(a.rested, b.rested) && a.contest_card == b.contest_card && a.team == b.team && a.alive == b.alive &&
         a.identity == b.identity && a.identity_public == b.identity_public && a.killer == b.killer && a.hp == b.hp &&
         a.max_hp == b.max_hp && a.rage == b.rage && a.hand_count == b.hand_count && same_items(a.hand, b.hand) &&
         a.faith_count == b.faith_count && same_items(a.statuses, b.statuses) && same_items(a.used, b.used) &&
         a.skips == b.skips && a.attacks_used == b.attacks_used && a.attack_limit == b.attack_limit &&
         a.attack_range == b.attack_range && a.hand_limit == b.hand_limit &&
         std::equal(a.distances, a.distances + max_seats, b.distances);
}

bool operator==(const TableView& a, const TableView& b) {
  return a.viewer == b.viewer && a.mode == b.mode && a.fate == b.fate && same_items(a.draft, b.draft) &&
         a.starter == b.starter && a.phase == b.phase && a.turn_seat == b.turn_seat && a.turn == b.turn &&
         a.round == b.round && a.deck_count == b.deck_count && a.seat_count == b.seat_count &&
         same_items(a.discard_pile, b.discard_pile) && same_items(a.processing, b.processing) &&
         std::equal(a.seats, a.seats + max_seats, b.seats) && same_items(a.placed, b.placed) &&
         same_items(a.stack, b.stack) && a.outcome.reason == b.outcome.reason &&
         a.outcome.winners == b.outcome.winners && std::equal(a.identities, a.identities + max_seats, b.identities);
}

}  // namespace fate::view
