#include "server/lobby/secrets.hpp"

#include <sodium.h>

#include <array>

namespace fate::server {

bool start_secrets() { return sodium_init() >= 0; }

std::uint64_t random_number() {
  std::uint64_t n = 0;
  randombytes_buf(&n, sizeof n);
  return n;
}

Seed random_seed() {
  Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::string random_code(std::size_t length) {
  static constexpr std::string_view letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  std::string code(length, ' ');
  for (char& c : code) c = letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
  return code;
}

std::string random_token() {
  std::array<unsigned char, 32> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 64> text;
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

std::string token_hash(std::string_view token) {
  std::string hash(32, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr, 0);
  return hash;
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace fate::server
