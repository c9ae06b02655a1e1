// The fates: what a neutral has to bring about.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"

namespace fate {

// When a fate is looked at.
enum class FateKind : std::uint8_t {
  none = 0,
  death,    // in the death step of each death (R254)
  replace,  // whenever somebody else is about to win
  stable,   // only while nothing is being resolved (R253)
  reveal,   // its owner may reveal itself in its own turn; looked at in the death step from then on
};

struct FateFacts {
  FateId fate;
  SetId set;
  std::string_view id;
  FateKind kind;
};

// Indexed by number; element 0 is "none".
std::span<const FateFacts> all_fates();

inline const FateFacts& facts(FateId f) { return all_fates()[static_cast<std::size_t>(f)]; }

}  // namespace fate
