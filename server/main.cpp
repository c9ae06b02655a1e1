// The one program. Every subcommand lives in its own file under server/commands.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

#include <google/protobuf/stubs/logging.h>
#include <CLI/CLI.hpp>

#include "engine/match.hpp"
#include "server/commands/commands.hpp"
#include "server/version.hpp"

namespace {

// One line, whatever it was.
int bad_input(const std::string& why) {
  const std::string line = why.substr(0, why.find('\n'));
  std::fprintf(stderr, "fated: %s\n", line.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace fate::commands;
  CLI::App app("Fate: a server for the card game of hidden identities", "fated");
  app.set_version_flag("--version", std::string("fated ") + fate::server::version + ", rules " + fate::rules_version);
  app.require_subcommand(1);
  Run run;
  add_serve(app, run);
  add_catalog(app, run);
  add_scenario(app, run);
  add_sim(app, run);
  add_replay(app, run);
  add_verify(app, run);
  add_admin(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    std::fputs(app.help().c_str(), stdout);
    return 0;
  } catch (const CLI::CallForVersion& v) {
    std::puts(v.what());
    return 0;
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);
    // The parser only says that a subcommand is missing.
    const auto known = [&](const CLI::App* sub) { return sub->get_name() == argv[1]; };
    const auto all = app.get_subcommands({});
    if (argc > 1 && argv[1][0] != '-' && std::none_of(all.begin(), all.end(), known))
      return bad_input(std::string("there is no subcommand '") + argv[1] + "'; see fated --help");
    return bad_input(argc > 1 ? e.what() : "a subcommand is expected; see fated --help");
  }
  // What the library says of a message that it cannot read, the caller says better: whoever sends one writes no log.
  google::protobuf::SetLogHandler(nullptr);
  try {
    if (!run) return bad_input("a subcommand is expected; see fated --help");
    const int code = run();
    // What nobody could read must not look like success: the password of an admin, a list that is cut off.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return bad_input("standard output cannot be written");
    return code;
  } catch (const std::exception& e) {
    return bad_input(e.what());
  }
}
