// Connections that die without a word, and connections that come and go a thousand times: nobody's match is touched by
// it.
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <random>

#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

template <class Fill>
v1::ClientMessage make(Fill&& fill) {
  v1::ClientMessage m;
  fill(m);
  return m;
}

// Passes everything on between its port and the server's, until it swallows everything and says nothing.
class BlackHole {
 public:
  explicit BlackHole(std::uint16_t server)
      : server_(server), acceptor_(io_, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0)) {
    accept();
    thread_ = std::thread([this] { io_.run(); });
  }
  ~BlackHole() {
    io_.stop();
    thread_.join();
  }
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void swallow() { swallows_ = true; }

 private:
  void accept() {
    acceptor_.async_accept([this](const boost::system::error_code& failed, tcp::socket client) {
      if (failed) return;
      const auto a = std::make_shared<tcp::socket>(std::move(client));
      const auto b = std::make_shared<tcp::socket>(connected(io_, server_));
      pass(a, b, std::make_shared<std::array<char, 4096>>());
      pass(b, a, std::make_shared<std::array<char, 4096>>());
      accept();
    });
  }
  using Socket = std::shared_ptr<tcp::socket>;
  void pass(const Socket& from, const Socket& to, const std::shared_ptr<std::array<char, 4096>>& bytes) {
    from->async_read_some(asio::buffer(*bytes), [=, this](const boost::system::error_code& failed, std::size_t size) {
      if (failed) return;
      boost::system::error_code ignored;
      if (!swallows_) asio::write(*to, asio::buffer(bytes->data(), size), ignored);
      pass(from, to, bytes);
    });
  }

  std::uint16_t server_;
  asio::io_context io_;
  tcp::acceptor acceptor_;
  std::atomic<bool> swallows_{false};
  std::thread thread_;
};

std::string figure(std::uint16_t port, const std::string& name) {
  const std::string all = http_ask(port, http::verb::get, "/metrics").body();
  const std::size_t at = all.find("\n" + name + " ");
  return at == std::string::npos ? "" : all.substr(at + name.size() + 2, all.find('\n', at + 1) - at - name.size() - 2);
}

v1::RoomSettings long_times() {
  v1::RoomSettings s;
  s.set_mode("fate2_identity_5");
  s.set_play_seconds(600);
  s.set_respond_seconds(600);
  s.set_window_seconds(600);
  s.set_bank_seconds(600);
  return s;
}

}  // namespace

TEST_CASE("a connection behind a black hole is found by ping, and its seat goes on by another", "[reconnect]") {
  Folder data;
  RunningServer server(data.str(), data.str(), 0, [](server::ServeOptions& o) { o.idle_seconds = 0.5; });
  BlackHole hole(server.port());
  SocketClient lost(hole.port()), host(server.port());
  host.hello();
  host.say(make([](auto& m) { *m.mutable_create_room()->mutable_settings() = long_times(); }));
  const std::string code = host.until([](const auto& m) { return m.has_room_state(); }).room_state().room().code();
  const std::string token = lost.hello().token();
  lost.say(make([&](auto& m) { m.mutable_join_room()->set_code(code); }));
  lost.until([](const auto& m) { return m.has_room_state(); });
  const auto seat = [&](bool connected) {
    return [connected](const v1::ServerMessage& m) {
      return m.has_room_state() && m.room_state().room().seats(1).kind() == v1::Occupant::PLAYER &&
             m.room_state().room().seats(1).connected() == connected;
    };
  };
  host.until(seat(true));
  hole.swallow();
  // The host's own reading answers the pings that it gets.
  host.until(seat(false));
  CHECK(figure(server.port(), "fate_connections_dropped_total{cause=\"silent\"}") == "1");
  SocketClient again(server.port());
  CHECK(again.hello(token).room() == code);
  host.until(seat(true));
}

TEST_CASE("who says nothing after the handshake is ended in time", "[reconnect]") {
  Folder data;
  RunningServer server(data.str(), data.str(), 0, [](server::ServeOptions& o) { o.hello_seconds = 0.3; });
  SocketClient silent(server.port());
  CHECK_FALSE(silent.next());
  CHECK(figure(server.port(), "fate_connections_dropped_total{cause=\"no_hello\"}") == "1");
  // Not even the handshake: bytes that trickle in are no request.
  SocketClient greeted(server.port());
  greeted.hello();
  greeted.say(make([](auto& m) { m.mutable_ping()->set_client_ms(1); }));
  CHECK(greeted.until([](const auto& m) { return m.has_pong(); }).has_pong());
}

namespace {

// Five people at a table who have nothing else to do than to lose their connections.
struct Table {
  static constexpr int seats = 5;
  struct Person {
    std::string token;
    std::uint64_t last = 0;
    std::unique_ptr<SocketClient> client;
  };

  std::uint16_t port;
  std::vector<Person> people{seats};
  std::vector<std::unique_ptr<SocketClient>> forgotten;  // still open: somebody else took over

  explicit Table(std::uint16_t p) : port(p) {
    for (Person& one : people) {
      one.client = std::make_unique<SocketClient>(port);
      one.token = one.client->hello().token();
    }
    Person& host = people.front();
    host.client->say(make([](auto& m) { *m.mutable_create_room()->mutable_settings() = long_times(); }));
    const auto room = [](const v1::ServerMessage& m) { return m.has_room_state(); };
    const std::string code = host.client->until(room).room_state().room().code();
    for (Person& one : people) {
      if (&one == &host) continue;
      one.client->say(make([&](auto& m) { m.mutable_join_room()->set_code(code); }));
      one.client->until(room);
      one.client->say(make([](auto& m) { m.mutable_set_ready()->set_ready(true); }));
      one.client->until(room);
    }
    host.client->until([](const v1::ServerMessage& m) {
      if (!m.has_room_state()) return false;
      const auto& all = m.room_state().room().seats();
      return std::count_if(all.begin(), all.end(), [](const auto& o) { return o.ready(); }) >= seats - 1;
    });
    host.client->say(make([](auto& m) { m.mutable_start_match(); }));
    for (Person& one : people) one.client->until([](const auto& m) { return m.has_match_state(); });
  }

  void reconnect(Person& p, std::mt19937& dice) {
    p.last = p.client->last;
    switch (dice() % 3) {
      case 0: p.client->drop(); break;
      case 1: forgotten.push_back(std::move(p.client)); break;
      default: p.client.reset(); break;
    }
    if (forgotten.size() > 8) forgotten.erase(forgotten.begin());
    p.client = std::make_unique<SocketClient>(port);
    // What it says it saw last: the truth, less, nothing, or what never was.
    const std::array<std::uint64_t, 4> claims = {p.last, p.last / 2, 0, p.last + 1'000};
    CHECK(p.client->hello(p.token, claims[dice() % claims.size()]).room().size() == 6);
  }

  // What the person sees, without the time that goes by.
  std::string state(Person& p) {
    p.client->say(make([](auto& m) { m.mutable_resync(); }));
    v1::MatchState s;
    // One may be on its way from the reconnection: the answer is the one with a request.
    s = p.client->until([](const auto& m) { return m.has_match_state() && m.request() != 0; }).match_state();
    s.mutable_question()->clear_remaining_ms();
    return s.SerializeAsString();
  }
};

}  // namespace

TEST_CASE("a thousand reconnections in random order change nothing", "[reconnect][slow]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  Table table(server.port());
  std::vector<std::string> before;
  for (auto& p : table.people) before.push_back(table.state(p));
  std::mt19937 dice(4);
  for (int i = 0; i < 1'000; ++i) table.reconnect(table.people[dice() % Table::seats], dice);
  for (std::size_t i = 0; i < before.size(); ++i) CHECK(table.state(table.people[i]) == before[i]);
  // Nobody missed anything, nobody was replaced, and the match can be played to its end.
  auto& host = *table.people.front().client;
  host.say(make([](auto& m) { m.mutable_set_stand_in()->set_on(true); }));
  const auto room = host.until(
      [](const v1::ServerMessage& m) { return m.has_room_state() && m.room_state().room().seats(0).stand_in(); });
  for (int i = 1; i < Table::seats; ++i) {
    CHECK(room.room_state().room().seats(i).missed() == 0);
    CHECK_FALSE(room.room_state().room().seats(i).stand_in());
    CHECK(room.room_state().room().seats(i).bank_ms() == 600'000);
  }
  for (int i = 1; i < Table::seats; ++i)
    table.people[static_cast<std::size_t>(i)].client->say(
        make([](auto& m) { m.mutable_set_stand_in()->set_on(true); }));
  host.until([](const auto& m) { return m.has_room_state() && m.room_state().room().stage() == v1::Room::FINISHED; });
  CHECK(figure(server.port(), "fate_matches_void_total") == "0");
}
