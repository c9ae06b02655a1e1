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
  Ms now = 0;

  void append(const LogEntry& e) override {
    log.append(e, [this, seq = e.seq](Append r) { ledger.appended(seq, r, now); });
  }
  void read_log(const std::string& match, std::uint64_t from) override {
    log.read(match, from, [this](MatchLog::Records found) { ledger.records(found, now); });
  }
  void run() {
    while (log.pump()) committed += ledger.take_committed();
  }
  // Lets the time pass until it waits for nothing more, or for so long.
  void wait(Ms most) {
    const Ms end = now + most;
    for (run(); ledger.next_due() <= end; run()) {
      now = ledger.next_due();
      ledger.tick(now);
    }
    now = std::max(now, end);
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
  b.wait(1'000);
  CHECK(b.committed == 3);
  CHECK_FALSE(b.ledger.stuck());
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

TEST_CASE("a log that cannot be written is tried again, ever more slowly, until it can", "[ledger]") {
  const bool reads_fail = GENERATE(false, true), hope = GENERATE(false, true);
  Bench b;
  b.log.fates.assign(reads_fail ? 1 : 40, Fate::lose);
  b.log.failing_reads = reads_fail ? 20 : 0;
  b.ledger.append("a");
  b.ledger.append("b");
  b.run();
  CHECK(b.ledger.stuck());
  CHECK(b.ledger.next_due() == 100);
  const auto attempts_left = [&] { return b.log.fates.size() + static_cast<std::size_t>(b.log.failing_reads); };
  const std::size_t before = attempts_left();
  b.wait(10'000);
  CHECK(b.committed == 0);
  CHECK(b.ledger.stuck());
  CHECK(b.ledger.failure().empty());
  CHECK(before - attempts_left() < 16);   // 0.1, 0.2, 0.4 ... seconds apart, not as fast as it can
  if (hope) {
    b.log.fates.clear();
    b.log.failing_reads = 0;
    b.ledger.hurry(b.now);
    b.wait(0);
  } else {
    b.wait(3'600'000);   // as long as it takes
  }
  CHECK(b.committed == 2);
  CHECK_FALSE(b.ledger.stuck());
  CHECK(b.ledger.next_due() == never);
  CHECK(b.log.logs["M"] == std::vector<std::string>{"a", "b"});
}

TEST_CASE("a log that belongs to another server by now is given up", "[ledger]") {
  Bench b;
  b.ledger.append("a");
  b.run();
  b.log.fates.assign(10, Fate::conflict);
  b.ledger.append("b");
  b.wait(60'000);
  CHECK(b.committed == 1);
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
    b.wait(60'000);
    const auto& stored = b.log.logs["M"];
    REQUIRE(stored.size() <= wanted.size());
    for (std::size_t i = 0; i < stored.size(); ++i) REQUIRE(stored[i] == wanted[i]);
    if (b.ledger.failure().empty()) REQUIRE(static_cast<std::size_t>(b.committed) == wanted.size());
  }
}
