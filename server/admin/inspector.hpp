// A match after so many choices, with everything laid open and as each seat saw it; and what its choices were.
#pragma once

#include <cstdint>
#include <string>

#include "fate/v1/admin.pb.h"
#include "fate/v1/log.pb.h"

namespace fate::server {

inline constexpr std::uint32_t most_steps = 100;   // of one page

// Runs the match again up to that step. Empty, or why it cannot be shown; `into.match` is left to the caller.
std::string inspect(const v1::MatchFile& file, std::uint32_t step, v1::AdminStep& into);

// The steps from that one on (1..), at most most_steps. Empty, or why they cannot be shown.
std::string list_steps(const v1::MatchFile& file, std::uint32_t from, std::uint32_t count, v1::AdminSteps& into);

}  // namespace fate::server
