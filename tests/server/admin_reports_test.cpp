// Reports: how players file them, and what moderators make of them.
#include "tests/server/admin_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

v1::ServerMessage report(Player& p, const std::string& match, std::uint32_t choice, std::uint32_t seat,
                         const std::string& text, v1::Report::Cause cause = v1::Report::INSULT) {
  v1::ClientMessage m;
  m.mutable_report()->set_match(match);
  m.mutable_report()->set_choice(choice);
  m.mutable_report()->set_seat(seat);
  m.mutable_report()->set_cause(cause);
  m.mutable_report()->set_text(text);
  p.say(m);
  return p.until([](const auto& s) { return s.has_done() || s.has_error(); });
}

std::string body(bool release, const std::string& resolution = {}) {
  v1::AdminReportAct act;
  act.set_release(release);
  act.set_resolution(resolution);
  return to_json(act);
}

}  // namespace

TEST_CASE("reports are filed with what they are about, and bad ones are refused", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player p(bench), q(bench, "198.51.100.8");
  p.hello();
  p.enlist("Lyra");
  q.hello();
  const std::string match = p.play();
  bench.until("SELECT count(*) >= 5 FROM records", 1);
  CHECK(report(p, match, 3, 2, "  a bot that swears ").has_done());
  CHECK(report(p, "", 0, 0, "the lobby is rude").has_done());
  CHECK(report(q, match, 2, 1, "seen from outside", v1::Report::CHEATING).has_done());
  CHECK(report(q, "NOSUCH", 0, 0, "").error().code() == v1::Error::NO_MATCH);
  CHECK(report(q, match, 0, 6, "").error().code() == v1::Error::NO_SUCH_SEAT);
  CHECK(report(q, "", 0, 1, "").error().code() == v1::Error::NO_MATCH);
  CHECK(report(q, match, 0, 0, std::string(501, 'x')).error().code() == v1::Error::BAD_TEXT);
  CHECK(report(q, match, 0, 0, "  ", v1::Report::OTHER).error().code() == v1::Error::BAD_TEXT);
  CHECK(report(q, match, 0, 0, "two\nlines").error().code() == v1::Error::BAD_TEXT);

  const auto list = root.read<v1::AdminReportList>("reports");
  REQUIRE(list.total() == 3);
  const v1::AdminReport& cheat = list.reports(0);
  CHECK(cheat.about() == "Lyra");
  CHECK(cheat.choice() == 2);
  CHECK(cheat.cause() == v1::Report::CHEATING);
  CHECK_FALSE(cheat.by_registered());
  const v1::AdminReport& first = list.reports(2);
  CHECK(first.by() == "Lyra");
  CHECK(first.by_registered());
  CHECK(first.match() == match);
  CHECK(first.choice() == 3);
  CHECK(first.seat() == 2);
  CHECK_FALSE(first.about().empty());
  CHECK(first.text() == "a bot that swears");
  CHECK(root.read<v1::AdminSession>("session").open_reports() == 3);

  // Without a point it is the moment in which it is said.
  CHECK(report(q, match, 0, 1, "now").has_done());
  CHECK(root.read<v1::AdminReportList>("reports?limit=1").reports(0).choice() > 3);

  // A point behind the end is the end.
  p.finish();
  bench.until("SELECT count(*) FROM match_files", 1);
  CHECK(report(p, match, 1'000'000, 0, "late").has_done());
  const auto stored = root.read<v1::AdminReportList>("reports?limit=1");
  CHECK(stored.reports(0).choice() == root.read<v1::AdminMatch>("matches/" + match).choices());
}

TEST_CASE("nobody floods the moderators", "[admin]") {
  AdminBench bench;
  Player p(bench);
  const v1::Welcome welcome = p.hello();
  for (int i = 0; i < 5; ++i) CHECK(report(p, "", 0, 0, "again").has_done());
  CHECK(report(p, "", 0, 0, "again").error().code() == v1::Error::TOO_FAST);
  // Another connection of the same person wins nothing, nor do many persons behind one address.
  int filed = 0;
  for (int i = 0; i < 5; ++i) {
    Player other(bench);
    other.hello(i == 0 ? welcome.token() : "");
    for (int n = 0; n < 5; ++n) filed += report(other, "", 0, 0, "again").has_done() ? 1 : 0;
  }
  CHECK(filed == 15);
  Player elsewhere(bench, "198.51.100.99");
  elsewhere.hello();
  CHECK(report(elsewhere, "", 0, 0, "mine").has_done());
}

TEST_CASE("a report is taken, given back and resolved", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Lyra", v1::MODERATOR);
  appoint(bench, root, "Vega", v1::MODERATOR);
  Admin lyra(bench, "192.0.2.2"), vega(bench, "192.0.2.3");
  REQUIRE(lyra.log_in("Lyra", "correct horse") == 200);
  REQUIRE(vega.log_in("Vega", "correct horse") == 200);
  Player host(bench), guest(bench, "198.51.100.8");
  host.hello();
  const std::string match = host.play();
  guest.hello();
  CHECK(report(host, match, 1, 1, "myself").has_done());
  CHECK(report(guest, "", 0, 0, "something else").has_done());

  const auto open = lyra.read<v1::AdminReportList>("reports?state=open");
  REQUIRE(open.total() == 2);
  const std::string id = std::to_string(open.reports(1).id());
  // Addresses are for admins.
  CHECK(open.reports(1).address().empty());
  CHECK(root.read<v1::AdminReport>("reports/" + id).address() == "198.51.100.7");

  CHECK(lyra.post("reports/" + id + "/assign", body(false)) == 200);
  CHECK(lyra.read<v1::AdminReportList>("reports?state=mine").total() == 1);
  CHECK(vega.read<v1::AdminReportList>("reports?state=mine").total() == 0);
  CHECK(vega.post("reports/" + id + "/assign", body(false)) == 409);
  CHECK(vega.post("reports/" + id + "/assign", body(true)) == 409);
  CHECK(root.post("reports/" + id + "/assign", body(true)) == 200);
  CHECK(vega.post("reports/" + id + "/assign", body(false)) == 200);
  CHECK(vega.post("reports/" + id + "/resolve", body(false)) == 400);
  CHECK(vega.post("reports/" + id + "/resolve", body(false, "talked to him")) == 200);
  CHECK(vega.post("reports/" + id + "/resolve", body(false, "again")) == 409);
  CHECK(vega.post("reports/" + id + "/assign", body(false)) == 409);
  const auto closed = root.read<v1::AdminReportList>("reports?state=closed");
  REQUIRE(closed.total() == 1);
  CHECK(closed.reports(0).resolution() == "talked to him");
  CHECK(closed.reports(0).closed_by() == "Vega");
  CHECK(closed.reports(0).address().empty());     // forgotten
  CHECK(root.read<v1::AdminReportList>("reports?state=all").total() == 2);
  CHECK(root.read<v1::AdminReportList>("reports").total() == 1);
  CHECK(root.audited("report_resolve", "report+" + id) == 1);
  CHECK(root.audited("report_assign", "report+" + id) == 2);
  CHECK(root.audited("report_release", "report+" + id) == 1);
  CHECK(vega.get("reports/999") == 404);
  CHECK(vega.post("reports/" + id + "/nothing", body(false)) == 404);
  CHECK(vega.get("reports/" + id + "/assign") == 405);
}
