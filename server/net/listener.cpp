#include "server/net/listener.hpp"

#include <chrono>

#include <spdlog/spdlog.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/http_messages.hpp"

namespace fate::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);
constexpr auto request_time = std::chrono::seconds(15);
constexpr auto accept_pause = std::chrono::milliseconds(50);
constexpr std::uint32_t longest_header = 8 * 1024;
constexpr std::uint64_t longest_body = 4 * 1024;

Ms steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::string address_of(const TcpStream& stream) {
  boost::system::error_code failed;
  const auto endpoint = stream.socket().remote_endpoint(failed);
  return failed ? std::string() : endpoint.address().to_string();
}

HttpReply not_a_request(const boost::system::error_code& why) {
  if (why == http::error::body_limit) return text_reply(413, "A request has at most 4096 bytes.\n");
  if (why == http::error::header_limit) return text_reply(431, "A request's head has at most 8192 bytes.\n");
  return text_reply(400, "That is not a request.\n");
}

asio::awaitable<void> write(TcpStream& stream, const HttpReply& reply, bool head, bool keep_alive,
                            bool secure = false) {
  auto message = to_message(reply, keep_alive, secure);
  if (head) {
    http::response_serializer<http::span_body<const char>> serializer(message);
    co_await http::async_write_header(stream, serializer, as_result);
  } else {
    co_await http::async_write(stream, message, as_result);
  }
}

}  // namespace

Listener::Listener(asio::io_context& io, asio::thread_pool& worker, Metrics& metrics, const ListenOptions& options)
    : io_(io),
      worker_(worker),
      metrics_(metrics),
      options_(options),
      limits_(options.most_connections, options.per_address),
      handshakes_(options.handshakes_per_minute),
      acceptor_(io) {}

std::string Listener::open() {
  boost::system::error_code failed;
  const auto address = asio::ip::make_address(options_.bind, failed);
  if (failed) return "'" + options_.bind + "' is not an IP address to bind to (127.0.0.1: this machine alone)";
  const tcp::endpoint endpoint(address, options_.port);
  const std::string name = options_.bind + ":" + std::to_string(options_.port);
  acceptor_.open(endpoint.protocol(), failed);
  if (!failed) acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
  if (!failed) acceptor_.bind(endpoint, failed);
  if (!failed) acceptor_.listen(asio::socket_base::max_listen_connections, failed);
  if (failed == asio::error::address_in_use) return "port " + std::to_string(options_.port) + " is in use";
  if (failed) return "cannot listen on " + name + ": " + failed.message();
  port_ = acceptor_.local_endpoint(failed).port();
  return {};
}

void Listener::start(const Router& router, Lobby& lobby) {
  router_ = &router;
  lobby_ = &lobby;
  asio::co_spawn(io_, [this] { return accept(); }, asio::detached);
}

void Listener::stop() {
  asio::post(acceptor_.get_executor(), [this] {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
  });
  const std::lock_guard lock(mutex_);
  for (const auto& [key, weak] : websockets_)
    if (const auto socket = weak.lock()) socket->close();
}

asio::awaitable<void> Listener::accept() {
  for (;;) {
    asio::basic_stream_socket<tcp, Strand> socket(asio::make_strand(io_));
    const auto [failed] = co_await acceptor_.async_accept(socket, as_result);
    if (failed == asio::error::operation_aborted || !acceptor_.is_open()) co_return;
    if (failed) {
      // No descriptors are left, for example: let others end first.
      asio::steady_timer pause(io_, accept_pause);
      co_await pause.async_wait(as_result);
      continue;
    }
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor, [this, stream = TcpStream(std::move(socket))]() mutable { return serve(std::move(stream)); },
        asio::detached);
  }
}

asio::awaitable<HttpReply> Listener::answer(const HttpRequest& request) {
  ++metrics_.http_requests;
  if (!Router::slow(request)) co_return router_->answer(request);
  // The worker does one thing after the other: whoever asks for many replays fills no queue without end.
  const bool counted = Router::for_everybody(request);
  if (counted && waiting_.fetch_add(1) >= options_.most_waiting) {
    --waiting_;
    HttpReply busy = text_reply(503, "Too many wait for that already.\n");
    busy.headers.emplace_back("Retry-After", "2");
    co_return busy;
  }
  HttpReply reply = co_await asio::co_spawn(
      worker_, [this, &request]() -> asio::awaitable<HttpReply> { co_return router_->answer(request); },
      asio::use_awaitable);
  if (counted) --waiting_;
  co_return reply;
}

asio::awaitable<void> Listener::upgrade(TcpStream stream, Websocket::Request request,
                                        std::shared_ptr<ConnectionLimits::Place> place) {
  const auto socket =
      std::make_shared<Websocket>(std::move(stream), *lobby_, metrics_, options_.websocket, std::move(place));
  {
    const std::lock_guard lock(mutex_);
    websockets_.emplace(socket.get(), socket);
  }
  co_await socket->run(std::move(request));
  const std::lock_guard lock(mutex_);
  websockets_.erase(socket.get());
}

// Status 200: the websocket may begin.
HttpReply Listener::refuse(const Websocket::Request& message, const HttpRequest& request) {
  HttpReply refused = refuse_upgrade(message, request, options_.allowed_origins);
  if (refused.status == 403) metrics_.dropped(Drop::origin);
  if (refused.status != 200 || handshakes_.take(request.address, steady_ms())) return refused;
  metrics_.dropped(Drop::hasty);
  refused = text_reply(429, "Too many connections in a minute.\n");
  refused.headers.emplace_back("Retry-After", "10");
  return refused;
}

asio::awaitable<void> Listener::serve(TcpStream stream) {
  const std::string peer = address_of(stream);
  beast::flat_buffer buffer;
  std::shared_ptr<ConnectionLimits::Place> place;
  std::string counted;
  const auto count = [&](const std::string& address) {
    counted = address;
    auto why = ConnectionLimits::Refusal::none;
    place = std::make_shared<ConnectionLimits::Place>(limits_.take(address, &why));
    if (!*place) metrics_.dropped(why == ConnectionLimits::Refusal::all ? Drop::full : Drop::address);
    return static_cast<bool>(*place);
  };
  // Behind a proxy the address is known with the first request only.
  const bool by_proxy = options_.trusted_proxies.has(peer);
  if (!by_proxy && !count(peer)) co_return;
  for (;;) {
    stream.expires_after(request_time);
    http::request_parser<http::string_body> parser;
    parser.header_limit(longest_header);
    parser.body_limit(longest_body);
    const auto [failed, size] = co_await http::async_read(stream, buffer, parser, as_result);
    if (failed == http::error::end_of_stream || failed == beast::error::timeout) break;
    if (failed) {
      if (failed.category() == http::make_error_code(http::error::bad_method).category())
        co_await write(stream, not_a_request(failed), false, false);
      break;
    }
    auto message = parser.release();
    const HttpRequest request = from_message(message, peer, options_.trusted_proxies);
    if (message.version() >= 11 && request.host.empty()) {
      co_await write(stream, text_reply(400, "A request names its host.\n"), false, false);
      break;
    }
    // A proxy may send the requests of several clients over one connection.
    if (by_proxy && (!place || request.address != counted)) place.reset();
    if (!place && !count(request.address)) {
      co_await write(stream, text_reply(503, "Too many connections.\n"), false, false);
      break;
    }
    if (beast::websocket::is_upgrade(message)) {
      const HttpReply refused = refuse(message, request);
      if (refused.status != 200) {
        co_await write(stream, refused, false, false);
        break;
      }
      co_await upgrade(std::move(stream), std::move(message), std::move(place));
      co_return;
    }
    const HttpReply reply = co_await answer(request);
    co_await write(stream, reply, request.method == "HEAD", message.keep_alive(), request.secure);
    if (!message.keep_alive()) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace fate::server
