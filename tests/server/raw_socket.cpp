#include "tests/server/raw_socket.hpp"

#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>

namespace fate::test {

void RawSocket::send(const std::string& bytes) { asio::write(socket_, asio::buffer(bytes), failed_); }

unsigned RawSocket::ask(const std::string& lines) {
  send(lines + "\r\n");
  const std::size_t end = asio::read_until(socket_, asio::dynamic_buffer(bytes_), "\r\n\r\n", failed_);
  if (failed_) return 0;
  head = bytes_.substr(0, end);
  bytes_.erase(0, end);
  return static_cast<unsigned>(std::stoul(head.substr(9, 3)));
}

std::string RawSocket::request(const std::string& without, const std::string& more) {
  std::string all = "GET /ws HTTP/1.1\r\n";
  for (const std::string line :
       {"Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Protocol: fate.v1"})
    if (without.empty() || !line.starts_with(without)) all += line + "\r\n";
  return all + more;
}

RawSocket& RawSocket::upgraded() {
  REQUIRE(ask(request()) == 101);
  return *this;
}

std::string RawSocket::frame(unsigned opcode, const std::string& payload, unsigned first, bool masked) {
  std::string out(1, static_cast<char>(first | opcode));
  const unsigned mask_bit = masked ? 0x80 : 0;
  const std::size_t size = payload.size();
  if (size < 126) {
    out += static_cast<char>(mask_bit | size);
  } else if (size < 65'536) {
    out += static_cast<char>(mask_bit | 126);
    for (int shift = 8; shift >= 0; shift -= 8) out += static_cast<char>(size >> shift & 0xff);
  } else {
    out += static_cast<char>(mask_bit | 127);
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(size >> shift & 0xff);
  }
  if (!masked) return out + payload;
  const std::string mask = "\x12\x34\x56\x78";
  out += mask;
  for (std::size_t i = 0; i < size; ++i) out += static_cast<char>(payload[i] ^ mask[i % 4]);
  return out;
}

std::optional<RawFrame> RawSocket::next() {
  if (!fill(2)) return std::nullopt;
  RawFrame f;
  f.fin = (bytes_[0] & 0x80) != 0;
  f.opcode = bytes_[0] & 0x0f;
  std::size_t size = bytes_[1] & 0x7f, head_size = 2;
  CHECK((bytes_[1] & 0x80) == 0);   // a server never masks
  if (size >= 126) {
    const std::size_t more = size == 126 ? 2 : 8;
    if (!fill(2 + more)) return std::nullopt;
    size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8 | static_cast<unsigned char>(bytes_[2 + i]);
    head_size += more;
  }
  if (!fill(head_size + size)) return std::nullopt;
  f.payload = bytes_.substr(head_size, size);
  bytes_.erase(0, head_size + size);
  return f;
}

v1::ServerMessage RawSocket::message() {
  for (;;) {
    const auto f = next();
    if (!f) throw std::runtime_error("the connection has ended");
    if (f->opcode != binary) continue;
    v1::ServerMessage m;
    if (!m.ParseFromString(f->payload)) throw std::runtime_error("a message that cannot be read");
    return m;
  }
}

unsigned RawSocket::closed_with() {
  unsigned code = 0;
  while (const auto f = next())
    if (f->opcode == close) code = f->close_code();
  return code;
}

bool RawSocket::fill(std::size_t size) {
  if (bytes_.size() < size)
    asio::read(socket_, asio::dynamic_buffer(bytes_), asio::transfer_exactly(size - bytes_.size()), failed_);
  return bytes_.size() >= size;
}

std::string ping_message(std::uint64_t ms) {
  v1::ClientMessage m;
  m.mutable_ping()->set_client_ms(ms);
  return m.SerializeAsString();
}

std::string hello_message() {
  v1::ClientMessage m;
  m.mutable_hello()->set_protocol(1);
  return m.SerializeAsString();
}

}  // namespace fate::test
