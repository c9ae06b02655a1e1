// Somebody else plays the attack or dodge that a seat needs: it is his play and his card, then it counts as the seat's
// own attack or dodge (R201, R283).
#pragma once

#include "engine/fate/use.hpp"

namespace fate {

// What is needed.
struct Need {
  Wanted wanted = Wanted::attack;
  const Attack* against = nullptr;  // what the dodge is for, if it is used against an attack
  Seat target = no_seat;            // whom the attack is for
};

struct Proxied {
  Need need;
  CardUse laid;  // what was played, still in the processing zone; no user: nothing
};

// When one card of its own is used, may the next one come from somebody else?
bool next_by_proxy(const Game&, Seat);
// Adds the ways in which the seat may have it played by somebody else; for an attack that is to be used, only those
// that leave what frostbite asks for besides (R282).
void add_proxies(const Game&, Question&, Seat);
void add_attack_proxies(const Game&, Question&, Seat);
// Is the seat's answer one of these ways?
bool proxy_chosen(const Game&, Seat);
// Carries it out: `laid` is what was played, without a user if nothing was.
Task<> ask_proxy(Game&, SkillUse, Need, CardUse& laid);

// For the texts of such abilities: asks the helper to play it. False: he does not.
Task<bool> play_for(Game&, Seat helper, const SkillUse&, Proxied&);

// From now on an attack of `s`, by this ability.
inline void make_own(CardUse& laid, Seat s, AbilityId by) {
  laid.user = s;
  laid.by = by;
  laid.played = false;
}

}  // namespace fate
