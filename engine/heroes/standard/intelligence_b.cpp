// Intelligence heroes of the standard set, in the order of the rulebook: from the Ogre Magi to Elf Lily.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

// ---- 食人魔法師 Ogre Magi

// 多重施法 Multicast: after magic of yours has resolved without being dispelled you may judge; red: its effect is
// produced once more, on others if you like, without card, cost or dispel window (R152, R210, R286, R287).
constexpr AbilityId multicast_id = ability(SkillId::multicast);

bool is_dispel(CardType t) { return t == CardType::dispel || t == CardType::origins_dispel; }

bool among(SeatSet chosen, SeatSet offered, int min, int max) {
  return (chosen - offered).empty() && chosen.size() >= min && chosen.size() <= max;
}

// The way that `a` would be used again as it was.
bool same_again(const CardUse& was, Action& a) {
  if (a.option != was.option || was.number < a.min_number || was.number > a.max_number) return false;
  if (!among(was.aimed, a.targets, a.min_targets, a.max_targets)) return false;
  if (!among(was.targets2, a.targets2, a.min_targets2, a.max_targets2)) return false;
  want_targets(a, was.aimed, was.aimed.size(), was.aimed.size());
  a.targets2 = was.targets2;
  a.min_targets2 = a.max_targets2 = static_cast<std::uint8_t>(was.targets2.size());
  a.min_number = a.max_number = was.number;
  return true;
}

bool chooses_nothing(const Action& a) {
  return a.targets.size() == a.min_targets && a.targets2.size() == a.min_targets2 && a.min_number == a.max_number;
}

using Repeats = FixedVec<Action, 5>;

// As it was comes first, then every way to aim it anew. Enhanced stays enhanced.
Repeats repeats_of(const Game& g, const CardUse& was) {
  const CardText& text = *text_of(was.face.type);
  Repeats ways;
  for (std::uint8_t option = 0; option < 4; ++option) {
    if ((text.options >> option & 1) == 0 || (option == 1) != was.enhanced) continue;
    Action a;
    a.seat = was.user;
    a.ability = multicast_id;
    a.verb = Verb::use;
    a.card_type = was.face.type;
    a.option = option;
    if (text.targets != nullptr && !text.targets(g, a)) continue;
    Action same = a;
    const bool legal = same_again(was, same);
    if (legal) ways.insert(0, same);
    if (!legal || !chooses_nothing(a)) ways.push_back(a);
  }
  return ways;
}

bool multicast_when(const Game& g, Seat, const CardUse& magic) {
  return !magic.repeat && !is_dispel(magic.face.type) && !repeats_of(g, magic).empty();
}

// The only way that there is.
CardUse repeat_of(const CardUse& was, const Action& a) {
  CardUse again = was;
  again.option = a.option;
  again.number = a.min_number;
  again.targets = a.targets;
  again.targets2 = a.targets2;
  return again;
}

Task<> multicast(Game& g, SkillUse& use, CardUse& magic) {
  const Judged judged = co_await judge(g, use.user, multicast_id, for_red);
  if (!judged.good || !g.living(use.user)) co_return;
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(use.user), multicast_id);
  q.may_pass = false;
  q.default_acts = true;
  q.card_type = magic.face.type;
  for (const Action& a : repeats_of(g, magic)) q.actions.push_back(a);
  if (q.actions.empty()) co_return;
  CardUse again = repeat_of(magic, q.actions[0]);
  if (q.actions.size() > 1 || !chooses_nothing(q.actions[0])) {
    co_await ask(g);
    again = card_use_from_answer(g, use.user);
  }
  co_await repeat_card(g, again, magic);
}

// ---- 光之守衛 Keeper of the Light

// 衝擊波 Illuminate. Cost: discard 3 cards of different suits. 1 damage to each of up to 2 characters (R070, R073,
// R076).
constexpr AbilityId illuminate_id = ability(SkillId::illuminate);

void offer_illuminate(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = targetable_seats(g, illuminate_id);
  const CardSet cards = cards_of(g, me);
  if (targets.empty() || !can_fit(CardRule::different_suits, cards, 3)) return;
  Action& a = offers.add();
  want_cards(a, cards, 3, CardRule::different_suits);
  want_targets(a, targets, 1, 2);
}

Task<> illuminate(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, illuminate_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s)) co_await damage(g, {.source = use.user, .target = s, .why = illuminate_id});
}

// 查克拉 Chakra: once per turn a black hand card may be used as the card of that name (R054).
// 恩惠 Grace: chakra may be used on any character, who then draws, guesses and keeps (R159).
bool grace(const Game& g, Seat, Action& a) {
  if (a.card_type != CardType::chakra) return false;
  want_targets(a, targetable_seats(g, ability(CardType::chakra)));
  return !a.targets.empty();
}

// ---- 哥布林工程師 Goblin Techies

// 遙控炸彈 Remote Mines: lay a printed attack face down into your state area; at most 2 lie there (R037, R077, R195).
constexpr AbilityId mines_id = ability(SkillId::remote_mines);
constexpr int most_bombs = 2;

CardSet bombs_of(const Game& g, Seat s) {
  CardSet bombs;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && p.ability == mines_id) bombs.add(p.card);
  return bombs;
}

// Those that lie there for good: one whose laying may still be dispelled is none yet (R033, R195).
CardSet armed_bombs_of(const Game& g, Seat s) {
  CardSet bombs = bombs_of(g, s);
  for (int i = 0; i < g.stack.size(); ++i) {
    if (!g.stack[i].is<SkillUse>()) continue;
    const SkillUse& use = g.stack[i].as<SkillUse>();
    if (use.user == s && use.ability == mines_id) use.cards.each([&](CardId c) { bombs.remove(c); });
  }
  return bombs;
}

void offer_mines(const Game& g, Seat me, Offers& offers) {
  const CardSet attacks = hand_cards(g, me, printed_attack);
  if (!attacks.empty() && bombs_of(g, me).size() < most_bombs && targetable(g, me, mines_id))
    want_cards(offers.add(), attacks, 1, CardRule::any, printed_attack);
}

Task<> remote_mines(Game& g, SkillUse& use) {
  const CardId bomb = only_card(use.cards);
  const PlacedCard how{.owner = use.user, .ability = mines_id, .face_down = true, .lasting = true};
  move_card(g, bomb, {Zone::state_area, use.user}, {use.user, mines_id, how});
  const bool stopped = co_await dispelled(g, use);
  if (stopped && bombs_of(g, use.user).has(bomb)) discard(g, bomb, use.user, mines_id);
}

// 引爆 Detonate: when another character uses or plays a card of a bomb's suit, before it resolves, you may discard X
// such bombs, draw X cards and deal X damage to it (R194). Bombs are hidden: you are asked at every suit (R147).
constexpr AbilityId detonate_id = ability(SkillId::detonate);

bool detonate_when(const Game& g, Seat me, const CardUse& u) {
  return me != u.user && u.face.suit != Suit::none && targetable(g, u.user, detonate_id) &&
         !armed_bombs_of(g, me).empty();
}

void offer_detonate(const Game& g, Seat me, const CardUse& u, Offers& offers) {
  CardSet matching;
  armed_bombs_of(g, me).each([&](CardId c) {
    if (suit_of(c) == u.face.suit) matching.add(c);
  });
  if (matching.empty()) return;
  Action& a = offers.add();
  want_cards(a, matching);
  a.max_cards = static_cast<std::uint8_t>(matching.size());
}

Task<> detonate(Game& g, SkillUse& use, CardUse& u) {
  const int x = use.cards.size();
  discard(g, use.cards, use.user, detonate_id);
  draw(g, use.user, x, detonate_id);
  co_await damage(g, {.source = use.user, .target = u.user, .amount = x, .why = detonate_id});
}

// 自爆 Suicide: when you die you may make your killer judge; red: 2 damage to it, from the dead (R137, R139, R141).
constexpr AbilityId suicide_id = ability(SkillId::suicide);

bool suicide_when(const Game& g, Seat, const Death& d) {
  return d.killer != no_seat && targetable(g, d.killer, suicide_id);
}

Task<> suicide(Game& g, SkillUse& use, Death& d) {
  const Judged judged = co_await judge(g, d.killer, suicide_id, for_red);
  if (judged.good) co_await damage(g, {.source = use.user, .target = d.killer, .amount = 2, .why = suicide_id});
}

// ---- 精靈莉莉 Elf Lily

// 治療術 Healing Art, for each HP that you recover. Cost: discard 1 red hand card. Another character recovers 1 HP
// (R118, R196).
constexpr AbilityId healing_art_id = ability(SkillId::healing_art);

SeatSet healable(const Game& g, Seat me) {
  return able_to_recover(g, targetable_others(g, me, healing_art_id), healing_art_id);
}

bool healing_art_when(const Game& g, Seat me, const Moment&) {
  return hand_count(g, me) >= 1 && !healable(g, me).empty();
}

void offer_healing_art(const Game& g, Seat me, const Moment&, Offers& offers) {
  const CardSet cards = hand_cards(g, me, red);
  if (cards.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards, 1, CardRule::any, red);
  want_targets(a, healable(g, me));
}

Task<> healing_art(Game& g, SkillUse& use, Moment&) {
  discard(g, use.cards, use.user, healing_art_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) co_await recover(g, use.target(), 1, use.user, healing_art_id);
}

// 驅散精靈 Dispel Sprite: heart hand cards may be used as dispel (R155).

// 魔法掌控 Magic Control: when a dispel of yours has cancelled magic, another's dispel included, you may take its cards
// once the chain is settled (R154).
constexpr AbilityId magic_control_id = ability(SkillId::magic_control);

CardList left_of(const Game& g, const CardUse& magic) {
  CardList cards;
  for (const CardId c : magic.cards)
    if (g.zones.place_of(c).zone == Zone::processing) cards.push_back(c);
  return cards;
}

bool magic_control_when(const Game& g, Seat me, const CardUse& magic) {
  return !immune_to(g, me, magic_control_id) && !left_of(g, magic).empty();
}

Task<> magic_control(Game& g, SkillUse& use, CardUse& magic) {
  move_cards(g, left_of(g, magic), hand_of(use.user), {use.user, magic_control_id});
  co_return;
}

constexpr Ability heroes[] = {
    {.id = multicast_id, .reactions = {on<multicast, multicast_when>(Window::card_resolved, Role::user)}},
    {.id = illuminate_id, .play = {.offer = offer_illuminate, .run = illuminate}},
    {.id = ability(SkillId::chakra_magic),
     .conversions = {{.as = CardType::chakra, .count = 1, .play = false, .card_fits = black}}},
    {.id = ability(SkillId::grace), .mod = {.retarget = grace}},
    {.id = mines_id, .play = {.offer = offer_mines, .run = remote_mines}},
    {.id = detonate_id, .reactions = {on<detonate, detonate_when, offer_detonate>(Window::card_used, Role::anyone)}},
    {.id = suicide_id, .reactions = {of_the_dead(on<suicide, suicide_when>(Window::death, Role::target))}},
    {.id = healing_art_id,
     .reactions = {on<healing_art, healing_art_when, offer_healing_art>(Window::recovered, Role::user)}},
    {.id = ability(SkillId::dispel_sprite),
     .conversions = {{.as = CardType::dispel, .count = 1, .play = false, .card_fits = heart}}},
    {.id = magic_control_id,
     .reactions = {on<magic_control, magic_control_when>(Window::card_dispelled, Role::target)}},
};

}  // namespace

std::span<const Ability> intelligence_heroes_b() { return heroes; }

}  // namespace fate::standard
