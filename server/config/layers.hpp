// The same options from three places: flags win over the TOML file, the file over the environment.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fate::server {

// Fills in the options of `command` that no flag has set: from the file (its keys are the flags' names without dashes
// at the front; none = no file) and then from FATE_... variables (FATE_BOT_DELAY for --bot-delay). Empty, or what is
// wrong.
std::string fill_from_layers(CLI::App& command, const std::string& file);

}  // namespace fate::server
