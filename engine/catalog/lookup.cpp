#include "engine/catalog/lookup.hpp"

#include <iterator>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/catalog/rule_facts.hpp"

namespace fate {
namespace {

constexpr std::string_view set_ids[] = {"", "standard", "dawn", "jungle", "daybreak", "sunrise", "ex", "origins"};

constexpr std::string_view card_prefix = "card:";

bool in_family(SetId set, bool origins) { return (set == SetId::origins) == origins; }

bool in_sets(SetId set, std::uint8_t sets) { return (sets >> (static_cast<int>(set) - 1) & 1) != 0; }

}  // namespace

SetId find_set(std::string_view id) {
  for (std::size_t i = 1; i < std::size(set_ids); ++i) {
    if (set_ids[i] == id) return static_cast<SetId>(i);
  }
  return SetId::none;
}

ModeId find_mode(std::string_view id) {
  if (id == facts(ModeId::table).id) return ModeId::table;
  for (const ModeFacts& m : all_modes()) {
    if (m.id == id) return m.mode;
  }
  return ModeId::none;
}

FateId find_fate(std::string_view id) {
  for (const FateFacts& f : all_fates()) {
    if (f.id == id) return f.fate;
  }
  return FateId::none;
}

RuleId find_rule(std::string_view id) {
  for (const RuleFacts& r : all_rules()) {
    if (r.id == id) return r.rule;
  }
  return RuleId::none;
}

CardType find_card_type(std::string_view id, bool origins) {
  for (const CardTypeFacts& t : all_card_types()) {
    if (t.id == id && in_family(t.set, origins)) return t.type;
  }
  return CardType::none;
}

HeroId find_hero(std::string_view id) {
  if (id == facts(HeroId::plain).id) return HeroId::plain;
  for (const HeroFacts& h : all_heroes()) {
    if (h.id == id) return h.hero;
  }
  return HeroId::none;
}

SkillId find_skill(std::string_view id, bool origins) {
  for (const SkillFacts& s : all_skills()) {
    if (s.id == id && in_family(facts(s.hero).set, origins)) return s.skill;
  }
  return SkillId::none;
}

AbilityId find_ability(std::string_view id, bool origins) {
  if (id.starts_with(card_prefix)) {
    const CardType t = find_card_type(id.substr(card_prefix.size()), origins);
    return t == CardType::none ? AbilityId::none : ability(t);
  }
  if (const SkillId s = find_skill(id, origins); s != SkillId::none) return ability(s);
  if (const CardType t = find_card_type(id, origins); t != CardType::none) return ability(t);
  if (const FateId f = find_fate(id); f != FateId::none) return ability(f);
  if (const RuleId r = find_rule(id); r != RuleId::none) return ability(r);
  return AbilityId::none;
}

CardId find_card(CardType type, Suit suit, int rank, int copy, std::uint8_t sets) {
  const auto cards = all_cards();
  for (std::size_t i = 1; i < cards.size(); ++i) {
    const CardFacts& c = cards[i];
    if (c.type == type && c.suit == suit && c.rank == rank && c.copy == copy && in_sets(facts(type).set, sets)) {
      return static_cast<CardId>(i);
    }
  }
  return CardId::none;
}

std::string_view id_of(SetId s) { return set_ids[static_cast<std::size_t>(s)]; }

std::string_view id_of(AbilityId a) {
  const int n = static_cast<int>(a);
  const auto at = [](auto table, int i) {
    return i > 0 && static_cast<std::size_t>(i) < table.size() ? table[static_cast<std::size_t>(i)].id
                                                               : std::string_view{};
  };
  if (n < 1000) return at(all_skills(), n);
  if (n < 2000) return at(all_card_types(), n - 1000);
  if (n < 3000) return at(all_fates(), n - 2000);
  return at(all_rules(), n - 3000);
}

}  // namespace fate
