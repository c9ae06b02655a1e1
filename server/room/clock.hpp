// Time of the open question: its own time first, then the asked seat's reserve. Time runs for everybody alike, whether
// connected or not. All in milliseconds; `now` is given by the caller.
#pragma once

#include <array>

#include "engine/fate/vocabulary.hpp"
#include "engine/match.hpp"
#include "server/room/types.hpp"
#include "server/wire/updates.hpp"

namespace fate::server {

struct ClockSettings {
  std::uint32_t play_ms = 25'000;
  std::uint32_t respond_ms = 15'000;
  std::uint32_t window_ms = 7'000;
  std::uint32_t bank_ms = 60'000;
};

class QuestionClock {
 public:
  explicit QuestionClock(const ClockSettings& settings = {});

  // Several seats at once share one window without reserves: nobody may see from the time who is still thinking.
  void open(QuestionKind kind, SeatSet asked, Ms now);
  void close();
  bool is_open() const { return open_; }
  bool shared() const { return asked_.size() > 1; }
  Ms opened() const { return opened_; }
  Ms deadline() const;
  // The only asked seat has answered: what it used beyond the question's time is gone from its reserve.
  void answered(Seat s, Ms now);

  std::uint32_t bank(Seat s, Ms now) const;
  wire::Times times(Ms now) const;

  // A restart: the reserve as the stored choices left it.
  void spend(Seat s, QuestionKind kind, int asked, std::uint32_t took_ms);

 private:
  std::uint32_t time_for(QuestionKind kind, int asked) const;
  std::uint32_t over(Ms now) const;

  ClockSettings settings_;
  std::array<std::uint32_t, max_seats> bank_{};
  SeatSet asked_;
  Ms opened_ = 0;
  std::uint32_t total_ = 0;
  bool open_ = false;
};

}  // namespace fate::server
