// Finding stored matches, stepping through them, and looking into one that runs.
#include "engine/fate/game.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/admin_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

std::uint32_t found(Admin& admin, const std::string& query) {
  return admin.read<v1::AdminMatchList>("matches?" + query).total();
}

}  // namespace

TEST_CASE("stored matches are found by who played, what and how", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player lyra(bench), guest(bench);
  lyra.hello();
  lyra.enlist("Lyra");
  const std::string first = lyra.play();
  lyra.finish();
  const v1::Welcome welcome = guest.hello();
  const std::string second = guest.play();
  guest.finish();
  bench.until("SELECT count(*) FROM match_files", 2);
  Player third(bench, "198.51.100.8");
  const v1::Welcome now = third.hello();
  const std::string running = third.play();

  const auto list = root.read<v1::AdminMatchList>("matches");
  REQUIRE(list.total() == 3);
  CHECK(list.matches(0).id() == running);
  CHECK(found(root, "id=" + first) == 1);
  CHECK(found(root, "player=lyra") == 1);
  CHECK(found(root, "player=Ly") == 1);
  CHECK(found(root, "player=yra") == 0);
  CHECK(found(root, "player=Lyra&status=void") == 0);
  std::string name = welcome.name();
  std::replace(name.begin(), name.end(), ' ', '+');
  CHECK(found(root, "player=" + name) == 1);
  std::string there = now.name();
  std::replace(there.begin(), there.end(), ' ', '+');
  CHECK(found(root, "player=" + there) == 1);   // running
  CHECK(found(root, "status=finished") == 2);
  CHECK(found(root, "status=running") == 1);
  CHECK(found(root, "mode=fate2_identity_5") == 3);
  CHECK(found(root, "mode=nothing") == 0);
  CHECK(found(root, "rules=" + list.matches(0).rules()) == 3);
  CHECK(found(root, "people=1") == 2);
  CHECK(found(root, "from=" + std::to_string(unix_now() + 1000)) == 0);
  CHECK(found(root, "until=" + std::to_string(unix_now() + 1000)) == 3);
  CHECK(found(root, "from=" + std::to_string(list.matches(2).started_unix_ms()) +
                        "&until=" + std::to_string(list.matches(2).started_unix_ms() + 1)) == 1);
  CHECK(root.get("matches?from=x") == 400);

  const auto one = root.read<v1::AdminMatch>("matches/" + first);
  REQUIRE(one.seats_size() == 5);
  CHECK(one.seats(0).registered());
  CHECK_FALSE(one.seats(0).bot());
  CHECK(one.seats(1).bot());
  CHECK(found(root, "reason=" + std::to_string(one.outcome().reason()) + "&id=" + first) == 1);
  CHECK(found(root, "reason=10") == 0);
  for (int i = 0; i < one.seats_size(); ++i) {
    const v1::AdminSeat& seat = one.seats(i);
    REQUIRE(seat.hero() > 0);
    const std::string hero = "id=" + first + "&hero=" + std::to_string(seat.hero());
    CHECK(found(root, hero) == 1);
    CHECK(found(root, hero + "&won=1") == (seat.won() ? 1 : 0));
    const auto& winners = one.outcome().winners();
    CHECK(seat.won() == (std::count(winners.begin(), winners.end(), static_cast<std::uint32_t>(i + 1)) == 1));
  }
  CHECK(found(root, "player=Lyra&won=" + std::string(one.seats(0).won() ? "1" : "0")) == 1);
  CHECK(found(root, "player=Lyra&won=" + std::string(one.seats(0).won() ? "0" : "1")) == 0);
  CHECK(found(root, "player=Lyra&identity=" + std::to_string(one.seats(0).identity())) == 1);

  // The heroes are those that the match ended with.
  REQUIRE(root.get("matches/" + first + "/file") == 200);
  v1::MatchFile file;
  REQUIRE(wire::parse_match_file(root.reply.body(), file).empty());
  wire::Rerun run(file);
  while (run.step()) {
  }
  for (int i = 0; i < 5; ++i)
    CHECK(static_cast<std::uint32_t>(run.match().game().seats[static_cast<std::size_t>(i)].hero) ==
          one.seats(i).hero());

  const auto page = root.read<v1::AdminMatchList>("matches?limit=1&offset=1");
  CHECK(page.total() == 3);
  REQUIRE(page.matches_size() == 1);
  CHECK(page.matches(0).id() == second);
}

TEST_CASE("matches that were filed before there was an index are found after a start", "[admin]") {
  AdminBench bench;
  {
    Player p(bench);
    p.hello();
    p.play();
    p.finish();
    bench.until("SELECT count(*) FROM match_files", 1);
  }
  const std::int64_t heroes = bench.number("SELECT sum(hero * seat) FROM match_seats");
  bench.server.reset();
  {
    server::OpenedDatabase db = server::open_database(bench.data.path());
    REQUIRE(db.connection.run("DELETE FROM match_seats; DELETE FROM match_results") == SQLITE_OK);
    // More than one step of the filling; one whose file is no longer kept.
    REQUIRE(db.connection.run("INSERT INTO matches SELECT 'COPY' || value, room, mode, rules, status, started_unix_ms,"
                              " ended_unix_ms, epoch, choices, players, outcome, fault FROM matches, json_each('[1,2,3,"
                              "4,5,6,7,8,9]')") == SQLITE_OK);
    REQUIRE(db.connection.run("INSERT INTO match_files SELECT id, x'' FROM matches WHERE id LIKE 'COPY%'") ==
            SQLITE_OK);
  }
  bench.open();
  bench.until("SELECT count(*) FROM match_results", 10);
  CHECK(bench.number("SELECT sum(hero * seat) FROM match_seats") == heroes);
  CHECK(bench.number("SELECT count(*) FROM match_seats WHERE match LIKE 'COPY%' AND bot = 1") == 36);
}

TEST_CASE("the steps of a match say what was asked, what else could be done and what came of it", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player p(bench);
  p.hello();
  const std::string id = p.play();
  p.finish();
  bench.until("SELECT count(*) FROM match_files", 1);
  const auto steps = root.read<v1::AdminSteps>("matches/" + id + "/steps?from=1&count=100");
  CHECK_FALSE(steps.running());
  CHECK(steps.opening_size() > 0);
  REQUIRE(steps.list_size() == std::min<int>(100, static_cast<int>(steps.steps())));
  int with_events = 0;
  for (const auto& step : steps.list()) {
    CHECK(step.choice().seat() >= 1);
    CHECK(step.choice().unix_ms() > 0);
    CHECK(step.ways() > 0);
    CHECK(std::count(step.asked().begin(), step.asked().end(), step.choice().seat()) == 1);
    with_events += step.events_size() > 0 ? 1 : 0;
  }
  CHECK(with_events > 10);
  const auto later = root.read<v1::AdminSteps>("matches/" + id + "/steps?from=7&count=2");
  REQUIRE(later.list_size() == 2);
  CHECK(later.opening_size() == 0);
  CHECK(to_json(later.list(0)) == to_json(steps.list(6)));
  CHECK(root.read<v1::AdminSteps>("matches/" + id + "/steps?count=5000").list_size() <= 100);

  const auto step = root.read<v1::AdminStep>("matches/" + id + "/steps/7");
  REQUIRE(step.asked_size() == steps.list(6).asked_size());
  CHECK(step.asked(0).mine());
  CHECK(std::equal(step.asked_seats().begin(), step.asked_seats().end(), steps.list(6).asked().begin()));
  CHECK(step.question_seats_size() == step.questions_size());
  CHECK(step.events_size() == steps.list(6).events_size());
  CHECK(root.read<v1::AdminStep>("matches/" + id + "/steps/0").asked_size() == 0);
  CHECK(root.get("matches/" + id + "/steps/" + std::to_string(steps.steps() + 1)) == 404);
  CHECK(root.get("matches/" + id + "/steps?from=x") == 400);
  CHECK(root.get("matches/" + id + "/nothing") == 404);
  CHECK(root.get("matches/NOSUCH/steps/0") == 404);
}

TEST_CASE("only admins look into a running match, and that is written down", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Lyra", v1::MODERATOR);
  Admin lyra(bench, "192.0.2.2");
  REQUIRE(lyra.log_in("Lyra", "correct horse") == 200);
  Player p(bench);
  p.hello();
  const std::string id = p.play();
  bench.until("SELECT count(*) > 1 FROM records", 1);

  CHECK(lyra.read<v1::AdminMatch>("matches/" + id).status() == "running");
  CHECK(lyra.get("matches/" + id + "/steps/0") == 403);
  CHECK(lyra.get("matches/" + id + "/steps?from=1") == 403);
  CHECK(root.audited("open_running") == 0);

  const auto step = root.read<v1::AdminStep>("matches/" + id + "/steps/1");
  CHECK(step.running());
  CHECK(step.state().all_seeing());
  CHECK(step.views_size() == 6);
  CHECK(root.audited("open_running", id) == 1);
  const auto steps = root.read<v1::AdminSteps>("matches/" + id + "/steps");
  CHECK(steps.running());
  CHECK(steps.list(0).choice().unix_ms() > 0);
  CHECK(root.audited("open_running", id) == 1);   // once for each login
  // The seed would tell what is still to come.
  CHECK(root.get("matches/" + id + "/file") == 409);
  Admin again = Admin::root(bench);
  CHECK(again.get("matches/" + id + "/steps/0") == 200);
  CHECK(root.audited("open_running", id) == 2);
}
