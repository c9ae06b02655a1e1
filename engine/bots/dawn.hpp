// What the bots know of Dawn beyond the table of deeds.
#pragma once

#include "engine/bots/proposal.hpp"

namespace fate::bots {

// False: nothing special about this action.
bool propose_dawn(const Situation&, int index, Proposal& out);

}  // namespace fate::bots
