#include "tests/bench/load/options.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <filesystem>

#include <CLI/CLI.hpp>

#include "server/config/checks.hpp"

namespace fate::load {
namespace {

constexpr std::uint32_t most_rooms = 100'000;

std::string mode_for(std::uint32_t seats) {
  switch (seats) {
    case 2: return "fate2_1v1_rotation";
    case 3: return "fate2_1v1v1";
    case 6: return "fate2_identity_6a";
    default: return "fate2_identity_" + std::to_string(seats);
  }
}

std::string beside_us() {
  std::error_code failed;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", failed);
  return failed ? "fated" : (self.parent_path() / "fated").string();
}

Options::Mode mode_called(const std::string& name) {
  if (name == "play") return Options::Mode::play;
  return name == "idle" ? Options::Mode::idle : Options::Mode::recover;
}

void describe(CLI::App& app, Options& o, std::string& mode) {
  app.add_option("mode", mode,
                 "play: rooms of players who choose at a rate; idle: memory of connections and rooms; "
                 "recover: matches of bots after SIGKILL")
      ->check(CLI::IsMember({"play", "idle", "recover"}))
      ->required();
  app.add_option("--url", o.url,
                 "Server to load, e.g. http://127.0.0.1:8080 (play only, without its CPU and memory); "
                 "without it one is started on a free port with a folder of its own");
  app.add_option("--fated", o.fated, "The program to start")->capture_default_str();
  app.add_option("--rooms", o.rooms, "Rooms; 0 = 1000 to play, 2500 to be idle, 5000 to recover")
      ->check(CLI::Range(0u, most_rooms))
      ->capture_default_str();
  app.add_option("--seats", o.seats, "Seats of a room, all of them players (recover: all but one are bots)")
      ->check(CLI::Range(2, 8))
      ->capture_default_str();
  app.add_option("--match-mode", o.match_mode, "Mode of the matches; without it the identity mode of so many seats");
  app.add_option("--rate", o.rate, "Choices a second, all rooms together")
      ->check(server::decimal(0.1, 1'000'000))
      ->capture_default_str();
  app.add_option("--seconds", o.seconds, "How long is measured")
      ->check(server::decimal(0.1, 86'400))
      ->capture_default_str();
  app.add_option("--warm", o.warm_seconds, "Seconds of play before it is measured, or killed")
      ->check(server::decimal(0, 86'400))
      ->capture_default_str();
  app.add_option("--pass", o.pass, "Share of the questions that are passed though something could be done")
      ->check(server::decimal(0, 1))
      ->capture_default_str();
  app.add_flag(
      "--pass-windows{false}", o.leave_windows,
      "Everybody passes himself in every window, also who could only pass: many choices with one message each");
  app.add_option("--window-delay", o.window_delay,
                 "play: factor on the time until the server passes for whoever says nothing")
      ->check(server::decimal(0, 100))
      ->capture_default_str();
  app.add_option("--bot-delay", o.bot_delay, "recover: factor on the time that bots take to think")
      ->check(server::decimal(0, 100))
      ->capture_default_str();
  app.add_option("--patience", o.most_wait_seconds, "Seconds for rooms to open or matches to come back")
      ->check(server::decimal(1, 86'400))
      ->capture_default_str();
  app.add_option("--server-threads", o.server_threads, "Threads of the server; 0 = as it chooses itself")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  app.add_option("--durability", o.durability, "Of the server: what its commits survive")
      ->check(CLI::IsMember({"normal", "full"}))
      ->capture_default_str();
  app.add_option("--seed", o.seed, "Of what the players choose")->capture_default_str();
  app.add_flag("--json", o.json_only, "Only the line of JSON");
  app.footer("Prints a table and one line of JSON. Ends with 0; 1: it could not be carried out; 2: a flag is wrong.");
}

std::string wrong_together(const Options& o) {
  if (!o.url.empty() && o.mode != Options::Mode::play) return "--url: only to play; the others need their own server";
  if (!o.url.empty() && !o.url.starts_with("http://")) return "--url: starts with http://";
  if (o.url.empty() && !std::filesystem::is_regular_file(o.fated)) return "--fated: there is no program " + o.fated;
  return {};
}

int refused(const std::string& why) {
  std::fprintf(stderr, "fate_load: %s\n", why.substr(0, why.find('\n')).c_str());
  return 2;
}

}  // namespace

Parsed parse(int argc, char** argv) {
  Parsed result;
  Options& o = result.options;
  o.fated = beside_us();
  CLI::App app("Loads a server of Fate through real websockets, and measures it", "fate_load");
  std::string mode;
  describe(app, o, mode);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    std::fputs(app.help().c_str(), stdout);
    return result;
  } catch (const CLI::ParseError& e) {
    result.code = refused(e.what());
    return result;
  }
  o.mode = mode_called(mode);
  if (const std::string wrong = wrong_together(o); !wrong.empty()) {
    result.code = refused(wrong);
    return result;
  }
  if (o.rooms == 0) o.rooms = o.mode == Options::Mode::play ? 1'000 : o.mode == Options::Mode::idle ? 2'500 : 5'000;
  if (o.match_mode.empty()) o.match_mode = mode_for(o.seats);
  result.run = true;
  return result;
}

std::uint64_t raise_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  rlimit higher = limit;
  higher.rlim_cur = higher.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &higher) == 0) limit = higher;
  return limit.rlim_cur;
}

}  // namespace fate::load
