#include "server/room/clock.hpp"

#include <algorithm>

namespace fate::server {

QuestionClock::QuestionClock(const ClockSettings& settings) : settings_(settings) { bank_.fill(settings.bank_ms); }

std::uint32_t QuestionClock::time_for(QuestionKind kind, int asked) const {
  switch (kind) {
    case QuestionKind::play:
    case QuestionKind::choose_hero: return settings_.play_ms;
    case QuestionKind::dispel:
    case QuestionKind::save: return asked > 1 ? settings_.window_ms : settings_.respond_ms;
    default: return settings_.respond_ms;
  }
}

void QuestionClock::open(QuestionKind kind, SeatSet asked, Ms now) {
  asked_ = asked;
  total_ = time_for(kind, asked.size());
  opened_ = now;
  open_ = true;
}

void QuestionClock::close() { open_ = false; }

// How far the reserve of the only asked seat is used by this question.
std::uint32_t QuestionClock::over(Ms now) const {
  if (!open_ || shared() || asked_.empty()) return 0;
  return static_cast<std::uint32_t>(std::clamp<Ms>(now - opened_ - total_, 0, bank_[asked_.front()]));
}

Ms QuestionClock::deadline() const {
  if (!open_) return never;
  return opened_ + total_ + (shared() || asked_.empty() ? 0 : bank_[asked_.front()]);
}

void QuestionClock::answered(Seat s, Ms now) {
  if (open_ && !shared() && asked_.has(s)) bank_[s] -= over(now);
  if (!shared()) open_ = false;
}

std::uint32_t QuestionClock::bank(Seat s, Ms now) const { return bank_[s] - (asked_.has(s) ? over(now) : 0); }

wire::Times QuestionClock::times(Ms now) const {
  wire::Times t;
  if (open_) {
    t.total_ms = total_;
    t.remaining_ms = static_cast<std::uint32_t>(std::clamp<Ms>(opened_ + total_ - now, 0, total_));
  }
  for (Seat s = 0; s < max_seats; ++s) t.bank_ms[s] = bank(s, now);
  return t;
}

void QuestionClock::spend(Seat s, QuestionKind kind, int asked, std::uint32_t took_ms) {
  if (asked > 1) return;
  const std::uint32_t total = time_for(kind, asked);
  if (took_ms > total) bank_[s] -= std::min(bank_[s], took_ms - total);
}

}  // namespace fate::server
