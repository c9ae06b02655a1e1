// What things are called and what they do, in three languages. One word for each thing: see the project's terms.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"

namespace fate {

struct Text {
  std::string_view hant, hans, en;  // zh-Hant, zh-Hans, en
};

// `brief` is printed on the face of a card or beside a skill's name; `full` says everything: timing, limit, cost,
// effect.
struct CardTexts {
  CardType id;
  Text name, brief, full;
  Text enhanced = {};  // what changes for 1 rage; empty if the card cannot be enhanced
};
struct HeroTexts {
  HeroId id;
  Text name;
};
struct SkillTexts {
  SkillId id;
  Text name, brief, full;
};
struct FateTexts {
  FateId id;
  Text name, brief, full;
};
struct ModeTexts {
  ModeId id;
  Text name, full;
};
struct SetTexts {
  SetId id;
  Text name;
};
struct RuleTexts {
  RuleId id;
  Text name;
};
struct RulingTexts {
  std::uint16_t number;  // 1.., shown as R001
  Text title;            // what it decides, in one line
};

// Limits of `brief` in Chinese characters: three lines of eight on a card's face (look.md, section 5).
inline constexpr int card_brief_limit = 24;
inline constexpr int skill_brief_limit = 40;

// Empty texts for `none`.
const CardTexts& texts(CardType);
const HeroTexts& texts(HeroId);
const SkillTexts& texts(SkillId);
const FateTexts& texts(FateId);
const ModeTexts& texts(ModeId);
const SetTexts& texts(SetId);
const RuleTexts& texts(RuleId);

inline constexpr int ruling_count = 293;
const RulingTexts& ruling(int number);  // 1..ruling_count

// The name of whatever causes or offers something.
const Text& name_of(AbilityId);

}  // namespace fate
