#include "engine/fate/setup.hpp"

#include <algorithm>

#include "engine/catalog/mode_facts.hpp"
#include "engine/fate/turn.hpp"

namespace fate {
namespace {

void shuffle_deck(Game& g) {
  const ModeRules* mode = rules_of(g.mode);
  const auto deck_has = mode == nullptr ? nullptr : mode->deck_has;
  for (int i = 1; i <= card_count; ++i) {
    const auto c = static_cast<CardId>(i);
    if (!in_play(g, facts(type_of(c)).set) || (deck_has != nullptr && !deck_has(type_of(c)))) continue;
    g.zones.deck.push_back(c);
    g.zones.where[i] = {Zone::deck, no_seat};
  }
  shuffle(g.random, g.zones.deck.items, g.zones.deck.size());
}

// Of a set's hidden heroes one is in, drawn at random, unless the room plays with all (R004).
void add_heroes_of(Game& g, SetId set, HeroPool& pool) {
  FixedVec<HeroId, 8> hidden;
  for (const HeroFacts& h : all_heroes()) {
    if (h.hero == HeroId::none || h.set != set || !implemented(h.hero) || g.banned.has(h.hero)) continue;
    if (h.hidden && !g.all_heroes)
      hidden.push_back(h.hero);
    else
      pool.push_back(h.hero);
  }
  if (!hidden.empty())
    pool.push_back(hidden[static_cast<int>(g.random.below(static_cast<std::uint32_t>(hidden.size())))]);
}

void offer_heroes(Game& g) {
  HeroPool pool = shuffled_heroes(g);
  const int each = std::min(3, pool.size() / g.seat_count);
  for (int i = 0; i < g.seat_count; ++i)
    for (int k = 0; k < each; ++k) g.seats[i].offered.push_back(pool.pop_back());
}

constexpr int starting_hand = 4;

Task<> set_up_and_play(Game& g) {
  const ModeRules* mode = rules_of(g.mode);
  if (!check(mode != nullptr && mode->set_up != nullptr, "the mode can be set up")) co_return;
  co_await mode->set_up(g);
  for (const Seat s : g.alive) draw(g, s, starting_hand, ability(RuleId::set_up));
  const Seat first = g.starter != no_seat ? g.starter : static_cast<Seat>(g.random.below(g.seat_count));
  co_await turns(g, first);
}

}  // namespace

bool in_play(const Game& g, SetId set) {
  return set != SetId::none && (g.sets >> (static_cast<int>(set) - 1) & 1) != 0;
}

HeroPool shuffled_heroes(Game& g) {
  HeroPool pool;
  for (int s = 1; s <= static_cast<int>(SetId::origins); ++s)
    if (in_play(g, static_cast<SetId>(s))) add_heroes_of(g, static_cast<SetId>(s), pool);
  shuffle(g.random, pool.items, pool.size());
  return pool;
}

Question& ask_for_hero(Game& g, QuestionKind kind, SeatSet asked, RuleId about) {
  Question& q = open_question(g, kind, asked, ability(about));
  q.may_pass = false;
  q.default_acts = true;
  return q;
}

void offer_choice(Question& q, Seat s, RuleId about, std::span<const HeroId> heroes) {
  Offers offers(q, s, ability(about), Verb::choose);
  for (const HeroId h : heroes) offers.add(static_cast<std::uint8_t>(h));
}

HeroId chosen_hero(const Game& g, Seat s) { return static_cast<HeroId>(chosen(g, s)->option); }

Task<> choose_heroes(Game& g) {
  offer_heroes(g);
  Question& q = open_question(g, QuestionKind::choose_hero, g.alive);
  q.may_pass = false;
  q.default_acts = true;
  for (const Seat s : g.alive) offer_choice(q, s, RuleId::set_up, g.at(s).offered);
  co_await ask(g);
  for (const Seat s : g.alive) take_hero(g, s, chosen_hero(g, s));
}

void prepare(Game& g, const MatchConfig& config, const Seed& seed) {
  const ModeFacts& mode = facts(config.mode);
  g.mode = config.mode;
  const SetId base = mode.origins ? SetId::origins : SetId::standard;
  g.sets = static_cast<std::uint8_t>(config.sets | set_bit(base));
  g.all_heroes = config.all_heroes;
  g.banned = config.banned;
  g.identities = mode.identities;
  g.seat_count = mode.players;
  g.alive = SeatSet::first(g.seat_count);
  g.random.start(seed);
  for (Seat& s : g.sits_after) s = no_seat;
}

Task<> play_match(Game& g) {
  g.phase = Phase::set_up;
  shuffle_deck(g);
  co_await set_up_and_play(g);
}

Task<> play_from(Game& g, Phase from) {
  if (from != Phase::set_up) {
    co_await turns(g, g.turn_seat, from);
    co_return;
  }
  g.phase = Phase::set_up;
  co_await set_up_and_play(g);
}

}  // namespace fate
