// Weapons of the standard set, in the order of the rulebook. Their ranges stand in catalog/card_facts.cpp.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"
#include "engine/fate/window.hpp"

namespace fate::standard {
namespace {

Attribute attribute_of(const Game& g, Seat s) { return facts(g.at(s).hero).attribute; }

// ---- 冰魄之眼 Eye of Skadi: 2 dodges are needed to cancel your attacks (R085).
int one_dodge_more(const Game&, Seat, const Attack&) { return 1; }

// ---- 聖者遺物 Sacred Relic: your black attacks deal 1 damage more; you cannot have armor (R179).
int relic_damage(const Game&, Seat, const Attack& a) { return a.face.colour == Colour::black ? 1 : 0; }

// ---- 黯滅之刃 Desolator: when your attack hits you gain 1 rage, whether or not it dealt damage (R106).
bool desolator_when(const Game& g, Seat me, const Attack&) { return g.at(me).rage < g.at(me).rage_cap; }

Task<> desolator(Game& g, SkillUse& use, Attack&) { co_await gain_rage(g, use.user, 1, ability(CardType::desolator)); }

// ---- 掠奪之斧 Plunder Axe, for any hero (R178). Strength only: when your attack hits you may draw 1.
bool plunder_axe_when(const Game& g, Seat me, const Attack&) { return attribute_of(g, me) == Attribute::strength; }

Task<> plunder_axe(Game& g, SkillUse& use, Attack&) {
  draw(g, use.user, 1, ability(CardType::plunder_axe));
  co_return;
}

// ---- 神秘法杖 Mystic Staff, for any hero (R178). Intelligence only: play phase, once a turn: discard X cards, the
// staff itself may be one of them, and draw X-1 (R076, R180).
void offer_mystic_staff(const Game& g, Seat me, Offers& offers) {
  if (attribute_of(g, me) != Attribute::intelligence) return;
  Action& a = offers.add();
  a.cards = own_cards(g, me);
  a.min_cards = 1;
  a.max_cards = static_cast<std::uint8_t>(a.cards.size());
}

Task<> mystic_staff(Game& g, SkillUse& use) {
  const AbilityId why = ability(CardType::mystic_staff);
  discard(g, use.cards, use.user, why);
  draw(g, use.user, use.cards.size() - 1, why);
  co_return;
}

// ---- 鷹角弓 Eaglehorn, for any hero (R178). Agility only: each hit raises the limit of this play phase by 1 (R056,
// R092).
bool eaglehorn_when(const Game& g, Seat me, const Attack&) {
  return attribute_of(g, me) == Attribute::agility && own_play_phase(g, me) && !g.at(me).any_attacks;
}

Task<> eaglehorn(Game& g, SkillUse& use, Attack&) {
  allow_more_attacks(g, use.user, 1);
  co_return;
}

// ---- 補刀斧 Quelling Blade: when another character dies you may play 1 attack: you are its killer (R140). The dead is
// past dodging, and range does not matter: the attack is only played.
bool quelling_blade_when(const Game& g, Seat me, const Death& d) { return d.killer != me && hand_count(g, me) > 0; }

Task<> quelling_blade(Game& g, SkillUse& use, Death& d) {
  const bool played = co_await ask_to_play(g, use.user, Wanted::attack, use.ability);
  if (!played || !g.living(use.user)) co_return;
  told_skill(g, use);
  d.killer = use.user;
}

constexpr Ability texts[] = {
    {.id = ability(CardType::eye_of_skadi), .mod = {.extra_dodges = one_dodge_more}},
    // 攻擊之爪 Claws of Attack: red hand cards may be used or played as normal attacks.
    {.id = ability(CardType::claws_of_attack),
     .conversions = {{.as = CardType::normal_attack, .count = 1, .card_fits = red}}},
    {.id = ability(CardType::sacred_relic), .mod = {.attack_damage = relic_damage, .no_armor = true}},
    // 惡魔刀鋒 Demon Edge: whom your attack brings to dying no card can save (R134).
    {.id = ability(CardType::demon_edge), .mod = {.denies_salves = true}},
    // 散失之刃 Diffusal Blade: 2 hand cards may be used as a dispel (R155).
    {.id = ability(CardType::diffusal_blade), .conversions = {{.as = CardType::dispel, .count = 2, .play = false}}},
    // 洛薩之鋒 Lothar's Edge: black hand cards may be used or played as dodges.
    {.id = ability(CardType::lothars_edge), .conversions = {{.as = CardType::dodge, .count = 1, .card_fits = black}}},
    {.id = ability(CardType::desolator),
     .reactions = {on<desolator, desolator_when>(Window::after_hit, Role::user, mandatory)}},
    // 散夜對劍 Sange and Yasha: 2 hand cards may be used, not played, as a normal attack (R063); two attacks cannot be
    // dodged.
    {.id = ability(CardType::sange_and_yasha),
     .conversions = {{.as = CardType::normal_attack, .count = 2, .play = false, .undodgeable_if_attacks = true}}},
    {.id = ability(CardType::plunder_axe),
     .reactions = {on<plunder_axe, plunder_axe_when>(Window::after_hit, Role::user)}},
    {.id = ability(CardType::mystic_staff), .play = {.offer = offer_mystic_staff, .run = mystic_staff}},
    {.id = ability(CardType::eaglehorn),
     .reactions = {on<eaglehorn, eaglehorn_when>(Window::after_hit, Role::user, mandatory)}},
    {.id = ability(CardType::quelling_blade),
     .reactions = {silent(on<quelling_blade, quelling_blade_when>(Window::kill_attribution, Role::other, mandatory))}},
};

}  // namespace

std::span<const Ability> weapons() { return texts; }

}  // namespace fate::standard
