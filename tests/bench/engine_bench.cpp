// Engine speed on one core. Items are decisions (answers of seats), except for saving, loading and hashing.
#include <benchmark/benchmark.h>

#include "engine/bots/bot.hpp"
#include "engine/bots/sampler.hpp"
#include "engine/match.hpp"
#include "server/wire/updates.hpp"

namespace {

using namespace fate;

std::unique_ptr<Match> five_seats(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < 8; ++i) seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
  MatchConfig config;
  config.mode = ModeId::fate2_identity_5;
  return Match::start(config, seed);
}

// Plays one match at random; `told` sees it after each question. Returns the decisions.
template <class F>
int play(Match& m, bots::Dice& dice, F&& told) {
  int decisions = 0;
  while (!m.over()) {
    const std::uint32_t id = m.question().id;
    for (const Seat s : m.question().waiting()) {
      m.answer(s, id, bots::random_answer(m.question(), s, dice));
      ++decisions;
      if (m.question().id != id) break;
    }
    told(m);
    m.clear_events();
  }
  return decisions;
}

void random_decisions(benchmark::State& state) {
  std::uint64_t number = 0;
  std::int64_t decisions = 0;
  bots::Dice dice{1};
  for (auto _ : state) decisions += play(*five_seats(++number), dice, [](Match&) {});
  state.SetItemsProcessed(decisions);
}
BENCHMARK(random_decisions)->Unit(benchmark::kMicrosecond);

// As a server does it: after every question the stream of each of the five seats is encoded.
void decisions_with_streams(benchmark::State& state) {
  std::uint64_t number = 0;
  std::int64_t decisions = 0;
  std::int64_t bytes = 0;
  bots::Dice dice{1};
  wire::UpdateEncoder encoder;
  const wire::Times times{.remaining_ms = 15'000, .total_ms = 15'000};
  for (auto _ : state) {
    decisions += play(*five_seats(++number), dice, [&](Match& m) {
      for (const wire::Part& part : encoder.update(m, wire::Viewers::all_seats(5), times, true))
        bytes += static_cast<std::int64_t>(part.body.size());
    });
  }
  benchmark::DoNotOptimize(bytes);
  state.SetItemsProcessed(decisions);
}
BENCHMARK(decisions_with_streams)->Unit(benchmark::kMicrosecond);

std::unique_ptr<Match> in_the_middle() {
  auto m = five_seats(42);
  bots::Dice dice{9};
  for (int i = 0; i < 60 && !m->over(); ++i) {
    const Seat s = m->question().waiting().front();
    m->answer(s, m->question().id, bots::random_answer(m->question(), s, dice));
  }
  m->clear_events();
  return m;
}

void save(benchmark::State& state) {
  const auto m = in_the_middle();
  std::vector<std::byte> into;
  for (auto _ : state) {
    m->save(into);
    benchmark::DoNotOptimize(into.data());
  }
  state.counters["bytes"] = static_cast<double>(into.size());
}
BENCHMARK(save);

void load(benchmark::State& state) {
  const auto m = in_the_middle();
  std::vector<std::byte> saved;
  m->save(saved);
  for (auto _ : state) {
    m->load(saved);
    benchmark::ClobberMemory();
  }
}
BENCHMARK(load);

void hash(benchmark::State& state) {
  const auto m = in_the_middle();
  for (auto _ : state) benchmark::DoNotOptimize(m->hash());
}
BENCHMARK(hash);

void normal_bots(benchmark::State& state) {
  std::uint64_t number = 0;
  std::int64_t decisions = 0;
  for (auto _ : state) {
    const auto m = five_seats(++number);
    std::vector<std::unique_ptr<bots::Bot>> players;
    for (std::uint64_t s = 0; s < 5; ++s) players.push_back(bots::make_bot("normal", number * 8 + s));
    while (!m->over()) {
      const std::uint32_t id = m->question().id;
      for (const Seat s : m->question().waiting()) {
        const auto v = view::Viewer::of(s);
        m->answer(s, id, players[s]->answer(view::table(m->game(), v), *view::question(m->game(), v)));
        ++decisions;
        if (m->question().id != id) break;
      }
      m->clear_events();
    }
  }
  state.SetItemsProcessed(decisions);
}
BENCHMARK(normal_bots)->Unit(benchmark::kMillisecond);

}  // namespace
