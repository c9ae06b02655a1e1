// Not part of the usual run (server_tests "[.latency]"): from a click to its visible result while 200 bot matches run.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>

#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int bot_matches = 200;
constexpr int clicks = 300;

// Watches bots play, match after match.
void keep_playing(std::uint16_t port, std::atomic<bool>& stop, std::atomic<std::uint64_t>& updates) {
  SocketClient c(port);
  c.hello();
  c.play_quick();
  ask(c, [](auto& m) { m.mutable_set_stand_in()->set_on(true); });
  while (!stop) {
    const auto m = c.next();
    if (!m) return;
    updates += m->has_update();
    if (!finished(*m)) continue;
    ask(c, [](auto& n) { n.mutable_start_match(); });
    c.until_playing();
    ask(c, [](auto& n) { n.mutable_set_stand_in()->set_on(true); });
  }
}

std::vector<double> measure(std::uint16_t port) {
  std::vector<double> ms;
  SocketClient c(port);
  c.hello();
  ask(c, [](auto& m) { m.mutable_quick_match(); });
  Clock::time_point clicked{};
  while (ms.size() < clicks) {
    const auto m = c.next();
    if (!m) break;
    if (finished(*m)) ask(c, [](auto& n) { n.mutable_start_match(); });
    // The events that the click caused: the first update after it.
    if (m->has_update() && clicked != Clock::time_point{}) {
      ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - clicked).count());
      clicked = {};
    }
    const v1::Question* q = question_in(*m);
    if (q == nullptr || !q->mine()) continue;
    v1::ClientMessage answer;
    v1::Answer& a = *answer.mutable_answer()->mutable_answer();
    a.set_question(q->id());
    if (!q->may_pass()) {
      const v1::Action& action = q->actions(0);
      a.set_action(1);
      a.set_number(action.min_number());
      for (std::uint32_t i = 0; i < action.min_cards(); ++i) a.add_cards(action.cards(static_cast<int>(i)));
      for (std::uint32_t i = 0; i < action.min_targets(); ++i) a.add_targets(action.targets(static_cast<int>(i)));
    }
    // Windows shared by several end with the slowest; a click there shows nothing yet.
    if (q->asked_size() == 1) clicked = Clock::now();
    c.say(answer);
  }
  std::sort(ms.begin(), ms.end());
  return ms;
}

}  // namespace

TEST_CASE("from a click to its result among 200 bot matches", "[.latency]") {
  for (const double delay : {1.0, 0.0}) {
    Folder data;
    RunningServer server(data.str(), data.str(), delay);
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> updates{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < bot_matches; ++i) threads.emplace_back([&] { keep_playing(server.port(), stop, updates); });
    std::this_thread::sleep_for(std::chrono::seconds(2));
    const std::uint64_t before = updates;
    const auto start = Clock::now();
    const std::vector<double> ms = measure(server.port());
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf(
        "bot delay %.0f: %zu clicks, median %.2f ms, 95%% %.2f ms, 99%% %.2f ms; %.0f updates a second beside them\n",
        delay, ms.size(), ms[ms.size() / 2], ms[ms.size() * 95 / 100], ms[ms.size() * 99 / 100],
        static_cast<double>(updates - before) / seconds);
    CHECK(ms[ms.size() / 2] < 50);
    stop = true;
    for (auto& t : threads) t.join();
  }
}
