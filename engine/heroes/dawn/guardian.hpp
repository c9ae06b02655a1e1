// What guardian descent says of a character: suits at which it recovers, and whether it has done so in this turn
// (R044).
#pragma once

#include "engine/fate/state.hpp"

namespace fate::dawn {

inline constexpr Suit suits[] = {Suit::spade, Suit::heart, Suit::club, Suit::diamond};
inline constexpr std::uint8_t spent_bit = 1;

constexpr std::uint8_t guardian_bit(Suit s) { return static_cast<std::uint8_t>(1u << static_cast<int>(s)); }

inline std::uint8_t guardian_of(const Game& g, Seat s) {
  const Status* st = status_of(g, s, ability(SkillId::guardian_descent));
  return st == nullptr ? std::uint8_t{0} : st->param;
}
inline bool guarded(const Game& g, Seat s, Suit suit) {
  return suit != Suit::none && (guardian_of(g, s) & guardian_bit(suit)) != 0;
}
inline bool guardian_spent(const Game& g, Seat s) { return (guardian_of(g, s) & spent_bit) != 0; }

}  // namespace fate::dawn
