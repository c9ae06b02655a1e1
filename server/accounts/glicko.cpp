#include "server/accounts/glicko.hpp"

#include <cmath>
#include <numbers>

namespace fate::server {
namespace {

constexpr double scale = 173.7178;
constexpr double precision = 1e-6;
constexpr int most_steps = 100;

double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }
double expected(double mu, double mu_j, double phi_j) { return 1 / (1 + std::exp(-g(phi_j) * (mu - mu_j))); }

// Step 5 of the paper: the new volatility, by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double d = phi * phi + v + e;
    return e * (delta * delta - d) / (2 * d * d) - (x - a) / (glicko_tau * glicko_tau);
  };
  double low = a, high = 0;
  if (delta * delta > phi * phi + v) {
    high = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * glicko_tau) < 0 && k < most_steps) ++k;
    high = a - k * glicko_tau;
  }
  double f_low = f(low), f_high = f(high);
  for (int i = 0; i < most_steps && std::abs(high - low) > precision; ++i) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

double weight(double opponent_deviation) { return g(opponent_deviation / scale); }

Strength after(const Strength& before, std::span<const Duel> duels) {
  const double mu = (before.rating - 1500) / scale, phi = before.deviation / scale;
  double inverse_v = 0, gained = 0;
  for (const Duel& duel : duels) {
    const double mu_j = (duel.rating - 1500) / scale, phi_j = duel.deviation / scale;
    const double e = expected(mu, mu_j, phi_j), says = g(phi_j);
    inverse_v += says * says * e * (1 - e);
    gained += says * (duel.score - e);
  }
  const double v = 1 / inverse_v;
  const double sigma = new_volatility(before.volatility, phi, v, v * gained);
  const double phi_star = std::sqrt(phi * phi + sigma * sigma);
  const double phi_new = 1 / std::sqrt(1 / (phi_star * phi_star) + 1 / v);
  return {(mu + phi_new * phi_new * gained) * scale + 1500, phi_new * scale, sigma};
}

}  // namespace fate::server
