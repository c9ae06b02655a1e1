#include "engine/bots/beliefs.hpp"

#include <algorithm>

#include "engine/catalog/mode_facts.hpp"

namespace fate::bots {
namespace {

constexpr int most_deals = 1680;       // 8 seats, 3 + 3 + 2: 560; room for odd modes
constexpr int steps_per_bit = 8;       // scores are eighths of a bit
constexpr int most_bits = 16;

struct Pair {
  Seat by, to;
  int points;
};

struct Deals {
  Seat unknown[max_seats];
  int unknown_count = 0;
  int left[4] = {};                    // identities still to deal, by number
  Identity dealt[max_seats] = {};
  FixedVec<Pair, max_seats * max_seats> pairs;

  struct Deal {
    int score;
    std::uint32_t packed;              // two bits for each unknown seat
  };
  FixedVec<Deal, most_deals> deals;
  int best = 0;

  int score() const;
  void deal_from(int index, std::uint32_t packed);
};

bool faction(Identity i) { return i == Identity::sentinel || i == Identity::scourge; }

int Deals::score() const {
  int sum = 0;
  for (const Pair& p : pairs) {
    const Identity a = dealt[p.by];
    const Identity b = dealt[p.to];
    if (faction(a) && faction(b)) sum += a == b ? -p.points : p.points;
  }
  return sum;
}

void Deals::deal_from(int index, std::uint32_t packed) {
  if (index == unknown_count) {
    if (deals.full()) return;
    const int s = score();
    best = deals.empty() ? s : std::max(best, s);
    deals.push_back({s, packed});
    return;
  }
  for (int i = 1; i <= 3; ++i) {
    if (left[i] == 0) continue;
    --left[i];
    dealt[unknown[index]] = static_cast<Identity>(i);
    deal_from(index + 1, packed | static_cast<std::uint32_t>(i) << (2 * index));
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
  d.left[static_cast<int>(Identity::sentinel)] = mode.sentinel;
  d.left[static_cast<int>(Identity::scourge)] = mode.scourge;
  d.left[static_cast<int>(Identity::neutral)] = mode.neutral;
  for (int i = 0; i < t.seat_count; ++i) {
    const Identity known = t.seats[i].identity;
    d.dealt[i] = known;
    if (known == Identity::unknown)
      d.unknown[d.unknown_count++] = static_cast<Seat>(i);
    else
      d.left[static_cast<int>(known)] = std::max(0, d.left[static_cast<int>(known)] - 1);
  }
}

void collect_pairs(const view::TableView& t, const Memory& memory, Deals& d) {
  for (int a = 0; a < t.seat_count; ++a) {
    if (a == t.viewer.seat) continue;
    for (int b = 0; b < t.seat_count; ++b) {
      const int points = memory.harm(static_cast<Seat>(a), static_cast<Seat>(b));
      if (points == 0) continue;
      const bool knows = b == (a + 1) % t.seat_count || t.seats[b].identity_public;
      d.pairs.push_back({static_cast<Seat>(a), static_cast<Seat>(b), knows ? 2 * points : points});
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
    if (d.dealt[i] != Identity::unknown) out.chance[i][static_cast<int>(d.dealt[i])] = 100;
  if (d.unknown_count == 0) return out;
  collect_pairs(t, memory, d);
  d.deal_from(0, 0);
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
