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
  if (counts_ == nullptr) return;
  const std::lock_guard lock(counts_->mutex);
  --counts_->open;
  const auto found = counts_->by_address.find(address_);
  if (found != counts_->by_address.end() && --found->second == 0) counts_->by_address.erase(found);
}

ConnectionLimits::Place ConnectionLimits::take(const std::string& address) {
  Place place;
  const std::lock_guard lock(counts_->mutex);
  if (counts_->open >= all_) return place;
  std::size_t& here = counts_->by_address[address];
  if (here >= per_address_ && !loopback(address)) return place;
  ++here;
  ++counts_->open;
  place.counts_ = counts_;
  place.address_ = address;
  return place;
}

std::size_t ConnectionLimits::open() const {
  const std::lock_guard lock(counts_->mutex);
  return counts_->open;
}

}  // namespace fate::server
