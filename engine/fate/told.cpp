#include "engine/fate/told.hpp"

#include <algorithm>

#include "engine/fate/distance.hpp"
#include "engine/fate/state.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

// What a status or a weapon does is no use of a skill by its bearer.
bool own_skill(const Ability& a) { return is_skill(a.id) && ability_of(a.id) == &a; }

void told(Game& g, Seat bearer, const Ability& a, SeatSet targets) {
  told_skill(g, {.user = bearer, .ability = a.id, .targets = targets});
}

}  // namespace

void told_modifier(Game& g, const Ability& a, Seat bearer, Seat other) {
  if (own_skill(a)) told(g, bearer, a, SeatSet::of(other));
}

namespace {

// Of cards that distance does not bind.
void told_far(Game& g, const CardUse& use, Seat target) {
  for (const Ability* a : g.at(use.user).abilities) {
    if (a->mod.reaches == nullptr || !own_skill(*a) || use.cards.empty()) continue;
    if (std::all_of(use.cards.begin(), use.cards.end(), a->mod.reaches) && !in_range(g, use.user, target))
      told(g, use.user, *a, SeatSet::of(target));
  }
}

}  // namespace

void told_reach(Game& g, const CardUse& use, Seat target) {
  const Seat user = use.user;
  told_far(g, use, target);
  if (!g.shapes_distance.has(user)) return;
  const Ring ring = ring_of(g);
  const int range = attack_range(g, user);
  if (distance(g, ring, user, target) > range) return;   // range does not matter for this attack
  for (const Ability* a : g.at(user).abilities)
    if (a->mod.distance != nullptr && own_skill(*a) && distance(g, ring, user, target, a) > range)
      told(g, user, *a, SeatSet::of(target));
}

void told_retarget(Game& g, const CardUse& use) {
  const CardText* text = text_of(use.face.type);
  if (text == nullptr || text->targets == nullptr || use.aimed.empty() || use.aimed == SeatSet::of(use.user)) return;
  for (const Ability* a : g.at(use.user).abilities) {
    if (a->mod.retarget == nullptr || !own_skill(*a)) continue;
    Action plain;
    plain.seat = use.user;
    plain.card_type = use.face.type;
    plain.option = use.option;
    text->targets(g, plain);
    if (!(use.aimed - plain.targets).empty()) told(g, use.user, *a, use.aimed);
  }
}

void told_hand_limit(Game& g, Seat s) {
  const int limit = hand_limit(g, s);
  for (const Ability* a : g.at(s).abilities) {
    const int more = a->mod.hand_limit != nullptr && own_skill(*a) ? a->mod.hand_limit(g, s) : 0;
    if (more > 0 && hand_count(g, s) > limit - more) told(g, s, *a, {});
  }
}

}  // namespace fate
