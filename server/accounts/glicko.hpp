// Glicko-2, as published: Mark E. Glickman, "Example of the Glicko-2 system" (2013), http://www.glicko.net/glicko.html.
// Pure arithmetic.
#pragma once

#include <span>

namespace fate::server {

struct Strength {
  double rating = 1500, deviation = 350, volatility = 0.06;
};

struct Duel {
  double rating = 1500, deviation = 350;  // of the opponent
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

inline constexpr double glicko_tau = 0.5;  // how fast the volatility may change

// After the duels of one rating period, one at least.
Strength after(const Strength& before, std::span<const Duel> duels);

// How much a difference in rating still says when the opponent is so uncertain: the paper's g, 0..1.
double weight(double opponent_deviation);

}  // namespace fate::server
