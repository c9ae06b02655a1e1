// What an attack promises.
#pragma once

#include "engine/bots/situation.hpp"

namespace fate::bots {

struct AttackPlan {
  CardType as = CardType::normal_attack;
  AbilityId by{};                      // conversion
  CardId card = CardId::none;          // the first card it is made of
  bool undodgeable = false;
};

// Chance that nothing stops it, in percent.
int hit_percent(const Situation&, Seat target, const AttackPlan&);
// Gladness about an attack of the bot on that seat, without the cost of the cards.
int attack_value(const Situation&, Seat target, const AttackPlan&);

// Attack cards in the bot's hand.
int attack_cards(const Situation&);
// How many attacks it may still use in this play phase.
int attacks_left(const Situation&);
// The best value of an attack on anybody within reach; 0 if none is worth it. `bonus`: extra damage of each.
int best_attack_value(const Situation&, int bonus = 0);

}  // namespace fate::bots
