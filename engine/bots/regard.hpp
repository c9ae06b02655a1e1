// How well a seat wishes every other one: the whole of its strategy in one number for each seat.
#pragma once

#include "engine/bots/beliefs.hpp"

namespace fate::bots {

// What a seat plays for where that cannot be said by liking some seats and disliking others.
enum class Aim : std::uint8_t {
  sides,        // friends up, enemies down
  low_hp,       // summoner of death: everybody else alive at 2 hp or less
  odd_rage,     // paranoid mathematician: everybody's rage odd
};

struct Regards {
  Aim aim = Aim::sides;
  // -100 an enemy to kill .. 100 (the seat itself); dead seats count 0.
  std::int8_t of[max_seats] = {};
};

Regards regards(const view::TableView&, const Beliefs&, const Memory&);

inline constexpr int friend_regard = 40;      // from here on: surely not an enemy

}  // namespace fate::bots
