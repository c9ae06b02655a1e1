#include "server/admin/password.hpp"

#include <sodium.h>

#include <array>

#include "server/lobby/secrets.hpp"

namespace fate::server {

std::string random_password() {
  std::string all = random_code(19);
  for (const std::size_t at : {4u, 9u, 14u}) all[at] = '-';
  return all;
}

std::string hash_password(const std::string& password, const PasswordCost& cost) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), cost.passes, cost.memory) != 0) return {};
  return hash.data();
}

bool password_fits(const std::string& hash, const std::string& password) {
  return !hash.empty() && crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace fate::server
