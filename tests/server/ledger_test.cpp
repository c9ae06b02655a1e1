// The room's side of the log under every kind of failure: nothing is lost, doubled or told out of order.
#include <catch2/catch.hpp>
#include <random>

#include "server/room/ledger.hpp"
#include "tests/server/memory_log.hpp"

using namespace fate;
using namespace fate::server;
using Fate = test::MemoryLog::Fate;

namespace {

struct Bench final : Ledger::Log {
  test::MemoryLog log;
  Ledger ledger{*this, "M", 1};
  int committed = 0;

  void append(const LogEntry& e) override {
    log.append(e, [this, seq = e.seq](Append r) { ledger.appended(seq, r); });
  }
  void read_log(const std::string& match, std::uint64_t from) override {
    log.read(match, from, [this](MatchLog::Records found) { ledger.records(found); });
  }
  void run() {
    while (log.pump()) committed += ledger.take_committed();
  }
};

}  // namespace

TEST_CASE("records are committed in order", "[ledger]") {
  Bench b;
  for (const char* r : {"a", "b", "c"}) b.ledger.append(r);
  b.run();
  CHECK(b.committed == 3);
  CHECK(b.log.logs["M"] == std::vector<std::string>{"a", "b", "c"});
}

TEST_CASE("an unknown result is looked up before anything is written again", "[ledger]") {
  Bench b;
  SECTION("it was stored") { b.log.fates = {Fate::store, Fate::store_silently}; }
  SECTION("it was lost") { b.log.fates = {Fate::store, Fate::lose}; }
  SECTION("it was lost twice") { b.log.fates = {Fate::store, Fate::lose, Fate::conflict, Fate::lose}; }
  for (const char* r : {"a", "b", "c"}) b.ledger.append(r);
  b.run();
  CHECK(b.committed == 3);
  CHECK(b.ledger.failure().empty());
  CHECK(b.log.logs["M"] == std::vector<std::string>{"a", "b", "c"});
}

TEST_CASE("what somebody else wrote is never taken for our own", "[ledger]") {
  Bench b;
  b.log.logs["M"] = {"x"};
  b.ledger.append("a");
  b.run();
  CHECK(b.committed == 0);
  CHECK_FALSE(b.ledger.failure().empty());
}

TEST_CASE("a log that never answers ends the match, not the server", "[ledger]") {
  Bench b;
  SECTION("appends fail") { b.log.fates.assign(20, Fate::lose); }
  SECTION("reads fail too") {
    b.log.fates = {Fate::lose};
    b.log.failing_reads = 20;
  }
  b.ledger.append("a");
  b.run();
  CHECK(b.committed == 0);
  CHECK_FALSE(b.ledger.failure().empty());
}

TEST_CASE("random failures neither lose nor double a record", "[ledger][model]") {
  for (unsigned seed = 1; seed <= 500; ++seed) {
    std::mt19937 dice(seed);
    Bench b;
    std::vector<std::string> wanted;
    for (int step = 0; step < 60; ++step) {
      if (dice() % 6 == 0) b.log.fates.push_back(static_cast<Fate>(dice() % 3));
      if (dice() % 2 == 0) {
        wanted.push_back(std::to_string(step));
        b.ledger.append(wanted.back());
      }
      for (unsigned n = dice() % 4; n > 0 && b.log.pump(); --n) b.committed += b.ledger.take_committed();
      // Told as committed only what really is.
      REQUIRE(static_cast<std::size_t>(b.committed) <= b.log.logs["M"].size());
    }
    b.run();
    const auto& stored = b.log.logs["M"];
    REQUIRE(stored.size() <= wanted.size());
    for (std::size_t i = 0; i < stored.size(); ++i) REQUIRE(stored[i] == wanted[i]);
    if (b.ledger.failure().empty()) REQUIRE(static_cast<std::size_t>(b.committed) == wanted.size());
  }
}
