#include "server/lobby/gate.hpp"

#include <algorithm>

#include "server/net/addresses.hpp"

namespace fate::server {

void Gate::set(Until& list, const std::string& key, std::int64_t until_unix_ms) {
  const std::lock_guard lock(mutex_);
  if (until_unix_ms > 0)
    list[key] = until_unix_ms;
  else
    list.erase(key);
}

std::int64_t Gate::banned_until(const std::string& address, std::int64_t unix_ms) const {
  const std::lock_guard lock(mutex_);
  if (bans_.empty() || address.empty()) return 0;
  const auto found = bans_.find(limit_key(address));
  return found != bans_.end() && found->second > unix_ms ? found->second : 0;
}

std::int64_t Gate::muted_until(const std::string& token_hash, const std::string& address, std::int64_t unix_ms) const {
  const std::lock_guard lock(mutex_);
  if (mutes_.empty()) return 0;
  std::int64_t until = 0;
  for (const std::string& who : {token_hash, address.empty() ? std::string() : limit_key(address)}) {
    const auto found = mutes_.find(who);
    if (found != mutes_.end() && found->second > unix_ms) until = std::max(until, found->second);
  }
  return until;
}

void Gate::leave_word(const std::string& subject, const std::string& text) {
  const std::lock_guard lock(mutex_);
  words_[subject].push_back(text);
}

std::vector<std::string> Gate::take_words(const std::string& subject) {
  std::vector<std::string> words;
  {
    const std::lock_guard lock(mutex_);
    const auto found = words_.find(subject);
    if (found == words_.end()) return words;
    words = std::move(found->second);
    words_.erase(found);
  }
  if (told_) told_(subject);
  return words;
}

}  // namespace fate::server
