#include "engine/catalog/fate_facts.hpp"

namespace fate {
namespace {

using F = FateId;
using K = FateKind;

constexpr FateFacts fates[] = {
    {F::none, SetId::none, "", K::none},
    {F::shadow_punisher, SetId::standard, "shadow_punisher", K::death},
    {F::conqueror_of_holy_light, SetId::standard, "conqueror_of_holy_light", K::death},
    {F::spreading_plague, SetId::standard, "spreading_plague", K::death},
    {F::game_of_fate, SetId::standard, "game_of_fate", K::death},
    {F::puppet_of_backfire, SetId::standard, "puppet_of_backfire", K::replace},
    {F::summoner_of_death, SetId::standard, "summoner_of_death", K::stable},
    {F::paranoid_mathematician, SetId::standard, "paranoid_mathematician", K::stable},
    {F::roshan_possession, SetId::standard, "roshan_possession", K::reveal},
    {F::desperate_counterattack, SetId::dawn, "desperate_counterattack", K::reveal},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(fates); ++i) {
    if (static_cast<std::size_t>(fates[i].fate) != i) return false;
  }
  return std::size(fates) == fate_count + 1;
}
static_assert(in_order());

}  // namespace

std::span<const FateFacts> all_fates() { return fates; }

}  // namespace fate
