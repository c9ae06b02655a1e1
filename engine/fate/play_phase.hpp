// The play phase: everything that the turn character may do by himself.
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

// Lets the turn character reveal a fate outside his play phase; asked of everybody alike (R252).
Task<> offer_reveal(Game&, Seat);

}  // namespace fate
