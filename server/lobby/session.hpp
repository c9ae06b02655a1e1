// What one connection may say, in order: first Hello, then anything. Each bad message gets one typed error and changes
// nothing. No I/O: the connection feeds messages in, the Link carries them out. One thread at a time.
#pragma once

#include <memory>
#include <string_view>

#include "server/lobby/lobby.hpp"

namespace fate::server {

struct RateLimit {
  std::uint32_t messages = 60;   // 0 = no limit
  std::uint32_t per_ms = 10'000;
  std::uint32_t refused_before_close = 120;
  std::uint32_t rooms = 10;      // made by one connection
  std::uint32_t rooms_per_ms = 60'000;
};

// A bucket of tokens: short bursts are fine, a flood is not.
class Bucket {
 public:
  explicit Bucket(std::uint32_t size) : tokens_(size) {}
  bool take(Ms now, std::uint32_t size, std::uint32_t per_ms);

 private:
  double tokens_;
  Ms refilled_ = never;
};

class Session {
 public:
  static constexpr std::size_t longest_message = 4096;

  Session(Lobby& lobby, Metrics& metrics, const std::shared_ptr<Link>& link, LinkId id, const RateLimit& rate,
          const std::string& address = {});

  // One message as it came. False: the connection has to end.
  bool on_message(std::string_view bytes, Ms now);
  // A message that was too long to be read.
  void on_too_large();
  void on_closed();
  bool greeted() const { return guest_ != 0; }

 private:
  bool handle(const v1::ClientMessage& m, Ms now);
  Refused make_room(const v1::ClientMessage& m, Ms now, std::string& detail);
  bool greet(const v1::ClientMessage& m);
  bool refuse(Refused why, std::uint32_t request = 0, const std::string& detail = {});
  void send(const v1::ServerMessage& message);

  Lobby& lobby_;
  Metrics& metrics_;
  std::weak_ptr<Link> link_;     // the connection owns its session, not the other way round
  LinkId id_;
  RateLimit rate_;
  std::string address_;
  GuestId guest_ = 0;
  v1::ClientMessage message_;    // used again for every message
  Bucket messages_, rooms_;
  std::uint32_t too_fast_ = 0;
};

}  // namespace fate::server
