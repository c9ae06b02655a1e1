// What a match is to the kernel: chance, cards in zones, one question, events. Knows no rules.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/kernel/arena.hpp"
#include "engine/kernel/event_log.hpp"
#include "engine/kernel/question.hpp"
#include "engine/kernel/random.hpp"
#include "engine/kernel/zones.hpp"

namespace fate {

// Limits against effects without end: far above what any legal match was seen to need.
inline constexpr std::uint32_t max_questions_in_turn = 20'000;

struct Core {
  RandomStream random;
  Zones zones;
  Question question;
  void* waiting = nullptr;                 // the frame that waits for the open question
  EventLog* log = nullptr;                 // output; not part of the state
  std::uint32_t last_question = 0;
  std::uint32_t questions_in_turn = 0;
  const char* fault = nullptr;             // what broke; the match is void
  bool over = false;                       // the match has ended; nothing runs any more
  std::uint8_t seat_count = 0;

  Arena& arena();

  Event& emit(EventKind kind, Seat seat = no_seat) {
    Event& e = log->events.emplace_back();
    e.kind = kind;
    e.seat = seat;
    return e;
  }
};

// The block of memory that is a match. Derived games put their state before the arena.
template <class G>
struct alignas(block_size) Block {
  Arena arena;
  G game;
};

inline Arena& arena_at(const void* inside_block) {
  const auto at = reinterpret_cast<std::uintptr_t>(inside_block) & ~(std::uintptr_t{block_size} - 1);
  return *reinterpret_cast<Arena*>(at);
}

inline Arena& Core::arena() { return arena_at(this); }

namespace detail {
inline Arena& arena_of_frame(void* frame) { return arena_at(frame); }
}  // namespace detail

}  // namespace fate
