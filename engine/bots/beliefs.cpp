#include "engine/bots/beliefs.hpp"

#include <algorithm>

#include "engine/catalog/mode_facts.hpp"

namespace fate::bots {
namespace {

constexpr int most_deals = 1680;       // 8 seats, 3 + 3 + 2: 560; room for odd modes
constexpr int steps_per_bit = 8;       // scores are eighths of a bit
constexpr int most_bits = 16;

struct Deals {
  int seats = 0;
  Seat unknown[max_seats];
  int unknown_count = 0;
  int left[4] = {};                    // identities still to deal, by number
  // 1 sentinel, -1 scourge, 0 neutral or not dealt yet.
  int side[max_seats] = {};
  int harm[max_seats][max_seats] = {}; // between two seats, both ways

  struct Deal {
    int score;
    std::uint32_t packed;              // two bits for each unknown seat
  };
  FixedVec<Deal, most_deals> deals;
  int best = 0;

  int harm_among_enemies(Seat) const;
  void deal_from(int index, std::uint32_t packed, int score);
};

int side_of(Identity i) { return i == Identity::sentinel ? 1 : i == Identity::scourge ? -1 : 0; }

// Of one seat with all that are dealt: harm between friends counts against it.
int Deals::harm_among_enemies(Seat s) const {
  int sum = 0;
  for (int i = 0; i < seats; ++i) sum += side[i] * harm[s][i];
  return -side[s] * sum;
}

void Deals::deal_from(int index, std::uint32_t packed, int score) {
  if (index == unknown_count) {
    if (deals.full()) return;
    best = deals.empty() ? score : std::max(best, score);
    deals.push_back({score, packed});
    return;
  }
  const Seat s = unknown[index];
  for (int i = 1; i <= 3; ++i) {
    if (left[i] == 0) continue;
    --left[i];
    side[s] = side_of(static_cast<Identity>(i));
    deal_from(index + 1, packed | static_cast<std::uint32_t>(i) << (2 * index), score + harm_among_enemies(s));
    side[s] = 0;
    ++left[i];
  }
}

// 2^(score/8), in fixed point.
std::uint64_t weight(int score_below_best) {
  static constexpr std::uint16_t fraction[steps_per_bit] = {256, 279, 304, 332, 362, 395, 431, 470};
  const int steps = score_below_best + most_bits * steps_per_bit;
  if (steps < 0) return 0;
  return std::uint64_t{fraction[steps % steps_per_bit]} << (steps / steps_per_bit);
}

void count_identities(const view::TableView& t, Deals& d) {
  const ModeFacts& mode = facts(t.mode);
  d.seats = t.seat_count;
  d.left[static_cast<int>(Identity::sentinel)] = mode.sentinel;
  d.left[static_cast<int>(Identity::scourge)] = mode.scourge;
  d.left[static_cast<int>(Identity::neutral)] = mode.neutral;
  for (int i = 0; i < t.seat_count; ++i) {
    const Identity known = t.seats[i].identity;
    d.side[i] = side_of(known);
    if (known == Identity::unknown)
      d.unknown[d.unknown_count++] = static_cast<Seat>(i);
    else
      d.left[static_cast<int>(known)] = std::max(0, d.left[static_cast<int>(known)] - 1);
  }
}

// What the viewer did itself tells it nothing.
void collect_harm(const view::TableView& t, const Memory& memory, Deals& d) {
  for (int a = 0; a < t.seat_count; ++a) {
    if (a == t.viewer.seat) continue;
    for (int b = 0; b < t.seat_count; ++b) {
      const int points = memory.harm(static_cast<Seat>(a), static_cast<Seat>(b));
      const bool knows = b == (a + 1) % t.seat_count || t.seats[b].identity_public;
      d.harm[a][b] += knows ? 2 * points : points;
      d.harm[b][a] += knows ? 2 * points : points;
    }
  }
}

}  // namespace

Beliefs believe(const view::TableView& t, const Memory& memory) {
  Beliefs out;
  if (!facts(t.mode).identities) return out;
  Deals d;
  count_identities(t, d);
  for (int i = 0; i < t.seat_count; ++i)
    if (t.seats[i].identity != Identity::unknown) out.chance[i][static_cast<int>(t.seats[i].identity)] = 100;
  if (d.unknown_count == 0) return out;
  collect_harm(t, memory, d);
  d.deal_from(0, 0, 0);
  std::uint64_t all = 0;
  std::uint64_t sums[max_seats][4] = {};
  for (const Deals::Deal& deal : d.deals) {
    const std::uint64_t w = weight(deal.score - d.best);
    all += w;
    for (int u = 0; u < d.unknown_count; ++u) sums[u][deal.packed >> (2 * u) & 3u] += w;
  }
  if (all == 0) return out;
  for (int u = 0; u < d.unknown_count; ++u)
    for (int i = 1; i <= 3; ++i) out.chance[d.unknown[u]][i] = static_cast<std::uint8_t>(sums[u][i] * 100 / all);
  return out;
}

}  // namespace fate::bots
