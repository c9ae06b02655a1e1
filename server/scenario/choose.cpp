#include "server/scenario/choose.hpp"

#include <algorithm>
#include <vector>

#include "server/scenario/words.hpp"

namespace fate::scenario {
namespace {

enum class Choice { fits, does_not_fit, unclear };

// Cards: those that are written; else the only possibility.
Choice choose_cards(const Game& g, const Names& names, const Action& a, const v1::Choose& c, Answer& answer) {
  const auto add = [&](CardId card) {
    if (!a.cards.has(card) || answer.cards.has(card)) return false;
    answer.cards.push_back(card);
    return true;
  };
  int any = 0;
  for (const std::string& word : c.cards()) {
    const CardWord w = names.card(word);
    any += w.any;
    if (w.any == 0 && !add(w.card)) return Choice::does_not_fit;
  }
  // "any 2": cards of the hand first, keeping to the rule.
  const auto add_any = [&](CardId card) {
    if (any == 0 || !add(card)) return;
    if (cards_fit(a.rule, answer.cards))
      --any;
    else
      answer.cards.pop_back();
  };
  for (const CardId card : g.hand(a.seat)) add_any(card);
  a.cards.each(add_any);
  if (any > 0) return Choice::does_not_fit;
  if (c.cards_size() > 0 || a.min_cards == 0) return Choice::fits;
  if (a.cards.size() != a.min_cards) return Choice::unclear;
  a.cards.each([&](CardId card) { answer.cards.push_back(card); });
  return Choice::fits;
}

template <class List>
Choice choose_seats(const List& words, SeatSet offered, int min, FixedVec<Seat, max_seats>& out) {
  for (const std::string& word : words) {
    const Seat s = seat_of(word);
    if (!offered.has(s) || out.has(s)) return Choice::does_not_fit;
    out.push_back(s);
  }
  if (words.size() > 0 || min == 0) return Choice::fits;
  if (offered.size() != min) return Choice::unclear;
  for (const Seat s : offered) out.push_back(s);
  return Choice::fits;
}

Choice choose_number(const Action& a, const v1::Choose& c, Answer& answer) {
  answer.number = a.min_number;
  if (c.has_number()) answer.number = static_cast<std::uint8_t>(c.number());
  if (answer.number < a.min_number || answer.number > a.max_number) return Choice::does_not_fit;
  return !c.has_number() && a.min_number != a.max_number ? Choice::unclear : Choice::fits;
}

struct Candidate {
  const Action* action = nullptr;
  Answer answer;
  std::string unclear;
};

// nothing: does not fit.
bool fill_in(const Game& g, const Names& names, const Action& a, const v1::Choose& c, Candidate& out) {
  const auto look = [&](Choice choice, const char* what) {
    if (choice == Choice::unclear && out.unclear.empty()) out.unclear = what;
    return choice != Choice::does_not_fit;
  };
  SeatSet second = a.targets2;
  if (!look(choose_cards(g, names, a, c, out.answer), "which cards")) return false;
  if (!look(choose_seats(c.targets(), a.targets, a.min_targets, out.answer.targets), "which targets")) return false;
  for (const Seat s : out.answer.targets) second.remove(s);
  if (!look(choose_seats(c.targets2(), second, a.min_targets2, out.answer.targets2), "which targets2")) return false;
  return look(choose_number(a, c, out.answer), "which number");
}

ActionWords words_in(const v1::Choose& c) {
  return {c.use(), c.play(), c.skill(), c.by(), c.choose(), c.enhanced(), false};
}

// Printed cards before conversions, plain forms before enhanced ones, unless the words say otherwise.
void keep_preferred(std::vector<Candidate>& found, const v1::Choose& c) {
  const auto keep = [&](auto&& preferred) {
    std::vector<Candidate> best;
    for (const Candidate& f : found)
      if (preferred(*f.action)) best.push_back(f);
    if (!best.empty()) found = std::move(best);
  };
  const bool cards_used = !c.use().empty() || !c.play().empty();
  if (cards_used && c.by().empty()) keep([](const Action& a) { return a.ability == AbilityId::none; });
  if (!c.use().empty() && !c.has_option()) keep([](const Action& a) { return a.option == 0; });
}

// The same deed offered twice (as it was before, and aimed anew) is one possibility.
bool same_deed(const Candidate& x, const Candidate& y) {
  const auto same = [](const auto& a, const auto& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); };
  const Action& a = *x.action;
  const Action& b = *y.action;
  return x.unclear.empty() && y.unclear.empty() && a.verb == b.verb && a.card_type == b.card_type &&
         a.ability == b.ability && a.option == b.option && a.rage_cost == b.rage_cost &&
         x.answer.number == y.answer.number && same(x.answer.cards, y.answer.cards) &&
         same(x.answer.targets, y.answer.targets) && same(x.answer.targets2, y.answer.targets2);
}

}  // namespace

bool agrees(const Question& q, const Action& a, const Names& names, const ActionWords& w) {
  const bool laid = a.verb == Verb::use || a.verb == Verb::play || a.verb == Verb::equip;
  if (!w.use.empty() && ((a.verb != Verb::use && a.verb != Verb::equip) || a.card_type != names.card_type(w.use)))
    return false;
  if (!w.play.empty() && (a.verb != Verb::play || a.card_type != names.card_type(w.play))) return false;
  if (!w.skill.empty() && (laid || a.ability != names.ability(w.skill))) return false;
  if (!w.by.empty() && (!laid || a.ability != names.ability(w.by))) return false;
  if (!w.choose.empty() && !is_option(q, a, w.choose)) return false;
  if (w.only_enhanced && (a.verb != Verb::use || a.option != 1)) return false;
  return !(w.only_plain && a.verb == Verb::use && a.option == 1);
}

Fit fit(const Game& g, const Names& names, const v1::Choose& c) {
  Fit out;
  const Question& q = g.question;
  const Seat seat = seat_of(c.seat());
  std::vector<Candidate> found;
  int index = 0;
  for (const Action& a : q.actions) {
    if (a.seat != seat) continue;
    ++index;
    if (!agrees(q, a, names, words_in(c))) continue;
    if (c.has_option() && a.option != c.option()) continue;
    if (c.has_rage() && a.rage_cost != c.rage()) continue;
    Candidate candidate{&a, {}, {}};
    candidate.answer.action = static_cast<std::uint8_t>(index);
    if (!fill_in(g, names, a, c, candidate)) continue;
    if (candidate.unclear.empty() && check_answer(q, seat, candidate.answer) != Refusal::none) continue;
    found.push_back(candidate);
  }
  keep_preferred(found, c);
  while (found.size() > 1 && same_deed(found[0], found[1])) found.erase(found.begin() + 1);
  if (found.empty()) return out;
  out.kind = found.size() == 1 && found[0].unclear.empty() ? Fit::Kind::one : Fit::Kind::several;
  out.answer = found[0].answer;
  out.unclear = found.size() > 1 ? "which of the possibilities" : found[0].unclear;
  return out;
}

namespace {

Answer as_written(const Names& names, const v1::Choose& c, std::uint8_t action) {
  Answer answer;
  answer.action = action;
  answer.number = static_cast<std::uint8_t>(c.number());
  for (const std::string& word : c.cards())
    if (const CardWord w = names.card(word); w.card != CardId::none) answer.cards.push_back(w.card);
  for (const std::string& word : c.targets()) answer.targets.push_back(seat_of(word));
  for (const std::string& word : c.targets2()) answer.targets2.push_back(seat_of(word));
  return answer;
}

}  // namespace

std::string try_forged(Match& m, const Names& names, const v1::Choose& c) {
  const Seat seat = seat_of(c.seat());
  const std::uint64_t before = m.hash();
  const std::uint32_t id = m.question().id;
  const int count = m.question().count(seat);
  for (int action = 1; action <= count + 2; ++action) {
    const Answer forged = as_written(names, c, static_cast<std::uint8_t>(action));
    // The words may be legal for another action, e.g. the same card put to another use.
    if (check_answer(m.question(), seat, forged) == Refusal::none) continue;
    if (m.answer(seat, id, forged) == Refusal::none) return "an answer that is not legal was accepted";
    if (m.hash() != before) return "a refused answer changed the match";
  }
  if (m.answer(seat, id - 1, Answer{}) == Refusal::none) return "an answer to an older question was accepted";
  return m.hash() == before ? "" : "a refused answer changed the match";
}

}  // namespace fate::scenario
