// Scenario files: finding them, reading them, and the runs that one holds.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "fate/v1/scenario.pb.h"

namespace fate::scenario {

// A scenario with the replacements of one run made; `name` is empty for the scenario as it stands.
struct NamedRun {
  std::string name;
  v1::Scenario scenario;
};

// Files as given, and every *.txtpb below a folder, sorted by path. A path that does not exist is added to `errors`.
std::vector<std::string> find_files(std::span<const std::string> paths, std::vector<std::string>& errors);

// Empty, or one line that says what is wrong, with line and column.
std::string read_file(const std::string& path, v1::Scenario& out);

std::vector<NamedRun> runs_of(const v1::Scenario&);

}  // namespace fate::scenario
