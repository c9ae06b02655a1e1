// The tables of texts, one for each file, each in the order of the numbers.
#pragma once

#include <span>

#include "engine/catalog/text.hpp"

namespace fate::catalog {

std::span<const CardTexts> standard_cards_1();
std::span<const CardTexts> standard_cards_2();
std::span<const CardTexts> expansion_cards();
std::span<const CardTexts> origins_cards_1();
std::span<const CardTexts> origins_cards_2();

std::span<const HeroTexts> standard_strength_heroes();
std::span<const HeroTexts> standard_intelligence_heroes();
std::span<const HeroTexts> standard_agility_heroes();

std::span<const SkillTexts> standard_strength_skills();
std::span<const SkillTexts> standard_intelligence_skills();
std::span<const SkillTexts> standard_agility_skills();

std::span<const FateTexts> fates();
std::span<const ModeTexts> modes();
std::span<const SetTexts> sets();
std::span<const RuleTexts> rules();


}  // namespace fate::catalog
