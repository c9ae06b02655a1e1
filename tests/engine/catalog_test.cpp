#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/catalog/rule_facts.hpp"
#include "engine/catalog/text.hpp"
#include "engine/catalog/texts/check.hpp"

using namespace fate;
using catalog::characters;
using catalog::complete;

namespace {

constexpr int english_card_brief_limit = 60;
constexpr int english_skill_brief_limit = 90;

int cards_of(SetId set) {
  int n = 0;
  for (const CardFacts& c : all_cards().subspan(1)) n += facts(c.type).set == set;
  return n;
}

int heroes_of(SetId set, bool hidden_only = false) {
  int n = 0;
  for (const HeroFacts& h : all_heroes().subspan(1)) n += h.set == set && (h.hidden || !hidden_only);
  return n;
}

// Names that should differ within one family and language.
struct Names {
  std::set<std::pair<bool, std::string_view>> hant, hans, en;

  bool add(bool origins, const Text& t) {
    const bool fresh = hant.insert({origins, t.hant}).second;
    return hans.insert({origins, t.hans}).second && en.insert({origins, t.en}).second && fresh;
  }
};

bool looks_traditional(std::string_view hant) {
  // A few characters that differ between the two scripts and appear often.
  for (const char* wrong : {"击", "伤", "点", "张", "阶", "弃", "怒气", "闪", "势", "复血", "当你", "对", "时"}) {
    if (hant.find(wrong) != std::string_view::npos) return false;
  }
  return true;
}

bool looks_simplified(std::string_view hans) {
  for (const char* wrong : {"擊", "傷", "點", "張", "階", "棄", "氣", "閃", "復", "當", "對", "時", "覆"}) {
    if (hans.find(wrong) != std::string_view::npos) return false;
  }
  return true;
}

void check_scripts(const Text& t) {
  INFO(t.en);
  CHECK(complete(t));
  CHECK(looks_traditional(t.hant));
  CHECK(looks_simplified(t.hans));
  for (const char c : t.en) CHECK((c >= 0x20 && c < 0x7f));
}

}  // namespace

TEST_CASE("The sets hold as many cards and heroes as the boxes", "[catalog]") {
  CHECK(cards_of(SetId::standard) == 112);
  CHECK(cards_of(SetId::dawn) == 2);
  CHECK(cards_of(SetId::jungle) == 16);
  CHECK(cards_of(SetId::daybreak) == 3);
  CHECK(cards_of(SetId::sunrise) == 3);
  CHECK(cards_of(SetId::origins) == 80);

  CHECK(heroes_of(SetId::standard) == 27);
  CHECK(heroes_of(SetId::standard, true) == 3);
  CHECK(heroes_of(SetId::dawn) == 9);
  CHECK(heroes_of(SetId::daybreak) == 9);
  CHECK(heroes_of(SetId::sunrise) == 9);
  CHECK(heroes_of(SetId::ex) == 3);
  CHECK(heroes_of(SetId::origins) == 21);
}

TEST_CASE("Facts stand at their numbers", "[catalog]") {
  for (std::size_t i = 0; i < all_card_types().size(); ++i)
    CHECK(static_cast<std::size_t>(all_card_types()[i].type) == i);
  for (std::size_t i = 0; i < all_heroes().size(); ++i) CHECK(static_cast<std::size_t>(all_heroes()[i].hero) == i);
  for (std::size_t i = 0; i < all_skills().size(); ++i) CHECK(static_cast<std::size_t>(all_skills()[i].skill) == i);
  for (std::size_t i = 0; i < all_fates().size(); ++i) CHECK(static_cast<std::size_t>(all_fates()[i].fate) == i);
  for (std::size_t i = 0; i < all_modes().size(); ++i) CHECK(static_cast<std::size_t>(all_modes()[i].mode) == i);
  CHECK(all_fates().size() == fate_count + 1);
  CHECK(all_modes().size() == mode_count + 1);
}

TEST_CASE("A hero's skills are the ones that name it", "[catalog]") {
  for (const HeroFacts& h : all_heroes().subspan(1)) {
    INFO(h.id);
    CHECK(h.skill_count > 0);
    for (int i = 0; i < h.skill_count; ++i) {
      CHECK(facts(static_cast<SkillId>(static_cast<int>(h.first_skill) + i)).hero == h.hero);
    }
  }
}

TEST_CASE("A few faces of cards", "[catalog]") {
  const CardId cloak = find_card(CardType::planeswalkers_cloak, Suit::club, 2, 1);
  REQUIRE(cloak != CardId::none);
  CHECK(kind_of(cloak) == CardKind::armor);
  CHECK(colour_of(cloak) == Colour::black);

  const CardId axe = find_card(CardType::plunder_axe, Suit::spade, 11, 1);
  REQUIRE(axe != CardId::none);
  CHECK(facts(CardType::plunder_axe).range == 3);

  CHECK(facts(CardType::laguna_blade).rage_cost == 3);
  CHECK(facts(CardType::lunar_arrow).enhance_cost == 1);
  CHECK(facts(CardType::dispel).enhance_cost == 0);
  CHECK(find_card(CardType::normal_attack, Suit::club, 1, 2) != CardId::none);
  CHECK(find_card(CardType::normal_attack, Suit::club, 1, 1) != find_card(CardType::normal_attack, Suit::club, 1, 2));
}

TEST_CASE("No two cards have the same face and copy number", "[catalog]") {
  std::set<std::tuple<CardType, Suit, int, int>> seen;
  for (const CardFacts& c : all_cards().subspan(1)) {
    CHECK(seen.insert({c.type, c.suit, c.rank, c.copy}).second);
    CHECK((c.rank >= 1 && c.rank <= 13));
    CHECK(c.suit != Suit::none);
  }
}

TEST_CASE("Everything is found by its name", "[catalog]") {
  for (const CardTypeFacts& t : all_card_types().subspan(1)) {
    CHECK(find_card_type(t.id, t.set == SetId::origins) == t.type);
    CHECK(id_of(ability(t.type)) == t.id);
  }
  for (const HeroFacts& h : all_heroes().subspan(1)) CHECK(find_hero(h.id) == h.hero);
  for (const SkillFacts& s : all_skills().subspan(1)) {
    CHECK(find_skill(s.id, facts(s.hero).set == SetId::origins) == s.skill);
    CHECK(id_of(ability(s.skill)) == s.id);
  }
  for (const FateFacts& f : all_fates().subspan(1)) CHECK(find_fate(f.id) == f.fate);
  for (const ModeFacts& m : all_modes().subspan(1)) CHECK(find_mode(m.id) == m.mode);
  for (const RuleFacts& r : all_rules().subspan(1)) CHECK(find_rule(r.id) == r.rule);
  for (int i = 1; i <= static_cast<int>(SetId::origins); ++i) CHECK(find_set(id_of(SetId(i))) == SetId(i));
  const auto cards = all_cards();
  for (std::size_t i = 1; i < cards.size(); ++i) {
    CHECK(find_card(cards[i].type, cards[i].suit, cards[i].rank, cards[i].copy) == static_cast<CardId>(i));
  }
  CHECK(find_mode("table") == ModeId::table);
  CHECK(find_hero("plain") == HeroId::plain);
}

TEST_CASE("The same name is another thing in the other family", "[catalog]") {
  CHECK(find_card_type("viper_strike", false) == CardType::viper_strike);
  CHECK(find_card_type("viper_strike", true) == CardType::origins_viper_strike);
  CHECK(find_skill("frostbite", false) == SkillId::frostbite);
  CHECK(find_skill("frostbite", true) == SkillId::origins_frostbite);
  CHECK(find_card_type("time_stop", true) == CardType::none);
}

TEST_CASE("An ability is found as skill, card, fate or rule, in this order", "[catalog]") {
  CHECK(find_ability("laguna_blade", false) == ability(SkillId::laguna_blade));
  CHECK(find_ability("card:laguna_blade", false) == ability(CardType::laguna_blade));
  CHECK(find_ability("blade_mail", false) == ability(CardType::blade_mail));
  CHECK(find_ability("roshan_possession", false) == ability(FateId::roshan_possession));
  CHECK(find_ability("kill_reward", false) == ability(RuleId::kill_reward));
  CHECK(id_of(ability(RuleId::kill_reward)) == "kill_reward");
  CHECK(name_of(ability(CardType::blade_mail)).en == "Blade Mail");
  CHECK(name_of(ability(SkillId::frostmourne)).en == "Frostmourne");
}

TEST_CASE("Unknown names and numbers find nothing", "[catalog]") {
  for (const std::string_view id :
       {std::string_view{}, std::string_view{"no_such_thing"}, std::string_view{"Dispel"}}) {
    CHECK(find_set(id) == SetId::none);
    CHECK(find_mode(id) == ModeId::none);
    CHECK(find_fate(id) == FateId::none);
    CHECK(find_rule(id) == RuleId::none);
    CHECK(find_card_type(id, false) == CardType::none);
    CHECK(find_hero(id) == HeroId::none);
    CHECK(find_skill(id, false) == SkillId::none);
    CHECK(find_ability(id, false) == AbilityId::none);
  }
  CHECK(find_ability("card:", false) == AbilityId::none);
  CHECK(find_card(CardType::dodge, Suit::spade, 1, 1) == CardId::none);
  CHECK(find_card(CardType::none, Suit::none, 0, 0) == CardId::none);
  CHECK(find_card(CardType::borrowed_time, Suit::heart, 3, 1, 0b1) == CardId::none);
  CHECK(find_card(CardType::borrowed_time, Suit::heart, 3, 1, 0b11) != CardId::none);
  CHECK(id_of(AbilityId::none).empty());
  CHECK(id_of(static_cast<AbilityId>(999)).empty());
  CHECK(id_of(static_cast<AbilityId>(1999)).empty());
  CHECK(id_of(static_cast<AbilityId>(60000)).empty());
  CHECK(texts(SkillId::none).name.en.empty());
  CHECK(ruling(0).title.en.empty());
  CHECK(ruling(ruling_count + 1).title.en.empty());
}

TEST_CASE("Every text exists, in the right script", "[catalog]") {
  for (const CardTypeFacts& t : all_card_types().subspan(1)) {
    const CardTexts& words = texts(t.type);
    REQUIRE(words.id == t.type);
    check_scripts(words.name);
    check_scripts(words.brief);
    check_scripts(words.full);
    CHECK(complete(words.enhanced) == (t.enhance_cost > 0));
  }
  for (const HeroFacts& h : all_heroes().subspan(1)) {
    REQUIRE(texts(h.hero).id == h.hero);
    check_scripts(texts(h.hero).name);
  }
  for (const SkillFacts& s : all_skills().subspan(1)) {
    REQUIRE(texts(s.skill).id == s.skill);
    check_scripts(texts(s.skill).name);
    check_scripts(texts(s.skill).brief);
    check_scripts(texts(s.skill).full);
  }
  for (const FateFacts& f : all_fates().subspan(1)) {
    REQUIRE(texts(f.fate).id == f.fate);
    check_scripts(texts(f.fate).name);
    check_scripts(texts(f.fate).brief);
    check_scripts(texts(f.fate).full);
  }
  for (const ModeFacts& m : all_modes().subspan(1)) {
    REQUIRE(texts(m.mode).id == m.mode);
    check_scripts(texts(m.mode).name);
    check_scripts(texts(m.mode).full);
  }
  for (const RuleFacts& r : all_rules().subspan(1)) {
    REQUIRE(texts(r.rule).id == r.rule);
    check_scripts(texts(r.rule).name);
  }
  for (int n = 1; n <= ruling_count; ++n) {
    REQUIRE(ruling(n).number == n);
    check_scripts(ruling(n).title);
  }
  for (int i = 1; i <= static_cast<int>(SetId::origins); ++i) check_scripts(texts(SetId(i)).name);
  check_scripts(texts(HeroId::plain).name);
  check_scripts(texts(ModeId::table).name);
}

TEST_CASE("Short texts fit where they are printed", "[catalog]") {
  for (const CardTypeFacts& t : all_card_types().subspan(1)) {
    INFO(t.id);
    CHECK(characters(texts(t.type).brief.hant) <= card_brief_limit);
    CHECK(characters(texts(t.type).brief.hans) <= card_brief_limit);
    CHECK(characters(texts(t.type).brief.en) <= english_card_brief_limit);
  }
  for (const SkillFacts& s : all_skills().subspan(1)) {
    INFO(s.id);
    CHECK(characters(texts(s.skill).brief.hant) <= skill_brief_limit);
    CHECK(characters(texts(s.skill).brief.hans) <= skill_brief_limit);
    CHECK(characters(texts(s.skill).brief.en) <= english_skill_brief_limit);
  }
}

TEST_CASE("Names are unique within a family", "[catalog]") {
  Names cards, heroes, fates, modes;
  for (const CardTypeFacts& t : all_card_types().subspan(1)) {
    INFO(t.id);
    CHECK(cards.add(t.set == SetId::origins, texts(t.type).name));
  }
  for (const HeroFacts& h : all_heroes().subspan(1)) {
    INFO(h.id);
    CHECK(heroes.add(h.set == SetId::origins, texts(h.hero).name));
  }
  for (const FateFacts& f : all_fates().subspan(1)) CHECK(fates.add(false, texts(f.fate).name));
  for (const ModeFacts& m : all_modes().subspan(1)) CHECK(modes.add(m.origins, texts(m.mode).name));

  // Two heroes may know a skill of the same name (Blink), one hero may not.
  std::map<HeroId, Names> skills;
  for (const SkillFacts& s : all_skills().subspan(1)) {
    INFO(s.id);
    CHECK(skills[s.hero].add(false, texts(s.skill).name));
  }
}
