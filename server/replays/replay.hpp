// A stored match, run again for one viewer.
#pragma once

#include <string>

#include "engine/view/view.hpp"
#include "fate/v1/log.pb.h"

namespace fate::server {

inline constexpr std::size_t largest_replay = 16u << 20;   // bytes

struct MadeReplay {
  std::string body;              // fate.v1.Replay
  std::string error;             // empty: there is a body
};

// The seat of the viewer is one of the match. A match by other rules has to be refused before (wire::same_rules).
MadeReplay make_replay(const v1::MatchFile& file, view::Viewer viewer);

}  // namespace fate::server
