#include "tests/bench/load/party.hpp"

#include <algorithm>

namespace fate::load {

Party::Party(World& world, std::uint32_t number) : world_(world) {
  const std::uint32_t seats = world.options.seats;
  for (std::uint32_t i = 0; i < seats; ++i)
    players_.push_back(std::make_unique<Player>(*this, world, number * seats + i, i == 0));
}

Party::~Party() = default;

void Party::aim(Goal goal) {
  goal_ = goal;
  switch (goal) {
    case Goal::nothing: break;
    case Goal::greeted:
      for (const auto& p : players_) p->connect();
      break;
    case Goal::seated: players_.front()->create_room(); break;
    case Goal::playing:
      for (const auto& p : players_) p->set_ready();
      break;
  }
}

bool Party::reached(Goal goal) const {
  switch (goal) {
    case Goal::nothing: return true;
    case Goal::greeted: return greeted_ == players_.size();
    case Goal::seated: return seated_ == players_.size();
    case Goal::playing: return in_match_ == players_.size();
  }
  return false;
}

void Party::greeted(Player&) { ++greeted_; }

void Party::seated(Player& player, std::string_view code) {
  ++seated_;
  if (!player.leader_) return;
  code_ = code;
  for (const auto& p : players_)
    if (!p->leader_) p->join_room(code_);
}

void Party::ready() {
  if (++ready_ < players_.size() - 1) return;
  ready_ = 0;
  players_.front()->start_match();
}

void Party::answered(std::uint32_t question) {
  answered_ = question;
  answered_at_ = Clock::now();
}

void Party::saw(std::uint32_t question) {
  auto known =
      std::find_if(deliveries_.begin(), deliveries_.end(), [&](const Delivery& d) { return d.question == question; });
  if (known == deliveries_.end()) {
    // The answer to the question before this one was ours, or the clock's.
    deliveries_.push_back({question, answered_at_, 0, newest_ != 0 && answered_ == newest_});
    newest_ = question;
    known = deliveries_.end() - 1;
  }
  if (++known->arrived < players_.size()) return;
  if (known->measured) world_.tally.to_everybody.add(Clock::now() - known->since);
  deliveries_.erase(known);
}

}  // namespace fate::load
