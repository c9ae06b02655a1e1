// Intelligence heroes of Dawn, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::dawn {
namespace {

// ---- 黑曜毀滅者 Outworld Destroyer

// 星體禁錮 Astral Imprisonment, in your draw phase: draw 1 card fewer. After the cards take 1 hand card of another
// character; dispelled, that is lost as well (R026, R065, R221).
constexpr AbilityId astral_id = ability(SkillId::astral_imprisonment);

SeatSet astral_targets(const Game& g, Seat me) { return holding_cards(g, targetable_others(g, me, astral_id)); }
bool astral_when(const Game& g, Seat me) { return !immune_to(g, me, astral_id) && !astral_targets(g, me).empty(); }

Task<> astral_imprisonment(Game& g, SkillUse& use) {
  const Seat target = co_await choose_seat(g, use.user, astral_targets(g, use.user), astral_id);
  if (target == no_seat) co_return;
  use.targets = SeatSet::of(target);
  tell_changed(g, &use);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, target, astral_id)) take_from_hand(g, use.user, target, 1, astral_id);
}

// 秘法天球 Arcane Orb: when you use an attack you may discard 1 spade hand card: if it hits it deals 1 damage more
// (R096).
constexpr AbilityId arcane_orb_id = ability(SkillId::arcane_orb);

bool arcane_orb_when(const Game& g, Seat me, const CardUse& u) {
  return is_attack(u.face.type) && !u.played && hand_count(g, me) > 0;
}
void offer_arcane_orb(const Game& g, Seat me, const CardUse&, Offers& offers) {
  const CardSet cards = hand_cards(g, me, spade);
  if (!cards.empty()) want_cards(offers.add(), cards, 1, CardRule::any, spade);
}

Task<> arcane_orb(Game& g, SkillUse& use, CardUse& attack) {
  discard(g, use.cards, use.user, arcane_orb_id);
  ++attack.bonus;
  co_return;
}

// ---- 召喚師 Invoker

// 元素召喚 Elemental Invocation. Cost: discard 2 hand cards of the same suit. Hearts: recover 1 HP and draw 1.
// Diamonds: another character draws 2. Spades: another character discards 2 cards, in hand or worn. Clubs: take 1 card
// that another character wears (R066, R076, R204).
constexpr AbilityId invocation_id = ability(SkillId::elemental_invocation);

bool club(CardId c) { return suit_of(c) == Suit::club; }
bool diamond(CardId c) { return suit_of(c) == Suit::diamond; }

struct Element {
  Suit suit;
  FitsCard fits;
};
constexpr Element elements[] = {
    {Suit::spade, spade}, {Suit::heart, heart}, {Suit::club, club}, {Suit::diamond, diamond}};

// Whom the element may be aimed at; hearts nobody.
SeatSet invocation_targets(const Game& g, Seat me, Suit suit) {
  SeatSet set;
  for (const Seat s : targetable_others(g, me, invocation_id)) {
    const bool fits = suit == Suit::diamond || (suit == Suit::spade && card_count_of(g, s) > 0) ||
                      (suit == Suit::club && !g.zones.equipment[s].empty());
    if (fits) set.add(s);
  }
  return set;
}

void offer_invocation(const Game& g, Seat me, Offers& offers) {
  for (const Element& e : elements) {
    const CardSet cards = hand_cards(g, me, e.fits);
    const SeatSet targets = invocation_targets(g, me, e.suit);
    const bool possible = e.suit == Suit::heart ? targetable(g, me, invocation_id) : !targets.empty();
    if (cards.size() < 2 || !possible) continue;
    Action& a = offers.add(static_cast<std::uint8_t>(e.suit));
    want_cards(a, cards, 2, CardRule::same_suit, e.fits);
    if (e.suit != Suit::heart) want_targets(a, targets);
  }
}

// The target itself chooses which.
Task<> discard_two(Game& g, Seat s) {
  const CardSet cards = cards_of(g, s);
  constexpr int two = 2;
  if (cards.size() <= two) {
    discard(g, cards, s, invocation_id);
    co_return;
  }
  const CardChoice choice{
      .cards = cards, .about = invocation_id, .min = two, .max = two, .kind = QuestionKind::discard};
  const CardSet given = co_await choose_cards(g, s, choice);
  discard(g, given, s, invocation_id);
}

Task<> strip(Game& g, Seat user, Seat target) {
  const CardId card = co_await pick_card_of(g, user, target, invocation_id, {.hand = false});
  if (card != CardId::none && g.living(user)) move_card(g, card, hand_of(user), {user, invocation_id});
}

Task<> invocation(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, invocation_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const auto suit = static_cast<Suit>(use.option);
  if (suit == Suit::heart) {
    co_await recover(g, use.user, 1, use.user, invocation_id);
    draw(g, use.user, 1, invocation_id);
    co_return;
  }
  const Seat target = use.target();
  if (!targetable(g, target, invocation_id)) co_return;
  if (suit == Suit::diamond) draw(g, target, 2, invocation_id);
  if (suit == Suit::spade) co_await discard_two(g, target);
  if (suit == Suit::club) co_await strip(g, use.user, target);
}

constexpr Ability heroes[] = {
    {.id = astral_id, .draw = {.kind = DrawChange::Kind::reduction, .when = astral_when, .after = astral_imprisonment}},
    {.id = arcane_orb_id,
     .reactions = {on<arcane_orb, arcane_orb_when, offer_arcane_orb>(Window::card_used, Role::user)}},
    {.id = invocation_id, .play = {.offer = offer_invocation, .run = invocation}},
};

}  // namespace

std::span<const Ability> intelligence_heroes() { return heroes; }

}  // namespace fate::dawn
