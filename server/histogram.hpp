// How often what took how long: counts in fixed buckets, for Prometheus. Any thread may observe.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fate::server {

class Histogram {
 public:
  static constexpr std::size_t most_bounds = 20;

  // Upper bounds of the buckets, ascending, at most 20; one without a bound follows by itself.
  explicit Histogram(std::span<const double> bounds) : bounds_(bounds) {}
  // From 50 microseconds to 10 seconds.
  static std::span<const double> seconds();

  void observe(double value);
  void observe(std::chrono::steady_clock::duration took) { observe(std::chrono::duration<double>(took).count()); }

  std::uint64_t count() const;
  std::span<const double> bounds() const { return bounds_; }
  // By bucket, the one without a bound last.
  std::vector<std::uint64_t> counts() const;
  double sum() const { return static_cast<double>(sum_.load(std::memory_order_relaxed)) * 1e-9; }
  // HELP, TYPE, the cumulative buckets, sum and count in Prometheus' text format.
  std::string prometheus(const char* name, const char* help) const;

 private:
  std::span<const double> bounds_;
  std::array<std::atomic<std::uint64_t>, most_bounds + 1> counts_{};
  std::atomic<std::uint64_t> sum_{0};  // billionths
};

// The value below which the share `q` of what was counted lies, taken as spread evenly within its bucket. What lies
// beyond the last bound counts as that bound; nothing counted gives 0.
double quantile(std::span<const double> bounds, std::span<const std::uint64_t> counts, double q);

}  // namespace fate::server
