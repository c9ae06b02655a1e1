#include "server/histogram.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include <spdlog/fmt/fmt.h>

namespace fate::server {

std::span<const double> Histogram::seconds() {
  static constexpr double bounds[] = {0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                      0.025,   0.05,   0.1,     0.25,   0.5,   1,      2.5,   10};
  static_assert(std::size(bounds) <= most_bounds);
  return bounds;
}

void Histogram::observe(double value) {
  const double v = std::max(0.0, value);
  const auto bucket = std::lower_bound(bounds_.begin(), bounds_.end(), v) - bounds_.begin();
  counts_[static_cast<std::size_t>(bucket)].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(static_cast<std::uint64_t>(std::llround(v * 1e9)), std::memory_order_relaxed);
}

std::uint64_t Histogram::count() const {
  std::uint64_t n = 0;
  for (const auto& c : counts_) n += c.load(std::memory_order_relaxed);
  return n;
}

std::vector<std::uint64_t> Histogram::counts() const {
  std::vector<std::uint64_t> all;
  for (std::size_t i = 0; i <= bounds_.size(); ++i) all.push_back(counts_[i].load(std::memory_order_relaxed));
  return all;
}

std::string Histogram::prometheus(const char* name, const char* help) const {
  std::string out = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  // The count is the last bucket, not a figure of its own: others go on counting meanwhile.
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < bounds_.size(); ++i) {
    below += counts_[i].load(std::memory_order_relaxed);
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bounds_[i], below);
  }
  below += counts_[bounds_.size()].load(std::memory_order_relaxed);
  return out + fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, below, sum());
}

double quantile(std::span<const double> bounds, std::span<const std::uint64_t> counts, double q) {
  const double all = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
  double left = q * all, from = 0;
  if (all == 0) return 0;
  for (std::size_t i = 0; i < bounds.size() && i < counts.size(); ++i) {
    const double here = static_cast<double>(counts[i]);
    if (left <= here && here > 0) return from + (bounds[i] - from) * std::max(0.0, left) / here;
    left -= here;
    from = bounds[i];
  }
  return bounds.empty() ? 0 : bounds.back();
}

}  // namespace fate::server
