// An attack on one target (timing A3..A12).
#include <algorithm>

#include "engine/fate/proxy.hpp"
#include "engine/fate/told.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId frostbite = ability(SkillId::frostbite);

// Special body and the like: as often as the attack is about to take effect (R084).
void check_void(Game& g, Attack& a) {
  if (a.voided || a.cancelled) return;
  for (const Ability* b : g.at(a.target).abilities) {
    if (b->mod.voids_attack == nullptr || !b->mod.voids_attack(g, a.target, a)) continue;
    told_modifier(g, *b, a.target, a.attacker);
    return void_attack(g, a, b->id);
  }
}

void told_end(Game& g, EventKind kind, const Attack& a, AbilityId by) {
  Event& e = g.emit(kind, a.attacker);
  e.other = a.target;
  e.card_type = a.face.type;
  e.value = static_cast<std::int16_t>(by);
  tell_changed(g, &a);
}

// Made of attacks alone, as printed or as something always regards them (R090).
bool regarded_as_attack(const Game& g, Seat user, CardId c) {
  if (is_attack(type_of(c))) return true;
  for (const Ability* a : g.at(user).abilities)
    for (const Conversion& v : a->conversions)
      if (v.regarded && is_attack(v.as) && (v.card_fits == nullptr || v.card_fits(c)) &&
          (v.when == nullptr || v.when(g, user)))
        return true;
  return false;
}

bool cannot_be_dodged(const Game& g, const CardUse& use) {
  const Ability* by = ability_of(use.by);
  if (by == nullptr || use.cards.empty()) return false;
  for (const Conversion& v : by->conversions)
    if (v.as == use.face.type && v.undodgeable_if_attacks)
      return std::all_of(use.cards.begin(), use.cards.end(),
                         [&](CardId c) { return regarded_as_attack(g, use.user, c); });
  return false;
}

// What a hit would deal as things stand: all of it is public.
std::int8_t damage_now(const Game& g, const Attack& a) {
  int amount = 1 + a.bonus;
  for (const Ability* b : g.at(a.attacker).abilities)
    if (b->mod.attack_damage != nullptr) amount += b->mod.attack_damage(g, a.attacker, a);
  return static_cast<std::int8_t>(amount);
}

int dodges_needed(Game& g, const Attack& a) {
  int need = 1;
  for (const Ability* b : g.at(a.attacker).abilities) {
    const int more = b->mod.extra_dodges != nullptr ? b->mod.extra_dodges(g, a.attacker, a) : 0;
    if (more != 0 || b->mod.dodge_counts != nullptr) told_modifier(g, *b, a.attacker, a.target);
    need += more;
  }
  if (has_status(g, a.target, frostbite)) need *= 2;   // R085
  return need;
}

int dodges_to_play(const Game& g, const Attack& a) {
  int more = 0;
  for (const Ability* b : g.at(a.target).abilities)
    if (b->mod.played_dodges != nullptr) more += b->mod.played_dodges(g, a.target, a);
  return more;
}

// One dodge used against it, or an attempt to have one played. False: the target stops (R086).
Task<bool> use_dodge(Game& g, Attack& a) {
  const CardType dodge = g.origins() ? CardType::origins_dodge : CardType::dodge;
  Question& q = open_question(g, QuestionKind::dodge, SeatSet::of(a.target), ability(a.face.type));
  q.card_type = a.face.type;
  q.subject = a.target;
  q.source = a.attacker;
  q.amount = static_cast<std::int8_t>(a.dodges_needed - a.dodges_used);
  const bool played = a.dodges_used >= a.dodges_needed - a.dodges_played;
  add_ways(g, q, a.target, {.as = dodge, .verb = played ? Verb::play : Verb::use, .against = &a});
  const bool first_of_two = !played && has_status(g, a.target, frostbite) && a.dodges_used % 2 == 0;
  if (first_of_two && !next_by_proxy(g, a.target)) drop_untaxable(q, 0);  // one alone cannot be used at all (R041)
  add_proxies(g, q, a.target);
  co_await ask(g);
  if (chosen(g, a.target) == nullptr) co_return false;
  const bool by_proxy = proxy_chosen(g, a.target);
  CardUse what = card_use_from_answer(g, a.target);
  if (by_proxy)
    co_await ask_proxy(g, skill_use_from_answer(g, a.target), {.wanted = Wanted::dodge, .against = &a}, what);
  if (what.user == no_seat) co_return true;              // nobody helped: the need stays (R201)
  Scope<CardUse> use(g, what);
  if (!by_proxy) co_await lay_down(g, *use);
  if (!use->cancelled) {
    ++a.dodges_used;
    a.damage = damage_now(g, a);
    tell_changed(g, &a);
  }
  co_await open_window(g, Window::dodge_resolved, use.index(), {use->user, no_seat});
  clear_away(g, *use);
  co_return true;
}

// True: it was cancelled by dodges.
Task<bool> dodge_window(Game& g, Attack& a) {
  if (a.undodgeable || a.forced || !g.living(a.target)) co_return false;
  a.dodges_played = static_cast<std::uint8_t>(dodges_to_play(g, a));
  a.dodges_needed = static_cast<std::uint8_t>(dodges_needed(g, a) + a.dodges_played);
  a.damage = damage_now(g, a);
  tell_changed(g, &a);
  while (a.dodges_used < a.dodges_needed) {
    const bool went_on = co_await use_dodge(g, a);
    if (!went_on || !g.living(a.target)) co_return false;
  }
  cancel_attack(g, a, ability(g.origins() ? CardType::origins_dodge : CardType::dodge));
  co_return true;
}

int attack_damage(Game& g, const Attack& a) {
  int amount = 1 + a.bonus;
  for (const Ability* b : g.at(a.attacker).abilities) {
    const int more = b->mod.attack_damage != nullptr ? b->mod.attack_damage(g, a.attacker, a) : 0;
    if (more != 0) told_modifier(g, *b, a.attacker, a.target);
    amount += more;
  }
  return amount;
}

Seat damage_source(Game& g, const Attack& a) {
  for (const Ability* b : g.at(a.attacker).abilities) {
    if (b->mod.hides_source == nullptr || !b->mod.hides_source(g, a.attacker, a)) continue;
    told_modifier(g, *b, a.attacker, a.target);
    return no_seat;
  }
  return a.attacker;
}

Task<> take_effect(Game& g, Attack& a, std::uint8_t at) {
  check_void(g, a);                                      // hp may have changed while it was dodged (R084)
  if (a.voided) co_return;
  a.hit = true;
  Event& e = g.emit(EventKind::hit, a.attacker);
  e.other = a.target;
  e.card_type = a.face.type;
  const Sides sides{a.attacker, a.target};
  co_await open_window(g, Window::attack_hits, at, sides);
  check_void(g, a);
  a.hit = !a.voided;
  if (a.voided || !g.living(a.target)) co_return;
  const bool flame = a.face.type == CardType::flame_attack || a.face.type == CardType::origins_flame_attack;
  const DamageSpec spec{.source = damage_source(g, a),
                        .target = a.target,
                        .amount = attack_damage(g, a),
                        .why = ability(a.face.type),
                        .extra_rage = flame ? 1 : 0,
                        .attack = at};
  co_await damage(g, spec);
  // 2.0: on hit; Origins: only after damage was taken (R105).
  const bool chaos =
      a.face.type == CardType::chaos_attack || (a.face.type == CardType::origins_chaos_attack && a.damaged != no_seat);
  if (chaos) co_await gain_rage(g, a.attacker, 1, ability(a.face.type));
  co_await open_window(g, Window::after_hit, at, sides);
}

}  // namespace

bool may_be_cancelled(const Game& g, const Attack& a) {
  if (a.forced) return false;
  for (const Ability* b : g.at(a.attacker).abilities)
    if (b->mod.dodge_counts != nullptr) return false;
  return true;
}

void cancel_attack(Game& g, Attack& a, AbilityId by) {
  a.cancelled = true;
  told_end(g, EventKind::cancelled, a, by);
}

void void_attack(Game& g, Attack& a, AbilityId by) {
  a.voided = true;
  told_end(g, EventKind::voided, a, by);
}

Task<> attack(Game& g, CardUse& use, Seat target) {
  Attack record;
  record.attacker = use.user;
  record.target = target;
  record.face = use.face;
  record.cards = use.cards;
  record.by = use.by;
  record.bonus = use.bonus;
  record.undodgeable = cannot_be_dodged(g, use);
  record.damage = damage_now(g, record);
  Scope<Attack> a(g, record);
  const Sides sides{a->attacker, a->target};
  if (use.cancelled) a->voided = true;     // made ineffective when it was used
  if (!a->voided) co_await open_window(g, Window::target_chosen, a.index(), sides);
  if (!a->voided) co_await open_window(g, Window::becoming_attack_target, a.index(), sides);
  check_void(g, *a);
  bool dodged = false;
  if (!a->voided && !a->cancelled) dodged = co_await dodge_window(g, *a);
  if (dodged) co_await open_window(g, Window::attack_dodged, a.index(), sides);
  if (!a->voided && !a->cancelled && g.living(a->target)) co_await take_effect(g, *a, a.index());
  co_await open_window(g, Window::attack_finished, a.index(), sides);
}

}  // namespace fate
