// Answers anything legal.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/sampler.hpp"

namespace fate::bots {

// A legal answer to the viewer's own question, drawn at random.
Answer careless_answer(const view::QuestionView&, Dice&);

class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : dice_{seed} {}
  Answer answer(const view::TableView&, const view::QuestionView& q) override { return careless_answer(q, dice_); }

 private:
  Dice dice_;
};

}  // namespace fate::bots
