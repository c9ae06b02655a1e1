#include "server/metrics.hpp"

#include <iterator>

#include <spdlog/fmt/fmt.h>

namespace fate::server {
namespace {

constexpr const char* causes[] = {"slow_reader", "too_fast", "too_large", "no_hello", "silent", "bad_frame",
                                  "lost",        "full",     "address",   "hasty",    "origin"};
static_assert(std::size(causes) == drop_causes);

double value(const Metrics::Counter& c) { return static_cast<double>(c.load(std::memory_order_relaxed)); }

std::string head(const char* name, const char* type, const char* help) {
  return fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
}

std::string drops(const Metrics& m) {
  const char* name = "fate_connections_dropped_total";
  std::string out = head(name, "counter", "Connections ended or refused by the server or lost, by cause.");
  for (std::size_t i = 0; i < drop_causes; ++i)
    out += fmt::format("{}{{cause=\"{}\"}} {}\n", name, causes[i], value(m.drops[i]));
  return out;
}

std::string seats(const Metrics& m) {
  return head("fate_seats", "gauge", "Taken seats of all rooms.") +
         fmt::format("fate_seats{{kind=\"person\"}} {}\nfate_seats{{kind=\"bot\"}} {}\n", value(m.seats_people),
                     value(m.seats_bots));
}

}  // namespace

const char* name_of(Drop why) { return causes[static_cast<std::size_t>(why)]; }

std::string prometheus_line(const char* name, const char* type, const char* help, double value) {
  return head(name, type, help) + fmt::format("{} {}\n", name, value);
}

std::string prometheus(const Metrics& m, const std::string& extra) {
  std::string out;
  const auto gauge = [&](const char* name, const char* help, const Metrics::Counter& c) {
    out += prometheus_line(name, "gauge", help, value(c));
  };
  const auto counter = [&](const char* name, const char* help, const Metrics::Counter& c) {
    out += prometheus_line(name, "counter", help, value(c));
  };
  gauge("fate_connections", "Open websocket connections.", m.connections);
  counter("fate_connections_total", "Websocket connections accepted.", m.connections_total);
  out += drops(m);
  counter("fate_messages_in_total", "Client messages read.", m.messages_in);
  counter("fate_bytes_in_total", "Bytes of client messages.", m.bytes_in);
  counter("fate_messages_refused_total", "Client messages answered with an error.", m.messages_refused);
  counter("fate_too_fast_total", "Messages refused by the rate limit.", m.too_fast);
  counter("fate_messages_out_total", "Server messages queued.", m.messages_out);
  counter("fate_bytes_out_total", "Bytes of queued server messages.", m.bytes_out);
  gauge("fate_websocket_queued_messages", "Server messages that wait for their sockets.", m.queued_messages);
  gauge("fate_websocket_queued_bytes", "Bytes of those.", m.queued_bytes);
  gauge("fate_rooms", "Open rooms.", m.rooms);
  out += seats(m);
  gauge("fate_guests", "Guests known.", m.guests);
  gauge("fate_matches_running", "Matches that are being played.", m.matches_running);
  gauge("fate_questions_open", "Questions that wait for an answer.", m.open_questions);
  counter("fate_matches_finished_total", "Matches played to the end.", m.matches_finished);
  counter("fate_matches_void_total", "Matches ended by a fault.", m.matches_void);
  counter("fate_records_total", "Records given to the match log.", m.records);
  counter("fate_http_requests_total", "HTTP requests.", m.http_requests);
  out +=
      m.message_handling.prometheus("fate_message_handling_seconds", "Time from a read message to its being handled.");
  out += m.room_step.prometheus("fate_room_step_seconds", "Time of one step of a room.");
  out += m.choice_committed.prometheus("fate_choice_committed_seconds", "From a person's choice to its commit.");
  out += m.choice_delivered.prometheus("fate_choice_delivered_seconds",
                                       "From a person's choice to each delivery of what came of it.");
  return out + extra;
}

}  // namespace fate::server
