#include "server/lobby/text.hpp"

#include <cstdint>

namespace fate::server {
namespace {

constexpr std::size_t most_marks = 3;   // on one letter; more reach over its neighbours

bool unwanted(std::uint32_t c) {
  if (c < 0x20 || (c >= 0x7f && c < 0xa0)) return true;                  // controls
  if (c == 0xad || c == 0x61c || c == 0x180e || c == 0xfeff) return true; // invisible
  // Fillers: letters that look like nothing.
  if (c == 0x34f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 || c == 0x2800 || c == 0x3164) return true;
  if (c == 0xffa0) return true;
  if (c >= 0x200b && c <= 0x200f && c != 0x200d) return true;  // zero width (but the joiner of emoji), marks
  if (c >= 0x2028 && c <= 0x202e) return true;  // separators, embeddings
  if (c >= 0x2060 && c <= 0x206f) return true;  // invisible operators, isolates
  if (c >= 0xd800 && c <= 0xf8ff) return true;  // surrogates, private use
  return (c & 0xfffe) == 0xfffe || c >= 0xe0000;  // no characters, tags
}

// Marks that are set on the letter before them, as far as they can be piled up.
bool combining(std::uint32_t c) {
  return (c >= 0x300 && c < 0x370) || (c >= 0x483 && c < 0x48a) || (c >= 0x1ab0 && c < 0x1b00) ||
         (c >= 0x1dc0 && c < 0x1e00) || (c >= 0x20d0 && c < 0x2100) || (c >= 0xfe20 && c < 0xfe30);
}

bool white(unsigned char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

std::uint32_t next_code_point(std::string_view s, std::size_t& i) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(s[at]); };
  const unsigned char first = byte(i);
  if (first < 0x80) return byte(i++);
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || i + length > s.size()) return ++i, 0;
  std::uint32_t c = first & (0x7fu >> length);
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(i + k) & 0xc0) != 0x80) return ++i, 0;
    c = c << 6 | (byte(i + k) & 0x3fu);
  }
  i += length;
  return c;
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && white(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && white(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return std::string(text);
}

bool good_text(std::string_view utf8, std::size_t min, std::size_t max) {
  if (utf8.size() > max * 4) return false;
  std::size_t count = 0, marks = 0;
  for (std::size_t i = 0; i < utf8.size(); ++count) {
    const std::uint32_t c = next_code_point(utf8, i);
    marks = combining(c) ? marks + 1 : 0;
    if (unwanted(c) || marks > most_marks) return false;
  }
  return count >= min && count <= max;
}

}  // namespace fate::server
