// Armor of the standard set, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

// ---- 刃甲 Blade Mail: after each damage you may judge; red: you deal 1 damage to its source (R125).
bool blade_mail_when(const Game& g, Seat, const Damage& d) { return d.source != no_seat && g.living(d.source); }

Task<> blade_mail(Game& g, SkillUse& use, Damage& d) {
  const AbilityId why = ability(CardType::blade_mail);
  const Judged judged = co_await judge(g, use.user, why, for_red);
  if (!judged.good) co_return;
  co_await damage(g, {.source = use.user, .target = d.source, .amount = 1, .why = why});
}

// ---- 速度之靴 Boots of Speed: others are 1 farther from you than you from them: +1 to you, -1 from you (R058, R185).
int boots_of_speed(const Game&, Seat me, Seat from, Seat to) { return (to == me ? 1 : 0) - (from == me ? 1 : 0); }

// ---- 流浪法師斗篷 Planeswalker's Cloak: when you become a target of magic, your own included, you may judge; heart:
// it has no effect on you alone (R151, R184).
bool cloak_when(const Game&, Seat me, const CardUse& magic) { return !magic.voided.has(me); }

Task<> cloak(Game& g, SkillUse& use, CardUse& magic) {
  const AbilityId why = ability(CardType::planeswalkers_cloak);
  const Judged judged = co_await judge(g, use.user, why, for_heart);
  if (!judged.good) co_return;
  magic.voided.add(use.user);
  Event& e = g.emit(EventKind::voided, magic.user);
  e.other = use.user;
  e.card_type = magic.face.type;
  e.value = static_cast<std::int16_t>(why);
}

// ---- 閃避護符 Talisman of Evasion: upright, when you become the target of an attack, you may turn it sideways: the
// attack is cancelled, however many dodges it needs (R088), but not where only certain dodges count (R087). In your
// play phase you may discard 1 hand card to turn it upright again (R186).
CardId talisman_of(const Game& g, Seat s, bool turned) {
  return worn_card(g, s, CardType::talisman_of_evasion, turned);
}

bool evade_when(const Game& g, Seat me, const Attack& a) {
  return talisman_of(g, me, false) != CardId::none && !a.cancelled && !a.voided && may_be_cancelled(g, a);
}

Task<> evade(Game& g, SkillUse& use, Attack& a) {
  turn_equipment(g, talisman_of(g, use.user, false), true);
  cancel_attack(g, a, use.ability);
  co_return;
}

void offer_upright(const Game& g, Seat me, Offers& offers) {
  if (talisman_of(g, me, true) == CardId::none || hand_count(g, me) == 0) return;
  want_cards(offers.add(), hand_cards(g, me));
}

Task<> turn_upright(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, use.ability);
  turn_equipment(g, talisman_of(g, use.user, true), false);
  co_return;
}

constexpr Ability texts[] = {
    // 菲麗絲之戒 Phyllis' Ring: in the draw phase you may draw 1 more.
    {.id = ability(CardType::phyllis_ring), .draw = {.kind = DrawChange::Kind::bonus}},
    {.id = ability(CardType::blade_mail),
     .reactions = {on<blade_mail, blade_mail_when>(Window::after_damage, Role::target)}},
    {.id = ability(CardType::boots_of_speed), .mod = {.distance = boots_of_speed}},
    {.id = ability(CardType::planeswalkers_cloak),
     .reactions = {on<cloak, cloak_when>(Window::becoming_magic_target, Role::target)}},
    {.id = ability(CardType::talisman_of_evasion),
     .reactions = {on<evade, evade_when>(Window::becoming_attack_target, Role::target)},
     .play = {.offer = offer_upright, .run = turn_upright}},
};

}  // namespace

std::span<const Ability> armors() { return texts; }

}  // namespace fate::standard
