// How strong a bot finds a hero, from 0 to 100.
#include "engine/bots/choose.hpp"
#include "engine/catalog/hero_facts.hpp"

namespace fate::bots {
namespace {

int rank(HeroId h) {
  using H = HeroId;
  switch (h) {
    case H::death_knight: return 70;
    case H::skeleton_king: return 85;
    case H::bristleback: return 75;
    case H::huskar: return 62;
    case H::omniknight: return 72;
    case H::axe: return 74;
    case H::guardian_knight: return 60;
    case H::lina: return 64;
    case H::necrolyte: return 52;
    case H::jakiro: return 66;
    case H::crystal_maiden: return 60;
    case H::lich: return 72;
    case H::dazzle: return 70;
    case H::ogre_magi: return 62;
    case H::keeper_of_the_light: return 66;
    case H::goblin_techies: return 68;
    case H::elf_lily: return 50;
    case H::medusa: return 66;
    case H::razor: return 68;
    case H::juggernaut: return 78;
    case H::vengeful_spirit: return 62;
    case H::bloodseeker: return 64;
    case H::troll_warlord: return 76;
    case H::dwarven_sniper: return 74;
    case H::nerubian_assassin: return 64;
    case H::anti_mage: return 80;
    case H::chen_yunsheng: return 72;
    case H::wisp: return 62;
    case H::beastmaster: return 64;
    case H::tiny: return 70;
    case H::doom_bringer: return 68;
    case H::outworld_destroyer: return 68;
    case H::invoker: return 64;
    case H::morphling: return 66;
    case H::riki: return 72;
    case H::shadow_fiend: return 70;
    case H::magnus: return 64;
    case H::pudge: return 74;
    case H::clockwerk: return 74;
    case H::tusk: return 70;
    case H::brewmaster: return 66;
    case H::warlock: return 60;
    case H::queen_of_pain: return 72;
    case H::ancient_apparition: return 52;
    case H::luna: return 66;
    case H::alchemist: return 76;
    case H::slardar: return 78;
    case H::silencer: return 66;
    case H::zeus: return 66;
    case H::dark_seer: return 72;
    case H::death_prophet: return 66;
    case H::drow_ranger: return 68;
    case H::templar_assassin: return 76;
    case H::broodmother: return 68;
    default: {
      // Unknown ones by what is printed.
      const HeroFacts& f = facts(h);
      return 30 + 8 * f.hp + 3 * f.skill_count;
    }
  }
}

}  // namespace

// Seldom the best one for certain: every hero is seen, and matches differ.
Proposal propose_hero(const Situation& s, int index, Dice& dice) {
  Proposal out = fill(s, index, [](Seat) { return 0; });
  const auto hero = static_cast<HeroId>(action_at(s, index).option);
  const bool exists = static_cast<int>(hero) <= hero_count || hero == HeroId::plain;
  if (out.value != Proposal::never) out.value += (exists ? rank(hero) : 0) + dice.below(40);
  return out;
}

}  // namespace fate::bots
