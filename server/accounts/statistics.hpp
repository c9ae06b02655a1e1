// What is told of a player's matches: only those that count. Part of one piece of work, as account_rows.hpp.
#pragma once

#include "server/accounts/account.hpp"
#include "server/accounts/sql.hpp"

namespace fate::server::rows {

inline constexpr std::uint32_t form_length = 20, longest_minutes = 240;
// Points of a rating's course: of one mode, and of each of them where all are asked for.
inline constexpr std::uint32_t course_of_one = 200, course_of_each = 40;

// Statistics of one mode, or of all where it is empty. Which modes there are, and their ratings, is told in any case.
v1::Profile profile(Sql& sql, const Account& account, const std::string& mode = {});

}  // namespace fate::server::rows
