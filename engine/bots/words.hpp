// Kinds of cards as a player thinks of them: Origins prints the same basic cards under other numbers.
#pragma once

#include "engine/catalog/ids.hpp"

namespace fate::bots {

// The card of 2.0 that an Origins card resembles; other cards are their own kin.
constexpr CardType kin(CardType t) {
  using C = CardType;
  switch (t) {
    case C::origins_normal_attack: return C::normal_attack;
    case C::origins_chaos_attack: return C::chaos_attack;
    case C::origins_flame_attack: return C::flame_attack;
    case C::origins_dodge: return C::dodge;
    case C::origins_healing_salve: return C::healing_salve;
    case C::origins_chakra: return C::chakra;
    case C::origins_disarm: return C::disarm;
    case C::origins_fanaticism: return C::fanaticism;
    case C::origins_energy_transfer: return C::energy_transfer;
    case C::origins_dispel: return C::dispel;
    case C::origins_greed: return C::greed;
    case C::origins_misdirection: return C::misdirection;
    case C::origins_lunar_arrow: return C::lunar_arrow;
    case C::origins_viper_strike: return C::viper_strike;
    case C::origins_laguna_blade: return C::laguna_blade;
    case C::origins_gods_strength: return C::gods_strength;
    case C::origins_desolator: return C::desolator;
    case C::origins_eye_of_skadi: return C::eye_of_skadi;
    case C::origins_demon_edge: return C::demon_edge;
    case C::origins_claws_of_attack: return C::claws_of_attack;
    case C::origins_lothars_edge: return C::lothars_edge;
    case C::origins_diffusal_blade: return C::diffusal_blade;
    case C::origins_sange_and_yasha: return C::sange_and_yasha;
    case C::origins_sacred_relic: return C::sacred_relic;
    case C::origins_phyllis_ring: return C::phyllis_ring;
    case C::origins_planeswalkers_cloak: return C::planeswalkers_cloak;
    case C::origins_blade_mail: return C::blade_mail;
    case C::origins_talisman_of_evasion: return C::talisman_of_evasion;
    case C::origins_boots_of_speed: return C::boots_of_speed;
    default: return t;
  }
}

constexpr AbilityId kin(AbilityId a) { return is_card(a) ? ability(kin(card_type_of(a))) : a; }

constexpr bool is_attack_type(CardType t) {
  const CardType k = kin(t);
  return k == CardType::normal_attack || k == CardType::chaos_attack || k == CardType::flame_attack;
}
constexpr bool is_dodge_type(CardType t) { return kin(t) == CardType::dodge; }
constexpr bool is_salve_type(CardType t) { return kin(t) == CardType::healing_salve; }
constexpr bool is_dispel_type(CardType t) { return kin(t) == CardType::dispel; }

}  // namespace fate::bots
