// RFC 6455 by the letter, through a raw socket: what has to be taken is taken, what breaks the rules ends that
// connection with the right code and nothing else.
#include "tests/server/raw_socket.hpp"

using namespace fate;
using namespace fate::test;

namespace {

struct Bench {
  Folder data;
  RunningServer server{data.str(), data.str()};

  unsigned handshake(const std::string& request, std::string* head = nullptr) {
    RawSocket s(server.port());
    const unsigned status = s.ask(request);
    if (head != nullptr) *head = s.head;
    return status;
  }
  // What the server closes with after these bytes; it serves others on.
  unsigned closes(const std::string& bytes) {
    RawSocket s(server.port());
    s.upgraded().send(bytes);
    const unsigned code = s.closed_with();
    CHECK(http_ask(server.port(), http::verb::get, "/healthz").result_int() == 200);
    return code;
  }
};

// Greeted: pings are answered from here on.
RawSocket& greeted(RawSocket& s) {
  s.upgraded().say(RawSocket::binary, hello_message());
  REQUIRE(s.message().has_welcome());
  return s;
}

}  // namespace

TEST_CASE("handshake: what is right gets its answer", "[protocol]") {
  Bench b;
  std::string head;
  CHECK(b.handshake(RawSocket::request(), &head) == 101);
  CHECK(head.find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n") != std::string::npos);
  CHECK(head.find("Sec-WebSocket-Protocol: fate.v1\r\n") != std::string::npos);
  CHECK(head.find("Sec-WebSocket-Extensions") == std::string::npos);
  CHECK(b.handshake(RawSocket::request({}, "Sec-WebSocket-Extensions: permessage-deflate\r\n"), &head) == 101);
  CHECK(head.find("Sec-WebSocket-Extensions") == std::string::npos);
  CHECK(b.handshake(RawSocket::request("Sec-WebSocket-Protocol", "Sec-WebSocket-Protocol: chat, fate.v1\r\n")) == 101);
  CHECK(b.handshake(RawSocket::request({}, "Origin: http://127.0.0.1\r\n")) == 101);
}

TEST_CASE("handshake: what is wrong is refused and never becomes a websocket", "[protocol]") {
  Bench b;
  std::string head;
  const auto without = [](const char* field) { return RawSocket::request(field); };
  CHECK(b.handshake(without("Sec-WebSocket-Version"), &head) != 101);
  CHECK(b.handshake(RawSocket::request("Sec-WebSocket-Version", "Sec-WebSocket-Version: 8\r\n"), &head) == 426);
  CHECK(head.find("Sec-WebSocket-Version: 13") != std::string::npos);
  CHECK(b.handshake(without("Sec-WebSocket-Key")) == 400);
  CHECK(b.handshake(RawSocket::request("Sec-WebSocket-Key", "Sec-WebSocket-Key: short\r\n")) == 400);
  CHECK(b.handshake(without("Sec-WebSocket-Protocol")) == 400);
  CHECK(b.handshake(RawSocket::request("Sec-WebSocket-Protocol", "Sec-WebSocket-Protocol: fate.v9\r\n")) == 400);
  CHECK(b.handshake(RawSocket::request({}, "Origin: https://evil.example\r\n")) == 403);
  CHECK(b.handshake(RawSocket::request({}, "Origin: null\r\n")) == 403);
  CHECK(b.handshake(without("Host")) == 400);
  CHECK(b.handshake(without("Upgrade")) != 101);
  CHECK(b.handshake(without("Connection")) != 101);
  std::string post = RawSocket::request({}, "Content-Length: 0\r\n");
  post.replace(0, 3, "POST");
  CHECK(b.handshake(post) != 101);
  std::string old = RawSocket::request();
  old.replace(old.find("HTTP/1.1"), 8, "HTTP/1.0");
  CHECK(b.handshake(old) != 101);
  std::string elsewhere = RawSocket::request();
  elsewhere.replace(elsewhere.find("/ws"), 3, "/wx");
  CHECK(b.handshake(elsewhere) == 404);
}

TEST_CASE("messages in any number of fragments, with control frames in between", "[protocol]") {
  Bench b;
  RawSocket s(b.server.port());
  greeted(s);
  const std::string m = ping_message(77);
  for (std::size_t cut = 0; cut <= m.size(); ++cut) {
    s.say(RawSocket::binary, m.substr(0, cut), 0);
    s.say(RawSocket::continuation, m.substr(cut));
    CHECK(s.message().pong().client_ms() == 77);
  }
  // Each byte in a frame of its own, a ping before each, an empty fragment at the end.
  for (std::size_t i = 0; i < m.size(); ++i) {
    s.say(RawSocket::ping, "p" + std::to_string(i));
    s.say(i == 0 ? RawSocket::binary : RawSocket::continuation, m.substr(i, 1), 0);
  }
  s.say(RawSocket::continuation, "");
  for (std::size_t pongs = 0;;) {
    const auto f = s.next();
    REQUIRE(f);
    if (f->opcode == RawSocket::binary) {
      CHECK(pongs == m.size());
      break;
    }
    CHECK(f->opcode == RawSocket::pong);
    CHECK(f->payload == "p" + std::to_string(pongs++));
  }
}

TEST_CASE("frames that arrive byte by byte, and many in one packet", "[protocol]") {
  Bench b;
  RawSocket s(b.server.port());
  greeted(s);
  for (const char c : RawSocket::frame(RawSocket::binary, ping_message(5))) s.send(std::string(1, c));
  CHECK(s.message().pong().client_ms() == 5);
  std::string many;
  for (std::uint64_t i = 0; i < 100; ++i) many += RawSocket::frame(RawSocket::binary, ping_message(i));
  s.send(many);
  for (std::uint64_t i = 0; i < 100; ++i) CHECK(s.message().pong().client_ms() == i);
}

TEST_CASE("pings are answered with their own content, pongs that nobody asked for are ignored", "[protocol]") {
  Bench b;
  RawSocket s(b.server.port());
  greeted(s);
  for (const std::string& content : {std::string(), std::string("x"), std::string(125, '\xff')}) {
    s.say(RawSocket::pong, content);
    s.say(RawSocket::ping, content);
    const auto f = s.next();
    REQUIRE(f);
    CHECK(f->opcode == RawSocket::pong);
    CHECK(f->payload == content);
  }
  s.say(RawSocket::binary, ping_message(1));
  CHECK(s.message().has_pong());
}

TEST_CASE("what breaks the rules of frames ends the connection with 1002", "[protocol]") {
  Bench b;
  const std::string m = ping_message(1);
  using R = RawSocket;
  CHECK(b.closes(R::frame(R::binary, m, 0x80, false)) == 1002);   // not masked
  for (const unsigned reserved : {0xc0u, 0xa0u, 0x90u, 0xf0u})
    CHECK(b.closes(R::frame(R::binary, m, reserved)) == 1002);
  for (const unsigned opcode : {3u, 4u, 5u, 6u, 7u, 11u, 12u, 13u, 14u, 15u})
    CHECK(b.closes(R::frame(opcode, m)) == 1002);
  CHECK(b.closes(R::frame(R::ping, "x", 0)) == 1002);             // a control frame in fragments
  CHECK(b.closes(R::frame(R::ping, std::string(126, 'x'))) == 1002);
  CHECK(b.closes(R::frame(R::continuation, m)) == 1002);          // of nothing
  CHECK(b.closes(R::frame(R::binary, m, 0) + R::frame(R::binary, m)) == 1002);
}

TEST_CASE("closing: our word follows theirs, and what is no code is no goodbye", "[protocol]") {
  Bench b;
  const auto closing = [&](const std::string& payload) {
    return b.closes(RawSocket::frame(RawSocket::close, payload));
  };
  const auto code = [](unsigned n, const std::string& reason = {}) {
    return std::string{static_cast<char>(n >> 8), static_cast<char>(n & 0xff)} + reason;
  };
  for (const unsigned good : {1000u, 1001u, 1002u, 1003u, 1007u, 1011u, 3000u, 4999u}) {
    const unsigned answered = closing(code(good, "bye"));
    CHECK((answered == good || answered == 1000));
  }
  const unsigned empty = closing("");
  CHECK((empty == 0 || empty == 1000));
  // From 5000 on the RFC does not say.
  for (const unsigned bad : {0u, 999u, 1004u, 1005u, 1006u, 1015u, 1016u, 2999u}) CHECK(closing(code(bad)) == 1002);
  CHECK(closing("x") == 1002);
  const unsigned not_utf8 = closing(code(1000, "\xc3\x28"));
  CHECK((not_utf8 == 1007 || not_utf8 == 1002));
  CHECK(closing(code(1000, std::string(124, 'x'))) == 1002);      // a control frame has 125 bytes at most
}

TEST_CASE("text: broken UTF-8 ends the connection with 1007, good text is only a wrong message", "[protocol]") {
  Bench b;
  for (const std::string& bad : {std::string("\xff"), std::string("a\xc0\xaf"), std::string("\xed\xa0\x80"),
                                 std::string("\xf4\x90\x80\x80"), std::string("ok \xe2\x82")})
    CHECK(b.closes(RawSocket::frame(RawSocket::text, bad)) == 1007);
  RawSocket s(b.server.port());
  greeted(s);
  // A letter torn between two fragments is whole.
  s.say(RawSocket::text, "\xe5", 0);
  s.say(RawSocket::continuation, "\xae\xbf");
  CHECK(s.message().error().code() == v1::Error::MALFORMED);
  s.say(RawSocket::binary, ping_message(1));
  CHECK(s.message().has_pong());
}

TEST_CASE("size: what is too long is refused, what is beyond measure ends with 1009", "[protocol]") {
  Bench b;
  RawSocket s(b.server.port());
  greeted(s);
  s.say(RawSocket::binary, std::string(4097, 'x'));
  CHECK(s.message().error().code() == v1::Error::TOO_LARGE);
  s.say(RawSocket::binary, ping_message(1));
  CHECK(s.message().has_pong());
  // In one frame, in fragments without end, and only announced: nobody waits for eight exabytes.
  CHECK(b.closes(RawSocket::frame(RawSocket::binary, std::string(70'000, 'x'))) == 1009);
  std::string endless = RawSocket::frame(RawSocket::binary, "x", 0);
  for (int i = 0; i < 80; ++i) endless += RawSocket::frame(RawSocket::continuation, std::string(1000, 'x'), 0);
  CHECK(b.closes(endless) == 1009);
  const unsigned announced = b.closes(std::string("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) + "mask");
  CHECK((announced == 1009 || announced == 1002));
}
