#include "engine/modes/contest.hpp"

namespace fate {
namespace {

// A is low; of one rank spade > heart > club > diamond, the order of the suits' numbers.
int points(CardId c) { return 4 * facts(c).rank + (4 - static_cast<int>(facts(c).suit)); }

SeatSet highest(const Game& g, SeatSet among) {
  SeatSet best;
  int most = -1;
  for (const Seat s : among) {
    const int p = points(g.at(s).contest_card);
    if (p > most) best = {};
    if (p >= most) best.add(s);
    most = p > most ? p : most;
  }
  return best;
}

}  // namespace

void contest(Game& g) {
  const CardList& deck = g.zones.deck;
  SeatSet tied = SeatSet::first(g.seat_count);
  int turned = 0;
  // Exact ties turn up another card each; the turned ones lie aside until it is decided.
  while (tied.size() > 1 && turned + tied.size() <= deck.size()) {
    for (const Seat s : tied) show_contest_card(g, s, deck[deck.size() - 1 - turned++]);
    tied = highest(g, tied);
  }
  shuffle(g.random, g.zones.deck.items, g.zones.deck.size());
  g.emit(EventKind::deck_shuffled).value = static_cast<std::int16_t>(deck.size());
  name_starter(g, tied.front());
}

}  // namespace fate
