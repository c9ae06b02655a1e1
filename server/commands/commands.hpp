// The subcommands of `fated`. Each adds itself and its options to the parser; the chosen one leaves in `run` what main
// shall do after parsing. A Run returns the exit code: 0 done, 1 what was looked at is not as it should be, 2 bad
// input. Bad input is one line on standard error.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace fate::commands {

using Run = std::function<int()>;

void add_serve(CLI::App& app, Run& run);
void add_catalog(CLI::App& app, Run& run);
void add_scenario(CLI::App& app, Run& run);
void add_sim(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_admin(CLI::App& app, Run& run);

}  // namespace fate::commands
