// What each viewer of a match is told after a step. Viewers who may know the same share one encoding.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "fate/v1/log.pb.h"
#include "server/wire/encode.hpp"

namespace fate::wire {

// Seats 0..7, the spectators, who all see the same, and those who see everything.
struct Viewers {
  std::uint16_t bits = 0;
  static constexpr int spectators = 8;
  static constexpr Viewers of(Seat s) { return {static_cast<std::uint16_t>(1u << s)}; }
  static constexpr Viewers all_seats(int n) { return {static_cast<std::uint16_t>((1u << n) - 1u)}; }
  static constexpr int everything = 9;
  static constexpr Viewers all_seeing() { return {static_cast<std::uint16_t>(1u << everything)}; }
  static constexpr Viewers watching() { return {static_cast<std::uint16_t>(1u << spectators)}; }
  constexpr bool has(int viewer) const { return (bits >> viewer & 1u) != 0; }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr Viewers operator&(Viewers a, Viewers b) { return {static_cast<std::uint16_t>(a.bits & b.bits)}; }
  friend constexpr Viewers operator|(Viewers a, Viewers b) { return {static_cast<std::uint16_t>(a.bits | b.bits)}; }
  friend constexpr Viewers operator-(Viewers a, Viewers b) { return {static_cast<std::uint16_t>(a.bits & ~b.bits)}; }
  friend constexpr bool operator==(Viewers, Viewers) = default;
};

// Time of the open question for everybody, and each seat's reserve.
struct Times {
  std::uint32_t remaining_ms = 0;
  std::uint32_t total_ms = 0;
  std::array<std::uint32_t, max_seats> bank_ms{};
};

// A body for these viewers: the encoded field of a ServerMessage's `body`.
struct Part {
  Viewers to;
  std::string_view body;
};

// Keeps its buffers between calls; results are valid until the next call.
class UpdateEncoder {
 public:
  // ServerMessage.update for everybody in `to`: the events since the log was cleared, and the question that is open
  // now. With `blocks` a seat that is asked also learns why it cannot do the rest.
  std::span<const Part> update(const Match&, Viewers to, const Times&, bool blocks);
  // ServerMessage.match_state for one viewer. `course`: the match's config, seed and choices up to now.
  std::string_view state(const Match&, view::Viewer, const Times&, bool blocks, const v1::MatchFile& course);
  // The same two for somebody who looks over that viewer's shoulder: nothing is asked of him, and no time runs.
  std::string_view shown_update(const Match&, view::Viewer);
  std::string_view shown_state(const Match&, view::Viewer, const v1::MatchFile& course);

 private:
  struct Coded {                 // where the two forms of an event lie in events_
    std::uint32_t whole = 0, whole_end = 0, cut = 0, cut_end = 0;
    Viewers see_whole;
  };
  void code_events(const Match&, Viewers to);
  void split(Viewers by);
  std::string_view put_state(const Match&, view::Viewer, view::Viewer asked_as, const Times&, bool blocks,
                             const v1::MatchFile& course);
  void put_open_question(Writer&, std::uint32_t field, const Match&, view::Viewer, const Times&, bool blocks);

  Buffer events_;
  Buffer out_;
  std::vector<Coded> coded_;
  std::vector<Viewers> groups_;
  std::vector<std::size_t> ends_;
  std::vector<Part> parts_;
};

}  // namespace fate::wire
