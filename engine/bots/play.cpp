#include "engine/bots/play.hpp"

#include "engine/bots/attack.hpp"

namespace fate::bots {
namespace {

bool both_attacks(const CardPick& pick) {
  return pick.cards.size() == 2 && is_attack_type(type_of(pick.cards[0])) && is_attack_type(type_of(pick.cards[1]));
}

}  // namespace

// A black card hits harder with the relic; otherwise the cheapest one will do.
Proposal propose_attack(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const CardPick pick = cheapest(s, a, a.min_cards);
  if (!pick.found) return {};
  AttackPlan plan{.as = a.card_type, .by = a.ability, .card = pick.cards.empty() ? CardId::none : pick.cards[0]};
  plan.undodgeable = kin(a.ability) == ability(CardType::sange_and_yasha) && both_attacks(pick);
  return fill(s, index, [&](Seat t) { return attack_value(s, t, plan); });
}

Proposal propose_equip(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  CardId card = CardId::none;
  a.cards.each([&](CardId c) { card = c; });
  const bool weapon = kind_of(a.card_type) == CardKind::weapon;
  const auto change = [&](Seat who) {
    int better = gear_worth(s, who, card) - gear_worth(s, who, weapon ? s.weapon[who] : s.armor[who]);
    if (kin(a.card_type) == CardType::sacred_relic) better -= gear_worth(s, who, s.armor[who]);
    return better * s.regard(who) / 100;
  };
  Proposal out = fill(s, index, change);
  if (out.value != Proposal::never && a.max_targets == 0) out.value += change(s.me);
  return out;
}

// A revealed neutral stands against everybody: only late, when few and weak ones are left; a reveal that restores its
// owner also saves him.
Proposal propose_reveal(const Situation& s, int index) {
  const SeatSet others = s.living.without(s.me);
  int hp = 0;
  for (const Seat t : others) hp += s.at(t).hp;
  const bool restores = action_at(s, index).ability == ability(FateId::desperate_counterattack);
  const bool few = others.size() <= 2 || (others.size() == 3 && (hp <= 7 || (restores && s.mine().hp <= 2)));
  const bool saved = restores && s.mine().hp <= 1;
  return fill_plainly(s, index, few || saved ? 60 : -60);
}

Proposal propose_play(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  switch (a.verb) {
    case Verb::use:
    case Verb::play: return is_attack_type(a.card_type) ? propose_attack(s, index) : propose_card(s, index);
    case Verb::equip: return propose_equip(s, index);
    case Verb::reveal: return propose_reveal(s, index);
    default: return propose_skill(s, index);
  }
}

}  // namespace fate::bots
