// Statistics of a player: by mode, hero and identity; how a rating went; form and lengths. Only matches that count.
#include <algorithm>
#include <set>

#include "server/accounts/names.hpp"
#include "server/accounts/result_rows.hpp"
#include "server/accounts/statistics.hpp"
#include "server/store/migrations.hpp"
#include "tests/server/account_bench.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;

namespace {

constexpr std::int64_t minute = 60'000;

struct Two : AccountBench {
  Two() {
    for (const std::string name : {"Lyra", "Orin"})
      sql("INSERT INTO accounts (name, name_key, password, created_unix_ms) VALUES ('" + name + "', '" +
          skeleton(name) + "', '', 7)");
  }
  // A match of both, which lasted `minutes` and which Lyra has won or lost.
  void play(const std::string& mode, bool won, std::uint32_t hero, std::uint32_t identity, std::int64_t minutes,
            bool counted = true, bool rated = true) {
    MatchResult r;
    r.match = "M" + std::to_string(++matches);
    r.mode = mode;
    r.ended_unix_ms = at += minutes * minute + 1;
    r.started_unix_ms = at - minutes * minute;
    r.counted = counted;
    r.rated = counted && rated;
    r.seats = {{.account = 1, .hero = hero, .identity = identity, .won = won, .side = 0},
               {.account = 2, .hero = 9, .identity = 3, .won = !won, .side = 1}};
    in_store(*this, [&](Sql& sql) { return rows::count(sql, r).size(); });
  }
  v1::Profile profile(const std::string& mode = {}, AccountId id = 1) {
    return in_store(*this, [&](Sql& sql) { return rows::profile(sql, *rows::account(sql, id), mode); });
  }
  int matches = 0;
  std::int64_t at = 1'800'000'000'000;
};

// "3:2/1 5:1/0": id 3 with two matches, one of them won.
template <class List>
std::string text_of(const List& tallies) {
  std::string out;
  for (const auto& t : tallies)
    out += (out.empty() ? "" : " ") + std::to_string(t.id()) + ":" + std::to_string(t.matches()) + "/" +
           std::to_string(t.wins());
  return out;
}

}  // namespace

TEST_CASE("statistics are of one mode or of all, and of matches that count only", "[accounts]") {
  Two b;
  b.play("a", true, 3, 1, 10);
  b.play("a", false, 3, 2, 20);
  b.play("a", true, 5, 1, 30);
  b.play("b", true, 3, 0, 5);
  b.play("a", true, 3, 1, 40, false);
  const auto all = b.profile();
  CHECK(all.mode().empty());
  CHECK(all.created_unix_ms() == 7);
  CHECK(all.matches() == 4);
  CHECK(all.wins() == 3);
  CHECK(text_of(all.heroes()) == "3:3/2 5:1/1");
  CHECK(text_of(all.identities()) == "1:2/2 2:1/0");
  REQUIRE(all.modes_size() == 2);
  CHECK(all.modes(0).mode() == "a");
  CHECK(all.modes(0).matches() == 3);
  CHECK(all.modes(0).wins() == 2);
  CHECK(all.ratings_size() == 2);
  CHECK(all.courses_size() == 2);

  const auto one = b.profile("a");
  CHECK(one.mode() == "a");
  CHECK(one.matches() == 3);
  CHECK(one.wins() == 2);
  CHECK(text_of(one.heroes()) == "3:2/1 5:1/1");
  CHECK(text_of(one.identities()) == "1:2/2 2:1/0");
  CHECK(one.modes_size() == 2);
  CHECK(one.ratings_size() == 2);
  REQUIRE(one.courses_size() == 1);
  CHECK(one.courses(0).mode() == "a");

  const auto none = b.profile("never heard of' OR 1=1 --");
  CHECK(none.matches() == 0);
  CHECK(none.modes_size() == 2);
  CHECK(none.heroes_size() + none.identities_size() + none.courses_size() + none.form_size() + none.lengths_size() ==
        0);
  CHECK(text_of(b.profile("a", 2).heroes()) == "9:3/1");
}

TEST_CASE("the course of a rating: where it began, and after each rated match with its uncertainty", "[accounts]") {
  Two b;
  b.play("a", true, 3, 1, 1);
  b.play("a", true, 3, 1, 1, true, false);
  b.play("a", false, 3, 1, 1);
  const auto p = b.profile("a");
  REQUIRE(p.courses_size() == 1);
  const auto& course = p.courses(0);
  CHECK(course.start() == 1500);
  REQUIRE(course.points_size() == 2);
  CHECK(course.points(0).rating() > 1500);
  CHECK(course.points(0).won());
  CHECK(course.points(0).deviation() < 350);
  CHECK(course.points(1).rating() < course.points(0).rating());
  CHECK(course.points(1).deviation() < course.points(0).deviation());
  CHECK(course.points(1).rating() == p.ratings(0).rating());
  CHECK(course.points(1).deviation() == p.ratings(0).deviation());
  CHECK(course.points(0).unix_ms() < course.points(1).unix_ms());
}

TEST_CASE("a course holds the newest matches only", "[accounts]") {
  Two b;
  const auto insert = [&](int from, int to, const char* mode) {
    for (int i = from; i < to; ++i)
      b.sql(
          "INSERT INTO played (match, seat, account, mode, hero, identity, won, counted, rated, rating_before,"
          " rating_after, deviation_after, started_unix_ms, ended_unix_ms) VALUES ('" +
          std::string(mode) + std::to_string(i) + "', 1, 1, '" + mode + "', 3, 1, 1, 1, 1, " + std::to_string(i) +
          ", " + std::to_string(i + 1) + ", 50, 0, " + std::to_string(i) + ")");
  };
  insert(0, 205, "a");
  insert(0, 3, "b");
  const auto one = b.profile("a");
  REQUIRE(one.courses_size() == 1);
  CHECK(one.courses(0).points_size() == 200);
  CHECK(one.courses(0).start() == 5);
  CHECK(one.courses(0).points(199).rating() == 205);
  const auto all = b.profile();
  REQUIRE(all.courses_size() == 2);
  CHECK(all.courses(0).points_size() == 40);
  CHECK(all.courses(0).start() == 165);
  CHECK(all.courses(1).points_size() == 3);
}

TEST_CASE("form is the last twenty, newest first; lengths are counted by minutes", "[accounts]") {
  Two b;
  for (int i = 0; i < 22; ++i) b.play(i % 2 == 0 ? "a" : "b", i % 3 == 0, 3, 1, i < 20 ? 10 : 10'000);
  b.play("a", true, 4, 1, 3, false);
  const auto p = b.profile();
  REQUIRE(p.form_size() == 20);
  CHECK(p.form(0).match() == "M22");
  CHECK(p.form(0).won());
  CHECK(p.form(0).hero() == 3);
  CHECK(p.form(0).mode() == "b");
  CHECK_FALSE(p.form(1).won());
  REQUIRE(p.lengths_size() == 2);
  CHECK(p.lengths(0).minutes() == 10);
  CHECK(p.lengths(0).matches() == 20);
  CHECK(p.lengths(1).minutes() == 240);
  CHECK(p.lengths(1).matches() == 2);
  CHECK(b.profile("b").form_size() == 11);
}

TEST_CASE("a new player has nothing, and everything asked for by message is of one mode", "[accounts]") {
  Two b;
  b.play("a", true, 3, 1, 10);
  b.play("b", true, 4, 1, 10);
  Client guest(*b.bench);
  guest.hello();
  const auto ask = [&](const std::string& name, const std::string& mode) {
    v1::ClientMessage m;
    m.mutable_get_profile()->set_name(name);
    m.mutable_get_profile()->set_mode(mode);
    return guest.ask(m).profile();
  };
  CHECK(ask("lyra", "b").matches() == 1);
  CHECK(text_of(ask("lyra", "b").heroes()) == "4:1/1");
  CHECK(ask("lyra", "").matches() == 2);
  v1::ClientMessage m;
  m.mutable_get_history()->set_name("Lyra");
  CHECK(guest.ask(m).history().matches_size() == 2);
  m.mutable_get_history()->set_mode("a");
  const auto history = guest.ask(m).history();
  REQUIRE(history.matches_size() == 1);
  CHECK(history.matches(0).hero() == 3);
  b.sql("INSERT INTO accounts (name, name_key, password, created_unix_ms) VALUES ('Nobu', '" + skeleton("Nobu") +
        "', '', 0)");
  const auto fresh = ask("Nobu", "");
  CHECK(fresh.name() == "Nobu");
  CHECK(fresh.matches() == 0);
  CHECK(fresh.modes_size() + fresh.ratings_size() + fresh.courses_size() + fresh.form_size() == 0);
}

TEST_CASE("ratings from before deviations were kept have a course without them", "[accounts]") {
  Folder folder;
  {
    OpenedDatabase db = open_database(folder.path());
    REQUIRE(db.error.empty());
    Connection& c = db.connection;
    // As the third version left it.
    REQUIRE(c.run("ALTER TABLE played DROP COLUMN deviation_after; PRAGMA user_version = 3;"
                  "INSERT INTO accounts (name, name_key, password, created_unix_ms) VALUES ('Lyra', 'lyra', '', 0);"
                  "INSERT INTO played (match, seat, account, mode, hero, identity, won, counted, rated, rating_before,"
                  " rating_after, started_unix_ms, ended_unix_ms) VALUES ('M', 1, 1, 'a', 3, 1, 1, 1, 1, 1500, 1600,"
                  " 0, 60000)") == SQLITE_OK);
  }
  OpenedDatabase db = open_database(folder.path());
  REQUIRE(db.error.empty());
  CHECK(db.connection.number("PRAGMA user_version") == migrations().back().version);
  Sql sql(db.connection);
  const auto p = rows::profile(sql, *rows::account(sql, 1));
  REQUIRE(sql.ok());
  REQUIRE(p.courses_size() == 1);
  CHECK(p.courses(0).points(0).rating() == 1600);
  CHECK(p.courses(0).points(0).deviation() == 0);
}
