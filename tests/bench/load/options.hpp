// What the load tool can be told.
#pragma once

#include <cstdint>
#include <string>

namespace fate::load {

struct Options {
  enum class Mode : std::uint8_t { play, idle, recover } mode = Mode::play;
  std::string url;               // of a server that runs already; empty = one of our own
  std::string fated;             // the program, for one of our own
  std::uint32_t rooms = 0;       // 0 = what the mode is made for: 1,000, 2,500 or 5,000
  std::uint32_t seats = 8;
  std::string match_mode;        // empty = the one for so many seats
  double rate = 1000;            // choices a second, all together
  double seconds = 20;           // measured
  double warm_seconds = 10;      // played before that
  bool leave_windows = true;     // whoever could only pass in a window leaves that to the server, as people do
  double window_delay = 0.1;     // play: factor on the time until the server passes for him
  double pass = 0.3;             // how often a player passes though he could do something
  double bot_delay = 20;         // recover: factor on the bots' thinking time
  double most_wait_seconds = 120;  // for what has to happen at all: rooms that open, matches that come back
  std::uint32_t server_threads = 0;
  std::string durability = "normal";
  std::uint64_t seed = 1;
  bool json_only = false;
};

struct Parsed {
  bool run = false;
  int code = 0;                  // to end with if it does not run
  Options options;
};
// Prints the help, or one line about what is wrong.
Parsed parse(int argc, char** argv);

// Raises the limit of open files as far as it goes; returns it.
std::uint64_t raise_open_files();

}  // namespace fate::load
