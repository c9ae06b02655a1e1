// From a name to a number and back. Every find_… returns `none` for an unknown name. Linear search: for configuration,
// scenarios and tools, not for the rules.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/catalog/ids.hpp"
#include "engine/kernel/card.hpp"

namespace fate {

// One bit for each set, as in MatchConfig::sets.
inline constexpr std::uint8_t any_set = 0xff;

SetId find_set(std::string_view id);
ModeId find_mode(std::string_view id);      // "table" too
FateId find_fate(std::string_view id);
RuleId find_rule(std::string_view id);
HeroId find_hero(std::string_view id);      // "plain" too

// These names are unique within a family only: `origins` chooses it.
CardType find_card_type(std::string_view id, bool origins);
SkillId find_skill(std::string_view id, bool origins);

// A skill, else a card type, else a fate, else a rule of that name. A card that shares its name with a skill is found
// as "card:laguna_blade".
AbilityId find_ability(std::string_view id, bool origins);

// The physical card with that face from one of `sets`; copy is 1, or 2 for the second card with the same face.
CardId find_card(CardType, Suit, int rank, int copy, std::uint8_t sets = any_set);

std::string_view id_of(SetId);
std::string_view id_of(AbilityId);  // "death_coil", "blade_mail", "roshan_possession", "kill_reward"; "" for none

}  // namespace fate
