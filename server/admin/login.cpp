#include "server/admin/login.hpp"

#include <algorithm>

#include "server/lobby/secrets.hpp"

namespace fate::server {
namespace {

constexpr std::size_t most_addresses = 10'000;

}  // namespace

std::int64_t Logins::wait_ms(const std::string& address, std::int64_t now_ms) const {
  const auto found = failures_.find(address);
  if (found == failures_.end() || found->second.count < failures_before_wait) return 0;
  const int doublings = std::min(found->second.count - failures_before_wait, 16);
  const std::int64_t wait = std::min(first_wait_ms << doublings, longest_wait_ms);
  return std::max<std::int64_t>(0, found->second.last_ms + wait - now_ms);
}

void Logins::failed(const std::string& address, std::int64_t now_ms) {
  forget_old(now_ms);
  Failures& f = failures_[address];
  ++f.count;
  f.last_ms = now_ms;
}

std::string Logins::log_in(const std::string& address, std::int64_t now_ms) {
  forget_old(now_ms);
  failures_.erase(address);
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
  std::erase_if(failures_, [&](const auto& f) { return f.second.last_ms + longest_wait_ms <= now_ms; });
  if (failures_.size() > most_addresses) failures_.clear();
}

}  // namespace fate::server
