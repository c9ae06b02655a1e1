#include "engine/bots/deeds.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace fate::bots {
namespace {

constexpr AbilityId skill(SkillId s) { return ability(s); }
constexpr AbilityId card(CardType t) { return ability(t); }
using S = SkillId;
using C = CardType;

// Sorted by ability; the options of one ability stand together.
constexpr Deed deeds[] = {
    {.ability = skill(S::death_coil), .target = {.heal = 4}, .self = {.damage = 4}, .option = 1},
    {.ability = skill(S::death_coil),
     .target = {.damage = 1, .cards = -3, .rage = -3},
     .self = {.damage = 4},
     .option = 2},
    {.ability = skill(S::warpath), .target = {.damage = 3}},
    {.ability = skill(S::sacrifice), .target = {.cards = -8}, .self = {.damage = 4}},
    {.ability = skill(S::battle_hunger), .target = {.damage = 2, .cards = -2}, .self = {.damage = 1}},
    {.ability = skill(S::laguna_blade), .target = {.damage = 9}},
    {.ability = skill(S::heartstopper_aura), .target = {.tempo = -8}},
    {.ability = skill(S::ice_path), .target = {.cards = -2}},
    {.ability = skill(S::frostbite), .target = {.tempo = -16}},
    {.ability = skill(S::dark_ritual), .self = {.cards = 8}},
    {.ability = skill(S::frost_armor), .target = {.cards = -4}},
    {.ability = skill(S::shallow_grave), .target = {.tempo = 16}},
    {.ability = skill(S::shadow_wave), .target = {.heal = 4}, .target2 = {.damage = 4}},
    {.ability = skill(S::illuminate), .target = {.damage = 4}},
    {.ability = skill(S::remote_mines), .self = {.cards = 6}},
    {.ability = skill(S::suicide), .target = {.damage = 4}},
    {.ability = skill(S::healing_art), .target = {.heal = 4}},
    {.ability = skill(S::mystic_snake), .target = {.cards = -3}, .self = {.cards = 6}, .reach = Reach::others},
    {.ability = skill(S::plasma_field), .target = {.damage = 2, .cards = -2}},
    {.ability = skill(S::bloodrage), .target = {.tempo = -8}},
    {.ability = skill(S::mana_burn), .target = {.cards = -6}},
    {.ability = skill(S::guardian_descent), .target = {.tempo = 6}},
    {.ability = skill(S::tether), .target = {.damage = 1, .cards = -2}, .self = {.cards = 4}},
    {.ability = skill(S::toss), .target = {.cards = -4}},
    {.ability = skill(S::doom), .target = {.tempo = -12}},
    {.ability = skill(S::lvl_death), .target = {.cards = -4}, .self = {.cards = 4}},
    {.ability = skill(S::astral_imprisonment), .target = {.cards = -4}, .self = {.cards = 4}},
    {.ability = skill(S::elemental_invocation), .target = {.cards = -8}, .option = 1},
    {.ability = skill(S::elemental_invocation), .self = {.heal = 4, .cards = 4}, .option = 2},
    {.ability = skill(S::elemental_invocation), .target = {.tempo = -12}, .self = {.cards = 4}, .option = 3},
    {.ability = skill(S::elemental_invocation), .target = {.cards = 8}, .option = 4},
    {.ability = skill(S::morph), .self = {.rage = 4}, .option = 1},
    {.ability = skill(S::morph), .self = {.cards = 8}, .option = 2},
    {.ability = skill(S::shadowraze), .target = {.damage = 3}},
    {.ability = skill(S::requiem), .target = {.damage = 4}},
    {.ability = skill(S::empower), .target = {.tempo = 8}},
    {.ability = skill(S::reverse_polarity), .target = {.cards = -6}, .self = {.cards = 6}},
    {.ability = skill(S::meat_hook), .target = {.cards = -2}, .self = {.cards = 2}},
    {.ability = skill(S::rot), .target = {.damage = 4}, .self = {.damage = 4}},
    {.ability = skill(S::hookshot), .target = {.tempo = -10}},
    {.ability = skill(S::ice_shards), .self = {.rage = 4}},
    {.ability = skill(S::drunken_haze), .target = {.tempo = -12}},
    {.ability = skill(S::fatal_bonds), .target = {.tempo = -6}},
    {.ability = skill(S::shadow_word), .self = {.heal = 4}, .option = 1},
    {.ability = skill(S::shadow_word), .target = {.damage = 4}, .option = 2},
    {.ability = skill(S::qop_blink), .self = {.tempo = 6}},
    {.ability = skill(S::scream_of_pain), .target = {.damage = 4}},
    {.ability = skill(S::chilling_touch), .target = {.tempo = 6}},
    {.ability = skill(S::ice_blast), .target = {.damage = 8}},
    {.ability = skill(S::eclipse), .target = {.damage = 4, .cards = 12}},
    {.ability = skill(S::unstable_concoction), .target = {.cards = -4}, .self = {.cards = 2}},
    {.ability = skill(S::chemical_rage), .self = {.heal = 4, .tempo = 12}},
    {.ability = skill(S::sprint), .self = {.heal = 4}, .option = 1},
    {.ability = skill(S::sprint), .self = {.cards = 12}, .option = 2},
    {.ability = skill(S::slithereen_crush), .self = {.tempo = 16}},
    {.ability = skill(S::curse_of_the_silent), .target = {.damage = 3, .cards = -1}},
    {.ability = skill(S::thundergods_wrath), .target = {.damage = 3, .cards = -1}},
    {.ability = skill(S::vacuum), .target = {.cards = -4}, .self = {.cards = 4}},
    {.ability = skill(S::carrion_swarm), .target = {.damage = 4}},
    {.ability = skill(S::exorcism), .target = {.damage = 4}},
    {.ability = skill(S::frost_arrows), .target = {.tempo = -8}},
    {.ability = skill(S::power_shot), .target = {.cards = -4}, .self = {.cards = 1}},
    {.ability = skill(S::psi_blades), .target = {.cards = -4}, .self = {.cards = 4}},
    {.ability = skill(S::spin_web), .self = {.heal = 4}},
    {.ability = skill(S::great_cleave), .target = {.damage = 3}},
    {.ability = skill(S::x_marks_the_spot), .target = {.tempo = -6}},
    {.ability = skill(S::ghost_ship), .target = {.cards = -4}},
    {.ability = skill(S::tidebringer), .target = {.damage = 3}},
    {.ability = skill(S::shackleshot), .target = {.cards = -4}},
    {.ability = card(C::misdirection), .target = {.cards = 4, .rage = -4}, .target2 = {.rage = 4}},
    {.ability = card(C::chakra), .target = {.cards = 8}, .self = {.cards = 8}},
    {.ability = card(C::wild_axes), .target = {.damage = 3, .cards = -1}},
    {.ability = card(C::disarm), .target = {.tempo = -12}},
    {.ability = card(C::lunar_arrow), .target = {.damage = 2, .cards = -2}},
    {.ability = card(C::energy_transfer), .target = {.cards = 4}, .self = {.tempo = 6}, .reach = Reach::everybody},
    {.ability = card(C::greed), .target = {.cards = -4}, .self = {.cards = 4}},
    {.ability = card(C::siren_song), .target = {.tempo = -24}},
    {.ability = card(C::viper_strike), .target = {.damage = 4, .tempo = -18}},
    {.ability = card(C::time_stop), .target = {.tempo = -24}, .reach = Reach::others},
    {.ability = card(C::sunder), .target = {.damage = 6}},
    {.ability = card(C::laguna_blade), .target = {.damage = 9}},
    {.ability = card(C::kobold_foreman), .self = {.cards = 4}},
    {.ability = card(C::gnoll_assassin), .self = {.rage = 4}},
    {.ability = card(C::forest_troll_priest), .self = {.heal = 4}},
    {.ability = card(C::black_dragon), .self = {.damage = 4, .cards = 12}},
    {.ability = card(C::dark_troll_warlord), .self = {.cards = -4}},
    {.ability = card(C::thunder_lizard), .self = {.damage = 4, .tempo = 8}},
    {.ability = card(C::satyr_trickster), .self = {.cards = 4, .tempo = 3}},
    {.ability = card(C::enraged_wildkin), .target = {.damage = 3}, .self = {.tempo = 10}},
    {.ability = card(C::assassinate), .target = {.damage = 7}},
    {.ability = card(C::urn_of_shadows), .target = {.damage = 4}, .option = 1},
    {.ability = card(C::urn_of_shadows), .target = {.heal = 4}, .option = 2},
};

constexpr bool sorted() {
  for (std::size_t i = 1; i < std::size(deeds); ++i)
    if (deeds[i].ability < deeds[i - 1].ability) return false;
  return true;
}
static_assert(sorted());

// Where the deeds of an ability begin.
constexpr int last_ability = 1000 + card_type_count;
constexpr auto first_deed = [] {
  std::array<std::uint8_t, last_ability + 1> first{};
  for (auto& f : first) f = 0xff;
  for (std::size_t i = std::size(deeds); i-- > 0;)
    first[static_cast<std::size_t>(deeds[i].ability)] = static_cast<std::uint8_t>(i);
  return first;
}();

int harm_of(const Change& c) { return std::clamp(c.damage - c.heal - c.cards / 2 - c.rage / 2 - c.tempo / 4, -8, 8); }

}  // namespace

const Deed* deed_of(AbilityId a, std::uint8_t option) {
  a = kin(a);
  if (static_cast<int>(a) > last_ability) return nullptr;
  std::size_t i = first_deed[static_cast<std::size_t>(a)];
  for (; i < std::size(deeds) && deeds[i].ability == a; ++i) {
    const std::uint8_t o = deeds[i].option;
    if (o == Deed::any_option || option == Deed::any_option || o == option) return &deeds[i];
  }
  return nullptr;
}

int intent(AbilityId a) {
  const Deed* d = deed_of(a);
  if (d == nullptr || d->reach != Reach::chosen || d->option != Deed::any_option) return 0;
  return harm_of(d->target);
}

}  // namespace fate::bots
