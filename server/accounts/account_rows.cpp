#include "server/accounts/account_rows.hpp"

#include <cmath>

namespace fate::server::rows {
namespace {

constexpr std::int64_t seen_every_ms = 60'000;   // a session that is in use is noted so often

v1::Role role_of(const std::string& word) {
  return word == "admin" ? v1::ADMIN : word == "moderator" ? v1::MODERATOR : v1::PLAYER;
}

}  // namespace

std::optional<Account> account(Sql& sql, AccountId id) {
  Statement s = sql.ask(
      "SELECT name, role, created_unix_ms, muted_until_unix_ms, banned_until_unix_ms FROM accounts WHERE id = ?1", id);
  if (!sql.next(s)) return std::nullopt;
  Account a;
  a.id = id;
  a.name = s.bytes(0);
  a.role = role_of(s.bytes(1));
  a.created_unix_ms = s.number(2);
  a.muted_until_unix_ms = s.number(3);
  a.banned_until_unix_ms = s.number(4);
  auto standing = std::make_shared<Standing>();
  standing->role = a.role;
  standing->muted_until_unix_ms = a.muted_until_unix_ms;
  Statement blocked =
      sql.ask("SELECT blocked, name FROM blocks JOIN accounts ON id = blocked WHERE account = ?1 ORDER BY name", id);
  while (sql.next(blocked)) {
    standing->blocked.insert(static_cast<AccountId>(blocked.number(0)));
    a.blocked.push_back(blocked.bytes(1));
  }
  Statement rated = sql.ask("SELECT mode, rating FROM ratings WHERE account = ?1", id);
  while (sql.next(rated)) standing->ratings[rated.bytes(0)] = static_cast<std::uint32_t>(std::lround(rated.real(1)));
  a.standing = std::move(standing);
  return a;
}

AccountId find(Sql& sql, const std::string& name_key) {
  Statement s = sql.ask("SELECT id FROM accounts WHERE name_key = ?1", name_key);
  return sql.next(s) ? static_cast<AccountId>(s.number(0)) : 0;
}

std::string password_of(Sql& sql, AccountId id) {
  Statement s = sql.ask("SELECT password FROM accounts WHERE id = ?1", id);
  return sql.next(s) ? s.bytes(0) : std::string();
}

AccountId add(Sql& sql, const std::string& name, const std::string& key, const std::string& password,
              std::int64_t unix_ms) {
  const bool added = sql.run("INSERT INTO accounts (name, name_key, password, created_unix_ms) VALUES (?1, ?2, ?3, ?4)",
                             name, key, password, unix_ms);
  return added ? static_cast<AccountId>(sql.last_id()) : 0;
}

bool rename(Sql& sql, AccountId id, const std::string& name, const std::string& key) {
  return sql.run("UPDATE accounts SET name = ?2, name_key = ?3 WHERE id = ?1", id, name, key);
}

void set_password(Sql& sql, AccountId id, const std::string& password) {
  sql.run("UPDATE accounts SET password = ?2 WHERE id = ?1", id, password);
}

std::uint64_t open_session(Sql& sql, AccountId id, const std::string& token_hash, const std::string& client,
                           std::int64_t unix_ms) {
  sql.run(
      "DELETE FROM sessions WHERE account = ?1 AND id NOT IN"
      " (SELECT id FROM sessions WHERE account = ?1 ORDER BY last_seen_unix_ms DESC, id DESC LIMIT ?2)",
      id, most_sessions - 1);
  const bool added = sql.run(
      "INSERT INTO sessions (account, token_hash, client, created_unix_ms, last_seen_unix_ms)"
      " VALUES (?1, CAST(?2 AS BLOB), ?3, ?4, ?4)",
      id, token_hash, client, unix_ms);
  return added ? static_cast<std::uint64_t>(sql.last_id()) : 0;
}

Found session(Sql& sql, const std::string& token_hash, std::int64_t unix_ms) {
  Statement s =
      sql.ask("SELECT account, id, last_seen_unix_ms FROM sessions WHERE token_hash = CAST(?1 AS BLOB)", token_hash);
  if (!sql.next(s)) return {};
  const Found found{static_cast<AccountId>(s.number(0)), static_cast<std::uint64_t>(s.number(1))};
  const std::int64_t last = s.number(2);
  if (last + session_valid_ms <= unix_ms) {
    sql.run("DELETE FROM sessions WHERE id = ?1", found.session);
    return {};
  }
  if (last + seen_every_ms <= unix_ms)
    sql.run("UPDATE sessions SET last_seen_unix_ms = ?2 WHERE id = ?1", found.session, unix_ms);
  return found;
}

v1::SessionList sessions(Sql& sql, AccountId id, std::uint64_t current, std::int64_t unix_ms) {
  v1::SessionList list;
  Statement s = sql.ask(
      "SELECT id, client, created_unix_ms, last_seen_unix_ms FROM sessions"
      " WHERE account = ?1 AND last_seen_unix_ms > ?2 ORDER BY last_seen_unix_ms DESC, id DESC",
      id, unix_ms - session_valid_ms);
  while (sql.next(s)) {
    v1::SessionList::Session& one = *list.add_sessions();
    one.set_id(static_cast<std::uint64_t>(s.number(0)));
    one.set_client(s.bytes(1));
    one.set_created_unix_ms(s.number(2));
    one.set_last_seen_unix_ms(s.number(3));
    one.set_current(one.id() == current);
  }
  return list;
}

bool close_session(Sql& sql, AccountId id, std::uint64_t session) {
  return sql.run("DELETE FROM sessions WHERE account = ?1 AND id = ?2", id, session) && sql.changes() == 1;
}

void close_others(Sql& sql, AccountId id, std::uint64_t but) {
  sql.run("DELETE FROM sessions WHERE account = ?1 AND id <> ?2", id, but);
}

bool block(Sql& sql, AccountId id, AccountId whom) {
  sql.run(
      "INSERT OR IGNORE INTO blocks (account, blocked)"
      " SELECT ?1, ?2 WHERE (SELECT count(*) FROM blocks WHERE account = ?1) < ?3",
      id, whom, most_blocked);
  Statement s = sql.ask("SELECT 1 FROM blocks WHERE account = ?1 AND blocked = ?2", id, whom);
  return sql.next(s);
}

void unblock(Sql& sql, AccountId id, AccountId whom) {
  sql.run("DELETE FROM blocks WHERE account = ?1 AND blocked = ?2", id, whom);
}

}  // namespace fate::server::rows

namespace fate::server {

v1::AccountState account_state(const Account& account) {
  v1::AccountState state;
  state.set_registered(true);
  state.set_name(account.name);
  state.set_role(account.role);
  state.set_muted_until_unix_ms(account.muted_until_unix_ms);
  for (const std::string& name : account.blocked) state.add_blocked(name);
  state.set_created_unix_ms(account.created_unix_ms);
  return state;
}

}  // namespace fate::server
