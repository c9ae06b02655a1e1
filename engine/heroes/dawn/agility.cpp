// Agility heroes of Dawn, in the order of the rulebook.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::dawn {
namespace {

// ---- 變體精靈 Morphling

// 波浪形態 Waveform: 2 hand cards may be used or played as a normal attack or a dodge; such an attack has no distance
// limit (R060, R063).
constexpr AbilityId waveform_id = ability(SkillId::waveform);

bool waveform_reach(const Game& g, Seat me, Action& a) {
  if (a.ability != waveform_id || !is_attack(a.card_type)) return false;
  want_targets(a, targetable_others(g, me, ability(a.card_type)));
  return !a.targets.empty();
}

// 變形 Morph, one of the two. Option 1. Cost: discard 2 hand cards; gain 1 rage. Option 2. Cost: 1 rage; draw 2 (R066).
constexpr AbilityId morph_id = ability(SkillId::morph);

void offer_morph(const Game& g, Seat me, Offers& offers) {
  if (!targetable(g, me, morph_id)) return;
  const CardSet cards = hand_cards(g, me);
  if (cards.size() >= 2 && g.at(me).rage < g.at(me).rage_cap) want_cards(offers.add(1), cards, 2);
  if (g.at(me).rage >= 1) offers.add(2).rage_cost = 1;
}

Task<> morph(Game& g, SkillUse& use) {
  if (use.option == 1)
    discard(g, use.cards, use.user, morph_id);
  else
    pay_rage(g, use.user, 1, morph_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  if (use.option == 1)
    co_await gain_rage(g, use.user, 1, morph_id);
  else
    draw(g, use.user, 2, morph_id);
}

// ---- 隱形刺客 Riki

// 閃爍突襲 Blink Strike: when your attack was cancelled by dodges you may use another one on the same character, at any
// distance and outside the limit; it deals 1 damage more (R083, R098).
constexpr AbilityId blink_strike_id = ability(SkillId::blink_strike);

bool blink_strike_when(const Game& g, Seat me, const Attack& a) { return g.living(a.target) && hand_count(g, me) > 0; }
Task<> blink_strike(Game& g, SkillUse& use, Attack& a) {
  const AttackRequest request{.seat = use.user, .target = a.target, .why = blink_strike_id, .bonus = 1, .tell = true};
  co_await ask_to_attack(g, request);
}

// 隱身 Invisibility: damage of your attacks has no source; you are still the attacker (R110, R279).
bool no_source(const Game&, Seat, const Attack&) { return true; }

// ---- 影魔 Shadow Fiend

// 支配死靈 Necromastery: for each point of damage that you deal to another character you may lay 1 hand card into your
// state area, face up, as a soul (R037, R118).
constexpr AbilityId necromastery_id = ability(SkillId::necromastery);

CardSet souls_of(const Game& g, Seat s) {
  CardSet souls;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && p.ability == necromastery_id) souls.add(p.card);
  return souls;
}

bool necromastery_when(const Game& g, Seat me, const Damage& d) {
  return d.target != me && hand_count(g, me) > 0 && !immune_to(g, me, necromastery_id);
}
void offer_necromastery(const Game& g, Seat me, const Damage&, Offers& offers) {
  want_cards(offers.add(), hand_cards(g, me));
}
Task<> necromastery(Game& g, SkillUse& use, Damage&) {
  const PlacedCard how{.owner = use.user, .ability = necromastery_id, .lasting = true};
  move_cards(g, use.cards, {Zone::state_area, use.user}, {use.user, necromastery_id, how});
  co_return;
}

// 毀滅陰影 Shadowraze, after another character has used or played a dodge. Cost: discard 1 soul. It counts as a normal
// attack of yours on that character, at any distance (R061, R103).
constexpr AbilityId shadowraze_id = ability(SkillId::shadowraze);

bool shadowraze_when(const Game& g, Seat me, const CardUse& dodge) {
  return dodge.user != me && targetable(g, dodge.user, shadowraze_id) && !souls_of(g, me).empty();
}
void offer_shadowraze(const Game& g, Seat me, const CardUse&, Offers& offers) {
  want_cards(offers.add(), souls_of(g, me));
}
Task<> shadowraze(Game& g, SkillUse& use, CardUse& dodge) {
  const Seat target = dodge.user;
  discard(g, use.cards, use.user, shadowraze_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, target, shadowraze_id)) co_await use_virtual_attack(g, use.user, target);
}

// 魂之輓歌 Requiem. Cost: discard X hand cards and X souls, X at least 2. X other characters take 1 damage each,
// without a source (R069, R073, R110).
constexpr AbilityId requiem_id = ability(SkillId::requiem);
constexpr int fewest_souls = 2;

void offer_requiem(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, requiem_id);
  const CardSet cards = hand_cards(g, me);
  const int most = std::min({cards.size(), souls_of(g, me).size(), others.size()});
  for (int x = fewest_souls; x <= most; ++x) {
    Action& a = offers.add(static_cast<std::uint8_t>(x));
    want_cards(a, cards, x);
    want_targets(a, others, x, x);
  }
}

Task<> pay_souls(Game& g, Seat s, int x) {
  CardSet souls = souls_of(g, s);
  if (souls.size() > x) {
    const auto n = static_cast<std::uint8_t>(x);
    const CardChoice choice{
        .cards = souls, .about = requiem_id, .min = n, .max = n, .kind = QuestionKind::choose_cards};
    souls = co_await choose_cards(g, s, choice);
  }
  discard(g, souls, s, requiem_id);
}

Task<> requiem(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, requiem_id);
  co_await pay_souls(g, use.user, use.option);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s)) co_await damage(g, {.target = s, .why = requiem_id});
}

constexpr Ability heroes[] = {
    {.id = waveform_id,
     .conversions = {{.as = CardType::normal_attack, .count = 2}, {.as = CardType::dodge, .count = 2}},
     .mod = {.retarget = waveform_reach}},
    {.id = morph_id, .play = {.offer = offer_morph, .run = morph}},
    {.id = blink_strike_id,
     .reactions = {silent(on<blink_strike, blink_strike_when>(Window::attack_dodged, Role::user, mandatory))}},
    {.id = ability(SkillId::invisibility), .mod = {.hides_source = no_source}},
    {.id = necromastery_id,
     .reactions = {repeatable(
         on<necromastery, necromastery_when, offer_necromastery>(Window::after_damage, Role::user))}},
    {.id = shadowraze_id,
     .reactions = {on<shadowraze, shadowraze_when, offer_shadowraze>(Window::dodge_resolved, Role::other)}},
    {.id = requiem_id, .play = {.offer = offer_requiem, .run = requiem}},
};

}  // namespace

std::span<const Ability> agility_heroes() { return heroes; }

}  // namespace fate::dawn
