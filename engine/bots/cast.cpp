// The casting phase before somebody's turn.
#include "engine/bots/attack.hpp"
#include "engine/bots/respond.hpp"

namespace fate::bots {
namespace {

// Whose turn comes now; others' turns pass without much use of a spell on them.
bool acts(const Situation& s, Seat t) { return t == s.table.turn_seat; }

// No recovery this turn: only a weak enemy minds.
int heartstopper(const Situation& s, Seat t) {
  const int pain = s.at(t).hp <= 1 ? 14 : s.at(t).hp == 2 && acts(s, t) ? 10 : 2;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(-pain)});
}

// Each attack and dodge costs two: bad for one who is about to act, or about to be attacked by the bot.
int frostbite(const Situation& s, Seat t) {
  if (acts(s, t)) return gladness(s, t, {.tempo = -14});
  const bool prey = acts(s, s.me) && s.reach().has(t) && attack_cards(s) > 0;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(prey ? -16 : -2)});
}

// Saves from one death: for somebody weak while an enemy acts.
int shallow_grave(const Situation& s, Seat t) {
  if (s.regard(s.table.turn_seat) >= friend_regard) return -5;
  const int need = s.at(t).hp <= 1 ? 22 : s.at(t).hp == 2 ? 8 : 0;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(need)});
}

// +1 damage, but no magic: for oneself with attacks in hand, against an enemy full of cards.
int bloodrage(const Situation& s, Seat t) {
  if (t == s.me) return acts(s, t) && attack_cards(s) > 0 ? best_attack_value(s, 1) - best_attack_value(s) : -5;
  if (!acts(s, t)) return -2;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(s.at(t).hand_count >= 5 ? -8 : 2)});
}

}  // namespace

Proposal propose_cast(const Situation& s, int index) {
  const AbilityId what = action_at(s, index).ability;
  const auto with = [&](int (*value)(const Situation&, Seat)) {
    return fill(s, index, [&](Seat t) { return value(s, t); });
  };
  if (what == ability(SkillId::heartstopper_aura)) return with(heartstopper);
  if (what == ability(SkillId::frostbite)) return with(frostbite);
  if (what == ability(SkillId::shallow_grave)) return with(shallow_grave);
  if (what == ability(SkillId::bloodrage)) return with(bloodrage);
  return by_deed(s, index);
}

}  // namespace fate::bots
