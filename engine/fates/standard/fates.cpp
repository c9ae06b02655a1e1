// Fates that their owner can use. The others are win conditions only: fate/victory.cpp.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {

std::span<const Ability> fates() { return {}; }

}  // namespace fate::standard
