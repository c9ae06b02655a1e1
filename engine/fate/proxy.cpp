#include "engine/fate/proxy.hpp"

#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId frostbite = ability(SkillId::frostbite);

bool usable(const Game& g, Seat s, const Ability& a) { return a.proxy.run != nullptr && may_use_skill(g, s, a.id); }

}  // namespace

bool next_by_proxy(const Game& g, Seat s) {
  if (hand_count(g, s) < 2) return false;  // that costs one
  for (const Ability* a : g.at(s).abilities)
    if (usable(g, s, *a)) return true;
  return false;
}

void add_proxies(const Game& g, Question& q, Seat s) {
  for (const Ability* a : g.at(s).abilities) {
    if (!usable(g, s, *a)) continue;
    Offers offers(q, s, a->id, Verb::skill);
    a->proxy.offer(g, s, offers);
  }
}

void add_attack_proxies(const Game& g, Question& q, Seat s) {
  const int first = q.actions.size();
  add_proxies(g, q, s);
  if (!has_status(g, s, frostbite)) return;
  for (int i = q.actions.size() - 1; i >= first; --i) {
    Action& a = q.actions[i];
    a.cards = beside_an_attack(g, s, a.cards);
    if (!can_fit(a.rule, a.cards, a.min_cards)) q.actions.erase(i);
  }
}

bool proxy_chosen(const Game& g, Seat s) {
  const Action* a = chosen(g, s);
  return a != nullptr && a->verb == Verb::skill && ability_of(a->ability)->proxy.run != nullptr;
}

Task<> ask_proxy(Game& g, SkillUse what, Need need, CardUse& laid) {
  Proxied p{need, {}};
  count_use(g, what.user, what.ability);
  told_skill(g, what);
  Scope<SkillUse> use(g, what);
  co_await ability_of(what.ability)->proxy.run(g, *use, p);
  laid = p.laid;
}

Task<bool> play_for(Game& g, Seat helper, const SkillUse& how, Proxied& p) {
  if (!g.living(helper)) co_return false;
  Question& q = open_question(g, QuestionKind::play_card, SeatSet::of(helper), how.ability);
  q.card_type = p.need.wanted == Wanted::attack ? CardType::normal_attack : CardType::dodge;
  q.amount = 1;
  q.source = how.user;
  q.subject = p.need.wanted == Wanted::attack ? p.need.target : how.user;
  if (p.need.wanted == Wanted::attack)
    add_attack_ways(g, q, helper, {.verb = Verb::play});
  else
    add_ways(g, q, helper, {.as = CardType::dodge, .verb = Verb::play, .against = p.need.against});
  co_await ask(g);
  if (chosen(g, helper) == nullptr) co_return false;
  Scope<CardUse> play(g, card_use_from_answer(g, helper));
  co_await lay_down(g, *play);
  p.laid = *play;
  co_return true;
}

}  // namespace fate
