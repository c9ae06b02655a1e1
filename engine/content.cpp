#include "engine/content.hpp"

#include <array>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/content_lists.hpp"

namespace fate {
namespace {

struct Registry {
  std::array<const Ability*, 4096> abilities{};
  std::array<const Ability*, 4096> statuses{};
  std::array<const CardText*, card_type_count + 1> texts{};
  std::array<const ModeRules*, mode_count + 1> modes{};
  FixedVec<const CardText*, 8> when_hurt;

  void add(std::span<const Ability> list) {
    for (const Ability& a : list) abilities[static_cast<std::size_t>(a.id)] = &a;
  }
  void add(std::span<const CardText> list) {
    for (const CardText& t : list) {
      texts[static_cast<std::size_t>(t.type)] = &t;
      if (t.when_hurt != nullptr) when_hurt.push_back(&t);
    }
  }
  void add(std::span<const ModeRules> list) {
    for (const ModeRules& m : list) modes[static_cast<std::size_t>(m.mode)] = &m;
  }
  void add_statuses(std::span<const Ability> list) {
    for (const Ability& a : list) statuses[static_cast<std::size_t>(a.id)] = &a;
  }

  Registry() {
    add(standard::basic_cards());
    add(standard::magic_cards());
    add(standard::ultimate_cards());
    add(standard::weapons());
    add(standard::armors());
    add(standard::strength_heroes());
    add(standard::agility_heroes());
    add(standard::intelligence_heroes_a());
    add(standard::intelligence_heroes_b());
    add(standard::fates());
    add(dawn::cards());
    add(dawn::armors());
    add(dawn::strength_heroes());
    add(dawn::intelligence_heroes());
    add(dawn::agility_heroes());
    add(dawn::fates());
    add(daybreak::cards());
    add(daybreak::armors());
    add(daybreak::strength_heroes());
    add(daybreak::intelligence_heroes());
    add(daybreak::agility_heroes());
    add(jungle::monsters());
    add(ex::heroes());
    add(sunrise::cards());
    add(sunrise::armors());
    add(sunrise::strength_heroes());
    add(sunrise::intelligence_heroes());
    add(sunrise::agility_heroes());
    add_statuses(standard::statuses());
    add_statuses(standard::card_statuses());
    add_statuses(dawn::statuses());
    add_statuses(daybreak::statuses());
    add_statuses(daybreak::card_statuses());
    add_statuses(sunrise::statuses());
    add(identity_modes());
    add(rotation_modes());
    add(three_player_modes());
    add(team_modes());
  }
};

const Registry& registry() {
  static const Registry r;
  return r;
}

}  // namespace

const Ability* ability_of(AbilityId a) { return registry().abilities[static_cast<std::size_t>(a)]; }

const Ability* status_ability_of(AbilityId a) { return registry().statuses[static_cast<std::size_t>(a)]; }

const CardText* text_of(CardType t) { return registry().texts[static_cast<std::size_t>(t)]; }

std::span<const CardText* const> texts_when_hurt() { return registry().when_hurt; }

const ModeRules* rules_of(ModeId m) {
  const auto at = static_cast<std::size_t>(m);
  return at < registry().modes.size() ? registry().modes[at] : nullptr;
}

bool implemented(SetId s) {
  return s == SetId::standard || s == SetId::dawn || s == SetId::jungle || s == SetId::daybreak ||
         s == SetId::sunrise || s == SetId::ex;
}

// A hero is in when all of its skills are.
bool implemented(HeroId h) {
  const HeroFacts& hero = facts(h);
  if (hero.skill_count == 0) return false;
  for (int i = 0; i < hero.skill_count; ++i)
    if (ability_of(ability(static_cast<SkillId>(static_cast<int>(hero.first_skill) + i))) == nullptr) return false;
  return true;
}

bool implemented(FateId f) { return f != FateId::none && implemented(facts(f).set); }
bool implemented(ModeId m) { return rules_of(m) != nullptr; }
bool implemented(CardType t) { return t != CardType::none && implemented(facts(t).set); }

}  // namespace fate
