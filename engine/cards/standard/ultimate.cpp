// S cards of the standard set: they cost rage and cannot be dispelled.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {

std::span<const CardText> ultimate_cards() { return {}; }

}  // namespace fate::standard
