#include "engine/bots/legal.hpp"

namespace fate::bots {
namespace {

bool cards_legal(const Action& action, const Answer& a) {
  if (a.cards.size() < action.min_cards || a.cards.size() > action.max_cards) return false;
  CardSet used;
  for (const CardId c : a.cards) {
    if (c == CardId::none || !action.cards.has(c) || used.has(c)) return false;
    used.add(c);
  }
  return cards_fit(action.rule, a.cards);
}

bool seats_legal(std::span<const Seat> chosen, SeatSet offered, int min, int max, SeatSet& used) {
  const int n = static_cast<int>(chosen.size());
  if (n < min || n > max) return false;
  for (const Seat s : chosen) {
    if (!offered.has(s) || used.has(s)) return false;
    used.add(s);
  }
  return true;
}

}  // namespace

Refusal legal(const view::QuestionView& q, const Answer& a) {
  if (!q.mine) return Refusal::not_asked;
  if (a.action == Answer::pass) return q.may_pass ? Refusal::none : Refusal::may_not_pass;
  if (a.action > q.actions.size()) return Refusal::no_such_action;
  const Action& action = q.actions[a.action - 1u];
  if (!cards_legal(action, a)) return Refusal::bad_cards;
  SeatSet used;
  if (!seats_legal(a.targets, action.targets, action.min_targets, action.max_targets, used))
    return Refusal::bad_targets;
  if (!seats_legal(a.targets2, action.targets2, action.min_targets2, action.max_targets2, used))
    return Refusal::bad_targets;
  if (a.number < action.min_number || a.number > action.max_number) return Refusal::bad_number;
  return Refusal::none;
}

}  // namespace fate::bots
