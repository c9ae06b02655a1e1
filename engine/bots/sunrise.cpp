#include "engine/bots/sunrise.hpp"

#include <algorithm>

#include "engine/bots/attack.hpp"
#include "engine/bots/respond.hpp"

namespace fate::bots {
namespace {

constexpr int kill_points = 18;

Change damage_of(int points) { return {.damage = static_cast<std::int8_t>(4 * points)}; }

// Cards of that kind in the bot's own state area.
int laid(const Situation& s, SkillId skill) {
  int n = 0;
  for (const PlacedCard& p : s.table.placed)
    n += p.zone == Zone::state_area && p.seat == s.me && p.ability == ability(skill) ? 1 : 0;
  return n;
}

int dodges(const Situation& s) {
  int n = 0;
  for (const CardId c : s.mine().hand) n += is_dodge_type(type_of(c)) ? 1 : 0;
  return n;
}

// Every element that lies there makes it likelier that the next one is one too many.
Proposal concoction(const Situation& s, int index) {
  const int elements = laid(s, SkillId::unstable_concoction);
  const int of_use = elements < 3 ? 6 : 1;
  const int risk = hp_loss(s, s.me, 4) * elements / 4;
  return fill(s, index, [&](Seat t) { return gladness(s, t, {.cards = -4}) + of_use - risk; });
}

// Elements are good for nothing else.
Proposal chemical_rage(const Situation& s, int index) {
  constexpr int kept_back = 6;
  const int more = std::max(0, attack_cards(s) - attacks_left(s));
  const int attacks = more * std::max(0, best_attack_value(s) - 4);
  Proposal out = fill_plainly(s, index, gladness(s, s.me, {.heal = 4}) + attacks);
  if (out.value != Proposal::never) out.value += 3 * unknown_card_cost - kept_back;
  return out;
}

// Away: what the attack would do, or the dodge that it would take. Ahead: four cards, for a point more where there is
// no dodge.
Proposal sprint(const Situation& s, int index) {
  const bool helpless = dodges(s) == 0;
  const int hit = gladness(s, s.me, damage_of(1));
  if (action_at(s, index).option == 1) return fill_plainly(s, index, helpless ? -hit : unknown_card_cost);
  const ResolutionRecord* attack = innermost(s, ResolutionKind::attack);
  const int points = attack == nullptr ? 1 : std::max<int>(1, attack->amount);
  const bool deadly = helpless && s.mine().hp <= points + 1;
  const int more = helpless ? gladness(s, s.me, damage_of(2)) - hit : 0;
  return fill_plainly(s, index, deadly ? -60 : gladness(s, s.me, {.cards = 16}) + more);
}

Proposal crush(const Situation& s, int index) {
  const Seat t = s.question.subject;
  const bool kills = t < max_seats && s.at(t).hp <= 1 && s.regard(t) < 0;
  return fill_plainly(s, index, gladness(s, t, damage_of(1)) + (kills ? kill_points : 0));
}

// A card from each: they lose it, and it is the bot's.
Proposal vacuum(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) { return gladness(s, t, {.cards = -4}) + unknown_card_cost; });
}

// For the swarm one will do; for the exorcism there must be rage for all of them.
Proposal spirit(const Situation& s, int index) {
  const int spirits = laid(s, SkillId::evil_spirit);
  const bool driven = s.mine().rage - 1 >= spirits + 1;
  const bool spare = s.mine().hand_count > s.mine().hand_limit;
  return fill_plainly(s, index, driven || spirits == 0 ? 20 : spare && spirits < 3 ? 10 : -5);
}

// All on one, or a point for each.
Proposal exorcism(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const int x = a.rage_cost;
  const auto alone = [&](Seat t) {
    const bool kills = s.at(t).hp <= x && s.regard(t) < 0;
    return gladness(s, t, damage_of(x)) + (kills ? kill_points : 0);
  };
  const SeatPick one = best_seats(a.targets, 1, 1, alone);
  const SeatPick many =
      best_seats(a.targets, a.min_targets, a.max_targets, [&](Seat t) { return gladness(s, t, damage_of(1)); });
  const bool together = one.value >= many.value;
  Proposal out;
  out.answer.action = static_cast<std::uint8_t>(index);
  out.answer.targets = together ? one.seats : many.seats;
  out.value = std::max(one.value, many.value) + gladness(s, s.me, {.rage = static_cast<std::int8_t>(-4 * x)});
  return out;
}

// Damage is dealt in this turn by whoever has it: to those who are likely to be hit.
int frost_arrows(const Situation& s, Seat t) {
  if (s.rage_room(t) == 0) return -2;
  const bool mine = s.table.turn_seat == s.me && s.reach().has(t) && attack_cards(s) > 0;
  const bool ours = s.table.turn_seat != s.me && s.table.turn_seat != t && s.regard(s.table.turn_seat) >= friend_regard;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(mine ? -13 : ours ? -9 : -1)});
}

// As many cards as are missing when this one has gone.
Proposal time_lapse(const Situation& s, int index) {
  const int cards = std::max(0, s.mine().hand_limit - (s.mine().hand_count - 1));
  return fill_plainly(s, index, gladness(s, s.me, {.cards = static_cast<std::int8_t>(std::min(100, 4 * cards))}));
}

}  // namespace

bool propose_sunrise(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const QuestionKind kind = s.question.kind;
  const auto is = [&](auto x) { return a.ability == ability(x); };
  if (kind == QuestionKind::dispel) return false;
  if (is(SkillId::unstable_concoction) && kind == QuestionKind::react)
    out = concoction(s, index);
  else if (is(SkillId::chemical_rage))
    out = chemical_rage(s, index);
  else if (is(SkillId::sprint))
    out = sprint(s, index);
  else if (is(SkillId::slithereen_crush))
    out = crush(s, index);
  else if (is(SkillId::glaives_of_wisdom))
    out = fill_plainly(s, index, gladness(s, s.question.subject, damage_of(1)));
  else if (is(SkillId::static_field))
    out = fill_plainly(s, index, gladness(s, s.me, {.rage = 3}) + 1);
  else if (is(SkillId::vacuum))
    out = vacuum(s, index);
  else if (is(SkillId::evil_spirit))
    out = spirit(s, index);
  else if (is(SkillId::exorcism) && kind == QuestionKind::play)
    out = exorcism(s, index);
  else if (is(SkillId::exorcism))
    out = fill(s, index, [&](Seat t) { return gladness(s, t, damage_of(1)); });
  else if (is(SkillId::frost_arrows))
    out = fill(s, index, [&](Seat t) { return frost_arrows(s, t); });
  else if (a.verb == Verb::use && a.card_type == CardType::time_lapse)
    out = time_lapse(s, index);
  else
    return false;
  return true;
}

}  // namespace fate::bots
