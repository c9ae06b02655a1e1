// A 64-bit hash over numbers in a fixed order.
#pragma once

#include <cstdint>
#include <type_traits>

namespace fate {

class Hasher {
 public:
  template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
  void add(T v) {
    state_ = (state_ ^ static_cast<std::uint64_t>(v)) * 0x9fb21c651e98df25u;
    state_ ^= state_ >> 32;
  }
  std::uint64_t value() const { return state_ ^ (state_ >> 29); }

 private:
  std::uint64_t state_ = 0x243f6a8885a308d3u;
};

}  // namespace fate
