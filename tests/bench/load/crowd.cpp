#include "tests/bench/load/crowd.hpp"

#include <algorithm>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

namespace fate::load {
namespace {

constexpr std::size_t at_once = 32;            // rooms on their way to a goal
constexpr auto beat = std::chrono::milliseconds(1);
constexpr auto look_again = std::chrono::milliseconds(2);
// What could not be chosen in time is not made up for by a burst longer than this.
constexpr double most_owed_seconds = 0.02;

}  // namespace

bool run_until(boost::asio::io_context& io, double seconds, const std::function<bool()>& done) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  while (!done()) {
    if (Clock::now() >= end) return false;
    io.restart();
    io.run_for(look_again);
  }
  return true;
}

Crowd::Crowd(const Options& options, const Target& target) : world_(options, target) {
  for (std::uint32_t i = 0; i < options.rooms; ++i) parties_.push_back(std::make_unique<Party>(world_, i));
}

std::string Crowd::bring_to(Party::Goal goal) {
  std::size_t first = 0, next = 0;             // rooms before `first` are there
  const bool came = run_until(world_.io, world_.options.most_wait_seconds, [&] {
    while (first < next && parties_[first]->reached(goal)) ++first;
    while (next < parties_.size() && next < first + at_once) parties_[next++]->aim(goal);
    return first == parties_.size() || !world_.failure.empty();
  });
  if (!world_.failure.empty()) return world_.failure;
  return came ? ""
              : "room " + std::to_string(first + 1) + " of " + std::to_string(parties_.size()) + " did not get ready";
}

void Crowd::choose() {
  const auto now = Clock::now();
  owed_ += std::chrono::duration<double>(now - chosen_at_).count() * world_.options.rate;
  owed_ = std::min(owed_, std::max(1.0, world_.options.rate * most_owed_seconds));
  chosen_at_ = now;
  while (owed_ >= 1 && !world_.turns.empty()) {
    const World::Turn turn = world_.turns.front();
    world_.turns.pop_front();
    const std::uint64_t before = world_.tally.sent;
    turn.player->take_turn(turn.question);
    owed_ -= static_cast<double>(world_.tally.sent - before);  // nothing if the question has closed meanwhile
  }
}

void Crowd::play(double seconds) {
  chosen_at_ = Clock::now();
  boost::asio::steady_timer timer(world_.io);
  auto due = Clock::now();
  std::function<void(const boost::system::error_code&)> on_beat = [&](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    choose();
    due = std::max(due + beat, Clock::now());
    timer.expires_at(due);
    timer.async_wait(on_beat);
  };
  timer.expires_at(due);
  timer.async_wait(on_beat);
  run_until(world_.io, seconds, [this] { return !world_.failure.empty(); });
  timer.cancel();
  world_.io.restart();
  world_.io.poll();
}

void Crowd::rest(double seconds) {
  run_until(world_.io, seconds, [this] { return !world_.failure.empty(); });
}

}  // namespace fate::load
