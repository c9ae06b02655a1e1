#include "server/admin/metrics_history.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace fate::server {
namespace {

using Counts = std::vector<std::uint64_t>;

constexpr double ms_in_second = 1000;

std::uint64_t value(const Metrics::Counter& c) { return c.load(std::memory_order_relaxed); }
std::uint32_t small(std::uint64_t v) { return static_cast<std::uint32_t>(std::min<std::uint64_t>(v, UINT32_MAX)); }

// Counters that are read one after the other may seem to run backwards.
std::uint64_t grown(std::uint64_t now, std::uint64_t before) { return now > before ? now - before : 0; }

Counts grown(const Counts& now, const Counts& before) {
  Counts more = now;
  for (std::size_t i = 0; i < more.size() && i < before.size(); ++i) more[i] = grown(now[i], before[i]);
  return more;
}

std::uint64_t sum(std::span<const std::uint64_t> counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

void put_quantiles(const Histogram& of, const Counts& counts, v1::AdminQuantiles& into) {
  into.set_p50_ms(quantile(of.bounds(), counts, 0.5) * ms_in_second);
  into.set_p95_ms(quantile(of.bounds(), counts, 0.95) * ms_in_second);
  into.set_p99_ms(quantile(of.bounds(), counts, 0.99) * ms_in_second);
}

void put_spread(const Histogram& of, const Counts& counts, v1::AdminMetrics::Spread& into) {
  into.mutable_counts()->Assign(counts.begin(), counts.end());
  into.set_total(sum(counts));
  if (into.total() > 0) put_quantiles(of, counts, *into.mutable_quantiles());
}

}  // namespace

MetricsHistory::MetricsHistory(const Metrics& metrics, const SqliteLog& log, std::int64_t unix_ms)
    : metrics_(metrics), log_(log), started_unix_ms_(unix_ms) {
  Kept first;
  first.sample.set_unix_ms(unix_ms);
  first.totals = totals();
  kept_.push_back(look(unix_ms, first));
}

const Histogram& MetricsHistory::histogram(std::size_t delay) const {
  switch (delay) {
    case v1::AdminSample::DELIVERED: return metrics_.choice_delivered;
    case v1::AdminSample::COMMITTED: return metrics_.choice_committed;
    default: return log_.commit_time();
  }
}

MetricsHistory::Totals MetricsHistory::totals() const {
  Totals t;
  t.messages_in = value(metrics_.messages_in);
  t.messages_out = value(metrics_.messages_out);
  t.refused = value(metrics_.messages_refused);
  t.commits = log_.figures().commits;
  for (std::size_t i = 0; i < drop_causes; ++i) t.drops[i] = value(metrics_.drops[i]);
  for (std::size_t i = 0; i < delays; ++i) t.counts[i] = histogram(i).counts();
  return t;
}

MetricsHistory::Kept MetricsHistory::look(std::int64_t unix_ms, const Kept& before) const {
  Kept now;
  now.totals = totals();
  v1::AdminSample& s = now.sample;
  s.set_unix_ms(unix_ms);
  s.set_rooms(small(value(metrics_.rooms)));
  s.set_matches(small(value(metrics_.matches_running)));
  s.set_people(small(value(metrics_.seats_people)));
  s.set_bots(small(value(metrics_.seats_bots)));
  s.set_connections(small(value(metrics_.connections)));
  s.set_guests(small(value(metrics_.guests)));
  s.set_questions(small(value(metrics_.open_questions)));
  s.set_queued_messages(small(value(metrics_.queued_messages)));
  s.set_queued_bytes(value(metrics_.queued_bytes));
  s.set_store_queued(small(log_.figures().waiting));
  s.set_store_well(log_.well());
  s.set_span_ms(small(static_cast<std::uint64_t>(std::max<std::int64_t>(0, unix_ms - before.sample.unix_ms()))));
  s.set_messages_in(small(grown(now.totals.messages_in, before.totals.messages_in)));
  s.set_messages_out(small(grown(now.totals.messages_out, before.totals.messages_out)));
  s.set_refused(small(grown(now.totals.refused, before.totals.refused)));
  s.set_drops(small(grown(sum(now.totals.drops), sum(before.totals.drops))));
  s.set_commits(small(grown(now.totals.commits, before.totals.commits)));
  for (std::size_t i = 0; i < delays; ++i)
    put_quantiles(histogram(i), grown(now.totals.counts[i], before.totals.counts[i]), *s.add_delays());
  return now;
}

void MetricsHistory::take(std::int64_t unix_ms) {
  const std::lock_guard lock(mutex_);
  kept_.push_back(look(unix_ms, kept_.back()));
  if (kept_.size() > most_samples) kept_.pop_front();
}

v1::AdminMetrics MetricsHistory::report(std::int64_t since_unix_ms, std::int64_t unix_ms) const {
  v1::AdminMetrics m;
  m.set_started_unix_ms(started_unix_ms_);
  m.set_every_ms(small(static_cast<std::uint64_t>(std::chrono::milliseconds(every).count())));
  const std::lock_guard lock(mutex_);
  for (const Kept& kept : kept_)
    if (kept.sample.unix_ms() > since_unix_ms) *m.add_samples() = kept.sample;
  const Kept now = look(unix_ms, kept_.back());
  const Totals& oldest = kept_.front().totals;
  *m.mutable_now() = now.sample;
  for (std::size_t i = 0; i < delays; ++i) {
    v1::AdminMetrics::Delays& d = *m.add_delays();
    d.set_what(static_cast<v1::AdminSample::Delay>(i));
    for (const double bound : histogram(i).bounds()) d.add_bounds_ms(bound * ms_in_second);
    put_spread(histogram(i), grown(now.totals.counts[i], oldest.counts[i]), *d.mutable_hour());
    put_spread(histogram(i), now.totals.counts[i], *d.mutable_all());
  }
  for (std::size_t i = 0; i < drop_causes; ++i) {
    v1::AdminMetrics::Drops& d = *m.add_drops();
    d.set_cause(name_of(static_cast<Drop>(i)));
    d.set_hour(grown(now.totals.drops[i], oldest.drops[i]));
    d.set_all(now.totals.drops[i]);
  }
  return m;
}

HttpReply answer_metrics(const MetricsHistory& history, Ask& ask) {
  if (!ask.who().admin()) return web::error(403, "only admins read it");
  if (ask.post) return web::error(405, "GET");
  if (!ask.path.empty()) return web::error(404, "there is nothing here");
  const std::uint64_t since = std::min<std::uint64_t>(ask.query.number("since", 0), INT64_MAX);
  if (!ask.query.wrong().empty()) return web::error(400, ask.query.wrong());
  return web::json(history.report(static_cast<std::int64_t>(since), Desk::unix_ms()));
}

}  // namespace fate::server
