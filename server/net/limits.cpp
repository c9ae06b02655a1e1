#include "server/net/limits.hpp"

#include <sys/resource.h>

#include <algorithm>

#include "server/net/addresses.hpp"

namespace fate::server {
namespace {

constexpr rlim_t wanted_files = 65'536;
constexpr std::uint32_t minute_ms = 60'000;
// With more addresses than this those are forgotten that were quiet for a minute.
constexpr std::size_t most_addresses = 10'000;

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

ConnectionLimits::Place ConnectionLimits::take(const std::string& address, Refusal* why) {
  Place place;
  Refusal refused = Refusal::none;
  std::string key = limit_key(address);
  const std::lock_guard lock(counts_->mutex);
  const auto here = counts_->by_address.find(key);
  if (counts_->open >= all_) {
    refused = Refusal::all;
  } else if (here != counts_->by_address.end() && here->second >= per_address_ && !loopback(key)) {
    refused = Refusal::address;
  } else {
    ++counts_->by_address[key];
    ++counts_->open;
    place.counts_ = counts_;
    place.address_ = std::move(key);
  }
  if (why != nullptr) *why = refused;
  return place;
}

std::size_t ConnectionLimits::open() const {
  const std::lock_guard lock(counts_->mutex);
  return counts_->open;
}

bool Handshakes::take(const std::string& address, Ms now) {
  const std::string key = limit_key(address);
  if (per_minute_ == 0 || loopback(key)) return true;
  const std::lock_guard lock(mutex_);
  if (by_address_.size() >= most_addresses)
    std::erase_if(by_address_, [&](const auto& entry) { return entry.second.full(now, minute_ms); });
  return by_address_.try_emplace(key, per_minute_).first->second.take(now, per_minute_, minute_ms);
}

}  // namespace fate::server
