// A server that is killed without warning, again and again, in the middle of its matches.
#include <spdlog/spdlog.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <random>

#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/wire/match_file.hpp"
#include "tests/sanitizers/sanitized.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

std::uint16_t free_port() {
  asio::io_context io;
  tcp::acceptor a(io, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0));
  return a.local_endpoint().port();
}

// The server in a process of its own.
pid_t start_server(const std::string& data, std::uint16_t port) {
  const pid_t pid = fork();
  if (pid != 0) return pid;
  spdlog::set_level(spdlog::level::off);
  server::ServeOptions o;
  o.bind = "127.0.0.1";
  o.port = port;
  o.data = data;
  o.web = data;
  o.threads = 2;
  o.bot_delay = 0;
  o.rate_limit = 0;
  server::App app(o);
  if (!app.open().empty()) _exit(3);
  app.run();
  _exit(0);
}

void wait_until_up(std::uint16_t port) {
  for (int i = 0; i < 1000; ++i) {
    asio::io_context io;
    tcp::socket s(io);
    boost::system::error_code failed;
    s.connect(tcp::endpoint(asio::ip::make_address("127.0.0.1"), port), failed);
    if (!failed) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  FAIL("the server does not start");
}

struct Player {
  std::string token;
  std::uint32_t accepted = 0;    // the last question whose answer counted
  bool finished = false;
  std::unique_ptr<SocketClient> client;
};

void answer(Player& p, const v1::Question& q) {
  try {
    p.client->say(simple_answer(q));
  } catch (const boost::system::system_error&) {
    // Killed meanwhile; the reading side will notice.
  }
}

// Plays until the connection ends or the match does.
void play(Player& p, std::atomic<int>& lost) {
  while (const auto m = p.client->next()) {
    if (m->has_accepted()) p.accepted = m->accepted().question();
    if (m->has_room_state() && m->room_state().room().stage() == v1::Room::FINISHED) {
      p.finished = true;
      return;
    }
    const v1::Question* q = question_in(*m);
    if (q == nullptr) continue;
    // The open question is always newer than every answer that counted: none was lost.
    if (m->has_match_state() && q->id() < p.accepted + (q->mine() ? 1 : 0)) ++lost;
    if (q->mine()) answer(p, *q);
  }
}

// Rooms with one player and bots each; the server is killed so often, each time after at most `most_ms` more than 40
// ms.
void kill_and_kill_again(std::size_t rooms, int kills, unsigned most_ms) {
  Folder data;
  const std::uint16_t port = free_port();
  std::vector<Player> players(rooms);
  std::atomic<int> lost{0};
  std::mt19937 dice(5);
  for (int round = 0; round < kills + 30; ++round) {
    const pid_t pid = start_server(data.str(), port);
    wait_until_up(port);
    for (Player& p : players) {
      if (p.finished) continue;
      p.client = std::make_unique<SocketClient>(port);
      REQUIRE_FALSE(p.client->failed);
      const v1::Welcome welcome = p.client->hello(p.token, p.client->last);
      p.token = welcome.token();
      if (!welcome.room().empty()) continue;
      // The match had ended, only its player was not told; or nothing of it was stored yet: a new one then.
      if (p.accepted != 0) {
        p.finished = true;
        continue;
      }
      v1::ClientMessage m;
      m.mutable_quick_match();
      p.client->say(m);
    }
    std::vector<std::thread> threads;
    for (Player& p : players)
      if (!p.finished) threads.emplace_back([&] { play(p, lost); });
    std::this_thread::sleep_for(std::chrono::milliseconds(round < kills ? 40 + dice() % most_ms : 20'000));
    kill(pid, SIGKILL);
    for (std::thread& t : threads) t.join();
    waitpid(pid, nullptr, 0);
    if (std::all_of(players.begin(), players.end(), [](const Player& p) { return p.finished; })) break;
  }
  CHECK(lost == 0);
  for (const Player& p : players) CHECK(p.finished);
  {
    // One more start files what had just ended.
    RunningServer server(data.str(), data.str());
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  }
  server::Archive archive(std::move(server::open_database_to_read(data.path()).connection));
  CHECK(archive.unarchived().empty());
  const v1::AdminMatchList list = archive.list(0, 1000).value();
  CHECK(list.total() >= players.size());
  for (const v1::AdminMatch& m : list.matches()) {
    INFO(m.fault());
    CHECK(m.status() == "finished");
    v1::MatchFile file;
    REQUIRE(wire::parse_match_file(archive.file(m.id()).value_or(""), file).empty());
    CHECK(wire::verify(file).empty());
  }
}

}  // namespace

TEST_CASE("killed at any moment, no accepted choice is lost and every match ends", "[crash]") {
  kill_and_kill_again(8, rounds(12, 4), 450);
}

TEST_CASE("200 rooms under load, killed 20 times", "[.chaos]") { kill_and_kill_again(200, 20, 1500); }
