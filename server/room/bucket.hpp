// A bucket of tokens: short bursts are fine, a flood is not.
#pragma once

#include <algorithm>
#include <cstdint>

#include "server/room/types.hpp"

namespace fate::server {

class Bucket {
 public:
  explicit Bucket(std::uint32_t size) : tokens_(size) {}
  // Takes one; false: there is none. `size` of them are there at most and come back in `per_ms`.
  bool take(Ms now, std::uint32_t size, std::uint32_t per_ms) {
    if (refilled_ == never) refilled_ = now;
    tokens_ = std::min<double>(size, tokens_ + static_cast<double>(now - refilled_) * size / per_ms);
    refilled_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  // Nothing was taken for so long that it is like new.
  bool full(Ms now, std::uint32_t per_ms) const { return refilled_ == never || now - refilled_ >= per_ms; }

 private:
  double tokens_;
  Ms refilled_ = never;
};

}  // namespace fate::server
