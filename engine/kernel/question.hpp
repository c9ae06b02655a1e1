// A question is the only way in which a match waits. It states every legal answer as data: clients draw from it, the
// server checks with it, bots and fuzzers sample it.
#pragma once

#include <cstdint>

#include "engine/kernel/card_set.hpp"
#include "engine/kernel/fixed_vec.hpp"
#include "engine/kernel/seats.hpp"

namespace fate {

enum class QuestionKind : std::uint8_t;   // the family names its kinds
enum class AbilityId : std::uint16_t;
enum class CardType : std::uint8_t;

enum class Verb : std::uint8_t {
  none = 0,
  use = 1,
  play = 2,
  skill = 3,
  equip = 4,
  equipment = 5,
  discard = 6,
  choose = 7,
  place = 8,
  kill = 9,
  reveal = 10,
};

// What the chosen cards must have in common.
enum class CardRule : std::uint8_t { any = 0, same_suit, same_colour, different_suits, ordered };

// One way to answer: choose min..max of each group. Every group that is not empty has enough members to meet its
// minimum.
struct Action {
  CardSet cards;
  bool (*fits)(CardId) = nullptr;   // what `cards` were sifted by, for reasons; null: all there were
  AbilityId ability{};
  Seat seat = no_seat;           // who may answer so
  Verb verb = Verb::none;
  CardType card_type{};
  std::uint8_t option = 0;
  std::uint8_t min_cards = 0, max_cards = 0;
  CardRule rule = CardRule::any;
  SeatSet targets;
  std::uint8_t min_targets = 0, max_targets = 0;
  SeatSet targets2;
  std::uint8_t min_targets2 = 0, max_targets2 = 0;
  std::uint8_t min_number = 0, max_number = 0;
  std::uint8_t rage_cost = 0;
};

inline constexpr int max_answer_cards = 140;

struct Answer {
  static constexpr std::uint8_t pass = 0;
  std::uint8_t action = pass;    // index from 1 among the actions of this seat
  std::uint8_t number = 0;
  FixedVec<Seat, max_seats> targets;
  FixedVec<Seat, max_seats> targets2;
  FixedVec<CardId, max_answer_cards> cards;
};

// Why an answer was refused.
enum class Refusal : std::uint8_t {
  none = 0,
  no_question,        // the match is over or void
  stale_question,     // that question is closed
  not_asked,
  already_answered,
  may_not_pass,
  no_such_action,
  bad_cards,
  bad_targets,
  bad_number,
};
const char* text(Refusal r);

inline constexpr int max_actions = 112;

struct Question {
  std::uint32_t id = 0;          // ascending in a match; 0 = none yet
  QuestionKind kind{};
  SeatSet asked;
  SeatSet answered;
  bool open = false;
  bool may_pass = true;
  bool default_acts = false;     // the deadline chooses the first action instead of passing
  // What it is about; public, for the wording.
  AbilityId ability{};
  CardType card_type{};
  Seat subject = no_seat;
  Seat source = no_seat;
  std::int8_t amount = 0;
  std::uint8_t suits = 0;  // bits 1 << Suit: what the wanted cards must have, publicly; 0 = no matter. For reasons.
  FixedVec<Action, max_actions> actions;
  Answer answers[max_seats];

  SeatSet waiting() const { return open ? asked - answered : SeatSet{}; }
  // The action that this answer names; nullptr for a pass.
  const Action* chosen(Seat s) const { return nth(s, answers[s].action); }
  const Action* nth(Seat s, int index_from_1) const;
  int count(Seat s) const;  // how many actions this seat has
};

// Is it legal? Looks at the question only.
Refusal check_answer(const Question& q, Seat s, const Answer& a);

// Do these cards satisfy the rule among them?
bool cards_fit(CardRule rule, std::span<const CardId> cards);
// Could a choice of at least `min` cards that satisfies the rule be made?
bool can_fit(CardRule rule, const CardSet& cards, int min);

}  // namespace fate
