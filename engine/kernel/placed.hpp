// A card that lies open or face down in front of a seat, outside its hand; and a lasting property of a seat.
#pragma once

#include <cstdint>

#include "engine/kernel/event.hpp"

namespace fate {

struct PlacedCard {
  CardId card = CardId::none;    // none: a status or debt without a card
  Zone zone = Zone::none;        // equipment, state_area, monster_area, faith_pile, souls, set_aside, table
  Seat seat = no_seat;           // in front of whom
  Seat owner = no_seat;          // who laid it
  AbilityId ability{};           // why it lies there; equipment: none
  bool face_down = false;
  bool turned = false;           // equipment lying sideways
  bool lasting = false;          // state area: exempt from the state judgment and the end of the turn (R037)
  SeatSet known_to = {};            // face down: who has seen the face (R078)
  friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

// Face-down cards that lie alike, as somebody sees them who does not know their faces. They lie together, a new one
// behind the others, so that it cannot be told which of them leaves.
constexpr bool lie_alike(const PlacedCard& a, const PlacedCard& b) {
  return a.face_down && b.face_down && a.zone == b.zone && a.seat == b.seat && a.ability == b.ability;
}

struct Status {
  AbilityId ability{};
  Seat owner = no_seat;
  std::uint8_t param = 0;
  friend bool operator==(const Status&, const Status&) = default;
};

}  // namespace fate
