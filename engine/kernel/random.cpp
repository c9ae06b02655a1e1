#include "engine/kernel/random.hpp"

#include <sodium.h>

#include <cstring>

namespace fate {

void RandomStream::start(const Seed& seed) {
  key_ = seed;
  drawn_ = 0;
  block_ = 0;
  used_ = words;
}

void RandomStream::refill() {
  static constexpr std::uint8_t nonce[crypto_stream_chacha20_NONCEBYTES] = {};
  std::uint8_t stream[words * 4] = {};
  crypto_stream_chacha20_xor_ic(stream, stream, sizeof stream, nonce, block_, key_.data());
  for (int i = 0; i < words; ++i) {
    const std::uint8_t* b = stream + i * 4;  // little endian on every machine
    buffer_[i] = static_cast<std::uint32_t>(b[0]) | static_cast<std::uint32_t>(b[1]) << 8 |
                 static_cast<std::uint32_t>(b[2]) << 16 | static_cast<std::uint32_t>(b[3]) << 24;
  }
  block_ += words / 16;
  used_ = 0;
}

std::uint32_t RandomStream::next() {
  if (used_ == words) refill();
  ++drawn_;
  return buffer_[used_++];
}

std::uint32_t RandomStream::below(std::uint32_t n) {
  // Rejection keeps it uniform; the loop ends with probability 1 and takes fewer than two rounds on average.
  const std::uint32_t reject = (0u - n) % n;
  std::uint32_t r = next();
  while (r < reject) r = next();
  return r % n;
}

}  // namespace fate
