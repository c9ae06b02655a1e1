// Basic cards of the standard set. Attacks are carried out by fate/attack.cpp, dodges answer them there.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {
namespace {

// 治療藥膏 Healing Salve: recover 1 HP, in your play phase yourself, else a dying character.
bool salve_targets(const Game& g, Action& a) { return can_recover(g, a.seat, ability(CardType::healing_salve)); }

Task<> healing_salve(Game& g, CardUse& use) {
  const Seat who = use.targets.empty() ? use.user : use.targets.front();
  co_await recover(g, who, 1, use.user, ability(CardType::healing_salve));
}

constexpr CardText cards[] = {
    {.type = CardType::healing_salve, .in_play_phase = true, .targets = salve_targets, .effect = healing_salve},
};

}  // namespace

std::span<const CardText> basic_cards() { return cards; }

}  // namespace fate::standard
