#include "engine/bots/random_bot.hpp"

namespace fate::bots {

Answer careless_answer(const view::QuestionView& q, Dice& dice) {
  Answer out;
  const int ways = static_cast<int>(q.actions.size()) + (q.may_pass ? 1 : 0);
  if (ways == 0) return out;
  const int pick = dice.below(ways) + (q.may_pass ? 0 : 1);
  out.action = static_cast<std::uint8_t>(pick);
  if (pick != Answer::pass) choose_within(q.actions[static_cast<std::size_t>(pick - 1)], dice, out);
  return out;
}

}  // namespace fate::bots
