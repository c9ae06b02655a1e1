// What every table of texts must fulfil, checked while compiling.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/catalog/text.hpp"

namespace fate::catalog {

constexpr int characters(std::string_view utf8) {
  int n = 0;
  for (const char c : utf8) n += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;
  return n;
}

constexpr bool complete(const Text& t) { return !t.hant.empty() && !t.hans.empty() && !t.en.empty(); }
constexpr bool empty(const Text& t) { return t.hant.empty() && t.hans.empty() && t.en.empty(); }
constexpr bool fits(const Text& t, int limit) { return characters(t.hant) <= limit && characters(t.hans) <= limit; }

constexpr bool complete(const CardTexts& c) {
  return complete(c.name) && complete(c.brief) && complete(c.full) && (complete(c.enhanced) || empty(c.enhanced)) &&
         fits(c.brief, card_brief_limit);
}
constexpr bool complete(const SkillTexts& s) {
  return complete(s.name) && complete(s.brief) && complete(s.full) && fits(s.brief, skill_brief_limit);
}
constexpr bool complete(const FateTexts& f) {
  return complete(f.name) && complete(f.brief) && complete(f.full) && fits(f.brief, card_brief_limit);
}
constexpr bool complete(const HeroTexts& h) { return complete(h.name); }
constexpr bool complete(const ModeTexts& m) { return complete(m.name) && complete(m.full); }
constexpr bool complete(const SetTexts& s) { return complete(s.name); }
constexpr bool complete(const RuleTexts& r) { return complete(r.name); }
constexpr bool complete(const RulingTexts& r) { return complete(r.title); }

constexpr int number(const RulingTexts& r) { return r.number; }
template <class Row>
constexpr int number(const Row& r) {
  return static_cast<int>(r.id);
}

// Consecutive numbers from `first` on, and no text missing or too long.
template <class Row, std::size_t size>
constexpr bool in_order_and_complete(const Row (&table)[size], int first) {
  for (std::size_t i = 0; i < size; ++i) {
    if (number(table[i]) != first + static_cast<int>(i) || !complete(table[i])) return false;
  }
  return true;
}

}  // namespace fate::catalog
