// Response windows through real sockets: how long they last and what is sent in them, with a dispel in hand and
// without.
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>

#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

using Clock = std::chrono::steady_clock;

struct Sample {
  bool able = false;
  double ms = 0;
  int messages = 0;  // between opening and end
};

constexpr int players = 12;
constexpr std::size_t enough = 60;  // of each kind
constexpr auto longest = std::chrono::seconds(60);

v1::ClientMessage room_with_short_windows() {
  v1::ClientMessage m;
  v1::RoomSettings& s = *m.mutable_create_room()->mutable_settings();
  s.set_mode("fate2_identity_4");
  s.set_window_seconds(1);
  return m;
}

// Somebody at a table with bots who answers everything at once, but lets every dispel window run out.
void sit_and_wait(std::uint16_t port, std::vector<Sample>& samples, std::mutex& mutex, std::atomic<bool>& stop) {
  SocketClient c(port);
  c.hello();
  c.say(room_with_short_windows());
  v1::ClientMessage bot, start;
  bot.mutable_add_bot();
  start.mutable_start_match();
  for (int i = 0; i < 3; ++i) c.say(bot);
  c.say(start);
  Sample open;
  std::uint32_t window = 0;
  Clock::time_point opened;
  while (!stop) {
    const auto m = c.next();
    if (!m) return;
    if (m->has_room_state() && m->room_state().room().stage() == v1::Room::FINISHED) c.say(start);
    const v1::Question* q = question_in(*m);
    if (window != 0 && m->has_update()) {
      open.ms = std::chrono::duration<double, std::milli>(Clock::now() - opened).count();
      const std::lock_guard lock(mutex);
      samples.push_back(open);
      window = 0;
    } else if (window != 0) {
      ++open.messages;
    }
    if (q == nullptr || !q->mine()) continue;
    if (q->kind() != v1::Question::DISPEL || q->asked_size() < 2) {
      c.say(simple_answer(*q));
      continue;
    }
    window = q->id();
    opened = Clock::now();
    open = {q->actions_size() > 0, 0, 0};
  }
}

}  // namespace

TEST_CASE("how long a window lasts and what is sent in it does not tell who could answer", "[socket][slow]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  std::vector<Sample> samples;
  std::mutex mutex;
  std::atomic<bool> stop{false};
  std::vector<std::thread> threads;
  for (int i = 0; i < players; ++i) threads.emplace_back([&] { sit_and_wait(server.port(), samples, mutex, stop); });
  std::vector<double> ms[2];
  for (const auto begin = Clock::now(); Clock::now() - begin < longest;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    const std::lock_guard lock(mutex);
    std::size_t count[2] = {};
    for (const Sample& s : samples) ++count[s.able];
    if (count[0] >= enough && count[1] >= enough) break;
  }
  stop = true;
  for (std::thread& t : threads) t.join();
  double sum[2] = {}, squares[2] = {};
  for (const Sample& s : samples) {
    CHECK(s.messages == 0);
    ms[s.able].push_back(s.ms);
    sum[s.able] += s.ms;
    squares[s.able] += s.ms * s.ms;
  }
  double mean[2] = {}, error = 0;
  for (const int able : {0, 1}) {
    const auto n = static_cast<double>(ms[able].size());
    REQUIRE(n >= 20);
    mean[able] = sum[able] / n;
    error += (squares[able] / n - mean[able] * mean[able]) / n;
    CHECK(*std::min_element(ms[able].begin(), ms[able].end()) > 800);
  }
  INFO("able " << mean[1] << " ms of " << ms[1].size() << ", not able " << mean[0] << " ms of " << ms[0].size());
  CHECK(std::abs(mean[0] - mean[1]) < 5 * std::sqrt(error) + 2);
}
