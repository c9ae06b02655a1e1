// A player that sees what a person in its seat would see, and nothing else: it is given a view and a question, never a Game.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/kernel/question.hpp"
#include "engine/view/view.hpp"

namespace fate::bots {

class Bot {
 public:
  virtual ~Bot() = default;
  // The question must be the bot's own (mine). Always returns a legal answer.
  virtual Answer answer(const view::TableView&, const view::QuestionView&) = 0;
};

// Levels: "random" answers anything legal, "normal" plays sensibly. Unknown level: nullptr.
std::unique_ptr<Bot> make_bot(std::string_view level, std::uint64_t seed);

}  // namespace fate::bots
