// Intelligence heroes of Sunrise, in the order of the rulebook.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::sunrise {
namespace {

constexpr std::uint8_t only_hearts = 1u << static_cast<int>(Suit::heart);

// Discards one of these cards, or takes 1 damage; what the seat holds is never shown (R216).
Task<> discard_or_suffer(Game& g, Seat user, Seat s, CardChoice choice, bool has_any) {
  CardSet given;
  choice.kind = QuestionKind::discard;
  choice.may_pass = true;
  if (has_any) given = co_await choose_cards(g, s, choice);
  discard(g, given, s, choice.about);
  if (given.empty()) co_await damage(g, {.source = user, .target = s, .why = choice.about});
}

// ---- 沉默術士 Silencer

// 靜默詛咒 Curse of the Silent, once a turn. Cost: discard 1 heart hand card. Another character discards 1 printed
// magic card, or takes 1 damage from you (R077, R216).
constexpr AbilityId curse_id = ability(SkillId::curse_of_the_silent);

bool printed_magic(CardId c) { return kind_of(c) == CardKind::magic; }

void offer_curse(const Game& g, Seat me, Offers& offers) {
  const CardSet hearts = hand_cards(g, me, heart);
  const SeatSet targets = targetable_others(g, me, curse_id);
  if (hearts.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, hearts, 1, CardRule::any, heart);
  want_targets(a, targets);
}

Task<> curse(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, curse_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, curse_id)) co_return;
  const CardChoice choice{.cards = hand_cards(g, target, printed_magic), .about = curse_id};
  co_await discard_or_suffer(g, use.user, target, choice, hand_count(g, target) > 0);
}

// 智慧之刃 Glaives of Wisdom: with 2 rage or more you may let your attack deal 1 damage more.
constexpr int rage_of_glaives = 2;

bool glaives_when(const Game& g, Seat me, const Attack&) { return g.at(me).rage >= rage_of_glaives; }
Task<> glaives(Game& g, SkillUse&, Attack& a) {
  ++a.bonus;
  ++a.damage;
  tell_changed(g, &a);
  co_return;
}

// 最後遺言 Last Word: your hand limit is higher by the HP that you have lost (R028).
int last_word(const Game& g, Seat me) { return std::max(0, g.at(me).max_hp - g.at(me).hp); }

// ---- 眾神之王 Zeus

// 靜電場 Static Field: after magic of yours has resolved without being dispelled or cancelled, a dispel too, you may
// judge; not a spade: you gain 1 rage (R013, R120, R210, R286).
constexpr AbilityId static_field_id = ability(SkillId::static_field);

bool for_no_spade(const Judged& j) { return j.suit != Suit::none && j.suit != Suit::spade; }

bool static_field_when(const Game& g, Seat me, const CardUse&) {
  return g.at(me).rage < g.at(me).rage_cap && targetable(g, me, static_field_id);
}
Task<> static_field(Game& g, SkillUse& use, CardUse&) {
  const Judged judged = co_await judge(g, use.user, static_field_id, for_no_spade);
  if (judged.good) co_await gain_rage(g, use.user, 1, static_field_id);
}

// 雷神之怒 Thundergod's Wrath, once a turn. Cost: 2 rage. Up to 3 others each discard 1 heart card, in hand or worn, or
// take 1 damage from you (R073, R076, R216).
constexpr AbilityId wrath_id = ability(SkillId::thundergods_wrath);
constexpr int rage_of_wrath = 2;
constexpr int most_struck = 3;

void offer_wrath(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, wrath_id);
  if (g.at(me).rage < rage_of_wrath || others.empty()) return;
  Action& a = offers.add();
  a.rage_cost = rage_of_wrath;
  want_targets(a, others, 1, std::min(most_struck, others.size()));
}

Task<> wrath(Game& g, SkillUse& use) {
  pay_rage(g, use.user, rage_of_wrath, wrath_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order) {
    if (!use.targets.has(s) || !targetable(g, s, wrath_id)) continue;
    const CardChoice choice{.cards = cards_of(g, s, heart), .about = wrath_id, .suits = only_hearts};
    co_await discard_or_suffer(g, use.user, s, choice, card_count_of(g, s) > 0);
  }
}

// ---- 黑暗賢者 Dark Seer

// 真空 Vacuum, once a turn. Cost: discard X hand cards of one suit, X at least 2. Take 1 hand card, unseen, of each of
// X-1 others, no fewer (R069, R075).
constexpr AbilityId vacuum_id = ability(SkillId::vacuum);

// Those of which there are n of the suit.
CardSet n_of_a_suit(const CardSet& cards, int n) {
  int count[5] = {};
  cards.each([&](CardId c) { ++count[static_cast<int>(suit_of(c))]; });
  CardSet set;
  cards.each([&](CardId c) {
    if (count[static_cast<int>(suit_of(c))] >= n) set.add(c);
  });
  return set;
}

void offer_vacuum(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = holding_cards(g, targetable_others(g, me, vacuum_id));
  const CardSet hand = hand_cards(g, me);
  for (int x = 2; x - 1 <= others.size(); ++x) {
    const CardSet cards = n_of_a_suit(hand, x);
    if (cards.empty()) return;
    Action& a = offers.add(static_cast<std::uint8_t>(x));
    want_cards(a, cards, x, CardRule::same_suit);
    want_targets(a, others, x - 1, x - 1);
  }
}

Task<> vacuum(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, vacuum_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s) && targetable(g, s, vacuum_id)) take_from_hand(g, use.user, s, 1, vacuum_id);
}

// 複製之牆 Wall of Replica: once in each character turn a spade hand card may be used as any magic card that you have
// used in that turn, at its own time, enhanced if you pay for it (R054, R211).
bool used_before(const Game& g, Seat me, CardType as) { return g.at(me).magic_used.has(as); }

// ---- 死亡先知 Death Prophet

// 惡靈 Evil Spirit: in your play phase you may spend 1 rage and lay 1 hand card into your state area, for good. No
// dispel: it is passive (R037, R054, R212).
constexpr AbilityId spirit_id = ability(SkillId::evil_spirit);

CardSet spirits_of(const Game& g, Seat s) {
  CardSet spirits;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && p.ability == spirit_id) spirits.add(p.card);
  return spirits;
}

void offer_spirit(const Game& g, Seat me, Offers& offers) {
  if (g.at(me).rage < 1 || hand_count(g, me) == 0 || !targetable(g, me, spirit_id)) return;
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  a.rage_cost = 1;
}

Task<> spirit(Game& g, SkillUse& use) {
  pay_rage(g, use.user, 1, spirit_id);
  const PlacedCard how{.owner = use.user, .ability = spirit_id, .lasting = true};
  move_cards(g, use.cards, {Zone::state_area, use.user}, {use.user, spirit_id, how});
  co_return;
}

// 食腐蝠群 Carrion Swarm, once a turn. Cost: discard 2 red hand cards. 1 damage to each of up to X others, X your
// spirits, which stay (R069, R073).
constexpr AbilityId swarm_id = ability(SkillId::carrion_swarm);

void offer_swarm(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = hand_cards(g, me, red);
  const SeatSet others = targetable_others(g, me, swarm_id);
  const int most = std::min(spirits_of(g, me).size(), others.size());
  if (cards.size() < 2 || most < 1) return;
  Action& a = offers.add();
  want_cards(a, cards, 2, CardRule::any, red);
  want_targets(a, others, 1, most);
}

Task<> swarm(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, swarm_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s)) co_await damage(g, {.source = use.user, .target = s, .why = swarm_id});
}

// 驅使惡靈 Exorcism, once a turn. Cost: X rage and all your X spirits. X points of damage, shared out as you like among
// up to X others, one damage event for each of them; who gets how many is said at once (R189, R212).
constexpr AbilityId exorcism_id = ability(SkillId::exorcism);

void offer_exorcism(const Game& g, Seat me, Offers& offers) {
  const int x = spirits_of(g, me).size();
  const SeatSet others = targetable_others(g, me, exorcism_id);
  if (x < 1 || g.at(me).rage < x || others.empty()) return;
  Action& a = offers.add();
  a.rage_cost = static_cast<std::uint8_t>(x);
  want_targets(a, others, 1, std::min(x, others.size()));
}

Task<> exorcism(Game& g, SkillUse& use) {
  const CardSet spirits = spirits_of(g, use.user);
  const int x = spirits.size();
  pay_rage(g, use.user, x, exorcism_id);
  discard(g, spirits, use.user, exorcism_id);
  int points[max_seats] = {};
  for (const Seat s : use.targets) points[s] = 1;
  for (int left = x - use.targets.size(); left > 0; --left) {
    const Seat more = co_await choose_seat(g, use.user, use.targets, exorcism_id);
    ++points[more];
  }
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (points[s] > 0) co_await damage(g, {.source = use.user, .target = s, .amount = points[s], .why = exorcism_id});
}

constexpr Ability heroes[] = {
    {.id = curse_id, .play = {.offer = offer_curse, .run = curse}},
    {.id = ability(SkillId::glaives_of_wisdom),
     .reactions = {on<glaives, glaives_when>(Window::attack_hits, Role::user)}},
    {.id = ability(SkillId::last_word), .mod = {.hand_limit = last_word}},
    {.id = static_field_id, .reactions = {on<static_field, static_field_when>(Window::card_resolved, Role::user)}},
    {.id = wrath_id, .play = {.offer = offer_wrath, .run = wrath}},
    {.id = vacuum_id, .play = {.offer = offer_vacuum, .run = vacuum}},
    {.id = ability(SkillId::wall_of_replica),
     .conversions = {{.count = 1, .play = false, .card_fits = spade, .into = used_before}}},
    {.id = swarm_id, .play = {.offer = offer_swarm, .run = swarm}},
    {.id = spirit_id, .play = {.offer = offer_spirit, .run = spirit}},
    {.id = exorcism_id, .play = {.offer = offer_exorcism, .run = exorcism}},
};

}  // namespace

std::span<const Ability> intelligence_heroes() { return heroes; }

}  // namespace fate::sunrise
