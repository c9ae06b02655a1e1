// 2V2 陣營對抗: the starting player A and the one before him, D, against B and C (R242).
#include "engine/content_lists.hpp"
#include "engine/modes/contest.hpp"

namespace fate {
namespace {

constexpr std::uint8_t first_team = 1;
constexpr std::uint8_t second_team = 2;

void take_sides(Game& g, Seat starter) {
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    const bool with_starter = s == starter || s == previous_seat(g, starter);
    join_team(g, s, with_starter ? first_team : second_team);
  }
}

// Sides are known before heroes are chosen.
Task<> set_up(Game& g) {
  contest(g);
  take_sides(g, g.starter);
  co_await choose_heroes(g);
}

SeatSet members(const Game& g, std::uint8_t team) {
  SeatSet set;
  for (int i = 0; i < g.seat_count; ++i)
    if (g.seats[i].team == team) set.add(static_cast<Seat>(i));
  return set;
}

// Dead members win with their team; nobody left on both sides is a draw (R277).
Outcome winner_at_death(const Game& g, Seat) {
  const SeatSet first = members(g, first_team);
  const SeatSet second = members(g, second_team);
  const bool first_lives = !(first & g.alive).empty();
  const bool second_lives = !(second & g.alive).empty();
  if (first_lives && second_lives) return {};
  if (!first_lives && !second_lives) return {OutcomeReason::draw, {}};
  return {OutcomeReason::team_dead, first_lives ? first : second};
}

constexpr ModeRules all[] = {
    {.mode = ModeId::fate2_2v2, .set_up = set_up, .take_sides = take_sides, .at_death = winner_at_death}};

}  // namespace

std::span<const ModeRules> team_modes() { return all; }

}  // namespace fate
