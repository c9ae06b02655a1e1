// A websocket client that may break every rule of RFC 6455: bytes in, frames out.
#pragma once

#include <optional>
#include <string>

#include "tests/server/net_bench.hpp"

namespace fate::test {

struct RawFrame {
  bool fin = true;
  unsigned opcode = 0;
  std::string payload;

  // Of a close frame; 0 = it has none.
  unsigned close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
  }
};

class RawSocket {
 public:
  static constexpr unsigned continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10;

  explicit RawSocket(std::uint16_t port) : socket_(connected(io_, port)) {}

  void send(const std::string& bytes);
  // The status of what answers a request with these lines; 0: nothing did.
  unsigned ask(const std::string& lines);
  static std::string request(const std::string& without = {}, const std::string& more = {});
  RawSocket& upgraded();

  // As it goes over the wire. `first`: the first byte's bits beside the opcode (0x80 = final, 0x70 = reserved).
  static std::string frame(unsigned opcode, const std::string& payload, unsigned first = 0x80, bool masked = true);
  void say(unsigned opcode, const std::string& payload, unsigned first = 0x80) { send(frame(opcode, payload, first)); }

  // The next frame; nothing: the connection has ended.
  std::optional<RawFrame> next();
  // The next message of the server that is no control frame.
  v1::ServerMessage message();
  // What the server closes with, whatever it says before; 0: it ends without a word.
  unsigned closed_with();

  std::string head;              // of the answer to the last request

 private:
  bool fill(std::size_t size);

  asio::io_context io_;
  tcp::socket socket_;
  std::string bytes_;
  boost::system::error_code failed_;
};

std::string ping_message(std::uint64_t ms);
std::string hello_message();

}  // namespace fate::test
