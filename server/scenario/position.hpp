// The position of a scenario: which card lies where, and the match that starts from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/kernel/placed.hpp"
#include "server/scenario/setting.hpp"

namespace fate::scenario {

struct LaidCard {
  CardId card = CardId::none;
  ZoneRef at;
  PlacedCard how;
};

// Every card of the match, in the order of laying; the deck from the bottom to the top.
using Position = std::vector<LaidCard>;

// Chooses cards for "any N" and for the rest of the deck such that the scenario does not use them. Empty, or what is
// wrong.
std::string find_position(const v1::Scenario&, const Setting&, Position& out);

// Everything in the scenario must have been checked (check.hpp).
std::unique_ptr<Match> start(const v1::Scenario&, const Setting&, const Position&, const Seed& = {});

}  // namespace fate::scenario
