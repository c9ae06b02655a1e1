// What is printed on the cards.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/catalog/ids.hpp"
#include "engine/kernel/card.hpp"

namespace fate {

enum class CardKind : std::uint8_t { none = 0, basic, magic, ultimate, weapon, armor, monster };

struct CardTypeFacts {
  CardType type;
  SetId set;
  std::string_view id;         // as in the rules; unique within a family
  CardKind kind;
  std::uint8_t range;          // weapons: attack range; 0 = none
  std::uint8_t rage_cost;      // ultimates: rage to pay
  std::uint8_t enhance_cost;   // magic: rage for the enhanced form; 0 = cannot be enhanced
};

struct CardFacts {
  CardType type;
  Suit suit;
  std::uint8_t rank;           // 1 (A) .. 13 (K)
  std::uint8_t copy;           // 1, or 2 for the second card with the same face
};

inline constexpr int card_count = 216;

// Indexed by number; element 0 is "none".
std::span<const CardTypeFacts> all_card_types();
std::span<const CardFacts> all_cards();

inline const CardTypeFacts& facts(CardType t) { return all_card_types()[static_cast<std::size_t>(t)]; }
inline const CardFacts& facts(CardId c) { return all_cards()[static_cast<std::size_t>(c)]; }

inline CardType type_of(CardId c) { return facts(c).type; }
inline Suit suit_of(CardId c) { return facts(c).suit; }
inline Colour colour_of(CardId c) { return colour_of(facts(c).suit); }
inline CardKind kind_of(CardType t) { return facts(t).kind; }
inline CardKind kind_of(CardId c) { return facts(facts(c).type).kind; }

}  // namespace fate
