#include "engine/fate/effects.hpp"

#include <algorithm>

#include "engine/fate/window.hpp"

namespace fate {

int draw(Game& g, Seat s, int n, AbilityId why) {
  if (n <= 0 || !g.living(s) || immune_to(g, s, why)) return 0;
  int drawn = 0;
  while (drawn < n) {
    // Whatever is left comes first; only then the discard pile becomes the deck (R012).
    const int here = std::min(g.zones.deck.size(), n - drawn);
    CardList cards;
    for (int i = 0; i < here; ++i) cards.push_back(g.zones.deck[g.zones.deck.size() - 1 - i]);
    move_cards(g, cards, hand_of(s), {s, why});
    drawn += here;
    if (drawn < n && fill_deck(g, 1) == 0) break;
  }
  return drawn;
}

void discard(Game& g, const CardSet& cards, Seat by, AbilityId why) { move_cards(g, cards, discard_pile(), {by, why}); }

void discard(Game& g, CardId c, Seat by, AbilityId why) {
  if (c != CardId::none) move_card(g, c, discard_pile(), {by, why});
}

Task<> discard_own_hand(Game& g, Seat s, int n, AbilityId why) {
  if (!g.living(s)) co_return;
  const CardSet hand = set_of(g.hand(s));
  const int count = hand.size();
  if (count == 0 || n <= 0) co_return;
  if (count <= n) {
    discard(g, hand, s, why);
    co_return;
  }
  const CardChoice choice{.cards = hand,
                          .about = why,
                          .min = static_cast<std::uint8_t>(n),
                          .max = static_cast<std::uint8_t>(n),
                          .kind = QuestionKind::discard};
  const CardSet cards = co_await choose_cards(g, s, choice);
  discard(g, cards, s, why);
}

CardId random_hand_card(Game& g, Seat from) {
  const CardList& hand = g.hand(from);
  if (hand.empty()) return CardId::none;
  return hand[static_cast<int>(g.random.below(static_cast<std::uint32_t>(hand.size())))];
}

CardSet random_hand_cards(Game& g, Seat from, int n) {
  CardList left = g.hand(from);
  CardSet set;
  for (; n > 0 && !left.empty(); --n) {
    const int i = static_cast<int>(g.random.below(static_cast<std::uint32_t>(left.size())));
    set.add(left[i]);
    left.erase(i);
  }
  return set;
}

void discard_from_hand(Game& g, Seat by, Seat from, int n, AbilityId why) {
  if (!immune_to(g, from, why)) discard(g, random_hand_cards(g, from, n), by, why);
}

int take_from_hand(Game& g, Seat taker, Seat from, int n, AbilityId why) {
  if (immune_to(g, from, why) || !g.living(taker)) return 0;
  const CardSet cards = random_hand_cards(g, from, n);
  move_cards(g, cards, hand_of(taker), {taker, why});
  return cards.size();
}

Task<CardId> pick_card_of(Game& g, Seat by, Seat from, AbilityId why, Pick pick) {
  const CardSet equipment = pick.equipment ? equipment_cards(g, from) : CardSet{};
  const bool hand = pick.hand && hand_count(g, from) > 0;
  if (!hand && equipment.empty()) co_return CardId::none;
  if (!hand && equipment.size() == 1) co_return g.zones.equipment[from][0].card;
  if (hand && equipment.empty()) co_return random_hand_card(g, from);
  if (!g.living(by)) co_return CardId::none;   // choices of the dead are skipped (R071)
  Question& q = open_question(g, QuestionKind::choose_cards, SeatSet::of(by), why);
  q.may_pass = false;
  q.default_acts = true;
  q.subject = from;
  Offers offers(q, by, why, Verb::choose);
  if (hand) offers.add(1);       // a hand card, blind
  Action& worn = offers.add(2);  // this piece of equipment
  worn.cards = equipment;
  worn.min_cards = worn.max_cards = 1;
  co_await ask(g);
  CardId card = CardId::none;
  chosen_cards(g, by).each([&](CardId c) { card = c; });
  co_return card == CardId::none ? random_hand_card(g, from) : card;
}

namespace {

Event& told_cards(Game& g, EventKind kind, Seat whose, std::span<const CardId> cards) {
  Event& e = g.emit(kind, whose);
  e.first_card = static_cast<std::uint32_t>(g.log->cards.size());
  e.card_count = static_cast<std::uint16_t>(cards.size());
  for (const CardId c : cards) g.log->cards.push_back(c);
  return e;
}

}  // namespace

void look_at(Game& g, Seat viewer, std::span<const CardId> cards, AbilityId why) {
  Event& e = told_cards(g, EventKind::cards_seen, viewer, cards);
  e.ability = why;
  e.secret = true;
  e.seen_by = SeatSet::of(viewer);
}

void show_cards(Game& g, Seat whose, std::span<const CardId> cards, AbilityId why) {
  told_cards(g, EventKind::cards_shown, whose, cards).ability = why;
}

void told_guess(Game& g, Seat s, int guess, CardId card, bool right, AbilityId why) {
  Event& e = told_cards(g, EventKind::guessed, s, std::span<const CardId>(&card, 1));
  e.ability = why;
  e.value = static_cast<std::int16_t>(guess);
  e.flag = right;
}

Task<> give_one_each(Game& g, Seat giver, CardList cards, SeatSet receivers, AbilityId why) {
  while (!cards.empty() && !receivers.empty()) {
    CardId card = cards[0];
    Seat to = receivers.front();
    if (cards.size() > 1 || receivers.size() > 1) {
      if (!g.living(giver)) co_return;   // choices of the dead are skipped (R071)
      Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(giver), why);
      q.may_pass = false;
      q.default_acts = true;
      Action& a = Offers(q, giver, why, Verb::choose).add();
      a.cards = set_of(cards);
      a.min_cards = a.max_cards = 1;
      a.targets = receivers;
      a.min_targets = a.max_targets = 1;
      co_await ask(g);
      card = g.question.answers[giver].cards[0];
      to = chosen_targets(g, giver).front();
    }
    move_card(g, card, hand_of(to), {giver, why});
    cards.erase(cards.find(card));
    receivers.remove(to);
  }
}

Task<CardList> put_in_order(Game& g, Seat s, CardList cards, AbilityId why) {
  if (cards.size() < 2 || !g.living(s)) co_return cards;
  Question& q = open_question(g, QuestionKind::choose_cards, SeatSet::of(s), why);
  q.may_pass = false;
  q.default_acts = true;
  q.amount = static_cast<std::int8_t>(cards.size());
  Action& a = Offers(q, s, why, Verb::choose).add();
  a.cards = set_of(cards);
  a.min_cards = a.max_cards = static_cast<std::uint8_t>(cards.size());
  a.rule = CardRule::ordered;
  co_await ask(g);
  cards.clear();
  for (const CardId c : g.question.answers[s].cards) cards.push_back(c);
  co_return cards;
}

namespace {

bool kept_from_recovering(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.no_recovery) return true;
  return false;
}

}  // namespace

bool can_recover(const Game& g, Seat s, AbilityId why) {
  return g.living(s) && g.at(s).hp < g.at(s).max_hp && !kept_from_recovering(g, s) && !immune_to(g, s, why);
}

Task<> recover(Game& g, Seat s, int points, Seat by, AbilityId why) {
  if (points <= 0 || !can_recover(g, s, why)) co_return;
  const int hp = std::min<int>(g.at(s).max_hp, g.at(s).hp + points);
  const int gained = hp - g.at(s).hp;
  Event& e = g.emit(EventKind::recovered, s);
  e.other = by;
  e.ability = why;
  e.amount = static_cast<std::int16_t>(gained);
  set_hp(g, s, hp, why, by);
  for (int i = 0; i < gained; ++i) {
    Scope<Moment> moment(g, {s, 1, why});
    co_await open_window(g, Window::recovered, moment.index(), {s, no_seat});
  }
}

Task<> gain_rage(Game& g, Seat s, int points, AbilityId why) {
  for (int i = 0; i < points; ++i) {
    if (!g.living(s) || g.at(s).rage >= g.at(s).rage_cap || immune_to(g, s, why)) co_return;
    set_rage(g, s, g.at(s).rage + 1, why);
    Scope<Moment> moment(g, {s, 1, why});
    co_await open_window(g, Window::rage_gained, moment.index(), {s, no_seat});
  }
}

// ---- judgment (timing J1..J6, R126)

void replace_judgment_card(Game& g, Judgment& j, CardId card, Seat by, AbilityId why) {
  if (g.zones.place_of(card).zone != Zone::processing) return;
  j.card = card;
  Event& e = told_cards(g, EventKind::judgment_replaced, j.judge, std::span<const CardId>(&card, 1));
  e.other = by;
  e.ability = why;
}

void judge_again(Game& g, Judgment& j, Seat by, AbilityId why) {
  if (g.zones.place_of(j.card).zone == Zone::processing) discard(g, j.card, by, why);
  j.card = CardId::none;
  j.again = true;
  tell_changed(g, &j);
}

Task<Judged> judge(Game& g, Seat s, AbilityId why, JudgedFor what_for) {
  Scope<Judgment> j(g, {.judge = s, .why = why});
  do {
    j->again = false;
    co_await open_window(g, Window::judgment_before_flip, j.index(), {});
    if (j->card == CardId::none) {
      j->card = top_of_deck(g);
      if (j->card != CardId::none) move_card(g, j->card, processing(), {s, why});
    }
    j->suit = j->card == CardId::none ? Suit::none : suit_of(j->card);
    j->rank = j->card == CardId::none ? std::uint8_t{0} : facts(j->card).rank;
    j.changed();
    const CardId flipped = j->card;
    Event& e = told_cards(g, EventKind::judged, s, std::span<const CardId>(&flipped, flipped == CardId::none ? 0 : 1));
    e.ability = why;
    e.flag = what_for({j->card, j->suit, j->rank});
    co_await open_window(g, Window::judgment_effective, j.index(), {});
  } while (j->again);
  Judged result{j->card, j->suit, j->rank};
  result.good = what_for(result);
  if (j->card != CardId::none && g.zones.place_of(j->card).zone == Zone::processing) discard(g, j->card, s, why);
  co_return result;
}

}  // namespace fate
