// Passwords of at least eight characters that guessing begins with, as published lists of leaked ones agree.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace fate::server {

inline constexpr std::array<std::string_view, 60> common_passwords = {
    "00000000",      "11111111",  "11112222",  "12121212",  "12341234",  "12344321",  "123123123",  "1234567890",
    "12345678",      "123456789", "1234qwer",  "12qwaszx",  "147258369", "1q2w3e4r",  "1q2w3e4r5t", "1qaz2wsx",
    "66666666",      "87654321",  "88888888",  "987654321", "aa123456",  "abc12345",  "abcd1234",   "abcdefgh",
    "administrator", "asdfasdf",  "asdfghjk",  "asdfghjkl", "baseball",  "changeme",  "computer",   "dragon123",
    "facebook",      "football",  "football1", "iloveyou",  "iloveyou1", "internet",  "jennifer",   "letmein1",
    "letmein123",    "liverpool", "michelle",  "mustang1",  "password",  "password1", "password12", "password123",
    "passw0rd",      "p@ssw0rd",  "princess",  "princess1", "qazwsxedc", "qwer1234",  "qwerty123",  "qwertyui",
    "qwertyuiop",    "sunshine",  "superman",  "trustno1",
};

// True: one of them, whatever its case, or a single character again and again.
inline bool is_common_password(std::string_view password) {
  std::string low(password);
  for (char& c : low)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  if (std::find(common_passwords.begin(), common_passwords.end(), low) != common_passwords.end()) return true;
  return !low.empty() && low.find_first_not_of(low.front()) == std::string::npos;
}

}  // namespace fate::server
