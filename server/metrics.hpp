// Counters of the whole process, shown at /metrics. Any thread may add.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

#include "server/histogram.hpp"

namespace fate::server {

// Why a connection was ended or not even begun.
enum class Drop : std::uint8_t {
  slow_reader,   // did not read what it was sent
  too_fast,      // went on after being told so
  too_large,     // a frame beyond all measure
  no_hello,      // said nothing
  silent,        // no sign of life, not even to a ping
  bad_frame,     // broke the websocket protocol
  lost,          // the network ended it
  full,          // refused: the server has too many
  address,       // refused: its address has too many
  hasty,         // refused: its address begins too many
  origin,        // refused: another site's page
};
inline constexpr std::size_t drop_causes = 11;
// As it is called in figures: "slow_reader".
const char* name_of(Drop why);

struct Metrics {
  using Counter = std::atomic<std::uint64_t>;
  Counter connections{0}, connections_total{0};
  std::array<Counter, drop_causes> drops{};
  Counter messages_in{0}, messages_out{0}, bytes_in{0}, bytes_out{0}, messages_refused{0};
  Counter too_fast{0};
  Counter queued_messages{0}, queued_bytes{0};   // of all websockets, at the moment
  Counter rooms{0}, guests{0}, matches_running{0}, matches_finished{0}, matches_void{0};
  Counter seats_people{0}, seats_bots{0}, open_questions{0};
  Counter records{0};
  Counter http_requests{0};

  // A choice, from the moment its message was read: until it was committed, and until each of those who are told of it
  // was written it. Of those that people make; and what a message and a step of a room cost.
  Histogram choice_committed{Histogram::seconds()}, choice_delivered{Histogram::seconds()};
  Histogram message_handling{Histogram::seconds()}, room_step{Histogram::seconds()};

  void dropped(Drop why) { ++drops[static_cast<std::size_t>(why)]; }
};

// Counts something that a part of the server has some of, and takes it back when that part goes.
class Share {
 public:
  explicit Share(Metrics::Counter& all) : all_(all) {}
  Share(const Share&) = delete;
  Share& operator=(const Share&) = delete;
  ~Share() { set(0); }
  void set(std::uint64_t mine) {
    if (mine == mine_) return;
    all_ += mine - mine_;
    mine_ = mine;
  }

 private:
  Metrics::Counter& all_;
  std::uint64_t mine_ = 0;
};

// Prometheus text format. `extra` is appended (figures of the store).
std::string prometheus(const Metrics& metrics, const std::string& extra);
// One metric in that format.
std::string prometheus_line(const char* name, const char* type, const char* help, double value);

}  // namespace fate::server
