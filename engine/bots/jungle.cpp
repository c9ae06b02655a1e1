#include "engine/bots/jungle.hpp"

#include <algorithm>

#include "engine/bots/choose.hpp"

namespace fate::bots {
namespace {

constexpr int kinds = static_cast<int>(CardType::enraged_wildkin) - static_cast<int>(CardType::kobold_foreman) + 1;

// What a monster of that kind does for the bot if `who` meets it.
int encounter(const Situation& s, Seat who, CardType monster) {
  const Deed* d = deed_of(ability(monster));
  return d == nullptr ? 0 : gladness(s, who, d->self);
}

// ... of any kind: it lies face down.
int blind_encounter(const Situation& s, Seat who) {
  int sum = 0;
  for (int i = 0; i < kinds; ++i)
    sum += encounter(s, who, static_cast<CardType>(static_cast<int>(CardType::kobold_foreman) + i));
  return sum / kinds;
}

// A card is drawn for it; the monster itself may be killed before it comes home.
Proposal place(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal best;
  a.cards.each([&](CardId c) {
    const int value = gladness(s, s.me, {.cards = 4}) + encounter(s, s.me, type_of(c)) / 2 - s.cost[fate::index(c)];
    if (value <= best.value) return;
    best.value = value;
    best.answer = {};
    best.answer.action = static_cast<std::uint8_t>(index);
    best.answer.cards.push_back(c);
  });
  return best;
}

// What it does to the bot, and what its owner loses.
Proposal kill(const Situation& s, int index) {
  const int mine = blind_encounter(s, s.me);
  return fill(s, index, [&](Seat t) { return mine - blind_encounter(s, t) / 2; });
}

// The best card on top for a friend, the worst for an enemy: whoever draws next.
Proposal arrange(const Situation& s, int index) {
  Proposal out = fill_plainly(s, index, 1);
  if (out.value == Proposal::never) return out;
  Seat next = s.me;
  if (s.own_play_phase()) do
      next = static_cast<Seat>((next + 1) % s.table.seat_count);
    while (!s.living.has(next));
  const bool best_first = s.regard(next) >= 0;
  std::sort(out.answer.cards.begin(), out.answer.cards.end(), [&](CardId x, CardId y) {
    const int wx = worth_to_anybody(x);
    const int wy = worth_to_anybody(y);
    return wx != wy ? (wx > wy) == best_first : fate::index(x) < fate::index(y);
  });
  return out;
}

}  // namespace

bool propose_jungle(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const bool satyr = s.question.ability == ability(CardType::satyr_trickster);
  if (a.verb == Verb::place)
    out = place(s, index);
  else if (a.verb == Verb::kill)
    out = kill(s, index);
  else if (satyr && a.rule == CardRule::ordered)
    out = arrange(s, index);
  else
    return false;
  return true;
}

}  // namespace fate::bots
