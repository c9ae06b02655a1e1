// 1V1 三英雄輪換: two players with three heroes each; the hero in play changes after every discard phase.
#include "engine/content_lists.hpp"
#include "engine/modes/contest.hpp"

namespace fate {
namespace {

constexpr int on_offer = 10;
constexpr int picked_each = 5;
constexpr int kept_each = 3;
// The player is the character, whatever he wears (R236).
constexpr Figures player{.max_hp = 4, .hand_limit = 4, .rage_cap = 3};

bool deck_has(CardType t) { return t != CardType::siren_song; }

void lay_out_heroes(Game& g) {
  if (!g.draft.empty()) return;                            // a scenario has chosen them
  HeroPool pool = shuffled_heroes(g);
  for (int i = 0; i < on_offer && !pool.empty(); ++i) offer_hero(g, pool.pop_back());
}

Task<> pick(Game& g, Seat s, int count) {
  for (int left = count; left > 0; --left) {
    Question& q = ask_for_hero(g, QuestionKind::choose_hero, SeatSet::of(s), RuleId::hero_draft);
    q.amount = static_cast<std::int8_t>(left);
    offer_choice(q, s, RuleId::hero_draft, g.draft);
    co_await ask(g);
    pick_hero(g, s, chosen_hero(g, s));
  }
}

// A picks 1, B 2, A 2, B 2, A 2, B 1.
Task<> draft(Game& g) {
  lay_out_heroes(g);
  Seat s = g.starter;
  co_await pick(g, s, 1);
  for (int turn = 0; turn < 4; ++turn) {
    s = next_seat(g, s);
    co_await pick(g, s, 2);
  }
  co_await pick(g, next_seat(g, s), 1);
}

// Both choose three of their five at the same time, one after another, unseen by the other (R239).
Task<> keep_three(Game& g) {
  for (int left = kept_each; left > 0; --left) {
    Question& q = ask_for_hero(g, QuestionKind::choose_hero, g.alive, RuleId::hero_keep);
    q.amount = static_cast<std::int8_t>(left);
    for (const Seat s : g.alive) {
      FixedVec<HeroId, picked_each> others;
      for (const HeroId h : g.at(s).picked)
        if (!g.at(s).bench.has(h)) others.push_back(h);
      offer_choice(q, s, RuleId::hero_keep, others);
    }
    co_await ask(g);
    for (const Seat s : g.alive) keep_hero(g, s, chosen_hero(g, s));
    for (const Seat s : g.alive) told_kept(g, s);
  }
}

// He shows his three and says who comes first.
Task<> open_with(Game& g, Seat s) {
  show_bench(g, s);
  Question& q = ask_for_hero(g, QuestionKind::choose_hero, SeatSet::of(s), RuleId::opener);
  offer_choice(q, s, RuleId::opener, g.at(s).bench);
  co_await ask(g);
  set_figures(g, s, player);
  bring_in(g, s, chosen_hero(g, s));
}

Task<> set_up(Game& g) {
  contest(g);
  co_await draft(g);
  co_await keep_three(g);
  co_await open_with(g, g.starter);
  co_await open_with(g, next_seat(g, g.starter));
}

// A hero who could wear two of a kind has left: one of them goes (R292).
Task<> shed(Game& g, Seat s, CardKind kind) {
  CardSet worn;
  equipment_cards(g, s).each([&](CardId c) {
    if (kind_of(c) == kind) worn.add(c);
  });
  if (worn.size() < 2) co_return;
  const CardId gone = co_await choose_card(g, s, worn, ability(RuleId::armor_limit));
  discard(g, gone, s, ability(RuleId::armor_limit));
}

bool wears_two_alike(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.any_two_pieces) return true;
  return false;
}

// Mandatory; no question where there is no choice (R235).
Task<> rotate(Game& g, Seat s) {
  const auto& bench = g.at(s).bench;
  if (bench.empty()) co_return;                            // a table laid out without piles
  HeroId next = bench[0];
  if (bench.size() > 1) {
    Question& q = ask_for_hero(g, QuestionKind::rotate, SeatSet::of(s), RuleId::rotation);
    offer_choice(q, s, RuleId::rotation, bench);
    co_await ask(g);
    next = chosen_hero(g, s);
  }
  bring_in(g, s, next);
  if (wears_two_alike(g, s)) co_return;
  Scope<Moment> moment(g, {.who = s});                     // not at rest before it is done
  co_await shed(g, s, CardKind::weapon);
  co_await shed(g, s, CardKind::armor);
}

// The other one wins; both dead is a draw (R277).
Outcome winner_at_death(const Game& g, Seat) {
  if (g.alive.empty()) return {OutcomeReason::draw, {}};
  return {OutcomeReason::last_alive, g.alive};
}

constexpr ModeRules all[] = {{.mode = ModeId::fate2_1v1_rotation,
                              .deck_has = deck_has,
                              .set_up = set_up,
                              .at_death = winner_at_death,
                              .after_discard = rotate}};

}  // namespace

std::span<const ModeRules> rotation_modes() { return all; }

}  // namespace fate
