// A player that sees what a person in its seat would see, and nothing else: it is given a view and a question, never a
// Game.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/kernel/question.hpp"
#include "engine/view/view.hpp"

namespace fate::bots {

class Bot {
 public:
  virtual ~Bot() = default;
  // The question must be the bot's own (mine). Always returns a legal answer. The same seed and the same calls give the
  // same answers.
  virtual Answer answer(const view::TableView&, const view::QuestionView&) = 0;
  // What happens at the table, as the bot's own seat learns it, in order. Optional: a bot that is told nothing plays by
  // what it sees when it is asked.
  virtual void saw(const view::EventView&) {}
};

// Levels: "random" answers anything legal, "normal" plays sensibly. Unknown level: nullptr.
std::unique_ptr<Bot> make_bot(std::string_view level, std::uint64_t seed);

}  // namespace fate::bots
