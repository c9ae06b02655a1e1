// A number over everything that decides the rest of a match and every view of it; the same on every machine and
// compiler.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

std::uint64_t state_hash(const Game&);

}  // namespace fate
