// A whole server on a free port of this machine, and small blocking clients for it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/verb.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

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
                const std::function<void(server::ServeOptions&)>& change = {});
  ~RunningServer();
  std::uint16_t port() const { return port_; }
  std::string password;

 private:
  std::unique_ptr<server::App> app_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

// `receive_buffer`: bytes that the kernel keeps for who does not read; 0 = as it likes.
tcp::socket connected(asio::io_context& io, std::uint16_t port, int receive_buffer = 0);

using HttpFields = std::vector<std::pair<std::string, std::string>>;

http::response<http::string_body> http_ask(std::uint16_t port, http::verb verb, const std::string& target,
                                           const HttpFields& fields = {}, const std::string& body = {});

// What answers these bytes; 0: nothing, or no HTTP.
unsigned http_status(std::uint16_t port, const std::string& bytes);

class SocketClient {
 public:
  explicit SocketClient(std::uint16_t port, const HttpFields& fields = {{"Sec-WebSocket-Protocol", "fate.v1"}},
                        int receive_buffer = 0);
  SocketClient(SocketClient&&) noexcept;
  ~SocketClient();

  void say(v1::ClientMessage m);
  void raw(const std::string& bytes, bool binary = true);
  // The next message; nothing if the connection has ended.
  std::optional<v1::ServerMessage> next();
  // Reads until `wanted`; what came before it is dropped.
  v1::ServerMessage until(const std::function<bool(const v1::ServerMessage&)>& wanted);
  // Starts a match against bots, and reads until it runs.
  void play_quick();
  void until_playing();
  v1::Welcome hello(const std::string& token = {}, std::uint64_t last_number = 0);
  // Why the other side closed; 0 if it did not say.
  std::uint16_t close_code() const;
  void drop();

  beast::error_code failed;
  http::response<http::string_body> response;  // to the handshake
  std::uint64_t last = 0;

 private:
  // What a client does when it sees a new commitment.
  void offer_nonce(const v1::ServerMessage& m);

  struct Wire;
  std::unique_ptr<Wire> wire_;
  std::string answered_;
  std::uint32_t requests_ = 0;
};

// The question that a message brings; nullptr = none.
const v1::Question* question_in(const v1::ServerMessage& m);

bool finished(const v1::ServerMessage& m);

// A legal answer from the question as a client sees it: the first action that takes the least of everything.
v1::ClientMessage simple_answer(const v1::Question& q);

// Fills in a message and says it.
void ask(SocketClient& c, void (*fill)(v1::ClientMessage&));

}  // namespace fate::test
