// Damage (timing D1..D9, R111).
#include <algorithm>

#include "engine/fate/setup.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

bool no_rage_from_damage(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.no_rage_from_damage) return true;
  return false;
}

// Points that befall somebody: hp go down, rage comes (R122), then he may be dying.
Task<> suffer(Game& g, Damage& d) {
  const Seat victim = d.target;
  Event& e = g.emit(EventKind::damaged, victim);
  e.other = d.source;
  e.amount = d.amount;
  e.ability = d.why;
  e.flag = d.attack != no_entry;
  d.done = true;
  if (d.attack != no_entry) g.entry<Attack>(d.attack).damaged = victim;
  set_hp(g, victim, g.at(victim).hp - d.amount, d.why, d.source);
  if (!no_rage_from_damage(g, victim)) co_await gain_rage(g, victim, d.amount + d.extra_rage, ability(RuleId::damage));
  if (g.at(victim).hp <= 0 && g.living(victim)) co_await dying(g, victim, d.source, d.attack);
}

constexpr AbilityId bonds = ability(SkillId::fatal_bonds);

// One end of a link goes; links with others stay.
void unlink(Game& g, Seat s, Seat from) {
  const Status* st = status_of(g, s, bonds);
  if (st == nullptr) return;
  const Seat owner = st->owner;
  const SeatSet left = SeatSet{st->param}.without(from);
  end_status(g, s, bonds);
  if (!left.empty()) add_status(g, s, bonds, owner, left.bits);
}

// Fatal bonds: a link is used up by the first damage that befalls one of the two (R047, R284). The param of the status
// says with whom its bearer is linked.
SeatSet take_linked(Game& g, Seat victim) {
  const Status* link = status_of(g, victim, bonds);
  if (link == nullptr) return {};
  const SeatSet others{link->param};
  end_status(g, victim, bonds);
  for (const Seat s : others) unlink(g, s, victim);
  return others;
}

// The same to those who were linked, as damage of the same source (R110).
Task<> share(Game& g, SeatSet linked, Seat source, int amount) {
  const SeatOrder order = turn_order(g);
  for (const Seat s : order)
    if (linked.has(s)) co_await damage(g, {.source = source, .target = s, .amount = amount, .why = bonds});
}

// A card that the victim may use against it; whether it is asked must not tell what it holds (R147).
const CardText* hand_answer(const Game& g, const Damage& d) {
  if (d.amount <= 0 || !g.living(d.target)) return nullptr;
  for (const CardText* text : texts_when_hurt())
    if (in_play(g, facts(text->type).set) && text->when_hurt(g, d.target, d)) return text;
  return nullptr;
}

Task<> answer_from_hand(Game& g, Damage& d, CardType type) {
  const Seat victim = d.target;
  Question& q = open_question(g, QuestionKind::react, SeatSet::of(victim), ability(type));
  q.card_type = type;
  q.subject = victim;
  q.source = d.source;
  q.amount = d.amount;
  add_ways(g, q, victim, {.as = type});
  co_await ask(g);
  if (chosen(g, victim) == nullptr) co_return;
  const CardUse what = card_use_from_answer(g, victim);
  co_await use_card(g, what);
}

// What the victim has against it: equipment, hero, at last a card from the hand (R112).
Task<> defend(Game& g, Damage& d) {
  co_await open_window(g, Window::damage_victim, index_of(g, &d), {d.source, d.target});
  const CardText* card = hand_answer(g, d);
  if (card != nullptr) co_await answer_from_hand(g, d, card->type);
}

}  // namespace

Damage* damage_under_way(Game& g) {
  for (int i = g.stack.size() - 1; i >= 0; --i)
    if (g.stack[i].is<Damage>()) return &g.stack[i].as<Damage>();
  return nullptr;
}

void reduce_damage(Game& g, Damage& d, int points, AbilityId why) {
  d.amount = static_cast<std::int8_t>(std::max(0, d.amount - points));
  Event& e = g.emit(EventKind::damage_reduced, d.target);
  e.amount = static_cast<std::int16_t>(points);
  e.ability = why;
  tell_changed(g, &d);
}

void move_damage(Game& g, Damage& d, Seat to, AbilityId why) {
  Event& e = g.emit(EventKind::damage_moved, d.target);
  e.other = to;
  e.ability = why;
  d.target = to;
  d.moved = true;
  tell_changed(g, &d);
}

Task<int> damage(Game& g, DamageSpec spec) {
  if (spec.amount <= 0 || !g.living(spec.target)) co_return 0;
  if (!spec.cost && immune_to(g, spec.target, spec.why)) co_return 0;
  if (spec.source != no_seat && !g.living(spec.source)) spec.source = no_seat;   // R071
  Scope<Damage> d(g, {.source = spec.source,
                      .target = spec.target,
                      .first_target = spec.target,
                      .amount = static_cast<std::int8_t>(spec.amount),
                      .extra_rage = static_cast<std::int8_t>(spec.extra_rage),
                      .why = spec.why,
                      .attack = spec.attack});
  co_await defend(g, *d);
  if (d->amount > 0) co_await open_window(g, Window::damage_third_party, d.index(), {d->source, d->target});
  // Taken over: the new victim's own changes run once; there is no second transfer (R112).
  if (d->amount > 0 && d->moved) co_await defend(g, *d);
  if (d->amount <= 0 || !g.living(d->target)) co_return 0;
  const SeatSet linked = take_linked(g, d->target);
  const int amount = d->amount;
  co_await suffer(g, *d);
  co_await open_window(g, Window::after_damage, d.index(), {d->source, d->target});
  if (!linked.empty()) co_await share(g, linked, d->source, amount);
  co_return amount;
}

}  // namespace fate
