// Optional reactions, offered in a timing window.
#include <algorithm>

#include "engine/bots/attack.hpp"
#include "engine/bots/respond.hpp"
#include "engine/catalog/hero_facts.hpp"

namespace fate::bots {
namespace {

constexpr int small_gain = 5;          // what a free effect for oneself is taken to be worth

const ResolutionRecord* damage_under_way(const Situation& s) { return innermost(s, ResolutionKind::damage); }

// Who is hurt by it, and by whom.
Seat victim(const Situation& s) {
  const ResolutionRecord* d = damage_under_way(s);
  return d != nullptr && d->target_count > 0 ? d->targets[0] : s.question.subject;
}
Seat source(const Situation& s) {
  const ResolutionRecord* d = damage_under_way(s);
  return d != nullptr ? d->user : s.question.source;
}

// Takes the damage in the victim's place.
int guard(const Situation& s) {
  const ResolutionRecord* d = damage_under_way(s);
  const int quarters = d == nullptr ? 4 : 4 * std::max<int>(1, d->amount);
  const Change hurt{.damage = static_cast<std::int8_t>(std::min(quarters, 100))};
  if (s.mine().hp * 4 <= quarters) return -60;
  return gladness(s, s.me, hurt) - gladness(s, victim(s), hurt);
}

// Heals the victim, hurts the source.
int purification(const Situation& s) {
  return gladness(s, victim(s), {.heal = 4}) + gladness(s, source(s), {.damage = 4});
}

// All bombs of the suit: draw as many, and deal as much damage. They cost little, they lie there for this.
Proposal detonate(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const int bombs = a.max_cards;
  Proposal out = fill(s, index, [](Seat) { return 0; }, [](Seat) { return 0; }, bombs);
  if (out.value == Proposal::never) return out;
  out.value = 4 * bombs + gladness(s, s.question.source, {.damage = static_cast<std::int8_t>(4 * bombs)});
  return out;
}

// Two cards of the faith pile buy a point of hp; they would come into the hand otherwise.
Proposal fatherly_love(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  constexpr int pair = 2;
  if (a.max_number < pair) return fill_plainly(s, index, -10);
  Proposal out = fill(s, index, [&](Seat t) { return gladness(s, t, {.cards = 4 * pair}); });
  if (out.value == Proposal::never) return out;
  out.answer.number = pair;
  out.value += gladness(s, s.me, {.heal = 4, .cards = -4 * pair});
  return out;
}

// The effect of the card once more.
int multicast(const Situation& s) {
  const ResolutionRecord* r = innermost(s, ResolutionKind::card_use);
  const bool hurts = r != nullptr && kin(r->card_type) == CardType::fanaticism;
  return hurts ? -10 : small_gain;
}

// Lays a card of a pleasing colour as somebody's judgment.
Proposal nether_swap(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const ResolutionRecord* j = innermost(s, ResolutionKind::judgment);
  Proposal best;
  if (j == nullptr) return best;
  const int red = red_gladness(s, j->user, j->ability);
  a.cards.each([&](CardId c) {
    const int sign = colour_of(c) == Colour::red ? 1 : -1;
    const int value = sign * red / 2 - s.cost[fate::index(c)];
    if (value <= best.value) return;
    best.value = value;
    best.answer = {};
    best.answer.action = static_cast<std::uint8_t>(index);
    best.answer.cards.push_back(c);
  });
  return best;
}

// Repeats a judgment that went wrong.
int ordeal(const Situation& s) {
  const ResolutionRecord* j = innermost(s, ResolutionKind::judgment);
  if (j == nullptr || j->card_count == 0) return -1;
  const int red = red_gladness(s, j->user, j->ability);
  const bool is_red = colour_of(j->cards[j->card_count - 1]) == Colour::red;
  return (is_red ? -red : red) / 2;
}

// Protection against magic: not against what is welcome.
int ward(const Situation& s) {
  const ResolutionRecord* r = innermost(s, ResolutionKind::card_use);
  if (r == nullptr || r->user == s.me) return -20;
  return record_gladness(s, *r) <= 0 ? 8 : -8;
}

int known_reaction(const Situation& s, const Action& a) {
  const AbilityId what = kin(a.ability);
  const auto is = [&](auto x) { return what == ability(x); };
  const Seat foe = source(s);
  if (is(SkillId::guard)) return guard(s);
  if (is(SkillId::purification)) return purification(s);
  if (is(SkillId::counter_helix)) return gladness(s, s.question.source, {.damage = 1}) + 1;
  if (is(CardType::blade_mail)) return gladness(s, foe, {.damage = 2}) + 1;
  if (is(SkillId::frost_armor)) return gladness(s, foe, {.cards = -4}) + 1;
  if (is(SkillId::suicide)) return gladness(s, s.question.source, {.damage = 4}) + 1;
  if (is(SkillId::multicast)) return multicast(s);
  if (is(SkillId::mana_break)) return gladness(s, s.question.subject, {.cards = -4}) + 1;
  if (is(SkillId::headshot)) return gladness(s, s.question.subject, {.damage = 2}) + 1;
  if (is(SkillId::frostmourne)) return std::max(1, best_attack_value(s));
  if (is(SkillId::mana_shield)) return -gladness(s, s.me, {.damage = 4}) - 4;
  if (is(SkillId::ordeal)) return ordeal(s);
  if (is(CardType::planeswalkers_cloak) || is(CardType::linkens_sphere)) return ward(s);
  if (is(CardType::talisman_of_evasion)) return 15;
  if (is(CardType::quelling_blade)) return 20;
  return Proposal::never;
}

// Unlisted: free ones are taken, those with targets are judged as harm unless they say otherwise.
Proposal unknown_reaction(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (a.max_targets > 0) return by_deed(s, index);
  return fill_plainly(s, index, small_gain + (a.min_cards > 0 ? 4 : 0));
}

}  // namespace

Proposal propose_reaction(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (a.ability == ability(SkillId::nether_swap)) return nether_swap(s, index);
  if (a.ability == ability(SkillId::detonate)) return detonate(s, index);
  if (a.ability == ability(SkillId::fatherly_love)) return fatherly_love(s, index);
  // An attack offered in a window: weigh it as one.
  if ((a.verb == Verb::use || a.verb == Verb::play) && is_attack_type(a.card_type))
    return propose_attack_in_answer(s, index);
  const int known = known_reaction(s, a);
  return known == Proposal::never ? unknown_reaction(s, index) : fill_plainly(s, index, known);
}

}  // namespace fate::bots
