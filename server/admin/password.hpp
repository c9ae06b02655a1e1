// The password of the admin's pages.
#pragma once

#include <string>

namespace fate::server {

inline constexpr const char* password_key = "admin_password";   // in the database's meta table

// Easy to type; 80 bits.
std::string random_password();
// Argon2id. Takes about a tenth of a second and 64 MiB. Empty if there is no memory for it.
std::string hash_password(const std::string& password);
bool password_fits(const std::string& hash, const std::string& password);

}  // namespace fate::server
