#include "server/room/clock.hpp"

#include <algorithm>

namespace fate::server {

QuestionClock::QuestionClock(const ClockSettings& settings) : settings_(settings) { bank_.fill(settings.bank_ms); }

std::uint32_t QuestionClock::time_for(QuestionKind kind) const {
  if (window_) return kind == QuestionKind::save ? 2 * settings_.window_ms : settings_.window_ms;
  return kind == QuestionKind::play || kind == QuestionKind::choose_hero ? settings_.play_ms : settings_.respond_ms;
}

void QuestionClock::open(QuestionKind kind, SeatSet asked, Ms now, double spread) {
  asked_ = asked;
  held_ = {};
  window_ = asked.size() > 1 && (kind == QuestionKind::dispel || kind == QuestionKind::save);
  total_ = time_for(kind);
  if (window_) total_ = static_cast<std::uint32_t>(total_ * (0.9 + 0.2 * std::clamp(spread, 0.0, 1.0)));
  opened_ = now;
  if (paused()) paused_at_ = now;
  open_ = true;
}

std::uint32_t QuestionClock::most_over(Seat s) const {
  if (!shared()) return bank_[s];
  return held_.has(s) ? std::min(bank_[s], settings_.respond_ms) : 0;
}

std::uint32_t QuestionClock::over(Seat s, Ms now) const {
  if (!open_ || !asked_.has(s)) return 0;
  const Ms at = paused() ? std::min(now, paused_at_) : now;
  return static_cast<std::uint32_t>(std::clamp<Ms>(at - opened_ - total_, 0, most_over(s)));
}

Ms QuestionClock::deadline() const {
  if (!open_ || paused()) return never;
  std::uint32_t more = 0;
  for (const Seat s : asked_) more = std::max(more, most_over(s));
  return opened_ + total_ + more;
}

void QuestionClock::hold(Seat s) {
  if (may_hold(s)) held_.add(s);
}

std::uint32_t QuestionClock::answered(Seat s, Ms now) {
  const std::uint32_t cost = over(s, now);
  bank_[s] -= cost;
  held_.remove(s);
  if (!shared()) open_ = false;
  return cost;
}

void QuestionClock::pause(Ms now) {
  if (!paused()) paused_at_ = now;
}

void QuestionClock::resume(Ms now) {
  if (!paused()) return;
  if (open_) opened_ += now - paused_at_;
  paused_at_ = never;
}

std::uint32_t QuestionClock::bank(Seat s, Ms now) const { return bank_[s] - over(s, now); }

wire::Times QuestionClock::times(Ms now) const {
  wire::Times t;
  if (open_) {
    const Ms at = paused() ? std::min(now, paused_at_) : now;
    const Ms end = held_.empty() || paused() ? opened_ + total_ : deadline();
    t.total_ms = static_cast<std::uint32_t>(end - opened_);
    t.remaining_ms = static_cast<std::uint32_t>(std::clamp<Ms>(end - at, 0, t.total_ms));
  }
  for (Seat s = 0; s < max_seats; ++s) t.bank_ms[s] = bank(s, now);
  return t;
}

void QuestionClock::spend(Seat s, std::uint32_t reserve_ms) { bank_[s] -= std::min(bank_[s], reserve_ms); }

}  // namespace fate::server
