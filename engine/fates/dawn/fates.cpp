// The fate of Dawn. Who wins after the reveal: modes/identity.cpp.
#include "engine/content_lists.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/use.hpp"

namespace fate::dawn {
namespace {

// ---- 絕境之逆襲 Desperate Counterattack: in your turn you may reveal your identity: HP, hand and rage go up to their
// limits; from then on you may recover 1 HP in your state judgment phase. You win when all others are dead, they win
// when you are (R250, R251, R252). Only one neutral can reveal himself.
constexpr AbilityId counterattack_id = ability(FateId::desperate_counterattack);

void offer_counterattack(const Game& g, Seat, Offers& offers) {
  if (g.revealed == no_seat) offers.add();
}

Task<> counterattack(Game& g, SkillUse& use) {
  const Seat me = use.user;
  reveal_fate(g, me);
  co_await recover(g, me, g.at(me).max_hp - g.at(me).hp, me, counterattack_id);
  draw(g, me, hand_limit(g, me) - hand_count(g, me), counterattack_id);
  co_await gain_rage(g, me, g.at(me).rage_cap - g.at(me).rage, counterattack_id);
}

bool recovery_when(const Game& g, Seat me, const Moment&) {
  return g.revealed == me && can_recover(g, me, counterattack_id);
}
Task<> recovery(Game& g, SkillUse& use, Moment&) { co_await recover(g, use.user, 1, use.user, counterattack_id); }

constexpr Ability fate_texts[] = {
    {.id = counterattack_id,
     .reactions = {on<recovery, recovery_when>(Window::state_judgment, Role::user)},
     .play = {.offer = offer_counterattack, .run = counterattack}},
};

}  // namespace

std::span<const Ability> fates() { return fate_texts; }

}  // namespace fate::dawn
