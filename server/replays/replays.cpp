#include "server/replays/replays.hpp"

#include <memory>
#include <string>

namespace fate::server {

HttpReply Replays::answer(const HttpRequest& request) {
  if (request.method != "GET") return text_reply(405, "GET\n");
  const std::string id = request.path.substr(std::string_view(path).size());
  const std::lock_guard lock(mutex_);
  const auto match = archive_.match(id);
  if (!match) return text_reply(404, "There is no such match.\n");
  if (match->status() == "running") return text_reply(409, "The match is still played.\n");
  auto file = archive_.file(id);
  if (!file) return text_reply(409, "The match is not filed, or no longer kept.\n");
  HttpReply reply{200, "application/octet-stream", std::make_shared<const std::string>(std::move(*file)), {}};
  // What has ended does not change any more.
  reply.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + id + ".fate\"");
  return reply;
}

}  // namespace fate::server
