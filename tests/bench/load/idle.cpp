#include <algorithm>
#include <cstdio>

#include "tests/bench/load/crowd.hpp"
#include "tests/bench/load/modes.hpp"
#include "tests/bench/load/server_process.hpp"

namespace fate::load {
namespace {

constexpr double connection_below_kib = 16;
constexpr double room_below_kib = 64;
constexpr std::uint64_t spare_files = 100;     // the server's own, and ours
constexpr double settle_seconds = 1;

}  // namespace

int idle(const Options& asked) {
  Options o = asked;
  const std::uint64_t most = raise_open_files();
  const auto rooms = static_cast<std::uint32_t>((most - std::min(most, spare_files)) / o.seats);
  if (rooms < o.rooms) {
    std::fprintf(stderr, "fate_load: this machine allows %llu open files: %u rooms instead of %u\n",
                 static_cast<unsigned long long>(most), rooms, o.rooms);
    o.rooms = rooms;
  }
  ServerProcess server(o.fated, {"--threads", std::to_string(o.server_threads)});
  if (const std::string failed = server.start(); !failed.empty()) return gave_up(failed);
  Target target;
  target.port = server.port();
  Crowd crowd(o, target);
  double memory[4] = {server.memory()};
  std::string failed;
  for (int i = 1; i <= 3 && failed.empty(); ++i) {
    failed = crowd.bring_to(static_cast<Party::Goal>(i));
    crowd.rest(settle_seconds);
    memory[i] = server.memory();
  }
  if (!failed.empty()) return gave_up(failed);
  const double cpu = server.cpu_ms();
  const auto start = Clock::now();
  crowd.rest(o.seconds);
  if (const std::string& lost = crowd.world().failure; !lost.empty()) return gave_up(lost);

  const double connections = static_cast<double>(o.rooms) * o.seats;
  Report r;
  r.text("mode", "idle");
  r.number("rooms", "rooms", o.rooms, "", 0);
  r.number("connections", "connections", connections, "", 0);
  r.number("empty_mib", "server memory without anybody", memory[0] / 1048576, "MiB");
  r.number("all_mib", "server memory with all of them", memory[3] / 1048576, "MiB");
  r.bounded("connection_kib", "for a greeted connection", (memory[1] - memory[0]) / connections / 1024, "KiB",
            connection_below_kib);
  r.bounded("room_kib", "for a room that gathers", (memory[2] - memory[1]) / o.rooms / 1024, "KiB", room_below_kib);
  r.bounded("match_room_kib", "for a room with its match", (memory[3] - memory[1]) / o.rooms / 1024, "KiB",
            room_below_kib);
  r.number("cpu_percent", "server CPU while nothing is chosen", (server.cpu_ms() - cpu) / seconds_since(start) / 10,
           "% of a core");
  r.print(o.json_only);
  return 0;
}

}  // namespace fate::load
