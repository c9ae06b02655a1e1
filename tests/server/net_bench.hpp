// A whole server on a free port of this machine, and small blocking clients for it.
#pragma once

#include <spdlog/spdlog.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <stdexcept>

#include <catch2/catch.hpp>
#include <functional>
#include <thread>

#include "fate/v1/client.pb.h"
#include "fate/v1/server.pb.h"
#include "server/app.hpp"
#include "tests/server/folder.hpp"

namespace fate::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

class RunningServer {
 public:
  RunningServer(const std::string& data, const std::string& web, double bot_delay = 0,
                const std::function<void(server::ServeOptions&)>& change = {}) {
    spdlog::set_level(spdlog::level::off);
    server::ServeOptions o;
    o.bind = "127.0.0.1";
    o.port = 0;
    o.data = data;
    o.web = web;
    o.threads = 2;
    o.bot_delay = bot_delay;
    o.rate_limit = 0;
    if (change) change(o);
    app_ = std::make_unique<server::App>(o);
    const std::string error = app_->open();
    INFO(error);
    REQUIRE(error.empty());
    port_ = app_->port();
    password = app_->new_password();
    REQUIRE(app_->keep_new_password().empty());
    thread_ = std::thread([this] { app_->run(); });
  }
  ~RunningServer() {
    app_->stop();
    thread_.join();
  }
  std::uint16_t port() const { return port_; }
  std::string password;

 private:
  std::unique_ptr<server::App> app_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

inline tcp::socket connected(asio::io_context& io, std::uint16_t port) {
  tcp::socket s(io);
  s.connect(tcp::endpoint(asio::ip::make_address("127.0.0.1"), port));
  return s;
}

using HttpFields = std::vector<std::pair<std::string, std::string>>;

inline http::response<http::string_body> http_ask(std::uint16_t port, http::verb verb, const std::string& target,
                                                  const HttpFields& fields = {}, const std::string& body = {}) {
  asio::io_context io;
  tcp::socket socket = connected(io, port);
  http::request<http::string_body> request(verb, target, 11);
  request.set(http::field::host, "127.0.0.1");
  for (const auto& [name, value] : fields) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  if (verb == http::verb::head) parser.skip(true);
  http::read(socket, buffer, parser);
  return parser.release();
}

class SocketClient {
 public:
  explicit SocketClient(std::uint16_t port, const HttpFields& fields = {{"Sec-WebSocket-Protocol", "fate.v1"}})
      : socket_(connected(io_, port)) {
    socket_.set_option(beast::websocket::stream_base::decorator([fields](beast::websocket::request_type& r) {
      for (const auto& [name, value] : fields) r.set(name, value);
    }));
    socket_.binary(true);
    socket_.handshake(response, "127.0.0.1", "/ws", failed);
  }

  void say(v1::ClientMessage m) {
    m.set_request(++requests_);
    const std::string bytes = m.SerializeAsString();
    socket_.write(asio::buffer(bytes));
  }
  void raw(const std::string& bytes, bool binary = true) {
    socket_.binary(binary);
    socket_.write(asio::buffer(bytes), failed);
    socket_.binary(true);
  }
  // The next message; nothing if the connection has ended.
  std::optional<v1::ServerMessage> next() {
    beast::flat_buffer buffer;
    socket_.read(buffer, failed);
    if (failed) return std::nullopt;
    v1::ServerMessage m;
    // Thrown, not required: the test framework must not be used by two threads at once, and some clients have their
    // own.
    if (!m.ParseFromArray(buffer.cdata().data(), static_cast<int>(buffer.size())))
      throw std::runtime_error("a message that cannot be read");
    last = std::max(last, m.number());
    offer_nonce(m);
    return m;
  }
  // Reads until `wanted`; what came before it is dropped.
  v1::ServerMessage until(const std::function<bool(const v1::ServerMessage&)>& wanted) {
    for (;;) {
      const auto m = next();
      if (!m) throw std::runtime_error("the connection has ended");
      if (wanted(*m)) return *m;
    }
  }
  // Starts a match against bots, and reads until it runs.
  void play_quick() {
    v1::ClientMessage m;
    m.mutable_quick_match();
    say(m);
    until_playing();
  }
  void until_playing() {
    until([](const v1::ServerMessage& s) {
      return s.has_room_state() && s.room_state().room().stage() == v1::Room::PLAYING;
    });
  }
  v1::Welcome hello(const std::string& token = {}, std::uint64_t last_number = 0) {
    v1::ClientMessage m;
    m.mutable_hello()->set_protocol(1);
    m.mutable_hello()->set_token(token);
    m.mutable_hello()->set_last_number(last_number);
    say(m);
    return until([](const auto& s) { return s.has_welcome(); }).welcome();
  }
  // Why the other side closed; 0 if it did not say.
  std::uint16_t close_code() const { return socket_.reason().code; }
  void drop() { socket_.next_layer().close(); }

  beast::error_code failed;
  beast::websocket::response_type response;
  std::uint64_t last = 0;

 private:
  // What a client does when it sees a new commitment.
  void offer_nonce(const v1::ServerMessage& m) {
    if (!m.has_room_state() || m.room_state().room().commitment() == answered_) return;
    answered_ = m.room_state().room().commitment();
    v1::ClientMessage offer;
    offer.mutable_offer_nonce()->set_commitment(answered_);
    offer.mutable_offer_nonce()->set_nonce(std::string(32, 'n'));
    socket_.write(asio::buffer(offer.SerializeAsString()), failed);
  }

  std::string answered_;
  asio::io_context io_;
  beast::websocket::stream<tcp::socket> socket_;
  std::uint32_t requests_ = 0;
};

// The question that a message brings; nullptr = none.
inline const v1::Question* question_in(const v1::ServerMessage& m) {
  if (m.has_update() && m.update().has_question()) return &m.update().question();
  if (m.has_match_state() && m.match_state().has_question()) return &m.match_state().question();
  return nullptr;
}

inline bool finished(const v1::ServerMessage& m) {
  return m.has_room_state() && m.room_state().room().stage() == v1::Room::FINISHED;
}

// A legal answer from the question as a client sees it: the first action that takes the least of everything.
inline v1::ClientMessage simple_answer(const v1::Question& q) {
  v1::ClientMessage m;
  v1::Answer& a = *m.mutable_answer()->mutable_answer();
  a.set_question(q.id());
  if (q.may_pass()) return m;
  const v1::Action& action = q.actions(0);
  a.set_action(1);
  a.set_number(action.min_number());
  for (std::uint32_t i = 0; i < action.min_cards(); ++i) a.add_cards(action.cards(static_cast<int>(i)));
  for (std::uint32_t i = 0; i < action.min_targets(); ++i) a.add_targets(action.targets(static_cast<int>(i)));
  return m;
}

// Fills in a message and says it.
inline void ask(SocketClient& c, void (*fill)(v1::ClientMessage&)) {
  v1::ClientMessage m;
  fill(m);
  c.say(m);
}

}  // namespace fate::test
