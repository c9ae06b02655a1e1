// Who is logged in to the admin's pages. Not thread-safe: the admin's requests run one after the other.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/accounts/attempts.hpp"

namespace fate::server {

class Logins {
 public:
  static constexpr std::int64_t valid_ms = 12 * 3'600'000;
  static constexpr int failures_before_wait = 5;
  static constexpr std::int64_t first_wait_ms = 2'000;
  static constexpr std::int64_t longest_wait_ms = 15 * 60'000;

  // How long this address has to wait before it may try again; 0 = not at all. Doubles with every failure.
  std::int64_t wait_ms(const std::string& address, std::int64_t now_ms) const;
  void failed(const std::string& address, std::int64_t now_ms);

  // A new session; the token goes into the cookie.
  std::string log_in(const std::string& address, std::int64_t now_ms);
  bool valid(const std::string& token, std::int64_t now_ms) const;
  void log_out(const std::string& token);
  void log_out_all() { sessions_.clear(); }

 private:
  void forget_old(std::int64_t now_ms);

  std::unordered_map<std::string, std::int64_t> sessions_;   // hash of the token -> valid until
  Attempts attempts_{{failures_before_wait, first_wait_ms, longest_wait_ms}};   // by address
};

}  // namespace fate::server
