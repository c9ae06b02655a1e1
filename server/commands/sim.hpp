#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/match.hpp"

namespace fate::commands {

struct SimOptions {
  std::vector<ModeId> modes;     // match n plays mode n modulo their number
  std::uint8_t sets = 0;         // as in MatchConfig; those that do not fit a mode are left out
  bool spread_sets = false;      // mixtures of them instead of all
  std::uint64_t matches = 100, seed = 1, first = 0;
  std::string bots = "random";
};

// One JSON object; the same options give the same one but for the time it took.
std::string run_sim(const SimOptions& options);

// Lists as they are typed. Empty, or what is wrong with them.
std::string read_modes(const std::string& list, std::vector<ModeId>& into);
std::string read_sets(const std::string& list, std::uint8_t& into);

}  // namespace fate::commands
