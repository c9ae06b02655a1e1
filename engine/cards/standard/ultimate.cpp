// S cards of the standard set, in the order of the rulebook: they cost rage and cannot be dispelled.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

bool one_other(const Game& g, Action& a, AbilityId why) {
  want_targets(a, targetable_others(g, a.seat, why));
  return !a.targets.empty();
}

// ---- 神之力量 God's Strength: draw 1; your attacks deal 1 damage more in this character turn; two uses, 2 more
// (R170).
constexpr AbilityId gods_strength_id = ability(CardType::gods_strength);

bool gods_strength_targets(const Game& g, Action& a) { return targetable(g, a.seat, gods_strength_id); }
SeatSet gods_strength_concerns(const Game&, const CardUse& use) { return SeatSet::of(use.user); }

int times_strengthened(const Game& g, Seat s) {
  const Status* st = status_of(g, s, gods_strength_id);
  return st == nullptr ? 0 : st->param;
}

Task<> gods_strength(Game& g, CardUse& use) {
  const Seat who = use.user;
  if (!targetable(g, who, gods_strength_id)) co_return;
  draw(g, who, 1, gods_strength_id);
  const int times = times_strengthened(g, who) + 1;
  end_status(g, who, gods_strength_id);
  add_status(g, who, gods_strength_id, who, static_cast<std::uint8_t>(times));
}

int stronger(const Game& g, Seat me, const Attack&) { return times_strengthened(g, me); }

// ---- 蝮蛇突襲 Viper Strike: the card goes to another's state area; it takes 1 damage from you and, if it lives, skips
// its next draw phase (R171).
constexpr AbilityId viper_strike_id = ability(CardType::viper_strike);

bool viper_strike_targets(const Game& g, Action& a) { return one_other(g, a, viper_strike_id); }

Task<> viper_strike(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!targetable(g, target, viper_strike_id)) co_return;
  lay_in_state_area(g, use, target);
  co_await damage(g, {.source = use.user, .target = target, .amount = 1, .why = viper_strike_id});
  if (g.living(target)) set_skips(g, target, g.at(target).skips | skip_draw, viper_strike_id);
}

// ---- 時間靜止 Time Stop: all others skip draw, play and discard of their next turns; no extra turn for you (R024,
// R025).
constexpr AbilityId time_stop_id = ability(CardType::time_stop);

bool time_stop_targets(const Game& g, Action& a) { return !targetable_others(g, a.seat, time_stop_id).empty(); }
SeatSet time_stop_concerns(const Game& g, const CardUse& use) { return targetable_others(g, use.user, time_stop_id); }

Task<> time_stop(Game& g, CardUse& use) {
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s) && targetable(g, s, time_stop_id)) set_skips(g, s, skip_all, time_stop_id);
  co_return;
}

// ---- 靈魂隔斷 Sunder: exchange hp with another character, each up to its own maximum; whoever then has exactly 1
// recovers to 2. No damage (R173). Nothing is exchanged with somebody who cannot be affected: both sides change (R165).
constexpr AbilityId sunder_id = ability(CardType::sunder);

bool sunder_targets(const Game& g, Action& a) { return targetable(g, a.seat, sunder_id) && one_other(g, a, sunder_id); }

Task<> recover_from_one(Game& g, Seat s, Seat by) {
  if (g.at(s).hp == 1) co_await recover(g, s, 1, by, sunder_id);
}

Task<> sunder(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!targetable(g, target, sunder_id) || !targetable(g, use.user, sunder_id)) co_return;
  const Character& mine = g.at(use.user);
  const Character& its = g.at(target);
  const int hp = std::min<int>(mine.max_hp, its.hp);
  const int its_hp = std::min<int>(its.max_hp, mine.hp);
  set_hp(g, use.user, hp, sunder_id, use.user);
  set_hp(g, target, its_hp, sunder_id, use.user);
  co_await recover_from_one(g, use.user, use.user);
  co_await recover_from_one(g, target, use.user);
}

// ---- 神滅斬 Laguna Blade: another character plays up to 3 dodges, one by one; it takes 3-X damage from you (R174).
constexpr AbilityId laguna_blade_id = ability(CardType::laguna_blade);
constexpr int dodges_of_laguna_blade = 3;

bool laguna_blade_targets(const Game& g, Action& a) { return one_other(g, a, laguna_blade_id); }

Task<> laguna_blade(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!targetable(g, target, laguna_blade_id)) co_return;
  int wanted = dodges_of_laguna_blade;
  while (wanted > 0) {
    const bool dodged = co_await ask_to_play(g, target, Wanted::dodge, laguna_blade_id, wanted);
    if (!dodged) break;
    --wanted;
  }
  co_await damage(g, {.source = use.user, .target = target, .amount = wanted, .why = laguna_blade_id});
}

constexpr CardText cards[] = {
    {.type = CardType::gods_strength,
     .in_play_phase = true,
     .targets = gods_strength_targets,
     .concerns = gods_strength_concerns,
     .effect = gods_strength},
    {.type = CardType::viper_strike, .in_play_phase = true, .targets = viper_strike_targets, .effect = viper_strike},
    {.type = CardType::time_stop,
     .in_play_phase = true,
     .targets = time_stop_targets,
     .concerns = time_stop_concerns,
     .effect = time_stop},
    {.type = CardType::sunder, .in_play_phase = true, .targets = sunder_targets, .effect = sunder},
    {.type = CardType::laguna_blade, .in_play_phase = true, .targets = laguna_blade_targets, .effect = laguna_blade},
};

constexpr Ability lasting[] = {{.id = gods_strength_id, .mod = {.attack_damage = stronger}}};

}  // namespace

std::span<const CardText> ultimate_cards() { return cards; }
std::span<const Ability> card_statuses() { return lasting; }

}  // namespace fate::standard
