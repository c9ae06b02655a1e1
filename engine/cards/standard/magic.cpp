// Magic cards of the standard set, in the order of the rulebook; dispel is carried out by fate/dispel.cpp.
#include "engine/content_lists.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

bool affects(const Game& g, const CardUse& use, Seat s) {
  return !use.voided.has(s) && targetable(g, s, ability(use.face.type));
}

bool aimed_at_one(Action& a, SeatSet seats) {
  want_targets(a, seats);
  return !seats.empty();
}

bool colour_is(CardId c, std::uint8_t option) { return static_cast<std::uint8_t>(colour_of(c)) == option; }

// Cards that are used on oneself; something may aim them at another (R159).
template <CardType T>
bool on_oneself(const Game& g, Action& a) {
  return targetable(g, a.seat, ability(T));
}

SeatSet user_unless_aimed(const Game&, const CardUse& use) {
  return use.targets.empty() ? SeatSet::of(use.user) : use.targets;
}

// ---- 狂熱 Fanaticism: 1 damage to yourself; any number of attacks in this character turn. Both are effects (R156).
Task<> fanaticism(Game& g, CardUse& use) {
  const Seat who = use.targets.front();
  if (!affects(g, use, who)) co_return;
  co_await damage(g, {.source = who, .target = who, .amount = 1, .why = ability(CardType::fanaticism)});
  if (g.living(who)) allow_any_attacks(g, who);
}

// ---- 誤導 Misdirection: A passes 1 rage on to B and draws 1. Only A is a target, and one only as long as A has rage
// (R068). If B cannot receive any more, no rage moves (R157).
constexpr AbilityId misdirection_id = ability(CardType::misdirection);

bool receives_rage(const Game& g, Seat s) {
  return targetable(g, s, misdirection_id) && g.at(s).rage < g.at(s).rage_cap;
}

bool misdirection_targets(const Game& g, Action& a) {
  for (const Seat s : g.alive) {
    if (targetable(g, s, misdirection_id) && g.at(s).rage > 0) a.targets.add(s);
    if (receives_rage(g, s)) a.targets2.add(s);
  }
  // Whoever is chosen as A, somebody else must be left for B.
  if (a.targets2.size() == 1) a.targets.remove(a.targets2.front());
  a.min_targets = a.max_targets = 1;
  a.min_targets2 = a.max_targets2 = 1;
  return !a.targets.empty() && !a.targets2.empty();
}

Task<> misdirection(Game& g, CardUse& use) {
  const Seat from = use.targets.front();
  const Seat to = use.targets2.front();
  if (!affects(g, use, from) || g.at(from).rage == 0) co_return;
  if (receives_rage(g, to)) {
    lose_rage(g, from, 1, misdirection_id);
    co_await gain_rage(g, to, 1, misdirection_id);
  }
  draw(g, from, 1, misdirection_id);
}

// ---- 查克拉 Chakra: draw 1, then guess the colour of the top card: right, it is yours and you may guess again; wrong,
// it is discarded. The first guess must be made; none of this is a judgment (R158). No card left: it ends (R013).
constexpr AbilityId chakra_id = ability(CardType::chakra);
constexpr std::uint32_t red_or_black = 1u << static_cast<int>(Colour::red) | 1u << static_cast<int>(Colour::black);

// One guess; false: it was wrong.
bool reveal_guessed(Game& g, Seat who, std::uint8_t guess) {
  const CardId card = top_of_deck(g);
  move_card(g, card, processing(), {who, chakra_id});
  const bool right = colour_is(card, guess);
  told_guess(g, who, guess, card, right, chakra_id);
  move_card(g, card, right ? hand_of(who) : discard_pile(), {who, chakra_id});
  return right;
}

Task<> chakra(Game& g, CardUse& use) {
  const Seat who = use.targets.front();
  if (!affects(g, use, who)) co_return;
  draw(g, who, 1, chakra_id);
  bool right_before = false;
  while (!no_card_left(g)) {
    const std::uint8_t guess =
        co_await choose_option(g, who, QuestionKind::guess, chakra_id, red_or_black, right_before);
    if (guess == no_option) co_return;
    right_before = reveal_guessed(g, who, guess);
    if (!right_before) co_return;
  }
}

// ---- 野性之斧 Wild Axes: everybody on the shortest way by seats from you to another character, who is the last of
// them, plays a dodge or takes 1 damage, nearest first. Where both ways are equal you choose: option 2 goes along the
// turn order, 3 against it. Distance modifiers do not matter (R160).
constexpr AbilityId wild_axes_id = ability(CardType::wild_axes);
constexpr std::uint8_t along = 2, against = 3;

// Everybody from the user's neighbour on in one direction, round the table.
SeatOrder walk(const Game& g, Seat user, std::uint8_t direction) {
  const Ring ring = ring_of(g, g.alive.with(user));
  const int at = ring.find(user);
  SeatOrder way;
  for (int i = 1; i < ring.count; ++i)
    way.seats[way.count++] = ring.seats[(direction == along ? at + i : at + ring.count - i) % ring.count];
  return way;
}

bool wild_axes_targets(const Game& g, Action& a) {
  const SeatOrder way = walk(g, a.seat, a.option);
  if (way.count == 1 && a.option == against) return false;  // two players: both ways are the same
  for (int i = 0; i < way.count; ++i) {
    const int steps = i + 1;
    const int the_other_way = way.count + 1 - steps;
    if (steps <= the_other_way && targetable(g, way.seats[i], wild_axes_id)) a.targets.add(way.seats[i]);
  }
  a.min_targets = a.max_targets = 1;
  return !a.targets.empty();
}

SeatSet wild_axes_concerns(const Game& g, const CardUse& use) {
  SeatSet path;
  SeatSet reached;
  for (const Seat s : walk(g, use.user, use.option)) {
    if (targetable(g, s, wild_axes_id)) path.add(s);
    if (use.targets.has(s)) reached = path;
  }
  return reached;
}

Task<> wild_axes(Game& g, CardUse& use) {
  const SeatOrder way = walk(g, use.user, use.option);
  for (const Seat s : way) {
    if (!use.targets.has(s) || !affects(g, use, s)) continue;
    const bool dodged = co_await ask_to_play(g, s, Wanted::dodge, wild_axes_id);
    if (!dodged) co_await damage(g, {.source = use.user, .target = s, .amount = 1, .why = wild_axes_id});
  }
}

// ---- 繳械 Disarm: discard 1 equipment card of a character, yourself included; enhanced: take it into your hand
// (R161).
bool disarm_targets(const Game& g, Action& a) {
  SeatSet armed;
  for (const Seat s : targetable_seats(g, ability(CardType::disarm)))
    if (!g.zones.equipment[s].empty()) armed.add(s);
  return aimed_at_one(a, armed);
}

Task<> disarm(Game& g, CardUse& use) {
  const AbilityId why = ability(CardType::disarm);
  const Seat target = use.targets.front();
  if (!affects(g, use, target)) co_return;
  const CardId card = co_await pick_card_of(g, use.user, target, why, {.hand = false});
  if (card == CardId::none) co_return;
  if (use.enhanced && g.living(use.user))
    move_card(g, card, hand_of(use.user), {use.user, why});
  else
    discard(g, card, use.user, why);
}

// ---- 月神之箭 Lunar Arrow: another character discards 1 hand card of the colour you name now, or takes 1 damage;
// enhanced: of the suit. It may refuse, and never shows its hand (R162).
constexpr AbilityId lunar_arrow_id = ability(CardType::lunar_arrow);
constexpr std::uint8_t suits_from = 10;  // options above are 10 + Suit
constexpr std::uint32_t any_suit = 0b1111u << (suits_from + static_cast<int>(Suit::spade));

bool is_named(CardId c, std::uint8_t named) {
  return named > suits_from ? static_cast<std::uint8_t>(suit_of(c)) + suits_from == named : colour_is(c, named);
}

std::uint8_t suits_named(std::uint8_t named) {
  if (named > suits_from) return static_cast<std::uint8_t>(1u << (named - suits_from));
  std::uint8_t suits = 0;
  for (const Suit s : {Suit::spade, Suit::heart, Suit::club, Suit::diamond})
    if (static_cast<std::uint8_t>(colour_of(s)) == named) suits |= static_cast<std::uint8_t>(1u << static_cast<int>(s));
  return suits;
}

bool lunar_arrow_targets(const Game& g, Action& a) {
  return aimed_at_one(a, targetable_others(g, a.seat, lunar_arrow_id));
}

// True: it has discarded one.
Task<bool> discard_named(Game& g, Seat s, std::uint8_t named) {
  CardSet cards;
  for (const CardId c : g.hand(s))
    if (is_named(c, named)) cards.add(c);
  if (hand_count(g, s) == 0) co_return false;
  const CardChoice choice{.cards = cards,
                          .about = lunar_arrow_id,
                          .kind = QuestionKind::discard,
                          .may_pass = true,
                          .suits = suits_named(named)};
  const CardSet chosen = co_await choose_cards(g, s, choice);
  discard(g, chosen, s, lunar_arrow_id);
  co_return !chosen.empty();
}

Task<> lunar_arrow(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!affects(g, use, target)) co_return;
  const std::uint32_t options = use.enhanced ? any_suit : red_or_black;
  const std::uint8_t named = co_await choose_option(g, use.user, QuestionKind::name, lunar_arrow_id, options);
  if (named == no_option) co_return;  // the dead name nothing (R071)
  Event& e = g.emit(EventKind::named, use.user);
  e.ability = lunar_arrow_id;
  e.value = named;
  const bool discarded = co_await discard_named(g, target, named);
  if (!discarded) co_await damage(g, {.source = use.user, .target = target, .amount = 1, .why = lunar_arrow_id});
}

// ---- 能量轉移 Energy Transfer: you alone look at the top X cards, X living characters, and give everybody one, in
// turn order from you on; enhanced: one gets 2, another none. What falls to somebody who cannot be affected is
// discarded (R163).
constexpr AbilityId energy_transfer_id = ability(CardType::energy_transfer);

SeatSet receivers(const Game& g) { return targetable_seats(g, energy_transfer_id); }

bool energy_transfer_targets(const Game& g, Action& a) { return receivers(g).size() >= (a.option == 1 ? 2 : 1); }

struct Shares {
  Seat twice = no_seat, none = no_seat;
};

Task<Shares> choose_shares(Game& g, Seat user) {
  const SeatSet all = receivers(g);
  if (all.size() < 2 || !g.living(user)) co_return Shares{};
  Question& q = open_question(g, QuestionKind::choose_target, SeatSet::of(user), energy_transfer_id);
  q.may_pass = false;
  q.default_acts = true;
  Action& a = Offers(q, user, energy_transfer_id, Verb::choose).add(1);
  want_targets(a, all);
  a.targets2 = all;
  a.min_targets2 = a.max_targets2 = 1;
  co_await ask(g);
  co_return Shares{chosen_targets(g, user).front(), chosen_targets2(g, user).front()};
}

Task<> energy_transfer(Game& g, CardUse& use) {
  CardList cards = top_of_deck(g, g.alive.size());
  if (g.living(use.user)) look_at(g, use.user, cards, energy_transfer_id);
  Shares shares;
  if (use.enhanced) shares = co_await choose_shares(g, use.user);
  cards = co_await put_in_order(g, use.user, cards, energy_transfer_id);
  int next = 0;
  for (const Seat s : turn_order(g, use.user)) {
    const int share = s == shares.twice ? 2 : s == shares.none ? 0 : 1;
    for (int i = 0; i < share && next < cards.size(); ++i) {
      const bool reached = targetable(g, s, energy_transfer_id);
      move_card(g, cards[next++], reached ? hand_of(s) : discard_pile(), {use.user, energy_transfer_id});
    }
  }
}

// ---- 貪婪 Greed: lay aside, face down, 2 hand cards (blind) or 1 equipment card of another character; it then draws 1
// of your hand cards, enhanced: you give it one; at last you take what was laid aside (R164, R078).
constexpr AbilityId greed_id = ability(CardType::greed);
constexpr int greedy_hand_cards = 2;

bool greed_targets(const Game& g, Action& a) {
  SeatSet owners;
  for (const Seat s : targetable_others(g, a.seat, greed_id))
    if (card_count_of(g, s) > 0) owners.add(s);
  return aimed_at_one(a, owners);
}

CardSet with_the_rest(Game& g, Seat target, CardId first) {
  CardSet cards;
  cards.add(first);
  CardList others = g.hand(target);
  if (!others.has(first)) return cards;  // equipment
  others.erase(others.find(first));
  while (cards.size() < greedy_hand_cards && !others.empty()) {
    const int i = static_cast<int>(g.random.below(static_cast<std::uint32_t>(others.size())));
    cards.add(others[i]);
    others.erase(i);
  }
  return cards;
}

Task<> give_back(Game& g, CardUse& use, Seat target) {
  if (hand_count(g, use.user) == 0 || !targetable(g, use.user, greed_id)) co_return;  // R288
  if (!use.enhanced) {
    take_from_hand(g, target, use.user, 1, greed_id);
    co_return;
  }
  const CardId card = co_await choose_card(g, use.user, set_of(g.hand(use.user)), greed_id);
  move_card(g, card, hand_of(target), {use.user, greed_id});
}

Task<> greed(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!affects(g, use, target) || !g.living(use.user)) co_return;
  const CardId first = co_await pick_card_of(g, use.user, target, greed_id);
  if (first == CardId::none) co_return;
  const CardSet aside = with_the_rest(g, target, first);
  const PlacedCard face_down{.owner = target, .ability = greed_id, .face_down = true};
  move_cards(g, aside, {Zone::set_aside, target}, {use.user, greed_id, face_down});
  co_await give_back(g, use, target);
  move_cards(g, aside, hand_of(use.user), {use.user, greed_id});
}

// ---- 海妖之歌 Siren's Song: the card goes to another character's state area; it skips draw, play and discard of its
// next turn and until your next turn no skill and no hand card affects it; enhanced: you yourself (R165..R169). A
// repeat lays no card (R287).
constexpr AbilityId siren_song_id = ability(CardType::siren_song);

bool siren_song_targets(const Game& g, Action& a) {
  if (a.option == 1) return targetable(g, a.seat, siren_song_id);
  return aimed_at_one(a, targetable_others(g, a.seat, siren_song_id));
}

Task<> siren_song(Game& g, CardUse& use) {
  const Seat target = use.targets.front();
  if (!affects(g, use, target)) co_return;
  lay_in_state_area(g, use, target);
  set_skips(g, target, skip_all, siren_song_id);
  add_status(g, target, siren_song_id, use.user);
}

constexpr CardText cards[] = {
    {.type = CardType::fanaticism,
     .in_play_phase = true,
     .targets = on_oneself<CardType::fanaticism>,
     .concerns = user_unless_aimed,
     .effect = fanaticism},
    {.type = CardType::misdirection, .in_play_phase = true, .targets = misdirection_targets, .effect = misdirection},
    {.type = CardType::chakra,
     .in_play_phase = true,
     .targets = on_oneself<CardType::chakra>,
     .concerns = user_unless_aimed,
     .effect = chakra},
    {.type = CardType::wild_axes,
     .in_play_phase = true,
     .options = 1 << along | 1 << against,
     .targets = wild_axes_targets,
     .concerns = wild_axes_concerns,
     .effect = wild_axes},
    {.type = CardType::disarm, .in_play_phase = true, .options = 3, .targets = disarm_targets, .effect = disarm},
    {.type = CardType::lunar_arrow,
     .in_play_phase = true,
     .options = 3,
     .targets = lunar_arrow_targets,
     .effect = lunar_arrow},
    {.type = CardType::energy_transfer,
     .in_play_phase = true,
     .options = 3,
     .targets = energy_transfer_targets,
     .effect = energy_transfer},
    {.type = CardType::greed, .in_play_phase = true, .options = 3, .targets = greed_targets, .effect = greed},
    {.type = CardType::siren_song,
     .in_play_phase = true,
     .options = 3,
     .targets = siren_song_targets,
     .concerns = user_unless_aimed,
     .effect = siren_song},
};

}  // namespace

std::span<const CardText> magic_cards() { return cards; }

}  // namespace fate::standard
