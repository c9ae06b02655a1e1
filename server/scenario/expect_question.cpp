#include <algorithm>

#include "server/scenario/choose.hpp"
#include "server/scenario/expect_parts.hpp"
#include "server/scenario/words.hpp"

namespace fate::scenario {
namespace {

ActionWords words_in(const v1::Option& o) {
  const bool plain = o.has_enhanced() && !o.enhanced();
  return {o.use(), o.play(), o.skill(), o.by(), o.choose(), o.has_enhanced() && o.enhanced(), plain};
}

std::string described(const v1::Option& o) {
  std::string out;
  const auto add = [&](const char* what, const std::string& word) {
    if (!word.empty()) out += (out.empty() ? "" : " ") + std::string(what) + " " + word;
  };
  add("use", o.use());
  add("play", o.play());
  add("skill", o.skill());
  add("by", o.by());
  add("choose", o.choose());
  for (const std::string& word : o.cards()) add("with", word);
  for (const std::string& word : o.not_cards()) add("without", word);
  for (const std::string& word : o.targets()) add("on", word);
  if (o.no_targets()) add("without", "targets");
  return out;
}

SeatSet seats_in(const google::protobuf::RepeatedPtrField<std::string>& words) {
  SeatSet set;
  for (const std::string& word : words) set.add(seat_of(word));
  return set;
}

bool has_cards(const Action& a, const Names& names, const v1::Option& o) {
  const auto offered = [&](const std::string& word) { return a.cards.has(names.card(word).card); };
  return std::all_of(o.cards().begin(), o.cards().end(), offered) &&
         std::none_of(o.not_cards().begin(), o.not_cards().end(), offered);
}

bool is_offered(const Question& q, const Names& names, Seat seat, const v1::Option& o, bool exact_targets) {
  return std::any_of(q.actions.begin(), q.actions.end(), [&](const Action& a) {
    if (a.seat != seat || !agrees(q, a, names, words_in(o)) || !has_cards(a, names, o)) return false;
    if (o.no_targets() && !a.targets.empty()) return false;
    const SeatSet wanted = seats_in(o.targets());
    return wanted.empty() || (exact_targets ? a.targets == wanted : (wanted - a.targets).empty());
  });
}

}  // namespace

void compare_question(Differences& out, const Question& q, const Names& names, const v1::Asked& e, const History& h) {
  if (e.nobody()) {
    for (const History::Asked& a : h.asked) {
      const bool kind = !e.has_kind() || a.kind == question_kind(e.kind());
      const bool seat = e.seat().empty() || a.seats.has(seat_of(e.seat()));
      if (kind && seat) return out.note(names_of(a.seats), " was asked ", name_of(a.kind), " and should not have been");
    }
    return;
  }
  if (!is_asked(q, e))
    return out.note((e.seat().empty() ? "somebody" : e.seat()) + " should be asked " + e.kind() +
                    " now; the open question:\n" + words_of(q, 6));
  if (e.has_amount()) out.compare("amount of the question", e.amount(), q.amount);
  if (e.has_may_pass()) out.compare("the question can be passed", e.may_pass(), q.may_pass);
  if (e.seats_size() > 0 && !(seats_in(e.seats()) == q.asked))
    out.different("asked", names_of(seats_in(e.seats())), names_of(q.asked));
  if (!e.about().empty()) {
    const AbilityId about = names.ability(e.about());
    const bool card = q.card_type != CardType::none && ability(q.card_type) == about;
    if (q.ability != about && !card) out.different("asked because of", e.about(), name_of(q.ability));
  }
  const Seat seat = e.seat().empty() ? no_seat : seat_of(e.seat());
  bool told = false;
  const auto tell = [&](const std::string& line) {
    out.note(told ? line : line + "; the open question:\n" + words_of(q, 6));
    told = true;
  };
  for (const v1::Option& o : e.options())
    if (!is_offered(q, names, seat, o, true)) tell(e.seat() + " should be offered: " + described(o));
  for (const v1::Option& o : e.not_options())
    if (is_offered(q, names, seat, o, false)) tell(e.seat() + " should not be offered: " + described(o));
}

}  // namespace fate::scenario
