// The play phase: everything that the turn character may do by himself.
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

// Lets the turn character reveal a fate as his turn begins: at that moment every other phase start of the turn is still
// to come, and his play phase, if he has one, offers it again (R252). As long as a reveal fate is out and nobody has
// used it, whoever could be the neutral is asked alike.
Task<> offer_reveal(Game&, Seat);

}  // namespace fate
