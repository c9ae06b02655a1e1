// How many connections there may be, all together and from one address. Any thread may call.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace fate::server {

// Raises the limit of open files as far as it goes; returns it.
std::size_t raise_open_files();

class ConnectionLimits {
 public:
  // Loopback is not limited by address: a proxy in front of us connects from there.
  ConnectionLimits(std::size_t all, std::size_t per_address) : all_(all), per_address_(per_address) {}

  // Counted as long as it lives. False: there are too many already.
  class Place {
   public:
    Place() = default;
    Place(Place&& o) noexcept : limits_(std::exchange(o.limits_, nullptr)), address_(std::move(o.address_)) {}
    Place& operator=(Place&&) = delete;
    ~Place();
    explicit operator bool() const { return limits_ != nullptr; }

   private:
    friend class ConnectionLimits;
    ConnectionLimits* limits_ = nullptr;
    std::string address_;
  };
  Place take(const std::string& address);
  std::size_t open() const;

 private:
  void give_back(const std::string& address);

  const std::size_t all_, per_address_;
  mutable std::mutex mutex_;
  std::size_t open_ = 0;
  std::unordered_map<std::string, std::size_t> by_address_;
};

}  // namespace fate::server
