#include "engine/bots/respond.hpp"

#include <algorithm>

#include "engine/bots/attack.hpp"

namespace fate::bots {
namespace {

// Cards of the hand that would count as another such answer.
int answers_in_hand(const Situation& s) {
  CardSet set;
  for (const Action& a : s.question.actions)
    if (a.max_cards == 1) a.cards.each([&](CardId c) { set.add(c); });
  return set.size();
}

// Damage that the attack on the bot will probably do.
int expected_damage(const Situation& s) {
  const ResolutionRecord* attack = innermost(s, ResolutionKind::attack);
  const Seat by = s.question.source;
  int points = 1;
  if (by >= max_seats) return points;
  if (s.status(by, ability(SkillId::bloodrage)) != nullptr) ++points;
  if (const Status* st = s.status(by, ability(CardType::gods_strength))) points += st->param;
  if (s.has_skill(by, SkillId::burning_spear) && s.at(by).hp <= 2) ++points;
  if (s.has_skill(by, SkillId::glaives_of_wisdom) && s.at(by).rage >= 2) ++points;
  if (attack == nullptr) return points;
  if (attack->ability == ability(SkillId::liquid_fire)) ++points;
  const bool black = attack->card_count > 0 && colour_of(attack->cards[0]) == Colour::black;
  return s.wears(by, CardType::sacred_relic) && black ? points + 1 : points;
}

// Damage avoided, less the rage it would have brought.
int gladness_without(const Situation& s, int points) {
  return -gladness(s, s.me, {.damage = static_cast<std::int8_t>(4 * points)});
}

}  // namespace

const ResolutionRecord* innermost(const Situation& s, ResolutionKind kind) {
  for (int i = s.table.stack.size() - 1; i >= 0; --i)
    if (s.table.stack[i].kind == kind) return &s.table.stack[i];
  return nullptr;
}

// All dodges that are still needed must be there, else one is thrown away.
Proposal propose_dodge(const Situation& s, int index) {
  const int need = std::max<int>(1, s.question.amount);
  if (answers_in_hand(s) < need) return fill_plainly(s, index, -20);
  int value = gladness_without(s, expected_damage(s));
  // What an attack brings besides damage; a neutral who wants the damage does not dodge at all.
  if (value > 0) value += 4;
  return fill_plainly(s, index, value - 8 * (need - 1));
}

Proposal propose_save(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const Seat dying = s.question.subject;
  const int need = std::max<int>(1, s.question.amount);
  if (a.verb == Verb::skill) return fill_plainly(s, index, dying == s.me ? 100 : s.regard(dying));
  if (dying == s.me) return fill_plainly(s, index, 100);
  if (s.regard(dying) < friend_regard) return fill_plainly(s, index, -50);
  // Others may help as well; alone it must have enough for all that is missing, and a salve left for itself when weak.
  const int have = answers_in_hand(s);
  int value = 60 * s.regard(dying) / 100;
  if (need > have) value -= 20 * (need - have);
  if (s.mine().hp <= 1 && have <= need) value -= 20;
  return fill_plainly(s, index, value);
}

Proposal propose_card_in_answer(const Situation& s, int index) {
  const AbilityId why = kin(s.question.ability);
  if (why == ability(CardType::quelling_blade)) return fill_plainly(s, index, 20);
  const int still = std::max<int>(1, s.question.amount);
  // Each dodge of several takes off one point; a demand for one takes off all.
  const bool each = why == ability(CardType::laguna_blade) || why == ability(SkillId::laguna_blade);
  const int avoided =
      each ? gladness_without(s, still) - (still > 1 ? gladness_without(s, still - 1) : 0) : gladness_without(s, 1);
  return fill_plainly(s, index, std::max(avoided, each && s.mine().hp <= still ? 15 : avoided));
}

Proposal propose_attack_in_answer(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const Seat target = s.question.subject;
  if (target >= max_seats) return fill_plainly(s, index, 0);
  const AttackPlan plan{.as = a.card_type, .by = a.ability};
  int value = attack_value(s, target, plan);
  if (s.question.ability == ability(SkillId::battle_hunger)) value += gladness_without(s, 1);
  return fill_plainly(s, index, value);
}

}  // namespace fate::bots
