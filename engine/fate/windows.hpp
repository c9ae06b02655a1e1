// Timing windows: the moments at which abilities may act (the rules' timing table). The record that a window is about
// is given by WindowSubject.
#pragma once

#include <cstdint>

namespace fate {

enum class Window : std::uint8_t {
  none = 0,
  // turn; subject Moment{who}
  turn_start,             // first instant of a character turn
  state_judgment,
  draw_after,             // after the cards of the draw phase
  play_start,
  turn_end,
  // cards; subject CardUse. Nothing is asked any more about the dispel chain when the last two open.
  card_used,              // used or played, before it resolves
  becoming_magic_target,  // the target of the window is the character concerned
  card_resolved,          // magic that took effect
  card_dispelled,         // magic that was dispelled; the target of the window is who dispelled it
  // attack; subject Attack
  target_chosen,          // attacker's judgments on his own attack
  becoming_attack_target,
  attack_dodged,
  attack_hits,            // before the damage
  after_hit,
  attack_finished,
  dodge_resolved,         // a dodge was used or played; subject CardUse
  // damage; subject Damage
  damage_victim,          // the victim's own changes
  damage_third_party,     // others take it over
  after_damage,
  // points; subject Moment{who, 1}
  rage_gained,
  recovered,
  // judgment; subject Judgment
  judgment_before_flip,
  judgment_effective,
  // death
  entering_dying,         // subject Dying
  death,                  // subject Death, after the killer is settled
  kill_attribution,       // subject Death
  count,
};

}  // namespace fate
