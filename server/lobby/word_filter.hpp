// Words that chat does not show. Immutable after loading: any thread may ask.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fate::server {

class WordFilter {
 public:
  // UTF-8, a word a line; empty lines and lines with # at the front are skipped. Empty, or what is wrong.
  std::string load(const std::string& file);
  void add(std::string_view word);
  bool empty() const { return words_.empty(); }

  // The text with *** in place of each such word, whatever its case or width. A word of an alphabet stands alone
  // ("ass" is not in "class"); one of a script without spaces is found anywhere.
  std::string clean(std::string_view utf8) const;
  // Whether there is such a word in it.
  bool objects(std::string_view utf8) const { return !empty() && clean(utf8) != utf8; }

 private:
  std::unordered_map<char32_t, std::vector<std::u32string>> words_;  // folded, by first letter; the longest first
  std::size_t count_ = 0;
};

}  // namespace fate::server
