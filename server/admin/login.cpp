#include "server/admin/login.hpp"

#include "server/lobby/secrets.hpp"

namespace fate::server {

std::int64_t Logins::wait_ms(const std::string& address, std::int64_t now_ms) const {
  return attempts_.wait_ms(address, now_ms);
}

void Logins::failed(const std::string& address, std::int64_t now_ms) { attempts_.failed(address, now_ms); }

std::string Logins::log_in(const std::string& address, std::int64_t now_ms) {
  forget_old(now_ms);
  attempts_.forget(address);
  std::string token = random_token();
  sessions_[token_hash(token)] = now_ms + valid_ms;
  return token;
}

bool Logins::valid(const std::string& token, std::int64_t now_ms) const {
  const auto found = sessions_.find(token_hash(token));
  return found != sessions_.end() && found->second > now_ms;
}

void Logins::log_out(const std::string& token) { sessions_.erase(token_hash(token)); }

void Logins::forget_old(std::int64_t now_ms) {
  std::erase_if(sessions_, [&](const auto& s) { return s.second <= now_ms; });
}

}  // namespace fate::server
