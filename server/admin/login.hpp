// Who is logged in to the admin's pages. Not thread-safe: the admin's requests run one after the other.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>

#include "server/accounts/attempts.hpp"
#include "server/admin/audit.hpp"

namespace fate::server {

class Logins {
 public:
  static constexpr std::int64_t valid_ms = 12 * 3'600'000;
  static constexpr int failures_before_wait = 5;
  static constexpr std::int64_t first_wait_ms = 2'000;
  static constexpr std::int64_t longest_wait_ms = 15 * 60'000;

  struct Session {
    Actor who;
    std::string password;        // as it was stored then: another one ends the session
    std::string csrf;            // what every POST has to bring, beside the cookie
    std::int64_t until_ms = 0;
    std::set<std::string> opened;   // running matches that it was seen to open
  };

  // How long this address, or whoever tries this name, has to wait before the next attempt; 0 = not at all. Doubles
  // with every failure.
  std::int64_t wait_ms(const std::string& address, const std::string& name, std::int64_t now_ms) const;
  void failed(const std::string& address, const std::string& name, std::int64_t now_ms);

  // A new session; the token goes into the cookie.
  std::string log_in(const Actor& who, const std::string& password, std::int64_t now_ms);
  // nullptr: nobody has it. Valid until the next call here.
  Session* find(const std::string& token, std::int64_t now_ms);
  void log_out(const std::string& token);

 private:
  void forget_old(std::int64_t now_ms);

  std::unordered_map<std::string, Session> sessions_;   // by the hash of the token
  Attempts by_address_{{failures_before_wait, first_wait_ms, longest_wait_ms}};
  // Somebody else's attempts must not lock anybody out for long.
  Attempts by_name_{{2 * failures_before_wait, first_wait_ms, 60'000}};
};

}  // namespace fate::server
