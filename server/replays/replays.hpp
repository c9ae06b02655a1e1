// What of stored matches is open to everybody: a match that is over, by its id, whole or as one viewer saw it. Whoever
// has the link may replay it all-seeing and check its shuffle. Nothing of a running one.
#pragma once

#include <mutex>

#include "server/net/http_reply.hpp"
#include "server/practice/moment.hpp"
#include "server/replays/replay_cache.hpp"
#include "server/store/archive.hpp"

namespace fate::server {

class Replays {
 public:
  static constexpr const char* path = "/api/matches/";

  explicit Replays(Archive archive) : archive_(std::move(archive)) {}

  // GET /api/matches/ID: the fate.v1.MatchFile. 404 there is none, 409 it is still played or not filed yet.
  // GET /api/matches/ID/replay?view=VIEW: the fate.v1.Replay, and errors as in replay.proto. One is made at a time.
  // Any thread, but not one of the sockets': it reads and computes.
  HttpReply answer(const HttpRequest& request);
  // From where somebody plays on. The same threads.
  ReadMoment moment(const v1::PlayOn& wish);

 private:
  HttpReply replay(const HttpRequest& request, const std::string& id);

  std::mutex mutex_;
  Archive archive_;
  ReplayCache made_{32u << 20};
};

}  // namespace fate::server
