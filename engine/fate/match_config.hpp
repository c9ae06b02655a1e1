// What players choose before a match.
#pragma once

#include <cstdint>

#include "engine/catalog/ids.hpp"

namespace fate {

// Heroes, by number.
struct HeroSet {
  std::uint64_t bits[2] = {};
  constexpr bool has(HeroId h) const { return (bits[static_cast<int>(h) / 64] >> (static_cast<int>(h) % 64) & 1) != 0; }
  constexpr void add(HeroId h) { bits[static_cast<int>(h) / 64] |= std::uint64_t{1} << (static_cast<int>(h) % 64); }
  friend constexpr bool operator==(const HeroSet&, const HeroSet&) = default;
};
static_assert(hero_count < 128);

struct MatchConfig {
  ModeId mode = ModeId::none;
  std::uint8_t sets = 0;         // bit n: SetId n+1 is in; the base set of the mode's family always is
  bool all_heroes = false;       // lift the hidden-hero rule (R004)
  HeroSet banned;                // left out of the pool by the room
};
constexpr std::uint8_t set_bit(SetId s) { return static_cast<std::uint8_t>(1u << (static_cast<int>(s) - 1)); }

}  // namespace fate
