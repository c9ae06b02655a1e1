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

Task<> after_cards(Game& g, Seat s, FixedVec<const Ability*, 6> bought) {
  // What reductions bought, in the order the player chooses; printed order if he does not care.
  while (!bought.empty() && g.living(s)) {
    int pick = 0;
    if (bought.size() > 1) {
      Question& q = open_question(g, QuestionKind::order, SeatSet::of(s));
      q.may_pass = false;
      q.default_acts = true;
      for (const Ability* a : bought) Offers(q, s, a->id, Verb::skill).add();
      co_await ask(g);
      const AbilityId first = chosen(g, s)->ability;
      for (int i = 0; i < bought.size(); ++i)
        if (bought[i]->id == first) pick = i;
    }
    const Ability* a = bought[pick];
    bought.erase(pick);
    const SkillUse use{.user = s, .ability = a->id};
    co_await run_skill(g, use, a->draw.after);
  }
}

}  // namespace

Task<> draw_phase(Game& g, Seat s) {
  begin_phase(g, s, Phase::draw);
  int n = 2;
  FixedVec<const Ability*, 6> bought;
  FixedVec<const Ability*, 6> changes;
  for (const Ability* a : g.at(s).abilities)
    if (applies(g, s, *a) && !changes.full()) changes.push_back(a);
  for (int i = 0; i < changes.size() && g.living(s); ++i) {
    const Ability& a = *changes[i];
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
      bought.push_back(&a);
    else if (is_skill(a.id))
      told_skill(g, {.user = s, .ability = a.id});
  }
  draw(g, s, n, ability(RuleId::draw_phase));
  co_await after_cards(g, s, bought);
  Scope<Moment> moment(g, {.who = s});
  co_await open_window(g, Window::draw_after, moment.index(), {s, no_seat});
}

}  // namespace fate
