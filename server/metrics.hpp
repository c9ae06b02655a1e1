// Counters of the whole process, shown at /metrics. Any thread may add.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace fate::server {

struct Metrics {
  using Counter = std::atomic<std::uint64_t>;
  Counter connections{0}, connections_total{0}, connections_refused{0};
  Counter messages_in{0}, messages_out{0}, bytes_out{0}, messages_refused{0};
  Counter slow_readers{0}, too_fast{0};
  Counter rooms{0}, guests{0}, matches_running{0}, matches_finished{0}, matches_void{0};
  Counter records{0};
  Counter http_requests{0};
};

// Prometheus text format. `extra` is appended (figures of the store).
std::string prometheus(const Metrics& metrics, const std::string& extra);
// One metric in that format.
std::string prometheus_line(const char* name, const char* type, const char* help, double value);

}  // namespace fate::server
