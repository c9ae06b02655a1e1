// The cards that a scenario does not name, those that matter least first: they stand in for "any N" and for the rest of
// the deck.
#pragma once

#include <vector>

#include "engine/kernel/card_set.hpp"
#include "server/scenario/setting.hpp"

namespace fate::scenario {

class SpareCards {
 public:
  SpareCards(const v1::Scenario&, const Setting&);

  bool take(CardId named);  // false: it was taken before
  std::vector<CardId> take(int count);  // fewer if there are no more
  std::vector<CardId> rest() const;  // what is left, named cards last

 private:
  std::vector<CardId> order_;  // all cards of the sets in play
  CardSet named_;
  CardSet taken_;
};

}  // namespace fate::scenario
