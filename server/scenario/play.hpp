// Carries out the steps of one run.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/scenario/expect.hpp"
#include "server/scenario/setting.hpp"

namespace fate::scenario {

// Every difference and fault, one or several lines each, with the number of the step; empty: as expected.
std::vector<std::string> play(std::unique_ptr<Match>, const Names&, const v1::Scenario&);

}  // namespace fate::scenario
