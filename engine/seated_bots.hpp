// A bot behind every seat of a match. The bots stay what they are, players that see views: this is who cuts the views
// for them.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/bots/bot.hpp"
#include "engine/match.hpp"

namespace fate {

class SeatedBots {
 public:
  // `level` as for bots::make_bot, which must know it. `seed` is called once for each possible seat.
  SeatedBots(std::string_view level, const std::function<std::uint64_t()>& seed);

  // Tells every bot what its seat learns from match.events(). To be called before they are cleared.
  void saw(const Match& match);
  // For a seat that is waited for. An illegal answer is a fault of the bot: the match refuses it.
  Answer answer(const Match& match, Seat seat);

 private:
  std::array<std::unique_ptr<bots::Bot>, max_seats> bots_;
};

}  // namespace fate
