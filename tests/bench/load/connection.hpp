// One client's websocket. Everything runs on the one thread of its io_context.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace fate::load {

struct Target {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;
};

class Connection final : public std::enable_shared_from_this<Connection> {
 public:
  class User {
   public:
    virtual ~User() = default;
    virtual void opened() = 0;
    // One message; the bytes are valid during the call.
    virtual void heard(std::string_view message) = 0;
    // It could not be opened, or has ended otherwise than by drop().
    virtual void closed(const std::string& why) = 0;
  };

  explicit Connection(boost::asio::io_context& io) : stream_(io) {}

  // `from`: the address of ours that it comes from; empty = any.
  void open(const Target& target, const std::string& from, User& user);
  void send(std::string message);
  // The user hears no more.
  void drop();

 private:
  void handshake(const Target& target);
  void read();
  void write();
  void fail(const boost::system::error_code& why);

  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> stream_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  User* user_ = nullptr;
};

}  // namespace fate::load
