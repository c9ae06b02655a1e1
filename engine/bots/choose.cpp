#include "engine/bots/choose.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/bots/attack.hpp"

namespace fate::bots {
namespace {

bool own(const Situation& s, CardId c) {
  const auto& hand = s.mine().hand;
  return std::find(hand.begin(), hand.end(), c) != hand.end() || s.weapon[s.me] == c || s.armor[s.me] == c;
}

// Whom a choice of foreign cards concerns.
Seat owner_of(const Situation& s, CardId c) {
  for (const Seat t : s.living)
    if (s.weapon[t] == c || s.armor[t] == c) return t;
  return no_seat;
}

int worth_of_taking(const Situation& s, CardId c) {
  const Seat owner = owner_of(s, c);
  if (owner == no_seat) return worth_to_anybody(c);
  return gladness(s, owner, {.tempo = static_cast<std::int8_t>(-gear_worth(s, owner, c))});
}

struct Seen {
  int red = 0, black = 0;
  int suits[5] = {};
  void add(CardId c) {
    if (c == CardId::none) return;
    (colour_of(c) == Colour::red ? red : black) += 1;
    ++suits[static_cast<int>(suit_of(c))];
  }
};

Seen seen_cards(const Situation& s) {
  Seen out;
  for (const CardId c : s.table.discard_pile) out.add(c);
  for (const CardId c : s.table.processing) out.add(c);
  for (const CardId c : s.mine().hand) out.add(c);
  for (const PlacedCard& p : s.table.placed) out.add(p.card);
  return out;
}

// How few of that colour or suit have been seen: what is left is more likely. Options as in Event.GUESSED.
int scarcity(const Situation& s, int option) {
  const Seen seen = seen_cards(s);
  if (option == 1) return seen.black - seen.red;
  if (option == 2) return seen.red - seen.black;
  if (option >= 11 && option <= 14) return seen.red + seen.black - 4 * seen.suits[option - 10];
  return 0;
}

int friends(const Situation& s) {
  int n = 0;
  for (const Seat t : s.living.without(s.me)) n += s.regard(t) >= friend_regard ? 1 : 0;
  return n;
}

// How many: brilliance aura gives a card each to as many, the bot among them; otherwise the more the better.
Proposal fill_number(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal out = fill_plainly(s, index, 1);
  const bool shared = s.question.ability == ability(SkillId::brilliance_aura);
  out.answer.number =
      static_cast<std::uint8_t>(std::clamp<int>(shared ? 1 + friends(s) : a.max_number, a.min_number, a.max_number));
  return out;
}

}  // namespace

// A demand with an alternative (lunar arrow, plasma field): damage if it is refused.
Proposal propose_discard(const Situation& s, int index) {
  const int avoided = s.question.may_pass ? -gladness(s, s.me, {.damage = 4}) : 0;
  return fill_plainly(s, index, avoided);
}

Proposal propose_cards(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (a.max_cards == 0) {
    // A blind card of the hand, or two for greed, against a piece of equipment.
    const Seat from = s.question.subject;
    const bool greedy = kin(s.question.ability) == ability(CardType::greed);
    const int more = greedy && from < max_seats && s.at(from).hand_count > 1 ? 18 : 0;
    return fill_plainly(s, index, from < max_seats ? gladness(s, from, {.cards = -4}) + more : 0);
  }
  bool mine = true;
  a.cards.each([&](CardId c) { mine = mine && own(s, c); });
  if (mine) return fill_plainly(s, index, s.question.may_pass ? unknown_card_cost : 0);
  if (a.rule == CardRule::ordered) return propose_order_of_cards(s, index);
  Situation other = s;
  a.cards.each([&](CardId c) { other.cost[fate::index(c)] = static_cast<std::int16_t>(worth_of_taking(s, c)); });
  const CardPick pick = dearest(other, a, std::max<int>(a.min_cards, std::min<int>(1, a.max_cards)));
  Proposal out = fill_plainly(s, index, 0);
  if (out.value == Proposal::never || !pick.found) return out;
  out.answer.cards = pick.cards;
  out.value = pick.cost;
  return out;
}

Proposal propose_option(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (s.question.kind == QuestionKind::guess || s.question.kind == QuestionKind::name) {
    // A colour to guess should be frequent, one that is demanded of an enemy rare.
    const int sign = s.question.kind == QuestionKind::guess ? 1 : -1;
    return fill_plainly(s, index, 1 + (s.question.may_pass ? 20 : 0) + sign * scarcity(s, a.option));
  }
  if (a.max_number > 0) return fill_number(s, index);
  const Deed* d = deed_of(a.ability, a.option);
  return d != nullptr ? by_deed(s, index) : fill_plainly(s, index, a.option == 1 ? 2 : 1);
}

Proposal propose_draw(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const AbilityId what = kin(a.ability);
  if (what == ability(SkillId::omnislash)) {
    int black = 0;
    for (const CardId c : s.mine().hand) black += colour_of(c) == Colour::black ? 1 : 0;
    return fill_plainly(s, index, black >= 3 && !s.reach().empty() ? (black - 1) * best_attack_value(s) - 30 : -20);
  }
  if (what == ability(SkillId::brilliance_aura)) return fill_plainly(s, index, friends(s) > 0 ? 6 : -2);
  return fill_plainly(s, index, 10);
}

// Two cards, unless the hand is full and somebody's side is still in the dark.
Proposal propose_reward(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (a.option != 2) return fill_plainly(s, index, s.mine().hand_count > s.mine().hand_limit ? 8 : 20);
  return fill(s, index, [&](Seat t) {
    if (s.at(t).identity != Identity::unknown) return 1;
    return 12 - std::abs(s.regard(t)) / 10;
  });
}

}  // namespace fate::bots
