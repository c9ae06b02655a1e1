// Strength heroes of the standard set, in the order of the rulebook.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"
#include "engine/fate/window.hpp"

namespace fate::standard {
namespace {

// ---- 死亡騎士 Death Knight

// 死亡纏繞 Death Coil. Cost: 1 damage to yourself. Option 1: another character recovers 1 HP. Option 2: another
// character loses 1 hand card and 1 rage; if it lacks either it takes 1 damage instead. All is announced before the
// dispel (R067, R189).
constexpr AbilityId death_coil_id = ability(SkillId::death_coil);

void offer_death_coil(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, death_coil_id);
  const SeatSet hurt = able_to_recover(g, others, death_coil_id);
  if (!hurt.empty()) want_targets(offers.add(1), hurt);
  if (!others.empty()) want_targets(offers.add(2), others);
}

Task<> death_coil(Game& g, SkillUse& use) {
  const Seat target = use.target();
  co_await damage(g, {.source = use.user, .target = use.user, .why = death_coil_id, .cost = true});
  if (!g.living(use.user)) co_return;
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, death_coil_id)) co_return;
  if (use.option == 1) {
    co_await recover(g, target, 1, use.user, death_coil_id);
  } else if (hand_count(g, target) == 0 || g.at(target).rage == 0) {
    co_await damage(g, {.source = use.user, .target = target, .why = death_coil_id});
  } else {
    discard_from_hand(g, use.user, target, 1, death_coil_id);
    lose_rage(g, target, 1, death_coil_id);
  }
}

// 霜之哀傷 Frostmourne: when your attack has hit you may use another one on the same character, at any distance and
// outside the limit, again and again (R091).
Task<> frostmourne(Game& g, SkillUse& use, Attack& a) {
  const AttackRequest request{.seat = use.user, .target = a.target, .why = use.ability, .tell = true};
  co_await ask_to_attack(g, request);
}
bool frostmourne_when(const Game& g, Seat me, const Attack& a) { return g.living(a.target) && hand_count(g, me) > 0; }

// ---- 骷髏王 Skeleton King

// 重生 Reincarnation: while you are dying you may discard your hand and all rage and recover fully; once in a game
// (R135). It is no card: it works where salves are forbidden (R134), not where recovery is (R039).
constexpr AbilityId reincarnation_id = ability(SkillId::reincarnation);

bool reincarnation_when(const Game& g, Seat me) { return dying_now(g) == me && can_recover(g, me, reincarnation_id); }

Task<> reincarnation(Game& g, SkillUse& use) {
  discard(g, hand_cards(g, use.user), use.user, reincarnation_id);
  set_rage(g, use.user, 0, reincarnation_id);
  co_await recover(g, use.user, g.at(use.user).max_hp - g.at(use.user).hp, use.user, reincarnation_id);
}

// 吸血 Vampiric Aura: each time your attack has dealt damage you may judge; red: you recover 1 HP (R062, R123).
constexpr AbilityId vampiric_aura_id = ability(SkillId::vampiric_aura);

Task<> vampiric_aura(Game& g, SkillUse& use, Damage&) {
  const Judged judged = co_await judge(g, use.user, vampiric_aura_id, for_red);
  if (judged.good) co_await recover(g, use.user, 1, use.user, vampiric_aura_id);
}
bool vampiric_aura_when(const Game& g, Seat me, const Damage& d) {
  return by_attack_of(g, me, d) && can_recover(g, me, vampiric_aura_id);
}

// ---- 剛背獸 Bristleback

// 戰意 Warpath: each time you have taken damage you may judge; red: any character you choose plays 1 dodge or takes 1
// damage from you (R190).
constexpr AbilityId warpath_id = ability(SkillId::warpath);

Task<> warpath(Game& g, SkillUse& use, Damage&) {
  const Judged judged = co_await judge(g, use.user, warpath_id, for_red);
  if (!judged.good || !g.living(use.user)) co_return;
  const Seat target = co_await choose_seat(g, use.user, targetable_seats(g, warpath_id), warpath_id, true);
  if (target == no_seat) co_return;
  const bool dodged = co_await ask_to_play(g, target, Wanted::dodge, warpath_id);
  if (!dodged) co_await damage(g, {.source = use.user, .target = target, .why = warpath_id});
}

// 剛毛後背 Bristled Back: damage of 2 or more is reduced by 1, once for each event (R115).
Task<> bristled_back(Game& g, SkillUse& use, Damage& d) {
  reduce_damage(g, d, 1, use.ability);
  co_return;
}
bool bristled_back_when(const Game& g, Seat me, const Damage& d) {
  return d.amount >= 2 && !immune_to(g, me, ability(SkillId::bristled_back));
}

// ---- 神靈武士 Huskar

// 犧牲 Sacrifice. Cost: 1 damage to yourself. Another character loses 2 hand cards (R066, R067).
constexpr AbilityId sacrifice_id = ability(SkillId::sacrifice);

void offer_sacrifice(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = holding_cards(g, targetable_others(g, me, sacrifice_id));
  if (!targets.empty()) want_targets(offers.add(), targets);
}

Task<> sacrifice(Game& g, SkillUse& use) {
  co_await damage(g, {.source = use.user, .target = use.user, .why = sacrifice_id, .cost = true});
  if (!g.living(use.user)) co_return;
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && targetable(g, use.target(), sacrifice_id))
    discard_from_hand(g, use.user, use.target(), 2, sacrifice_id);
}

// 沸血之矛 Burning Spear: with 2 HP or less your attacks deal 1 damage more.
int burning_spear(const Game& g, Seat me, const Attack&) { return g.at(me).hp <= 2 ? 1 : 0; }

// ---- 全能騎士 Omniknight

// 洗禮 Purification, after anybody has taken damage. Cost: 1 healing salve, or 2 red cards. The character recovers 1
// HP, then you deal 1 damage to the source, if there is one (R076, R123, R124).
constexpr AbilityId purification_id = ability(SkillId::purification);

bool source_can_suffer(const Game& g, const Damage& d) {
  return d.source != no_seat && targetable(g, d.source, purification_id);
}

bool purification_when(const Game& g, Seat me, const Damage& d) {
  const bool may_pay = hand_count(g, me) >= 1 || card_count_of(g, me) >= 2;
  if (!may_pay || !targetable(g, d.target, purification_id)) return false;
  return can_recover(g, d.target, purification_id) || source_can_suffer(g, d);
}

void offer_purification(const Game& g, Seat me, const Damage&, Offers& offers) {
  const CardSet salves = hand_cards(g, me, printed_salve);
  const CardSet reds = cards_of(g, me, red);
  if (!salves.empty()) want_cards(offers.add(1), salves, 1, CardRule::any, printed_salve);
  if (reds.size() >= 2) want_cards(offers.add(2), reds, 2, CardRule::any, red);
}

Task<> purification(Game& g, SkillUse& use, Damage& d) {
  discard(g, use.cards, use.user, purification_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  co_await recover(g, d.target, 1, use.user, purification_id);
  if (source_can_suffer(g, d)) co_await damage(g, {.source = use.user, .target = d.source, .why = purification_id});
}

// ---- 斧王 Axe

// 戰爭饑渴 Battle Hunger. Cost: discard 1 hand card. Another character uses an attack on you, if you are within its
// range, or takes 1 damage from you (R093, R281).
constexpr AbilityId battle_hunger_id = ability(SkillId::battle_hunger);

void offer_battle_hunger(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, battle_hunger_id);
  if (hand_count(g, me) == 0 || others.empty()) return;
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  want_targets(a, others);
}

Task<> battle_hunger(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, battle_hunger_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.target(), battle_hunger_id)) co_return;
  const AttackRequest request{.seat = use.target(), .target = use.user, .why = battle_hunger_id, .ranged = true};
  const bool attacked = co_await ask_to_attack(g, request);
  if (!attacked) co_await damage(g, {.source = use.user, .target = use.target(), .amount = 1, .why = battle_hunger_id});
}

// 反轉螺旋 Counter Helix: when you become the target of an attack you may judge; red of rank 2-10: 1 damage to the
// attacker.
bool for_red_2_to_10(const Judged& j) { return j.red() && j.rank >= 2 && j.rank <= 10; }
Task<> counter_helix(Game& g, SkillUse& use, Attack& a) {
  const AbilityId why = ability(SkillId::counter_helix);
  const Judged judged = co_await judge(g, use.user, why, for_red_2_to_10);
  if (!judged.good) co_return;
  co_await damage(g, {.source = use.user, .target = a.attacker, .amount = 1, .why = why});
}
bool counter_helix_when(const Game& g, Seat, const Attack& a) {
  return targetable(g, a.attacker, ability(SkillId::counter_helix));
}

// ---- 守護騎士 Guardian Knight

// 援護 Guard, when another character takes damage. Cost: discard 1 hand card. You take that damage in its place:
// amount, source and card stay (R112, R113, R288).
constexpr AbilityId guard_id = ability(SkillId::guard);

bool guard_when(const Game& g, Seat me, const Damage& d) {
  return me != d.target && !d.moved && hand_count(g, me) > 0 && targetable(g, d.target, guard_id) &&
         !immune_to(g, me, guard_id);
}
void offer_guard(const Game& g, Seat me, const Damage&, Offers& offers) { want_cards(offers.add(), hand_cards(g, me)); }

Task<> guard(Game& g, SkillUse& use, Damage& d) {
  discard(g, use.cards, use.user, guard_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped && g.living(use.user) && g.living(d.target)) move_damage(g, d, use.user, guard_id);
}

// 信仰 Faith: for each point of damage you have taken you may lay the top card of the deck face down on your pile,
// which nobody sees; in your play phase you take the pile into your hand (R078, R118).
constexpr AbilityId faith_id = ability(SkillId::faith);

CardList faith_pile(const Game& g, Seat s) {
  CardList pile;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::faith_pile && p.seat == s) pile.push_back(p.card);
  return pile;
}

bool faith_when(const Game& g, Seat me, const Damage&) {
  return !immune_to(g, me, faith_id) && !(g.zones.deck.empty() && g.zones.discard_pile.empty());
}

Task<> faith(Game& g, SkillUse& use, Damage&) {
  const PlacedCard how{.owner = use.user, .ability = faith_id, .face_down = true, .lasting = true};
  move_card(g, top_of_deck(g), {Zone::faith_pile, use.user}, {use.user, faith_id, how});
  co_return;
}

bool faith_pile_when(const Game& g, Seat me, const Moment&) {
  return !immune_to(g, me, faith_id) && !faith_pile(g, me).empty();
}
Task<> take_faith_pile(Game& g, SkillUse& use, Moment&) {
  move_cards(g, faith_pile(g, use.user), hand_of(use.user), {use.user, faith_id});
  co_return;
}

// 父愛 Fatherly Love, in your draw phase after the cards: you may give cards of the pile to others as you like; for
// every 2 given you recover 1 HP (R026).
constexpr AbilityId fatherly_love_id = ability(SkillId::fatherly_love);

void offer_gift(const Game& g, Seat me, Offers& offers) {
  const SeatSet others = targetable_others(g, me, fatherly_love_id);
  const int left = faith_pile(g, me).size();
  if (others.empty() || left == 0) return;
  Action& a = offers.add();
  want_targets(a, others);
  a.min_number = 1;
  a.max_number = static_cast<std::uint8_t>(left);
}
void offer_fatherly_love(const Game& g, Seat me, const Moment&, Offers& offers) { offer_gift(g, me, offers); }

bool fatherly_love_when(const Game& g, Seat me, const Moment&) {
  return !faith_pile(g, me).empty() && !targetable_others(g, me, fatherly_love_id).empty();
}

int give_of_pile(Game& g, Seat from, Seat to, int n) {
  const CardList pile = faith_pile(g, from);
  CardList gift;
  for (int i = 0; i < n && i < pile.size(); ++i) gift.push_back(pile[i]);
  move_cards(g, gift, hand_of(to), {from, fatherly_love_id});
  return gift.size();
}

Task<> fatherly_love(Game& g, SkillUse& use, Moment&) {
  int given = give_of_pile(g, use.user, use.target(), use.number);
  while (!faith_pile(g, use.user).empty()) {
    Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(use.user), fatherly_love_id);
    Offers offers(q, use.user, fatherly_love_id, Verb::choose);
    offer_gift(g, use.user, offers);
    co_await ask(g);
    if (chosen(g, use.user) == nullptr) break;
    given += give_of_pile(g, use.user, chosen_targets(g, use.user).front(), g.question.answers[use.user].number);
  }
  co_await recover(g, use.user, given / 2, use.user, fatherly_love_id);
}

constexpr Ability heroes[] = {
    {.id = death_coil_id, .play = {.offer = offer_death_coil, .run = death_coil}},
    {.id = ability(SkillId::frostmourne),
     .reactions = {silent(on<frostmourne, frostmourne_when>(Window::after_hit, Role::user, mandatory))}},
    {.id = reincarnation_id,
     .save = {.offer = [](const Game&, Seat, Offers& offers) { offers.add(); },
              .run = reincarnation,
              .when = reincarnation_when}},
    {.id = vampiric_aura_id, .reactions = {on<vampiric_aura, vampiric_aura_when>(Window::after_damage, Role::user)}},
    {.id = warpath_id, .reactions = {on<warpath>(Window::after_damage, Role::target)}},
    {.id = ability(SkillId::bristled_back),
     .reactions = {on<bristled_back, bristled_back_when>(Window::damage_victim, Role::target, mandatory)}},
    {.id = sacrifice_id, .play = {.offer = offer_sacrifice, .run = sacrifice}},
    {.id = ability(SkillId::burning_spear), .mod = {.attack_damage = burning_spear}},
    {.id = purification_id,
     .reactions = {on<purification, purification_when, offer_purification>(Window::after_damage, Role::anyone)}},
    {.id = battle_hunger_id, .play = {.offer = offer_battle_hunger, .run = battle_hunger}},
    {.id = ability(SkillId::counter_helix),
     .reactions = {on<counter_helix, counter_helix_when>(Window::becoming_attack_target, Role::target)}},
    {.id = guard_id, .reactions = {on<guard, guard_when, offer_guard>(Window::damage_third_party, Role::anyone)}},
    {.id = faith_id,
     .reactions = {repeatable(on<faith, faith_when>(Window::after_damage, Role::target)),
                   on<take_faith_pile, faith_pile_when>(Window::play_start, Role::user, mandatory)}},
    {.id = fatherly_love_id,
     .reactions = {on<fatherly_love, fatherly_love_when, offer_fatherly_love>(Window::draw_after, Role::user)}},
};

}  // namespace

std::span<const Ability> strength_heroes() { return heroes; }

}  // namespace fate::standard
