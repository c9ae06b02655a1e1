// What players choose before a match.
#pragma once

#include <cstdint>

#include "engine/catalog/ids.hpp"

namespace fate {

struct MatchConfig {
  ModeId mode = ModeId::none;
  std::uint8_t sets = 0;         // bit n: SetId n+1 is in; the base set of the mode's family always is
  bool all_heroes = false;       // lift the hidden-hero rule (R004)
};
constexpr std::uint8_t set_bit(SetId s) { return static_cast<std::uint8_t>(1u << (static_cast<int>(s) - 1)); }

}  // namespace fate
