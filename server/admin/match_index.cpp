#include "server/admin/match_index.hpp"

#include <algorithm>
#include <memory>

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>

#include "fate/v1/admin.pb.h"
#include "fate/v1/record.pb.h"
#include "server/accounts/names.hpp"

namespace fate::server::match_index {
namespace {

constexpr int at_once = 4;   // matches of one step of fill(): others wait for the store meanwhile

struct SeatOf {
  std::uint64_t account = 0;
  std::uint32_t hero = 0;
};

// The last hero that each seat showed: no rules are needed to read it.
void read_heroes(const v1::MatchFile& file, std::vector<SeatOf>& seats) {
  for (const v1::LoggedEvent& logged : file.events()) {
    const v1::Event& e = logged.event();
    if (e.kind() == v1::Event::HERO_SHOWN && e.seat() >= 1 && e.seat() <= seats.size())
      seats[e.seat() - 1].hero = static_cast<std::uint32_t>(e.value());
  }
}

void read_accounts(Sql& sql, const std::vector<std::string>& records, const v1::MatchFile& file,
                   std::vector<SeatOf>& seats) {
  const auto sits = [&](std::size_t seat, const v1::RecordedSeat& by) {
    if (seat < seats.size()) seats[seat].account = by.account();
  };
  for (const std::string& bytes : records) {
    v1::Record record;
    // Choices are most of it, and say nothing here.
    if (bytes.starts_with('\x12') || !record.ParseFromString(bytes)) continue;
    for (int i = 0; i < record.start().seats_size(); ++i) sits(static_cast<std::size_t>(i), record.start().seats(i));
    if (record.has_seat_taken() && record.seat_taken().seat() > 0)
      sits(record.seat_taken().seat() - 1, record.seat_taken().by());
  }
  if (!records.empty()) return;
  Statement played = sql.ask("SELECT seat, account FROM played WHERE match = ?1", file.id());
  while (sql.next(played)) {
    const auto seat = static_cast<std::size_t>(played.number(0)) - 1;
    if (seat < seats.size()) seats[seat].account = static_cast<std::uint64_t>(played.number(1));
  }
}

// The file of one match, as far as it is kept; its outcome at least.
v1::MatchFile kept_file(const std::string& id, const std::string& bytes, const std::string& players,
                        const std::string& outcome) {
  v1::MatchFile file;
  if (!bytes.empty() && file.ParseFromString(bytes) && file.id() == id) return file;
  v1::AdminMatch match;
  match.ParseFromString(players);
  file.Clear();
  file.set_id(id);
  *file.mutable_names() = match.names();
  *file.mutable_bots() = match.bots();
  file.mutable_outcome()->ParseFromString(outcome);
  return file;
}

std::vector<v1::MatchFile> read_some(Sql& sql) {
  std::vector<v1::MatchFile> files;
  Statement s = sql.ask(
      "SELECT id, file, players, outcome FROM matches JOIN match_files ON match_files.match = id"
      " WHERE status <> 'running' AND NOT EXISTS (SELECT 1 FROM match_results r WHERE r.match = id) LIMIT ?1",
      at_once);
  while (sql.next(s)) files.push_back(kept_file(s.bytes(0), s.bytes(1), s.bytes(2), s.bytes(3)));
  return files;
}

}  // namespace

void put(Sql& sql, const std::vector<std::string>& records, const v1::MatchFile& file) {
  std::vector<SeatOf> seats(static_cast<std::size_t>(file.names_size()));
  read_heroes(file, seats);
  read_accounts(sql, records, file, seats);
  const v1::Outcome& outcome = file.outcome();
  for (int i = 0; i < file.names_size(); ++i) {
    const SeatOf& seat = seats[static_cast<std::size_t>(i)];
    const bool won = std::find(outcome.winners().begin(), outcome.winners().end(), static_cast<std::uint32_t>(i + 1)) !=
                     outcome.winners().end();
    const int identity = i < outcome.identities_size() ? static_cast<int>(outcome.identities(i)) : 0;
    const std::string key = skeleton(file.names(i));
    sql.run(
        "INSERT OR REPLACE INTO match_seats (match, seat, name, name_key, account, bot, hero, identity, won)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        file.id(), i + 1, file.names(i), key, seat.account, i < file.bots_size() && file.bots(i), seat.hero, identity,
        won);
  }
  sql.run("INSERT OR REPLACE INTO match_results (match, reason) VALUES (?1, ?2)", file.id(),
          static_cast<int>(outcome.reason()));
}

void put_then(SqliteLog& log, const std::vector<std::string>& records, const v1::MatchFile& file,
              std::function<void()> go_on) {
  const auto kept = std::make_shared<const v1::MatchFile>(file);
  log.run(
      [records, kept](Connection& db) {
        Sql sql(db);
        put(sql, records, *kept);
        return sql.ok();
      },
      [go_on = std::move(go_on), kept](Append result) {
        if (result != Append::committed) spdlog::error("event=match_unindexed match={}", kept->id());
        go_on();
      });
}

void fill(SqliteLog& log, boost::asio::thread_pool& worker, std::function<bool()> goes_on) {
  const auto found = std::make_shared<int>(0);
  log.run(
      [found](Connection& db) {
        Sql sql(db);
        const std::vector<v1::MatchFile> files = read_some(sql);
        for (const v1::MatchFile& file : files) put(sql, {}, file);
        *found = static_cast<int>(files.size());
        return sql.ok();
      },
      [&log, &worker, found, goes_on](Append result) {
        if (result != Append::committed || *found < at_once || !goes_on()) return;
        // Others who wait for the store come first.
        boost::asio::post(worker, [&log, &worker, goes_on] { fill(log, worker, goes_on); });
      });
}

}  // namespace fate::server::match_index
