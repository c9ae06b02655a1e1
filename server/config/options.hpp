// Everything that `fated serve` can be told.
#pragma once

#include <cstdint>
#include <string>

namespace fate::server {

struct ServeOptions {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;
  std::string data;              // folder with everything that is kept
  std::string web;               // folder with the built client
  std::uint32_t threads = 0;     // 0: as many as the machine has
  double bot_delay = 1.0;        // factor on the bots' thinking time
  std::uint32_t rate_limit = 60; // messages in 10 s on one connection; 0 = no limit
  std::uint32_t connections_per_address = 64;
  bool behind_proxy = false;
  std::string log_level = "info";
};

// Where data lies if nobody says so: $XDG_DATA_HOME/fate, ~/.local/share/fate, or ./data.
std::string default_data_folder();
// Beside the executable: ../web-client/dist.
std::string default_web_folder();

}  // namespace fate::server
