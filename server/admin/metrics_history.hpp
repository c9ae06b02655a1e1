// What the process' counters were during the last hour, for the admin's pages. Any thread may call.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "fate/v1/admin.pb.h"
#include "server/admin/desk.hpp"
#include "server/metrics.hpp"
#include "server/store/sqlite_log.hpp"

namespace fate::server {

class MetricsHistory {
 public:
  static constexpr std::chrono::seconds every{10};
  static constexpr std::size_t most_samples = 360;   // an hour
  static constexpr std::size_t delays = 3;           // AdminSample.Delay

  // Begins with a sample of that moment.
  MetricsHistory(const Metrics& metrics, const SqliteLog& log, std::int64_t unix_ms);

  // Keeps how things stand; the oldest sample makes way. Called every `every`.
  void take(std::int64_t unix_ms);
  // The samples after `since`, how things stand now, and what was counted in the last hour and since the start.
  v1::AdminMetrics report(std::int64_t since_unix_ms, std::int64_t unix_ms) const;

 private:
  // Everything that counts up, as it was.
  struct Totals {
    std::uint64_t messages_in = 0, messages_out = 0, refused = 0, commits = 0;
    std::array<std::uint64_t, drop_causes> drops{};
    std::array<std::vector<std::uint64_t>, delays> counts;   // by bucket
  };
  struct Kept {
    v1::AdminSample sample;
    Totals totals;
  };

  const Histogram& histogram(std::size_t delay) const;
  Totals totals() const;
  Kept look(std::int64_t unix_ms, const Kept& before) const;

  const Metrics& metrics_;
  const SqliteLog& log_;
  const std::int64_t started_unix_ms_;
  mutable std::mutex mutex_;                         // guards what follows
  std::deque<Kept> kept_;                            // never empty
};

// GET metrics?since=UNIX_MS   AdminMetrics; admins only
HttpReply answer_metrics(const MetricsHistory& history, Ask& ask);

}  // namespace fate::server
