// What a character bears under a skill of Sunrise that lasts this turn, by the number of the skill.
#include "engine/content_lists.hpp"

namespace fate::sunrise {
namespace {

constexpr Ability statuses_borne[] = {
    // 霜凍之箭 Frost Arrows: no rage from damage, that of a flame attack included; other rage comes (R050).
    {.id = ability(SkillId::frost_arrows), .mod = {.no_rage_from_damage = true}},
};

}  // namespace

std::span<const Ability> statuses() { return statuses_borne; }

}  // namespace fate::sunrise
