// Strength heroes of the standard set, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {
namespace {

// ---- 斧王 Axe

// 戰爭饑渴 Battle Hunger. Cost: discard 1 hand card. Another character uses an attack on you, if you are within its range,
// or takes 1 damage from you (R093, R281).
constexpr AbilityId battle_hunger_id = ability(SkillId::battle_hunger);

void offer_battle_hunger(const Game& g, Seat me, Offers& offers) {
  SeatSet others;
  for (const Seat s : g.alive.without(me))
    if (targetable(g, s, battle_hunger_id)) others.add(s);
  if (hand_count(g, me) == 0 || others.empty()) return;
  Action& a = offers.add();
  a.cards = set_of(g.hand(me));
  a.min_cards = a.max_cards = 1;
  a.targets = others;
  a.min_targets = a.max_targets = 1;
}

Task<> battle_hunger(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, battle_hunger_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.target(), battle_hunger_id)) co_return;
  const AttackRequest request{.seat = use.target(), .target = use.user, .why = battle_hunger_id, .ranged = true};
  const bool attacked = co_await ask_to_attack(g, request);
  if (!attacked) co_await damage(g, {.source = use.user, .target = use.target(), .amount = 1, .why = battle_hunger_id});
}

// 反轉螺旋 Counter Helix: when you become the target of an attack you may judge; red of rank 2-10: 1 damage to the attacker.
Task<> counter_helix(Game& g, SkillUse& use, Attack& a) {
  const AbilityId why = ability(SkillId::counter_helix);
  const Judged judged = co_await judge(g, use.user, why);
  if (!judged.red() || judged.rank < 2 || judged.rank > 10) co_return;
  co_await damage(g, {.source = use.user, .target = a.attacker, .amount = 1, .why = why});
}

constexpr Ability heroes[] = {
    {.id = battle_hunger_id, .play = {.offer = offer_battle_hunger, .run = battle_hunger}},
    {.id = ability(SkillId::counter_helix),
     .reactions = {on<counter_helix>(Window::becoming_attack_target, Role::target)}},
};

}  // namespace

std::span<const Ability> strength_heroes() { return heroes; }

}  // namespace fate::standard
