// When it is looked who has won, and how a match ends. Who wins is the mode's (fate/mode.hpp).
#include "engine/fate/effects.hpp"
#include "engine/fate/mode.hpp"

namespace fate {

Task<> end_match(Game& g, OutcomeReason reason, SeatSet winners) {
  g.outcome = {reason, winners};
  g.over = true;
  g.phase = Phase::over;
  g.question.open = false;
  Event& e = g.emit(EventKind::match_over);
  e.value = static_cast<std::int16_t>(reason);
  e.seen_by = SeatSet{0xff};
  for (const Seat s : winners) e.targets[e.target_count++] = s;
  // Two bits for each seat: the identities that are laid open now.
  unsigned packed = 0;
  for (int i = 0; i < g.seat_count; ++i) packed |= static_cast<unsigned>(g.seats[i].identity) << (2 * i);
  e.value2 = static_cast<std::int16_t>(packed);
  co_await HaltAwaiter{};
}

Task<> check_victory_at_death(Game& g, Seat dead) {
  const ModeRules* mode = rules_of(g.mode);
  const bool asks = mode != nullptr && mode->at_death != nullptr;
  // A table without a mode: nobody wins, but the match cannot go on when all are dead.
  const Outcome o = asks ? mode->at_death(g, dead) : g.alive.empty() ? Outcome{OutcomeReason::draw, {}} : Outcome{};
  if (o.reason != OutcomeReason::none) co_await end_match(g, o.reason, o.winners);
}

Task<> stable_point(Game& g) {
  const ModeRules* mode = rules_of(g.mode);
  if (mode == nullptr || mode->at_rest == nullptr || !g.stack.empty()) co_return;
  const Outcome o = mode->at_rest(g);
  if (o.reason != OutcomeReason::none) co_await end_match(g, o.reason, o.winners);
}

}  // namespace fate
