// The agility hero of Daybreak.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::daybreak {
namespace {

// ---- 月之騎士 Luna

// 月蝕 Eclipse. Cost: discard 1 heart hand card. Any character, you included, takes 1 damage from you; then it draws 3,
// if it lives, whatever became of the damage (R070, R214).
constexpr AbilityId eclipse_id = ability(SkillId::eclipse);

void offer_eclipse(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, heart);
  const SeatSet targets = targetable_seats(g, eclipse_id);
  if (cards.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, heart);
  want_targets(a, targets);
}

Task<> eclipse(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, eclipse_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, eclipse_id)) co_return;
  co_await damage(g, {.source = use.user, .target = target, .why = eclipse_id});
  draw(g, target, 3, eclipse_id);
}

// 月刃 Moon Glaives: your equipment may be any 2 pieces; both work, the larger range counts. A third one takes the
// place of the one you choose (R187, R291, R292; fate/play_phase.cpp).

constexpr Ability heroes[] = {
    {.id = eclipse_id, .play = {.offer = offer_eclipse, .run = eclipse}},
    {.id = ability(SkillId::moon_glaives), .mod = {.any_two_pieces = true}},
};

}  // namespace

std::span<const Ability> agility_heroes() { return heroes; }

}  // namespace fate::daybreak
