// What the bots know of Daybreak beyond the table of deeds.
#pragma once

#include "engine/bots/proposal.hpp"

namespace fate::bots {

// False: nothing special about this action.
bool propose_daybreak(const Situation&, int index, Proposal& out);

}  // namespace fate::bots
