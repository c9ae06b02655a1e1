// Everything that a match is at a moment: plain facts, no pointers into frames except the one that waits.
#pragma once

#include <cstdint>

#include "engine/fate/ability.hpp"
#include "engine/fate/match_config.hpp"
#include "engine/fate/resolution.hpp"
#include "engine/fate/vocabulary.hpp"
#include "engine/kernel/core.hpp"

namespace fate {

enum SkipBit : std::uint8_t { skip_draw = 1, skip_play = 2, skip_discard = 4, skip_all = 7 };
inline constexpr int skip_bits = 3;

// One seat's character. In 1v1 the seat is the character and heroes are hats (R236).
struct Character {
  HeroId hero = HeroId::none;
  FixedVec<HeroId, 3> offered;             // heroes to choose from
  FixedVec<HeroId, 5> picked;              // 1v1: from the open draft, in that order
  FixedVec<HeroId, 3> bench;               // 1v1: the left pile; its owner alone knows it until bench_open (R239)
  FixedVec<HeroId, 3> rested;              // 1v1: the right pile
  bool bench_open = false;
  CardId contest_card = CardId::none;      // turned up to decide who starts (R010)
  std::uint8_t team = 0;                   // public sides: 1, 2; 0 = none (R242)
  Identity identity = Identity::unknown;
  bool identity_public = false;
  Seat killer = no_seat;
  std::int8_t hp = 0;
  std::uint8_t max_hp = 0;
  std::uint8_t rage = 0;
  std::uint8_t rage_cap = 3;
  std::uint8_t base_hand_limit = 0;
  std::uint8_t skips = 0;                  // SkipBit
  AbilityId skip_causes[skip_bits] = {};   // of each bit that is set
  // this play phase / this character turn
  std::uint8_t attacks_used = 0;
  std::uint8_t attack_bonus = 0;           // +X to the limit
  bool any_attacks = false;
  FixedVec<CardType, 12> magic_used;       // kinds of it that the seat used in this character turn
  FixedVec<Status, 20> statuses;
  FixedVec<AbilityId, 24> used;            // limits exhausted
  // Cache: what acts for or on this seat now, in printed order: hero skills, equipment, statuses.
  FixedVec<const Ability*, 24> abilities;
  std::uint64_t windows = 0;               // bit n: an ability listens to Window n
};

inline constexpr int max_stack = 64;

struct Derived {
  std::uint8_t distances[max_seats] = {};
  std::uint8_t attack_limit = 0, attack_range = 0, hand_limit = 0;
  friend bool operator==(const Derived&, const Derived&) = default;
};

struct Game : Core {
  // set-up
  ModeId mode = ModeId::none;
  std::uint8_t sets = 0;
  bool all_heroes = false;
  HeroSet banned;
  bool identities = false;                 // hidden identities are in play
  FateId fate = FateId::none;
  FixedVec<HeroId, 10> draft;              // 1v1: heroes that lie face up to be picked
  Seat starter = no_seat;                  // decided before the deal: has the first turn
  SeatSet knows[max_seats];                // knows[viewer]: whose identity he knows
  // progress
  Phase phase = Phase::none;
  Seat turn_seat = no_seat;
  std::uint16_t turn = 0;
  std::uint16_t round = 0;
  bool turn_ends = false;                  // time lapse, death: no further phase of this turn
  SeatSet alive;
  Seat revealed = no_seat;                 // the neutral who revealed himself (Roshan, counterattack)
  Outcome outcome;
  Character seats[max_seats];
  FixedVec<Entry, max_stack> stack;
  // caches
  std::uint64_t heard = 0;                 // windows that any living seat listens to
  Derived derived[max_seats];              // as last told to the viewers
  bool derived_stale = true;
  SeatSet shapes_distance;                 // seats that bear an ability which changes distances
  Seat sits_after[max_seats];  // blink: for distance this seat sits after that one; no_seat = at its place

  bool origins() const { return (sets >> (static_cast<int>(SetId::origins) - 1) & 1) != 0; }
  Character& at(Seat s) { return seats[s]; }
  const Character& at(Seat s) const { return seats[s]; }
  const CardList& hand(Seat s) const { return zones.hands[s]; }
  bool living(Seat s) const { return alive.has(s); }
  template <class T>
  T& entry(std::uint8_t i) {
    return stack[i].as<T>();
  }
  template <class T>
  const T& entry(std::uint8_t i) const {
    return stack[i].as<T>();
  }
};

using MatchBlockType = Block<Game>;
static_assert(sizeof(MatchBlockType) == block_size, "a live match takes one block of 64 KiB");
static_assert(std::is_trivially_copyable_v<Entry>);

}  // namespace fate
