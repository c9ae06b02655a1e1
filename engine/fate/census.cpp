#include "engine/fate/census.hpp"

#include "engine/fate/state.hpp"

namespace fate {
namespace {

using Places = std::uint8_t[max_cards];

template <class F>
void each_place(const Zones& z, int seats, F&& f) {
  for (const CardId c : z.deck) f(c, ZoneRef{Zone::deck, no_seat});
  for (const CardId c : z.discard_pile) f(c, ZoneRef{Zone::discard_pile, no_seat});
  for (const CardId c : z.processing) f(c, ZoneRef{Zone::processing, no_seat});
  for (int i = 0; i < seats; ++i) {
    const auto s = static_cast<Seat>(i);
    for (const CardId c : z.hands[i]) f(c, ZoneRef{Zone::hand, s});
    for (const PlacedCard& p : z.equipment[i]) f(p.card, ZoneRef{Zone::equipment, s});
  }
  for (const PlacedCard& p : z.placed) f(p.card, ZoneRef{p.zone, p.seat});
}

const char* broken_zones(const Game& g) {
  Places lying = {};
  const char* broken = nullptr;
  each_place(g.zones, g.seat_count, [&](CardId c, ZoneRef at) {
    if (c == CardId::none) broken = "a place is taken by no card";
    if (++lying[index(c)] > 1) broken = "a card lies in two places";
    if (!(g.zones.place_of(c) == at)) broken = "a card does not lie where it is said to be";
  });
  if (broken != nullptr) return broken;
  for (int c = 1; c < max_cards; ++c)
    if (lying[c] == 0 && g.zones.where[c].zone != Zone::none) return "a card lies nowhere";
  if (g.stack.empty() && !g.zones.processing.empty()) return "a card is being resolved though nothing is";
  return nullptr;
}

const char* broken_equipment(const Game& g, Seat s) {
  int weapons = 0;
  int armors = 0;
  for (const PlacedCard& p : g.zones.equipment[s]) {
    const CardKind kind = kind_of(p.card);
    weapons += kind == CardKind::weapon ? 1 : 0;
    armors += kind == CardKind::armor ? 1 : 0;
    if (kind != CardKind::weapon && kind != CardKind::armor) return "a card is worn that is no equipment";
  }
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.any_two_pieces) return nullptr;
  if (weapons > 1) return "two weapons are worn";
  if (armors > 1) return "two armors are worn";
  const bool relic = wears(g, s, CardType::sacred_relic) || wears(g, s, CardType::origins_sacred_relic);
  return relic && armors > 0 ? "armor is worn beside the sacred relic" : nullptr;
}

const char* broken_character(const Game& g, Seat s) {
  const Character& c = g.at(s);
  const bool at_rest = g.stack.empty();
  if (c.hp > c.max_hp) return "hp above the maximum";
  if (c.rage > c.rage_cap) return "rage above its cap";
  for (int i = 0; i < c.statuses.size(); ++i)
    for (int k = 0; k < i; ++k)
      if (c.statuses[i].ability == c.statuses[k].ability) return "a status is borne twice";
  for (int i = 0; i < c.used.size(); ++i) {
    if (limit_of(c.used[i]) == UseLimit::unlimited) return "a limit is exhausted that does not exist";
    for (int k = 0; k < i; ++k)
      if (c.used[i] == c.used[k]) return "a limit is exhausted twice";
  }
  if (g.living(s)) {
    if (at_rest && c.hp < 1 && c.hero != HeroId::none)
      return "somebody lives without hp though nothing is being resolved";
    return at_rest ? broken_equipment(g, s) : nullptr;
  }
  if (!at_rest) return nullptr;
  bool owns = !g.hand(s).empty() || !g.zones.equipment[s].empty() || !c.statuses.empty();
  for (const PlacedCard& p : g.zones.placed) owns = owns || p.seat == s;
  return owns ? "a dead character has belongings" : nullptr;
}

const char* broken_question(const Game& g) {
  const Question& q = g.question;
  if (!q.open) return nullptr;
  if (q.waiting().empty()) return "a question is open that waits for nobody";
  for (const Seat s : q.asked) {
    if (s >= g.seat_count) return "a seat is asked that does not exist";
    if (!q.may_pass && q.count(s) == 0) return "a question has no legal answer";
  }
  for (const Action& a : q.actions) {
    if (!q.asked.has(a.seat)) return "an action is offered to a seat that is not asked";
    if (a.min_cards > a.max_cards || a.min_targets > a.max_targets || a.min_targets2 > a.max_targets2)
      return "an action wants at least more than at most";
    if (!can_fit(a.rule, a.cards, a.min_cards)) return "an action offers too few cards";
    if (a.targets.size() < a.min_targets || a.targets2.size() < a.min_targets2)
      return "an action offers too few targets";
    if ((a.targets | a.targets2).size() < a.min_targets + a.min_targets2)
      return "an action offers too few targets for two roles";
    if (!((a.targets | a.targets2) - SeatSet::first(g.seat_count)).empty())
      return "an action offers a seat that does not exist";
  }
  return nullptr;
}

}  // namespace

const char* broken_census(const Game& g) {
  if (const char* broken = broken_zones(g)) return broken;
  for (int i = 0; i < g.seat_count; ++i)
    if (const char* broken = broken_character(g, static_cast<Seat>(i))) return broken;
  return g.over ? nullptr : broken_question(g);
}

int card_total(const Game& g) {
  int total = 0;
  each_place(g.zones, g.seat_count, [&](CardId, ZoneRef) { ++total; });
  return total;
}

}  // namespace fate
