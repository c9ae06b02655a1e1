// Agility heroes of the standard set, in the order of the rulebook.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

// ---- 蛇髮女妖 Medusa

// 秘術異蛇 Mystic Snake. Cost: 1 hand card, laid face up. Every other character adds a hand card that you draw blind;
// without one it loses 1 rage, without either it takes 1 damage. Then you give the cards to as many characters, one
// each (R197).
constexpr AbilityId mystic_snake_id = ability(SkillId::mystic_snake);

void offer_mystic_snake(const Game& g, Seat me, Offers& offers) {
  if (hand_count(g, me) > 0 && !targetable_others(g, me, mystic_snake_id).empty())
    want_cards(offers.add(), hand_cards(g, me));
}

// The card it adds, if any.
Task<CardId> bitten(Game& g, Seat user, Seat s) {
  const CardId card = random_hand_card(g, s);
  if (card != CardId::none) {
    move_card(g, card, processing(), {user, mystic_snake_id});
  } else if (g.at(s).rage > 0) {
    lose_rage(g, s, 1, mystic_snake_id);
  } else {
    co_await damage(g, {.source = user, .target = s, .why = mystic_snake_id});
  }
  co_return card;
}

Task<> share_out(Game& g, Seat user, CardList laid) {
  co_await give_one_each(g, user, laid, targetable_seats(g, mystic_snake_id), mystic_snake_id);
  for (const CardId c : laid)
    if (g.zones.place_of(c).zone == Zone::processing) discard(g, c, user, mystic_snake_id);
}

Task<> mystic_snake(Game& g, SkillUse& use) {
  const CardId own = only_card(use.cards);
  move_card(g, own, processing(), {use.user, mystic_snake_id});
  const bool stopped = co_await dispelled(g, use);
  if (stopped) {
    discard(g, own, use.user, mystic_snake_id);
    co_return;
  }
  CardList laid{own};
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order) {
    if (s == use.user || !targetable(g, s, mystic_snake_id)) continue;
    const CardId card = co_await bitten(g, use.user, s);
    if (card != CardId::none) laid.push_back(card);
  }
  co_await share_out(g, use.user, laid);
}

// 魔法護盾 Mana Shield: each point of damage may be prevented for 1 rage and 1 hand card, with the rage from before
// (R114).
constexpr AbilityId mana_shield_id = ability(SkillId::mana_shield);

bool mana_shield_when(const Game& g, Seat me, const Damage& d) {
  return d.amount > 0 && g.at(me).rage > 0 && hand_count(g, me) > 0 && !immune_to(g, me, mana_shield_id);
}
void offer_mana_shield(const Game& g, Seat me, const Damage&, Offers& offers) {
  Action& a = offers.add();
  want_cards(a, hand_cards(g, me));
  a.rage_cost = 1;
}

Task<> mana_shield(Game& g, SkillUse& use, Damage& d) {
  pay_rage(g, use.user, 1, mana_shield_id);
  discard(g, use.cards, use.user, mana_shield_id);
  reduce_damage(g, d, 1, mana_shield_id);
  co_return;
}

// ---- 閃電幽魂 Razor

// 等離子場 Plasma Field. Cost: discard X hand cards of different suits. Up to X characters within your range each
// discard 1 hand card of another suit or take 1 damage from you (R198).
constexpr AbilityId plasma_field_id = ability(SkillId::plasma_field);

void offer_plasma_field(const Game& g, Seat me, Offers& offers) {
  SeatSet targets;
  for (const Seat s : targetable_others(g, me, plasma_field_id))
    if (in_range(g, me, s)) targets.add(s);
  const CardSet cards = hand_cards(g, me);
  for (std::uint8_t x = 1; x <= 4; ++x) {
    if (targets.empty() || !can_fit(CardRule::different_suits, cards, x)) return;
    Action& a = offers.add(x);
    want_cards(a, cards, x, CardRule::different_suits);
    want_targets(a, targets, 1, std::min<int>(x, targets.size()));
  }
}

// Suits that none of `spent` has, as in Question; with all four spent only a card without a suit would do.
std::uint8_t suits_left(const CardSet& spent) {
  std::uint8_t suits = 0b11111;
  spent.each([&](CardId x) { suits &= static_cast<std::uint8_t>(~(1u << static_cast<int>(suit_of(x)))); });
  return suits;
}

// Hand cards of suits that none of `spent` has.
CardSet of_other_suits(const Game& g, Seat s, const CardSet& spent) {
  CardSet left = hand_cards(g, s);
  for (const CardId c : g.hand(s))
    spent.each([&](CardId x) {
      if (suit_of(x) == suit_of(c)) left.remove(c);
    });
  return left;
}

Task<> plasma_field(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, plasma_field_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order) {
    if (!use.targets.has(s) || !targetable(g, s, plasma_field_id)) continue;
    const CardChoice choice{.cards = of_other_suits(g, s, use.cards),
                            .about = plasma_field_id,
                            .kind = QuestionKind::discard,
                            .may_pass = true,
                            .suits = suits_left(use.cards)};
    const CardSet given = co_await choose_cards(g, s, choice);
    discard(g, given, s, plasma_field_id);
    if (given.empty()) co_await damage(g, {.source = use.user, .target = s, .why = plasma_field_id});
  }
}

// 不定電流 Unstable Current: when an attack has damaged you, you may take its cards (R061, R107, R282).
constexpr AbilityId unstable_current_id = ability(SkillId::unstable_current);

CardList cards_left(const Game& g, const Damage& d) {
  CardList cards;
  if (d.attack == no_entry) return cards;
  for (const CardId c : g.entry<Attack>(d.attack).cards)
    if (g.zones.place_of(c).zone == Zone::processing) cards.push_back(c);
  return cards;
}

bool unstable_current_when(const Game& g, Seat me, const Damage& d) {
  return !cards_left(g, d).empty() && !immune_to(g, me, unstable_current_id);
}

Task<> unstable_current(Game& g, SkillUse& use, Damage& d) {
  move_cards(g, cards_left(g, d), hand_of(use.user), {use.user, unstable_current_id});
  co_return;
}

// ---- 劍聖 Juggernaut

// 無敵斬 Omnislash, instead of the whole draw: in this turn black hand cards are normal attacks too, and you may use
// any number of attacks (R026, R199; statuses.cpp).
constexpr AbilityId omnislash_id = ability(SkillId::omnislash);

Task<> omnislash(Game& g, SkillUse& use) {
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !g.living(use.user)) co_return;
  add_status(g, use.user, omnislash_id, use.user);
  allow_any_attacks(g, use.user);
}

// 劍舞 Blade Dance: only a diamond dodge cancels your attacks (R087).
bool blade_dance(const Game&, Seat, const Face& dodge) { return dodge.suit == Suit::diamond; }

// ---- 復仇之魂 Vengeful Spirit

// 移形換位 Nether Swap: before anybody's judgment card is flipped you may play 1 hand card as that card; the deck stays
// as it is (R126, R127).
constexpr AbilityId nether_swap_id = ability(SkillId::nether_swap);

bool nether_swap_when(const Game& g, Seat me, const Judgment& j) {
  return j.card == CardId::none && hand_count(g, me) > 0;
}

void offer_nether_swap(const Game& g, Seat me, const Judgment&, Offers& offers) {
  CardSet cards;
  for (const CardId c : g.hand(me))
    if (may_lay(g, me, c, type_of(c), true)) cards.add(c);
  if (!cards.empty()) want_cards(offers.add(), cards);
}

Task<> nether_swap(Game& g, SkillUse& use, Judgment& j) {
  const CardId card = only_card(use.cards);
  CardUse what;
  what.user = use.user;
  what.face = face_of(type_of(card), std::span<const CardId>(&card, 1));
  what.by = nether_swap_id;
  what.cards.push_back(card);
  what.played = true;
  Scope<CardUse> played(g, what);
  co_await lay_down(g, *played);
  replace_judgment_card(g, j, card, use.user, nether_swap_id);
}

// 恐怖波動 Wave of Terror: for each point of rage that you gain you may draw 1 (R118, R120, R122).
constexpr AbilityId wave_of_terror_id = ability(SkillId::wave_of_terror);

bool wave_of_terror_when(const Game& g, Seat me, const Moment&) { return !immune_to(g, me, wave_of_terror_id); }
Task<> wave_of_terror(Game& g, SkillUse& use, Moment&) {
  draw(g, use.user, 1, wave_of_terror_id);
  co_return;
}

// ---- 血魔 Bloodseeker

// 血之狂暴 Bloodrage, cast with 1 red hand card (R042; statuses.cpp).
constexpr AbilityId bloodrage_id = ability(SkillId::bloodrage);

bool bloodrage_when(const Game& g, Seat me) { return hand_count(g, me) >= 1 && !cast_targets(g, bloodrage_id).empty(); }
void offer_bloodrage(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, bloodrage_id, hand_cards(g, me, red), 1, offers, red);
}

// 嗜血 Thirst: a target with 1 HP needs 1 dodge more against your attack (R085, R108).
int thirst(const Game& g, Seat, const Attack& a) { return g.at(a.target).hp == 1 ? 1 : 0; }

// 屠戮 Blood Bath: when you have killed a character you may recover to your maximum (R137, R139).
constexpr AbilityId blood_bath_id = ability(SkillId::blood_bath);

bool blood_bath_when(const Game& g, Seat me, const Death&) { return can_recover(g, me, blood_bath_id); }
Task<> blood_bath(Game& g, SkillUse& use, Death&) {
  co_await recover(g, use.user, g.at(use.user).max_hp - g.at(use.user).hp, use.user, blood_bath_id);
}

// ---- 巨魔戰將 Troll Warlord

// 戰鬥專註 Battle Trance: once per turn, in your play phase, you may judge; red: any number of attacks in this turn
// (R054, R056).
constexpr AbilityId battle_trance_id = ability(SkillId::battle_trance);

void offer_battle_trance(const Game& g, Seat me, Offers& offers) {
  if (!g.at(me).any_attacks && targetable(g, me, battle_trance_id)) offers.add();
}
Task<> battle_trance(Game& g, SkillUse& use) {
  const Judged judged = co_await judge(g, use.user, battle_trance_id, for_red);
  if (judged.good && g.living(use.user)) allow_any_attacks(g, use.user);
}

// 熱血戰魂 Fervor: dodges may be used as normal attacks, not played (R063).

// ---- 矮人火槍手 Dwarven Sniper

// 爆頭 Headshot: when you have chosen the target of your attack you may judge; black: it deals 1 damage more (R095).
constexpr AbilityId headshot_id = ability(SkillId::headshot);

bool headshot_when(const Game&, Seat, const Attack& a) { return !a.voided; }
Task<> headshot(Game& g, SkillUse& use, Attack& a) {
  const Judged judged = co_await judge(g, use.user, headshot_id, for_black);
  if (judged.good) ++a.bonus;
}

// 瞄準 Take Aim: your distance to others is 1 less (R058).
int take_aim(const Game&, Seat me, Seat from, Seat) { return from == me ? -1 : 0; }

// ---- 地穴刺客 Nerubian Assassin

// 法力燃燒 Mana Burn. Cost: discard 1 printed attack. Another character loses 1 hand card; then guess the colour of
// another one: right, it is discarded as well; at last you may discard 1 hand card to give one of these to anybody
// (R077, R200).
constexpr AbilityId mana_burn_id = ability(SkillId::mana_burn);
constexpr std::uint32_t red_or_black = 1u << static_cast<int>(Colour::red) | 1u << static_cast<int>(Colour::black);

void offer_mana_burn(const Game& g, Seat me, Offers& offers) {
  const CardSet attacks = hand_cards(g, me, printed_attack);
  const SeatSet targets = holding_cards(g, targetable_others(g, me, mana_burn_id));
  if (attacks.empty() || targets.empty()) return;
  Action& a = offers.add();
  want_cards(a, attacks, 1, CardRule::any, printed_attack);
  want_targets(a, targets);
}

// Step 2. The card that went; none if there was none, or the guess was wrong.
Task<CardId> guess_one(Game& g, Seat user, Seat target) {
  if (hand_count(g, target) == 0) co_return CardId::none;
  const std::uint8_t guess = co_await choose_option(g, user, QuestionKind::guess, mana_burn_id, red_or_black);
  if (guess == no_option) co_return CardId::none;
  const CardId card = random_hand_card(g, target);
  show_cards(g, target, std::span<const CardId>(&card, 1), mana_burn_id);
  const bool right = static_cast<std::uint8_t>(colour_of(card)) == guess;
  told_guess(g, user, guess, card, right, mana_burn_id);
  if (!right) co_return CardId::none;
  discard(g, card, user, mana_burn_id);
  co_return card;
}

// Step 3: one hand card for one of the burnt ones.
Task<> pass_on(Game& g, Seat user, CardSet burnt) {
  if (hand_count(g, user) == 0) co_return;
  const CardId gift = co_await choose_card(g, user, burnt, mana_burn_id, true);
  if (gift == CardId::none) co_return;
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(user), mana_burn_id);
  Action& a = Offers(q, user, mana_burn_id, Verb::discard).add();
  want_cards(a, hand_cards(g, user));
  want_targets(a, targetable_seats(g, mana_burn_id));
  if (a.targets.empty()) co_return;
  co_await ask(g);
  if (chosen(g, user) == nullptr) co_return;
  const Seat to = chosen_targets(g, user).front();
  discard(g, chosen_cards(g, user), user, mana_burn_id);
  move_card(g, gift, hand_of(to), {user, mana_burn_id});
}

Task<> mana_burn(Game& g, SkillUse& use) {
  const Seat target = use.target();
  discard(g, use.cards, use.user, mana_burn_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, target, mana_burn_id) || hand_count(g, target) == 0) co_return;
  const CardId first = random_hand_card(g, target);
  discard(g, first, use.user, mana_burn_id);
  const CardId second = co_await guess_one(g, use.user, target);
  CardSet burnt;
  burnt.add(first);
  if (second != CardId::none) burnt.add(second);
  co_await pass_on(g, use.user, burnt);
}

// ---- 敵法師 Anti-Mage

// 法力損毀 Mana Break: each time your attack has dealt damage you may discard 1 hand card of its target (R082, R113,
// R123).
constexpr AbilityId mana_break_id = ability(SkillId::mana_break);

bool mana_break_when(const Game& g, Seat me, const Damage& d) {
  if (!by_attack_of(g, me, d)) return false;
  const Seat target = g.entry<Attack>(d.attack).target;
  return targetable(g, target, mana_break_id) && hand_count(g, target) > 0;
}
Task<> mana_break(Game& g, SkillUse& use, Damage& d) {
  discard_from_hand(g, use.user, g.entry<Attack>(d.attack).target, 1, mana_break_id);
  co_return;
}

// 閃爍 Blink: black hand cards may be used or played as dodge.

// ---- 陳雲生 Chen Yunsheng

// 神判 Ordeal, after any judgment card took effect. Cost: discard 1 hand card. The judgment is made again, as often as
// you pay; dispelled, the old result stands (R126, R128).
constexpr AbilityId ordeal_id = ability(SkillId::ordeal);

bool ordeal_when(const Game& g, Seat me, const Judgment& j) {
  return !j.again && j.card != CardId::none && hand_count(g, me) > 0;
}
void offer_ordeal(const Game& g, Seat me, const Judgment&, Offers& offers) {
  want_cards(offers.add(), hand_cards(g, me));
}

Task<> ordeal(Game& g, SkillUse& use, Judgment& j) {
  discard(g, use.cards, use.user, ordeal_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) judge_again(g, j, use.user, ordeal_id);
}

// 特殊體質 Special Body: with 2 HP or less attacks have no effect on you (R084).
bool special_body(const Game& g, Seat me, const Attack&) { return g.at(me).hp <= 2; }

constexpr Ability heroes[] = {
    {.id = mystic_snake_id, .play = {.offer = offer_mystic_snake, .run = mystic_snake}},
    {.id = mana_shield_id,
     .reactions = {repeatable(
         on<mana_shield, mana_shield_when, offer_mana_shield>(Window::damage_victim, Role::target))}},
    {.id = plasma_field_id, .play = {.offer = offer_plasma_field, .run = plasma_field}},
    {.id = unstable_current_id,
     .reactions = {on<unstable_current, unstable_current_when>(Window::after_damage, Role::target)}},
    {.id = omnislash_id, .draw = {.kind = DrawChange::Kind::replacement, .after = omnislash}},
    {.id = ability(SkillId::blade_dance), .mod = {.dodge_counts = blade_dance}},
    {.id = nether_swap_id,
     .reactions = {on<nether_swap, nether_swap_when, offer_nether_swap>(Window::judgment_before_flip, Role::anyone)}},
    {.id = wave_of_terror_id, .reactions = {on<wave_of_terror, wave_of_terror_when>(Window::rage_gained, Role::user)}},
    {.id = bloodrage_id, .cast = {.offer = offer_bloodrage, .run = cast_status, .when = bloodrage_when}},
    {.id = ability(SkillId::thirst), .mod = {.extra_dodges = thirst}},
    {.id = blood_bath_id, .reactions = {on<blood_bath, blood_bath_when>(Window::death, Role::user)}},
    {.id = battle_trance_id, .play = {.offer = offer_battle_trance, .run = battle_trance}},
    {.id = ability(SkillId::fervor),
     .conversions = {{.as = CardType::normal_attack, .count = 1, .play = false, .card_fits = printed_dodge}}},
    {.id = headshot_id, .reactions = {on<headshot, headshot_when>(Window::target_chosen, Role::user)}},
    {.id = ability(SkillId::take_aim), .mod = {.distance = take_aim}},
    {.id = mana_burn_id, .play = {.offer = offer_mana_burn, .run = mana_burn}},
    {.id = mana_break_id, .reactions = {on<mana_break, mana_break_when>(Window::after_damage, Role::user)}},
    {.id = ability(SkillId::blink), .conversions = {{.as = CardType::dodge, .count = 1, .card_fits = black}}},
    {.id = ordeal_id,
     .reactions = {repeatable(on<ordeal, ordeal_when, offer_ordeal>(Window::judgment_effective, Role::anyone))}},
    {.id = ability(SkillId::special_body), .mod = {.voids_attack = special_body}},
};

}  // namespace

std::span<const Ability> agility_heroes() { return heroes; }

}  // namespace fate::standard
