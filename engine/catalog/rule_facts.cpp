#include "engine/catalog/rule_facts.hpp"

namespace fate {
namespace {

using R = RuleId;

constexpr RuleFacts rules[] = {
    {R::none, ""},
    {R::draw_phase, "draw_phase"},
    {R::hand_limit, "hand_limit"},
    {R::kill_reward, "kill_reward"},
    {R::death, "death"},
    {R::set_up, "set_up"},
    {R::armor_limit, "armor_limit"},
    {R::place_monster, "place_monster"},
    {R::kill_monster, "kill_monster"},
    {R::skip, "skip"},
    {R::starting_player, "starting_player"},
    {R::reshuffle, "reshuffle"},
    {R::expiry, "expiry"},
    {R::damage, "damage"},
    {R::contest, "contest"},
    {R::hero_draft, "hero_draft"},
    {R::hero_keep, "hero_keep"},
    {R::opener, "opener"},
    {R::rotation, "rotation"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(rules); ++i) {
    if (static_cast<std::size_t>(rules[i].rule) != i) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const RuleFacts> all_rules() { return rules; }

}  // namespace fate
