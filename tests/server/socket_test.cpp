// The whole server through real sockets.
#include "engine/bots/sampler.hpp"
#include "server/wire/encode.hpp"
#include "tests/sanitizers/sanitized.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;

namespace {

template <class Fill>
v1::ClientMessage make(Fill&& fill) {
  v1::ClientMessage m;
  fill(m);
  return m;
}

const auto quick = make([](auto& m) { m.mutable_quick_match(); });
const auto stand_in = make([](auto& m) { m.mutable_set_stand_in()->set_on(true); });

}  // namespace

TEST_CASE("a whole match through a socket, answered by hand", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  SocketClient c(server.port());
  REQUIRE_FALSE(c.failed);
  CHECK(c.response["Sec-WebSocket-Protocol"] == "fate.v1");
  c.hello();
  c.say(quick);
  int answered = 0;
  for (;;) {
    const auto m = c.next();
    REQUIRE(m);
    REQUIRE_FALSE(m->has_error());
    if (finished(*m)) break;
    const v1::Question* q = question_in(*m);
    if (q == nullptr || !q->mine()) continue;
    c.say(simple_answer(*q));
    ++answered;
  }
  CHECK(answered > 3);
}

TEST_CASE("many bot matches at once, each to its end", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  std::vector<std::unique_ptr<SocketClient>> clients;
  for (int i = 0; i < rounds(20, 6); ++i) {
    clients.push_back(std::make_unique<SocketClient>(server.port()));
    clients.back()->hello();
    clients.back()->play_quick();
    clients.back()->say(stand_in);
  }
  for (auto& c : clients) c->until(finished);
}

TEST_CASE("a dropped connection resumes in the middle of a match", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  auto c = std::make_unique<SocketClient>(server.port());
  const std::string token = c->hello().token();
  c->say(quick);
  for (int drops = 0; drops < 5; ++drops) {
    v1::Question q;
    const auto mine = [&](const v1::ServerMessage& m) {
      const v1::Question* open = question_in(m);
      if (open == nullptr || !open->mine()) return finished(m);
      // Not a window: it closes while one comes back.
      if (open->asked_size() > 1) {
        c->say(simple_answer(*open));
        return false;
      }
      q = *open;
      return true;
    };
    if (finished(c->until(mine))) break;
    const std::uint64_t last = c->last;
    c->drop();
    c = std::make_unique<SocketClient>(server.port());
    const v1::Welcome welcome = c->hello(token, last);
    CHECK(welcome.resumed());
    CHECK(welcome.room().size() == 6);
    // The same question, once more.
    const std::uint32_t id = q.id();
    if (finished(c->until(mine))) break;
    CHECK(q.id() == id);
    c->say(simple_answer(q));
  }
}

TEST_CASE("a restart of the server loses nothing that was accepted", "[socket]") {
  Folder data;
  std::string token;
  std::uint32_t accepted = 0;
  {
    RunningServer server(data.str(), data.str());
    SocketClient c(server.port());
    token = c.hello().token();
    c.say(quick);
    for (int answers = 0; answers < 3;) {
      const auto m = c.next();
      REQUIRE(m);
      if (m->has_accepted()) {
        accepted = m->accepted().question();
        ++answers;
        continue;
      }
      const v1::Question* q = question_in(*m);
      if (q != nullptr && q->mine()) c.say(simple_answer(*q));
    }
  }
  RunningServer server(data.str(), data.str());
  SocketClient c(server.port());
  const v1::Welcome welcome = c.hello(token, 1'000'000);
  CHECK(welcome.room().size() == 6);
  CHECK_FALSE(welcome.resumed());
  const auto state = c.until([](const auto& m) { return m.has_match_state(); });
  CHECK(state.match_state().snapshot().viewer() == 1);
  if (state.match_state().has_question()) CHECK(state.match_state().question().id() > accepted);
  c.say(stand_in);
  c.until(finished);
}

TEST_CASE("bad frames get one typed error, and the connection goes on", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  SocketClient c(server.port());
  c.hello();
  const auto error = [&] { return c.until([](const auto& m) { return m.has_error(); }).error().code(); };
  c.raw("hello", false);
  CHECK(error() == E::MALFORMED);
  c.raw(std::string("\xff\xff", 2));
  CHECK(error() == E::MALFORMED);
  c.raw(std::string(5000, 'x'));
  CHECK(error() == E::TOO_LARGE);
  c.raw(std::string(60'000, 'x'));
  CHECK(error() == E::TOO_LARGE);
  c.say(make([](auto& m) { m.mutable_ping()->set_client_ms(5); }));
  CHECK(c.until([](const auto& m) { return m.has_pong(); }).pong().client_ms() == 5);
  c.raw(std::string(100'000, 'x'));
  while (c.next()) {
  }
  CHECK(c.failed);
}

TEST_CASE("only our own page and protocol may connect", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  CHECK(SocketClient(server.port(), {}).failed);
  CHECK(SocketClient(server.port(), {{"Sec-WebSocket-Protocol", "chat"}}).failed);
  CHECK(
      SocketClient(server.port(), {{"Sec-WebSocket-Protocol", "fate.v1"}, {"Origin", "https://evil.example"}}).failed);
  CHECK_FALSE(
      SocketClient(server.port(), {{"Sec-WebSocket-Protocol", "x, fate.v1"}, {"Origin", "http://127.0.0.1"}}).failed);
}

TEST_CASE("a server that stops says so to everybody, greeted or not", "[socket]") {
  const Folder data;
  auto server = std::make_unique<RunningServer>(data.str(), data.str());
  SocketClient silent(server->port()), greeted(server->port());
  greeted.hello();
  server.reset();
  CHECK_FALSE(silent.next());
  CHECK(silent.close_code() == 1001);
  while (greeted.next()) {
  }
  CHECK(greeted.close_code() == 1001);
}

TEST_CASE("a connection that is gone leaves nothing behind", "[socket]") {
  const Folder data;
  RunningServer server(data.str(), data.str());
  for (int i = 0; i < 30; ++i) {
    SocketClient client(server.port());
    if (i % 2 == 0) client.hello();
    if (i % 3 == 0) client.raw(std::string(70'000, 'x'));
  }
  std::string figures;
  for (int tries = 0; tries < 100 && figures.find("\nfate_connections 0\n") == std::string::npos; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    figures = http_ask(server.port(), http::verb::get, "/metrics").body();
  }
  INFO(figures);
  CHECK(figures.find("\nfate_connections 0\n") != std::string::npos);
}

TEST_CASE("who does not read is dropped and resumes", "[socket]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  SocketClient slow(server.port(), {{"Sec-WebSocket-Protocol", "fate.v1"}}, 4096), host(server.port());
  const std::string token = slow.hello().token();
  host.hello();
  host.say(make([](auto& m) { m.mutable_create_room()->mutable_settings()->set_spectators(true); }));
  const std::string code = host.until([](const auto& m) { return m.has_room_state(); }).room_state().room().code();
  slow.say(make([&](auto& m) { m.mutable_join_room()->set_code(code); }));
  // Much more than the kernel's buffers and the queue hold.
  const std::string text(200, 'x');
  for (int i = 0; i < 60'000; ++i) {
    host.say(make([&](auto& m) { m.mutable_chat()->set_text(text); }));
    host.until([](const auto& m) { return m.has_chat(); });
    if (i % 1000 != 0) continue;
    const std::string metrics = http_ask(server.port(), http::verb::get, "/metrics").body();
    if (metrics.find("{cause=\"slow_reader\"} 1") != std::string::npos) break;
  }
  const std::string metrics = http_ask(server.port(), http::verb::get, "/metrics").body();
  CHECK(metrics.find("{cause=\"slow_reader\"} 1") != std::string::npos);
  SocketClient again(server.port());
  CHECK(again.hello(token).room() == code);
}
