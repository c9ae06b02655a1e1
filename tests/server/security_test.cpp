// Who may come and how often, by whose word, and what chat shows.
#include "server/lobby/word_filter.hpp"
#include "server/net/addresses.hpp"
#include "server/net/limits.hpp"
#include "server/room/bucket.hpp"
#include "tests/server/lobby_bench.hpp"
#include "tests/server/raw_socket.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;

namespace {

Networks networks(std::initializer_list<const char*> list) {
  Networks n;
  for (const char* one : list) REQUIRE(n.add(one).empty());
  return n;
}

}  // namespace

TEST_CASE("networks hold what begins like them", "[net]") {
  const Networks n = networks({"10.0.0.0/8", "192.0.2.7", "192.168.4.0/22", "2001:db8::/33", "::1"});
  for (const char* in : {"10.1.2.3", "192.0.2.7", "192.168.7.255", "2001:db8:7fff::1", "::1", "::ffff:10.0.0.1"})
    CHECK(n.has(in));
  for (const char* out : {"11.0.0.1", "192.0.2.8", "192.168.8.0", "2001:db8:8000::1", "::2", "", "x", "10.1.2", "::"})
    CHECK_FALSE(n.has(out));
  Networks wrong;
  for (const char* bad : {"", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "host", "::1/129"})
    CHECK_FALSE(wrong.add(bad).empty());
  CHECK(wrong.empty());
  for (const char* near : {"127.0.0.1", "172.16.3.4", "fd12::1", "fe80::1%eth0"}) CHECK(Networks::local().has(near));
  for (const char* far : {"172.32.0.1", "8.8.8.8", "2001:db8::1", "100.64.0.1"})
    CHECK_FALSE(Networks::local().has(far));
}

TEST_CASE("the client's address is what the last trusted proxy saw, whatever the client says", "[net]") {
  const Networks trusted = networks({"10.0.0.0/8"});
  const auto who = [&](const char* peer, const char* forwarded) { return client_address(peer, forwarded, trusted); };
  CHECK(who("192.0.2.1", "") == "192.0.2.1");
  CHECK(who("192.0.2.1", "198.51.100.9") == "192.0.2.1");           // from nobody we trust
  CHECK(who("10.0.0.2", "198.51.100.9") == "198.51.100.9");
  CHECK(who("10.0.0.2", "127.0.0.1, 198.51.100.9") == "198.51.100.9");
  CHECK(who("10.0.0.2", "127.0.0.1, 198.51.100.9, 10.0.0.3") == "198.51.100.9");
  CHECK(who("10.0.0.2", "10.0.0.4") == "10.0.0.4");                  // all of them are ours
  CHECK(who("10.0.0.2", "") == "10.0.0.2");
  CHECK(who("10.0.0.2", "198.51.100.9, garbage") == "10.0.0.2");
  CHECK(who("10.0.0.2", "198.51.100.9:4711") == "198.51.100.9");
  CHECK(who("10.0.0.2", "[2001:db8::5]:4711") == "2001:db8::5");
  CHECK(who("10.0.0.2", " 2001:db8::5 ") == "2001:db8::5");
  CHECK(client_address("10.0.0.2", "198.51.100.9", {}) == "10.0.0.2");
}

TEST_CASE("limits count an IPv6 customer, not his endless addresses", "[net]") {
  CHECK(limit_key("192.0.2.1") == "192.0.2.1");
  CHECK(limit_key("::ffff:192.0.2.1") == "192.0.2.1");
  CHECK(limit_key("2001:db8:1:2:3:4:5:6") == limit_key("2001:db8:1:2:ffff::1"));
  CHECK(limit_key("2001:db8:1:2::1") != limit_key("2001:db8:1:3::1"));
  CHECK(limit_key("::1") == "::1");
  ConnectionLimits limits(10, 2);
  auto why = ConnectionLimits::Refusal::none;
  const auto a = limits.take("2001:db8::1", &why), b = limits.take("2001:db8::2", &why);
  CHECK(why == ConnectionLimits::Refusal::none);
  CHECK_FALSE(limits.take("2001:db8::3", &why));
  CHECK(why == ConnectionLimits::Refusal::address);
  CHECK(limits.take("2001:db8:0:1::1"));
}

TEST_CASE("an address begins only so many connections in a minute", "[net]") {
  Handshakes h(3);
  for (int i = 0; i < 3; ++i) CHECK(h.take("192.0.2.1", 1'000));
  CHECK_FALSE(h.take("192.0.2.1", 1'000));
  CHECK(h.take("192.0.2.2", 1'000));
  CHECK(h.take("192.0.2.1", 21'000));
  CHECK_FALSE(h.take("192.0.2.1", 21'000));
  for (int i = 0; i < 10; ++i) CHECK(h.take("127.0.0.1", 1'000));
}

TEST_CASE("every answer has the headers that protect a page", "[net]") {
  Folder data, web;
  write(web.path() / "index.html", "<!doctype html>");
  RunningServer server(data.str(), web.str(), 0, [](ServeOptions& o) { o.behind_proxy = true; });
  for (const char* path : {"/", "/nothing", "/healthz", "/metrics", "/admin/api/matches"}) {
    const auto r = http_ask(server.port(), http::verb::get, path);
    INFO(path);
    const std::string policy(r["Content-Security-Policy"]);
    CHECK(policy.starts_with("default-src 'none'; script-src 'self'; "));
    CHECK(policy.find("unsafe") == std::string::npos);
    CHECK(policy.find("frame-ancestors 'none'") != std::string::npos);
    CHECK(r["X-Content-Type-Options"] == "nosniff");
    CHECK(r["Referrer-Policy"] == "no-referrer");
    CHECK(r["Cross-Origin-Opener-Policy"] == "same-origin");
    CHECK(r["Cross-Origin-Resource-Policy"] == "same-origin");
    CHECK(std::string(r["Permissions-Policy"]).find("camera=()") != std::string::npos);
    CHECK(r.count("Strict-Transport-Security") == 0);
  }
  const auto by_tls = http_ask(server.port(), http::verb::get, "/", {{"X-Forwarded-Proto", "https"}});
  CHECK(by_tls["Strict-Transport-Security"] == "max-age=31536000");
}

TEST_CASE("transport security is not promised by the word of a client", "[net]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  const auto r = http_ask(server.port(), http::verb::get, "/healthz", {{"X-Forwarded-Proto", "https"}});
  CHECK(r.count("Strict-Transport-Security") == 0);
}

TEST_CASE("other sites may connect where they are named", "[net]") {
  Folder data;
  RunningServer server(data.str(), data.str(), 0,
                       [](ServeOptions& o) { o.allowed_origins = {"https://play.example.org"}; });
  const auto from = [&](const std::string& origin) {
    return RawSocket(server.port()).ask(RawSocket::request({}, "Origin: " + origin + "\r\n"));
  };
  CHECK(from("https://play.example.org") == 101);
  CHECK(from("http://127.0.0.1") == 101);
  for (const char* other : {"http://play.example.org", "https://play.example.org.evil.example", "https://example.org",
                            "https://play.example.org:444"})
    CHECK(from(other) == 403);
}

TEST_CASE("figures are for the own network or for who knows the token", "[net]") {
  Folder data;
  RunningServer server(data.str(), data.str(), 0, [](ServeOptions& o) {
    o.trusted_proxies = {"127.0.0.1"};
    o.metrics_token = "a token for figures";
  });
  const auto figures = [&](const HttpFields& fields) {
    return http_ask(server.port(), http::verb::get, "/metrics", fields).result_int();
  };
  CHECK(figures({}) == 200);
  CHECK(figures({{"X-Forwarded-For", "10.3.3.3"}}) == 200);
  CHECK(figures({{"X-Forwarded-For", "198.51.100.9"}}) == 403);
  CHECK(figures({{"X-Forwarded-For", "10.3.3.3, 198.51.100.9"}}) == 403);
  const std::string far = "198.51.100.9";
  CHECK(figures({{"X-Forwarded-For", far}, {"Authorization", "Bearer a token for figures"}}) == 200);
  CHECK(figures({{"X-Forwarded-For", far}, {"Authorization", "Bearer a token for figurez"}}) == 403);
  CHECK(figures({{"X-Forwarded-For", far}, {"Authorization", "Bearer "}}) == 403);
}

TEST_CASE("a proxy that nobody named lends its own address to nobody", "[net]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  CHECK(http_ask(server.port(), http::verb::get, "/metrics").result_int() == 200);
  CHECK(http_ask(server.port(), http::verb::get, "/metrics", {{"X-Forwarded-For", "127.0.0.1"}}).result_int() == 403);
}

TEST_CASE("the connections of an address are counted behind a proxy too", "[net]") {
  Folder data;
  RunningServer server(data.str(), data.str(), 0, [](ServeOptions& o) {
    o.behind_proxy = true;
    o.connections_per_address = 2;
  });
  const auto from = [&](const char* address) {
    return std::make_unique<SocketClient>(
        server.port(), HttpFields{{"Sec-WebSocket-Protocol", "fate.v1"}, {"X-Forwarded-For", address}});
  };
  const auto a = from("2001:db8::1"), b = from("2001:db8::2"), c = from("2001:db8::3"), d = from("2001:db8:1::1");
  CHECK_FALSE(a->failed);
  CHECK_FALSE(b->failed);
  CHECK(c->failed);
  CHECK_FALSE(d->failed);
}

TEST_CASE("what a person may say in a time is not more by a second connection", "[session]") {
  LobbyBench bench;
  RateLimit rate;
  rate.messages = 5;
  rate.chat = 2;
  std::string token;
  int passed = 0;
  for (int i = 0; i < 4; ++i) {
    Client c(bench, rate);
    c.offers = false;
    const auto welcome = c.hello(token);
    token = welcome.welcome().token();
    v1::ClientMessage create, list;
    create.mutable_create_room();
    if (i == 0) c.ask(create);   // who was never in a room is forgotten when he goes
    list.mutable_list_rooms();
    for (int k = 0; k < 4; ++k) passed += c.ask(list).has_room_list();
  }
  // Each connection has its own five with the greeting among them; the person has five with the room among them.
  CHECK(passed == 4);
}

TEST_CASE("chat has its own pace", "[session]") {
  LobbyBench bench;
  RateLimit rate;
  rate.chat = 2;
  Client c(bench, rate);
  c.hello();
  v1::ClientMessage create;
  create.mutable_create_room();
  c.ask(create);
  v1::ClientMessage chat;
  chat.mutable_chat()->set_text("hello");
  const auto said = [&] {
    const std::size_t before = c.link->inbox.size();
    chat.set_request(1'000 + static_cast<std::uint32_t>(before));
    c.raw(chat.SerializeAsString());
    return c.link->inbox.size() > before && c.link->inbox.back().has_chat();
  };
  CHECK(said());
  CHECK(said());
  CHECK_FALSE(said());
  CHECK(c.link->inbox.back().error().code() == v1::Error::TOO_FAST);
  bench.time += 5'000;
  CHECK(said());
}

TEST_CASE("words that chat does not show", "[session]") {
  WordFilter f;
  for (const char* word : {"Darn", "笨蛋", "two words", "ÄRGER", "Дурак"}) f.add(word);
  CHECK(f.clean("darn DARN dArN, darn!") == "*** *** ***, ***!");
  CHECK(f.clean("darned undarn darn2 darn_") == "darned undarn darn2 ***_");
  CHECK(f.clean("你是笨蛋吗") == "你是***吗");
  CHECK(f.clean("ｄａｒｎ") == "***");
  CHECK(f.clean("Two  words two words") == "Two  words ***");
  CHECK(f.clean("ärger Ärger ärgerlich") == "*** *** ärgerlich");
  CHECK(f.clean("дурак ДУРАК дураков") == "*** *** дураков");
  CHECK(f.clean("") == "");
  CHECK(f.clean("nothing 好") == "nothing 好");
  CHECK(WordFilter().clean("darn") == "darn");
}

TEST_CASE("the words come from a file that is checked", "[session]") {
  Folder folder;
  const std::string file = (folder.path() / "words").string();
  write(file, "# comment\n\n  darn \r\n笨蛋\n");
  WordFilter f;
  CHECK(f.load(file).empty());
  CHECK(f.clean("darn 笨蛋 comment") == "*** *** comment");
  WordFilter none;
  CHECK_FALSE(none.load((folder.path() / "nothing").string()).empty());
  CHECK_FALSE(none.load(folder.str()).empty());
  write(file, "good\nb\xffroken\n");
  CHECK(none.load(file).find(":2: ") != std::string::npos);
}

namespace {

LobbyOptions without_darn() {
  auto words = std::make_shared<WordFilter>();
  words->add("darn");
  LobbyOptions options = LobbyBench::fast();
  options.room.words = std::move(words);
  return options;
}

}  // namespace

TEST_CASE("chat goes through the filter before anybody sees it", "[session]") {
  LobbyBench bench(without_darn());
  Client c(bench);
  c.hello();
  v1::ClientMessage create;
  create.mutable_create_room();
  c.ask(create);
  v1::ClientMessage chat;
  chat.mutable_chat()->set_text("Darn it");
  c.ask(chat);
  const auto* line = c.newest(v1::ServerMessage::kChat);
  REQUIRE(line != nullptr);
  CHECK(line->chat().lines(0).text() == "*** it");
}

TEST_CASE("nobody and no room is called by a word that chat does not show", "[session]") {
  LobbyBench bench(without_darn());
  Client c(bench);
  CHECK(c.hello({}, 0, "Darn it").welcome().name().starts_with("Guest "));
  Client other(bench);
  CHECK(other.hello({}, 0, "Darned").welcome().name() == "Darned");
  v1::ClientMessage create;
  create.mutable_create_room()->mutable_settings()->set_name("a DARN room");
  c.ask(create);
  CHECK(c.newest(v1::ServerMessage::kRoomState)->room_state().room().settings().name() == "a *** room");
  v1::ClientMessage change;
  change.mutable_change_settings()->mutable_settings()->set_name("darn");
  c.ask(change);
  CHECK(c.newest(v1::ServerMessage::kRoomState)->room_state().room().settings().name() == "***");
}
