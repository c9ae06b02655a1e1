// A viewer's snapshot, kept up to date by that viewer's events alone: what clients do, and what replays are made of.
// For every viewer and every step, the fold of the events equals the snapshot.
#pragma once

#include "engine/view/view.hpp"

namespace fate::view {

void apply(TableView&, const EventView&);

}  // namespace fate::view
