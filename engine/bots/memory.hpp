// What the seats have done to each other so far, as one seat saw it.
#pragma once

#include "engine/view/view.hpp"

namespace fate::bots {

class Memory {
 public:
  // An event of the bot's own stream.
  void saw(const view::EventView&);
  // The table at a question. Learns from the resolution stack if no events are told.
  void look(const view::TableView&);

  // How much `by` has harmed `to`: an attack is 6; help counts below 0; within -40..40.
  int harm(Seat by, Seat to) const { return harm_[by][to]; }
  // Grows with everything that is learned.
  unsigned version() const { return version_; }

 private:
  void learn(const ResolutionRecord&);
  void dispelled(Seat by, Seat user);
  void note(Seat by, Seat to, int points);

  std::int8_t harm_[max_seats][max_seats] = {};
  SeatSet reach_[max_seats];     // whom each seat could attack when the bot last looked
  std::uint8_t seat_count_ = 0;
  bool told_ = false;            // events are told
  std::uint16_t turn_ = 0;
  FixedVec<ResolutionRecord, 40> stack_;
  unsigned version_ = 0;
};

}  // namespace fate::bots
