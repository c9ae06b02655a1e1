// Strength heroes of Sunrise, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::sunrise {
namespace {

// ---- 鍊金術士 Alchemist

// 不穩定化合物 Unstable Concoction, in your turn end phase, once a turn. Cost: discard 1 hand card. Take 1 card, in
// hand or worn, of each of up to 2 others into your state area, as chemical elements. Of each suit 1 stays: you discard
// the surplus and deal yourself 1 damage for each card, one after another (R037, R076, R209).
constexpr AbilityId concoction_id = ability(SkillId::unstable_concoction);
constexpr int most_victims = 2;

CardSet elements_of(const Game& g, Seat s) {
  CardSet elements;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && p.ability == concoction_id) elements.add(p.card);
  return elements;
}

SeatSet concoction_targets(const Game& g, Seat me) {
  SeatSet set;
  for (const Seat s : targetable_others(g, me, concoction_id))
    if (card_count_of(g, s) > 0) set.add(s);
  return set;
}

bool concoction_when(const Game& g, Seat me, const Moment&) {
  return hand_count(g, me) > 0 && !concoction_targets(g, me).empty();
}
void offer_concoction(const Game& g, Seat me, const Moment&, Offers& offers) {
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  want_targets(a, concoction_targets(g, me), 1, most_victims);
}

Task<> add_element(Game& g, Seat user, Seat from) {
  const CardId card = co_await pick_card_of(g, user, from, concoction_id);
  if (card == CardId::none || !g.living(user)) co_return;
  const PlacedCard how{.owner = user, .ability = concoction_id, .lasting = true};
  move_card(g, card, {Zone::state_area, user}, {user, concoction_id, how});
}

// Returns how many had to go.
Task<int> discard_surplus(Game& g, Seat user, Suit suit) {
  CardSet same;
  elements_of(g, user).each([&](CardId c) {
    if (suit_of(c) == suit) same.add(c);
  });
  const int surplus = same.size() - 1;
  if (surplus < 1) co_return 0;
  const auto n = static_cast<std::uint8_t>(surplus);
  const CardChoice choice{
      .cards = same, .about = concoction_id, .min = n, .max = n, .kind = QuestionKind::choose_cards};
  const CardSet gone = co_await choose_cards(g, user, choice);
  discard(g, gone, user, concoction_id);
  co_return gone.size();
}

Task<> concoction(Game& g, SkillUse& use, Moment&) {
  const Seat me = use.user;
  discard(g, use.cards, me, concoction_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, me);
  for (const Seat s : order)
    if (use.targets.has(s) && targetable(g, s, concoction_id)) co_await add_element(g, me, s);
  int points = 0;
  for (const Suit suit : {Suit::spade, Suit::heart, Suit::club, Suit::diamond}) {
    const int gone = co_await discard_surplus(g, me, suit);
    points += gone;
  }
  for (; points > 0; --points) co_await damage(g, {.source = me, .target = me, .why = concoction_id});
}

// 化學狂暴 Chemical Rage, once a turn. Cost: spend 3 elements. Recover 1 HP; in this turn you may use any number of
// attacks (R056).
constexpr AbilityId chemical_rage_id = ability(SkillId::chemical_rage);
constexpr int elements_of_rage = 3;

void offer_chemical_rage(const Game& g, Seat me, Offers& offers) {
  const CardSet elements = elements_of(g, me);
  if (elements.size() >= elements_of_rage && targetable(g, me, chemical_rage_id))
    want_cards(offers.add(), elements, elements_of_rage);
}

Task<> chemical_rage(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, chemical_rage_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.user, chemical_rage_id)) co_return;
  co_await recover(g, use.user, 1, use.user, chemical_rage_id);
  allow_any_attacks(g, use.user);
}

// ---- 魚人守衛 Slardar

// 衝刺 Sprint, when you become the target of an attack. Cost: discard 1 heart hand card. Option 1: the attack is
// cancelled, which an attack that only certain dodges cancel is not (R083, R087). Option 2: it deals you 1 damage more;
// when it is finished, however it ended, you draw 4 (R100, R280).
constexpr AbilityId sprint_id = ability(SkillId::sprint);
constexpr std::uint8_t sprint_away = 1, sprint_ahead = 2;
constexpr int cards_of_sprint = 4;

bool sprint_when(const Game& g, Seat me, const Attack& a) {
  return !a.voided && hand_count(g, me) > 0 && targetable(g, me, sprint_id);
}
void offer_sprint(const Game& g, Seat me, const Attack& a, Offers& offers) {
  const CardSet hearts = hand_cards(g, me, heart);
  if (hearts.empty()) return;
  const bool can_cancel = !a.cancelled && may_be_cancelled(g, a);
  if (can_cancel) want_cards(offers.add(sprint_away), hearts, 1, CardRule::any, heart);
  want_cards(offers.add(sprint_ahead), hearts, 1, CardRule::any, heart);
}

Task<> sprint(Game& g, SkillUse& use, Attack& a) {
  discard(g, use.cards, use.user, sprint_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.user, sprint_id)) co_return;
  if (use.option == sprint_away) {
    if (!a.cancelled && !a.voided) cancel_attack(g, a, sprint_id);
    co_return;
  }
  ++a.bonus;
  ++a.damage;
  a.owes = sprint_id;
  tell_changed(g, &a);
}

bool sprinted(const Game&, Seat, const Attack& a) { return a.owes == sprint_id; }
Task<> sprint_draw(Game& g, SkillUse& use, Attack& a) {
  a.owes = AbilityId::none;
  draw(g, use.user, cards_of_sprint, sprint_id);
  co_return;
}

// 魚人碎擊 Slithereen Crush, when your attack was cancelled by dodges. Cost: 1 rage and 1 hand card. It hits for sure
// (R083, R099).
constexpr AbilityId crush_id = ability(SkillId::slithereen_crush);

bool crush_when(const Game& g, Seat me, const Attack& a) {
  return a.cancelled && targetable(g, a.target, crush_id) && g.at(me).rage >= 1 && hand_count(g, me) > 0;
}
void offer_crush(const Game& g, Seat me, const Attack&, Offers& offers) {
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  a.rage_cost = 1;
}

Task<> crush(Game& g, SkillUse& use, Attack& a) {
  pay_rage(g, use.user, 1, crush_id);
  discard(g, use.cards, use.user, crush_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  a.cancelled = false;
  a.forced = true;
  tell_changed(g, &a);
}

constexpr Ability heroes[] = {
    {.id = concoction_id,
     .reactions = {on<concoction, concoction_when, offer_concoction>(Window::turn_end, Role::user)}},
    {.id = chemical_rage_id, .play = {.offer = offer_chemical_rage, .run = chemical_rage}},
    {.id = sprint_id,
     .reactions = {on<sprint, sprint_when, offer_sprint>(Window::becoming_attack_target, Role::target),
                   silent(on<sprint_draw, sprinted>(Window::attack_finished, Role::target, mandatory))}},
    {.id = crush_id, .reactions = {on<crush, crush_when, offer_crush>(Window::attack_dodged, Role::user)}},
};

}  // namespace

std::span<const Ability> strength_heroes() { return heroes; }

}  // namespace fate::sunrise
