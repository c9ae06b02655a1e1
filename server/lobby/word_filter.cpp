#include "server/lobby/word_filter.hpp"

#include <algorithm>
#include <fstream>

#include "server/lobby/text.hpp"
#include "server/regular_file.hpp"

namespace fate::server {
namespace {

constexpr std::size_t most_words = 100'000, longest_word = 100;

struct Letter {
  char32_t folded;
  std::size_t at;        // its first byte
};

// Simple case folding of the alphabets that have case and fit a rule, and wide Latin to plain.
char32_t folded(char32_t c) {
  if (c >= 0xff21 && c <= 0xff5e) c -= 0xfee0;
  if (c >= 'A' && c <= 'Z') return c + 32;
  if ((c >= 0xc0 && c <= 0xde && c != 0xd7) || (c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f)) return c + 32;
  if (c >= 0x400 && c <= 0x40f) return c + 80;
  if (c >= 0x100 && c <= 0x17f && c != 0x130 && c != 0x131 && c != 0x138 && c != 0x149 && c != 0x178 && c != 0x17f) {
    const bool odd_is_large = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    return ((c & 1) != 0) == odd_is_large ? c + 1 : c;
  }
  return c == 0x3c2 ? 0x3c3 : c;
}

// Letters and digits of scripts that put spaces between words.
bool spaced(char32_t c) {
  if (c < 0x80) return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
  return (c >= 0xc0 && c < 0x2000 && c != 0xd7 && c != 0xf7) || (c >= 0xac00 && c < 0xd7b0);
}

std::vector<Letter> letters(std::string_view s) {
  std::vector<Letter> out;
  for (std::size_t i = 0; i < s.size();) {
    const std::size_t at = i;
    out.push_back({folded(next_code_point(s, i)), at});
  }
  return out;
}

bool stands_at(const std::vector<Letter>& text, std::size_t i, const std::u32string& word) {
  if (i + word.size() > text.size()) return false;
  for (std::size_t k = 0; k < word.size(); ++k)
    if (text[i + k].folded != word[k]) return false;
  const std::size_t end = i + word.size();
  const bool glued_before = i > 0 && spaced(word.front()) && spaced(text[i - 1].folded);
  const bool glued_behind = end < text.size() && spaced(word.back()) && spaced(text[end].folded);
  return !glued_before && !glued_behind;
}

}  // namespace

void WordFilter::add(std::string_view word) {
  std::u32string folded_word;
  for (const Letter& l : letters(word)) folded_word += l.folded;
  if (folded_word.empty()) return;
  const auto shorter = [](const std::u32string& a, const std::u32string& b) { return a.size() > b.size(); };
  auto& alike = words_[folded_word.front()];
  alike.insert(std::upper_bound(alike.begin(), alike.end(), folded_word, shorter), folded_word);
  ++count_;
}

std::string WordFilter::load(const std::string& file) {
  if (is_no_file(file)) return file + ": this is not a file";
  std::ifstream in(file);
  if (!in) return "cannot read " + file;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::string word = trimmed(line);
    if (word.empty() || word.front() == '#') continue;
    const std::string where = file + ":" + std::to_string(number) + ": ";
    if (!good_text(word, 1, longest_word)) return where + "this is not a word";
    if (count_ >= most_words) return where + "there are too many words";
    add(word);
  }
  return in.bad() ? "cannot read " + file : "";
}

std::string WordFilter::clean(std::string_view utf8) const {
  if (words_.empty()) return std::string(utf8);
  const std::vector<Letter> text = letters(utf8);
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = 0;
    if (const auto alike = words_.find(text[i].folded); alike != words_.end())
      for (const std::u32string& w : alike->second)
        if (length == 0 && stands_at(text, i, w)) length = w.size();
    const std::size_t next = i + std::max<std::size_t>(length, 1);
    const std::size_t from = text[i].at, to = next < text.size() ? text[next].at : utf8.size();
    out += length == 0 ? utf8.substr(from, to - from) : std::string_view("***");
    i = next;
  }
  return out;
}

}  // namespace fate::server
