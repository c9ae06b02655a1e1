#include "server/net/limits.hpp"

#include <sys/resource.h>

#include <algorithm>

namespace fate::server {
namespace {

constexpr rlim_t wanted_files = 65'536;

bool loopback(const std::string& address) { return address.starts_with("127.") || address == "::1"; }

}  // namespace

std::size_t raise_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  if (limit.rlim_cur < wanted_files) {
    rlimit higher = limit;
    higher.rlim_cur = limit.rlim_max == RLIM_INFINITY ? wanted_files : std::min(limit.rlim_max, wanted_files);
    if (setrlimit(RLIMIT_NOFILE, &higher) == 0) limit = higher;
  }
  return static_cast<std::size_t>(limit.rlim_cur);
}

ConnectionLimits::Place::~Place() {
  if (limits_ != nullptr) limits_->give_back(address_);
}

ConnectionLimits::Place ConnectionLimits::take(const std::string& address) {
  Place place;
  const std::lock_guard lock(mutex_);
  if (open_ >= all_) return place;
  std::size_t& here = by_address_[address];
  if (here >= per_address_ && !loopback(address)) return place;
  ++here;
  ++open_;
  place.limits_ = this;
  place.address_ = address;
  return place;
}

void ConnectionLimits::give_back(const std::string& address) {
  const std::lock_guard lock(mutex_);
  --open_;
  const auto found = by_address_.find(address);
  if (found != by_address_.end() && --found->second == 0) by_address_.erase(found);
}

std::size_t ConnectionLimits::open() const {
  const std::lock_guard lock(mutex_);
  return open_;
}

}  // namespace fate::server
