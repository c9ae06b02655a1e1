#include "engine/fate/ways.hpp"

#include "engine/fate/ask.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/state.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId frostbite = ability(SkillId::frostbite);

bool counts_against(const Game& g, const Attack* against, const Face& face) {
  if (against == nullptr) return true;
  for (const Ability* a : g.at(against->attacker).abilities)
    if (a->mod.dodge_counts != nullptr && !a->mod.dodge_counts(g, against->attacker, face)) return false;
  return true;
}

// Cards that count against the attack; several as one do if they have a common suit that does (R060, R087).
CardSet candidates(const Game& g, Seat s, const Way& way, const Conversion* by) {
  CardSet set;
  for (const CardId c : g.hand(s)) {
    const bool fits = by == nullptr ? type_of(c) == way.as : by->card_fits == nullptr || by->card_fits(c);
    const bool into_itself = by != nullptr && by->count == 1 && type_of(c) == way.as;
    if (!fits || into_itself || !may_lay(g, s, c, way.as, way.verb == Verb::play)) continue;
    if (!counts_against(g, way.against, face_of(way.as, std::span<const CardId>(&c, 1)))) continue;
    set.add(c);
  }
  return set;
}

int rage_needed(const Way& way) {
  const CardTypeFacts& f = facts(way.as);
  return f.rage_cost + (way.option == 1 ? f.enhance_cost : 0);
}

bool enhanced_for_free(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.free_enhancement != nullptr && may_use_skill(g, s, a->id) && a->mod.free_enhancement(g, s)) return true;
  return false;
}

// `far`: whom it reaches at any distance; empty: as its text says.
bool legal_targets(const Game& g, Seat s, const Way& way, Action& a, SeatSet far) {
  if (!far.empty()) {
    a.targets = far;
    a.min_targets = a.max_targets = 1;
    return true;
  }
  bool legal = way.text == nullptr || way.text->targets == nullptr || way.text->targets(g, a);
  if (way.text == nullptr) return legal;
  for (const Ability* b : g.at(s).abilities)
    if (b->mod.retarget != nullptr && b->mod.retarget(g, s, a)) legal = true;
  return legal;
}

// Adds it, if it can be paid and aimed.
int add_payable(const Game& g, Question& q, Seat s, const Way& way, Action a, SeatSet far) {
  const int rage = rage_needed(way);
  const bool payable = g.at(s).rage >= rage;
  const bool free = way.option == 1 && rage > 0 && enhanced_for_free(g, s);
  if ((!payable && !free) || !legal_targets(g, s, way, a, far)) return 0;
  if (payable) {
    a.rage_cost = static_cast<std::uint8_t>(rage);
    q.actions.push_back(a);
  }
  if (free) {
    a.rage_cost = 0;
    q.actions.push_back(a);
  }
  return 1;
}

// Cards whose attacks distance does not bind; null: none.
bool (*reaching_cards(const Game& g, Seat s, const Way& way))(CardId) {
  if (way.text == nullptr || !is_attack(way.as)) return nullptr;
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.reaches != nullptr) return a->mod.reaches;
  return nullptr;
}

// Whom an attack reaches may differ from card to card: then there is one way for near and far, and one for near only.
int add_aimed(const Game& g, Question& q, Seat s, const Way& way, const Action& a) {
  const auto reaches = reaching_cards(g, s, way);
  if (reaches == nullptr) return add_payable(g, q, s, way, a, {});
  Action far = a;
  Action near = a;
  SeatSet all;
  a.cards.each([&](CardId c) { (reaches(c) ? near : far).cards.remove(c); });
  for (const Seat other : g.alive.without(s))
    if (targetable(g, other, ability(way.as))) all.add(other);
  // Of several cards only those that all reach do so: such a pair is a near one as well.
  if (a.max_cards > 1) near.cards = a.cards;
  if (a.max_cards > 1)
    for (const Seat other : all)
      if (in_range(g, s, other)) all.remove(other);
  int added = 0;
  if (can_fit(far.rule, far.cards, far.min_cards) && !all.empty()) added += add_payable(g, q, s, way, far, all);
  if (can_fit(near.rule, near.cards, near.min_cards)) added += add_payable(g, q, s, way, near, {});
  return added;
}

int add_action(const Game& g, Question& q, Seat s, const Way& way, AbilityId by, const Conversion* conversion) {
  Action a;
  a.cards = candidates(g, s, way, conversion);
  a.min_cards = a.max_cards = conversion == nullptr ? std::uint8_t{1} : conversion->count;
  a.rule = conversion == nullptr ? CardRule::any : conversion->rule;
  if (a.max_cards > 1 && !counts_against(g, way.against, {way.as, Suit::none, Colour::none, 0}))
    a.rule = CardRule::same_suit;
  if (!can_fit(a.rule, a.cards, a.min_cards)) return 0;
  a.seat = s;
  a.ability = by;
  a.verb = way.verb;
  a.card_type = way.as;
  a.option = way.option;
  return add_aimed(g, q, s, way, a);
}
}  // namespace

bool may_lay(const Game& g, Seat s, CardId c, CardType as, bool played) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.forbids_card != nullptr && a->mod.forbids_card(g, s, c, as, played)) return false;
  return true;
}

int add_ways(const Game& g, Question& q, Seat s, const Way& way) {
  int added = add_action(g, q, s, way, AbilityId::none, nullptr);
  for (const Ability* a : g.at(s).abilities) {
    for (const Conversion& c : a->conversions) {
      const bool becomes = c.into == nullptr ? c.as == way.as : c.into(g, s, way.as);
      if (c.count == 0 || !becomes) continue;
      if (way.verb == Verb::play ? !c.play : !c.use) continue;
      if (!may_use_skill(g, s, a->id) || (c.when != nullptr && !c.when(g, s))) continue;
      added += add_action(g, q, s, way, a->id, &c);
    }
  }
  return added;
}

namespace {

CardSet without(CardSet set, const CardSet& gone) {
  gone.each([&](CardId c) { set.remove(c); });
  return set;
}

// Is there an attack left that needs none of these cards?
bool attack_without(const Question& q, int first, const CardSet& gone) {
  for (int i = first; i < q.actions.size(); ++i) {
    const Action& a = q.actions[i];
    if (can_fit(a.rule, without(a.cards, gone), a.min_cards)) return true;
  }
  return false;
}

CardSet set_of_two(CardId a, CardId b) {
  CardSet set;
  set.add(a);
  set.add(b);
  return set;
}

// Of an attack made of two cards: the cards among which any choice leaves a second attack. An answer cannot say
// "unless", so one second attack is kept out of reach where that is needed.
CardSet taxable_pair(const Question& q, int first, const Action& pair) {
  CardId cards[zone_capacity];
  int n = 0;
  pair.cards.each([&](CardId c) { cards[n++] = c; });
  bool always = true;
  for (int i = 0; i < n && always; ++i)
    for (int k = i + 1; k < n && always; ++k) {
      const CardId chosen[] = {cards[i], cards[k]};
      always = !cards_fit(pair.rule, chosen) || attack_without(q, first, set_of_two(cards[i], cards[k]));
    }
  if (always) return pair.cards;
  const auto reserve = [&](const CardSet& kept) {
    const CardSet left = without(pair.cards, kept);
    return can_fit(pair.rule, left, pair.min_cards) ? left : CardSet{};
  };
  CardSet found;
  for (int i = first; i < q.actions.size(); ++i) {
    const Action& a = q.actions[i];
    a.cards.each([&](CardId c) {
      if (found.empty() && a.max_cards == 1) found = reserve(set_of_two(c, c));
      if (!found.empty() || a.max_cards != 2) return;
      a.cards.each([&](CardId d) {
        const CardId two[] = {c, d};
        if (found.empty() && c != d && cards_fit(a.rule, two)) found = reserve(set_of_two(c, d));
      });
    });
  }
  return found;
}

}  // namespace

void drop_untaxable(Question& q, int first) {
  FixedVec<CardSet, 32> kept;
  for (int i = first; i < q.actions.size(); ++i) {
    const Action& a = q.actions[i];
    CardSet set;
    if (a.max_cards > 1) {
      set = taxable_pair(q, first, a);
    } else {
      a.cards.each([&](CardId c) {
        if (attack_without(q, first, set_of_two(c, c))) set.add(c);
      });
    }
    kept.push_back(set);
  }
  for (int i = q.actions.size() - 1; i >= first; --i) {
    Action& a = q.actions[i];
    a.cards = kept[i - first];
    if (!can_fit(a.rule, a.cards, a.min_cards)) q.actions.erase(i);
  }
}

namespace {

void add_all_attacks(const Game& g, Question& q, Seat s, Way way) {
  const bool origins = g.origins();
  const CardType types[] = {origins ? CardType::origins_normal_attack : CardType::normal_attack,
                            origins ? CardType::origins_chaos_attack : CardType::chaos_attack,
                            origins ? CardType::origins_flame_attack : CardType::flame_attack};
  for (const CardType t : types) {
    way.as = t;
    add_ways(g, q, s, way);
  }
}

}  // namespace

CardSet beside_an_attack(const Game& g, Seat s, const CardSet& cards) {
  Question q;
  add_all_attacks(g, q, s, {.verb = Verb::use});
  CardSet set;
  cards.each([&](CardId c) {
    if (attack_without(q, 0, set_of_two(c, c))) set.add(c);
  });
  return set;
}

bool has_attack(const Game& g, Seat s) {
  Question q;
  add_all_attacks(g, q, s, {.verb = Verb::use});
  return !q.actions.empty();
}

int add_attack_ways(const Game& g, Question& q, Seat s, Way way) {
  const int first = q.actions.size();
  add_all_attacks(g, q, s, way);
  if (way.verb == Verb::use && has_status(g, s, frostbite)) drop_untaxable(q, first);
  return q.actions.size() - first;
}

Face face_of(CardType as, std::span<const CardId> cards) {
  Face f{as, Suit::none, Colour::none, 0};
  if (cards.empty()) return f;
  f.suit = suit_of(cards[0]);
  f.colour = colour_of(f.suit);
  f.rank = cards.size() == 1 ? facts(cards[0]).rank : std::uint8_t{0};
  for (const CardId c : cards) {
    if (suit_of(c) != f.suit) f.suit = Suit::none;
    if (colour_of(suit_of(c)) != f.colour) f.colour = Colour::none;
  }
  return f;
}

CardUse card_use_from_answer(const Game& g, Seat s) {
  CardUse use;
  use.user = s;
  const Action* a = chosen(g, s);
  if (a == nullptr) return use;
  const Answer& answer = g.question.answers[s];
  for (const CardId c : answer.cards)
    if (!use.cards.full()) use.cards.push_back(c);
  use.face = face_of(a->card_type, answer.cards);
  use.by = a->ability;
  use.option = a->option;
  use.enhanced = a->verb == Verb::use && a->option == 1;
  use.played = a->verb == Verb::play;
  use.number = answer.number;
  use.targets = chosen_targets(g, s);
  use.targets2 = chosen_targets2(g, s);
  use.rage_cost = a->rage_cost;
  return use;
}

}  // namespace fate
