// Time of the open question. A question of one seat: its own time first, then the seat's reserve. A window that several
// seats share: one time for all of them, drawn before anybody looks at a card, so that it tells nothing; whoever is
// asked may hold it, which costs its reserve. Time runs for everybody alike, whether connected or not. All in
// milliseconds; `now` is given by the caller.
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
  std::uint32_t window_ms = 2'000;  // dispel windows; salve windows have twice as much
  std::uint32_t bank_ms = 60'000;
};

class QuestionClock {
 public:
  explicit QuestionClock(const ClockSettings& settings = {});

  // `spread` (0..1) moves the end of a shared response window by up to a tenth to both sides: 0.5 = not at all.
  void open(QuestionKind kind, SeatSet asked, Ms now, double spread = 0.5);
  void close() { open_ = false; }
  bool is_open() const { return open_; }
  bool shared() const { return asked_.size() > 1; }
  // A window that is short and can be held.
  bool response_window() const { return open_ && window_; }
  Ms opened() const { return opened_; }
  Ms deadline() const;

  // The window waits for that seat: at most as long as a question of its own would, or its reserve lasts.
  bool may_hold(Seat s) const { return response_window() && asked_.has(s) && !held_.has(s) && bank_[s] > 0; }
  void hold(Seat s);
  bool held() const { return !held_.empty(); }

  // What the seat used beyond the question's time is gone from its reserve; returned. A held window waits for it no
  // longer.
  std::uint32_t answered(Seat s, Ms now);

  // Time stands, and goes on where it stood.
  void pause(Ms now);
  void resume(Ms now);
  bool paused() const { return paused_at_ != never; }

  std::uint32_t bank(Seat s, Ms now) const;
  wire::Times times(Ms now) const;

  // After a restart: reserve that stored choices have cost.
  void spend(Seat s, std::uint32_t reserve_ms);

 private:
  std::uint32_t time_for(QuestionKind kind) const;
  // How far the seat's reserve is used by this question.
  std::uint32_t over(Seat s, Ms now) const;
  std::uint32_t most_over(Seat s) const;

  ClockSettings settings_;
  std::array<std::uint32_t, max_seats> bank_{};
  SeatSet asked_, held_;
  Ms opened_ = 0;
  Ms paused_at_ = never;
  std::uint32_t total_ = 0;
  bool open_ = false, window_ = false;
};

}  // namespace fate::server
