// Chance comes from the match's own generator alone, and a seat whose player is gone does what the deadline would.
#include <catch2/catch.hpp>

#include <memory>
#include <vector>

#include "engine/fate/game.hpp"
#include "engine/view/view.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

std::unique_ptr<Match> five(std::uint64_t seed) {
  return Match::start(tests::config_of(ModeId::fate2_identity_5), tests::seed_of(seed));
}

// Answers as the deadline would, up to `most` questions; the hash after each.
std::vector<std::uint64_t> by_default(Match& m, int most) {
  std::vector<std::uint64_t> hashes;
  for (int i = 0; i < most && !m.over(); ++i) {
    const std::uint32_t id = m.question().id;
    for (const Seat s : m.question().waiting())
      if (!m.over() && m.question().id == id) REQUIRE(m.answer(s, id, m.default_answer(s)) == Refusal::none);
    hashes.push_back(m.hash());
  }
  return hashes;
}

void answer_for_all_but(Match& m, Seat gone, bots::Dice& dice) {
  const std::uint32_t id = m.question().id;
  for (const Seat s : m.question().waiting()) {
    const Answer a = s == gone ? m.default_answer(s) : bots::random_answer(m.question(), s, dice);
    REQUIRE(m.answer(s, id, a) == Refusal::none);
    if (m.question().id != id) return;
  }
}

}  // namespace

TEST_CASE("R273 one seed decides every random choice, whatever else is played meanwhile", "[match]") {
  const auto alone = five(21);
  const std::vector<std::uint64_t> expected = by_default(*alone, 400);

  // The same match in turns with another one: no generator is shared.
  const auto again = five(21);
  const auto other = five(22);
  std::vector<std::uint64_t> seen;
  while (seen.size() < expected.size()) {
    const std::vector<std::uint64_t> one = by_default(*again, 1);
    REQUIRE(one.size() == 1);
    seen.push_back(one.front());
    by_default(*other, 3);
  }
  CHECK(seen == expected);
  CHECK(again->over() == alone->over());
}

TEST_CASE("R273 another seed deals other cards and identities", "[match]") {
  int same_hands = 0;
  int same_identities = 0;
  constexpr int seeds = 20;
  for (int i = 0; i < seeds; ++i) {
    const auto a = five(static_cast<std::uint64_t>(i));
    const auto b = five(static_cast<std::uint64_t>(i) + 1000);
    by_default(*a, 1);
    by_default(*b, 1);
    bool hands = true;
    bool identities = true;
    for (Seat s = 0; s < 5; ++s) {
      const CardList& left = a->game().hand(s);
      const CardList& right = b->game().hand(s);
      hands = hands && std::vector<CardId>(left.begin(), left.end()) == std::vector<CardId>(right.begin(), right.end());
      identities = identities && a->game().seats[s].identity == b->game().seats[s].identity;
    }
    same_hands += hands ? 1 : 0;
    same_identities += identities ? 1 : 0;
  }
  CHECK(same_hands == 0);
  CHECK(same_identities < seeds / 2);
}

TEST_CASE("R271 a seat whose player is gone plays on by default, unknown as before, and shares the result", "[match]") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto m = five(seed);
    const auto gone = static_cast<Seat>(seed % 5);
    bots::Dice dice{seed};
    Identity mine = Identity::unknown;
    bool looked_at = false;
    while (!m->over()) {
      answer_for_all_but(*m, gone, dice);
      REQUIRE(m->fault() == nullptr);
      if (m->over() || m->question().kind == QuestionKind::choose_hero) continue;
      mine = m->game().seats[gone].identity;
      for (const Event& e : m->events().events)
        looked_at = looked_at || (e.kind == EventKind::identity_shown && e.seat == gone && e.seen_by == SeatSet{0xff});
      m->clear_events();
      const view::TableView table = view::table(m->game(), view::Viewer::spectator());
      if (table.seats[gone].alive && !looked_at) CHECK(table.seats[gone].identity == Identity::unknown);
    }
    // Who has won does not depend on who was there.
    const view::TableView end = view::table(m->game(), view::Viewer::spectator());
    CHECK(end.identities[gone] == mine);
    CHECK(m->outcome().reason != OutcomeReason::none);
  }
}
