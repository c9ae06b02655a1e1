// What happened, written once with everything, together with who may see it. Redaction is the view's work
// (engine/view).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/kernel/card.hpp"
#include "engine/kernel/seats.hpp"

namespace fate {

enum class EventKind : std::uint8_t;      // the family names its kinds
enum class AbilityId : std::uint16_t;
enum class CardType : std::uint8_t;

// Where a card can lie. Numbers as in proto/fate/v1/common.proto.
enum class Zone : std::uint8_t {
  none = 0,
  deck,
  discard_pile,
  processing,
  hand,
  equipment,
  state_area,
  monster_area,
  faith_pile,
  souls,
  set_aside,
  table,
};
struct ZoneRef {
  Zone zone = Zone::none;
  Seat seat = no_seat;
  friend bool operator==(const ZoneRef&, const ZoneRef&) = default;
};

// Fields as documented in proto/fate/v1/event.proto for each kind; unused ones are zero.
struct Event {
  EventKind kind{};
  Seat seat = no_seat;
  Seat other = no_seat;
  CardType card_type{};
  AbilityId ability{};
  bool flag = false;
  bool secret = false;           // only `seen_by` learn that it happened at all
  SeatSet seen_by{0xff};         // who sees the faces of the cards (or a secret event); others see only their number
  std::uint8_t target_count = 0;
  std::uint8_t targets[max_seats] = {};
  ZoneRef from, to;
  std::int16_t amount = 0, value = 0, value2 = 0;
  std::uint16_t card_count = 0;
  std::uint32_t first_card = 0;  // into EventLog::cards
  std::uint32_t extra = 0;       // into EventLog::placed or ::resolutions, by kind
};

}  // namespace fate
