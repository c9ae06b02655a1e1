#include "server/accounts/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace fate::server::rows {
namespace {

std::uint32_t small(std::int64_t v) { return static_cast<std::uint32_t>(v); }
std::uint32_t rounded(double v) { return static_cast<std::uint32_t>(std::max(0l, std::lround(v))); }

// `sql_text` gives id, matches and wins of account ?1 in mode ?2, or in all.
template <class List>
void put_tallies(Sql& sql, const char* sql_text, AccountId id, const std::string& mode, List& into) {
  Statement s = sql.ask(sql_text, id, mode);
  while (sql.next(s)) {
    v1::Tally& tally = *into.Add();
    tally.set_id(small(s.number(0)));
    tally.set_matches(small(s.number(1)));
    tally.set_wins(small(s.number(2)));
  }
}

// Also what all of the asked mode, or of all modes, adds up to.
void put_modes(Sql& sql, AccountId id, v1::Profile& into) {
  Statement s = sql.ask(
      "SELECT mode, count(*) AS n, sum(won) FROM played WHERE account = ?1 AND counted = 1"
      " GROUP BY mode ORDER BY n DESC, mode",
      id);
  while (sql.next(s)) {
    v1::ModeTally& tally = *into.add_modes();
    tally.set_mode(s.bytes(0));
    tally.set_matches(small(s.number(1)));
    tally.set_wins(small(s.number(2)));
    if (!into.mode().empty() && into.mode() != tally.mode()) continue;
    into.set_matches(into.matches() + tally.matches());
    into.set_wins(into.wins() + tally.wins());
  }
}

void put_ratings(Sql& sql, AccountId id, v1::Profile& into) {
  Statement s = sql.ask(
      "SELECT mode, rating, deviation, matches, wins FROM ratings WHERE account = ?1 ORDER BY matches DESC, mode", id);
  while (sql.next(s)) {
    v1::Rating& rating = *into.add_ratings();
    rating.set_mode(s.bytes(0));
    rating.set_rating(rounded(s.real(1)));
    rating.set_deviation(rounded(s.real(2)));
    rating.set_matches(small(s.number(3)));
    rating.set_wins(small(s.number(4)));
  }
}

void put_courses(Sql& sql, AccountId id, v1::Profile& into) {
  Statement s = sql.ask(
      "SELECT mode, ended_unix_ms, rating_before, rating_after, deviation_after, won FROM ("
      " SELECT *, row_number() OVER (PARTITION BY mode ORDER BY ended_unix_ms DESC, match DESC) AS age FROM played"
      " WHERE account = ?1 AND rated = 1 AND (?2 = '' OR mode = ?2))"
      " WHERE age <= ?3 ORDER BY mode, age DESC",
      id, into.mode(), into.mode().empty() ? course_of_each : course_of_one);
  while (sql.next(s)) {
    const std::string mode = s.bytes(0);
    const bool next = into.courses().empty() || into.courses(into.courses_size() - 1).mode() != mode;
    v1::RatingCourse& course = next ? *into.add_courses() : *into.mutable_courses(into.courses_size() - 1);
    if (next) {
      course.set_mode(mode);
      course.set_start(rounded(s.real(2)));
    }
    v1::RatingCourse::Point& point = *course.add_points();
    point.set_unix_ms(s.number(1));
    point.set_rating(rounded(s.real(3)));
    point.set_deviation(rounded(s.real(4)));
    point.set_won(s.number(5) != 0);
  }
}

void put_form(Sql& sql, AccountId id, v1::Profile& into) {
  Statement s = sql.ask(
      "SELECT match, mode, ended_unix_ms, hero, won FROM played WHERE account = ?1 AND counted = 1"
      " AND (?2 = '' OR mode = ?2) ORDER BY ended_unix_ms DESC, match DESC LIMIT ?3",
      id, into.mode(), form_length);
  while (sql.next(s)) {
    v1::FormMatch& m = *into.add_form();
    m.set_match(s.bytes(0));
    m.set_mode(s.bytes(1));
    m.set_ended_unix_ms(s.number(2));
    m.set_hero(small(s.number(3)));
    m.set_won(s.number(4) != 0);
  }
}

void put_lengths(Sql& sql, AccountId id, v1::Profile& into) {
  // A clock that was set back makes no match shorter than nothing.
  Statement s = sql.ask(
      "SELECT max(0, min(?3, (ended_unix_ms - started_unix_ms) / 60000)) AS minutes, count(*) FROM played"
      " WHERE account = ?1 AND counted = 1 AND (?2 = '' OR mode = ?2) GROUP BY minutes ORDER BY minutes",
      id, into.mode(), longest_minutes);
  while (sql.next(s)) {
    v1::LengthTally& tally = *into.add_lengths();
    tally.set_minutes(small(s.number(0)));
    tally.set_matches(small(s.number(1)));
  }
}

}  // namespace

v1::Profile profile(Sql& sql, const Account& account, const std::string& mode) {
  v1::Profile profile;
  profile.set_name(account.name);
  profile.set_created_unix_ms(account.created_unix_ms);
  profile.set_mode(mode);
  put_modes(sql, account.id, profile);
  put_ratings(sql, account.id, profile);
  put_tallies(sql,
              "SELECT hero, count(*) AS n, sum(won) FROM played WHERE account = ?1 AND counted = 1 AND hero <> 0"
              " AND (?2 = '' OR mode = ?2) GROUP BY hero ORDER BY n DESC, hero",
              account.id, mode, *profile.mutable_heroes());
  put_tallies(sql,
              "SELECT identity, count(*), sum(won) FROM played WHERE account = ?1 AND counted = 1 AND identity <> 0"
              " AND (?2 = '' OR mode = ?2) GROUP BY identity ORDER BY identity",
              account.id, mode, *profile.mutable_identities());
  put_courses(sql, account.id, profile);
  put_form(sql, account.id, profile);
  put_lengths(sql, account.id, profile);
  return profile;
}

}  // namespace fate::server::rows
