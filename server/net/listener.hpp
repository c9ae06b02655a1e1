// One port for everything: HTTP and websockets.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/net/addresses.hpp"
#include "server/net/limits.hpp"
#include "server/net/router.hpp"
#include "server/net/websocket.hpp"

namespace fate::server {

struct ListenOptions {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;     // 0: any free one
  Networks trusted_proxies;      // whose X-Forwarded-For names the client
  std::vector<std::string> allowed_origins;    // beside our own
  std::size_t most_connections = 1000;
  std::size_t per_address = 64;
  std::uint32_t handshakes_per_minute = 240;   // of one address; 0 = no limit
  int most_waiting = 64;         // requests of everybody for the worker; the others hear 503
  WebsocketOptions websocket;
};

class Listener {
 public:
  // `worker` runs what reads the database.
  Listener(boost::asio::io_context& io, boost::asio::thread_pool& worker, Metrics& metrics,
           const ListenOptions& options);

  // Opens the port. Empty, or why not.
  std::string open();
  std::uint16_t port() const { return port_; }
  void start(const Router& router, Lobby& lobby);
  // Takes no more connections and ends the websockets that still are open.
  void stop();

 private:
  boost::asio::awaitable<void> accept();
  boost::asio::awaitable<void> serve(TcpStream stream);
  HttpReply refuse(const Websocket::Request& message, const HttpRequest& request);
  boost::asio::awaitable<HttpReply> answer(const HttpRequest& request);
  boost::asio::awaitable<void> upgrade(TcpStream stream, Websocket::Request request,
                                       std::shared_ptr<ConnectionLimits::Place> place);

  boost::asio::io_context& io_;
  boost::asio::thread_pool& worker_;
  const Router* router_ = nullptr;
  Lobby* lobby_ = nullptr;
  Metrics& metrics_;
  ListenOptions options_;
  ConnectionLimits limits_;
  Handshakes handshakes_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::uint16_t port_ = 0;
  std::atomic<int> waiting_{0};  // for the worker, of those that anybody may ask

  std::mutex mutex_;             // guards what follows
  std::unordered_map<Websocket*, std::weak_ptr<Websocket>> websockets_;
};

}  // namespace fate::server
