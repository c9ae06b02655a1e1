#include "engine/bots/sampler.hpp"

namespace fate::bots {
namespace {

int between(Dice& dice, int min, int max) { return min >= max ? min : min + dice.below(max - min + 1); }

template <int N>
void pick_seats(SeatSet offered, int min, int max, Dice& dice, SeatSet used, FixedVec<Seat, N>& out) {
  FixedVec<Seat, max_seats> left;
  for (const Seat s : offered - used) left.push_back(s);
  int n = between(dice, min, max);
  if (n > left.size()) n = left.size();
  for (; n > 0; --n) {
    const int i = dice.below(left.size());
    out.push_back(left[i]);
    left[i] = left.back();
    left.pop_back();
  }
}

// Cards one by one; a card that breaks the rule is laid aside. Retries with fewer wishes until the minimum fits.
void pick_cards(const Action& a, Dice& dice, Answer& out) {
  if (a.max_cards == 0) return;
  CardId all[max_cards];
  int count = 0;
  a.cards.each([&](CardId c) { all[count++] = c; });
  int want = between(dice, a.min_cards, a.max_cards < count ? a.max_cards : count);
  for (int attempt = 0; attempt < 64; ++attempt) {
    out.cards.clear();
    int left = count;
    CardId pool[max_cards];
    for (int i = 0; i < count; ++i) pool[i] = all[i];
    while (left > 0 && out.cards.size() < want) {
      const int i = dice.below(left);
      out.cards.push_back(pool[i]);
      if (!cards_fit(a.rule, out.cards)) out.cards.pop_back();
      pool[i] = pool[--left];
    }
    if (out.cards.size() >= a.min_cards) return;
    want = a.min_cards;
  }
}

}  // namespace

void choose_within(const Action& a, Dice& dice, Answer& out) {
  pick_cards(a, dice, out);
  pick_seats(a.targets, a.min_targets, a.max_targets, dice, {}, out.targets);
  SeatSet used;
  for (const Seat s : out.targets) used.add(s);
  pick_seats(a.targets2, a.min_targets2, a.max_targets2, dice, used, out.targets2);
  out.number = static_cast<std::uint8_t>(between(dice, a.min_number, a.max_number));
}

Answer random_answer(const Question& q, Seat s, Dice& dice) {
  Answer out;
  const int actions = q.count(s);
  const int ways = actions + (q.may_pass ? 1 : 0);
  if (ways == 0) return out;
  const int pick = dice.below(ways) + (q.may_pass ? 0 : 1);
  out.action = static_cast<std::uint8_t>(pick);
  if (pick == Answer::pass) return out;
  choose_within(*q.nth(s, pick), dice, out);
  return out;
}

}  // namespace fate::bots
