#include "server/admin/search.hpp"

#include <vector>

#include "server/accounts/names.hpp"
#include "server/accounts/sql.hpp"
#include "server/store/archive.hpp"

namespace fate::server {
namespace {

// Conditions and what is bound to them; the text is ours alone.
struct Where {
  std::string sql = " WHERE 1";
  std::vector<std::string> texts;
  std::vector<std::pair<int, std::int64_t>> numbers;   // place, value
  std::vector<std::pair<int, std::size_t>> strings;    // place, which text
  int places = 0;

  std::string text(const std::string& value) {
    texts.push_back(value);
    strings.emplace_back(++places, texts.size() - 1);
    return "?" + std::to_string(places);
  }
  std::string number(std::int64_t value) {
    numbers.emplace_back(++places, value);
    return "?" + std::to_string(places);
  }
  void add(const std::string& condition) { sql += " AND " + condition; }
  void bind(Statement& s) const {
    for (const auto& [at, which] : strings) s.bind(at, std::string_view(texts[which]));
    for (const auto& [at, value] : numbers) s.bind(at, value);
  }
};

// Texts that begin so: an index can be used, unlike with LIKE.
std::string begins(Where& w, const std::string& column, const std::string& start) {
  const std::string from = w.text(start), until = w.text(start + "\xf4\x8f\xbf\xbf");
  return column + " >= " + from + " AND " + column + " < " + until;
}

std::string seat_condition(Where& w, const MatchQuery& q) {
  std::string one = "EXISTS (SELECT 1 FROM match_seats s WHERE s.match = m.id";
  if (!q.player.empty()) one += " AND " + begins(w, "s.name_key", skeleton(q.player));
  if (q.hero != 0) one += " AND s.hero = " + w.number(q.hero);
  if (q.identity != 0) one += " AND s.identity = " + w.number(q.identity);
  if (q.identity != 0 && q.player.empty() && q.won < 0) one += " AND s.won = 1";
  if (q.won >= 0) one += " AND s.won = " + w.number(q.won);
  return one + ")";
}

Where where(const MatchQuery& q) {
  Where w;
  if (!q.id.empty()) w.add(begins(w, "m.id", q.id));
  if (q.from_unix_ms > 0) w.add("m.started_unix_ms >= " + w.number(q.from_unix_ms));
  if (q.until_unix_ms > 0) w.add("m.started_unix_ms < " + w.number(q.until_unix_ms));
  if (!q.mode.empty()) w.add("m.mode = " + w.text(q.mode));
  if (!q.status.empty()) w.add("m.status = " + w.text(q.status));
  if (!q.rules.empty()) w.add("m.rules = " + w.text(q.rules));
  if (!q.fault.empty()) w.add("instr(lower(m.fault), lower(" + w.text(q.fault) + ")) > 0");
  if (q.reason != 0) w.add("m.id IN (SELECT match FROM match_results WHERE reason = " + w.number(q.reason) + ")");
  if (q.people) w.add("EXISTS (SELECT 1 FROM match_seats s WHERE s.match = m.id AND s.bot = 0)");
  const bool seat = !q.player.empty() || q.hero != 0 || q.identity != 0 || q.won >= 0;
  if (!seat) return w;
  std::string found = seat_condition(w, q);
  // Names of a running match stand in its row only, each behind its length.
  if (!q.player.empty() && q.hero == 0 && q.identity == 0 && q.won < 0)
    found =
        "(" + found + " OR (m.status = 'running' AND instr(m.players, CAST(" + w.text(q.player) + " AS BLOB)) > 0))";
  w.add(found);
  return w;
}

}  // namespace

std::optional<v1::AdminMatchList> find_matches(Connection& db, const MatchQuery& q) {
  Where w = where(q);
  v1::AdminMatchList list;
  Statement total = db.prepare("SELECT count(*) FROM matches m" + w.sql);
  if (!total) return std::nullopt;
  w.bind(total);
  if (!total.row()) return std::nullopt;
  list.set_total(static_cast<std::uint32_t>(total.number(0)));
  const std::string limit = w.number(q.limit), offset = w.number(q.offset);
  Statement s = db.prepare(std::string(match_columns) + " m" + w.sql + " ORDER BY m.started_unix_ms DESC, m.id LIMIT " +
                           limit + " OFFSET " + offset);
  if (!s) return std::nullopt;
  w.bind(s);
  int step = s.step();
  for (; step == SQLITE_ROW; step = s.step()) *list.add_matches() = match_of_row(s);
  if (step != SQLITE_DONE) return std::nullopt;
  for (v1::AdminMatch& match : *list.mutable_matches()) add_seats(db, match);
  return list;
}

void add_seats(Connection& db, v1::AdminMatch& match) {
  Sql sql(db);
  const std::string id = match.id();
  Statement s =
      sql.ask("SELECT name, bot, account, hero, identity, won FROM match_seats WHERE match = ?1 ORDER BY seat", id);
  while (sql.next(s)) {
    v1::AdminSeat& seat = *match.add_seats();
    seat.set_name(s.bytes(0));
    seat.set_bot(s.number(1) != 0);
    seat.set_registered(s.number(2) != 0);
    seat.set_hero(static_cast<std::uint32_t>(s.number(3)));
    const int identity = static_cast<int>(s.number(4));
    if (v1::Identity_IsValid(identity)) seat.set_identity(static_cast<v1::Identity>(identity));
    seat.set_won(s.number(5) != 0);
  }
}

}  // namespace fate::server
