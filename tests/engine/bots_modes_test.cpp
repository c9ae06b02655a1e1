// The bots' goals where there are no identities.
#include <catch2/catch.hpp>

#include "engine/bots/bot.hpp"
#include "engine/bots/regard.hpp"
#include "engine/fate/game.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;
using view::TableView;

namespace {

TableView table(ModeId mode, std::uint8_t seats) {
  TableView t;
  t.viewer = view::Viewer::of(0);
  t.mode = mode;
  t.turn = t.round = 1;
  t.seat_count = seats;
  for (int i = 0; i < seats; ++i) {
    t.seats[i].hero = HeroId::plain;
    t.seats[i].hp = 4;
    t.seats[i].max_hp = 4;
  }
  return t;
}

int regard(const TableView& t, Seat s) {
  bots::Memory memory;
  memory.look(t);
  return bots::regards(t, bots::believe(t, memory), memory).of[s];
}

void lies_dying(TableView& t, Seat who, Seat by) {
  ResolutionRecord r;
  r.kind = ResolutionKind::dying;
  r.user = by;
  r.target_count = 1;
  r.targets[0] = who;
  t.stack.push_back(r);
}

// Plays a match with these levels by seat, from the starter on where there is one.
Match& play(Match& m, const char* const (&levels)[4], std::uint64_t seed) {
  std::unique_ptr<bots::Bot> bots[max_seats];
  const Game& g = m.game();
  const Seat first = g.starter == no_seat ? Seat{0} : g.starter;
  for (int i = 0; i < g.seat_count; ++i) bots[(first + i) % g.seat_count] = bots::make_bot(levels[i], seed * 8 + 1);
  for (int questions = 0; !m.over(); ++questions) {
    if (questions > 20'000) FAIL("a match of bots does not end");
    const std::uint32_t id = m.question().id;
    m.clear_events();
    for (const Seat s : m.question().waiting()) {
      const auto v = view::Viewer::of(s);
      const Refusal r = m.answer(s, id, bots[s]->answer(view::table(g, v), *view::question(g, v)));
      REQUIRE(r == Refusal::none);
    }
    for (Seat s = 0; s < g.seat_count; ++s)
      for (const Event& e : m.events().events)
        if (const auto seen = view::event(e, m.events(), view::Viewer::of(s))) bots[s]->saw(*seen);
  }
  REQUIRE(m.fault() == nullptr);
  return m;
}

}  // namespace

TEST_CASE("in a team game a bot is for its team, wherever it sits", "[bots]") {
  TableView t = table(ModeId::fate2_2v2, 4);
  const std::uint8_t team[] = {2, 2, 1, 1};
  for (int i = 0; i < 4; ++i) t.seats[i].team = team[i];
  CHECK(regard(t, 1) >= bots::friend_regard);
  CHECK(regard(t, 2) < -50);
  CHECK(regard(t, 3) < -50);
}

TEST_CASE("one against one: the other is the enemy", "[bots]") {
  CHECK(regard(table(ModeId::fate2_1v1_rotation, 2), 1) < -50);
}

TEST_CASE("three for themselves: the one before is the prey, the one after is left to nobody else (R240)", "[bots]") {
  TableView t = table(ModeId::fate2_1v1v1, 3);
  CHECK(regard(t, 2) < -80);
  CHECK(regard(t, 1) < 0);
  CHECK(regard(t, 1) > regard(t, 2));
  const int strong = regard(t, 1);
  t.seats[1].hp = 1;
  CHECK(regard(t, 1) > strong);

  TableView falling = t;
  lies_dying(falling, 1, 2);             // my prey is about to kill its own: it would win
  CHECK(regard(falling, 1) >= bots::friend_regard);
  TableView by_me = t;
  lies_dying(by_me, 1, 0);
  CHECK(regard(by_me, 1) < bots::friend_regard);
  TableView of_two = t;
  of_two.seats[2].alive = false;         // then the other one is the prey
  CHECK(regard(of_two, 1) < -80);
}

TEST_CASE("sensible bots beat careless ones in every mode without identities", "[bots]") {
  int duels = 0;
  int teams = 0;
  int threes = 0;
  constexpr int matches = 60;
  for (std::uint64_t i = 0; i < matches; ++i) {
    const auto duel = Match::start(tests::config_of(ModeId::fate2_1v1_rotation), tests::seed_of(i));
    const Seat second = duel->game().starter == 0 ? 1 : 0;
    duels += play(*duel, {"random", "normal", "", ""}, i).outcome().winners.has(second) ? 1 : 0;
    const auto team = Match::start(tests::config_of(ModeId::fate2_2v2), tests::seed_of(i));
    const auto other = static_cast<Seat>((team->game().starter + 1) % 4);
    teams += play(*team, {"random", "normal", "normal", "random"}, i).outcome().winners.has(other) ? 1 : 0;
    const auto three = Match::start(tests::config_of(ModeId::fate2_1v1v1), tests::seed_of(i));
    threes += play(*three, {"random", "normal", "random", ""}, i).outcome().winners.has(1) ? 1 : 0;
  }
  CHECK(duels > matches * 3 / 4);
  CHECK(teams > matches * 3 / 4);
  CHECK(threes > matches / 2);
}
