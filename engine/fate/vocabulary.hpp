// The words of the rules family: kinds of questions, events, phases. Numbers as in proto/fate/v1.
#pragma once

#include <cstdint>

#include "engine/kernel/event.hpp"
#include "engine/kernel/question.hpp"

namespace fate {

enum class Identity : std::uint8_t { unknown = 0, sentinel = 1, scourge = 2, neutral = 3 };

enum class Phase : std::uint8_t {
  none = 0,
  set_up = 1,
  casting = 2,
  monster_judgment = 3,
  state_judgment = 4,
  draw = 5,
  play = 6,
  discard = 7,
  turn_end = 8,
  over = 9,
};

enum class QuestionKind : std::uint8_t {
  none = 0,
  choose_hero = 1,
  cast = 2,
  play = 3,
  dispel = 4,
  save = 5,
  dodge = 6,
  play_card = 7,
  use_attack = 8,
  react = 9,
  order = 10,
  discard = 11,
  choose_cards = 12,
  choose_target = 13,
  choose_option = 14,
  draw_phase = 15,
  guess = 16,
  name = 17,
  kill_reward = 18,
  reveal = 19,
  rotate = 21,
};

enum class EventKind : std::uint8_t {
  none = 0,
  fate_drawn = 1,
  identity_shown = 2,
  hero_shown = 3,
  turn_began = 4,
  phase_began = 5,
  phase_skipped = 6,
  contested = 7,
  starter_named = 8,
  team_joined = 9,
  cards_moved = 10,
  deck_shuffled = 11,
  equipment_turned = 12,
  cards_seen = 13,
  cards_shown = 14,
  placed_shown = 15,
  hp_changed = 20,
  rage_changed = 21,
  status_gained = 22,
  status_ended = 23,
  skips_changed = 24,
  used_changed = 25,
  attacks_changed = 26,
  derived = 27,
  died = 28,
  dying = 29,
  saved = 30,
  killer_changed = 31,
  hero_offered = 32,
  hero_picked = 33,
  hero_kept = 34,
  heroes_kept = 35,
  bench_shown = 36,
  rotated = 37,
  resolution_began = 40,
  resolution_changed = 41,
  resolution_ended = 42,
  card_used = 43,
  card_played = 44,
  skill_used = 45,
  equipment_used = 46,
  damaged = 47,
  damage_reduced = 48,
  damage_moved = 49,
  recovered = 50,
  hit = 51,
  cancelled = 52,
  voided = 53,
  judged = 54,
  judgment_replaced = 55,
  guessed = 56,
  named = 57,
  chose = 58,
  linked = 59,
  rewarded = 60,
  blocked = 61,
  note = 62,
  match_over = 70,
};

enum class ResolutionKind : std::uint8_t {
  none = 0,
  card_use = 1,
  card_play = 2,
  skill_use = 3,
  attack = 4,
  damage = 5,
  judgment = 6,
  dying = 7,
  death = 8,
  dispel = 9,
  casting = 10,
};

enum class OutcomeReason : std::uint8_t {
  none = 0,
  scourge_dead = 1,
  sentinel_dead = 2,
  fate = 3,
  revealed_won = 4,
  revealed_dead = 5,
  team_dead = 6,
  killed_previous = 7,
  last_alive = 8,
  draw = 9,
  void_ = 10,
};

struct Outcome {
  OutcomeReason reason = OutcomeReason::none;
  SeatSet winners;
};

inline constexpr std::uint8_t unlimited_attacks = 255;

}  // namespace fate
