// A uniformly careless player: any legal answer. For load, fuzzing and the random bot.
#pragma once

#include <cstdint>

#include "engine/kernel/question.hpp"

namespace fate::bots {

// Small and fast; not for anything that must be secret.
struct Dice {
  std::uint64_t state;
  std::uint32_t next() {
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 32);
  }
  // In 0..n-1; n >= 1.
  int below(int n) { return static_cast<int>(std::uint64_t{next()} * static_cast<std::uint32_t>(n) >> 32); }
};

// Fills in a legal choice of cards, targets and number for the action.
void choose_within(const Action&, Dice&, Answer&);
// A legal answer of that seat; passes about as often as it takes any one action.
Answer random_answer(const Question&, Seat, Dice&);

}  // namespace fate::bots
