// Strength heroes of Dawn, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"
#include "engine/fate/proxy.hpp"
#include "engine/heroes/dawn/guardian.hpp"

namespace fate::dawn {
namespace {

// ---- 小精靈 Wisp

// 守衛降臨 Guardian Descent, cast with 1 hand card: in this turn, when the character uses or plays a card of its suit,
// it recovers 1 HP first, once in all (R044; statuses.cpp). Suits add up (R036): one of a suit that the character has,
// or on somebody who has recovered, would do nothing (R066).
constexpr AbilityId guardian_id = ability(SkillId::guardian_descent);

SeatSet guardian_targets(const Game& g, Suit suit) {
  SeatSet set;
  for (const Seat s : targetable_seats(g, guardian_id))
    if (!guarded(g, s, suit) && !guardian_spent(g, s)) set.add(s);
  return set;
}

bool guardian_when(const Game& g, Seat me) {
  if (hand_count(g, me) < 1) return false;
  for (const Suit suit : suits)
    if (!guardian_targets(g, suit).empty()) return true;
  return false;
}

void offer_guardian(const Game& g, Seat me, Offers& offers) {
  FixedVec<CastKind, 4> kinds;
  for (const Suit suit : suits) {
    CardSet cards;
    for (const CardId c : g.hand(me))
      if (suit_of(c) == suit) cards.add(c);
    kinds.push_back({cards, guardian_targets(g, suit)});
  }
  offer_cast_kinds(kinds, offers);
}

Task<> guardian_descent(Game& g, SkillUse& use) {
  return cast_status_with(g, use, guardian_bit(suit_of(only_card(use.cards))));
}

// 精靈之鏈 Tether, when you could or must use or play an attack or dodge. Cost: discard 1 hand card. Another character
// may play it for you and recovers 1 HP, else it takes 1 damage from you and you need it still (R201, R283).
constexpr AbilityId tether_id = ability(SkillId::tether);

void offer_tether(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, tether_id);
  if (hand_count(g, me) == 0 || others.empty()) return;
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  want_targets(a, others);
}

Task<> tether(Game& g, SkillUse& use, Proxied& p) {
  const Seat helper = use.target();
  discard(g, use.cards, use.user, tether_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, helper, tether_id)) co_return;
  const bool played = co_await play_for(g, helper, use, p);
  if (played)
    co_await recover(g, helper, 1, use.user, tether_id);
  else
    co_await damage(g, {.source = use.user, .target = helper, .why = tether_id});
}

// ---- 獸王 Beastmaster

// 野性之斧 Wild Axes: 2 hand cards of the same suit may be used as the card of that name (R060, R149).

// 野性呼喚 Call of the Wild: with 2 HP or less you may draw 1 more in your draw phase (R026, R027).
bool weak(const Game& g, Seat me) { return g.at(me).hp <= 2; }

// ---- 山嶺巨人 Tiny

// 投擲 Toss. Cost: set 1 hand card aside, face down. Draw and look at 1 hand card of another character within your
// range; both cards go to anybody but you, who takes 1 damage without a source (R078, R110, R202).
constexpr AbilityId toss_id = ability(SkillId::toss);

void offer_toss(const Game& g, Seat me, Offers& offers) {
  SeatSet targets;
  for (const Seat s : holding_cards(g, targetable_others(g, me, toss_id)))
    if (in_range(g, me, s)) targets.add(s);
  if (hand_count(g, me) == 0 || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  want_targets(a, targets);
}

bool set_aside(const Game& g, CardId c) { return g.zones.place_of(c).zone == Zone::set_aside; }

PlacedCard face_down_of(Seat user) {
  return {.owner = user, .ability = toss_id, .face_down = true, .lasting = true, .known_to = SeatSet::of(user)};
}

Task<> throw_at_somebody(Game& g, Seat user, Seat from, CardId own) {
  const CardId drawn = random_hand_card(g, from);
  move_card(g, drawn, {Zone::set_aside, user}, {user, toss_id, face_down_of(user)});
  const Seat to = co_await choose_seat(g, user, targetable_others(g, user, toss_id), toss_id);
  if (to == no_seat) co_return;
  const CardId both[] = {own, drawn};
  for (const CardId c : both)
    if (set_aside(g, c)) move_card(g, c, hand_of(to), {user, toss_id});
  co_await damage(g, {.target = to, .why = toss_id});
}

Task<> toss(Game& g, SkillUse& use) {
  const CardId own = only_card(use.cards);
  const Seat from = use.target();
  move_card(g, own, {Zone::set_aside, use.user}, {use.user, toss_id, face_down_of(use.user)});
  const bool stopped = co_await dispelled(g, use);
  const bool possible = g.living(use.user) && targetable(g, from, toss_id) && hand_count(g, from) > 0;
  if (!stopped && possible) co_await throw_at_somebody(g, use.user, from, own);
  if (set_aside(g, own)) discard(g, own, use.user, toss_id);
}

// ---- 末日使者 Doom Bringer

// 末日 Doom, cast with 1 heart hand card (R043; statuses.cpp).
constexpr AbilityId doom_id = ability(SkillId::doom);

bool doom_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && !cast_targets(g, doom_id).empty(); }
void offer_doom(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, doom_id, hand_cards(g, me, heart), 1, offers, heart);
}

// 死亡數字 Lvl? Death. Cost: discard 1 spade hand card. Take 1 hand card of another character that holds an odd number
// of them, when it is chosen and when it comes to it (R203).
constexpr AbilityId lvl_death_id = ability(SkillId::lvl_death);

bool odd_hand(const Game& g, Seat s) { return hand_count(g, s) % 2 == 1; }

void offer_lvl_death(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, spade);
  SeatSet targets;
  for (const Seat s : targetable_others(g, me, lvl_death_id))
    if (odd_hand(g, s)) targets.add(s);
  if (cards.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, spade);
  want_targets(a, targets);
}

Task<> lvl_death(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, lvl_death_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, use.target(), lvl_death_id) && odd_hand(g, use.target()))
    take_from_hand(g, use.user, use.target(), 1, lvl_death_id);
}

constexpr Ability heroes[] = {
    {.id = guardian_id, .cast = {.offer = offer_guardian, .run = guardian_descent, .when = guardian_when}},
    {.id = tether_id, .proxy = {.offer = offer_tether, .run = tether}},
    {.id = ability(SkillId::wild_axes_skill),
     .conversions = {{.as = CardType::wild_axes, .count = 2, .rule = CardRule::same_suit, .play = false}}},
    {.id = ability(SkillId::call_of_the_wild), .draw = {.kind = DrawChange::Kind::bonus, .when = weak}},
    {.id = toss_id, .play = {.offer = offer_toss, .run = toss}},
    {.id = doom_id, .cast = {.offer = offer_doom, .run = cast_status, .when = doom_when}},
    {.id = lvl_death_id, .play = {.offer = offer_lvl_death, .run = lvl_death}},
};

}  // namespace

std::span<const Ability> strength_heroes() { return heroes; }

}  // namespace fate::dawn
