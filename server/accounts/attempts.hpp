// Who tries too often has to wait, longer with every failure. Not thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace fate::server {

class Attempts {
 public:
  struct Rules {
    int failures_before_wait = 5;
    std::int64_t first_wait_ms = 2'000;
    std::int64_t longest_wait_ms = 15 * 60'000;   // and so long after its last failure all is forgotten
  };
  explicit Attempts(const Rules& rules) : rules_(rules) {}

  // How long `who` (an address, a name) has to wait before it may try again; 0 = not at all. Doubles with every
  // failure.
  std::int64_t wait_ms(const std::string& who, std::int64_t now_ms) const;
  void failed(const std::string& who, std::int64_t now_ms);
  void forget(const std::string& who) { failures_.erase(who); }

 private:
  struct Failures {
    int count = 0;
    std::int64_t last_ms = 0;
  };

  const Rules rules_;
  std::unordered_map<std::string, Failures> failures_;
  std::int64_t swept_ms_ = 0;
};

}  // namespace fate::server
