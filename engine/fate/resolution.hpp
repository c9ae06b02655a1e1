// What can be under way: one small record for each kind, on the resolution stack of the match (timing model, R109).
// They are facts of the match: views and admins read them, frames only hold references to them. An entry keeps its
// address until it is popped.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/catalog/card_facts.hpp"
#include "engine/fate/vocabulary.hpp"
#include "engine/kernel/card_set.hpp"
#include "engine/kernel/fixed_vec.hpp"
#include "engine/kernel/seats.hpp"

namespace fate {

inline constexpr std::uint8_t no_entry = 0xff;

// What cards are used or played as: the type they become, and the look they have in common (R059, R060).
struct Face {
  CardType type = CardType::none;
  Suit suit = Suit::none;
  Colour colour = Colour::none;
  std::uint8_t rank = 0;
};

inline constexpr int max_used_cards = 4;

// A card (or several as one) that is used, or played in response (`played`).
struct CardUse {
  static constexpr ResolutionKind kind = ResolutionKind::card_use;
  Seat user = no_seat;
  Face face;
  AbilityId by{};                          // the conversion; none = as printed
  FixedVec<CardId, max_used_cards> cards;  // physical cards; empty for a virtual card (R061)
  FixedVec<CardId, max_used_cards> tax;    // frostbite: the second attack, laid beside the first (R282)
  std::uint8_t option = 0;
  std::uint8_t number = 0;
  std::int8_t bonus = 0;                   // extra damage of this attack, from what allowed it
  std::uint8_t rage_cost = 0;              // still to be paid when it is used
  bool enhanced = false;
  bool played = false;
  bool repeat = false;                     // produced once more by a skill: no card, no dispel window (R152)
  bool outside_limit = false;              // an attack that does not count (R055)
  bool cancelled = false;                  // the whole card, by dispel or linken's sphere (R183)
  bool dispelled = false;                  // ... by dispel
  Seat dispeller = no_seat;                // whose dispel that was
  // targets2: the second role; of an attack, whom its user attacks afterwards without a card (R102).
  SeatSet targets = {}, targets2 = {};
  SeatSet aimed;  // the targets as they were chosen; cards with a path or all as targets add others
  SeatSet voided;  // targets for whom it has no effect
};

struct Attack {
  static constexpr ResolutionKind kind = ResolutionKind::attack;
  Seat attacker = no_seat;  // user of the attack, also when the damage has no source (R279)
  Seat target = no_seat;
  Face face;
  FixedVec<CardId, max_used_cards> cards;
  AbilityId by{};  // conversion
  std::int8_t bonus = 0;  // extra damage collected so far
  std::int8_t damage = 1;  // what a hit would deal, as it stands; for viewers
  std::uint8_t dodges_needed = 1;
  std::uint8_t dodges_used = 0;
  std::uint8_t dodges_played = 0;  // the last so many of those needed are played, not used (R052)
  bool cancelled = false;
  bool voided = false;
  bool forced = false;  // sure hit (R083)
  bool undodgeable = false;  // no dodge window (R090)
  bool hit = false;
  Seat damaged = no_seat;  // who took damage of it, if anybody did
  AbilityId owes{};  // what an ability of its target will bring when it is finished; none = nothing
};

struct Damage {
  static constexpr ResolutionKind kind = ResolutionKind::damage;
  Seat source = no_seat;
  Seat target = no_seat;  // who takes it now
  Seat first_target = no_seat;  // whom it was aimed at
  std::int8_t amount = 0;
  std::int8_t extra_rage = 0;  // flame attack
  AbilityId why{};
  std::uint8_t attack = no_entry;  // stack index of the attack it belongs to
  bool moved = false;
  bool done = false;  // hp were lost
};

struct Judgment {
  static constexpr ResolutionKind kind = ResolutionKind::judgment;
  Seat judge = no_seat;
  AbilityId why{};
  CardId card = CardId::none;  // none: no card at all (R013)
  Suit suit = Suit::none;
  std::uint8_t rank = 0;
  bool again = false;  // ordeal: the old card goes, another one is flipped
};

struct Dying {
  static constexpr ResolutionKind kind = ResolutionKind::dying;
  Seat who = no_seat;
  Seat source = no_seat;
  bool no_salves = false;  // demon edge (R134)
};

struct Death {
  static constexpr ResolutionKind kind = ResolutionKind::death;
  Seat who = no_seat;
  Seat killer = no_seat;
};

// A hero skill, or the text of equipment, being used.
struct SkillUse {
  static constexpr ResolutionKind kind = ResolutionKind::skill_use;
  Seat user = no_seat;
  AbilityId ability{};
  std::uint8_t option = 0;
  std::uint8_t number = 0;
  std::uint8_t subject = no_entry;  // stack index of what it reacts to
  bool cancelled = false;  // dispelled
  CardSet cards = {};  // chosen with the use, still where they were
  SeatSet targets = {}, targets2 = {};
  Seat target() const { return targets.front(); }
  Seat target2() const { return targets2.front(); }
};

// A moment without a record of its own: a phase of a seat's turn, rage gained, ...
struct Moment {
  static constexpr ResolutionKind kind = ResolutionKind::none;
  Seat who = no_seat;
  std::int8_t amount = 0;
  AbilityId why{};
};

struct Entry {
  ResolutionKind kind = ResolutionKind::none;
  alignas(8) std::byte room[88];  // holds the record of that kind; nothing for `none` until one is put

  template <class T>
  T& as() {
    static_assert(sizeof(T) <= sizeof(room) && std::is_trivially_copyable_v<T>);
    return *reinterpret_cast<T*>(room);
  }
  template <class T>
  const T& as() const {
    return const_cast<Entry*>(this)->as<T>();
  }
  template <class T>
  bool is() const {
    return kind == T::kind;
  }
};

}  // namespace fate
