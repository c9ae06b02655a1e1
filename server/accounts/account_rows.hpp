// Accounts, sessions and blocks in the store. Each call is part of one piece of work; whether it could be done at all
// says sql.ok().
#pragma once

#include <optional>

#include "server/accounts/account.hpp"
#include "server/accounts/sql.hpp"

namespace fate::server::rows {

inline constexpr int most_sessions = 20;       // of one account: the one longest unused makes room
inline constexpr int most_blocked = 200;
inline constexpr std::int64_t session_valid_ms = 90ll * 24 * 3'600'000;   // unused for so long: no longer valid

std::optional<Account> account(Sql& sql, AccountId id);
AccountId find(Sql& sql, const std::string& name_key);     // 0 = nobody has it
std::string password_of(Sql& sql, AccountId id);
// 0 if the name is taken.
AccountId add(Sql& sql, const std::string& name, const std::string& key, const std::string& password,
              std::int64_t unix_ms);
// False if the name is taken.
bool rename(Sql& sql, AccountId id, const std::string& name, const std::string& key);
void set_password(Sql& sql, AccountId id, const std::string& password);

// 0 if that token is in use.
std::uint64_t open_session(Sql& sql, AccountId id, const std::string& token_hash, const std::string& client,
                           std::int64_t unix_ms);
struct Found {
  AccountId account = 0;
  std::uint64_t session = 0;
};
// Whose token it is. Notes that the session is in use.
Found session(Sql& sql, const std::string& token_hash, std::int64_t unix_ms);
v1::SessionList sessions(Sql& sql, AccountId id, std::uint64_t current, std::int64_t unix_ms);
bool close_session(Sql& sql, AccountId id, std::uint64_t session);
void close_others(Sql& sql, AccountId id, std::uint64_t but);

// False if there are too many already.
bool block(Sql& sql, AccountId id, AccountId whom);
void unblock(Sql& sql, AccountId id, AccountId whom);

}  // namespace fate::server::rows
