// Plays sensibly: weighs every offered action by what it does to whom, and how well it wishes them.
#pragma once

#include "engine/bots/bot.hpp"
#include "engine/bots/proposal.hpp"
#include "engine/bots/sampler.hpp"

namespace fate::bots {

class NormalBot : public Bot {
 public:
  explicit NormalBot(std::uint64_t seed) : dice_{seed} {}
  Answer answer(const view::TableView&, const view::QuestionView&) override;
  void saw(const view::EventView& e) override { memory_.saw(e); }

 private:
  void refresh_beliefs(const view::TableView&);
  Proposal propose(const Situation&, int index);
  Answer best_answer(const Situation&);

  Dice dice_;
  Memory memory_;
  Beliefs beliefs_;
  bool believed_ = false;
  unsigned believed_version_ = 0;        // of the memory
  std::uint32_t believed_known_ = 0;     // identities known then, two bits for each seat
  std::uint16_t turn_ = 0;
  std::uint16_t acts_in_turn_ = 0;       // its own, in the play phase
};

}  // namespace fate::bots
