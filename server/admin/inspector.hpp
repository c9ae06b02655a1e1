// A stored match after so many choices, with everything laid open and as each seat saw it.
#pragma once

#include <cstdint>
#include <string>

#include "fate/v1/admin.pb.h"
#include "fate/v1/log.pb.h"

namespace fate::server {

// Runs the match again up to that step. Empty, or why it cannot be shown; `into.match` is left to the caller.
std::string inspect(const v1::MatchFile& file, std::uint32_t step, v1::AdminStep& into);

}  // namespace fate::server
