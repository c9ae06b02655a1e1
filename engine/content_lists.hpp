// One function for each file of content. Private to engine/content.cpp and the files themselves.
#pragma once

#include <span>

#include "engine/fate/ability.hpp"
#include "engine/fate/mode.hpp"

namespace fate {

std::span<const ModeRules> identity_modes();
std::span<const ModeRules> rotation_modes();
std::span<const ModeRules> three_player_modes();
std::span<const ModeRules> team_modes();

}  // namespace fate

namespace fate::standard {

std::span<const CardText> basic_cards();
std::span<const CardText> magic_cards();
std::span<const CardText> ultimate_cards();
std::span<const Ability> weapons();
std::span<const Ability> armors();
std::span<const Ability> strength_heroes();
std::span<const Ability> agility_heroes();
std::span<const Ability> intelligence_heroes_a();
std::span<const Ability> intelligence_heroes_b();
// What a character under a skill or a card bears, by the number of that skill or card.
std::span<const Ability> statuses();
std::span<const Ability> card_statuses();
std::span<const Ability> fates();

}  // namespace fate::standard

namespace fate::dawn {

std::span<const CardText> cards();
std::span<const Ability> armors();
std::span<const Ability> strength_heroes();
std::span<const Ability> intelligence_heroes();
std::span<const Ability> agility_heroes();
std::span<const Ability> statuses();
std::span<const Ability> fates();

}  // namespace fate::dawn

namespace fate::daybreak {

std::span<const CardText> cards();
std::span<const Ability> armors();
std::span<const Ability> strength_heroes();
std::span<const Ability> intelligence_heroes();
std::span<const Ability> agility_heroes();
std::span<const Ability> statuses();
std::span<const Ability> card_statuses();

}  // namespace fate::daybreak

namespace fate::jungle {

std::span<const Ability> monsters();

}  // namespace fate::jungle

namespace fate::ex {

std::span<const Ability> heroes();

}  // namespace fate::ex

namespace fate::sunrise {

std::span<const CardText> cards();
std::span<const Ability> armors();
std::span<const Ability> strength_heroes();
std::span<const Ability> intelligence_heroes();
std::span<const Ability> agility_heroes();
std::span<const Ability> statuses();

}  // namespace fate::sunrise
