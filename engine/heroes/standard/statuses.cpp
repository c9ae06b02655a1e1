// What a character bears under a cast skill of the standard set, by the number of the skill.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {

std::span<const Ability> statuses() { return {}; }

}  // namespace fate::standard
