// Asking: build the open question, wait for the answers, read them.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

// Starts a new question; add actions to it, then co_await ask(g). `about` is for the wording.
Question& open_question(Game&, QuestionKind, SeatSet asked, AbilityId about = AbilityId::none);

// Waits until all asked seats have answered g.question.
AskAwaiter ask(Game&);

// After ask():
const Action* chosen(const Game&, Seat);                 // nullptr: passed
CardSet chosen_cards(const Game&, Seat);
SeatSet chosen_targets(const Game&, Seat);
SeatSet chosen_targets2(const Game&, Seat);
// Who acted first in turn order; no_seat if all passed (R147).
Seat first_to_act(const Game&);
SkillUse skill_use_from_answer(const Game&, Seat);

// Choices of the dead are skipped: they count as passed (R071).
// One card out of a set; `may_pass` false: must choose.
Task<CardId> choose_card(Game&, Seat, CardSet from, AbilityId about, bool may_pass = false);
// min..max cards of a set.
struct CardChoice {
  CardSet cards;
  AbilityId about{};
  std::uint8_t min = 1, max = 1;
  CardRule rule = CardRule::any;
  QuestionKind kind{};                                   // choose_cards or discard
  bool may_pass = false;
  std::uint8_t suits = 0;                                // as in Question
};
Task<CardSet> choose_cards(Game&, Seat, CardChoice);
// One seat of a set. A single candidate that must be chosen is not asked for.
Task<Seat> choose_seat(Game&, Seat, SeatSet from, AbilityId about, bool may_pass = false);
// One of the options whose bits are set; no_option if passed.
inline constexpr std::uint8_t no_option = 0xff;
Task<std::uint8_t> choose_option(Game&, Seat, QuestionKind, AbilityId about, std::uint32_t options,
                                 bool may_pass = false);
// A number from 1 to most; 0 if passed.
Task<int> choose_number(Game&, Seat, AbilityId about, int most, bool may_pass = false);
// Yes or no; the deadline says `yes_by_default`.
Task<bool> confirm(Game&, Seat, AbilityId about, QuestionKind, bool yes_by_default = false);

}  // namespace fate
