// What one connection may say, in order: first Hello, then anything. Each bad message gets one typed error and changes
// nothing. No I/O: the connection feeds messages in, the Link carries them out. One thread at a time.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/lobby.hpp"

namespace fate::server {

struct RateLimit {
  std::uint32_t messages = 60;   // 0 = no limit
  std::uint32_t per_ms = 10'000;
  std::uint32_t refused_before_close = 120;
  std::uint32_t rooms = 10;      // made by one person
  std::uint32_t rooms_per_ms = 60'000;
  std::uint32_t chat = 8;        // lines of one person
  std::uint32_t chat_per_ms = 10'000;
};

class Session {
 public:
  static constexpr std::size_t longest_message = 4096;

  Session(Lobby& lobby, Metrics& metrics, const std::shared_ptr<Link>& link, LinkId id, const RateLimit& rate,
          const std::string& address = {});

  // One message as it came. What a person may do in a time is counted for the person: a new connection, or several of
  // them, win nothing. False: the connection has to end.
  bool on_message(std::string_view bytes, Ms now);
  // A message that was too long to be read.
  void on_too_large();
  void on_closed();
  bool greeted() const { return guest_ != 0; }

 private:
  bool read(std::string_view bytes, Ms now);
  bool handle(const v1::ClientMessage& m, Ms now);
  Refused report(const v1::ClientMessage& m);
  // What is answered from elsewhere, on any thread; the connection may be gone by then.
  std::function<void(Refused why, const std::string& detail)> later(std::uint32_t request) const;
  Refused make_room(const v1::ClientMessage& m, Ms now, std::string& detail);
  Refused chat(const v1::ClientMessage& m, Ms now);
  bool greet(const v1::ClientMessage& m);
  void enter(const v1::ClientMessage& m, const Accounts::Reply& whose);
  bool too_fast(Ms now);
  void become(const Lobby::Greeted& greeted);
  bool refuse(Refused why, std::uint32_t request = 0, const std::string& detail = {});
  void send(const v1::ServerMessage& message);

  // ---- accounts (session_accounts.cpp)
  static bool asks_accounts(v1::ClientMessage::BodyCase what);
  Refused ask_accounts(const v1::ClientMessage& m, std::string& detail);
  Refused ask_own_account(const v1::ClientMessage& m, const Accounts::Caller& who);
  void enlist(const v1::ClientMessage& m, const Lobby::Self& self, const Accounts::Caller& who);
  void log_in(const v1::ClientMessage& m, const Accounts::Caller& who);
  void revoke(std::uint64_t session, std::uint32_t request, const Accounts::Caller& who);
  void answer(std::uint32_t request, const Accounts::Reply& reply);
  // Who asks gets the answer among his other messages; until then what asks accounts too waits, and all of it before
  // the greeting.
  Accounts::Done then(std::function<void(const Accounts::Reply&)> what);
  bool hold(std::string_view bytes, std::uint32_t request);
  void go_on();

  Lobby& lobby_;
  Metrics& metrics_;
  std::weak_ptr<Link> link_;  // the connection owns its session, not the other way round
  LinkId id_;
  RateLimit rate_;
  std::string address_;
  GuestId guest_ = 0;
  v1::ClientMessage message_;  // used again for every message
  Bucket messages_;  // before anybody is known, and of this connection
  std::shared_ptr<PersonLimits> limits_;
  std::uint32_t too_fast_ = 0;
  bool asking_ = false, closed_ = false;
  std::string client_;  // what it calls itself
  std::vector<std::string> held_;
};

}  // namespace fate::server
