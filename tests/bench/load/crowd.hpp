// All rooms of players, and the clock by which they choose.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "tests/bench/load/party.hpp"

namespace fate::load {

class Crowd {
 public:
  Crowd(const Options& options, const Target& target);

  // Brings every room there, a few at a time. Empty, or why not.
  std::string bring_to(Party::Goal goal);
  // Lets the rooms choose for so long, at the rate of the options.
  void play(double seconds);
  // Hears what comes, and does nothing.
  void rest(double seconds);

  World& world() { return world_; }

 private:
  void choose();

  World world_;
  std::vector<std::unique_ptr<Party>> parties_;
  double owed_ = 0;              // choices that are due
  Clock::time_point chosen_at_;
};

// Runs the loop until `done`, or the time is over: false.
bool run_until(boost::asio::io_context& io, double seconds, const std::function<bool()>& done);

}  // namespace fate::load
