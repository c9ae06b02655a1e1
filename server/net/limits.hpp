// How many connections there may be, all together and from one address. Any thread may call.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

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
  Place take(const std::string& address);
  std::size_t open() const;

 private:
  const std::size_t all_, per_address_;
  std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
};

}  // namespace fate::server
