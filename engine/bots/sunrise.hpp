// What the bots know of Sunrise beyond the table of deeds.
#pragma once

#include "engine/bots/proposal.hpp"

namespace fate::bots {

// False: nothing special about this action.
bool propose_sunrise(const Situation&, int index, Proposal& out);

}  // namespace fate::bots
