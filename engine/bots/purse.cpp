#include "engine/bots/purse.hpp"

#include <algorithm>

namespace fate::bots {
namespace {

constexpr int surplus_cost = 2;        // would be discarded at the end of the turn anyway
constexpr int spare_equipment = 4;

int magic_cost(CardType t) {
  switch (t) {
    case CardType::chakra: return 14;
    case CardType::greed: return 13;
    case CardType::siren_song: return 11;
    case CardType::disarm: return 9;
    case CardType::fanaticism: return 5;
    case CardType::misdirection: return 6;
    case CardType::energy_transfer: return 8;
    default: return 9;
  }
}

// Half of what it would add: putting it on is worth the other half.
int equipment_cost(const Situation& s, CardId c, CardId worn) {
  const int better = gear_worth(s, s.me, c) - gear_worth(s, s.me, worn);
  return better > 0 ? better / 2 : spare_equipment;
}

// `earlier`: how many cards of that kind stand before it in the hand.
int hand_cost(const Situation& s, CardId c, int earlier) {
  const CardType t = kin(type_of(c));
  const int rage = s.mine().rage;
  switch (facts(t).kind) {
    case CardKind::basic:
      if (is_attack_type(t)) return earlier == 0 ? 9 : earlier == 1 ? 7 : 5;
      if (is_dodge_type(t)) return earlier <= 1 ? 12 : 9;
      return earlier == 0 ? 18 : 16;
    case CardKind::magic:
      if (is_dispel_type(t)) return earlier == 0 ? 12 : 9;
      return magic_cost(t);
    case CardKind::ultimate: return 7 + 2 * rage;
    case CardKind::weapon: return equipment_cost(s, c, s.weapon[s.me]);
    case CardKind::armor: return equipment_cost(s, c, s.armor[s.me]);
    default: return 8;
  }
}

int kind_index(CardId c) {
  const CardType t = kin(type_of(c));
  if (is_attack_type(t)) return 0;
  if (is_dodge_type(t)) return 1;
  if (is_salve_type(t)) return 2;
  return is_dispel_type(t) ? 3 : 4;
}

// In the play phase what exceeds the hand limit is nearly free.
void discount_surplus(Situation& s) {
  const auto& hand = s.mine().hand;
  int surplus = hand.size() - s.mine().hand_limit;
  for (; surplus > 0; --surplus) {
    CardId least = CardId::none;
    for (const CardId c : hand)
      if (s.cost[index(c)] > surplus_cost && (least == CardId::none || s.cost[index(c)] < s.cost[index(least)]))
        least = c;
    if (least == CardId::none) return;
    s.cost[index(least)] = surplus_cost;
  }
}

struct Costed {
  CardId card;
  int cost;
};
using Candidates = FixedVec<Costed, max_answer_cards>;

Candidates sorted_candidates(const Situation& s, const Action& a) {
  Candidates list;
  a.cards.each([&](CardId c) {
    if (!list.full()) list.push_back({c, s.cost[index(c)]});
  });
  std::sort(list.begin(), list.end(), [](const Costed& x, const Costed& y) {
    return x.cost != y.cost ? x.cost < y.cost : index(x.card) < index(y.card);
  });
  return list;
}

// The first n of the list that pass the filter.
template <class F>
void take(const Candidates& list, int n, CardPick& pick, F&& fits) {
  pick.cards.clear();
  pick.cost = 0;
  for (const Costed& c : list) {
    if (pick.cards.size() == n) break;
    if (!fits(c.card)) continue;
    pick.cards.push_back(c.card);
    pick.cost += c.cost;
  }
  pick.found = pick.cards.size() == n;
}

CardPick best_group(const Candidates& list, CardRule rule, int n) {
  CardPick best;
  const int groups = rule == CardRule::same_suit ? 4 : 2;
  for (int g = 1; g <= groups; ++g) {
    CardPick pick;
    take(list, n, pick, [&](CardId c) {
      return rule == CardRule::same_suit ? suit_of(c) == static_cast<Suit>(g) : colour_of(c) == static_cast<Colour>(g);
    });
    if (pick.found && (!best.found || pick.cost < best.cost)) best = pick;
  }
  return best;
}

CardPick pick_from(const Candidates& list, CardRule rule, int n) {
  CardPick pick;
  switch (rule) {
    case CardRule::any:
    case CardRule::ordered: take(list, n, pick, [](CardId) { return true; }); break;
    case CardRule::same_suit:
    case CardRule::same_colour: return best_group(list, rule, n);
    case CardRule::different_suits: {
      unsigned seen = 0;
      take(list, n, pick, [&](CardId c) {
        const unsigned bit = 1u << static_cast<int>(suit_of(c));
        const bool fresh = (seen & bit) == 0;
        seen |= bit;
        return fresh;
      });
      break;
    }
  }
  return pick;
}

}  // namespace

void fill_costs(Situation& s) {
  std::fill(std::begin(s.cost), std::end(s.cost), static_cast<std::int16_t>(unknown_card_cost));
  if (s.me >= max_seats) return;
  int seen[5] = {};
  for (const CardId c : s.mine().hand)
    s.cost[index(c)] = static_cast<std::int16_t>(hand_cost(s, c, seen[kind_index(c)]++));
  for (const CardId worn : {s.weapon[s.me], s.armor[s.me]})
    if (worn != CardId::none) s.cost[index(worn)] = static_cast<std::int16_t>(gear_worth(s, s.me, worn) + 2);
  if (s.own_play_phase() && (s.mine().skips & 4) == 0) discount_surplus(s);
}

CardPick cheapest(const Situation& s, const Action& a, int n) {
  CardPick none;
  none.found = true;
  return n == 0 ? none : pick_from(sorted_candidates(s, a), a.rule, n);
}

CardPick dearest(const Situation& s, const Action& a, int n) {
  CardPick none;
  none.found = true;
  if (n == 0) return none;
  Candidates list = sorted_candidates(s, a);
  std::reverse(list.begin(), list.end());
  CardPick pick = pick_from(list, a.rule, n);
  return pick.found ? pick : cheapest(s, a, n);
}

}  // namespace fate::bots
