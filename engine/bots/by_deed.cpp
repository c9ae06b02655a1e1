// What an action is worth by the table of deeds, or by the general rule for abilities that are not in it.
#include "engine/bots/proposal.hpp"
#include "engine/catalog/hero_facts.hpp"

namespace fate::bots {
namespace {

// An unknown ability that is aimed at somebody is taken for harmful, one without targets for helpful.
constexpr Deed unknown_aimed{.target = {.damage = 2, .cards = -2}};
constexpr Deed unknown_own{.self = {.cards = 5}};

AbilityId cause(const Action& a) {
  const bool card = a.verb == Verb::use || a.verb == Verb::play;
  return card ? ability(a.card_type) : a.ability;
}

int area_value(const Situation& s, const Deed& d) {
  int sum = 0;
  for (const Seat seat : s.living)
    if (seat != s.me || d.reach == Reach::everybody) sum += gladness(s, seat, d.target);
  return sum;
}

}  // namespace

Proposal by_deed(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const Deed* known = deed_of(cause(a), a.option);
  const Deed& d = known != nullptr ? *known : a.max_targets > 0 ? unknown_aimed : unknown_own;
  Proposal out = fill(
      s, index, [&](Seat t) { return gladness(s, t, d.target); }, [&](Seat t) { return gladness(s, t, d.target2); },
      a.min_cards);
  if (out.value == Proposal::never) return out;
  if (d.reach != Reach::chosen) out.value += area_value(s, d);
  out.value += gladness(s, s.me, d.self);
  return out;
}

}  // namespace fate::bots
