// What events say about why something happened: looked at in many random matches.
#include <catch2/catch.hpp>
#include <map>
#include <utility>

#include "engine/catalog/card_facts.hpp"
#include "engine/fate/game.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

template <class Look>
void watch_random_matches(int matches, Look&& look) {
  for (int n = 0; n < matches; ++n) {
    bots::Dice dice{static_cast<std::uint64_t>(n)};
    const auto m =
        Match::start(tests::config_of(ModeId::fate2_identity_8), tests::seed_of(static_cast<std::uint64_t>(n)));
    tests::play_out(*m, dice, [&](Match& match) {
      for (const Event& e : match.events().events) look(e, match.events());
      match.clear_events();
    });
  }
}

bool red(CardId c) { return colour_of(facts(c).suit) == Colour::red; }

// What the texts of the cards and heroes say.
bool succeeds(AbilityId why, CardId c) {
  if (c == CardId::none) return false;
  if (why == ability(CardType::planeswalkers_cloak)) return facts(c).suit == Suit::heart;
  if (why == ability(SkillId::headshot)) return !red(c);
  if (why == ability(SkillId::counter_helix)) return red(c) && facts(c).rank >= 2 && facts(c).rank <= 10;
  return red(c);
}

}  // namespace

TEST_CASE("a judgment says whether it is what it was for") {
  std::map<std::pair<AbilityId, bool>, int> seen;
  watch_random_matches(300, [&](const Event& e, const EventLog& log) {
    if (e.kind != EventKind::judged) return;
    const auto cards = log.cards_of(e);
    const bool expected = succeeds(e.ability, cards.empty() ? CardId::none : cards[0]);
    CHECK(e.flag == expected);
    ++seen[{e.ability, expected}];
  });
  for (const AbilityId why : {ability(CardType::planeswalkers_cloak), ability(CardType::blade_mail),
                              ability(SkillId::headshot), ability(SkillId::counter_helix)}) {
    CHECK(seen[{why, true}] > 0);
    CHECK(seen[{why, false}] > 0);
  }
}

TEST_CASE("a skipped phase names the card that made it so") {
  std::map<AbilityId, int> seen;
  watch_random_matches(300, [&](const Event& e, const EventLog&) {
    if (e.kind == EventKind::phase_skipped) ++seen[e.ability];
  });
  CHECK(seen[ability(CardType::siren_song)] > 0);
  CHECK(seen[ability(CardType::time_stop)] > 0);
  CHECK(seen[ability(CardType::viper_strike)] > 0);
  CHECK(seen.size() == 3);
}
