// Do the words of a scenario mean anything? Looked at before it runs, so that a slip of the pen is told from a broken
// rule.
#pragma once

#include <string>

#include "server/scenario/setting.hpp"

namespace fate::scenario {

// Empty, or the first word that means nothing and where it stands.
std::string check_words(const v1::Scenario&, const Setting&);
// The same for what is only a position, without steps.
std::string check_position(const v1::Scenario&, const Setting&);

}  // namespace fate::scenario
