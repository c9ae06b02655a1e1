#include "engine/fate/state_hash.hpp"

#include "engine/fate/setup.hpp"
#include "engine/kernel/hash.hpp"

namespace fate {
namespace {

void add(Hasher& h, const PlacedCard& p) {
  h.add(p.card);
  h.add(p.zone);
  h.add(p.seat);
  h.add(p.owner);
  h.add(p.ability);
  h.add(p.face_down);
  h.add(p.turned);
  h.add(p.lasting);
  h.add(p.known_to.bits);
}

template <class List>
void add_list(Hasher& h, const List& list) {
  h.add(list.size());
  for (const auto& item : list) h.add(item);
}

void add(Hasher& h, const Character& c) {
  h.add(c.hero);
  add_list(h, c.offered);
  h.add(c.identity);
  h.add(c.identity_public);
  h.add(c.killer);
  h.add(c.hp);
  h.add(c.max_hp);
  h.add(c.rage);
  h.add(c.rage_cap);
  h.add(c.base_hand_limit);
  h.add(c.skips);
  for (const AbilityId a : c.skip_causes) h.add(a);
  h.add(c.attacks_used);
  h.add(c.attack_bonus);
  h.add(c.any_attacks);
  for (const Status& s : c.statuses) {
    h.add(s.ability);
    h.add(s.owner);
    h.add(s.param);
  }
  add_list(h, c.used);
}

// What only modes with a contest have (R010): piles of heroes and public sides.
void add_sides(Hasher& h, const Game& g) {
  h.add(g.starter);
  add_list(h, g.draft);
  for (int i = 0; i < g.seat_count; ++i) {
    const Character& c = g.seats[i];
    add_list(h, c.picked);
    add_list(h, c.bench);
    add_list(h, c.rested);
    h.add(c.bench_open);
    h.add(c.contest_card);
    h.add(c.team);
  }
}

void add(Hasher& h, const Zones& z, int seats) {
  add_list(h, z.deck);
  add_list(h, z.discard_pile);
  add_list(h, z.processing);
  for (int i = 0; i < seats; ++i) {
    add_list(h, z.hands[i]);
    for (const PlacedCard& p : z.equipment[i]) add(h, p);
  }
  for (const PlacedCard& p : z.placed) add(h, p);
}

void add(Hasher& h, const Question& q) {
  h.add(q.id);
  h.add(q.kind);
  h.add(q.open);
  if (!q.open) return;
  h.add(q.asked.bits);
  h.add(q.answered.bits);
  h.add(q.ability);
  h.add(q.card_type);
  h.add(q.subject);
  h.add(q.source);
  h.add(q.amount);
  h.add(q.actions.size());
  for (const Action& a : q.actions) {
    h.add(a.seat);
    h.add(a.verb);
    h.add(a.ability);
    h.add(a.card_type);
    h.add(a.option);
    for (const std::uint64_t w : a.cards.words) h.add(w);
    h.add(a.min_cards * 256 + a.max_cards);
    h.add(a.rule);
    h.add(a.targets.bits * 256 + a.targets2.bits);
    h.add(a.max_number);
  }
}

}  // namespace

std::uint64_t state_hash(const Game& g) {
  Hasher h;
  h.add(g.mode);
  h.add(g.sets);
  h.add(g.fate);
  h.add(g.phase);
  h.add(g.turn_seat);
  h.add(g.turn);
  h.add(g.round);
  h.add(g.turn_ends);
  h.add(g.alive.bits);
  h.add(g.revealed);
  h.add(g.over);
  h.add(g.outcome.reason);
  h.add(g.outcome.winners.bits);
  h.add(g.random.drawn());
  for (int i = 0; i < g.seat_count; ++i) {
    add(h, g.seats[i]);
    h.add(g.knows[i].bits);
    h.add(g.sits_after[i]);
  }
  add(h, g.zones, g.seat_count);
  h.add(g.stack.size());
  for (const Entry& e : g.stack) h.add(e.kind);
  add(h, g.question);
  if (g.starter != no_seat) add_sides(h, g);
  if (in_play(g, SetId::sunrise))  // the only set with something that looks at it
    for (int i = 0; i < g.seat_count; ++i) add_list(h, g.seats[i].magic_used);
  return h.value();
}

}  // namespace fate
