// Results and ratings in the store, and what is shown of them. Part of one piece of work, as account_rows.hpp.
#pragma once

#include "server/accounts/account.hpp"
#include "server/accounts/result.hpp"
#include "server/accounts/sql.hpp"

namespace fate::server::rows {

inline constexpr std::uint32_t history_page = 20, leaderboard_page = 50;
// Whose rating is less certain does not stand on the leaderboard.
inline constexpr double leaderboard_deviation = 110;

// Writes down who played what and moves the ratings; nothing the second time. Gives whose ratings have changed.
std::vector<AccountId> count(Sql& sql, const MatchResult& result);

Strength strength(Sql& sql, AccountId id, const std::string& mode);

// Newest first; without a mode those of all.
v1::History history(Sql& sql, const Account& account, std::uint32_t offset, const std::string& mode = {});
v1::Leaderboard leaderboard(Sql& sql, const std::string& mode, std::uint32_t offset);

}  // namespace fate::server::rows
