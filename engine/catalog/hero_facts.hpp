// What is printed on the heroes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"

namespace fate {

enum class Attribute : std::uint8_t { none = 0, strength, agility, intelligence };

// Active and cast skills can be dispelled, passive ones never (R149).
enum class SkillType : std::uint8_t { none = 0, active, passive, cast };

// How often (R021).
enum class UseLimit : std::uint8_t { unlimited = 0, once_per_turn, once_per_character_turn, once_per_game };

struct HeroFacts {
  HeroId hero;
  SetId set;
  std::string_view id;
  Attribute attribute;
  std::uint8_t hp;
  std::uint8_t hand;           // hand limit
  std::uint8_t rage;           // rage cap
  bool hidden;                 // one of the set's hidden heroes (R004)
  SkillId first_skill;         // its skills have consecutive numbers
  std::uint8_t skill_count;
};

struct SkillFacts {
  SkillId skill;
  HeroId hero;
  std::string_view id;         // as in the rules; unique within a family
  SkillType type;
  UseLimit limit;
  bool optional;               // "you may"
};

// Indexed by number; element 0 is "none".
std::span<const HeroFacts> all_heroes();
std::span<const SkillFacts> all_skills();

const HeroFacts& facts(HeroId h);
inline const SkillFacts& facts(SkillId s) { return all_skills()[static_cast<std::size_t>(s)]; }

}  // namespace fate
