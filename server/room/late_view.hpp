// A running match as spectators see it who may see more than what lies open: the same choices run again, some turns
// later. What they see can no longer help anybody at the table (as far as the delay goes).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "fate/v1/log.pb.h"

namespace fate::server {

class LateView {
 public:
  // `config` and `seed` of the running match.
  LateView(const v1::MatchFile& start, std::uint16_t delay_turns);

  // What was chosen since the last call (fields `choices` of a fate.v1.MatchFile) and the turn after each choice.
  void feed(const std::string& encoded_choices, const std::vector<std::uint16_t>& turns);
  // The next choice that may be seen now, if there is one; the match's events are those of that step then.
  bool step();
  // Everything at once, without events: the match is over.
  void catch_up();

  const Match& match() const { return *match_; }
  // Config, seed and choices as far as they may be seen.
  v1::MatchFile course() const;

 private:
  bool apply_next();

  v1::MatchFile file_;
  std::size_t read_bytes_ = 0;
  std::vector<std::uint16_t> turns_;
  std::uint16_t delay_;
  int shown_ = 0;
  std::unique_ptr<Match> match_;
};

}  // namespace fate::server
