// `fated catalog`: everything that has a name, with its printed facts and its texts, as one JSON object.
#pragma once

#include <string>

namespace fate::commands {

// Only what can be played. `pretty`: one member on each line, else no blanks at all.
std::string catalog_json(bool pretty);

// Prints it on standard output. 0, or 2 if it could not be written.
int run_catalog(bool pretty);

}  // namespace fate::commands
