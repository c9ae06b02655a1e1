// Everything that `fated serve` can be told.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fate::server {

struct ServeOptions {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;
  std::string data;              // folder with everything that is kept
  std::string web;               // folder with the built client
  std::uint32_t threads = 0;     // for connections and rooms; 0: half as many as cores
  double bot_delay = 1.0;        // factor on the bots' thinking time
  double window_delay = 1.0;     // factor on the time that rooms give their response windows
  std::uint32_t rate_limit = 60; // messages in 10 s on one connection; 0 = no limit
  std::uint32_t connections_per_address = 64;
  bool behind_proxy = false;     // trusts proxies with loopback and private addresses
  std::vector<std::string> trusted_proxies;    // networks; their X-Forwarded-For is believed
  std::vector<std::string> allowed_origins;    // other sites whose pages may connect, "https://example.org"
  double hello_seconds = 10;     // for a connection's first message
  double idle_seconds = 60;      // without a sign of life; pinged at half of it
  std::string word_filter;       // file with a word a line that chat does not show
  std::string metrics_token;     // "Authorization: Bearer ..." for /metrics from elsewhere; empty = nobody
  std::string durability = "full";             // what a commit survives: "normal" or "full"
  std::uint32_t keep_matches_days = 0;         // files of finished matches; 0 = for ever
  std::string log_level = "info";
};

// Where data lies if nobody says so: $XDG_DATA_HOME/fate, ~/.local/share/fate, or ./data.
std::string default_data_folder();
// Beside the executable: ../web-client/dist.
std::string default_web_folder();

}  // namespace fate::server
