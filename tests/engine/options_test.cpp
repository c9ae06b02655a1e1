// Choices that are told apart by a number alone. The client has words for them, one by one: this list and the client's
// tests keep the two together.
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/fate/game.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

// Heroes are named by themselves.
bool names_heroes(QuestionKind k) { return k == QuestionKind::choose_hero || k == QuestionKind::rotate; }

bool told_apart_by_option(const Question& q, const Action& a) {
  for (const Action& b : q.actions)
    if (b.seat == a.seat && b.verb == a.verb && b.ability == a.ability && b.card_type == a.card_type &&
        b.option != a.option)
      return true;
  return false;
}

// What it is called: by itself, else by what the question is about.
std::string line_of(const Question& q, const Action& a) {
  std::ostringstream out;
  out << static_cast<int>(q.kind) << ' ' << static_cast<int>(a.verb) << ' ' << static_cast<int>(a.ability) << ' '
      << static_cast<int>(a.card_type) << ' ' << static_cast<int>(a.option);
  return out.str();
}

std::set<std::string> known() {
  std::ifstream file(FATE_SOURCE "/web-client/tests/unit/data/options.txt");
  std::set<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line[0] != '#') lines.insert(line);
  return lines;
}

}  // namespace

TEST_CASE("every choice by number is on the list that the client has words for") {
  std::set<std::string> seen;
  for (const ModeId mode : tests::playable_modes())
    for (std::uint64_t n = 0; n < 60; ++n) {
      bots::Dice dice{n};
      const auto m = Match::start(tests::config_of(mode, n), tests::seed_of(900 + n));
      tests::play_out(*m, dice, [&](Match& match) {
        const Question& q = match.question();
        if (match.over() || names_heroes(q.kind)) return;
        for (const Action& a : q.actions)
          if (told_apart_by_option(q, a)) seen.insert(line_of(q, a));
      });
    }
  const std::set<std::string> listed = known();
  for (const std::string& line : seen) {
    INFO("kind, verb, ability, card type, option: " << line);
    CHECK(listed.contains(line));
  }
  CHECK(seen.size() > 20);
}
