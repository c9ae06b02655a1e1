// What the bot's own cards are worth to it.
#pragma once

#include "engine/bots/situation.hpp"

namespace fate::bots {

// Fills in Situation::cost.
void fill_costs(Situation&);

}  // namespace fate::bots
