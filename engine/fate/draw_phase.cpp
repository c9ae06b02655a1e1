#include "engine/fate/draw_phase.hpp"

#include "engine/fate/turn.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

using Kind = DrawChange::Kind;

int worth(const Game& g, Seat s, const DrawChange& d) { return d.cards == nullptr ? 1 : d.cards(g, s); }

bool applies(const Game& g, Seat s, const Ability& a) {
  return a.draw.kind != Kind::none && may_act(g, s, a) && (a.draw.when == nullptr || a.draw.when(g, s));
}

// Bonuses are taken unless declined (R027); reductions are not.
Task<bool> wants(Game& g, Seat s, const Ability& a) {
  if (a.draw.mandatory) co_return true;
  const bool yes = co_await confirm(g, s, a.id, QuestionKind::draw_phase, a.draw.kind == Kind::bonus);
  co_return yes;
}

// How many of `most` cards he gives up; 0: none.
Task<int> gives_up(Game& g, Seat s, const Ability& a, int most) {
  Question& q = open_question(g, QuestionKind::draw_phase, SeatSet::of(s), a.id);
  Action& way = Offers(q, s, a.id, Verb::skill).add(1);
  way.min_number = 1;
  way.max_number = static_cast<std::uint8_t>(most);
  co_await ask(g);
  co_return chosen(g, s) == nullptr ? 0 : g.question.answers[s].number;
}

// A reduction that was taken, and what it cost.
struct Bought {
  const Ability* ability = nullptr;
  std::uint8_t cards = 0;
};
using Purchases = FixedVec<Bought, 6>;

Task<> after_cards(Game& g, Seat s, Purchases bought) {
  // What reductions bought, in the order the player chooses; printed order if he does not care.
  while (!bought.empty() && g.living(s)) {
    int pick = 0;
    if (bought.size() > 1) {
      Question& q = open_question(g, QuestionKind::order, SeatSet::of(s));
      q.may_pass = false;
      q.default_acts = true;
      for (const Bought& b : bought) Offers(q, s, b.ability->id, Verb::skill).add();
      co_await ask(g);
      const AbilityId first = chosen(g, s)->ability;
      for (int i = 0; i < bought.size(); ++i)
        if (bought[i].ability->id == first) pick = i;
    }
    const Bought b = bought[pick];
    bought.erase(pick);
    const SkillUse use{.user = s, .ability = b.ability->id, .number = b.cards};
    co_await run_skill(g, use, b.ability->draw.after);
  }
}

// Those that cost as many cards as one likes come last: until then it is not known how many there are (R026).
FixedVec<const Ability*, 6> draw_changes(const Game& g, Seat s) {
  FixedVec<const Ability*, 6> changes;
  for (const bool any_number : {false, true})
    for (const Ability* a : g.at(s).abilities)
      if (a->draw.any_number == any_number && applies(g, s, *a) && !changes.full()) changes.push_back(a);
  return changes;
}

}  // namespace

Task<> draw_phase(Game& g, Seat s) {
  begin_phase(g, s, Phase::draw);
  int n = 2;
  Purchases bought;
  const FixedVec<const Ability*, 6> changes = draw_changes(g, s);
  for (int i = 0; i < changes.size() && g.living(s); ++i) {
    const Ability& a = *changes[i];
    if (a.draw.any_number) {
      if (n < 1) continue;
      const int given = co_await gives_up(g, s, a, n);
      n -= given;
      if (given > 0) bought.push_back({&a, static_cast<std::uint8_t>(given)});
      continue;
    }
    const int cards = worth(g, s, a.draw);
    if (a.draw.kind == Kind::reduction && n - cards < 0) continue;
    const bool yes = co_await wants(g, s, a);
    if (!yes) continue;
    if (a.draw.kind == Kind::replacement) {
      const SkillUse use{.user = s, .ability = a.id};
      co_await run_skill(g, use, a.draw.after);
      co_return;
    }
    n += a.draw.kind == Kind::bonus ? cards : -cards;
    if (a.draw.after != nullptr)
      bought.push_back({&a, static_cast<std::uint8_t>(cards)});
    else if (is_skill(a.id))
      told_skill(g, {.user = s, .ability = a.id});
  }
  draw(g, s, n, ability(RuleId::draw_phase));
  co_await after_cards(g, s, bought);
  Scope<Moment> moment(g, {.who = s});
  co_await open_window(g, Window::draw_after, moment.index(), {s, no_seat});
}

}  // namespace fate
