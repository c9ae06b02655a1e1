#include "server/admin/login.hpp"

#include <algorithm>

#include "server/lobby/secrets.hpp"

namespace fate::server {

std::int64_t Logins::wait_ms(const std::string& address, const std::string& name, std::int64_t now_ms) const {
  const std::int64_t wait = by_address_.wait_ms(address, now_ms);
  return name.empty() ? wait : std::max(wait, by_name_.wait_ms(name, now_ms));
}

void Logins::failed(const std::string& address, const std::string& name, std::int64_t now_ms) {
  by_address_.failed(address, now_ms);
  if (!name.empty()) by_name_.failed(name, now_ms);
}

std::string Logins::log_in(const Actor& who, const std::string& password, std::int64_t now_ms) {
  forget_old(now_ms);
  by_address_.forget(who.address);
  std::string token = random_token();
  Session& session = sessions_[token_hash(token)];
  session.who = who;
  session.password = password;
  session.csrf = random_token();
  session.until_ms = now_ms + valid_ms;
  return token;
}

Logins::Session* Logins::find(const std::string& token, std::int64_t now_ms) {
  const auto found = sessions_.find(token_hash(token));
  return found != sessions_.end() && found->second.until_ms > now_ms ? &found->second : nullptr;
}

void Logins::log_out(const std::string& token) { sessions_.erase(token_hash(token)); }

void Logins::forget_old(std::int64_t now_ms) {
  std::erase_if(sessions_, [&](const auto& s) { return s.second.until_ms <= now_ms; });
}

}  // namespace fate::server
