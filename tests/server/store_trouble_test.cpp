// A disk that is full, a file that is locked or damaged: nothing counts meanwhile, nothing is lost, and everything goes
// on when it is over.
#include <spdlog/spdlog.h>
#include <sys/mount.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>

#include "fate/v1/record.pb.h"
#include "server/store/database.hpp"
#include "server/store/sqlite_log.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::server;
using test::Folder;

namespace {

std::string start_record() {
  v1::Record r;
  r.mutable_start()->mutable_config()->set_mode("fate2_identity_5");
  r.mutable_start()->set_seed(std::string(32, 's'));
  r.mutable_start()->set_room("ABCDEF");
  return r.SerializeAsString();
}

std::string choice_record(std::uint64_t question, std::size_t cards = 0) {
  v1::Record r;
  r.mutable_choice()->set_seat(1);
  r.mutable_choice()->mutable_answer()->set_question(static_cast<std::uint32_t>(question));
  for (std::size_t i = 0; i < cards; ++i) r.mutable_choice()->mutable_answer()->add_cards(7);
  return r.SerializeAsString();
}

bool soon(const std::function<bool()>& wanted) {
  for (int i = 0; i < 2'000 && !wanted(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return wanted();
}

struct Store {
  Folder folder;
  std::unique_ptr<SqliteLog> log;
  std::atomic<int> troubles{0}, wells{0};
  std::uint64_t stored = 0;

  Store() {
    spdlog::set_level(spdlog::level::off);
    OpenedDatabase db = open_database(folder.path());
    REQUIRE(db.error.empty());
    log = std::make_unique<SqliteLog>(std::move(db.connection));
    log->when_health_changes([this](bool well) { ++(well ? wells : troubles); });
    REQUIRE(put(start_record()) == Append::committed);
  }
  // The next record of the match; counted when it is stored.
  Append put(const std::string& record) {
    std::promise<Append> result;
    log->append({"M", stored + 1, 1, record}, [&](Append a) { result.set_value(a); });
    const Append a = result.get_future().get();
    stored += a == Append::committed;
    return a;
  }
  MatchLog::Records read() {
    std::promise<MatchLog::Records> result;
    log->read("M", 1, [&](MatchLog::Records r) { result.set_value(std::move(r)); });
    return result.get_future().get();
  }
  Append run(SqliteLog::Work work) {
    std::promise<Append> result;
    log->run(std::move(work), [&](Append a) { result.set_value(a); });
    return result.get_future().get();
  }
  Connection other() {
    return Connection::open((folder.path() / database_name).string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
  }
};

}  // namespace

TEST_CASE("a full database takes nothing and loses nothing, and goes on when there is room", "[store][trouble]") {
  Store s;
  s.run([](Connection& db) { return db.number("PRAGMA max_page_count=40") > 0; });
  Append last = Append::committed;
  for (int i = 0; i < 500 && last == Append::committed; ++i) last = s.put(choice_record(s.stored, 800));
  CHECK(last == Append::unknown);
  CHECK_FALSE(s.log->well());
  CHECK(s.troubles == 1);
  CHECK(s.put(choice_record(s.stored, 800)) == Append::unknown);
  // Not only choices: what else is stored is not taken for refused.
  const auto fill = [](Connection& db) {
    return db.run("INSERT INTO meta (key, value) VALUES ('big', zeroblob(1000000))") == SQLITE_OK;
  };
  CHECK(s.run(fill) == Append::unknown);
  const MatchLog::Records found = s.read();
  CHECK(found.ok);
  CHECK(found.records.size() == s.stored);
  s.run([](Connection& db) { return db.number("PRAGMA max_page_count=100000") > 0; });
  CHECK(soon([&] { return s.log->well(); }));
  CHECK(s.put(choice_record(s.stored, 800)) == Append::committed);
  CHECK(s.read().records.size() == s.stored);
  CHECK(s.troubles == s.wells);
}

TEST_CASE("a database that another process locks is waited for, and nobody learns of success before",
          "[store][trouble]") {
  Store s;
  Connection other = s.other();
  REQUIRE(other.run("BEGIN IMMEDIATE") == SQLITE_OK);
  CHECK(s.put(choice_record(2)) == Append::unknown);
  CHECK_FALSE(s.log->well());
  CHECK(s.troubles == 1);
  CHECK(s.put(choice_record(2)) == Append::unknown);
  CHECK(s.troubles == 1);
  other.run("ROLLBACK");
  // By itself: nobody has to ask.
  CHECK(soon([&] { return s.log->well(); }));
  CHECK(s.wells == 1);
  CHECK(s.read().records.size() == 1);
  CHECK(s.put(choice_record(2)) == Append::committed);
}

TEST_CASE("a database that is damaged while it is used counts as well again only when it is whole",
          "[store][trouble]") {
  Store s;
  for (int i = 0; i < 200; ++i) REQUIRE(s.put(choice_record(s.stored, 100)) == Append::committed);
  {
    // Another writer: what the log's connection had in memory is no longer good.
    Connection other = s.other();
    REQUIRE(other.run("INSERT INTO meta (key, value) VALUES ('x', x'00'); PRAGMA wal_checkpoint(TRUNCATE)") ==
            SQLITE_OK);
  }
  const auto file = s.folder.path() / database_name;
  const std::string whole = test::content(file);
  const auto put_bytes = [&](const std::string& bytes) {
    std::FILE* f = std::fopen(file.c_str(), "r+b");
    REQUIRE(f != nullptr);
    CHECK(std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size());
    std::fclose(f);
  };
  std::string torn = whole;
  for (std::size_t i = 4096; i < torn.size(); ++i) torn[i] = static_cast<char>(i * 7);
  put_bytes(torn);
  CHECK(s.put(choice_record(s.stored)) == Append::unknown);
  CHECK_FALSE(s.read().ok);
  CHECK_FALSE(s.log->well());
  std::this_thread::sleep_for(std::chrono::milliseconds(1'200));
  CHECK_FALSE(s.log->well());
  put_bytes(whole);
  CHECK(soon([&] { return s.log->well(); }));
  CHECK(s.put(choice_record(s.stored)) == Append::committed);
  CHECK(s.read().records.size() == s.stored);
}

TEST_CASE("a server does not start with a database that it cannot write", "[store][trouble]") {
  Store s;
  s.log.reset();
  Connection other = s.other();
  REQUIRE(other.run("BEGIN IMMEDIATE") == SQLITE_OK);
  OpenedDatabase db = open_database(s.folder.path());
  REQUIRE(db.error.empty());
  SqliteLog log(std::move(db.connection));
  CHECK(log.begin_epoch() == 0);
  CHECK(log.take_over(1).empty());
  other.run("ROLLBACK");
  CHECK(log.begin_epoch() == 1);
  CHECK(log.take_over(1) == std::vector<std::string>{"M"});
}

TEST_CASE("what a commit survives is set when the database is opened", "[store]") {
  Folder folder;
  const auto synchronous = [&](Durability d) {
    return open_database(folder.path(), d).connection.number("PRAGMA synchronous");
  };
  CHECK(synchronous(Durability::normal) == 1);
  CHECK(synchronous(Durability::full) == 2);
}

namespace {

// A disk of its own, a few megabytes large. Needs the right to mount.
struct SmallDisk {
  Folder folder;
  bool mounted = mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=8m") == 0;
  ~SmallDisk() {
    if (mounted) umount2(folder.path().c_str(), MNT_DETACH);
  }
  std::filesystem::path filler() const { return folder.path() / "filler"; }
  void fill() const {
    std::FILE* f = std::fopen(filler().c_str(), "wb");
    REQUIRE(f != nullptr);
    std::setvbuf(f, nullptr, _IONBF, 0);
    const std::string block(4096, 'x');
    while (std::fwrite(block.data(), 1, block.size(), f) == block.size()) {
    }
    CHECK(errno == ENOSPC);
    std::fclose(f);
  }
};

}  // namespace

TEST_CASE("a full disk: everybody is told once, matches stand still and go on", "[store][trouble][socket]") {
  const SmallDisk disk;
  if (!disk.mounted) {
    WARN("may not mount a small disk here: not tried");
    return;
  }
  test::RunningServer server((disk.folder.path() / "data").string(), "/nowhere");
  test::SocketClient player(server.port()), bystander(server.port());
  player.hello();
  bystander.hello();
  v1::ClientMessage quick;
  quick.mutable_quick_match();
  player.say(quick);
  const auto mine = [](const v1::ServerMessage& m) {
    return test::question_in(m) != nullptr && test::question_in(m)->mine();
  };
  const v1::ServerMessage asked = player.until(mine);
  const v1::Question q = *test::question_in(asked);
  disk.fill();
  player.say(test::simple_answer(q));
  const auto notice = [](v1::Notice::Kind kind) {
    return [kind](const v1::ServerMessage& m) { return m.has_notice() && m.notice().kind() == kind; };
  };
  player.until([&](const v1::ServerMessage& m) {
    CHECK_FALSE(m.has_accepted());
    return notice(v1::Notice::STORE_TROUBLE)(m);
  });
  CHECK(bystander.next()->notice().kind() == v1::Notice::STORE_TROUBLE);
  CHECK(test::http_ask(server.port(), test::http::verb::get, "/healthz").result_int() == 503);
  // Who comes now is told too, and cannot begin a match.
  test::SocketClient late(server.port());
  late.hello();
  CHECK(late.next()->notice().kind() == v1::Notice::STORE_TROUBLE);
  late.say(quick);
  late.until([](const auto& m) { return m.has_room_state(); });
  v1::ClientMessage start;
  start.mutable_start_match();
  late.say(start);
  CHECK(late.until([](const auto& m) { return m.has_error(); }).error().code() == v1::Error::STORE_FAILED);
  // Nothing counts, and nobody is told a second time, for as long as it takes.
  std::this_thread::sleep_for(std::chrono::milliseconds(1'500));
  v1::ClientMessage ping;
  ping.mutable_ping()->set_client_ms(1);
  player.say(ping);
  for (;;) {
    const auto m = player.next();
    REQUIRE(m);
    if (m->has_pong()) break;
    CHECK_FALSE(m->has_accepted());
    CHECK_FALSE(m->has_notice());
  }
  std::filesystem::remove(disk.filler());
  bool accepted = false, well = false;
  while (!accepted || !well) {
    const auto m = player.next();
    REQUIRE(m);
    accepted = accepted || (m->has_accepted() && m->accepted().question() == q.id());
    well = well || notice(v1::Notice::STORE_WELL)(*m);
  }
  bystander.until(notice(v1::Notice::STORE_WELL));
  CHECK(test::http_ask(server.port(), test::http::verb::get, "/healthz").result_int() == 200);
  v1::ClientMessage stand_in;
  stand_in.mutable_set_stand_in()->set_on(true);
  player.say(stand_in);
  player.until([](const auto& m) { return m.has_room_state() && m.room_state().room().stage() == v1::Room::FINISHED; });
}
