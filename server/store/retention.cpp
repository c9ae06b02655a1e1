#include "server/store/retention.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include <spdlog/spdlog.h>

namespace fate::server::retention {
namespace {

// Up to that start everything is done: old matches are not looked at again and again.
constexpr const char* done_key = "matches_swept_until";

std::int64_t done_until(Connection& db) {
  return std::max<std::int64_t>(0, db.number("SELECT CAST(CAST(value AS TEXT) AS INTEGER) FROM meta WHERE key = "
                                             "'matches_swept_until'"));
}

bool keep_done(Connection& db, std::int64_t before) {
  // A match of long ago may still be running.
  const std::int64_t running = db.number("SELECT min(started_unix_ms) FROM matches WHERE status = 'running'");
  const std::string until = std::to_string(running > 0 ? std::min(running, before) : before);
  Statement put = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)");
  return put && put.bind(1, std::string_view(done_key)).bind_bytes(2, until).run() == SQLITE_DONE;
}

// How many were removed; -1: it did not work. An empty file stays in its place: the match was filed once.
int remove_some(Connection& db, std::int64_t before) {
  Statement remove = db.prepare(
      "UPDATE match_files SET file = x'' WHERE match IN (SELECT id FROM matches WHERE started_unix_ms >= ?1"
      " AND started_unix_ms < ?2 AND status <> 'running'"
      " AND EXISTS (SELECT 1 FROM match_files f WHERE f.match = id AND length(f.file) > 0)"
      " ORDER BY started_unix_ms LIMIT ?3)");
  if (!remove) return -1;
  remove.bind(1, done_until(db)).bind(2, before).bind(3, static_cast<std::int64_t>(batch));
  if (remove.run() != SQLITE_DONE) return -1;
  const int removed = db.changes();
  return removed == batch || keep_done(db, before) ? removed : -1;
}

}  // namespace

void sweep(SqliteLog& log, std::int64_t before) {
  const auto removed = std::make_shared<int>(0);
  log.run(
      [before, removed](Connection& db) {
        *removed = remove_some(db, before);
        return *removed >= 0;
      },
      [&log, before, removed](Append result) {
        if (result != Append::committed || *removed == 0) return;
        spdlog::info("event=matches_swept files={}", *removed);
        if (*removed == batch) sweep(log, before);
      });
}

}  // namespace fate::server::retention
