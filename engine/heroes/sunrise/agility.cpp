// Agility heroes of Sunrise, in the order of the rulebook.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/offer.hpp"

namespace fate::sunrise {
namespace {

// ---- 黑暗遊俠 Drow Ranger

// 霜凍之箭 Frost Arrows, cast with 1 black hand card on another character: in this turn damage gives it no rage (R050;
// statuses.cpp).
constexpr AbilityId frost_arrows_id = ability(SkillId::frost_arrows);

SeatSet frost_arrows_targets(const Game& g, Seat me) { return cast_targets(g, frost_arrows_id).without(me); }

bool frost_arrows_when(const Game& g, Seat me) {
  return hand_count(g, me) >= 1 && !frost_arrows_targets(g, me).empty();
}
void offer_frost_arrows(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = frost_arrows_targets(g, me);
  const CardSet cards = hand_cards(g, me, black);
  if (targets.empty() || cards.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, black);
  want_targets(a, targets);
}

// 強擊 Power Shot, once a turn. Cost: discard 1 black hand card. Discard 1 hand card of another character, unseen; a
// spade goes to your hand instead (R075).
constexpr AbilityId power_shot_id = ability(SkillId::power_shot);

void offer_power_shot(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, black);
  const SeatSet targets = holding_cards(g, targetable_others(g, me, power_shot_id));
  if (targets.empty() || cards.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, black);
  want_targets(a, targets);
}

Task<> power_shot(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, power_shot_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.target(), power_shot_id)) co_return;
  const CardId card = random_hand_card(g, use.target());
  discard(g, card, use.user, power_shot_id);
  if (card != CardId::none && spade(card) && g.living(use.user))
    move_card(g, card, hand_of(use.user), {use.user, power_shot_id});
}

// 射手天賦 Marksmanship: a black hand card is a normal attack, used or played; one that is always regarded so (R063,
// R090).

// ---- 聖堂刺客 Templar Assassin

// 隱匿 Meld: an attack has no effect on you if its user holds as many cards as you or more when you become its target;
// what it was made of is not among them (R084, R101).
constexpr AbilityId meld_id = ability(SkillId::meld);

bool meld_when(const Game& g, Seat me, const Attack& a) {
  return !a.voided && !a.cancelled && hand_count(g, a.attacker) >= hand_count(g, me);
}
Task<> meld(Game& g, SkillUse&, Attack& a) {
  void_attack(g, a, meld_id);
  co_return;
}

// 靈能之刃 Psi Blades: after your attack has hit you may take 1 hand card, unseen, of a living neighbour of its target,
// never your own (R002, R213).
constexpr AbilityId psi_blades_id = ability(SkillId::psi_blades);

SeatSet beside(const Game& g, Seat me, Seat target) {
  SeatSet set;
  for (const Seat s : {previous_living(g, target), next_living(g, target)})
    if (s != me && s != target && targetable(g, s, psi_blades_id)) set.add(s);
  return holding_cards(g, set);
}

bool psi_blades_when(const Game& g, Seat me, const Attack& a) { return !beside(g, me, a.target).empty(); }
void offer_psi_blades(const Game& g, Seat me, const Attack& a, Offers& offers) {
  want_targets(offers.add(), beside(g, me, a.target));
}
Task<> psi_blades(Game& g, SkillUse& use, Attack&) {
  take_from_hand(g, use.user, use.target(), 1, psi_blades_id);
  co_return;
}

// ---- 育母蜘蛛 Broodmother

// 織網 Spin Web, once a turn. Cost: discard 2 printed attacks. Recover 1 HP; not at full HP (R062, R077).
constexpr AbilityId spin_web_id = ability(SkillId::spin_web);

void offer_spin_web(const Game& g, Seat me, Offers& offers) {
  const CardSet attacks = hand_cards(g, me, printed_attack);
  if (attacks.size() >= 2 && can_recover(g, me, spin_web_id))
    want_cards(offers.add(), attacks, 2, CardRule::any, printed_attack);
}

Task<> spin_web(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, spin_web_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) co_await recover(g, use.user, 1, use.user, spin_web_id);
}

// 極度饑渴 Insatiable Hunger: in your draw phase you may draw as many more as you have lost HP (R026, R027).
int lost_hp(const Game& g, Seat me) { return std::max(0, g.at(me).max_hp - g.at(me).hp); }
bool hungry(const Game& g, Seat me) { return lost_hp(g, me) > 0; }

constexpr Ability heroes[] = {
    {.id = frost_arrows_id, .cast = {.offer = offer_frost_arrows, .run = cast_status, .when = frost_arrows_when}},
    {.id = power_shot_id, .play = {.offer = offer_power_shot, .run = power_shot}},
    {.id = ability(SkillId::marksmanship),
     .conversions = {{.as = CardType::normal_attack, .count = 1, .card_fits = black, .regarded = true}}},
    {.id = meld_id, .reactions = {on<meld, meld_when>(Window::becoming_attack_target, Role::target, mandatory)}},
    {.id = psi_blades_id,
     .reactions = {on<psi_blades, psi_blades_when, offer_psi_blades>(Window::after_hit, Role::user)}},
    {.id = spin_web_id, .play = {.offer = offer_spin_web, .run = spin_web}},
    {.id = ability(SkillId::insatiable_hunger),
     .draw = {.kind = DrawChange::Kind::bonus, .when = hungry, .cards = lost_hp}},
};

}  // namespace

std::span<const Ability> agility_heroes() { return heroes; }

}  // namespace fate::sunrise
