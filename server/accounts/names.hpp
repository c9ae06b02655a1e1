// Names of people: how they are written down, and which of them look alike. Any thread may call; nothing is kept.
#pragma once

#include <string>
#include <string_view>

namespace fate::server {

inline constexpr std::size_t longest_name = 16;   // code points

// Composed (NFC), without white space at its ends, one space where there were several. Empty if it is not UTF-8.
std::string tidy_name(std::string_view typed);
// The same text by whatever keyboard it was typed (NFC). Passwords are hashed so. Empty if it is not UTF-8.
std::string composed(std::string_view utf8);

// What a name looks like: letters in one case, compatible forms, marks, spaces and signs between letters left out, and
// letters that are mistaken for each other (Latin, Cyrillic, Greek; 0 and o; 1, l and I; rn and m; vv and w) made one.
// Names with equal skeletons are confusable. Accounts are found by it: another table here needs a migration there.
std::string skeleton(std::string_view name);

// Would be taken for the server or those who run it.
bool reserved_name(std::string_view tidy);

// Can a new account have it? Empty, or what is wrong with it, in English. Does not know who has it already.
std::string why_no_account_name(std::string_view tidy);

}  // namespace fate::server
