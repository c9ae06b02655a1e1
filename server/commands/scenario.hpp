// `fated scenario FILE|FOLDER...`: plays scenario files and says what differed.
#pragma once

#include <span>
#include <string>

namespace fate::commands {

// One line for each scenario, below it what differed, last `N passed, N failed` over all runs. 0 if all passed, 1 if
// not, 2 if a file cannot be read or makes no sense (one line each on standard error; the others are still played).
int run_scenarios(std::span<const std::string> paths);

}  // namespace fate::commands
