// A set of physical cards.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/kernel/card.hpp"

namespace fate {

struct CardSet {
  std::uint64_t words[4] = {};

  bool has(CardId c) const { return (words[index(c) >> 6] >> (index(c) & 63) & 1u) != 0; }
  void add(CardId c) { words[index(c) >> 6] |= std::uint64_t{1} << (index(c) & 63); }
  void remove(CardId c) { words[index(c) >> 6] &= ~(std::uint64_t{1} << (index(c) & 63)); }
  bool empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
  int size() const {
    return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) + std::popcount(words[3]);
  }
  // Ascending numbers.
  template <class F>
  void each(F&& f) const {
    for (int w = 0; w < 4; ++w)
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1)
        f(static_cast<CardId>(w * 64 + std::countr_zero(rest)));
  }
  friend bool operator==(const CardSet&, const CardSet&) = default;
};

}  // namespace fate
