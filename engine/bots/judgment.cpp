// Judgments: who is glad about which colour.
#include "engine/bots/respond.hpp"

namespace fate::bots {

int red_gladness(const Situation& s, Seat judge, AbilityId why) {
  const AbilityId what = kin(why);
  const auto is = [&](auto x) { return what == ability(x); };
  if (judge >= max_seats) return 0;
  // The judge gains by red.
  if (is(SkillId::vampiric_aura)) return gladness(s, judge, {.heal = 4});
  if (is(SkillId::multicast) || is(SkillId::battle_trance)) return gladness(s, judge, {.tempo = 12});
  if (is(CardType::planeswalkers_cloak)) return gladness(s, judge, {.tempo = 6});
  // Somebody else is hurt by red: the other side of the innermost attack or damage, if it can be told.
  if (is(CardType::blade_mail) || is(SkillId::counter_helix)) {
    const ResolutionRecord* r =
        innermost(s, is(CardType::blade_mail) ? ResolutionKind::damage : ResolutionKind::attack);
    return r == nullptr ? 0 : gladness(s, r->user, {.damage = 4});
  }
  if (is(SkillId::static_field)) return gladness(s, judge, {.rage = 2});
  if (is(SkillId::warpath)) return gladness(s, judge, {.tempo = 10});
  if (is(SkillId::suicide)) return gladness(s, judge, {.damage = 8});
  // Black adds a point of damage, or lets the attack pass at all; of the walrus' punch red adds one.
  if (is(SkillId::headshot) || is(SkillId::drunken_haze) || is(SkillId::walrus_punch)) {
    const ResolutionRecord* r = innermost(s, ResolutionKind::attack);
    const int hurt = r == nullptr || r->target_count == 0 ? 0 : gladness(s, r->targets[0], {.damage = 3});
    return is(SkillId::walrus_punch) ? hurt : -hurt;
  }
  return 0;
}

}  // namespace fate::bots
