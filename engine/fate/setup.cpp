#include "engine/fate/setup.hpp"

#include <algorithm>

#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/fate/turn.hpp"

namespace fate {
namespace {

bool in_play(const Game& g, SetId set) {
  return set != SetId::none && (g.sets >> (static_cast<int>(set) - 1) & 1) != 0;
}

void shuffle_deck(Game& g) {
  for (int i = 1; i <= card_count; ++i) {
    const auto c = static_cast<CardId>(i);
    if (!in_play(g, facts(type_of(c)).set)) continue;
    g.zones.deck.push_back(c);
    g.zones.where[i] = {Zone::deck, no_seat};
  }
  shuffle(g.random, g.zones.deck.items, g.zones.deck.size());
}

void draw_fate(Game& g) {
  if (!g.identities || facts(g.mode).neutral == 0) return;      // R005
  FixedVec<FateId, 16> pool;
  for (const FateFacts& f : all_fates())
    if (in_play(g, f.set) && implemented(f.fate)) pool.push_back(f.fate);
  g.fate = pool[static_cast<int>(g.random.below(static_cast<std::uint32_t>(pool.size())))];
  g.emit(EventKind::fate_drawn).value = static_cast<std::int16_t>(g.fate);
}

using HeroPool = FixedVec<HeroId, 100>;

// Of a set's hidden heroes one is in, drawn at random, unless the room plays with all (R004).
void add_heroes_of(Game& g, SetId set, HeroPool& pool) {
  FixedVec<HeroId, 8> hidden;
  for (const HeroFacts& h : all_heroes()) {
    if (h.hero == HeroId::none || h.set != set || !implemented(h.hero)) continue;
    if (h.hidden && !g.all_heroes)
      hidden.push_back(h.hero);
    else
      pool.push_back(h.hero);
  }
  if (!hidden.empty())
    pool.push_back(hidden[static_cast<int>(g.random.below(static_cast<std::uint32_t>(hidden.size())))]);
}

void offer_heroes(Game& g) {
  HeroPool pool;
  for (int s = 1; s <= static_cast<int>(SetId::origins); ++s)
    if (in_play(g, static_cast<SetId>(s))) add_heroes_of(g, static_cast<SetId>(s), pool);
  shuffle(g.random, pool.items, pool.size());
  const int each = std::min(3, pool.size() / g.seat_count);
  for (int i = 0; i < g.seat_count; ++i)
    for (int k = 0; k < each; ++k) g.seats[i].offered.push_back(pool.pop_back());
}

// All choose at the same time and show together (R009).
Task<> choose_heroes(Game& g) {
  offer_heroes(g);
  Question& q = open_question(g, QuestionKind::choose_hero, g.alive);
  q.may_pass = false;
  q.default_acts = true;
  for (const Seat s : g.alive) {
    Offers offers(q, s, ability(RuleId::set_up), Verb::choose);
    for (const HeroId h : g.at(s).offered) offers.add(static_cast<std::uint8_t>(h));
  }
  co_await ask(g);
  for (const Seat s : g.alive) take_hero(g, s, static_cast<HeroId>(chosen(g, s)->option));
}

void deal_identities(Game& g) {
  if (!g.identities) return;
  const ModeFacts& mode = facts(g.mode);
  FixedVec<Identity, max_seats> deal;
  for (int i = 0; i < mode.sentinel; ++i) deal.push_back(Identity::sentinel);
  for (int i = 0; i < mode.scourge; ++i) deal.push_back(Identity::scourge);
  for (int i = 0; i < mode.neutral; ++i) deal.push_back(Identity::neutral);
  shuffle(g.random, deal.items, deal.size());
  for (int i = 0; i < g.seat_count; ++i) g.seats[i].identity = deal[i];
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    show_identity(g, s, s);
    show_identity(g, next_seat(g, s), s);                      // R007
    refresh_abilities(g, s);
  }
}

}  // namespace

void take_hero(Game& g, Seat s, HeroId h) {
  const HeroFacts& hero = facts(h);
  Character& c = g.at(s);
  c.hero = h;
  c.max_hp = hero.hp;
  c.hp = static_cast<std::int8_t>(hero.hp);
  c.base_hand_limit = hero.hand;
  c.rage_cap = hero.rage;
  Event& e = g.emit(EventKind::hero_shown, s);
  e.value = static_cast<std::int16_t>(h);
  e.amount = hero.hp;
  e.value2 = hero.hp;
  refresh_abilities(g, s);
}

void prepare(Game& g, const MatchConfig& config, const Seed& seed) {
  const ModeFacts& mode = facts(config.mode);
  g.mode = config.mode;
  const SetId base = mode.origins ? SetId::origins : SetId::standard;
  g.sets = static_cast<std::uint8_t>(config.sets | set_bit(base));
  g.all_heroes = config.all_heroes;
  g.identities = mode.identities;
  g.seat_count = mode.players;
  g.alive = SeatSet::first(g.seat_count);
  g.random.start(seed);
  for (Seat& s : g.sits_after) s = no_seat;
}

Task<> play_match(Game& g) {
  g.phase = Phase::set_up;
  shuffle_deck(g);
  draw_fate(g);
  co_await choose_heroes(g);
  deal_identities(g);
  for (const Seat s : g.alive) draw(g, s, 4, ability(RuleId::set_up));
  const auto first = static_cast<Seat>(g.random.below(g.seat_count));
  co_await turns(g, first);
}

Task<> play_from(Game& g, Phase from) { return turns(g, g.turn_seat, from); }

}  // namespace fate
