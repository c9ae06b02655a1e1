// Magic cards of the standard set.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {
namespace {

// 繳械 Disarm: discard 1 equipment card of a character; enhanced: take it into your hand (R161).
bool disarm_targets(const Game& g, Action& a) {
  for (const Seat s : g.alive)
    if (!g.zones.equipment[s].empty() && targetable(g, s, ability(CardType::disarm))) a.targets.add(s);
  a.min_targets = a.max_targets = 1;
  return !a.targets.empty();
}

Task<> disarm(Game& g, CardUse& use) {
  const AbilityId why = ability(CardType::disarm);
  const Seat target = use.targets.front();
  if (use.voided.has(target) || !targetable(g, target, why)) co_return;
  const CardId card = co_await pick_card_of(g, use.user, target, why, {.hand = false});
  if (card == CardId::none) co_return;
  if (use.enhanced && g.living(use.user))
    move_card(g, card, hand_of(use.user), {use.user, why});
  else
    discard(g, card, use.user, why);
}

constexpr CardText cards[] = {
    {.type = CardType::disarm, .in_play_phase = true, .options = 3, .targets = disarm_targets, .effect = disarm},
};

}  // namespace

std::span<const CardText> magic_cards() { return cards; }

}  // namespace fate::standard
