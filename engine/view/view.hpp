// The only door through which state leaves the engine: what one viewer may know, and nothing else.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/fate/vocabulary.hpp"
#include "engine/kernel/event_log.hpp"
#include "engine/kernel/placed.hpp"
#include "engine/kernel/question.hpp"
#include "engine/match.hpp"

namespace fate::view {

struct Viewer {
  Seat seat = no_seat;           // no_seat: a spectator
  bool all_seeing = false;       // finished matches and admins
  static Viewer of(Seat s) { return {s, false}; }
  static Viewer spectator() { return {}; }
  static Viewer everything() { return {no_seat, true}; }
  // Spectators are nobody: they see only what everybody sees.
  bool sees(SeatSet who) const { return all_seeing || who == SeatSet{0xff} || who.has(seat); }
  friend bool operator==(const Viewer&, const Viewer&) = default;
};

// Mirrors fate.v1.SeatView.
struct SeatView {
  HeroId hero{};
  FixedVec<HeroId, 5> picked;                  // 1v1: in the open draft
  FixedVec<HeroId, 3> bench;  // 1v1: the left pile; HeroId::none where it lies face down for the viewer
  FixedVec<HeroId, 3> rested;  // 1v1: the right pile
  CardId contest_card = CardId::none;
  std::uint8_t team = 0;
  bool alive = true;
  Identity identity = Identity::unknown;
  bool identity_public = false;
  Seat killer = no_seat;
  std::int8_t hp = 0;
  std::uint8_t max_hp = 0, rage = 0;
  std::uint8_t hand_count = 0;
  FixedVec<CardId, max_answer_cards> hand;  // empty unless the viewer may see it
  std::uint8_t faith_count = 0;
  FixedVec<Status, 24> statuses;
  FixedVec<AbilityId, 24> used;
  std::uint8_t skips = 0;  // bits: 1 draw, 2 play, 4 discard
  std::uint8_t attacks_used = 0;
  std::uint8_t attack_limit = 1, attack_range = 1, hand_limit = 0;
  std::uint8_t distances[max_seats] = {};
  friend bool operator==(const SeatView&, const SeatView&);
};

// Mirrors fate.v1.Snapshot.
struct TableView {
  Viewer viewer;
  ModeId mode{};
  FateId fate{};
  FixedVec<HeroId, 10> draft;  // 1v1: heroes that lie face up to be picked
  Seat starter = no_seat;  // where it is decided before the first turn
  Phase phase{};
  Seat turn_seat = no_seat;
  std::uint16_t turn = 0, round = 0;
  std::uint8_t deck_count = 0;
  std::uint8_t seat_count = 0;
  FixedVec<CardId, max_answer_cards> discard_pile;
  FixedVec<CardId, max_answer_cards> processing;
  SeatView seats[max_seats];
  FixedVec<PlacedCard, max_answer_cards>
      placed;  // of all areas but the faith piles; CardId::none where face down for the viewer
  FixedVec<ResolutionRecord, 40> stack;
  Outcome outcome;
  Identity identities[max_seats] = {};  // when the match is over
  friend bool operator==(const TableView&, const TableView&);
};

TableView table(const Game&, Viewer);

// An event as the viewer may know it. `cards` is empty if the faces are hidden (event.card_count still tells how many).
struct EventView {
  Event event;
  std::span<const CardId> cards;
  std::optional<PlacedCard> placed;
  std::optional<Status> status;
  const ResolutionRecord* resolution = nullptr;
  std::uint8_t value_hidden = 0;  // reserved
};

// nullopt: this viewer does not learn that it happened.
std::optional<EventView> event(const Event&, const EventLog&, Viewer);

// The open question: the public part for everybody, the actions only for the seat that is asked and has not answered.
struct QuestionView {
  std::uint32_t id = 0;
  QuestionKind kind{};
  SeatSet asked;
  AbilityId ability{};
  CardType card_type{};
  Seat subject = no_seat, source = no_seat;
  std::int8_t amount = 0;
  bool mine = false, may_pass = false;
  std::uint8_t default_action = 0;
  std::vector<Action> actions;
};

// nullopt: no question is open.
std::optional<QuestionView> question(const Game&, Viewer);

// Why something is not offered in the open question; computed on demand for the seat that is asked.
enum class BlockReason : std::uint8_t {
  none = 0,
  out_of_range,
  attack_limit,
  no_target,
  not_enough_rage,
  full_hp,
  immune,
  forbidden,
  only_as_answer,
  used_up,
  no_cards,
  no_rage,
  self,
  wrong_time,
  monster,
  armor_forbidden,
  card_needed,
  other_card,
  suit,
  second_needed,
};
struct Block {
  CardId card = CardId::none;
  Seat seat = no_seat;
  AbilityId ability{};
  BlockReason reason = BlockReason::none;
  AbilityId cause{};
  std::int16_t value = 0, value2 = 0;
  std::uint16_t ruling = 0;
};
std::vector<Block> blocks(const Game&, Seat);

}  // namespace fate::view
