// How many connections there may be, all together and from one address (of IPv6: one /64), and how fast they may come.
// Any thread may call.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/room/bucket.hpp"

namespace fate::server {

// Raises the limit of open files as far as it goes; returns it.
std::size_t raise_open_files();

class ConnectionLimits {
  struct Counts {
    std::mutex mutex;
    std::size_t open = 0;
    std::unordered_map<std::string, std::size_t> by_address;
  };

 public:
  // Loopback is not limited by address: a proxy in front of us connects from there.
  ConnectionLimits(std::size_t all, std::size_t per_address) : all_(all), per_address_(per_address) {}

  // Counted as long as it lives, which may be longer than the limits do. False: there are too many already.
  class Place {
   public:
    Place() = default;
    Place(Place&&) noexcept = default;
    Place& operator=(Place&&) = delete;
    ~Place();
    explicit operator bool() const { return counts_ != nullptr; }
    const std::string& address() const { return address_; }

   private:
    friend class ConnectionLimits;
    std::shared_ptr<Counts> counts_;
    std::string address_;
  };
  enum class Refusal : std::uint8_t { none, all, address };
  Place take(const std::string& address, Refusal* why = nullptr);
  std::size_t open() const;

 private:
  const std::size_t all_, per_address_;
  std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
};

// How many websockets one address may begin in a minute. Loopback is not limited.
class Handshakes {
 public:
  explicit Handshakes(std::uint32_t per_minute) : per_minute_(per_minute) {}   // 0 = no limit
  bool take(const std::string& address, Ms now);

 private:
  const std::uint32_t per_minute_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> by_address_;
};

}  // namespace fate::server
