// The EX heroes, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"

namespace fate::ex {
namespace {

// Whom an attack on `first` may be carried on to: another character within range, not the user (R102).
SeatSet further_targets(const Game& g, Seat user, Seat first) {
  SeatSet set;
  for (const Seat s : targetable_others(g, user, ability(CardType::normal_attack)))
    if (s != first && in_range(g, user, s)) set.add(s);
  return set;
}

void name_further_target(CardUse& attack, Seat s) { attack.targets2.add(s); }

// ---- 流浪劍客 Sven

// 巨力揮舞 Great Cleave: when you use an attack and have more rage than its target, you may name another character
// within range, who is attacked afterwards as by a normal attack without a card (R061, R102). That one goes no further.
constexpr AbilityId great_cleave_id = ability(SkillId::great_cleave);

bool great_cleave_when(const Game& g, Seat me, const CardUse& u) {
  const Seat first = u.targets.front();
  return is_attack(u.face.type) && !u.played && !u.cards.empty() && first != no_seat &&
         g.at(me).rage > g.at(first).rage && !further_targets(g, me, first).empty();
}
void offer_great_cleave(const Game& g, Seat me, const CardUse& u, Offers& offers) {
  want_targets(offers.add(), further_targets(g, me, u.targets.front()));
}
Task<> great_cleave(Game&, SkillUse& use, CardUse& attack) {
  name_further_target(attack, use.target());
  co_return;
}

// 神之力量 God's Strength: 2 hand cards of one suit may be used as the card of that name; when you use it you may draw
// 1 card more (R060).
constexpr AbilityId gods_strength_id = ability(SkillId::gods_strength_skill);

bool gods_strength_when(const Game& g, Seat me, const CardUse& u) {
  return u.face.type == CardType::gods_strength && !u.played && targetable(g, me, gods_strength_id);
}
Task<> gods_strength(Game& g, SkillUse& use, CardUse&) {
  draw(g, use.user, 1, gods_strength_id);
  co_return;
}

// ---- 海軍上將 Kunkka

// 地圖標記 X Marks the Spot. Cost: discard 1 card, in hand or worn. A character, yourself too, takes 1 piece of its
// equipment back into its hand (R070, R076). What pays cannot be the only piece that you would take back.
constexpr AbilityId x_marks_id = ability(SkillId::x_marks_the_spot);

bool wears_anything(const Game& g, Seat s) { return !g.zones.equipment[s].empty(); }

SeatSet x_marks_targets(const Game& g) {
  SeatSet set;
  for (const Seat s : targetable_seats(g, x_marks_id))
    if (wears_anything(g, s)) set.add(s);
  return set;
}

void offer_marks(const CardSet& cards, SeatSet targets, Offers& offers) {
  if (cards.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards);
  want_targets(a, targets);
}

void offer_x_marks(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = x_marks_targets(g);
  const bool only_piece = targets.has(me) && g.zones.equipment[me].size() == 1;
  offer_marks(cards_of(g, me), only_piece ? targets.without(me) : targets, offers);
  if (only_piece) offer_marks(hand_cards(g, me), SeatSet::of(me), offers);
}

Task<> x_marks(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, x_marks_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, x_marks_id)) co_return;
  const CardId card = co_await pick_card_of(g, use.user, target, x_marks_id, {.hand = false});
  if (card != CardId::none && g.living(target)) move_card(g, card, hand_of(target), {use.user, x_marks_id});
}

// 幽靈船 Ghost Ship. Cost: 2 rage. Up to 4 characters, yourself too: for each of them, named before anything happens,
// you discard 1 of its cards, or it draws 1. Your own cards you cannot discard so (R070, R073, R075, R076, R150).
constexpr AbilityId ghost_ship_id = ability(SkillId::ghost_ship);
constexpr int ghost_ship_rage = 2;
constexpr int most_boarded = 4;

SeatSet with_something_to_lose(const Game& g, Seat me, SeatSet seats) {
  SeatSet set;
  for (const Seat s : seats.without(me))
    if (card_count_of(g, s) > 0) set.add(s);
  return set;
}

void offer_ghost_ship(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = targetable_seats(g, ghost_ship_id);
  if (g.at(me).rage < ghost_ship_rage || targets.empty()) return;
  Action& a = offers.add();
  a.rage_cost = ghost_ship_rage;
  want_targets(a, targets, 1, std::min(most_boarded, targets.size()));
}

// Who of them loses a card; the others draw.
Task<SeatSet> choose_losers(Game& g, Seat user, SeatSet from) {
  if (from.empty()) co_return SeatSet{};
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(user), ghost_ship_id);
  want_targets(Offers(q, user, ghost_ship_id, Verb::choose).add(), from, 1, from.size());
  co_await ask(g);
  co_return chosen_targets(g, user);
}

// Everybody learns it before anything happens, and before it is dispelled.
enum class Boarded : std::uint8_t { loses = 11, draws = 12 };

void told_boarded(Game& g, Seat user, Boarded how, SeatSet seats) {
  if (seats.empty()) return;
  Event& e = g.emit(EventKind::chose, user);
  e.ability = ghost_ship_id;
  e.value = static_cast<std::int16_t>(how);
  for (const Seat s : seats) e.targets[e.target_count++] = s;
}

Task<> ghost_ship(Game& g, SkillUse& use) {
  const SeatSet all = use.targets;
  pay_rage(g, use.user, ghost_ship_rage, ghost_ship_id);
  const SeatSet losers = co_await choose_losers(g, use.user, with_something_to_lose(g, use.user, all));
  told_boarded(g, use.user, Boarded::loses, losers);
  told_boarded(g, use.user, Boarded::draws, all - losers);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order) {
    if (!all.has(s) || !targetable(g, s, ghost_ship_id)) continue;
    if (!losers.has(s)) {
      draw(g, s, 1, ghost_ship_id);
      continue;
    }
    const CardId card = co_await pick_card_of(g, use.user, s, ghost_ship_id);
    discard(g, card, use.user, ghost_ship_id);
  }
}

// 潮汐使者 Tidebringer: after your red attack has hit you may name another character within range, who is attacked
// afterwards as by a normal attack, which has no colour (R061, R102).
constexpr AbilityId tidebringer_id = ability(SkillId::tidebringer);

bool tidebringer_when(const Game& g, Seat me, const Attack& a) {
  return a.face.colour == Colour::red && !further_targets(g, me, a.target).empty();
}
void offer_tidebringer(const Game& g, Seat me, const Attack& a, Offers& offers) {
  want_targets(offers.add(), further_targets(g, me, a.target));
}
Task<> tidebringer(Game& g, SkillUse& use, Attack& a) {
  if (CardUse* attack = use_of(g, a); attack != nullptr) name_further_target(*attack, use.target());
  co_return;
}

// ---- 風行者 Windrunner

// 束縛之箭 Shackleshot, after your attack has hit and somebody took damage of it. Cost: discard 1 hand card. Discard 1
// hand card of whoever took it and of another character, not yourself; one without a hand is skipped (R215).
constexpr AbilityId shackleshot_id = ability(SkillId::shackleshot);

SeatSet shackled_beside(const Game& g, Seat me, Seat damaged) {
  const SeatSet others = targetable_others(g, me, shackleshot_id).without(damaged);
  return hand_count(g, damaged) > 0 ? others : holding_cards(g, others);
}

bool shackleshot_when(const Game& g, Seat me, const Attack& a) {
  return a.damaged != no_seat && a.damaged != me && targetable(g, a.damaged, shackleshot_id) && hand_count(g, me) > 0 &&
         !shackled_beside(g, me, a.damaged).empty();
}
void offer_shackleshot(const Game& g, Seat me, const Attack& a, Offers& offers) {
  Action& shot = offers.add();
  want_cards(shot, hand_cards(g, me));
  want_targets(shot, shackled_beside(g, me, a.damaged));
}

Task<> shackleshot(Game& g, SkillUse& use, Attack& a) {
  use.targets.add(a.damaged);
  tell_changed(g, &use);
  discard(g, use.cards, use.user, shackleshot_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s)) discard_from_hand(g, use.user, s, 1, shackleshot_id);
}

// 風行者 Windrun: each time you use or play a dodge you draw 1 card.
constexpr AbilityId windrun_id = ability(SkillId::windrun);

bool windrun_when(const Game& g, Seat me, const CardUse& u) {
  return is_dodge(u.face.type) && targetable(g, me, windrun_id);
}
Task<> windrun(Game& g, SkillUse& use, CardUse&) {
  draw(g, use.user, 1, windrun_id);
  co_return;
}

// 火力聚焦 Focus Fire, in your draw phase: draw X cards fewer. In this character turn you may use X attacks more; if it
// is dispelled the cards are lost as well (R026, R056, R065).
constexpr AbilityId focus_fire_id = ability(SkillId::focus_fire);

Task<> focus_fire(Game& g, SkillUse& use) {
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, use.user, focus_fire_id)) allow_more_attacks(g, use.user, use.number);
}

constexpr Ability rows[] = {
    {.id = great_cleave_id,
     .reactions = {on<great_cleave, great_cleave_when, offer_great_cleave>(Window::card_used, Role::user)}},
    {.id = gods_strength_id,
     .reactions = {on<gods_strength, gods_strength_when>(Window::card_used, Role::user)},
     .conversions = {{.as = CardType::gods_strength, .count = 2, .rule = CardRule::same_suit, .play = false}}},
    {.id = x_marks_id, .play = {.offer = offer_x_marks, .run = x_marks}},
    {.id = ghost_ship_id, .play = {.offer = offer_ghost_ship, .run = ghost_ship}},
    {.id = tidebringer_id,
     .reactions = {on<tidebringer, tidebringer_when, offer_tidebringer>(Window::after_hit, Role::user)}},
    {.id = shackleshot_id,
     .reactions = {on<shackleshot, shackleshot_when, offer_shackleshot>(Window::after_hit, Role::user)}},
    {.id = windrun_id, .reactions = {on<windrun, windrun_when>(Window::card_used, Role::user, mandatory)}},
    {.id = focus_fire_id, .draw = {.kind = DrawChange::Kind::reduction, .any_number = true, .after = focus_fire}},
};

}  // namespace

std::span<const Ability> heroes() { return rows; }

}  // namespace fate::ex
