// 1V1V1 殺上家保下家: three for themselves; who kills the character before him wins.
#include "engine/content_lists.hpp"
#include "engine/fate/setup.hpp"

namespace fate {
namespace {

Task<> set_up(Game& g) { co_await choose_heroes(g); }

// The killer wins if the dead sat before him, of those alive until then; a dead killer is nobody's next. Whoever is the
// only one left wins too (R240, R241, R277).
Outcome winner_at_death(const Game& g, Seat dead) {
  if (g.alive.empty()) return {OutcomeReason::draw, {}};
  const Seat hunter = next_living(g, dead);
  if (g.at(dead).killer == hunter) return {OutcomeReason::killed_previous, SeatSet::of(hunter)};
  if (g.alive.size() == 1) return {OutcomeReason::last_alive, g.alive};
  return {};
}

constexpr ModeRules all[] = {{.mode = ModeId::fate2_1v1v1, .set_up = set_up, .at_death = winner_at_death}};

}  // namespace

std::span<const ModeRules> three_player_modes() { return all; }

}  // namespace fate
