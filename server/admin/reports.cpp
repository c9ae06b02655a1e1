#include "server/admin/reports.hpp"

#include <algorithm>

#include "server/lobby/text.hpp"
#include "server/net/addresses.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::size_t most_kept = 100'000;   // persons and networks whose reports are counted

const std::string columns =
    "SELECT id, unix_ms, by_name, by_account, match, choice, seat, about_name, about_account, cause, text, assigned,"
    " resolution, closed_unix_ms, closed_by, about_address FROM reports";

v1::AdminReport read(const Statement& s, bool addresses) {
  v1::AdminReport r;
  r.set_id(static_cast<std::uint64_t>(s.number(0)));
  r.set_unix_ms(s.number(1));
  r.set_by(s.bytes(2));
  r.set_by_registered(s.number(3) != 0);
  r.set_match(s.bytes(4));
  r.set_choice(static_cast<std::uint32_t>(s.number(5)));
  r.set_seat(static_cast<std::uint32_t>(s.number(6)));
  r.set_about(s.bytes(7));
  r.set_about_registered(s.number(8) != 0);
  const int cause = static_cast<int>(s.number(9));
  if (v1::Report::Cause_IsValid(cause)) r.set_cause(static_cast<v1::Report::Cause>(cause));
  r.set_text(s.bytes(10));
  r.set_assigned(s.bytes(11));
  r.set_resolution(s.bytes(12));
  r.set_closed_unix_ms(s.number(13));
  r.set_closed_by(s.bytes(14));
  if (addresses) r.set_address(s.bytes(15));
  return r;
}

// Completes what the room does not know from what is stored. `fine`, or why it cannot be filed.
Refused look_up(Sql& sql, Complaint& c) {
  const std::string match = c.what.match();
  if (match.empty()) {
    c.what.set_choice(0);
    return c.what.seat() == 0 ? fine : E::NO_MATCH;
  }
  Statement s = sql.ask("SELECT status, choices, players FROM matches WHERE id = ?1", match);
  if (!sql.next(s)) return E::NO_MATCH;
  std::int64_t made = s.number(1);
  if (s.bytes(0) == "running") {
    // Who plays means the moment in which he says it.
    Statement count = sql.ask("SELECT count(*) FROM records WHERE match = ?1 AND substr(record, 1, 1) = x'12'", match);
    if (sql.next(count)) made = count.number(0);
    if (c.what.choice() == 0) c.what.set_choice(static_cast<std::uint32_t>(made));
  }
  c.what.set_choice(std::min(c.what.choice(), static_cast<std::uint32_t>(made)));
  v1::AdminMatch players;
  players.ParseFromString(s.bytes(2));
  const std::uint32_t seat = c.what.seat();
  if (seat == 0) return fine;
  if (seat > static_cast<std::uint32_t>(players.names_size())) return E::NO_SUCH_SEAT;
  if (c.about.guest != 0) return fine;
  c.about.name = players.names(static_cast<int>(seat) - 1);
  Statement sat = sql.ask("SELECT name, account FROM match_seats WHERE match = ?1 AND seat = ?2", match, seat);
  if (!sql.next(sat)) return fine;
  c.about.name = sat.bytes(0);
  c.about.account = static_cast<AccountId>(sat.number(1));
  return fine;
}

void put(Sql& sql, const Complaint& c, std::int64_t unix_ms) {
  const std::string guest = c.about.account == 0 ? c.about.token_hash : std::string();
  sql.run(
      "INSERT INTO reports (unix_ms, by_name, by_account, match, choice, seat, about_name, about_account, about_guest,"
      " about_address, cause, text)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, CAST(?9 AS BLOB), ?10, ?11, ?12)",
      unix_ms, c.by.name, c.by.account, c.what.match(), c.what.choice(), c.what.seat(), c.about.name, c.about.account,
      guest, c.about.address, static_cast<int>(c.what.cause()), c.what.text());
}

}  // namespace

bool Reports::too_many(const std::string& key, int most, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (filed_.size() > most_kept)
    std::erase_if(filed_, [&](const auto& f) { return f.second.empty() || f.second.back() + in_ms <= now; });
  std::deque<std::int64_t>& times = filed_[key];
  while (!times.empty() && times.front() + in_ms <= now) times.pop_front();
  if (static_cast<int>(times.size()) >= most) return true;
  times.push_back(now);
  return false;
}

void Reports::file(Complaint complaint, std::function<void(Refused, const std::string&)> done) {
  const std::int64_t now = Desk::unix_ms();
  complaint.what.set_text(trimmed(complaint.what.text()));
  if (!good_text(complaint.what.text(), 0, longest_text)) return done(E::BAD_TEXT, "at most 500 characters");
  if (!v1::Report::Cause_IsValid(complaint.what.cause())) complaint.what.set_cause(v1::Report::OTHER);
  if (complaint.what.cause() == v1::Report::OTHER && complaint.what.text().empty())
    return done(E::BAD_TEXT, "say what is wrong");
  if (too_many(subject_of(complaint.by.account, complaint.by.token_hash), most_of_person, now) ||
      (!complaint.by.address.empty() && too_many(limit_key(complaint.by.address), most_of_network, now)))
    return done(E::TOO_FAST, "too many reports, come back in some minutes");
  const auto refused = std::make_shared<Refused>(fine);
  log_.run(
      [complaint = std::move(complaint), refused, now](Connection& db) {
        Sql sql(db);
        Complaint c = complaint;
        *refused = look_up(sql, c);
        if (*refused == fine) put(sql, c, now);
        if (!sql.ok()) *refused = E::STORE_FAILED;
        return *refused == fine;
      },
      [refused, done = std::move(done)](Append result) {
        if (result == Append::unknown) *refused = E::STORE_FAILED;
        done(*refused, "");
      });
}

// ---------------------------------------------------------------- what moderators ask

namespace {

HttpReply list(Desk& desk, Ask& ask) {
  const std::string state = ask.query.text("state");
  std::string where = " WHERE closed_unix_ms = 0";
  if (state == "mine") where += " AND assigned = ?1";
  if (state == "closed") where = " WHERE closed_unix_ms > 0";
  if (state == "all") where = " WHERE 1";
  // Every filter binds the same.
  if (state != "mine") where += " AND ?1 <> ''";
  const std::uint32_t offset = ask.query.offset(), limit = ask.query.limit();
  if (!ask.query.wrong().empty()) return web::error(400, ask.query.wrong());
  Sql sql(desk.archive.db());
  v1::AdminReportList found;
  const std::string count = "SELECT count(*) FROM reports" + where;
  Statement total = sql.ask(count.c_str(), ask.who().name);
  if (sql.next(total)) found.set_total(static_cast<std::uint32_t>(total.number(0)));
  const std::string rows = columns + where + " ORDER BY id DESC LIMIT ?2 OFFSET ?3";
  Statement s = sql.ask(rows.c_str(), ask.who().name, limit, offset);
  while (sql.next(s)) *found.add_reports() = read(s, ask.who().admin());
  return sql.ok() ? web::json(found) : desk.unreadable();
}

std::optional<v1::AdminReport> one(Desk& desk, std::uint64_t id, bool addresses) {
  Sql sql(desk.archive.db());
  const std::string text = columns + " WHERE id = ?1";
  Statement s = sql.ask(text.c_str(), id);
  if (!sql.next(s)) return std::nullopt;
  return read(s, addresses);
}

HttpReply assign(Desk& desk, const Ask& ask, std::uint64_t id, bool release) {
  const std::string name = ask.who().name, to = release ? std::string() : name;
  const bool any = ask.who().admin();
  const Stored stored = desk.act(ask.who(), release ? "report_release" : "report_assign",
                                 "report " + std::to_string(id), "", [=](Sql& sql) {
                                   // What somebody has taken is his, until he or an admin gives it back.
                                   sql.run(
                                       "UPDATE reports SET assigned = ?2 WHERE id = ?1 AND closed_unix_ms = 0"
                                       " AND (assigned = '' OR assigned = ?3 OR ?4)",
                                       id, to, name, any);
                                   return sql.ok() && sql.changes() == 1;
                                 });
  if (stored == Stored::refused) return web::error(409, "it is closed, or somebody else's");
  if (stored == Stored::failed) return web::error(503, "it could not be stored");
  return web::json(*one(desk, id, any));
}

HttpReply resolve(Desk& desk, const Ask& ask, std::uint64_t id, const std::string& typed) {
  const std::string text = trimmed(typed), name = ask.who().name;
  if (!good_text(text, 1, Reports::longest_text)) return web::error(400, "a resolution has 1 to 500 characters");
  const Stored stored =
      desk.act(ask.who(), "report_resolve", "report " + std::to_string(id), text, [=, now = Desk::unix_ms()](Sql& sql) {
        sql.run(
            "UPDATE reports SET resolution = ?2, closed_by = ?3, closed_unix_ms = ?4, about_address = ''"
            " WHERE id = ?1 AND closed_unix_ms = 0",
            id, text, name, now);
        return sql.ok() && sql.changes() == 1;
      });
  if (stored == Stored::refused) return web::error(409, "it is closed already");
  if (stored == Stored::failed) return web::error(503, "it could not be stored");
  return web::json(*one(desk, id, ask.who().admin()));
}

}  // namespace

HttpReply answer_reports(Desk& desk, Ask& ask) {
  if (ask.path.empty()) return ask.post ? web::error(405, "GET") : list(desk, ask);
  const auto id = web::number(ask.next());
  const auto report = id ? one(desk, *id, ask.who().admin()) : std::nullopt;
  if (!report) return web::error(404, "there is no such report");
  if (ask.path.empty()) return ask.post ? web::error(405, "GET") : web::json(*report);
  if (ask.path != "assign" && ask.path != "resolve") return web::error(404, "there is nothing here");
  if (!ask.post) return web::error(405, "POST");
  v1::AdminReportAct act;
  if (!web::read(ask.request.body, act)) return web::error(400, "not what is done with a report");
  return ask.path == "assign" ? assign(desk, ask, *id, act.release()) : resolve(desk, ask, *id, act.resolution());
}

std::optional<Reported> reported(Connection& db, std::uint64_t report) {
  Sql sql(db);
  Statement s =
      sql.ask("SELECT about_name, about_account, about_guest, about_address FROM reports WHERE id = ?1", report);
  if (!sql.next(s)) return std::nullopt;
  return Reported{s.bytes(0), static_cast<AccountId>(s.number(1)), s.bytes(2), s.bytes(3)};
}

void add_reports_about(Connection& db, AccountId account, bool addresses, v1::AdminPlayer& into) {
  Sql sql(db);
  Statement count = sql.ask("SELECT count(*) FROM reports WHERE about_account = ?1", account);
  if (sql.next(count)) into.set_reports(static_cast<std::uint32_t>(count.number(0)));
  const std::string rows = columns + " WHERE about_account = ?1 ORDER BY id DESC LIMIT 20";
  Statement s = sql.ask(rows.c_str(), account);
  while (sql.next(s)) *into.add_reported() = read(s, addresses);
}

std::uint32_t open_reports(Connection& db) {
  return static_cast<std::uint32_t>(
      std::max<std::int64_t>(0, db.number("SELECT count(*) FROM reports WHERE closed_unix_ms = 0")));
}

}  // namespace fate::server
