#include "server/admin/matches.hpp"

#include <future>

#include "server/admin/inspector.hpp"
#include "server/admin/search.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

HttpReply search(Desk& desk, Ask& ask) {
  web::Query& q = ask.query;
  MatchQuery query;
  query.id = q.text("id");
  query.player = q.text("player");
  query.from_unix_ms = static_cast<std::int64_t>(q.number("from", 0));
  query.until_unix_ms = static_cast<std::int64_t>(q.number("until", 0));
  query.mode = q.text("mode");
  query.status = q.text("status");
  query.rules = q.text("rules");
  query.fault = q.text("fault");
  query.hero = static_cast<std::uint32_t>(q.number("hero", 0));
  query.reason = static_cast<std::uint32_t>(q.number("reason", 0));
  query.identity = static_cast<std::uint32_t>(q.number("identity", 0));
  const std::string won = q.text("won");
  query.won = won.empty() ? -1 : won == "1" ? 1 : 0;
  query.people = q.text("people") == "1";
  query.offset = q.offset();
  query.limit = q.limit();
  if (!q.wrong().empty()) return web::error(400, q.wrong());
  const auto found = find_matches(desk.archive.db(), query);
  return found ? web::json(*found) : desk.unreadable();
}

HttpReply file_of(Desk& desk, const v1::AdminMatch& match) {
  if (match.status() == "running") return web::error(409, "the match is still running");
  auto file = desk.archive.file(match.id());
  if (!file || file->empty()) return web::error(409, "the match is not stored yet, or no longer");
  HttpReply reply{200, "application/octet-stream", std::make_shared<const std::string>(std::move(*file)), {}};
  reply.headers.emplace_back("Cache-Control", "no-store");
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + match.id() + ".fate\"");
  return reply;
}

}  // namespace

const v1::MatchFile* MatchPages::open_running(Desk& desk, Ask& ask, const v1::AdminMatch& match, HttpReply& why) {
  if (!ask.who().admin()) {
    why = web::error(403, "only admins look into running matches");
    return nullptr;
  }
  // Before anything is shown; once for each login.
  if (!ask.session.opened.contains(match.id())) {
    if (desk.act(ask.who(), "open_running", match.id(), "room " + match.room()) != Stored::yes) {
      why = web::error(503, "it could not be stored");
      return nullptr;
    }
    ask.session.opened.insert(match.id());
  }
  // From the log, not from the room: it has the times too, and nobody who plays waits for it.
  std::promise<MatchLog::Records> read;
  desk.log.read(match.id(), 1, [&](MatchLog::Records found) { read.set_value(std::move(found)); });
  const MatchLog::Records found = read.get_future().get();
  auto file = found.ok ? file_of_records(match.id(), found.records) : std::nullopt;
  if (!file) {
    why = web::error(409, "the match has just ended");
    return nullptr;
  }
  running_ = std::move(*file);
  return &running_;
}

const v1::MatchFile* MatchPages::open(Desk& desk, Ask& ask, const v1::AdminMatch& match, HttpReply& why) {
  if (match.status() == "running") return open_running(desk, ask, match, why);
  if (last_ && last_->id() == match.id()) return &*last_;
  const auto bytes = desk.archive.file(match.id());
  if (!bytes || bytes->empty()) {
    why = web::error(409, "the match is not stored yet, or no longer");
    return nullptr;
  }
  v1::MatchFile file;
  if (const std::string wrong = wire::parse_match_file(*bytes, file); !wrong.empty()) {
    why = web::error(422, wrong);
    return nullptr;
  }
  last_ = std::move(file);
  return &*last_;
}

HttpReply MatchPages::steps(Desk& desk, Ask& ask, const v1::AdminMatch& match) {
  const bool one = !ask.path.empty();
  const auto n = one ? web::number(ask.path) : std::optional<std::uint64_t>(ask.query.number("from", 1));
  const std::uint64_t count = ask.query.number("count", most_steps);
  if (!n || !ask.query.wrong().empty()) return web::error(400, "a step is a number");
  HttpReply why;
  const v1::MatchFile* const file = open(desk, ask, match, why);
  if (file == nullptr) return why;
  const auto total = static_cast<std::uint64_t>(file->choices_size());
  if (*n > total && (one || *n > 1)) return web::error(404, "the match has fewer choices");
  const bool running = match.status() == "running";
  if (one) {
    v1::AdminStep step;
    const std::string wrong = inspect(*file, static_cast<std::uint32_t>(*n), step);
    if (!wrong.empty()) return web::error(422, wrong);
    *step.mutable_match() = match;
    step.set_running(running);
    return web::json(step);
  }
  v1::AdminSteps list;
  const auto some = static_cast<std::uint32_t>(std::min<std::uint64_t>(count, most_steps));
  const std::string wrong = list_steps(*file, static_cast<std::uint32_t>(*n), some, list);
  if (!wrong.empty()) return web::error(422, wrong);
  *list.mutable_match() = match;
  list.set_running(running);
  return web::json(list);
}

HttpReply MatchPages::answer(Desk& desk, Ask& ask) {
  if (ask.post) return web::error(405, "GET");
  if (ask.path.empty()) return search(desk, ask);
  auto match = desk.archive.match(ask.next());
  if (!match) return web::error(404, "there is no such match");
  add_seats(desk.archive.db(), *match);
  if (ask.path.empty()) return web::json(*match);
  const std::string what = ask.next();
  if (what == "file" && ask.path.empty()) return file_of(desk, *match);
  if (what == "steps") return steps(desk, ask, *match);
  return web::error(404, "there is nothing here");
}

}  // namespace fate::server
