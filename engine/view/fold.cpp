#include "engine/view/fold.hpp"

#include "engine/kernel/check.hpp"

namespace fate::view {
namespace {

template <class List>
void remove_item(List& list, const typename std::remove_reference_t<decltype(list[0])>& item) {
  for (int i = list.size() - 1; i >= 0; --i) {
    if (!(list[i] == item)) continue;
    list.erase(i);
    return;
  }
}

bool hand_is_open(const TableView& t, Seat s) { return t.viewer.all_seeing || t.viewer.seat == s; }

// The entry that leaves: the card itself if the viewer knew it, else one that lies there in the same way.
void remove_placed(TableView& t, ZoneRef from, CardId card, const PlacedCard& lay) {
  int found = -1;
  for (int i = 0; i < t.placed.size(); ++i) {
    const PlacedCard& p = t.placed[i];
    if (p.zone != from.zone || p.seat != from.seat) continue;
    if (card != CardId::none && p.card == card) {
      found = i;
      break;
    }
    if (found < 0 && p.card == CardId::none && p.ability == lay.ability) found = i;
  }
  if (check(found >= 0, "fold: the card lies where it leaves")) t.placed.erase(found);
}

// Equipment stands first, by seat; everything else follows in the order of laying.
void add_placed(TableView& t, ZoneRef to, CardId card, const PlacedCard& lies) {
  PlacedCard p = lies;
  p.card = card;
  p.zone = to.zone;
  p.seat = to.seat;
  p.known_to = {};
  if (to.zone != Zone::equipment) {
    int behind = t.placed.size();
    for (int i = 0; i < t.placed.size(); ++i)
      if (lie_alike(t.placed[i], p)) behind = i + 1;
    t.placed.insert(behind, p);
    return;
  }
  int at = 0;
  while (at < t.placed.size() && t.placed[at].zone == Zone::equipment && t.placed[at].seat <= to.seat) ++at;
  t.placed.insert(at, p);
}

void leave(TableView& t, const EventView& e) {
  const ZoneRef from = e.event.from;
  const int n = e.event.card_count;
  switch (from.zone) {
    case Zone::deck: t.deck_count = static_cast<std::uint8_t>(t.deck_count - n); return;
    case Zone::faith_pile:
      t.seats[from.seat].faith_count = static_cast<std::uint8_t>(t.seats[from.seat].faith_count - n);
      return;
    case Zone::hand:
      t.seats[from.seat].hand_count = static_cast<std::uint8_t>(t.seats[from.seat].hand_count - n);
      if (hand_is_open(t, from.seat))
        for (const CardId c : e.cards) remove_item(t.seats[from.seat].hand, c);
      return;
    case Zone::discard_pile:
      for (const CardId c : e.cards) remove_item(t.discard_pile, c);
      return;
    case Zone::processing:
      for (const CardId c : e.cards) remove_item(t.processing, c);
      return;
    case Zone::none: return;
    default: break;
  }
  if (!e.placed) return;
  for (int i = 0; i < n; ++i)
    remove_placed(t, from, e.cards.empty() ? CardId::none : e.cards[static_cast<std::size_t>(i)], *e.placed);
}

void arrive(TableView& t, const EventView& e) {
  const ZoneRef to = e.event.to;
  const int n = e.event.card_count;
  switch (to.zone) {
    case Zone::deck: t.deck_count = static_cast<std::uint8_t>(t.deck_count + n); return;
    case Zone::faith_pile:
      t.seats[to.seat].faith_count = static_cast<std::uint8_t>(t.seats[to.seat].faith_count + n);
      return;
    case Zone::hand:
      t.seats[to.seat].hand_count = static_cast<std::uint8_t>(t.seats[to.seat].hand_count + n);
      if (hand_is_open(t, to.seat))
        for (const CardId c : e.cards) t.seats[to.seat].hand.push_back(c);
      return;
    case Zone::discard_pile:
      for (const CardId c : e.cards) t.discard_pile.push_back(c);
      return;
    case Zone::processing:
      for (const CardId c : e.cards) t.processing.push_back(c);
      return;
    case Zone::none: return;
    default: break;
  }
  if (!e.placed) return;
  for (int i = 0; i < n; ++i)
    add_placed(t, to, e.cards.empty() ? CardId::none : e.cards[static_cast<std::size_t>(i)], *e.placed);
}

void turn_equipment(TableView& t, const EventView& e) {
  for (PlacedCard& p : t.placed)
    if (p.zone == Zone::equipment && !e.cards.empty() && p.card == e.cards[0]) p.turned = e.event.flag;
}

void show_placed(TableView& t, const EventView& e) {
  for (PlacedCard& p : t.placed) {
    if (p.zone != e.event.to.zone || p.seat != e.event.to.seat) continue;
    if (p.card != e.cards[0] && p.card != CardId::none) continue;
    p.card = e.cards[0];
    p.face_down = false;
    return;
  }
}

void derive(SeatView& s, const Event& e) {
  s.attack_limit = static_cast<std::uint8_t>(e.value);
  s.attack_range = static_cast<std::uint8_t>(e.value2);
  s.hand_limit = static_cast<std::uint8_t>(e.amount);
  for (int i = 0; i < e.target_count; ++i) s.distances[i] = e.targets[i];
}

void finish(TableView& t, const Event& e) {
  t.phase = Phase::over;
  t.outcome.reason = static_cast<OutcomeReason>(e.value);
  for (int i = 0; i < e.target_count; ++i) t.outcome.winners.add(e.targets[i]);
  for (int i = 0; i < t.seat_count; ++i) t.identities[i] = static_cast<Identity>(e.value2 >> (2 * i) & 3);
}

// ---- heroes of the 1v1 rotation

template <class List, class Item>
void remove_named(List& list, Item item) {
  if (const int at = list.find(item); at >= 0) list.erase(at);
}

// Of those that lie face down it is the first one, unless the viewer knew it: they are turned up in order.
void show_on_bench(SeatView& s, HeroId h) {
  const int hidden = s.bench.find(HeroId::none);
  if (!s.bench.has(h) && check(hidden >= 0, "fold: a hero that is shown lay face down")) s.bench[hidden] = h;
}

void rotate(SeatView& s, const Event& e) {
  remove_named(s.bench, static_cast<HeroId>(e.value));
  if (e.value2 != 0) s.rested.push_back(static_cast<HeroId>(e.value2));
  if (!e.flag) return;
  for (const HeroId h : s.rested) s.bench.push_back(h);
  s.rested.clear();
}

void apply_to_heroes(TableView& t, const Event& e) {
  SeatView& s = t.seats[e.seat];
  const auto hero = static_cast<HeroId>(e.value);
  switch (e.kind) {
    case EventKind::hero_picked:
      remove_named(t.draft, hero);
      s.picked.push_back(hero);
      break;
    case EventKind::hero_kept: s.bench.push_back(hero); break;
    case EventKind::heroes_kept:
      while (s.bench.size() < e.amount) s.bench.push_back(HeroId::none);
      break;
    case EventKind::bench_shown: show_on_bench(s, hero); break;
    case EventKind::rotated: rotate(s, e); break;
    default: break;
  }
}

void apply_to_seat(TableView& t, const EventView& v) {
  const Event& e = v.event;
  SeatView& s = t.seats[e.seat];
  switch (e.kind) {
    case EventKind::identity_shown:
      s.identity = static_cast<Identity>(e.value);
      s.identity_public = s.identity_public || e.flag;
      break;
    case EventKind::hero_shown:
      s.hero = static_cast<HeroId>(e.value);
      s.max_hp = static_cast<std::uint8_t>(e.amount);
      s.hp = static_cast<std::int8_t>(e.value2);
      break;
    case EventKind::hp_changed: s.hp = static_cast<std::int8_t>(e.value); break;
    case EventKind::rage_changed: s.rage = static_cast<std::uint8_t>(e.value); break;
    case EventKind::status_gained:
      if (v.status) s.statuses.push_back(*v.status);
      break;
    case EventKind::status_ended:
      if (v.status) remove_item(s.statuses, *v.status);
      break;
    case EventKind::skips_changed: s.skips = static_cast<std::uint8_t>(e.value); break;
    case EventKind::used_changed:
      if (e.flag)
        s.used.push_back(e.ability);
      else
        remove_item(s.used, e.ability);
      break;
    case EventKind::attacks_changed: s.attacks_used = static_cast<std::uint8_t>(e.value); break;
    case EventKind::derived: derive(s, e); break;
    case EventKind::died:
      s.alive = false;
      s.killer = e.other;
      break;
    case EventKind::killer_changed: s.killer = e.other; break;
    case EventKind::contested: s.contest_card = v.cards[0]; break;
    case EventKind::team_joined: s.team = static_cast<std::uint8_t>(e.value); break;
    default: apply_to_heroes(t, e); break;
  }
}

}  // namespace

void apply(TableView& t, const EventView& v) {
  const Event& e = v.event;
  switch (e.kind) {
    case EventKind::fate_drawn: t.fate = static_cast<FateId>(e.value); break;
    case EventKind::turn_began:
      t.turn_seat = e.seat;
      t.turn = static_cast<std::uint16_t>(e.value);
      t.round = static_cast<std::uint16_t>(e.value2);
      break;
    case EventKind::phase_began: t.phase = static_cast<Phase>(e.value); break;
    case EventKind::cards_moved:
      leave(t, v);
      arrive(t, v);
      break;
    case EventKind::deck_shuffled:
      t.deck_count = static_cast<std::uint8_t>(e.value);
      t.discard_pile.clear();
      break;
    case EventKind::equipment_turned: turn_equipment(t, v); break;
    case EventKind::placed_shown: show_placed(t, v); break;
    case EventKind::resolution_began: t.stack.push_back(*v.resolution); break;
    case EventKind::resolution_changed:
      if (e.value < t.stack.size()) t.stack[e.value] = *v.resolution;
      break;
    case EventKind::resolution_ended: t.stack.resize(t.stack.size() - 1); break;
    case EventKind::match_over: finish(t, e); break;
    case EventKind::starter_named: t.starter = e.seat; break;
    case EventKind::hero_offered: t.draft.push_back(static_cast<HeroId>(e.value)); break;
    default:
      if (e.seat < max_seats) apply_to_seat(t, v);
      break;
  }
}

}  // namespace fate::view
