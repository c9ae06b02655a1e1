// Which hero a seat plays, which ones wait, and on whose side it is.
#include "engine/fate/state.hpp"

namespace fate {
namespace {

Event& told_hero(Game& g, EventKind kind, Seat s, HeroId h) {
  Event& e = g.emit(kind, s);
  e.value = static_cast<std::int16_t>(h);
  return e;
}

}  // namespace

Figures printed_figures(HeroId h) {
  const HeroFacts& hero = facts(h);
  return {hero.hp, hero.hand, hero.rage};
}

void set_figures(Game& g, Seat s, const Figures& figures) {
  Character& c = g.at(s);
  c.max_hp = figures.max_hp;
  c.hp = static_cast<std::int8_t>(figures.max_hp);
  c.base_hand_limit = figures.hand_limit;
  c.rage_cap = figures.rage_cap;
}

void take_hero(Game& g, Seat s, HeroId h) {
  set_figures(g, s, printed_figures(h));
  change_hero(g, s, h);
}

void change_hero(Game& g, Seat s, HeroId h) {
  Character& c = g.at(s);
  c.hero = h;
  Event& e = told_hero(g, EventKind::hero_shown, s, h);
  e.amount = c.max_hp;
  e.value2 = c.hp;
  refresh_abilities(g, s);
}

void offer_hero(Game& g, HeroId h) {
  g.draft.push_back(h);
  told_hero(g, EventKind::hero_offered, no_seat, h);
}

void pick_hero(Game& g, Seat s, HeroId h) {
  const int at = g.draft.find(h);
  if (!check(at >= 0, "a hero that is picked is on offer")) return;
  g.draft.erase(at);
  g.at(s).picked.push_back(h);
  told_hero(g, EventKind::hero_picked, s, h);
}

// Two events, so that no viewer ever gets one with something cut out of it: the owner learns which hero, everybody
// learns in told_kept() how many there are.
void keep_hero(Game& g, Seat s, HeroId h) {
  g.at(s).bench.push_back(h);
  Event& e = told_hero(g, EventKind::hero_kept, s, h);
  e.secret = true;
  e.seen_by = SeatSet::of(s);
}

void told_kept(Game& g, Seat s) {
  g.emit(EventKind::heroes_kept, s).amount = static_cast<std::int16_t>(g.at(s).bench.size());
}

void show_bench(Game& g, Seat s) {
  g.at(s).bench_open = true;
  for (const HeroId h : g.at(s).bench) told_hero(g, EventKind::bench_shown, s, h);
}

void bring_in(Game& g, Seat s, HeroId h) {
  Character& c = g.at(s);
  const int at = c.bench.find(h);
  if (!check(at >= 0, "a hero comes out of the left pile")) return;
  c.bench.erase(at);
  if (c.hero != HeroId::none) c.rested.push_back(c.hero);
  Event& e = told_hero(g, EventKind::rotated, s, h);
  e.value2 = static_cast<std::int16_t>(c.hero);
  e.flag = c.rested.size() == 2;
  if (e.flag) {
    for (const HeroId used : c.rested) c.bench.push_back(used);
    c.rested.clear();
  }
  change_hero(g, s, h);
}

void show_contest_card(Game& g, Seat s, CardId card) {
  g.at(s).contest_card = card;
  Event& e = g.emit(EventKind::contested, s);
  e.first_card = static_cast<std::uint32_t>(g.log->cards.size());
  e.card_count = 1;
  g.log->cards.push_back(card);
}

void name_starter(Game& g, Seat s) {
  g.starter = s;
  g.emit(EventKind::starter_named, s);
}

void join_team(Game& g, Seat s, std::uint8_t team) {
  g.at(s).team = team;
  g.emit(EventKind::team_joined, s).value = team;
}

}  // namespace fate
