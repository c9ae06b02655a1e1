// Random matches in every mode: they end, nothing breaks, and playing them again gives the same match.
#include <catch2/catch.hpp>

#include "engine/fate/census.hpp"
#include "engine/fate/game.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

TEST_CASE("random matches end and keep the census", "[match]") {
  for (const ModeId mode : tests::playable_modes()) {
    for (std::uint64_t i = 0; i < 60; ++i) {
      const auto m = Match::start(tests::config_of(mode, i), tests::seed_of(i));
      bots::Dice dice{i};
      tests::play_out(*m, dice, [&](Match& match) {
        const char* broken = broken_census(match.game());
        if (broken != nullptr) FAIL("mode " << static_cast<int>(mode) << " match " << i << ": " << broken);
      });
      CHECK(m->outcome().reason != OutcomeReason::none);
    }
  }
}

TEST_CASE("the same seed and choices give the same match", "[match]") {
  for (const ModeId mode : tests::playable_modes()) {
    struct Choice {
      Seat seat;
      Answer answer;
    };
    std::vector<Choice> choices;
    std::vector<std::uint64_t> hashes;
    const auto first = Match::start(tests::config_of(mode, 99), tests::seed_of(99));
    bots::Dice dice{4};
    while (!first->over()) {
      const Seat s = first->question().waiting().front();
      const Answer a = bots::random_answer(first->question(), s, dice);
      REQUIRE(first->answer(s, first->question().id, a) == Refusal::none);
      choices.push_back({s, a});
      hashes.push_back(first->hash());
    }
    const auto again = Match::start(tests::config_of(mode, 99), tests::seed_of(99));
    for (std::size_t i = 0; i < choices.size(); ++i) {
      REQUIRE(again->answer(choices[i].seat, again->question().id, choices[i].answer) == Refusal::none);
      REQUIRE(again->hash() == hashes[i]);
    }
    CHECK(again->over());
    CHECK(again->events().events.size() == first->events().events.size());
  }
}

TEST_CASE("saving, playing on and loading leads back", "[match]") {
  const auto m = Match::start(tests::config_of(ModeId::fate2_identity_5), tests::seed_of(7));
  bots::Dice dice{11};
  std::vector<std::byte> saved;
  for (int round = 0; round < 40 && !m->over(); ++round) {
    m->save(saved);
    const std::uint64_t before = m->hash();
    // Two different futures from here, then back.
    for (std::uint64_t branch = 0; branch < 2; ++branch) {
      bots::Dice other{branch * 1000 + static_cast<std::uint64_t>(round)};
      for (int i = 0; i < 25 && !m->over(); ++i) tests::answer_one_question(*m, other);
      m->load(saved);
      REQUIRE(m->hash() == before);
    }
    tests::answer_one_question(*m, dice);
  }
  CHECK(m->fault() == nullptr);
}

TEST_CASE("a refused answer changes nothing", "[match]") {
  const auto m = Match::start(tests::config_of(ModeId::fate2_identity_5), tests::seed_of(3));
  bots::Dice dice{5};
  for (int i = 0; i < 300 && !m->over(); ++i) {
    const std::uint64_t before = m->hash();
    const std::size_t events = m->events().events.size();
    const Seat asked = m->question().waiting().front();
    Answer bad;
    bad.action = 200;
    CHECK(m->answer(asked, m->question().id, bad) == Refusal::no_such_action);
    CHECK(m->answer(asked, m->question().id + 1, Answer{}) == Refusal::stale_question);
    Answer foreign = bots::random_answer(m->question(), asked, dice);
    foreign.cards.push_back(CardId::none);
    if (foreign.action != Answer::pass) CHECK(m->answer(asked, m->question().id, foreign) == Refusal::bad_cards);
    for (int s = 0; s < m->seats(); ++s)
      if (!m->question().asked.has(static_cast<Seat>(s)))
        CHECK(m->answer(static_cast<Seat>(s), m->question().id, Answer{}) == Refusal::not_asked);
    CHECK(m->hash() == before);
    CHECK(m->events().events.size() == events);
    tests::answer_one_question(*m, dice);
  }
}
