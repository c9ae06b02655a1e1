#include "server/commands/scenario.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <vector>

#include "server/commands/commands.hpp"
#include "server/scenario/check.hpp"
#include "server/scenario/file.hpp"
#include "server/scenario/play.hpp"
#include "server/scenario/position.hpp"

namespace fate::commands {
namespace {

using scenario::NamedRun;

struct Total {
  int passed = 0;
  int failed = 0;
  bool bad_input = false;
};

void complain(const std::string& path, const std::string& what) {
  std::fflush(stdout);   // in the order in which the files are played
  std::fprintf(stderr, "fated scenario: %s: %s\n", path.c_str(), what.c_str());
}

// Empty, or why this run cannot be played at all.
std::string play_run(const NamedRun& run, std::vector<std::string>& problems) {
  scenario::Setting setting;
  if (std::string error = read_setting(run.scenario, setting); !error.empty()) return error;
  if (std::string error = check_words(run.scenario, setting); !error.empty()) return error;
  scenario::Position position;
  if (std::string error = find_position(run.scenario, setting, position); !error.empty()) return error;
  problems = play(start(run.scenario, setting, position), setting.names, run.scenario);
  return {};
}

void print_problem(const std::string& run, std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::printf("    %s%s\n", run.empty() ? "" : ("run " + run + ", ").c_str(), text.c_str());
}

void play_file(const std::string& path, Total& total) {
  v1::Scenario file;
  const auto bad = [&](const std::string& what) {
    total.bad_input = true;
    complain(path, what);
  };
  if (const std::string error = scenario::read_file(path, file); !error.empty()) return bad(error);
  std::vector<std::pair<std::string, std::vector<std::string>>> results;
  for (const NamedRun& run : scenario::runs_of(file)) {
    std::vector<std::string> problems;
    const std::string error = play_run(run, problems);
    if (!error.empty()) return bad((run.name.empty() ? "" : "run " + run.name + ", ") + error);
    results.emplace_back(run.name, std::move(problems));
  }
  int failed = 0;
  for (const auto& [run, problems] : results) failed += problems.empty() ? 0 : 1;
  total.failed += failed;
  total.passed += static_cast<int>(results.size()) - failed;
  std::printf("%s %s: %s\n", failed == 0 ? "ok    " : "FAILED", path.c_str(), file.name().c_str());
  for (const auto& [run, problems] : results)
    for (const std::string& problem : problems) print_problem(run, problem);
}

}  // namespace

int run_scenarios(std::span<const std::string> paths) {
  Total total;
  std::vector<std::string> errors;
  const std::vector<std::string> files = scenario::find_files(paths, errors);
  for (const std::string& error : errors) std::fprintf(stderr, "fated scenario: %s\n", error.c_str());
  if (files.empty() && errors.empty())
    errors.emplace_back(), std::fputs("fated scenario: no scenario files there\n", stderr);
  for (const std::string& path : files) play_file(path, total);
  std::printf("%d passed, %d failed\n", total.passed, total.failed);
  if (total.bad_input || !errors.empty()) return 2;
  return total.failed > 0 ? 1 : 0;
}

void add_scenario(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("scenario", "Play scenario files (*.txtpb) and say what differed");
  auto paths = std::make_shared<std::vector<std::string>>();
  command->add_option("paths", *paths, "Files, or folders with such files")->required()->type_name("FILE|FOLDER");
  command->callback([paths, &run] { run = [paths] { return run_scenarios(*paths); }; });
}

}  // namespace fate::commands
