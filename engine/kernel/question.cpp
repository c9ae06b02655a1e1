#include "engine/kernel/question.hpp"

namespace fate {

const Action* Question::nth(Seat s, int index_from_1) const {
  int n = 0;
  for (const Action& a : actions)
    if (a.seat == s && ++n == index_from_1) return &a;
  return nullptr;
}

int Question::count(Seat s) const {
  int n = 0;
  for (const Action& a : actions)
    if (a.seat == s) ++n;
  return n;
}

const char* text(Refusal r) {
  switch (r) {
    case Refusal::none: return "accepted";
    case Refusal::no_question: return "no question is open";
    case Refusal::stale_question: return "that question is closed";
    case Refusal::not_asked: return "this seat is not asked";
    case Refusal::already_answered: return "this seat has answered";
    case Refusal::may_not_pass: return "this question cannot be passed";
    case Refusal::no_such_action: return "no such action";
    case Refusal::bad_cards: return "these cards are not a legal choice";
    case Refusal::bad_targets: return "these targets are not a legal choice";
    case Refusal::bad_number: return "this number is not a legal choice";
  }
  return "refused";
}

bool cards_fit(CardRule rule, std::span<const CardId> cards) {
  unsigned seen = 0;
  bool same_suit = true;
  bool same_colour = true;
  bool different = true;
  for (const CardId c : cards) {
    const Suit s = face_suit(c);
    same_suit = same_suit && s == face_suit(cards[0]);
    same_colour = same_colour && colour_of(s) == colour_of(face_suit(cards[0]));
    const unsigned bit = 1u << static_cast<int>(s);
    different = different && (seen & bit) == 0;
    seen |= bit;
  }
  switch (rule) {
    case CardRule::any:
    case CardRule::ordered: return true;
    case CardRule::same_suit: return same_suit;
    case CardRule::same_colour: return same_colour;
    case CardRule::different_suits: return different;
  }
  return false;
}

bool can_fit(CardRule rule, const CardSet& cards, int min) {
  int suits[5] = {};
  int all = 0;
  cards.each([&](CardId c) {
    ++suits[static_cast<int>(face_suit(c))];
    ++all;
  });
  int kinds = 0;
  int most = 0;
  for (const int n : suits) {
    kinds += n > 0 ? 1 : 0;
    most = std::max(most, n);
  }
  const int black = suits[static_cast<int>(Suit::spade)] + suits[static_cast<int>(Suit::club)];
  const int red = suits[static_cast<int>(Suit::heart)] + suits[static_cast<int>(Suit::diamond)];
  switch (rule) {
    case CardRule::any:
    case CardRule::ordered: return all >= min;
    case CardRule::same_suit: return most >= min;
    case CardRule::same_colour: return std::max(black, red) >= min;
    case CardRule::different_suits: return kinds >= min;
  }
  return false;
}

namespace {

bool legal_targets(SeatSet offered, int min, int max, std::span<const Seat> chosen, SeatSet& used) {
  if (static_cast<int>(chosen.size()) < min || static_cast<int>(chosen.size()) > max) return false;
  for (const Seat s : chosen) {
    if (!offered.has(s) || used.has(s)) return false;
    used.add(s);
  }
  return true;
}

bool legal_cards(const Action& action, std::span<const CardId> chosen) {
  if (static_cast<int>(chosen.size()) < action.min_cards || static_cast<int>(chosen.size()) > action.max_cards)
    return false;
  CardSet used;
  for (const CardId c : chosen) {
    if (c == CardId::none || !action.cards.has(c) || used.has(c)) return false;
    used.add(c);
  }
  return cards_fit(action.rule, chosen);
}

}  // namespace

Refusal check_answer(const Question& q, Seat s, const Answer& a) {
  if (!q.open) return Refusal::no_question;
  if (!q.asked.has(s)) return Refusal::not_asked;
  if (q.answered.has(s)) return Refusal::already_answered;
  if (a.action == Answer::pass) return q.may_pass ? Refusal::none : Refusal::may_not_pass;
  const Action* action = q.nth(s, a.action);
  if (action == nullptr) return Refusal::no_such_action;
  if (!legal_cards(*action, a.cards)) return Refusal::bad_cards;
  SeatSet used;
  if (!legal_targets(action->targets, action->min_targets, action->max_targets, a.targets, used))
    return Refusal::bad_targets;
  if (!legal_targets(action->targets2, action->min_targets2, action->max_targets2, a.targets2, used))
    return Refusal::bad_targets;
  if (a.number < action->min_number || a.number > action->max_number) return Refusal::bad_number;
  return Refusal::none;
}

}  // namespace fate
