// The modes: how many sit down, and on which sides.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"

namespace fate {

struct ModeFacts {
  ModeId mode;
  std::string_view id;
  bool origins;                // the other family: its own deck, heroes and phases
  std::uint8_t players;
  // How many sit on each side. Only with `identities` are they dealt and secret; in the team modes of Origins they are
  // public and alternate from the starting player; 0 in modes without these sides.
  std::uint8_t sentinel, scourge, neutral;
  bool identities;
};

// Indexed by number; element 0 is "none".
std::span<const ModeFacts> all_modes();

// ModeId::table has no fixed number of players: 0.
const ModeFacts& facts(ModeId);

}  // namespace fate
