// Dying, death, reward (timing section 5).
#include "engine/fate/effects.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

CardType salve(const Game& g) { return g.origins() ? CardType::origins_healing_salve : CardType::healing_salve; }

// Demon edge: cards cannot save the attack's own target (R134).
bool salves_forbidden(const Game& g, Seat who, std::uint8_t attack) {
  if (attack == no_entry) return false;
  const Attack& a = g.entry<Attack>(attack);
  if (a.target != who) return false;
  for (const Ability* b : g.at(a.attacker).abilities)
    if (b->mod.denies_salves) return true;
  return false;
}

// Skills that may be used while somebody is dying: those whose public conditions hold.
SeatSet seats_with_saving_skill(const Game& g) {
  SeatSet set;
  for (const Seat s : g.alive)
    for (const Ability* a : g.at(s).abilities)
      if (a->save.offer != nullptr && may_use_skill(g, s, a->id) && (a->save.when == nullptr || a->save.when(g, s)))
        set.add(s);
  return set;
}

void offer_saves(Game& g, const Dying& d, bool salves) {
  Question& q = g.question;
  for (const Seat s : q.asked) {
    if (salves) add_ways(g, q, s, {.as = salve(g)});
    for (const Ability* a : g.at(s).abilities) {
      if (a->save.offer == nullptr || !may_use_skill(g, s, a->id)) continue;
      if (a->save.when != nullptr && !a->save.when(g, s)) continue;
      Offers offers(q, s, a->id, Verb::skill);
      a->save.offer(g, s, offers);
    }
  }
  q.subject = d.who;
  q.source = d.source;
  q.card_type = salve(g);
  q.amount = static_cast<std::int8_t>(1 - g.at(d.who).hp);
}

// One round of asking; false: nobody helps any more.
Task<bool> one_rescue(Game& g, Dying& d) {
  const bool salves = !d.no_salves && can_recover(g, d.who, ability(salve(g)));
  const SeatSet asked = salves ? g.alive : seats_with_saving_skill(g);
  if (asked.empty()) co_return false;
  open_question(g, QuestionKind::save, asked);
  offer_saves(g, d, salves);
  co_await ask(g);
  const Seat who = first_to_act(g);
  if (who == no_seat) co_return false;
  const Action& action = *chosen(g, who);
  if (action.verb == Verb::use) {
    CardUse what = card_use_from_answer(g, who);
    what.targets = SeatSet::of(d.who);
    co_await use_card(g, what);
    co_return true;
  }
  const Ability& skill = *ability_of(action.ability);
  co_await run_skill(g, skill_use_from_answer(g, who), skill.save.run);
  co_return true;
}

void discard_everything(Game& g, Seat who) {
  const AbilityId why = ability(RuleId::death);
  const CardList hand = g.hand(who);
  if (!hand.empty()) move_cards(g, hand, discard_pile(), {who, why});
  const CardSet worn = equipment_cards(g, who);
  if (!worn.empty()) discard(g, worn, who, why);
  CardList areas;
  for (const PlacedCard& p : g.zones.placed)
    if (p.seat == who) areas.push_back(p.card);
  if (!areas.empty()) move_cards(g, areas, discard_pile(), {who, why});
  while (!g.at(who).statuses.empty()) end_status(g, who, g.at(who).statuses.back().ability);
  set_skips(g, who, 0);
}

Task<> kill_reward(Game& g, Seat killer, Seat dead) {
  if (killer == no_seat || killer == dead || !g.living(killer)) co_return;
  const AbilityId why = ability(RuleId::kill_reward);
  std::uint8_t option = 1;
  Seat looked_at = no_seat;
  if (g.identities) {
    Question& q = open_question(g, QuestionKind::kill_reward, SeatSet::of(killer), why);
    q.may_pass = false;
    q.default_acts = true;
    q.subject = dead;
    Offers offers(q, killer, why, Verb::choose);
    offers.add(1);
    const SeatSet others = g.alive.without(killer);
    if (!others.empty()) {
      Action& look = offers.add(2);
      look.targets = others;
      look.min_targets = look.max_targets = 1;
    }
    co_await ask(g);
    option = chosen(g, killer)->option;
    looked_at = chosen_targets(g, killer).front();
  }
  Event& e = g.emit(EventKind::rewarded, killer);
  e.value = option;
  e.other = option == 2 ? looked_at : no_seat;
  if (option == 2)
    show_identity(g, looked_at, killer);
  else
    draw(g, killer, 2, why);
}

Task<> death(Game& g, Seat who, Seat source) {
  g.alive.remove(who);
  refresh_abilities(g, who);
  const Seat killer = source != who && source != no_seat && g.living(source) ? source : no_seat;
  g.at(who).killer = killer;
  g.emit(EventKind::died, who).other = killer;
  if (who == g.turn_seat) g.turn_ends = true;
  Scope<Death> d(g, {.who = who, .killer = killer});
  co_await open_window(g, Window::kill_attribution, d.index(), {no_seat, who});
  if (d->killer != g.at(who).killer) {
    g.at(who).killer = d->killer;
    g.emit(EventKind::killer_changed, who).other = d->killer;
    d.changed();
  }
  co_await open_window(g, Window::death, d.index(), {d->killer, who});
  discard_everything(g, who);
  reveal_identity(g, who);
  co_await check_victory_at_death(g, who);
  co_await kill_reward(g, d->killer, who);
}

}  // namespace

Seat dying_now(const Game& g) {
  for (int i = g.stack.size() - 1; i >= 0; --i)
    if (g.stack[i].is<Dying>()) return g.stack[i].as<Dying>().who;
  return no_seat;
}

Task<> dying(Game& g, Seat who, Seat source, std::uint8_t attack) {
  {
    Scope<Dying> d(g, {.who = who, .source = source, .no_salves = salves_forbidden(g, who, attack)});
    g.emit(EventKind::dying, who).amount = static_cast<std::int16_t>(1 - g.at(who).hp);
    co_await open_window(g, Window::entering_dying, d.index(), {source, who});
    while (g.living(who) && g.at(who).hp <= 0) {
      const bool helped = co_await one_rescue(g, *d);
      if (!helped) break;
    }
    if (!g.living(who)) co_return;                       // what happened in between has killed it (R136)
    if (g.at(who).hp >= 1) {
      g.emit(EventKind::saved, who);
      co_return;
    }
  }
  co_await death(g, who, source);
}

}  // namespace fate
