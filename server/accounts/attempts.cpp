#include "server/accounts/attempts.hpp"

#include <algorithm>

namespace fate::server {
namespace {

constexpr std::size_t most_remembered = 10'000;

}  // namespace

std::int64_t Attempts::wait_ms(const std::string& who, std::int64_t now_ms) const {
  const auto found = failures_.find(who);
  if (found == failures_.end() || found->second.count < rules_.failures_before_wait) return 0;
  const int doublings = std::min(found->second.count - rules_.failures_before_wait, 16);
  const std::int64_t wait = std::min(rules_.first_wait_ms << doublings, rules_.longest_wait_ms);
  return std::max<std::int64_t>(0, found->second.last_ms + wait - now_ms);
}

void Attempts::failed(const std::string& who, std::int64_t now_ms) {
  // Not at every failure: each sweep looks at all of them.
  if (failures_.size() > most_remembered || swept_ms_ + rules_.first_wait_ms <= now_ms) {
    swept_ms_ = now_ms;
    std::erase_if(failures_, [&](const auto& f) { return f.second.last_ms + rules_.longest_wait_ms <= now_ms; });
    if (failures_.size() > most_remembered) failures_.clear();
  }
  Failures& f = failures_[who];
  ++f.count;
  f.last_ms = now_ms;
}

}  // namespace fate::server
