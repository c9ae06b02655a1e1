// The two kinds of card of Daybreak.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::daybreak {
namespace {

// ---- 暗殺 Assassinate, 2 rage: the card lies in the state area of any character, you included, until your next turn
// begins: then it takes 2 damage from you. From the end of this turn until then you must not use or play a hand card:
// the first one makes it fail, and you may take the card back. It fails when you die (R020, R037, R168, R175).
constexpr AbilityId assassinate_id = ability(CardType::assassinate);

bool assassinate_targets(const Game& g, Action& a) {
  want_targets(a, targetable_seats(g, assassinate_id));
  return !a.targets.empty();
}

Task<> assassinate(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!targetable(g, target, assassinate_id) || !g.living(use.user)) co_return;
  lay_in_state_area(g, use, target, true);
  add_status(g, use.user, assassinate_id, use.user);
}

CardList laid_by(const Game& g, Seat s) {
  CardList cards;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.ability == assassinate_id && p.owner == s) cards.push_back(p.card);
  return cards;
}

// The rest of the turn in which it was used is free. A casting phase is nobody's turn (R019).
bool own_turn(const Game& g, Seat s) { return g.turn_seat == s && g.phase > Phase::casting; }

bool broken_when(const Game& g, Seat me, const CardUse& u) { return !own_turn(g, me) && !u.cards.empty(); }
Task<> broken(Game& g, SkillUse& use, CardUse&) {
  const Seat me = use.user;
  end_status(g, me, assassinate_id);
  const CardList laid = laid_by(g, me);
  for (const CardId c : laid) {
    bool back = false;
    if (targetable(g, me, assassinate_id)) back = co_await confirm(g, me, assassinate_id, QuestionKind::choose_option);
    if (g.zones.place_of(c).zone != Zone::state_area) continue;
    move_card(g, c, back ? hand_of(me) : discard_pile(), {me, assassinate_id});
  }
}

Task<> strikes(Game& g, SkillUse& use, Moment&) {
  const Seat me = use.user;
  end_status(g, me, assassinate_id);  // what he uses from now on breaks nothing
  const CardList laid = laid_by(g, me);
  for (const CardId c : laid) {
    const PlacedCard* lies = g.zones.find_placed(c);
    if (lies == nullptr || lies->zone != Zone::state_area) continue;
    const Seat target = lies->seat;
    if (g.living(me)) co_await damage(g, {.source = me, .target = target, .amount = 2, .why = assassinate_id});
    if (g.zones.place_of(c).zone == Zone::state_area) discard(g, c, me, assassinate_id);
  }
}

Task<> dies_with_him(Game& g, SkillUse& use, Death&) {
  const CardList laid = laid_by(g, use.user);
  if (!laid.empty()) move_cards(g, laid, discard_pile(), {use.user, assassinate_id});
  co_return;
}

constexpr CardText texts[] = {
    {.type = CardType::assassinate, .in_play_phase = true, .targets = assassinate_targets, .effect = assassinate}};

constexpr Ability lasting[] = {
    {.id = assassinate_id,
     .reactions = {silent(on<broken, broken_when>(Window::card_used, Role::user, mandatory)),
                   silent(on<strikes>(Window::turn_start, Role::user, mandatory)),
                   of_the_dead(silent(on<dies_with_him>(Window::death, Role::target, mandatory)))}}};

// ---- 影之靈龕 Urn of Shadows: each time you have dealt damage to another character you may lay 1 hand card on it as a
// soul. Play phase, once a turn: discard 2 souls; option 1: any character takes 1 damage from you, option 2: it
// recovers 1 HP. Souls go with the urn (R110, R123, R165, R177, R182).
constexpr AbilityId urn_id = ability(CardType::urn_of_shadows);
constexpr int souls_needed = 2;

CardSet souls_of(const Game& g, Seat s) {
  CardSet souls;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::souls && p.seat == s) souls.add(p.card);
  return souls;
}

bool soul_when(const Game& g, Seat me, const Damage& d) { return d.target != me && hand_count(g, me) > 0; }
void offer_soul(const Game& g, Seat me, const Damage&, Offers& offers) { want_cards(offers.add(), hand_cards(g, me)); }
Task<> soul(Game& g, SkillUse& use, Damage&) {
  const PlacedCard how{.owner = use.user, .ability = urn_id, .lasting = true};
  move_cards(g, use.cards, {Zone::souls, use.user}, {use.user, urn_id, how});
  co_return;
}

void offer_urn(const Game& g, Seat me, Offers& offers) {
  const CardSet souls = souls_of(g, me);
  if (souls.size() < souls_needed) return;
  const SeatSet all = targetable_seats(g, urn_id);
  for (std::uint8_t option = 1; option <= 2; ++option) {
    const SeatSet targets = option == 1 ? all : able_to_recover(g, all, urn_id);
    if (targets.empty()) continue;
    Action& a = offers.add(option);
    want_cards(a, souls, souls_needed);
    want_targets(a, targets);
  }
}

Task<> urn(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, urn_id);
  if (use.option == 1)
    co_await damage(g, {.source = use.user, .target = use.target(), .why = urn_id});
  else
    co_await recover(g, use.target(), 1, use.user, urn_id);
}

constexpr Ability worn[] = {{.id = urn_id,
                             .reactions = {on<soul, soul_when, offer_soul>(Window::after_damage, Role::user)},
                             .play = {.offer = offer_urn, .run = urn},
                             .play_limited = true}};

}  // namespace

std::span<const CardText> cards() { return texts; }
std::span<const Ability> card_statuses() { return lasting; }
std::span<const Ability> armors() { return worn; }

}  // namespace fate::daybreak
