#include "engine/fate/ask.hpp"

#include "engine/fate/state.hpp"

namespace fate {

Action& Offers::add(std::uint8_t option) {
  Action a;
  a.seat = seat_;
  a.ability = ability_;
  a.verb = verb_;
  a.option = option;
  q_.actions.push_back(a);
  return q_.actions.back();
}

Question& open_question(Game& g, QuestionKind kind, SeatSet asked, AbilityId about) {
  Question& q = g.question;
  q.kind = kind;
  q.asked = asked;
  q.answered = {};
  q.open = false;
  q.may_pass = true;
  q.default_acts = false;
  q.ability = about;
  q.card_type = CardType::none;
  q.subject = no_seat;
  q.source = no_seat;
  q.amount = 0;
  q.suits = 0;
  q.actions.clear();
  for (const Seat s : asked) {
    Answer& a = q.answers[s];
    a.action = Answer::pass;
    a.number = 0;
    a.cards.clear();
    a.targets.clear();
    a.targets2.clear();
  }
  return q;
}

AskAwaiter ask(Game& g) {
  Question& q = g.question;
  refresh_derived(g);
  check(!q.asked.empty(), "a question is asked of somebody");
  if (!q.may_pass)
    for (const Seat s : q.asked) check(q.count(s) > 0, "a question has a legal answer");
  check(++g.questions_in_turn <= max_questions_in_turn, "too many questions in one turn");
  q.id = ++g.last_question;
  q.open = true;
  return AskAwaiter{g};
}

const Action* chosen(const Game& g, Seat s) { return g.question.chosen(s); }
CardSet chosen_cards(const Game& g, Seat s) { return set_of(g.question.answers[s].cards); }

namespace {

SeatSet seats_of(const FixedVec<Seat, max_seats>& list) {
  SeatSet set;
  for (const Seat s : list) set.add(s);
  return set;
}

}  // namespace

SeatSet chosen_targets(const Game& g, Seat s) { return seats_of(g.question.answers[s].targets); }
SeatSet chosen_targets2(const Game& g, Seat s) { return seats_of(g.question.answers[s].targets2); }

Seat first_to_act(const Game& g) {
  for (const Seat s : turn_order(g))
    if (g.question.asked.has(s) && chosen(g, s) != nullptr) return s;
  return no_seat;
}

SkillUse skill_use_from_answer(const Game& g, Seat s) {
  SkillUse use;
  use.user = s;
  const Action* a = chosen(g, s);
  if (a == nullptr) return use;
  use.ability = a->ability;
  use.option = a->option;
  use.number = g.question.answers[s].number;
  use.cards = chosen_cards(g, s);
  use.targets = chosen_targets(g, s);
  use.targets2 = chosen_targets2(g, s);
  return use;
}

Task<CardSet> choose_cards(Game& g, Seat s, CardChoice choice) {
  if (!g.living(s)) co_return CardSet{};
  Question& q = open_question(g, choice.kind, SeatSet::of(s), choice.about);
  q.may_pass = choice.may_pass;
  q.default_acts = !choice.may_pass;
  q.amount = static_cast<std::int8_t>(choice.min);
  q.suits = choice.suits;
  if (can_fit(choice.rule, choice.cards, choice.min)) {
    Action& a = Offers(q, s, choice.about, choice.kind == QuestionKind::discard ? Verb::discard : Verb::choose).add();
    a.cards = choice.cards;
    a.min_cards = choice.min;
    a.max_cards = choice.max;
    a.rule = choice.rule;
  } else if (!check(choice.may_pass, "enough cards to choose from")) {
    co_return CardSet{};
  }
  co_await ask(g);
  co_return chosen_cards(g, s);
}

Task<CardId> choose_card(Game& g, Seat s, CardSet from, AbilityId about, bool may_pass) {
  const CardChoice choice{.cards = from, .about = about, .kind = QuestionKind::choose_cards, .may_pass = may_pass};
  const CardSet set = co_await choose_cards(g, s, choice);
  CardId card = CardId::none;
  set.each([&](CardId c) { card = c; });
  co_return card;
}

Task<Seat> choose_seat(Game& g, Seat s, SeatSet from, AbilityId about, bool may_pass) {
  if (from.size() == 1 && !may_pass) co_return from.front();
  if (from.empty() || !g.living(s)) co_return no_seat;
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(s), about);
  q.may_pass = may_pass;
  q.default_acts = !may_pass;
  Action& a = Offers(q, s, about, Verb::choose).add();
  a.targets = from;
  a.min_targets = 1;
  a.max_targets = 1;
  co_await ask(g);
  co_return chosen_targets(g, s).front();
}

Task<std::uint8_t> choose_option(Game& g, Seat s, QuestionKind kind, AbilityId about, std::uint32_t options,
                                 bool may_pass) {
  if (!g.living(s)) co_return no_option;
  Question& q = open_question(g, kind, SeatSet::of(s), about);
  q.may_pass = may_pass;
  q.default_acts = !may_pass;
  Offers offers(q, s, about, Verb::choose);
  for (std::uint8_t i = 0; i < 32; ++i)
    if ((options >> i & 1u) != 0) offers.add(i);
  co_await ask(g);
  const Action* a = chosen(g, s);
  co_return a == nullptr ? no_option : a->option;
}

Task<int> choose_number(Game& g, Seat s, AbilityId about, int most, bool may_pass) {
  if (!g.living(s) || most < 1) co_return 0;
  if (most == 1 && !may_pass) co_return 1;
  Question& q = open_question(g, QuestionKind::choose_option, SeatSet::of(s), about);
  q.may_pass = may_pass;
  q.default_acts = !may_pass;
  Action& a = Offers(q, s, about, Verb::choose).add();
  a.min_number = 1;
  a.max_number = static_cast<std::uint8_t>(most);
  co_await ask(g);
  co_return chosen(g, s) == nullptr ? 0 : g.question.answers[s].number;
}

Task<bool> confirm(Game& g, Seat s, AbilityId about, QuestionKind kind, bool yes_by_default) {
  if (!g.living(s)) co_return false;
  Question& q = open_question(g, kind, SeatSet::of(s), about);
  q.default_acts = yes_by_default;
  Offers(q, s, about, is_skill(about) ? Verb::skill : Verb::choose).add(1);
  co_await ask(g);
  co_return chosen(g, s) != nullptr;
}

}  // namespace fate
