// Reads the moment of a stored match from which somebody wants to play on.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "fate/v1/client.pb.h"
#include "server/practice/played_from.hpp"
#include "server/room/types.hpp"
#include "server/store/archive.hpp"

namespace fate::server {

struct ReadMoment {
  Refused refused = fine;        // or why nobody can play on from there
  std::string detail;
  std::shared_ptr<const PlayedFrom> from;
};

// It reads and computes: not for a thread of the sockets. A match that is still played is never looked into.
ReadMoment read_moment(Archive& archive, const v1::PlayOn& wish);
// The same for a file that was read.
ReadMoment moment_of(const v1::MatchFile& file, const v1::PlayOn& wish);

// Reads it somewhere else and says what came of it, on any thread. False: too many wait already, and nothing is said.
using MomentReader = std::function<bool(const v1::PlayOn& wish, std::function<void(ReadMoment)> done)>;

}  // namespace fate::server
