// The last hour of the counters, and who may read it.
#include <vector>

#include "server/admin/metrics_history.hpp"
#include "server/histogram.hpp"
#include "server/store/database.hpp"
#include "tests/server/admin_bench.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;

namespace {

struct History {
  Folder folder;
  Metrics metrics;
  SqliteLog log{std::move(open_database(folder.path()).connection)};
  std::int64_t at = 1'800'000'000'000;
  MetricsHistory history{metrics, log, at};

  void take() { history.take(at += 10'000); }
  v1::AdminMetrics report(std::int64_t since = 0) const { return history.report(since, at + 5'000); }
};

const v1::AdminMetrics::Drops& drops(const v1::AdminMetrics& m, const std::string& cause) {
  for (const auto& d : m.drops())
    if (d.cause() == cause) return d;
  FAIL("no such cause: " << cause);
  return m.drops(0);
}

}  // namespace

TEST_CASE("quantiles lie in the bucket that holds them", "[metrics]") {
  const std::vector<double> bounds{1, 2, 4};
  const auto q = [&](std::vector<std::uint64_t> counts, double share) { return quantile(bounds, counts, share); };
  CHECK(q({0, 0, 0, 0}, 0.5) == 0);
  CHECK(q({10, 0, 0, 0}, 0.5) == Approx(0.5));
  CHECK(q({10, 10, 0, 0}, 0.5) == Approx(1));
  CHECK(q({10, 10, 0, 0}, 0.75) == Approx(1.5));
  CHECK(q({0, 0, 4, 0}, 1) == Approx(4));
  CHECK(q({98, 0, 1, 1}, 0.99) == Approx(4));
  CHECK(q({0, 0, 0, 5}, 0.5) == 4);
  CHECK(q({0, 3, 0, 0}, 0) == Approx(1));
}

TEST_CASE("samples tell how things stood, and what was new since the one before", "[metrics]") {
  History h;
  h.metrics.rooms = 3;
  h.metrics.seats_people = 4;
  h.metrics.messages_in = 100;
  h.metrics.dropped(Drop::silent);
  h.take();
  h.metrics.messages_in = 130;
  h.metrics.rooms = 2;
  h.metrics.choice_delivered.observe(0.003);
  h.take();
  h.metrics.messages_in = 137;
  const auto m = h.report();
  REQUIRE(m.samples_size() == 3);
  CHECK(m.every_ms() == 10'000);
  CHECK(m.samples(0).rooms() == 0);
  CHECK(m.samples(1).rooms() == 3);
  CHECK(m.samples(1).people() == 4);
  CHECK(m.samples(1).messages_in() == 100);
  CHECK(m.samples(1).drops() == 1);
  CHECK(m.samples(1).delays(v1::AdminSample::DELIVERED).p50_ms() == 0);
  CHECK(m.samples(2).rooms() == 2);
  CHECK(m.samples(2).messages_in() == 30);
  CHECK(m.samples(2).drops() == 0);
  CHECK(m.samples(2).span_ms() == 10'000);
  const auto& quantiles = m.samples(2).delays(v1::AdminSample::DELIVERED);
  CHECK(quantiles.p50_ms() > 2.5);
  CHECK(quantiles.p99_ms() <= 5);
  CHECK(m.now().messages_in() == 7);
  CHECK(m.now().span_ms() == 5'000);
  CHECK(m.now().store_well());
  // Whoever has some already is told the rest.
  CHECK(h.report(m.samples(1).unix_ms()).samples_size() == 1);
  CHECK(h.report(h.at).samples_size() == 0);
}

TEST_CASE("an hour is kept, no more, and delays and drops are counted for it and since the start", "[metrics]") {
  History h;
  h.metrics.dropped(Drop::lost);
  h.metrics.choice_committed.observe(0.2);
  for (int i = 0; i < 100; ++i) h.take();
  h.metrics.dropped(Drop::lost);
  h.metrics.dropped(Drop::origin);
  h.metrics.choice_committed.observe(0.0004);
  auto m = h.report();
  CHECK(drops(m, "lost").hour() == 2);
  CHECK(m.drops_size() == static_cast<int>(drop_causes));
  for (int i = 0; i < 300; ++i) h.take();
  m = h.report();
  CHECK(m.samples_size() == 360);
  CHECK(m.samples(0).unix_ms() == h.at - 359 * 10'000);
  CHECK(drops(m, "lost").hour() == 1);
  CHECK(drops(m, "lost").all() == 2);
  CHECK(drops(m, "origin").hour() == 1);
  CHECK(drops(m, "full").all() == 0);
  REQUIRE(m.delays_size() == 3);
  const auto& committed = m.delays(v1::AdminSample::COMMITTED);
  CHECK(committed.what() == v1::AdminSample::COMMITTED);
  REQUIRE(committed.all().counts_size() == committed.bounds_ms_size() + 1);
  CHECK(committed.all().total() == 2);
  CHECK(committed.hour().total() == 1);
  CHECK(committed.hour().quantiles().p99_ms() < 0.5);
  CHECK(committed.all().quantiles().p99_ms() > 100);
  CHECK_FALSE(m.delays(v1::AdminSample::DELIVERED).hour().has_quantiles());
  CHECK(m.ByteSizeLong() < 100'000);
}

TEST_CASE("only admins read the figures", "[admin]") {
  AdminBench b;
  Admin root = Admin::root(b);
  const auto m = root.read<v1::AdminMetrics>("metrics");
  CHECK(m.started_unix_ms() > 0);
  CHECK(m.samples_size() >= 1);
  CHECK(m.delays_size() == 3);
  Player p(b);
  p.hello();
  p.play();
  const auto now = root.read<v1::AdminMetrics>("metrics?since=" + std::to_string(m.samples(0).unix_ms())).now();
  CHECK(now.connections() == 1);
  CHECK(now.rooms() == 1);
  CHECK(now.people() == 1);
  CHECK(now.bots() == 4);
  CHECK(now.commits() > 0);
  CHECK(root.get("metrics?since=x") == 400);
  CHECK(root.get("metrics/more") == 404);
  CHECK(root.post("metrics") == 405);
  appoint(b, root, "Moira", v1::MODERATOR);
  Admin moderator(b, "192.0.2.2");
  REQUIRE(moderator.log_in("Moira", "correct horse") == 200);
  CHECK(moderator.get("rooms") == 200);
  CHECK(moderator.get("metrics") == 403);
  Admin nobody(b, "192.0.2.3");
  CHECK(nobody.get("metrics") == 401);
}
