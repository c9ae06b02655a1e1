// Choosing seats for an effect under way, and who gets which card.
#include <algorithm>

#include "engine/bots/choose.hpp"
#include "engine/bots/play.hpp"

namespace fate::bots {
namespace {

// One card for one seat, again and again until all are given: the best card for the dearest seat first.
Proposal give_one(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal out = fill(s, index, [&](Seat t) { return s.regard(t); });
  if (out.value == Proposal::never || out.answer.targets.empty()) return out;
  const bool liked = s.regard(out.answer.targets[0]) > 0;
  CardId pick = CardId::none;
  a.cards.each([&](CardId c) {
    const bool better = pick != CardId::none && worth_to_anybody(c) > worth_to_anybody(pick);
    if (pick == CardId::none || better == liked) pick = c;
  });
  out.answer.cards.clear();
  out.answer.cards.push_back(pick);
  return out;
}

bool gives_cards(AbilityId a) {
  return a == ability(SkillId::brilliance_aura) || a == ability(SkillId::mystic_snake) ||
         a == ability(SkillId::fatherly_love);
}

// Enhanced energy transfer: who gets two, and who none.
Proposal shares(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) { return s.regard(t); }, [&](Seat t) { return -s.regard(t); }, 0);
}

}  // namespace

// What a card is worth to whoever gets it.
int worth_to_anybody(CardId c) {
  const CardType t = kin(type_of(c));
  switch (facts(t).kind) {
    case CardKind::basic: return is_dodge_type(t) ? 12 : is_salve_type(t) ? 17 : 8;
    case CardKind::magic: return t == CardType::chakra || t == CardType::greed ? 14 : is_dispel_type(t) ? 12 : 9;
    default: return 11;
  }
}

Proposal propose_target(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const AbilityId why = kin(s.question.ability);
  if (a.verb == Verb::use) return propose_card(s, index);            // magic produced once more
  if (why == ability(CardType::energy_transfer) && a.max_targets2 > 0) return shares(s, index);
  if (gives_cards(why)) return a.max_number > 0 ? fill_plainly(s, index, -1) : give_one(s, index);
  if (why == ability(SkillId::mana_burn)) {                          // a burnt card for one of the hand
    return fill(s, index, [&](Seat t) { return gladness(s, t, {.cards = 4}) + (t == s.me ? 2 : 0); });
  }
  const Deed* d = deed_of(why);
  if (d == nullptr) return fill(s, index, [&](Seat t) { return -s.regard(t) / 10; });
  const Change& change = d->target == Change{} ? d->target2 : d->target;
  return fill(s, index, [&](Seat t) { return gladness(s, t, change); });
}

// The cards go round in turn order from the bot on: the dearest seat shall get the best one, and so on.
Proposal propose_order_of_cards(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal out = fill_plainly(s, index, 1);
  if (out.value == Proposal::never) return out;
  FixedVec<CardId, max_answer_cards> cards;
  a.cards.each([&](CardId c) { cards.push_back(c); });
  std::sort(cards.begin(), cards.end(), [](CardId x, CardId y) {
    const int wx = worth_to_anybody(x);
    const int wy = worth_to_anybody(y);
    return wx != wy ? wx > wy : fate::index(x) < fate::index(y);
  });
  FixedVec<Seat, max_seats> order;
  for (int i = 0; i < s.table.seat_count; ++i) {
    const auto t = static_cast<Seat>((s.me + i) % s.table.seat_count);
    if (s.living.has(t)) order.push_back(t);
  }
  if (cards.size() != order.size() || a.min_cards != cards.size()) return out;
  out.answer.cards.clear();
  for (int i = 0; i < order.size(); ++i) {
    int dearer = 0;
    for (int k = 0; k < order.size(); ++k) {
      const int difference = s.regard(order[k]) - s.regard(order[i]);
      dearer += difference > 0 || (difference == 0 && k < i) ? 1 : 0;
    }
    out.answer.cards.push_back(cards[dearer]);
  }
  return out;
}

}  // namespace fate::bots
