// How a seat could use or play a card of some type: printed cards and conversions (R059..R064), with everything that
// forbids.
#pragma once

#include "engine/fate/game.hpp"

namespace fate {

constexpr bool is_attack(CardType t) {
  return t == CardType::normal_attack || t == CardType::chaos_attack || t == CardType::flame_attack ||
         t == CardType::origins_normal_attack || t == CardType::origins_chaos_attack ||
         t == CardType::origins_flame_attack;
}
constexpr bool is_dodge(CardType t) { return t == CardType::dodge || t == CardType::origins_dodge; }

struct Way {
  CardType as = CardType::none;
  Verb verb = Verb::use;         // use or play
  std::uint8_t option = 0;
  const Attack* against = nullptr;   // a dodge must count against this attack
  const CardText* text = nullptr;    // fills in targets; null: no targets
};

// Adds an action to the open question for each way the seat has. Returns how many were added.
int add_ways(const Game&, Question&, Seat, const Way&);
// All attack types of the match's family.
int add_attack_ways(const Game&, Question&, Seat, Way);

// Drops what would leave no second card of the kind behind, among the actions from `first` on (R041, R282).
void drop_untaxable(Question&, int first);

// Those of the cards without which the seat could still use an attack.
CardSet beside_an_attack(const Game&, Seat, const CardSet&);
bool has_attack(const Game&, Seat);  // that it could use

// May this hand card be used (or played) as that type now?
bool may_lay(const Game&, Seat, CardId, CardType as, bool played);

// What chosen cards are together (R059, R060).
Face face_of(CardType as, std::span<const CardId> cards);

// The use that an answer describes.
CardUse card_use_from_answer(const Game&, Seat);

}  // namespace fate
