#include "tests/bench/load/answers.hpp"

#include <algorithm>
#include <vector>

namespace fate::load {

template <class From, class Add>
void Answers::pick(const From& from, std::uint32_t least, std::uint32_t most, bool random, Add add) {
  std::vector<std::uint32_t> all(from.begin(), from.end());
  least = std::min<std::uint32_t>(least, static_cast<std::uint32_t>(all.size()));
  most = std::clamp<std::uint32_t>(most, least, static_cast<std::uint32_t>(all.size()));
  std::uint32_t count = least;
  if (random) {
    std::shuffle(all.begin(), all.end(), random_);
    // Rarely more than there must be: people do not throw their cards away.
    if (most > least && random_() % 4 == 0) count += static_cast<std::uint32_t>(random_() % (most - least + 1));
  }
  for (std::uint32_t i = 0; i < count; ++i) add(all[i]);
}

void Answers::fill(v1::Answer& answer, const v1::Action& action, bool random) {
  const bool alike = action.rule() != v1::CARD_RULE_ANY;
  pick(action.cards(), action.min_cards(), alike ? action.min_cards() : action.max_cards(), random,
       [&](std::uint32_t card) { answer.add_cards(card); });
  pick(action.targets(), action.min_targets(), action.max_targets(), random,
       [&](std::uint32_t seat) { answer.add_targets(seat); });
  std::vector<std::uint32_t> others(action.targets2().begin(), action.targets2().end());
  std::erase_if(others, [&](std::uint32_t seat) {
    return std::find(answer.targets().begin(), answer.targets().end(), seat) != answer.targets().end();
  });
  pick(others, action.min_targets2(), action.max_targets2(), random,
       [&](std::uint32_t seat) { answer.add_targets2(seat); });
  answer.set_number(action.min_number());
}

v1::Answer Answers::any(std::string_view question) {
  question_.ParseFromArray(question.data(), static_cast<int>(question.size()));
  v1::Answer answer;
  answer.set_question(question_.id());
  const int count = question_.actions_size();
  const bool passes = std::bernoulli_distribution(pass_)(random_);
  if (count == 0 || (question_.may_pass() && passes)) return answer;
  const int chosen = static_cast<int>(random_() % static_cast<std::uint64_t>(count));
  answer.set_action(static_cast<std::uint32_t>(chosen) + 1);
  fill(answer, question_.actions(chosen), true);
  return answer;
}

bool Answers::idle(std::string_view question) {
  question_.ParseFromArray(question.data(), static_cast<int>(question.size()));
  return question_.asked_size() > 1 && question_.may_pass() && question_.actions_size() == 0;
}

v1::Answer Answers::plain(std::string_view question) {
  question_.ParseFromArray(question.data(), static_cast<int>(question.size()));
  v1::Answer answer;
  answer.set_question(question_.id());
  if (question_.may_pass() || question_.actions_size() == 0) return answer;
  const std::uint32_t chosen =
      std::clamp<std::uint32_t>(question_.default_action(), 1, static_cast<std::uint32_t>(question_.actions_size()));
  answer.set_action(chosen);
  fill(answer, question_.actions(static_cast<int>(chosen) - 1), false);
  return answer;
}

}  // namespace fate::load
