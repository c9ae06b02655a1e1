#include "engine/fate/distance.hpp"

#include <algorithm>

#include "engine/fate/state.hpp"

namespace fate {

Ring ring_of(const Game& g) { return ring_of(g, g.alive); }

Ring ring_of(const Game& g, SeatSet seats) {
  Ring ring;
  for (const Seat s : seats)
    if (g.sits_after[s] == no_seat) ring.seats[ring.count++] = s;
  for (const Seat s : seats) {
    if (g.sits_after[s] == no_seat) continue;
    Seat after = g.sits_after[s];
    while (!seats.has(after) && after != s) after = previous_seat(g, after);  // whom it sat down after is dead
    const int at = ring.find(after) + 1;
    std::copy_backward(ring.seats + at, ring.seats + ring.count, ring.seats + ring.count + 1);
    ring.seats[at] = s;
    ++ring.count;
  }
  return ring;
}

int distance(const Game& g, Seat from, Seat to) { return distance(g, ring_of(g), from, to); }

int distance(const Game& g, const Ring& ring, Seat from, Seat to, const Ability* without) {
  if (from == to || !g.living(from) || !g.living(to)) return 0;
  const int steps = std::abs(ring.find(from) - ring.find(to));
  int d = std::min(steps, ring.count - steps);
  int fixed = 0;
  for (const Seat s : g.alive & g.shapes_distance) {
    for (const Ability* a : g.at(s).abilities) {
      if (a == without) continue;
      if (a->mod.distance != nullptr) d += a->mod.distance(g, s, from, to);
      if (a->mod.fixed_distance != nullptr && fixed == 0) fixed = a->mod.fixed_distance(g, s, from, to);
    }
  }
  return std::max(1, fixed > 0 ? fixed : d);
}

int attack_range(const Game& g, Seat s) {
  int range = 1;
  // With two weapons the larger range counts (R187); a weapon's range replaces the 1 of bare hands, never below it.
  for (const PlacedCard& p : g.zones.equipment[s])
    range = std::max(range, static_cast<int>(facts(type_of(p.card)).range));
  return range;
}

bool in_range(const Game& g, Seat from, Seat to) {
  const int d = distance(g, from, to);
  return d > 0 && d <= attack_range(g, from);
}

int attack_limit(const Game& g, Seat s) {
  const Character& c = g.at(s);
  if (c.any_attacks) return unlimited_attacks;
  int limit = 1 + c.attack_bonus;
  for (const Ability* a : c.abilities)
    if (a->mod.attack_limit != nullptr) limit += a->mod.attack_limit(g, s);
  return std::min(limit, unlimited_attacks - 1);
}

int hand_limit(const Game& g, Seat s) {
  int limit = g.at(s).base_hand_limit;
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.hand_limit != nullptr) limit += a->mod.hand_limit(g, s);
  return limit;
}

}  // namespace fate
