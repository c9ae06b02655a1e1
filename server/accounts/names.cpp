#include "server/accounts/names.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "server/lobby/text.hpp"

namespace fate::server {
namespace {

constexpr std::size_t longest_input = 1024;   // bytes; longer text is no name

std::string mapped(std::string_view utf8, int options) {
  if (utf8.size() > longest_input) return {};
  utf8proc_uint8_t* out = nullptr;
  const auto size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()), static_cast<utf8proc_ssize_t>(utf8.size()),
                   &out, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, std::free);
  return size < 0 ? std::string() : std::string(reinterpret_cast<char*>(out), static_cast<std::size_t>(size));
}

std::vector<std::int32_t> code_points(std::string_view utf8) {
  std::vector<std::int32_t> all;
  auto at = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
  auto left = static_cast<utf8proc_ssize_t>(utf8.size());
  while (left > 0) {
    utf8proc_int32_t c = 0;
    const utf8proc_ssize_t size = utf8proc_iterate(at, left, &c);
    if (size <= 0) return {};
    all.push_back(c);
    at += size;
    left -= size;
  }
  return all;
}

// Lower case letters (the folding comes first) and digits that are drawn alike in common fonts.
constexpr std::pair<char32_t, char> look_alikes[] = {
    {U'0', 'o'},
    {U'1', 'l'},
    {U'i', 'l'},
    {U'|', 'l'},
    // Latin that no normal form takes apart.
    {U'æ', 'e'},
    {U'ð', 'o'},
    {U'ø', 'o'},
    {U'đ', 'd'},
    {U'ħ', 'h'},
    {U'ı', 'l'},
    {U'ł', 'l'},
    {U'ŧ', 't'},
    {U'ƅ', 'b'},
    {U'ƈ', 'c'},
    {U'ƙ', 'k'},
    {U'ǀ', 'l'},
    {U'ɑ', 'a'},
    {U'ɡ', 'g'},
    {U'ɩ', 'l'},
    {U'ɪ', 'l'},
    {U'ɯ', 'w'},
    {U'ʀ', 'r'},
    {U'ʏ', 'y'},
    {U'ʟ', 'l'},
    // Greek.
    {U'α', 'a'},
    {U'β', 'b'},
    {U'γ', 'y'},
    {U'ε', 'e'},
    {U'ζ', 'z'},
    {U'η', 'n'},
    {U'ι', 'l'},
    {U'κ', 'k'},
    {U'μ', 'u'},
    {U'ν', 'v'},
    {U'ο', 'o'},
    {U'ρ', 'p'},
    {U'σ', 'o'},
    {U'τ', 't'},
    {U'υ', 'u'},
    {U'χ', 'x'},
    {U'ω', 'w'},
    {U'ϲ', 'c'},
    {U'ϳ', 'j'},
    // Cyrillic.
    {U'а', 'a'},
    {U'в', 'b'},
    {U'г', 'r'},
    {U'е', 'e'},
    {U'з', '3'},
    {U'и', 'u'},
    {U'к', 'k'},
    {U'м', 'm'},
    {U'н', 'h'},
    {U'о', 'o'},
    {U'п', 'n'},
    {U'р', 'p'},
    {U'с', 'c'},
    {U'т', 't'},
    {U'у', 'y'},
    {U'х', 'x'},
    {U'ь', 'b'},
    {U'я', 'r'},
    {U'є', 'e'},
    {U'ѕ', 's'},
    {U'і', 'l'},
    {U'ј', 'j'},
    {U'ѵ', 'v'},
    {U'ғ', 'f'},
    {U'қ', 'k'},
    {U'ҝ', 'k'},
    {U'ң', 'h'},
    {U'ү', 'y'},
    {U'һ', 'h'},
    {U'ӏ', 'l'},
    {U'ԁ', 'd'},
    {U'ԍ', 'g'},
    {U'ԛ', 'q'},
    {U'ԝ', 'w'},
    // Armenian.
    {U'հ', 'h'},
    {U'ո', 'n'},
    {U'ս', 'u'},
    {U'օ', 'o'},
};

std::int32_t drawn_like(std::int32_t c) {
  for (const auto& [letter, like] : look_alikes)
    if (letter == static_cast<char32_t>(c)) return like;
  return c;
}

bool separates(std::int32_t c) {
  switch (utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_PC:
    case UTF8PROC_CATEGORY_PD:
    case UTF8PROC_CATEGORY_SK: return true;
    default:
      return c == '.' || c == ',' || c == '\'' || c == '`' || c == 0xb7 || c == 0x2bc || c == 0x2019 || c == 0x30fb;
  }
}

void replace_all(std::string& in, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = in.find(what, at)) != std::string::npos; at += by.size())
    in.replace(at, what.size(), by);
}

std::string folded(std::string_view name) {
  return mapped(name, UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE |
                          UTF8PROC_STRIPMARK);
}

std::string drawn(const std::vector<std::int32_t>& letters) {
  std::string out;
  for (const std::int32_t c : letters) {
    if (separates(c)) continue;
    std::array<utf8proc_uint8_t, 4> bytes;
    const auto size = utf8proc_encode_char(drawn_like(c), bytes.data());
    out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
  }
  replace_all(out, "rn", "m");
  replace_all(out, "vv", "w");
  return out;
}

bool letter_or_digit(std::int32_t c) {
  const auto category = utf8proc_category(c);
  return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
         (category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO);
}

// As a word anywhere in the name.
constexpr std::string_view reserved_words[] = {"admin", "administrator", "moderator", "mod",      "system", "server",
                                               "staff", "official",      "support",   "operator", "root",   "bot"};
// As the whole name.
constexpr std::string_view reserved_whole[] = {"fate", "fated", "nobody", "everybody", "all", "me", "null"};
// Names that the server gives to those without one start so.
constexpr std::string_view given_start = "guest";
// Anywhere, because there are no spaces between words.
constexpr std::string_view reserved_parts[] = {"管理员", "管理員", "版主",   "系统",  "系統",
                                               "官方",   "客服",   "服务器", "伺服器"};

template <class List>
std::set<std::string, std::less<>> skeletons(const List& words) {
  std::set<std::string, std::less<>> all;
  for (const std::string_view word : words) all.insert(skeleton(word));
  return all;
}

}  // namespace

std::string composed(std::string_view utf8) { return mapped(utf8, UTF8PROC_STABLE | UTF8PROC_COMPOSE); }

std::string tidy_name(std::string_view typed) {
  std::string name = trimmed(composed(typed));
  while (name.find("  ") != std::string::npos) replace_all(name, "  ", " ");
  return name;
}

std::string skeleton(std::string_view name) { return drawn(code_points(folded(name))); }

bool reserved_name(std::string_view tidy) {
  const std::vector<std::int32_t> letters = code_points(folded(tidy));
  const std::string whole = drawn(letters);
  static const auto wholes = skeletons(reserved_whole), words = skeletons(reserved_words);
  if (wholes.contains(whole) || words.contains(whole)) return true;
  for (const std::string_view part : reserved_parts)
    if (tidy.find(part) != std::string_view::npos) return true;
  std::vector<std::int32_t> word;
  for (std::size_t i = 0; i <= letters.size(); ++i) {
    // A digit behind a word does not make it another one.
    const bool ends = i == letters.size() || !letter_or_digit(letters[i]) || (letters[i] >= '2' && letters[i] <= '9');
    if (!ends) {
      word.push_back(letters[i]);
      continue;
    }
    while (!word.empty() && (word.back() == '0' || word.back() == '1')) word.pop_back();
    if (words.contains(drawn(word))) return true;
    word.clear();
  }
  return false;
}

std::string why_no_account_name(std::string_view tidy) {
  if (!good_text(tidy, 2, longest_name)) return "a name has 2 to 16 visible characters";
  const std::vector<std::int32_t> letters = code_points(tidy);
  if (std::find(letters.begin(), letters.end(), 0x200d) != letters.end()) return "a name has no invisible characters";
  if (std::count_if(letters.begin(), letters.end(), letter_or_digit) < 2 || skeleton(tidy).empty())
    return "a name has at least two letters or digits";
  if (reserved_name(tidy) || skeleton(tidy).starts_with(given_start))
    return "that name is kept for the server and those who run it";
  return {};
}

}  // namespace fate::server
