// What of stored matches is open to everybody: a match that is over, whole, by its id. Whoever has the link may replay
// it all-seeing and check its shuffle. Nothing of a running one.
#pragma once

#include <mutex>

#include "server/net/http_reply.hpp"
#include "server/store/archive.hpp"

namespace fate::server {

class Replays {
 public:
  static constexpr const char* path = "/api/matches/";

  explicit Replays(Archive archive) : archive_(std::move(archive)) {}

  // GET /api/matches/ID: the fate.v1.MatchFile. 404 there is none, 409 it is still played or not filed yet. Any thread.
  HttpReply answer(const HttpRequest& request);

 private:
  std::mutex mutex_;
  Archive archive_;
};

}  // namespace fate::server
