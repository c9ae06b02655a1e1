// Agility heroes of the standard set, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {

std::span<const Ability> agility_heroes() { return {}; }

}  // namespace fate::standard
