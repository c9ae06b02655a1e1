#include "server/replays/replays.hpp"

#include <memory>
#include <optional>
#include <string>

#include "server/replays/replay.hpp"
#include "server/version.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

constexpr std::string_view view_is = "view=";
constexpr std::string_view replay_of = "/replay";

// What has ended does not change any more.
void keep_for_ever(HttpReply& reply) {
  reply.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
}

std::optional<view::Viewer> viewer_of(std::string_view query) {
  if (query.empty()) return view::Viewer::everything();
  if (!query.starts_with(view_is)) return std::nullopt;
  query.remove_prefix(view_is.size());
  if (query == "all") return view::Viewer::everything();
  if (query.size() != 1 || query[0] < '0' || query[0] > '0' + max_seats) return std::nullopt;
  return query[0] == '0' ? view::Viewer::spectator() : view::Viewer::of(static_cast<Seat>(query[0] - '1'));
}

}  // namespace

HttpReply Replays::replay(const HttpRequest& request, const std::string& id) {
  const auto viewer = viewer_of(request.query);
  if (!viewer) return text_reply(400, "view=all, or a seat, or 0 for what spectators saw.\n");
  const std::string view = viewer->all_seeing ? "all" : std::to_string(wire::seat_number(viewer->seat));
  // Another server may tell more of it, or tell it in another way.
  const std::string tag = "\"" + id + "-" + view + "-" + version + "\"";
  ReplayCache::Body body = made_.find(tag);
  if (!body) {
    const auto bytes = archive_.file(id);
    v1::MatchFile file;
    if (!bytes) return text_reply(409, "The match is not filed, or no longer kept.\n");
    if (const std::string wrong = wire::parse_match_file(*bytes, file); !wrong.empty())
      return text_reply(422, "The match cannot be shown: " + wrong + ".\n");
    if (!wire::same_rules(file))
      return text_reply(410, "It was played by the rules " + file.config().rules() + ", these are " + rules_version +
                                 ": it can be fetched, but not run again.\n");
    if (viewer->seat != no_seat && viewer->seat >= file.names_size()) return text_reply(404, "No such seat.\n");
    MadeReplay made = make_replay(file, *viewer);
    if (!made.error.empty()) return text_reply(422, "The match cannot be shown: " + made.error + ".\n");
    body = std::make_shared<const std::string>(std::move(made.body));
    made_.put(tag, body);
  }
  HttpReply reply{200, "application/x-protobuf", body, {}};
  if (request.if_none_match == tag) reply = HttpReply{304, "application/x-protobuf", nullptr, {}};
  keep_for_ever(reply);
  reply.headers.emplace_back("ETag", tag);
  return reply;
}

ReadMoment Replays::moment(const v1::PlayOn& wish) {
  const std::lock_guard lock(mutex_);
  return read_moment(archive_, wish);
}

HttpReply Replays::answer(const HttpRequest& request) {
  if (request.method != "GET") return text_reply(405, "GET\n");
  std::string id = request.path.substr(std::string_view(path).size());
  const bool shown = id.ends_with(replay_of);
  if (shown) id.resize(id.size() - replay_of.size());
  const std::lock_guard lock(mutex_);
  const auto match = archive_.match(id);
  if (!match) return text_reply(404, "There is no such match.\n");
  if (match->status() == "running") return text_reply(409, "The match is still played.\n");
  if (shown) return replay(request, id);
  auto file = archive_.file(id);
  if (!file) return text_reply(409, "The match is not filed, or no longer kept.\n");
  HttpReply reply{200, "application/octet-stream", std::make_shared<const std::string>(std::move(*file)), {}};
  keep_for_ever(reply);
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + id + ".fate\"");
  return reply;
}

}  // namespace fate::server
