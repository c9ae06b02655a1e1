// `fated replay` shows a stored match, `fated verify` plays it again and compares.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include <CLI/CLI.hpp>

#include "engine/match.hpp"
#include "server/commands/commands.hpp"
#include "server/commands/event_text.hpp"
#include "server/commands/match_files.hpp"
#include "server/regular_file.hpp"
#include "server/room/fair_deal.hpp"
#include "server/wire/match_file.hpp"

namespace fate::commands {
namespace {

constexpr std::uintmax_t largest_file = 32u << 20;   // the longest match has a few

int bad(const char* command, const std::string& path, const std::string& why) {
  std::fprintf(stderr, "fated %s: %s: %s\n", command, path.c_str(), why.c_str());
  return 2;
}

int replay(const std::string& path, int seat) {
  v1::MatchFile file;
  if (const std::string wrong = read_match_file(path, file); !wrong.empty()) return bad("replay", path, wrong);
  if (seat > static_cast<int>(file.names_size())) return bad("replay", path, "the match has no such seat");
  std::printf("match %s, %s, rules %s\n", file.id().c_str(), file.config().mode().c_str(),
              file.config().rules().c_str());
  for (int i = 0; i < file.names_size(); ++i)
    std::printf("seat %d: %s%s\n", i + 1, file.names(i).c_str(), i < file.bots_size() && file.bots(i) ? " (bot)" : "");
  if (file.events_size() == 0) std::puts("The file holds no events.");
  for (const v1::LoggedEvent& logged : file.events()) {
    v1::LoggedEvent e = logged;
    if (seat >= 0 && !cut_for_viewer(e, static_cast<std::uint32_t>(seat))) continue;
    const std::string text = event_text(e.event());
    if (!text.empty()) std::printf("%5u  %s\n", e.choice(), text.c_str());
  }
  return 0;
}

int verify(const std::string& path) {
  v1::MatchFile file;
  if (const std::string wrong = read_match_file(path, file); !wrong.empty()) return bad("verify", path, wrong);
  if (!wire::same_rules(file)) {
    return bad("verify", path,
               "it was played by rules " + file.config().rules() + ", these are " + rules_version +
                   "; it can be shown (fated replay) but not played again");
  }
  std::string wrong = server::check_shuffle(file);
  if (wrong.empty()) wrong = wire::verify(file);
  if (!wrong.empty()) {
    std::printf("%s: DIFFERS: %s\n", path.c_str(), wrong.c_str());
    return 1;
  }
  std::printf(
      "%s: verified: %d choices, %d checkpoints, %d events%s\n", path.c_str(), file.choices_size(),
      file.checkpoints_size(), file.events_size(),
      file.has_fair() ? ", and the shuffle: its secret was committed to, the seed is made of it and the nonces" : "");
  return 0;
}

}  // namespace

std::string read_match_file(const std::string& path, v1::MatchFile& into) {
  std::error_code failed;
  if (server::is_no_file(path)) return "is not a file";
  const auto size = std::filesystem::file_size(path, failed);
  std::ifstream in(path, std::ios::binary);
  if (failed || !in) return "cannot be read";
  if (size > largest_file) return "is too large for a match file";
  const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return wire::parse_match_file(bytes, into);
}

void add_replay(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("replay", "Show what happened in a stored match");
  struct Words {
    std::string file;
    int seat = -1;
  };
  auto w = std::make_shared<Words>();
  command->add_option("file", w->file, "A match file (fated admin export)")->required();
  command->add_option("--seat", w->seat, "As that seat saw it; 0 = as a spectator saw it; not given = everything")
      ->check(CLI::Range(0, max_seats));
  command->callback([w, &run] { run = [w] { return replay(w->file, w->seat); }; });
}

void add_verify(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("verify", "Play a stored match again and compare it with what is stored");
  auto file = std::make_shared<std::string>();
  command->add_option("file", *file, "A match file (fated admin export)")->required();
  command->callback([file, &run] { run = [file] { return verify(*file); }; });
}

}  // namespace fate::commands
