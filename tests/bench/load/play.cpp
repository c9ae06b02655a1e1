#include <cstdlib>
#include <optional>

#include "tests/bench/load/crowd.hpp"
#include "tests/bench/load/modes.hpp"
#include "tests/bench/load/server_process.hpp"

namespace fate::load {
namespace {

constexpr double p99_below_ms = 25;            // from a choice to everybody
constexpr double cpu_below_ms = 20;            // for 1,000 deliveries

// "http://HOST:PORT" with an address as the host.
std::optional<Target> target_of(const std::string& url) {
  const std::size_t host = std::string("http://").size();
  const std::size_t colon = url.find(':', host);
  Target target;
  target.host = url.substr(host, colon == std::string::npos ? url.find('/', host) - host : colon - host);
  target.port = colon == std::string::npos ? 80 : static_cast<std::uint16_t>(std::atoi(url.c_str() + colon + 1));
  boost::system::error_code failed;
  boost::asio::ip::make_address(target.host, failed);
  if (failed || target.port == 0) return std::nullopt;
  return target;
}

struct Reading {
  double cpu_ms = 0, records = 0;
};

Reading read(const ServerProcess* own, const Target& target) {
  Reading r;
  r.records = metric(target.host, target.port, "fate_records_total");
  if (own != nullptr) r.cpu_ms = own->cpu_ms();
  return r;
}

struct Costs {
  double seconds, server_cpu_ms, own_cpu_ms, records;
  double connection_bytes, room_bytes;         // 0 = not known
};

void tell(const Options& o, const Tally& t, const Costs& c, std::size_t waiting) {
  Report r;
  r.text("mode", "play");
  r.number("rooms", "rooms", o.rooms, "", 0);
  r.number("seats", "players in each", o.seats, "", 0);
  r.number("seconds", "measured for", c.seconds, "s");
  r.number("rate", "choices asked for", o.rate, "a second", 0);
  r.number("choices_per_second", "choices accepted", static_cast<double>(t.accepted) / c.seconds, "a second");
  r.number("records_per_second", "records stored (the clock's choices too)", c.records / c.seconds, "a second");
  r.number("deliveries_per_second", "messages delivered", static_cast<double>(t.frames) / c.seconds, "a second");
  r.number("bytes_per_delivery", "bytes of one", static_cast<double>(t.bytes) / static_cast<double>(t.frames), "", 0);
  r.number("matches", "matches that ended", static_cast<double>(t.matches), "", 0);
  r.number("late", "choices that came too late", static_cast<double>(t.late), "", 0);
  r.number("illegal", "choices that were not legal", static_cast<double>(t.illegal), "", 0);
  r.number("stuck", "questions left to the clock", static_cast<double>(t.stuck), "", 0);
  r.number("waiting", "questions still waiting for their turn", static_cast<double>(waiting), "", 0);
  r.latencies("accepted", "choice to its Accepted", t.to_accepted);
  r.latencies("everybody", "choice to everybody's update", t.to_everybody, p99_below_ms);
  if (c.server_cpu_ms > 0) {
    r.bounded("server_cpu_ms_per_1000", "server CPU for 1,000 deliveries",
              c.server_cpu_ms * 1000 / static_cast<double>(t.frames), "ms", cpu_below_ms);
    r.number("server_cpu_percent", "server CPU", c.server_cpu_ms / c.seconds / 10, "% of a core");
    r.number("room_kib", "server memory for a room that plays", c.room_bytes / 1024, "KiB");
    r.number("connection_kib", "server memory for a connection", c.connection_bytes / 1024, "KiB");
  }
  r.number("client_cpu_percent", "CPU of this tool", c.own_cpu_ms / c.seconds / 10, "% of a core");
  r.print(o.json_only);
}

double own_cpu_ms() { return static_cast<double>(std::clock()) * 1000.0 / CLOCKS_PER_SEC; }

}  // namespace

int play(const Options& o) {
  Target target;
  std::unique_ptr<ServerProcess> own;
  if (o.url.empty()) {
    own = std::make_unique<ServerProcess>(
        o.fated, std::vector<std::string>{"--threads", std::to_string(o.server_threads), "--durability", o.durability,
                                          "--window-delay", std::to_string(o.window_delay)});
    if (const std::string failed = own->start(); !failed.empty()) return gave_up(failed);
    target.port = own->port();
  } else if (const auto given = target_of(o.url)) {
    target = *given;
  } else {
    return gave_up("--url: an IP address and a port are expected, e.g. http://127.0.0.1:8080");
  }
  Crowd crowd(o, target);
  World& world = crowd.world();
  const double empty = own ? own->memory() : 0;
  std::string failed = crowd.bring_to(Party::Goal::greeted);
  const double greeted = own ? own->memory() : 0;
  if (failed.empty()) failed = crowd.bring_to(Party::Goal::seated);
  if (failed.empty()) failed = crowd.bring_to(Party::Goal::playing);
  if (!failed.empty()) return gave_up(failed);
  crowd.play(o.warm_seconds);

  const Reading before = read(own.get(), target);
  const double own_before = own_cpu_ms();
  world.tally = {};
  const auto start = Clock::now();
  crowd.play(o.seconds);
  Costs costs{};
  costs.seconds = seconds_since(start);
  const Reading after = read(own.get(), target);
  if (!world.failure.empty()) return gave_up(world.failure);
  costs.server_cpu_ms = after.cpu_ms - before.cpu_ms;
  costs.own_cpu_ms = own_cpu_ms() - own_before;
  costs.records = after.records - before.records;
  if (own) {
    costs.connection_bytes = (greeted - empty) / (o.rooms * o.seats);
    costs.room_bytes = (own->memory() - greeted) / o.rooms;
  }
  tell(o, world.tally, costs, world.turns.size());
  return 0;
}

}  // namespace fate::load
