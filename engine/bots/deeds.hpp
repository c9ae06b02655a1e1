// What abilities and cards do to whom, roughly: the bots' only knowledge of texts. What is not listed is judged by a
// general rule, so that new content plays without an entry here.
#pragma once

#include "engine/bots/words.hpp"

namespace fate::bots {

// Expected changes of one seat. Points of hp, cards and rage are counted in quarters; tempo in points of worth (a card
// in hand is worth about 10).
struct Change {
  std::int8_t damage = 0;
  std::int8_t heal = 0;
  std::int8_t cards = 0;
  std::int8_t rage = 0;
  std::int8_t tempo = 0;
  friend bool operator==(const Change&, const Change&) = default;
};

enum class Reach : std::uint8_t {
  chosen,       // the targets of the answer
  others,       // everybody but the user
  everybody,
};

struct Deed {
  AbilityId ability{};
  Change target = {};            // each target (or everybody within reach)
  Change target2 = {};           // the second role
  Change self = {};              // the user, besides the cards and the rage it costs
  Reach reach = Reach::chosen;
  std::uint8_t option = any_option;

  static constexpr std::uint8_t any_option = 0xff;
};

// nullptr: not listed. Origins cards are found under their kin.
const Deed* deed_of(AbilityId, std::uint8_t option = Deed::any_option);

// Harm to the chosen targets, -8..8; below 0: help; 0: neither, or it depends on the option.
int intent(AbilityId);

}  // namespace fate::bots
