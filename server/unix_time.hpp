// What time it is, as it is stored and told: milliseconds since 1970, UTC. Durations are measured by steady clocks.
#pragma once

#include <chrono>
#include <cstdint>

namespace fate::server {

inline std::int64_t unix_now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace fate::server
