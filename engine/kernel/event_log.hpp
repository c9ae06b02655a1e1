// Events in order, with the lists they refer to. Lives outside the state of the match: it is output.
#pragma once

#include <span>
#include <vector>

#include "engine/kernel/event.hpp"
#include "engine/kernel/placed.hpp"

namespace fate {

enum class ResolutionKind : std::uint8_t;

// One level of the resolution stack as it is shown.
struct ResolutionRecord {
  ResolutionKind kind{};
  Seat user = no_seat;
  CardType card_type{};
  AbilityId ability{};
  std::int8_t amount = 0;
  bool enhanced = false, cancelled = false, voided = false;
  std::int8_t damage = 0;
  std::uint8_t target_count = 0, card_count = 0;
  Seat targets[max_seats] = {};
  CardId cards[4] = {};
  friend bool operator==(const ResolutionRecord&, const ResolutionRecord&) = default;
};

struct EventLog {
  std::vector<Event> events;
  std::vector<CardId> cards;
  std::vector<PlacedCard> placed;
  std::vector<Status> statuses;
  std::vector<ResolutionRecord> resolutions;

  std::span<const CardId> cards_of(const Event& e) const { return {cards.data() + e.first_card, e.card_count}; }
  void clear() {
    events.clear();
    cards.clear();
    placed.clear();
    statuses.clear();
    resolutions.clear();
  }
};

}  // namespace fate
