// Names of the basic rules, where one of them is the reason of something.
#pragma once

#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"

namespace fate {

struct RuleFacts {
  RuleId rule;
  std::string_view id;
};

// Indexed by number; element 0 is "none".
std::span<const RuleFacts> all_rules();

inline const RuleFacts& facts(RuleId r) { return all_rules()[static_cast<std::size_t>(r)]; }

}  // namespace fate
