// Points in time that take four bytes: for durations below an hour.
#pragma once

#include <chrono>
#include <cstdint>

namespace fate::server {

// Microseconds of the steady clock, the lowest 32 bits; never 0, which is for "not measured".
inline std::uint32_t stamp_us() {
  const auto us =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
  const auto low = static_cast<std::uint32_t>(us.count());
  return low == 0 ? 1 : low;
}

inline double seconds_since(std::uint32_t stamp) { return static_cast<double>(stamp_us() - stamp) * 1e-6; }

}  // namespace fate::server
