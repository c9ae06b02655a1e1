#include "tests/server/net_bench.hpp"

#include <spdlog/spdlog.h>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <stdexcept>

namespace fate::test {

RunningServer::RunningServer(const std::string& data, const std::string& web, double bot_delay,
                             const std::function<void(server::ServeOptions&)>& change) {
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

RunningServer::~RunningServer() {
  app_->stop();
  thread_.join();
}

tcp::socket connected(asio::io_context& io, std::uint16_t port, int receive_buffer) {
  tcp::socket s(io, tcp::v4());
  if (receive_buffer != 0) s.set_option(asio::socket_base::receive_buffer_size(receive_buffer));
  s.connect(tcp::endpoint(asio::ip::make_address("127.0.0.1"), port));
  return s;
}

http::response<http::string_body> http_ask(std::uint16_t port, http::verb verb, const std::string& target,
                                           const HttpFields& fields, const std::string& body) {
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

unsigned http_status(std::uint16_t port, const std::string& bytes) {
  asio::io_context io;
  tcp::socket s = connected(io, port);
  asio::write(s, asio::buffer(bytes));
  beast::flat_buffer buffer;
  http::response<http::string_body> reply;
  beast::error_code failed;
  http::read(s, buffer, reply, failed);
  return failed ? 0u : reply.result_int();
}

struct SocketClient::Wire {
  Wire(std::uint16_t port, int receive_buffer) : socket(connected(io, port, receive_buffer)) {}

  asio::io_context io;
  beast::websocket::stream<tcp::socket> socket;
};

SocketClient::SocketClient(SocketClient&&) noexcept = default;
SocketClient::~SocketClient() = default;

SocketClient::SocketClient(std::uint16_t port, const HttpFields& fields, int receive_buffer)
    : wire_(std::make_unique<Wire>(port, receive_buffer)) {
  wire_->socket.set_option(beast::websocket::stream_base::decorator([fields](beast::websocket::request_type& r) {
    for (const auto& [name, value] : fields) r.set(name, value);
  }));
  wire_->socket.binary(true);
  wire_->socket.handshake(response, "127.0.0.1", "/ws", failed);
}

void SocketClient::say(v1::ClientMessage m) {
  m.set_request(++requests_);
  const std::string bytes = m.SerializeAsString();
  wire_->socket.write(asio::buffer(bytes));
}

void SocketClient::raw(const std::string& bytes, bool binary) {
  wire_->socket.binary(binary);
  wire_->socket.write(asio::buffer(bytes), failed);
  wire_->socket.binary(true);
}

std::optional<v1::ServerMessage> SocketClient::next() {
  beast::flat_buffer buffer;
  wire_->socket.read(buffer, failed);
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

v1::ServerMessage SocketClient::until(const std::function<bool(const v1::ServerMessage&)>& wanted) {
  for (;;) {
    const auto m = next();
    if (!m) throw std::runtime_error("the connection has ended");
    if (wanted(*m)) return *m;
  }
}

void SocketClient::play_quick() {
  v1::ClientMessage m;
  m.mutable_quick_match();
  say(m);
  until_playing();
}

void SocketClient::until_playing() {
  until([](const v1::ServerMessage& s) {
    return s.has_room_state() && s.room_state().room().stage() == v1::Room::PLAYING;
  });
}

v1::Welcome SocketClient::hello(const std::string& token, std::uint64_t last_number) {
  v1::ClientMessage m;
  m.mutable_hello()->set_protocol(1);
  m.mutable_hello()->set_token(token);
  m.mutable_hello()->set_last_number(last_number);
  say(m);
  return until([](const auto& s) { return s.has_welcome(); }).welcome();
}

std::uint16_t SocketClient::close_code() const { return wire_->socket.reason().code; }

void SocketClient::drop() { wire_->socket.next_layer().close(); }

void SocketClient::offer_nonce(const v1::ServerMessage& m) {
  if (!m.has_room_state() || m.room_state().room().commitment() == answered_) return;
  answered_ = m.room_state().room().commitment();
  v1::ClientMessage offer;
  offer.mutable_offer_nonce()->set_commitment(answered_);
  offer.mutable_offer_nonce()->set_nonce(std::string(32, 'n'));
  wire_->socket.write(asio::buffer(offer.SerializeAsString()), failed);
}

const v1::Question* question_in(const v1::ServerMessage& m) {
  if (m.has_update() && m.update().has_question()) return &m.update().question();
  if (m.has_match_state() && m.match_state().has_question()) return &m.match_state().question();
  return nullptr;
}

bool finished(const v1::ServerMessage& m) {
  return m.has_room_state() && m.room_state().room().stage() == v1::Room::FINISHED;
}

v1::ClientMessage simple_answer(const v1::Question& q) {
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

void ask(SocketClient& c, void (*fill)(v1::ClientMessage&)) {
  v1::ClientMessage m;
  fill(m);
  c.say(m);
}

}  // namespace fate::test
