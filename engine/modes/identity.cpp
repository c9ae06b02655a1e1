// 2.0 with hidden identities, 4 to 8 players: sentinel against scourge, neutrals for the fate (timing section 10).
#include "engine/catalog/fate_facts.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/content_lists.hpp"
#include "engine/fate/setup.hpp"

namespace fate {
namespace {

// ---- set-up

void draw_fate(Game& g) {
  if (facts(g.mode).neutral == 0) return;                        // R005
  FixedVec<FateId, 16> pool;
  for (const FateFacts& f : all_fates())
    if (in_play(g, f.set) && implemented(f.fate)) pool.push_back(f.fate);
  g.fate = pool[static_cast<int>(g.random.below(static_cast<std::uint32_t>(pool.size())))];
  g.emit(EventKind::fate_drawn).value = static_cast<std::int16_t>(g.fate);
}

void deal_identities(Game& g) {
  const ModeFacts& mode = facts(g.mode);
  FixedVec<Identity, max_seats> deal;
  for (int i = 0; i < mode.sentinel; ++i) deal.push_back(Identity::sentinel);
  for (int i = 0; i < mode.scourge; ++i) deal.push_back(Identity::scourge);
  for (int i = 0; i < mode.neutral; ++i) deal.push_back(Identity::neutral);
  shuffle(g.random, deal.items, deal.size());
  for (int i = 0; i < g.seat_count; ++i) g.seats[i].identity = deal[i];
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    show_identity(g, s, s);
    show_identity(g, next_seat(g, s), s);                      // R007
    refresh_abilities(g, s);
  }
}

Task<> set_up(Game& g) {
  draw_fate(g);
  co_await choose_heroes(g);
  deal_identities(g);
}

// ---- who wins

SeatSet seats_of(const Game& g, Identity identity) {
  SeatSet set;
  for (int i = 0; i < g.seat_count; ++i)
    if (g.seats[i].identity == identity) set.add(static_cast<Seat>(i));
  return set;
}

bool extinct(const Game& g, Identity identity) { return (seats_of(g, identity) & g.alive).empty(); }

// A fate that is about the dead, for the living neutral n.
bool fulfilled_at_death(const Game& g, Seat n) {
  switch (g.fate) {
    case FateId::shadow_punisher: return extinct(g, Identity::scourge);
    case FateId::conqueror_of_holy_light: return extinct(g, Identity::sentinel);
    case FateId::spreading_plague:   // the neighbours at the start (R245)
      return !g.living(next_seat(g, n)) && !g.living(previous_seat(g, n));
    case FateId::game_of_fate:       // R246
      return g.alive.size() == 3 && !extinct(g, Identity::sentinel) && !extinct(g, Identity::scourge);
    default: return false;
  }
}

// A fate about the points on the table, for the living neutral n (R253).
bool fulfilled_at_rest(const Game& g, Seat n) {
  switch (g.fate) {
    case FateId::summoner_of_death:
      for (const Seat s : g.alive.without(n))
        if (g.at(s).hp > 2) return false;
      return true;
    case FateId::paranoid_mathematician:
      for (const Seat s : g.alive)
        if (g.at(s).rage % 2 == 0) return false;
      return true;
    default: return false;
  }
}

// Living neutrals in turn order, the character whose turn it is first (R255).
template <class F>
Seat first_neutral(const Game& g, F&& fulfilled) {
  for (const Seat s : turn_order(g))
    if (g.at(s).identity == Identity::neutral && fulfilled(s)) return s;
  return no_seat;
}

bool neutral_at(const Game& g, Seat s) { return g.at(s).identity == Identity::neutral; }

// The puppet wins in place of whoever sat behind him at the start, dead or alive; through neutrals, dead or alive as
// well, this runs backwards, and of a chain the living one farthest back wins (R247, R248).
SeatSet after_puppets(const Game& g, SeatSet winners) {
  if (g.fate != FateId::puppet_of_backfire) return winners;
  const auto behind_is_winner = [&](Seat n) {
    Seat s = next_seat(g, n);
    while (s != n && neutral_at(g, s)) s = next_seat(g, s);
    return winners.has(s);
  };
  const auto replaced = [&](Seat n) {
    for (Seat s = previous_seat(g, n); s != n && neutral_at(g, s); s = previous_seat(g, s))
      if (g.living(s)) return true;
    return false;
  };
  const Seat puppet = first_neutral(g, [&](Seat n) { return behind_is_winner(n) && !replaced(n); });
  return puppet == no_seat ? winners : SeatSet::of(puppet);
}

// Neutrals by the fate first, then a revealed neutral, then factions (R254).
Outcome winner_at_death(const Game& g, Seat) {
  const Seat neutral = first_neutral(g, [&](Seat n) { return fulfilled_at_death(g, n); });
  if (neutral != no_seat) return {OutcomeReason::fate, SeatSet::of(neutral)};
  const SeatSet all = SeatSet::first(g.seat_count);
  if (g.revealed != no_seat) {
    // Dead members of the factions win as well; another neutral only while he lives (R250). A revealed neutral who is
    // dead has lost even if nobody else lives (R276).
    const SeatSet dead_neutrals = seats_of(g, Identity::neutral) - g.alive;
    if (!g.living(g.revealed)) return {OutcomeReason::revealed_dead, all.without(g.revealed) - dead_neutrals};
    if (g.alive == SeatSet::of(g.revealed)) return {OutcomeReason::revealed_won, g.alive};
    return {};
  }
  const bool no_sentinel = extinct(g, Identity::sentinel);
  const bool no_scourge = extinct(g, Identity::scourge);
  if (no_sentinel && no_scourge) return {OutcomeReason::draw, {}};  // R144
  if (!no_sentinel && !no_scourge) return {};
  const SeatSet faction = seats_of(g, no_scourge ? Identity::sentinel : Identity::scourge);
  const SeatSet winners = after_puppets(g, faction);
  const OutcomeReason plain = no_scourge ? OutcomeReason::scourge_dead : OutcomeReason::sentinel_dead;
  return {winners == faction ? plain : OutcomeReason::fate, winners};
}

Outcome winner_at_rest(const Game& g) {
  const Seat neutral = first_neutral(g, [&](Seat n) { return fulfilled_at_rest(g, n); });
  if (neutral == no_seat) return {};
  return {OutcomeReason::fate, SeatSet::of(neutral)};
}

constexpr ModeRules with_identities(ModeId mode) {
  return {.mode = mode, .set_up = set_up, .at_death = winner_at_death, .at_rest = winner_at_rest};
}

constexpr ModeRules all[] = {
    with_identities(ModeId::fate2_identity_4),  with_identities(ModeId::fate2_identity_5),
    with_identities(ModeId::fate2_identity_6a), with_identities(ModeId::fate2_identity_6b),
    with_identities(ModeId::fate2_identity_7),  with_identities(ModeId::fate2_identity_8),
};

}  // namespace

std::span<const ModeRules> identity_modes() { return all; }

}  // namespace fate
