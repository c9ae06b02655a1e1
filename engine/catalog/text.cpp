#include "engine/catalog/text.hpp"

#include <initializer_list>

#include "engine/catalog/texts/tables.hpp"

namespace fate {
namespace {

// The tables follow each other in the order of the numbers, which start at 1.
template <class Row>
const Row& row(int number, std::initializer_list<std::span<const Row>> tables) {
  static constexpr Row none = {};
  if (number < 1) return none;
  auto i = static_cast<std::size_t>(number - 1);
  for (const auto& table : tables) {
    if (i < table.size()) return table[i];
    i -= table.size();
  }
  return none;
}

constexpr HeroTexts plain = {HeroId::plain, {"無技能英雄", "无技能英雄", "Plain Hero"}};
constexpr ModeTexts table_mode = {ModeId::table,
                                  {"自由牌桌", "自由牌桌", "Free Table"},
                                  {"沒有準備，也沒有勝負。", "没有准备，也没有胜负。", "No set-up and no winner."}};

}  // namespace

const CardTexts& texts(CardType t) {
  using namespace catalog;
  return row<CardTexts>(static_cast<int>(t), {standard_cards_1(), standard_cards_2(), expansion_cards(),
                                              origins_cards_1(), origins_cards_2()});
}

const HeroTexts& texts(HeroId h) {
  using namespace catalog;
  if (h == HeroId::plain) return plain;
  return row<HeroTexts>(static_cast<int>(h),
                        {standard_strength_heroes(), standard_intelligence_heroes(), standard_agility_heroes(),
                         dawn_heroes(), daybreak_heroes(), sunrise_heroes(), ex_heroes(), origins_strength_heroes(),
                         origins_agility_heroes(), origins_intelligence_heroes()});
}

const SkillTexts& texts(SkillId s) {
  using namespace catalog;
  return row<SkillTexts>(static_cast<int>(s),
                         {standard_strength_skills(), standard_intelligence_skills(), standard_agility_skills(),
                          dawn_skills(), daybreak_skills(), sunrise_skills(), ex_skills(), origins_strength_skills(),
                          origins_agility_skills(), origins_intelligence_skills()});
}

const FateTexts& texts(FateId f) { return row<FateTexts>(static_cast<int>(f), {catalog::fates()}); }

const ModeTexts& texts(ModeId m) {
  if (m == ModeId::table) return table_mode;
  return row<ModeTexts>(static_cast<int>(m), {catalog::modes()});
}

const SetTexts& texts(SetId s) { return row<SetTexts>(static_cast<int>(s), {catalog::sets()}); }

const RuleTexts& texts(RuleId r) { return row<RuleTexts>(static_cast<int>(r), {catalog::rules()}); }

const RulingTexts& ruling(int number) {
  using namespace catalog;
  return row<RulingTexts>(number, {rulings_1(), rulings_2(), rulings_3()});
}

const Text& name_of(AbilityId a) {
  const int n = static_cast<int>(a);
  if (n < 1000) return texts(static_cast<SkillId>(n)).name;
  if (n < 2000) return texts(static_cast<CardType>(n - 1000)).name;
  if (n < 3000) return texts(static_cast<FateId>(n - 2000)).name;
  return texts(static_cast<RuleId>(n - 3000)).name;
}

}  // namespace fate
