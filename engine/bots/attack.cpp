#include "engine/bots/attack.hpp"

#include <algorithm>

namespace fate::bots {
namespace {

// By the number of cards in the target's hand: chance that none of them is a dodge.
constexpr int no_dodge[] = {100, 83, 69, 58, 49, 41, 35, 30, 26, 22, 20};
constexpr int kill_reward_points = 18;
constexpr int retort_percent = 45;     // blade mail, counter helix

int dodges_needed(const Situation& s, Seat target) {
  int need = 1;
  if (s.wears(s.me, CardType::eye_of_skadi)) ++need;
  if (s.has_skill(s.me, SkillId::thirst) && s.at(target).hp == 1) ++need;
  if (s.status(target, ability(SkillId::frostbite)) != nullptr) need *= 2;
  const Status* hook = s.status(target, ability(SkillId::hookshot));
  return hook != nullptr && hook->owner == s.me ? need + 1 : need;
}

// Drunken haze lets one attack of four take effect.
int sober_percent(const Situation& s) { return s.status(s.me, ability(SkillId::drunken_haze)) != nullptr ? 25 : 100; }

bool black(CardId c) { return c != CardId::none && colour_of(c) == Colour::black; }

int strengthened(const Situation& s, Seat who) {
  const Status* st = s.status(who, ability(CardType::gods_strength));
  return st == nullptr ? 0 : st->param;
}

int damage_points(const Situation& s, const AttackPlan& plan) {
  int points = 1;
  if (s.wears(s.me, CardType::sacred_relic) && black(plan.card)) ++points;
  if (s.has_skill(s.me, SkillId::burning_spear) && s.mine().hp <= 2) ++points;
  if (s.status(s.me, ability(SkillId::bloodrage)) != nullptr) ++points;
  if (plan.by == ability(SkillId::liquid_fire)) ++points;
  if (s.has_skill(s.me, SkillId::glaives_of_wisdom) && s.mine().rage >= 2) ++points;
  return points + strengthened(s, s.me);
}

int value_with(const Situation& s, Seat target, const AttackPlan& plan, int points) {
  const int hit = hit_percent(s, target, plan) * sober_percent(s) / 100;
  if (hit == 0) return -5;
  const bool flame = kin(plan.as) == CardType::flame_attack;
  const Change hurt{.damage = static_cast<std::int8_t>(4 * points), .rage = static_cast<std::int8_t>(flame ? 4 : 0)};
  int on_hit = gladness(s, target, hurt);
  const bool kills = points >= s.at(target).hp;
  if (kills && s.regard(target) < 0) on_hit += kill_reward_points;
  if (kin(plan.as) == CardType::chaos_attack || s.wears(s.me, CardType::desolator))
    on_hit += gladness(s, s.me, {.rage = 4});
  if (s.wears(target, CardType::blade_mail)) on_hit -= hp_loss(s, s.me, 4) * retort_percent / 100;
  const int on_miss =
      hit < 100 ? gladness(s, target, {.cards = static_cast<std::int8_t>(-4 * dodges_needed(s, target))}) : 0;
  int value = (on_hit * hit + on_miss * (100 - hit)) / 100;
  if (s.has_skill(target, SkillId::counter_helix)) value -= hp_loss(s, s.me, 4) * 35 / 100;
  return value;
}

}  // namespace

int hit_percent(const Situation& s, Seat target, const AttackPlan& plan) {
  if (s.has_skill(target, SkillId::special_body) && s.at(target).hp <= 2) return 0;
  if (s.has_skill(target, SkillId::meld) && s.mine().hand_count - 1 >= s.at(target).hand_count) return 0;
  if (s.wears(target, CardType::talisman_of_evasion) && s.upright[target]) return 5;
  if (plan.undodgeable) return 100;
  const int hand = std::min<int>(s.at(target).hand_count, static_cast<int>(std::size(no_dodge)) - 1);
  int one = 100 - no_dodge[hand];      // chance of at least one dodge
  if (s.wears(target, CardType::lothars_edge) || s.has_skill(target, SkillId::blink) ||
      s.has_skill(target, SkillId::waveform) || s.has_skill(target, SkillId::sprint))
    one = std::min(95, 2 * one);
  if (s.has_skill(s.me, SkillId::blade_dance)) one = one / 3;
  const int need = dodges_needed(s, target);
  int dodged = one;
  for (int i = 1; i < need; ++i) dodged = i < hand ? dodged * one / 150 : 0;
  return 100 - dodged;
}

int attack_value(const Situation& s, Seat target, const AttackPlan& plan) {
  return value_with(s, target, plan, damage_points(s, plan));
}

int attack_cards(const Situation& s) {
  const auto& hand = s.mine().hand;
  const bool any_black = s.has_skill(s.me, SkillId::marksmanship);
  return static_cast<int>(std::count_if(
      hand.begin(), hand.end(), [&](CardId c) { return is_attack_type(type_of(c)) || (any_black && black(c)); }));
}

int attacks_left(const Situation& s) {
  const view::SeatView& v = s.mine();
  return v.attack_limit == unlimited_attacks ? 100 : std::max(0, v.attack_limit - v.attacks_used);
}

int best_attack_value(const Situation& s, int bonus) {
  int best = 0;
  for (const Seat t : s.reach())
    if (s.regard(t) < 0) best = std::max(best, value_with(s, t, {}, damage_points(s, {}) + bonus));
  return best;
}

}  // namespace fate::bots
