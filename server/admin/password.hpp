// The password of the admin's pages.
#pragma once

#include <cstddef>
#include <string>

namespace fate::server {

inline constexpr const char* password_key = "admin_password";   // in the database's meta table

// Easy to type; 80 bits.
std::string random_password();
// What a hash costs whoever makes or tries one.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t memory = 64 << 20;   // bytes
};
// Argon2id. Takes about a tenth of a second and 64 MiB. Empty if there is no memory for it.
std::string hash_password(const std::string& password, const PasswordCost& cost = {});
bool password_fits(const std::string& hash, const std::string& password);

}  // namespace fate::server
