// What matches leave behind for those who have accounts: results, ratings, statistics; and accounts in rooms.
#include <boost/asio/thread_pool.hpp>

#include "server/accounts/names.hpp"
#include "server/accounts/result_rows.hpp"
#include "server/accounts/statistics.hpp"
#include "server/store/archive.hpp"
#include "server/store/archivist.hpp"
#include "tests/server/account_bench.hpp"
#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

struct Stored {
  std::vector<std::string> records;
  v1::MatchFile file;
};

// A match of `people` with accounts 1, 2, ... and bots on the other seats.
Stored played_by(int people, std::uint64_t seed, bool answering = true, const char* mode = "fate2_identity_5") {
  Bench b(seed, mode);
  for (int i = 0; i < people; ++i) {
    test::Guest& g = b.guest();
    g.account = g.id;
    b.room.join(g.arrival());
    b.world.settle();
  }
  b.start();
  b.play_to_end(answering);
  b.world.settle();
  Stored s;
  s.records = b.world.log.logs.begin()->second;
  s.file = file_of_records("M" + std::to_string(seed), s.records).value();
  return s;
}

void add_accounts(AccountBench& b, int count) {
  for (int i = 1; i <= count; ++i) {
    const std::string name = "P" + std::to_string(i);
    b.sql("INSERT INTO accounts (name, name_key, password, created_unix_ms) VALUES ('" + name + "', '" +
          skeleton(name) + "', '', 0)");
  }
}

bool count(AccountBench& b, const MatchResult& result) {
  bool stored = false;
  b.accounts->count(result, [&](bool good) { stored = good; });
  b.bench->run();
  return stored;
}

v1::ClientMessage quick() {
  v1::ClientMessage m;
  m.mutable_quick_match()->set_mode("fate2_identity_5");
  return m;
}

}  // namespace

TEST_CASE("a match of people counts, with heroes, identities and winners", "[accounts]") {
  const Stored s = played_by(5, 21);
  const MatchResult r = result_of(s.records, s.file);
  CHECK(r.match == "M21");
  CHECK(r.mode == "fate2_identity_5");
  CHECK(r.counted);
  CHECK(r.rated);
  REQUIRE(r.seats.size() == 5);
  std::map<std::uint32_t, int> identities;
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(r.seats[i].account == i + 1);
    CHECK(r.seats[i].hero != 0);
    ++identities[r.seats[i].identity];
    CHECK(r.seats[i].camp == static_cast<int>(r.seats[i].identity));
    const auto& winners = s.file.outcome().winners();
    CHECK(r.seats[i].won == (std::find(winners.begin(), winners.end(), i + 1) != winners.end()));
  }
  CHECK(identities[v1::IDENTITY_SENTINEL] == 2);
  CHECK(identities[v1::IDENTITY_SCOURGE] == 2);
  CHECK(identities[v1::IDENTITY_NEUTRAL] == 1);
}

TEST_CASE("sides: teams together, everybody else for himself", "[accounts]") {
  const auto sides = [](const char* mode, int people) {
    const Stored s = played_by(people, 5, true, mode);
    const MatchResult r = result_of(s.records, s.file);
    CHECK(r.counted);
    std::map<int, int> seats;
    for (const SeatResult& seat : r.seats) ++seats[seat.side];
    std::multiset<int> sizes;
    for (const auto& [side, n] : seats) sizes.insert(n);
    for (const SeatResult& one : r.seats)
      for (const SeatResult& other : r.seats)
        if (one.side == other.side) CHECK(one.won == other.won);
    return sizes;
  };
  CHECK(sides("fate2_2v2", 4) == std::multiset<int>{2, 2});
  CHECK(sides("fate2_1v1v1", 3) == std::multiset<int>{1, 1, 1});
  CHECK(sides("fate2_1v1_rotation", 2) == std::multiset<int>{1, 1});
  CHECK(sides("fate2_identity_6a", 6) == std::multiset<int>{1, 1, 2, 2});
}

TEST_CASE("what bots played or decided does not count", "[accounts]") {
  SECTION("a bot sat there from the start") {
    const Stored s = played_by(4, 22);
    CHECK_FALSE(result_of(s.records, s.file).counted);
  }
  SECTION("the players let time and stand-ins answer") {
    const Stored s = played_by(5, 23, false);
    CHECK_FALSE(result_of(s.records, s.file).counted);
  }
  SECTION("a void match") {
    Stored s = played_by(5, 24);
    v1::Record end;
    REQUIRE(end.ParseFromString(s.records.back()));
    end.mutable_end()->set_fault("it broke");
    s.records.back() = end.SerializeAsString();
    CHECK_FALSE(result_of(s.records, s.file).counted);
  }
  SECTION("one account and its guests") {
    Stored s = played_by(5, 25);
    v1::Record start;
    REQUIRE(start.ParseFromString(s.records.front()));
    for (int i = 1; i < 5; ++i) start.mutable_start()->mutable_seats(i)->set_account(0);
    s.records.front() = start.SerializeAsString();
    const MatchResult r = result_of(s.records, s.file);
    CHECK(r.counted);
    CHECK_FALSE(r.rated);
  }
  SECTION("rules that are not today's") {
    Stored s = played_by(5, 26);
    s.file.mutable_config()->set_rules("fate0-0");
    const MatchResult r = result_of(s.records, s.file);
    CHECK_FALSE(r.counted);
    CHECK(r.seats[0].hero == 0);
    CHECK(r.seats[0].identity != 0);
  }
}

TEST_CASE("a result counts once, and its players see it", "[accounts]") {
  AccountBench b;
  add_accounts(b, 5);
  const Stored s = played_by(5, 27);
  const MatchResult r = result_of(s.records, s.file);
  REQUIRE(count(b, r));
  const auto ratings = [&] {
    return in_store(b, [&](Sql& sql) {
      std::vector<double> all;
      for (AccountId id = 1; id <= 5; ++id) all.push_back(rows::strength(sql, id, r.mode).rating);
      return all;
    });
  };
  const auto once = ratings();
  for (std::size_t i = 0; i < 5; ++i) CHECK((once[i] > 1500) == r.seats[i].won);
  REQUIRE(count(b, r));
  CHECK(ratings() == once);
  CHECK(b.number("SELECT count(*) FROM played") == 5);
  CHECK(b.number("SELECT sum(seats) FROM camps") == 5);

  const auto profile = in_store(b, [](Sql& sql) { return rows::profile(sql, *rows::account(sql, 1)); });
  CHECK(profile.matches() == 1);
  CHECK(profile.wins() == (r.seats[0].won ? 1u : 0u));
  REQUIRE(profile.ratings_size() == 1);
  CHECK(profile.ratings(0).mode() == r.mode);
  CHECK(profile.ratings(0).matches() == 1);
  REQUIRE(profile.heroes_size() == 1);
  CHECK(profile.heroes(0).id() == r.seats[0].hero);
  CHECK(profile.identities(0).id() == r.seats[0].identity);
  const auto history = in_store(b, [](Sql& sql) { return rows::history(sql, *rows::account(sql, 1), 0); });
  REQUIRE(history.matches_size() == 1);
  CHECK(history.matches(0).match() == "M27");
  CHECK(history.matches(0).rated());
  CHECK((history.matches(0).rating_change() > 0) == r.seats[0].won);
  CHECK_FALSE(history.more());
}

TEST_CASE("an account that is gone meanwhile does not stop the others' result", "[accounts]") {
  AccountBench b;
  add_accounts(b, 4);
  const Stored s = played_by(5, 28);
  REQUIRE(count(b, result_of(s.records, s.file)));
  CHECK(b.number("SELECT count(*) FROM played") == 4);
}

TEST_CASE("pages: twenty matches, fifty players; only the certain ones have a place", "[accounts]") {
  AccountBench b;
  add_accounts(b, 120);
  for (int i = 0; i < 45; ++i)
    b.sql(
        "INSERT INTO played (match, seat, account, mode, hero, identity, won, counted, rated, started_unix_ms,"
        " ended_unix_ms) VALUES ('M" +
        std::to_string(i) + "', 1, 1, 'm', 3, 1, 1, " + std::to_string(i % 2) + ", 0, 0, " + std::to_string(i) + ")");
  for (int i = 1; i <= 120; ++i)
    b.sql("INSERT INTO ratings VALUES (" + std::to_string(i) + ", 'm', " + std::to_string(1000 + i) + ", " +
          std::to_string(i <= 60 ? 80 : 200) + ", 0.06, 10, 5)");
  Client guest(*b.bench);
  guest.hello();
  const auto page = [&](std::uint32_t offset) {
    v1::ClientMessage m;
    m.mutable_get_history()->set_name("p1");
    m.mutable_get_history()->set_offset(offset);
    return guest.ask(m).history();
  };
  CHECK(page(0).matches_size() == 20);
  CHECK(page(0).matches(0).match() == "M44");
  CHECK(page(0).more());
  CHECK(page(40).matches_size() == 5);
  CHECK_FALSE(page(40).more());
  const auto board = [&](std::uint32_t offset) {
    v1::ClientMessage m;
    m.mutable_get_leaderboard()->set_mode("m");
    m.mutable_get_leaderboard()->set_offset(offset);
    return guest.ask(m).leaderboard();
  };
  REQUIRE(board(0).lines_size() == 50);
  CHECK(board(0).lines(0).name() == "P60");
  CHECK(board(0).lines(0).place() == 1);
  REQUIRE(board(50).lines_size() == 10);
  CHECK(board(50).lines(0).place() == 51);
  CHECK(board(0).lines(0).rating().rating() == 1060);
  v1::ClientMessage m;
  m.mutable_get_profile()->set_name("P1");
  CHECK(guest.ask(m).profile().matches() == 22);
  m.mutable_get_profile()->set_name("nobody here");
  CHECK(guest.ask(m).error().code() == E::NO_SUCH_PLAYER);
  m.mutable_get_profile()->set_name("...");
  CHECK(guest.ask(m).error().code() == E::NO_SUCH_PLAYER);
  m.mutable_get_profile()->set_name("");
  CHECK(guest.ask(m).error().code() == E::NOT_LOGGED_IN);
}

TEST_CASE("a quick match is in the history of the account, unrated, also after a crash before its file", "[accounts]") {
  AccountBench b;
  std::string token, match;
  {
    test::Member m(b);
    token = m.welcome.token();
    m.enlist("Mirana");
    const M reply = m.ask(quick());
    REQUIRE(reply.has_room_state());
    match = reply.room_state().room().match();
    CHECK(reply.room_state().room().seats(0).registered());
    CHECK_FALSE(reply.room_state().room().seats(1).registered());
    m.say([](auto& c) { c.mutable_set_stand_in()->set_on(true); });
    for (int i = 0; i < 100'000 && b.bench->stored.empty(); ++i) b.bench->run();
    REQUIRE(b.bench->stored.size() == 1);
  }
  boost::asio::thread_pool worker(1);
  // The server died when the result was stored and the file was not.
  bool filed = false;
  for (const bool crashes : {true, false}) {
    Archivist archivist(*b.store, worker, [&](const auto& records, const v1::MatchFile& file, auto go_on) {
      count_result(*b.accounts, records, file, [&, go_on] {
        filed = true;
        if (!crashes) go_on();
      });
    });
    filed = false;
    archivist.match_stored(match);
    for (int i = 0; i < 10'000 && !filed; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      b.bench->run();
    }
    REQUIRE(filed);
    b.bench->run();
    CHECK(b.number("SELECT count(*) FROM match_files") == (crashes ? 0 : 1));
  }
  worker.join();
  CHECK(b.number("SELECT count(*) FROM played") == 1);
  test::Member m(b, token);
  const auto history = m.say([](auto& c) { c.mutable_get_history(); }).history();
  REQUIRE(history.matches_size() == 1);
  CHECK(history.matches(0).match() == match);
  CHECK_FALSE(history.matches(0).rated());
  CHECK(history.matches(0).names_size() == 5);
  CHECK(history.matches(0).names(0) == "Mirana");
  CHECK(history.matches(0).hero() != 0);
  CHECK(history.matches(0).has_outcome());
  const auto profile = m.say([](auto& c) { c.mutable_get_profile(); }).profile();
  CHECK(profile.name() == "Mirana");
  CHECK(profile.matches() == 0);
  CHECK(profile.ratings_size() == 0);
}

TEST_CASE("who registers in a room keeps room and seat; his seat shows it", "[accounts]") {
  AccountBench b;
  test::Member host(b), other(b);
  v1::ClientMessage create;
  create.mutable_create_room()->mutable_settings()->set_mode("fate2_identity_5");
  const std::string code = host.ask(create).room_state().room().code();
  other.say([&](auto& c) { c.mutable_join_room()->set_code(code); });
  REQUIRE(host.enlist("Mirana").has_account());
  const auto& seat = other.newest(M::kRoomState)->room_state().room().seats(0);
  CHECK(seat.name() == "Mirana");
  CHECK(seat.registered());
  CHECK(seat.host());
  CHECK(host.log_in("Mirana").error().code() == E::ALREADY_IN_ROOM);
  // The same token brings him back to his seat, and so does logging in elsewhere.
  test::Member again(b, host.welcome.token());
  CHECK(again.welcome.room() == code);
  test::Member elsewhere(b);
  const M welcome = elsewhere.log_in("Mirana");
  CHECK(welcome.welcome().room() == code);
  CHECK(elsewhere.newest(M::kRoomState)->room_state().room().my_seat() == 1);
  CHECK(again.link->closed);
  // A rename is seen by everybody.
  elsewhere.say([](auto& c) { c.mutable_rename()->set_name("Lina"); });
  CHECK(other.newest(M::kRoomState)->room_state().room().seats(0).name() == "Lina");
}

TEST_CASE("the rating of an account stands at its seat, in the room's mode", "[accounts]") {
  AccountBench b;
  test::Member host(b);
  host.enlist("Mirana");
  b.sql(
      "INSERT INTO ratings VALUES (1, 'fate2_identity_5', 1612.4, 90, 0.06, 9, 5),"
      " (1, 'fate2_2v2', 1400, 90, 0.06, 9, 5)");
  b.accounts->reload(1);
  b.bench->run();
  v1::ClientMessage create;
  create.mutable_create_room()->mutable_settings()->set_mode("fate2_identity_5");
  CHECK(host.ask(create).room_state().room().seats(0).rating() == 1612);
}

TEST_CASE("blocked words are not shown, muted ones not said", "[accounts]") {
  AccountBench b;
  test::Member one(b), two(b), guest(b);
  one.enlist("Mirana");
  two.enlist("Lina");
  v1::ClientMessage create;
  create.mutable_create_room()->mutable_settings()->set_mode("fate2_identity_5");
  create.mutable_create_room()->mutable_settings()->set_spectators(true);
  const std::string code = one.ask(create).room_state().room().code();
  for (test::Member* m : {&two, &guest}) m->say([&](auto& c) { c.mutable_join_room()->set_code(code); });
  const auto block = [](test::Member& m, const char* name, bool on) {
    return m.say([&](auto& c) {
      c.mutable_block_player()->set_name(name);
      c.mutable_block_player()->set_on(on);
    });
  };
  const auto lines = [](const test::Member& m) {
    int n = 0;
    for (const M& message : m.link->inbox) n += message.chat().lines_size();
    return n;
  };
  const auto chat = [](test::Member& m) { return m.say([](auto& c) { c.mutable_chat()->set_text("hello"); }); };
  CHECK(block(one, "nobody here", true).error().code() == E::NO_SUCH_PLAYER);
  CHECK(block(one, "Mirana", true).error().code() == E::NO_SUCH_PLAYER);
  CHECK(block(guest, "Lina", true).error().code() == E::NOT_LOGGED_IN);
  REQUIRE(block(one, "lina", true).account().blocked_size() == 1);
  CHECK(one.state().blocked(0) == "Lina");
  chat(two);
  CHECK(lines(one) == 0);
  CHECK(lines(two) == 1);
  CHECK(lines(guest) == 1);
  chat(guest);
  CHECK(lines(one) == 1);
  // Nor are they in what is shown of the past.
  test::Member again(b, one.welcome.token());
  CHECK(lines(again) == 1);
  CHECK(block(again, "Lina", false).account().blocked_size() == 0);
  chat(two);
  CHECK(lines(again) == 2);

  b.sql("UPDATE accounts SET muted_until_unix_ms = 9000000000000 WHERE name = 'Lina'");
  b.accounts->reload(2);
  b.bench->run();
  CHECK(chat(two).error().code() == E::MUTED);
  CHECK(lines(again) == 2);
  CHECK(two.state().muted_until_unix_ms() == 9'000'000'000'000);
}

TEST_CASE("after a restart an account finds its seat by any of its sessions", "[accounts]") {
  AccountBench b;
  std::string first, second, code, match;
  {
    test::Member m(b);
    first = m.welcome.token();
    m.enlist("Mirana");
  }
  {
    test::Member m(b);
    second = m.log_in("Mirana").welcome().token();
    const M reply = m.ask(quick());
    code = reply.room_state().room().code();
    match = reply.room_state().room().match();
  }
  const auto records = [&] {
    MatchLog::Records found;
    b.store->read(match, 1, [&](MatchLog::Records r) { found = std::move(r); });
    b.store->flush();
    return found.records;
  };
  v1::Record start;
  REQUIRE(start.ParseFromString(records().front()));
  CHECK(start.start().seats(0).account() == 1);
  CHECK(start.start().seats(1).account() == 0);
  b.restart();
  b.store->take_over(2);
  b.bench->lobby.restore(match, records(), 0);
  b.bench->run();
  test::Member back(b, first);
  CHECK(back.welcome.room() == code);
  CHECK(back.newest(M::kRoomState)->room_state().room().my_seat() == 1);
  CHECK(back.newest(M::kRoomState)->room_state().room().seats(0).registered());
  CHECK(back.state().registered());
}

TEST_CASE("who registered during a match is his account again after a restart", "[accounts]") {
  AccountBench b;
  std::string token, code, match;
  {
    test::Member m(b);
    token = m.welcome.token();
    m.ask(quick());
    const M& running = *m.newest(M::kRoomState);
    code = running.room_state().room().code();
    match = running.room_state().room().match();
    REQUIRE(m.enlist("Mirana").has_account());
  }
  MatchLog::Records found;
  b.store->read(match, 1, [&](MatchLog::Records r) { found = std::move(r); });
  b.restart();
  b.store->take_over(2);
  b.bench->lobby.restore(match, found.records, 0);
  b.bench->run();
  test::Member back(b, token);
  CHECK(back.welcome.name() == "Mirana");
  CHECK(back.welcome.room() == code);
  CHECK(back.state().registered());
  CHECK(back.newest(M::kRoomState)->room_state().room().seats(0).name() == "Mirana");
}
