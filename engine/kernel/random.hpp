// The only source of chance in a match: a ChaCha20 key stream under the match's seed. Cards already seen do not help
// anyone to compute the rest. Integer arithmetic only; same numbers on every machine.
#pragma once

#include <array>
#include <cstdint>

namespace fate {

using Seed = std::array<std::uint8_t, 32>;

class RandomStream {
 public:
  void start(const Seed& seed);
  std::uint32_t next();                    // 32 uniform bits
  std::uint32_t below(std::uint32_t n);    // uniform in 0..n-1; n >= 1
  std::uint64_t drawn() const { return drawn_; }   // how many 32-bit words were taken

 private:
  static constexpr int words = 64;         // four ChaCha20 blocks at a time
  void refill();
  std::array<std::uint8_t, 32> key_{};
  std::uint64_t drawn_ = 0;
  std::uint32_t block_ = 0;
  std::uint32_t used_ = words;
  std::uint32_t buffer_[words] = {};
};

// Uniform shuffle of items[0..count).
template <class T>
void shuffle(RandomStream& random, T* items, int count) {
  for (int i = count - 1; i > 0; --i) {
    const int j = static_cast<int>(random.below(static_cast<std::uint32_t>(i + 1)));
    const T kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}

}  // namespace fate
