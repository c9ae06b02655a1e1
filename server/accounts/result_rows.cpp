#include "server/accounts/result_rows.hpp"

#include <algorithm>
#include <cmath>

#include "fate/v1/admin.pb.h"

namespace fate::server::rows {
namespace {

std::uint32_t rounded(double v) { return static_cast<std::uint32_t>(std::max(0l, std::lround(v))); }
std::uint32_t small(std::int64_t v) { return static_cast<std::uint32_t>(v); }

CampOdds odds_of(Sql& sql, const std::string& mode, int camp) {
  Statement s = sql.ask("SELECT seats, wins FROM camps WHERE mode = ?1 AND camp = ?2", mode, camp);
  if (!sql.next(s)) return {};
  return {static_cast<std::uint64_t>(s.number(0)), static_cast<std::uint64_t>(s.number(1))};
}

void note_camps(Sql& sql, const MatchResult& result) {
  for (const SeatResult& seat : result.seats)
    sql.run(
        "INSERT INTO camps (mode, camp, seats, wins) VALUES (?1, ?2, 1, ?3)"
        " ON CONFLICT (mode, camp) DO UPDATE SET seats = seats + 1, wins = wins + ?3",
        result.mode, seat.camp, seat.won);
}

void put_strength(Sql& sql, const SeatResult& seat, const std::string& mode, const Strength& now) {
  sql.run(
      "INSERT INTO ratings (account, mode, rating, deviation, volatility, matches, wins)"
      " VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6) ON CONFLICT (account, mode) DO UPDATE SET"
      " rating = ?3, deviation = ?4, volatility = ?5, matches = matches + 1, wins = wins + ?6",
      seat.account, mode, now.rating, now.deviation, now.volatility, seat.won);
}

void put_rating(v1::Rating& to, const Statement& s, int from) {
  to.set_rating(rounded(s.real(from)));
  to.set_deviation(rounded(s.real(from + 1)));
  to.set_matches(small(s.number(from + 2)));
  to.set_wins(small(s.number(from + 3)));
}

}  // namespace

Strength strength(Sql& sql, AccountId id, const std::string& mode) {
  Statement s = sql.ask("SELECT rating, deviation, volatility FROM ratings WHERE account = ?1 AND mode = ?2", id, mode);
  if (id == 0 || !sql.next(s)) return {};
  return {s.real(0), s.real(1), s.real(2)};
}

std::vector<AccountId> count(Sql& sql, const MatchResult& result) {
  std::vector<AccountId> changed;
  if (!sql.run("INSERT INTO results (match, rated) VALUES (?1, ?2)", result.match, result.rated)) return changed;
  std::vector<Strength> before, now;
  std::vector<CampOdds> odds;
  for (const SeatResult& seat : result.seats) {
    before.push_back(strength(sql, seat.account, result.mode));
    odds.push_back(odds_of(sql, result.mode, seat.camp));
  }
  now = result.rated ? rated(result, before, odds) : before;
  if (result.rated) note_camps(sql, result);
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    if (seat.account == 0) continue;
    // An account that has gone meanwhile breaks the reference: nothing is written for it.
    const bool stays = sql.run(
        "INSERT INTO played (match, seat, account, mode, hero, identity, won, counted, rated, rating_before,"
        " rating_after, deviation_after, started_unix_ms, ended_unix_ms)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        result.match, i + 1, seat.account, result.mode, seat.hero, seat.identity, seat.won, result.counted,
        result.rated, before[i].rating, now[i].rating, result.rated ? now[i].deviation : 0.0, result.started_unix_ms,
        result.ended_unix_ms);
    if (!stays || !result.rated) continue;
    put_strength(sql, seat, result.mode, now[i]);
    changed.push_back(seat.account);
  }
  return changed;
}

v1::History history(Sql& sql, const Account& account, std::uint32_t offset, const std::string& mode) {
  v1::History history;
  history.set_name(account.name);
  Statement s = sql.ask(
      "SELECT p.match, p.mode, p.started_unix_ms, p.ended_unix_ms, p.hero, p.identity, p.won, p.rated,"
      " p.rating_before, p.rating_after, p.seat, m.players, m.outcome"
      " FROM played p LEFT JOIN matches m ON m.id = p.match WHERE p.account = ?1 AND (?4 = '' OR p.mode = ?4)"
      " ORDER BY p.ended_unix_ms DESC, p.match LIMIT ?2 OFFSET ?3",
      account.id, history_page + 1, offset, mode);
  while (sql.next(s)) {
    if (static_cast<std::uint32_t>(history.matches_size()) == history_page) {
      history.set_more(true);
      break;
    }
    v1::PlayedMatch& m = *history.add_matches();
    m.set_match(s.bytes(0));
    m.set_mode(s.bytes(1));
    m.set_started_unix_ms(s.number(2));
    m.set_ended_unix_ms(s.number(3));
    m.set_hero(small(s.number(4)));
    m.set_identity(small(s.number(5)));
    m.set_won(s.number(6) != 0);
    m.set_rated(s.number(7) != 0);
    if (m.rated()) m.set_rating_change(static_cast<std::int32_t>(std::lround(s.real(9)) - std::lround(s.real(8))));
    m.set_seat(small(s.number(10)));
    v1::AdminMatch players;
    if (players.ParseFromString(s.bytes(11))) *m.mutable_names() = players.names();
    if (const std::string outcome = s.bytes(12); !outcome.empty()) m.mutable_outcome()->ParseFromString(outcome);
  }
  return history;
}

v1::Leaderboard leaderboard(Sql& sql, const std::string& mode, std::uint32_t offset) {
  v1::Leaderboard board;
  board.set_mode(mode);
  Statement s = sql.ask(
      "SELECT a.name, r.rating, r.deviation, r.matches, r.wins FROM ratings r JOIN accounts a ON a.id = r.account"
      " WHERE r.mode = ?1 AND r.deviation < ?2 ORDER BY r.rating DESC, r.account LIMIT ?3 OFFSET ?4",
      mode, leaderboard_deviation, leaderboard_page, offset);
  for (std::uint32_t place = offset + 1; sql.next(s); ++place) {
    v1::Leaderboard::Line& line = *board.add_lines();
    line.set_place(place);
    line.set_name(s.bytes(0));
    line.mutable_rating()->set_mode(mode);
    put_rating(*line.mutable_rating(), s, 1);
  }
  return board;
}

}  // namespace fate::server::rows
