// Intelligence heroes of Daybreak, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"

namespace fate::daybreak {
namespace {

// ---- 術士 Warlock

// 致命鏈接 Fatal Bonds, cast. Cost: discard 1 spade hand card. Two characters are linked in this turn: the first damage
// that one of them takes the other takes as well (R047, R284; fate/damage.cpp). Links of several casts stand beside
// each other (R036).
constexpr AbilityId bonds_id = ability(SkillId::fatal_bonds);

SeatSet linked_with(const Game& g, Seat s) {
  const Status* st = status_of(g, s, bonds_id);
  return st == nullptr ? SeatSet{} : SeatSet{st->param};
}

// Those for whom there is somebody with whom they are not linked yet.
SeatSet linkable(const Game& g) {
  const SeatSet all = targetable_seats(g, bonds_id);
  SeatSet set;
  for (const Seat s : all)
    if (!(all.without(s) - linked_with(g, s)).empty()) set.add(s);
  return set;
}

bool bonds_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && linkable(g).size() >= 2; }
void offer_bonds(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, spade);
  const SeatSet targets = linkable(g);
  if (cards.empty() || targets.size() < 2) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, spade);
  want_targets(a, targets, 2, 2);
}

Task<> bonds(Game& g, SkillUse& use) {
  const Seat one = use.targets.front();
  const Seat other = use.targets.without(one).front();
  discard(g, use.cards, use.user, bonds_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, one, bonds_id) || !targetable(g, other, bonds_id)) co_return;
  add_status(g, one, bonds_id, use.user, SeatSet::of(other).bits);
  add_status(g, other, bonds_id, use.user, SeatSet::of(one).bits);
  Event& e = g.emit(EventKind::linked, one);
  e.other = other;
  e.ability = bonds_id;
}

// 暗言術 Shadow Word. Cost: discard 2 hand cards of a colour. Option 1, red: recover 1 HP. Option 2, black: another
// character takes 1 damage from you (R062).
constexpr AbilityId shadow_word_id = ability(SkillId::shadow_word);
constexpr int two = 2;

void offer_shadow_word(const Game& g, Seat me, Offers& offers) {
  const CardSet reds = hand_cards(g, me, red);
  const CardSet blacks = hand_cards(g, me, black);
  const SeatSet others = targetable_others(g, me, shadow_word_id);
  if (reds.size() >= two && can_recover(g, me, shadow_word_id))
    want_cards(offers.add(1), reds, two, CardRule::any, red);
  if (blacks.size() < two || others.empty()) return;
  Action& a = offers.add(2);
  want_cards(a, blacks, two, CardRule::any, black);
  want_targets(a, others);
}

Task<> shadow_word(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, shadow_word_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  if (use.option == 1)
    co_await recover(g, use.user, 1, use.user, shadow_word_id);
  else if (targetable(g, use.target(), shadow_word_id))
    co_await damage(g, {.source = use.user, .target = use.target(), .why = shadow_word_id});
}

// ---- 痛苦女王 Queen of Pain

// 閃爍 Blink, cast once in a casting phase: 1 hand card is laid on the table between two neighbours, the chosen
// character and the next one. In this turn you count as sitting there for distances and paths; turn order and
// neighbours stay (R048; fate/distance.cpp).
constexpr AbilityId blink_id = ability(SkillId::qop_blink);

// Whose next seat is not the queen herself: behind him there is a gap between two others.
bool gap_behind(const Game& g, Seat me, Seat s) {
  const Seat next = next_living(g, s);
  return s != me && next != me && next != s && targetable(g, s, blink_id) && targetable(g, next, blink_id);
}

SeatSet gaps(const Game& g, Seat me) {
  SeatSet set;
  if (!targetable(g, me, blink_id)) return set;
  for (const Seat s : g.alive)
    if (gap_behind(g, me, s)) set.add(s);
  return set;
}

bool blink_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && !gaps(g, me).empty(); }
void offer_blink(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me);
  const SeatSet targets = gaps(g, me);
  if (cards.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards);
  want_targets(a, targets);
}

Task<> blink(Game& g, SkillUse& use) {
  const Seat me = use.user;
  const Seat before = use.target();
  const CardId card = only_card(use.cards);
  move_card(g, card, {Zone::table, no_seat}, {me, blink_id, {.owner = me, .ability = blink_id}});
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, me, blink_id) && g.living(before) && gap_behind(g, me, before)) {
    sit_after(g, me, before);
    add_status(g, me, blink_id, me, SeatSet::of(before).with(next_living(g, before)).bits);
  } else if (g.zones.place_of(card).zone == Zone::table) {
    discard(g, card, me, blink_id);
  }
}

// 痛苦尖叫 Scream of Pain. Cost: discard 2 red hand cards. One or two other characters at distance 1 take 1 damage each
// from you (R073, R207).
constexpr AbilityId scream_id = ability(SkillId::scream_of_pain);

void offer_scream(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, red);
  SeatSet targets;
  for (const Seat s : targetable_others(g, me, scream_id))
    if (distance(g, me, s) == 1) targets.add(s);
  if (cards.size() < two || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, two, CardRule::any, red);
  want_targets(a, targets, 1, targets.size() > 1 ? two : 1);
}

Task<> scream(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, scream_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s)) co_await damage(g, {.source = use.user, .target = s, .why = scream_id});
}

// ---- 極寒幽魂 Ancient Apparition

// 寒冰之觸 Chilling Touch, cast with 1 spade hand card (R049; statuses.cpp).
constexpr AbilityId touch_id = ability(SkillId::chilling_touch);

bool touch_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && !cast_targets(g, touch_id).empty(); }
void offer_touch(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, touch_id, hand_cards(g, me, spade), 1, offers, spade);
}

// 冰晶爆轟 Ice Blast. Cost: discard X + 1 hand cards, X being HP, rage and hand cards of the target together: another
// character with 2 HP or less, which takes damage as high as its HP, without a source (R068, R110, R208).
constexpr AbilityId ice_blast_id = ability(SkillId::ice_blast);

bool brittle(const Game& g, Seat s) { return targetable(g, s, ice_blast_id) && g.at(s).hp <= 2; }
int price_of_blast(const Game& g, Seat s) { return g.at(s).hp + g.at(s).rage + hand_count(g, s) + 1; }

// One way for each price.
void offer_ice_blast(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me);
  for (int price = 1; price <= cards.size(); ++price) {
    SeatSet targets;
    for (const Seat s : g.alive.without(me))
      if (brittle(g, s) && price_of_blast(g, s) == price) targets.add(s);
    if (targets.empty()) continue;
    Action& a = offers.add();
    want_cards(a, cards, price);
    want_targets(a, targets);
  }
}

Task<> ice_blast(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, ice_blast_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && brittle(g, target))
    co_await damage(g, {.target = target, .amount = g.at(target).hp, .why = ice_blast_id});
}

constexpr Ability heroes[] = {
    {.id = bonds_id, .cast = {.offer = offer_bonds, .run = bonds, .when = bonds_when}},
    {.id = shadow_word_id, .play = {.offer = offer_shadow_word, .run = shadow_word}},
    {.id = blink_id, .cast = {.offer = offer_blink, .run = blink, .when = blink_when}},
    {.id = scream_id, .play = {.offer = offer_scream, .run = scream}},
    {.id = touch_id, .cast = {.offer = offer_touch, .run = cast_status, .when = touch_when}},
    {.id = ice_blast_id, .play = {.offer = offer_ice_blast, .run = ice_blast}},
};

}  // namespace

std::span<const Ability> intelligence_heroes() { return heroes; }

}  // namespace fate::daybreak
