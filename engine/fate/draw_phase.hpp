// The draw phase (R026).
#pragma once

#include "engine/fate/effects.hpp"

namespace fate {

Task<> draw_phase(Game&, Seat);

}  // namespace fate
