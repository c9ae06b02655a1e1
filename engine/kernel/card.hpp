// A playing card as any card game knows it: a suit, a rank, a number that names the physical card.
#pragma once

#include <cstdint>

namespace fate {

enum class Suit : std::uint8_t { none = 0, spade = 1, heart = 2, club = 3, diamond = 4 };
enum class Colour : std::uint8_t { none = 0, red = 1, black = 2 };

// Suits decide colours; no suit, no colour (R060).
constexpr Colour colour_of(Suit s) {
  switch (s) {
    case Suit::heart:
    case Suit::diamond: return Colour::red;
    case Suit::spade:
    case Suit::club: return Colour::black;
    case Suit::none: break;
  }
  return Colour::none;
}

// A physical card: its number in the catalogue, 1..255; none = no card.
enum class CardId : std::uint8_t { none = 0 };

constexpr int index(CardId c) { return static_cast<int>(c); }

// The printed suit; the catalogue provides it.
Suit face_suit(CardId c);

// Ids index fixed tables of this size.
inline constexpr int max_cards = 256;

}  // namespace fate
