#include "server/metrics.hpp"

#include <spdlog/fmt/fmt.h>

namespace fate::server {

std::string prometheus_line(const char* name, const char* type, const char* help, double value) {
  return fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name, help, type, value);
}

std::string prometheus(const Metrics& m, const std::string& extra) {
  std::string out;
  const auto gauge = [&](const char* name, const char* help, const Metrics::Counter& c) {
    out += prometheus_line(name, "gauge", help, static_cast<double>(c.load(std::memory_order_relaxed)));
  };
  const auto counter = [&](const char* name, const char* help, const Metrics::Counter& c) {
    out += prometheus_line(name, "counter", help, static_cast<double>(c.load(std::memory_order_relaxed)));
  };
  gauge("fate_connections", "Open websocket connections.", m.connections);
  counter("fate_connections_total", "Websocket connections accepted.", m.connections_total);
  counter("fate_connections_refused_total", "Connections refused by a limit.", m.connections_refused);
  counter("fate_messages_in_total", "Client messages read.", m.messages_in);
  counter("fate_messages_refused_total", "Client messages answered with an error.", m.messages_refused);
  counter("fate_messages_out_total", "Server messages queued.", m.messages_out);
  counter("fate_bytes_out_total", "Bytes of queued server messages.", m.bytes_out);
  counter("fate_slow_readers_total", "Connections dropped because they did not read.", m.slow_readers);
  counter("fate_too_fast_total", "Messages refused by the rate limit.", m.too_fast);
  gauge("fate_rooms", "Open rooms.", m.rooms);
  gauge("fate_guests", "Guests known.", m.guests);
  gauge("fate_matches_running", "Matches that are being played.", m.matches_running);
  counter("fate_matches_finished_total", "Matches played to the end.", m.matches_finished);
  counter("fate_matches_void_total", "Matches ended by a fault.", m.matches_void);
  counter("fate_records_total", "Records given to the match log.", m.records);
  counter("fate_http_requests_total", "HTTP requests.", m.http_requests);
  return out + extra;
}

}  // namespace fate::server
