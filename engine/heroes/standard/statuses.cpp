// What a character bears under a skill of the standard set that lasts this turn, by the number of the skill.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

// 薄葬 Shallow Grave (R039, R040).
constexpr AbilityId shallow_grave_id = ability(SkillId::shallow_grave);

bool grave_when(const Game& g, Seat me, const Dying&) { return can_recover(g, me, shallow_grave_id); }
Task<> rise(Game& g, SkillUse& use, Dying&) {
  co_await recover(g, use.user, 1 - g.at(use.user).hp, use.user, shallow_grave_id);
}

// 血之狂暴 Bloodrage: in its own play phase the character uses basic cards and passive skills only, in the whole turn
// its attacks deal 1 damage more (R042).
bool only_basic(const Game& g, Seat me, CardId, CardType as, bool played) {
  return own_play_phase(g, me) && !played && kind_of(as) != CardKind::basic;
}
bool no_active_skill(const Game& g, Seat me, AbilityId a) {
  return own_play_phase(g, me) && is_skill(a) && facts(skill_of(a)).type == SkillType::active;
}
// Equipment actions and those with monsters.
bool no_other_action(const Game&, Seat, AbilityId a) {
  return is_card(a) || a == ability(RuleId::place_monster) || a == ability(RuleId::kill_monster);
}
int one_more(const Game&, Seat, const Attack&) { return 1; }

constexpr Ability statuses_borne[] = {
    // 竭心光環 Heartstopper Aura (R039).
    {.id = ability(SkillId::heartstopper_aura), .mod = {.no_recovery = true}},
    {.id = shallow_grave_id, .reactions = {on<rise, grave_when>(Window::entering_dying, Role::target, mandatory)}},
    {.id = ability(SkillId::bloodrage),
     .mod = {.attack_damage = one_more,
             .forbids_card = only_basic,
             .forbids_skill = no_active_skill,
             .forbids_action = no_other_action}},
    // 無敵斬 Omnislash: black hand cards are normal attacks too (R063, R090).
    {.id = ability(SkillId::omnislash),
     .conversions = {{.as = CardType::normal_attack, .count = 1, .card_fits = black, .regarded = true}}},
};

}  // namespace

std::span<const Ability> statuses() { return statuses_borne; }

}  // namespace fate::standard
