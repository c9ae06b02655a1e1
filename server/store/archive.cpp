#include "server/store/archive.hpp"

#include "fate/v1/record.pb.h"

namespace fate::server {

const char* const match_columns =
    "SELECT id, room, mode, status, started_unix_ms, ended_unix_ms,"
    // Of a running match they are not counted yet, except what practice began with: all records but the first, with a
    // few checkpoints among them.
    " CASE status WHEN 'running' THEN choices + (SELECT max(0, count(*) - 1) FROM records WHERE match = id)"
    " ELSE choices END,"
    " players, outcome, fault, rules FROM matches";

v1::AdminMatch match_of_row(const Statement& s) {
  v1::AdminMatch m;
  m.ParseFromString(s.bytes(7));
  m.set_id(s.bytes(0));
  m.set_room(s.bytes(1));
  m.set_mode(s.bytes(2));
  m.set_status(s.bytes(3));
  m.set_started_unix_ms(s.number(4));
  m.set_ended_unix_ms(s.number(5));
  m.set_choices(static_cast<std::uint32_t>(s.number(6)));
  const std::string outcome = s.bytes(8);
  if (!outcome.empty()) m.mutable_outcome()->ParseFromString(outcome);
  m.set_fault(s.bytes(9));
  m.set_rules(s.bytes(10));
  return m;
}

std::optional<v1::AdminMatchList> Archive::list(std::uint32_t offset, std::uint32_t limit) {
  const std::int64_t total = db_.number("SELECT count(*) FROM matches");
  Statement s = db_.prepare(std::string(match_columns) + " ORDER BY started_unix_ms DESC, id LIMIT ?1 OFFSET ?2");
  if (total < 0 || !s) return std::nullopt;
  v1::AdminMatchList list;
  list.set_total(static_cast<std::uint32_t>(total));
  s.bind(1, static_cast<std::int64_t>(limit)).bind(2, static_cast<std::int64_t>(offset));
  int step = s.step();
  for (; step == SQLITE_ROW; step = s.step()) *list.add_matches() = match_of_row(s);
  if (step != SQLITE_DONE) return std::nullopt;
  return list;
}

std::optional<v1::AdminMatch> Archive::match(const std::string& id) {
  Statement s = db_.prepare(std::string(match_columns) + " WHERE id = ?1");
  if (!s || !s.bind(1, id).row()) return std::nullopt;
  return match_of_row(s);
}

std::optional<std::string> Archive::file(const std::string& id) {
  Statement s = db_.prepare("SELECT file FROM match_files WHERE match = ?1");
  if (!s || !s.bind(1, id).row()) return std::nullopt;
  std::string file = s.bytes(0);
  if (file.empty()) return std::nullopt;
  return file;
}

std::vector<std::string> Archive::unarchived() {
  std::vector<std::string> ids;
  Statement s =
      db_.prepare("SELECT id FROM matches WHERE status <> 'running' AND id NOT IN (SELECT match FROM match_files)");
  while (s && s.row()) ids.push_back(s.bytes(0));
  return ids;
}

std::string Archive::meta(const std::string& key) {
  Statement s = db_.prepare("SELECT value FROM meta WHERE key = ?1");
  return s && s.bind(1, key).row() ? s.bytes(0) : std::string();
}

bool Archive::set_meta(const std::string& key, const std::string& value) {
  Statement s = db_.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)");
  return s && s.bind(1, key).bind_bytes(2, value).run() == SQLITE_DONE;
}

std::optional<v1::MatchFile> file_of_records(const std::string& id, const std::vector<std::string>& records) {
  v1::MatchFile file;
  file.set_format(1);
  file.set_id(id);
  for (std::size_t i = 0; i < records.size(); ++i) {
    v1::Record record;
    if (!record.ParseFromString(records[i]) || record.has_start() != (i == 0)) return std::nullopt;
    if (record.has_start()) {
      *file.mutable_config() = record.start().config();
      *file.mutable_choices() = record.start().past();
      file.set_seed(record.start().seed());
      file.set_started_unix_ms(record.start().unix_ms());
      if (record.start().has_fair()) *file.mutable_fair() = record.start().fair();
      for (const v1::RecordedSeat& seat : record.start().seats()) {
        file.add_names(seat.name());
        file.add_bots(seat.bot());
      }
    } else if (record.has_choice()) {
      *file.add_choices() = record.choice();
    } else if (record.has_checkpoint()) {
      *file.add_checkpoints() = record.checkpoint();
    } else if (record.has_end()) {
      file.set_ended_unix_ms(record.end().unix_ms());
      if (record.end().has_outcome()) *file.mutable_outcome() = record.end().outcome();
    } else if (record.has_seat_taken()) {
      const int seat = static_cast<int>(record.seat_taken().seat()) - 1;
      if (seat < 0 || seat >= file.names_size()) return std::nullopt;
      file.set_names(seat, record.seat_taken().by().name());
    } else if (!record.has_pause()) {
      return std::nullopt;
    }
  }
  if (records.empty()) return std::nullopt;
  return file;
}

}  // namespace fate::server
