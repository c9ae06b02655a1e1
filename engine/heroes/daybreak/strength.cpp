// Strength heroes of Daybreak, in the order of the rulebook.
#include <algorithm>
#include <cstdlib>

#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"
#include "engine/fate/window.hpp"
#include "engine/heroes/daybreak/empower.hpp"

namespace fate::daybreak {
namespace {

// ---- 半人猛獁 Magnus

// 授予力量 Empower, cast with 1 hand card: in this turn all hand cards of its colour are normal attacks of the
// character too (R045; statuses.cpp). Colours add up (R036).
CastKind empower_kind(const Game& g, Seat me, Colour c) {
  CastKind kind{hand_cards(g, me, c == Colour::red ? red : black), {}};
  for (const Seat s : targetable_seats(g, empower_id))
    if (!empowered(g, s, c)) kind.targets.add(s);
  return kind;
}

bool empower_when(const Game& g, Seat me) {
  const auto has_targets = [&](Colour c) { return !empower_kind(g, me, c).targets.empty(); };
  return hand_count(g, me) > 0 && std::any_of(std::begin(colours), std::end(colours), has_targets);
}

void offer_empower(const Game& g, Seat me, Offers& offers) {
  const CastKind kinds[] = {empower_kind(g, me, colours[0]), empower_kind(g, me, colours[1])};
  offer_cast_kinds(kinds, offers);
}

Task<> empower(Game& g, SkillUse& use) {
  return cast_status_with(g, use, empower_bit(colour_of(only_card(use.cards))));
}

// 兩極反轉 Reverse Polarity. Cost: X rage, 0 or more (option X + 1). Exchange all hand cards with another character;
// the hands may differ by X cards at most, when it is chosen and when it comes to it (R068, R205).
constexpr AbilityId polarity_id = ability(SkillId::reverse_polarity);

bool close_enough(const Game& g, Seat me, Seat s, int x) {
  return std::abs(hand_count(g, me) - hand_count(g, s)) <= x && hand_count(g, me) + hand_count(g, s) > 0;
}

void offer_polarity(const Game& g, Seat me, Offers& offers) {
  if (!targetable(g, me, polarity_id)) return;
  for (int x = 0; x <= g.at(me).rage; ++x) {
    SeatSet targets;
    for (const Seat s : targetable_others(g, me, polarity_id))
      if (close_enough(g, me, s, x)) targets.add(s);
    if (targets.empty()) continue;
    Action& a = offers.add(static_cast<std::uint8_t>(x + 1));
    want_targets(a, targets);
    a.rage_cost = static_cast<std::uint8_t>(x);
  }
}

void swap_hands(Game& g, Seat a, Seat b) {
  const PlacedCard face_down{
      .owner = a, .ability = polarity_id, .face_down = true, .lasting = true, .known_to = SeatSet::of(a)};
  const CardSet mine = hand_cards(g, a);
  move_cards(g, mine, {Zone::set_aside, a}, {a, polarity_id, face_down});
  move_cards(g, hand_cards(g, b), hand_of(a), {a, polarity_id});
  move_cards(g, mine, hand_of(b), {a, polarity_id});
}

Task<> polarity(Game& g, SkillUse& use) {
  const Seat me = use.user;
  const Seat target = use.target();
  const int x = use.option - 1;
  pay_rage(g, me, x, polarity_id);
  const bool stopped = co_await dispelled(g, use);
  const bool legal = targetable(g, target, polarity_id) && targetable(g, me, polarity_id);
  if (!stopped && legal && close_enough(g, me, target, x)) swap_hands(g, me, target);
}

// ---- 屠夫 Pudge

// 肉鉤 Meat Hook. Cost: discard 1 red hand card. A hand card of another character is picked blind and you name its
// colour, or its suit if the character is outside your range; everybody sees it. Right: it is yours, and in this turn
// the distance between you two is 1 (R058, R206; statuses.cpp).
constexpr AbilityId meat_hook_id = ability(SkillId::meat_hook);
constexpr std::uint8_t suits_from = 10;  // options above are 10 + Suit
constexpr std::uint32_t any_suit = 0b1111u << (suits_from + static_cast<int>(Suit::spade));
constexpr std::uint32_t any_colour = 1u << static_cast<int>(Colour::red) | 1u << static_cast<int>(Colour::black);

void offer_meat_hook(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, red);
  const SeatSet targets = holding_cards(g, targetable_others(g, me, meat_hook_id));
  if (cards.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, red);
  want_targets(a, targets);
}

bool guessed(CardId c, std::uint8_t guess) {
  if (guess > suits_from) return static_cast<std::uint8_t>(suit_of(c)) + suits_from == guess;
  return static_cast<std::uint8_t>(colour_of(c)) == guess;
}

Task<> meat_hook(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, meat_hook_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, meat_hook_id) || hand_count(g, target) == 0) co_return;
  const std::uint32_t options = in_range(g, use.user, target) ? any_colour : any_suit;
  const std::uint8_t guess = co_await choose_option(g, use.user, QuestionKind::guess, meat_hook_id, options);
  if (guess == no_option) co_return;  // the dead guess nothing (R071)
  const CardId card = random_hand_card(g, target);
  show_cards(g, target, std::span<const CardId>(&card, 1), meat_hook_id);
  const bool right = guessed(card, guess);
  told_guess(g, use.user, guess, card, right, meat_hook_id);
  if (!right) co_return;
  move_card(g, card, hand_of(use.user), {use.user, meat_hook_id});
  add_status(g, target, meat_hook_id, use.user);
}

// 腐爛 Rot. Cost: 1 damage to yourself. Another character at distance 1 takes 1 damage from you (R067, R207).
constexpr AbilityId rot_id = ability(SkillId::rot);

bool reached_by_rot(const Game& g, Seat me, Seat s) { return targetable(g, s, rot_id) && distance(g, me, s) == 1; }

void offer_rot(const Game& g, Seat me, Offers& offers) {
  SeatSet targets;
  for (const Seat s : g.alive.without(me))
    if (reached_by_rot(g, me, s)) targets.add(s);
  if (!targets.empty()) want_targets(offers.add(), targets);
}

Task<> rot(Game& g, SkillUse& use) {
  co_await damage(g, {.source = use.user, .target = use.user, .why = rot_id, .cost = true});
  if (!g.living(use.user)) co_return;
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !reached_by_rot(g, use.user, use.target())) co_return;
  co_await damage(g, {.source = use.user, .target = use.target(), .why = rot_id});
}

// ---- 發條地精 Clockwerk

// 發射鉤爪 Hookshot, in your draw phase: draw 1 card fewer. After the cards choose another character: in this turn the
// distance between you two is 1, and it must play 1 dodge beside those that it uses against your attacks (R026, R058,
// R085, R221; statuses.cpp).
constexpr AbilityId hookshot_id = ability(SkillId::hookshot);

bool hookshot_when(const Game& g, Seat me) { return !targetable_others(g, me, hookshot_id).empty(); }

Task<> hookshot(Game& g, SkillUse& use) {
  const Seat target = co_await choose_seat(g, use.user, targetable_others(g, use.user, hookshot_id), hookshot_id);
  if (target == no_seat) co_return;
  use.targets = SeatSet::of(target);
  tell_changed(g, &use);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, target, hookshot_id)) add_status(g, target, hookshot_id, use.user);
}

// 彈幕衝擊 Battery Assault: once the limit is used up you may use further attacks as long as all of this phase have one
// suit in common (R056). The suits used lie on you as a status, for everybody to see.
constexpr AbilityId battery_id = ability(SkillId::battery_assault);

constexpr std::uint8_t suit_bit(Suit s) { return static_cast<std::uint8_t>(1u << static_cast<int>(s)); }

bool battery_when(const Game& g, Seat me, const CardUse& u) {
  return is_attack(u.face.type) && !u.played && own_play_phase(g, me);
}
Task<> battery(Game& g, SkillUse& use, CardUse& attack) {
  const int limit = attack_limit(g, use.user);
  if (limit != unlimited_attacks && g.at(use.user).attacks_used > limit && !attack.outside_limit) told_skill(g, use);
  add_status(g, use.user, battery_id, use.user, suit_bit(attack.face.suit));
  co_return;
}

bool of_the_same_suit(const Game& g, Seat me, Action& a) {
  const Status* used = status_of(g, me, battery_id);
  if (used == nullptr) return false;
  CardSet cards;
  a.cards.each([&](CardId c) {
    if (suit_bit(suit_of(c)) == used->param) cards.add(c);
  });
  a.cards = cards;
  return true;
}

// 照明火箭 Rocket Flare: your red attacks have no distance limit (R058, R060).

// ---- 巨牙海民 Tusk

// 寒冰碎片 Ice Shards. Cost: discard 1 printed magic card. Gain 1 rage (R066, R077).
constexpr AbilityId ice_shards_id = ability(SkillId::ice_shards);

bool printed_magic(CardId c) { return kind_of(type_of(c)) == CardKind::magic; }

void offer_ice_shards(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, printed_magic);
  if (cards.empty() || !targetable(g, me, ice_shards_id) || g.at(me).rage >= g.at(me).rage_cap) return;
  want_cards(offers.add(), cards, 1, CardRule::any, printed_magic);
}

Task<> ice_shards(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, ice_shards_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) co_await gain_rage(g, use.user, 1, ice_shards_id);
}

// 海象揮擊 Walrus Punch: when your attack hits you may spend X rage and judge X times; it deals 1 damage more for each
// red card (R097).
constexpr AbilityId walrus_punch_id = ability(SkillId::walrus_punch);

bool walrus_punch_when(const Game& g, Seat me, const Attack&) { return g.at(me).rage > 0; }
void offer_walrus_punch(const Game& g, Seat me, const Attack&, Offers& offers) {
  for (std::uint8_t x = 1; x <= g.at(me).rage; ++x) offers.add(x).rage_cost = x;
}

Task<> walrus_punch(Game& g, SkillUse& use, Attack& a) {
  pay_rage(g, use.user, use.option, walrus_punch_id);
  for (int i = 0; i < use.option; ++i) {
    const Judged judged = co_await judge(g, use.user, walrus_punch_id, for_red);
    if (judged.good) ++a.bonus;
  }
}

// ---- 熊貓酒仙 Brewmaster

// 醉酒雲霧 Drunken Haze, cast with 1 red hand card (R046; statuses.cpp).
constexpr AbilityId haze_id = ability(SkillId::drunken_haze);

bool haze_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && !cast_targets(g, haze_id).empty(); }
void offer_haze(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, haze_id, hand_cards(g, me, red), 1, offers, red);
}

// 元素分離 Primal Split, passive, once in a game: in your play phase you may lay all hand cards into your state area as
// elements, which stay. From then on you draw 1 card fewer, also when no element is left; when you take damage you may
// discard X elements to cancel X points of it (R054, R117, R288).
constexpr AbilityId split_id = ability(SkillId::primal_split);

CardSet elements_of(const Game& g, Seat s) {
  CardSet elements;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && p.ability == split_id) elements.add(p.card);
  return elements;
}

void offer_split(const Game& g, Seat me, Offers& offers) {
  if (hand_count(g, me) > 0 && targetable(g, me, split_id)) offers.add();
}
Task<> split(Game& g, SkillUse& use) {
  const PlacedCard element{.owner = use.user, .ability = split_id, .lasting = true};
  move_cards(g, hand_cards(g, use.user), {Zone::state_area, use.user}, {use.user, split_id, element});
  co_return;
}

bool has_split(const Game& g, Seat me) { return limit_exhausted(g, me, split_id) || !elements_of(g, me).empty(); }

bool shielded_when(const Game& g, Seat me, const Damage& d) {
  return d.amount > 0 && !elements_of(g, me).empty() && !immune_to(g, me, split_id);
}
void offer_shield(const Game& g, Seat me, const Damage& d, Offers& offers) {
  Action& a = offers.add();
  want_cards(a, elements_of(g, me));
  a.max_cards = static_cast<std::uint8_t>(std::min<int>(d.amount, a.cards.size()));
}
Task<> shield(Game& g, SkillUse& use, Damage& d) {
  const int points = use.cards.size();
  discard(g, use.cards, use.user, split_id);
  reduce_damage(g, d, points, split_id);
  co_return;
}

constexpr Ability heroes[] = {
    {.id = empower_id, .cast = {.offer = offer_empower, .run = empower, .when = empower_when}},
    {.id = polarity_id, .play = {.offer = offer_polarity, .run = polarity}},
    {.id = meat_hook_id, .play = {.offer = offer_meat_hook, .run = meat_hook}},
    {.id = rot_id, .play = {.offer = offer_rot, .run = rot}},
    {.id = hookshot_id, .draw = {.kind = DrawChange::Kind::reduction, .when = hookshot_when, .after = hookshot}},
    {.id = battery_id,
     .reactions = {silent(on<battery, battery_when>(Window::card_used, Role::user, mandatory))},
     .mod = {.further_attack = of_the_same_suit}},
    {.id = ability(SkillId::rocket_flare), .mod = {.reaches = red}},
    {.id = ice_shards_id, .play = {.offer = offer_ice_shards, .run = ice_shards}},
    {.id = walrus_punch_id,
     .reactions = {on<walrus_punch, walrus_punch_when, offer_walrus_punch>(Window::attack_hits, Role::user)}},
    {.id = haze_id, .cast = {.offer = offer_haze, .run = cast_status, .when = haze_when}},
    {.id = split_id,
     .reactions = {on<shield, shielded_when, offer_shield>(Window::damage_victim, Role::target)},
     .play = {.offer = offer_split, .run = split},
     .draw = {.kind = DrawChange::Kind::reduction, .when = has_split, .mandatory = true},
     .play_limited = true},
};

}  // namespace

std::span<const Ability> strength_heroes() { return heroes; }

}  // namespace fate::daybreak
