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
std::span<const HeroTexts> dawn_heroes();
std::span<const HeroTexts> daybreak_heroes();
std::span<const HeroTexts> sunrise_heroes();
std::span<const HeroTexts> ex_heroes();
std::span<const HeroTexts> origins_strength_heroes();
std::span<const HeroTexts> origins_agility_heroes();
std::span<const HeroTexts> origins_intelligence_heroes();

std::span<const SkillTexts> standard_strength_skills();
std::span<const SkillTexts> standard_intelligence_skills();
std::span<const SkillTexts> standard_agility_skills();
std::span<const SkillTexts> dawn_skills();
std::span<const SkillTexts> daybreak_skills();
std::span<const SkillTexts> sunrise_skills();
std::span<const SkillTexts> ex_skills();
std::span<const SkillTexts> origins_strength_skills();
std::span<const SkillTexts> origins_agility_skills();
std::span<const SkillTexts> origins_intelligence_skills();

std::span<const FateTexts> fates();
std::span<const ModeTexts> modes();
std::span<const SetTexts> sets();
std::span<const RuleTexts> rules();

std::span<const RulingTexts> rulings_1();
std::span<const RulingTexts> rulings_2();
std::span<const RulingTexts> rulings_3();

}  // namespace fate::catalog
