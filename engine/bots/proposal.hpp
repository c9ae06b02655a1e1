// One way to answer, filled in, and how good the bot finds it.
#pragma once

#include <algorithm>

#include "engine/bots/situation.hpp"

namespace fate::bots {

struct Proposal {
  static constexpr int never = -1000;
  int value = never;                   // in points; 0: as good as passing
  Answer answer;
};

// Seats chosen out of an offer, and their values together.
struct SeatPick {
  FixedVec<Seat, max_seats> seats;
  int value = 0;
  bool found = false;
};

// The best seats: at least `min`, and further ones up to `max` while they are worth it.
template <class F>
SeatPick best_seats(SeatSet offered, int min, int max, F&& value_of) {
  struct Valued {
    Seat seat;
    int value;
  };
  FixedVec<Valued, max_seats> list;
  for (const Seat s : offered) list.push_back({s, value_of(s)});
  std::sort(list.begin(), list.end(),
            [](const Valued& a, const Valued& b) { return a.value != b.value ? a.value > b.value : a.seat < b.seat; });
  SeatPick out;
  for (const Valued& v : list) {
    if (out.seats.size() >= max || (out.seats.size() >= min && v.value <= 0)) break;
    out.seats.push_back(v.seat);
    out.value += v.value;
  }
  out.found = out.seats.size() >= min;
  return out;
}

// The action of that index, counted from 1.
inline const Action& action_at(const Situation& s, int index) {
  return s.question.actions[static_cast<std::size_t>(index - 1)];
}

// Two single roles are tried against each other: the best seat of one may be the best of the other as well.
template <class F, class F2>
SeatPick best_pair(const Action& a, F&& value_of, F2&& value2_of) {
  SeatPick out;
  for (const Seat x : a.targets)
    for (const Seat y : a.targets2.without(x)) {
      const int value = value_of(x) + value2_of(y);
      if (out.found && value <= out.value) continue;
      out = {};
      out.seats.push_back(x);
      out.seats.push_back(y);
      out.value = value;
      out.found = true;
    }
  return out;
}

// Both roles by the value of each seat in it; false: they cannot be filled.
template <class F, class F2>
bool choose_seats(const Action& a, F&& value_of, F2&& value2_of, Proposal& out) {
  if (a.min_targets == 1 && a.max_targets == 1 && a.min_targets2 == 1 && a.max_targets2 == 1) {
    const SeatPick pair = best_pair(a, value_of, value2_of);
    if (!pair.found) return false;
    out.answer.targets.push_back(pair.seats[0]);
    out.answer.targets2.push_back(pair.seats[1]);
    out.value += pair.value;
    return true;
  }
  const SeatPick first = best_seats(a.targets, a.min_targets, a.max_targets, value_of);
  SeatSet used;
  for (const Seat t : first.seats) used.add(t);
  const SeatPick second = best_seats(a.targets2 - used, a.min_targets2, a.max_targets2, value2_of);
  out.answer.targets = first.seats;
  out.answer.targets2 = second.seats;
  out.value += first.value + second.value;
  return first.found && second.found;
}

// Fills in both roles, the `cards` cheapest cards and the lowest number, and adds what cards and rage cost. Value never
// if that cannot be done.
template <class F, class F2>
Proposal fill(const Situation& s, int index, F&& value_of, F2&& value2_of, int cards) {
  const Action& a = action_at(s, index);
  Proposal out;
  out.answer.action = static_cast<std::uint8_t>(index);
  out.answer.number = a.min_number;
  out.value = 0;
  const CardPick pick = cheapest(s, a, cards);
  if (!pick.found || !choose_seats(a, value_of, value2_of, out)) {
    out.value = Proposal::never;
    return out;
  }
  out.answer.cards = pick.cards;
  out.value -= pick.cost;
  if (a.rage_cost > 0) out.value += gladness(s, s.me, {.rage = static_cast<std::int8_t>(-4 * a.rage_cost)});
  return out;
}

// The same with one role and the fewest cards.
template <class F>
Proposal fill(const Situation& s, int index, F&& value_of) {
  return fill(s, index, value_of, [](Seat) { return 0; }, action_at(s, index).min_cards);
}

// The same where the seats do not matter; `value` is what it is worth before the costs.
inline Proposal fill_plainly(const Situation& s, int index, int value) {
  Proposal out = fill(s, index, [](Seat) { return 0; });
  if (out.value != Proposal::never) out.value += value;
  return out;
}

// An action as its deed or the general rule for unknown ones says.
Proposal by_deed(const Situation&, int index);

}  // namespace fate::bots
