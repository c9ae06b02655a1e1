// A lobby without sockets: sessions speak to it through links that keep what they are sent. Everything runs in the
// calling thread, when run() is called.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <memory>
#include <vector>

#include "server/lobby/session.hpp"
#include "tests/server/memory_log.hpp"

namespace fate::test {

struct KeptLink final : server::Link {
  std::vector<v1::ServerMessage> inbox;
  bool closed = false;
  void send(const server::Frame& frame) override {
    if (closed) return;
    v1::ServerMessage m;
    m.ParseFromString(frame.str());
    inbox.push_back(std::move(m));
  }
  void close() override { closed = true; }
  void post(std::function<void()> f) override { boost::asio::post(*io, std::move(f)); }
  boost::asio::io_context* io = nullptr;
};

struct LobbyBench {
  boost::asio::io_context io;
  MemoryLog log;
  server::Metrics metrics;
  std::vector<std::string> stored;
  server::Lobby lobby;
  server::LinkId links = 0;
  server::Ms time = 0;

  // With a store of its own: brings its answers, false when nothing is on its way.
  std::function<bool()> others;

  explicit LobbyBench(const server::LobbyOptions& options = fast(), server::MatchLog* store = nullptr,
                      server::Accounts* accounts = nullptr)
      : lobby(
            io.get_executor(), store == nullptr ? log : *store, metrics, options,
            [this](const std::string& match) { stored.push_back(match); }, accounts) {}
  ~LobbyBench() { run(); }

  static server::LobbyOptions fast() {
    server::LobbyOptions o;
    o.room.pace.scale = 0;
    return o;
  }
  // Until nothing is left to do at once.
  void run() {
    for (;;) {
      const bool busy = others && others();
      io.restart();
      const bool ran = io.poll() > 0;
      if (!log.pump() && !ran && !busy) return;
    }
  }
};

// One connection.
struct Client {
  LobbyBench& bench;
  std::shared_ptr<KeptLink> link = std::make_shared<KeptLink>();
  server::Session session;
  std::uint32_t requests = 0;
  bool open = true;
  bool offers = true;  // a nonce for every commitment

  explicit Client(LobbyBench& b, server::RateLimit rate = {0}, const std::string& address = {})
      : bench(b), session(b.lobby, b.metrics, link, ++b.links, rate, address) {
    link->io = &b.io;
  }
  ~Client() { close(); }
  void close() {
    if (!open) return;
    open = false;
    session.on_closed();
    bench.run();
  }

  bool raw(const std::string& bytes) {
    const bool goes_on = session.on_message(bytes, bench.time);
    bench.run();
    return goes_on;
  }
  // Returns what answers it, or an empty message.
  v1::ServerMessage ask(v1::ClientMessage m) {
    m.set_request(++requests);
    const std::size_t before = link->inbox.size();
    raw(m.SerializeAsString());
    offer_nonce();
    for (std::size_t i = before; i < link->inbox.size(); ++i)
      if (link->inbox[i].request() == requests) return link->inbox[i];
    return {};
  }
  // What a client does when it sees a new commitment.
  void offer_nonce() {
    const v1::ServerMessage* state = newest(v1::ServerMessage::kRoomState);
    if (!offers || state == nullptr || state->room_state().room().commitment() == answered_) return;
    answered_ = state->room_state().room().commitment();
    v1::ClientMessage m;
    m.mutable_offer_nonce()->set_commitment(answered_);
    m.mutable_offer_nonce()->set_nonce(std::string(32, 'n'));
    raw(m.SerializeAsString());
  }
  v1::ServerMessage hello(const std::string& token = {}, std::uint64_t last = 0, const std::string& name = {}) {
    v1::ClientMessage m;
    m.mutable_hello()->set_protocol(1);
    m.mutable_hello()->set_token(token);
    m.mutable_hello()->set_last_number(last);
    m.mutable_hello()->set_name(name);
    m.mutable_hello()->set_client("test");
    return ask(m);
  }
  const v1::ServerMessage* newest(v1::ServerMessage::BodyCase kind) const {
    for (auto i = link->inbox.rbegin(); i != link->inbox.rend(); ++i)
      if (i->body_case() == kind) return &*i;
    return nullptr;
  }
  std::uint64_t last_number() const {
    std::uint64_t n = 0;
    for (const auto& m : link->inbox) n = std::max(n, m.number());
    return n;
  }

 private:
  std::string answered_;
};

}  // namespace fate::test
