// What was measured, and how it is printed.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace fate::load {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point t) { return std::chrono::duration<double>(Clock::now() - t).count(); }

// Durations, of which percentiles are wanted.
class Latencies {
 public:
  void add(Clock::duration d) {
    micros_.push_back(static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::microseconds>(d).count()));
  }
  void clear() { micros_.clear(); }
  std::size_t count() const { return micros_.size(); }
  // In ms; share 1 = the longest; 0 when nothing was measured.
  double percentile_ms(double share) const;

 private:
  mutable std::vector<std::uint32_t> micros_;
};

// Lines of a table that are also the fields of one JSON object.
class Report {
 public:
  void text(const std::string& key, const std::string& value);
  void number(const std::string& key, const std::string& label, double value, const std::string& unit,
              int decimals = 1);
  // The same with what it has to stay below; `below` 0 = nothing.
  void bounded(const std::string& key, const std::string& label, double value, const std::string& unit, double below);
  void latencies(const std::string& key, const std::string& label, const Latencies& l, double p99_below_ms = 0);
  void print(bool json_only) const;

 private:
  std::string table_, json_;
};

}  // namespace fate::load
