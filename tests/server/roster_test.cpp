// The room's state machine: single rules first, then thousands of random interleavings against what must always hold.
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "server/room/roster.hpp"
#include "tests/sanitizers/sanitized.hpp"
#include "tests/server/room_world.hpp"

using namespace fate;
using namespace fate::server;
using E = v1::Error;

namespace {

Person person(GuestId g) { return {g, "P" + std::to_string(g), "h" + std::to_string(g), {}}; }

void must_hold(const Roster& r) {
  const auto& seats = r.seats();
  REQUIRE(static_cast<int>(seats.size()) == r.settings().seats);
  std::set<GuestId> seated, members;
  for (const Member& m : r.members()) {
    REQUIRE(members.insert(m.person.guest).second);
    if (m.seat < 0) continue;
    REQUIRE(m.seat < r.settings().seats);
    const RoomSeat& s = seats[static_cast<std::size_t>(m.seat)];
    REQUIRE(s.kind == v1::Occupant::PLAYER);
    REQUIRE(s.person.guest == m.person.guest);
    REQUIRE_FALSE(s.left);
  }
  for (const RoomSeat& s : seats) {
    if (s.kind != v1::Occupant::PLAYER) {
      REQUIRE(s.person.guest == 0);
      continue;
    }
    REQUIRE(seated.insert(s.person.guest).second);
    REQUIRE(s.left == (r.member(s.person.guest) == nullptr));
    if (s.left) REQUIRE(r.playing());
    if (s.left) REQUIRE(s.stand_in);
    if (!r.playing()) REQUIRE_FALSE(s.stand_in);
  }
  if (r.playing())
    for (const RoomSeat& s : seats) REQUIRE(s.kind != v1::Occupant::EMPTY);
  // There is a host exactly as long as there is anybody.
  REQUIRE((r.host() != 0) == !r.members().empty());
  if (r.host() != 0) REQUIRE(r.member(r.host()) != nullptr);
}

}  // namespace

TEST_CASE("the first to join is the host and sits; others follow", "[roster]") {
  Roster r(test::settings());
  REQUIRE(r.join(person(1)) == fine);
  REQUIRE(r.join(person(2)) == fine);
  REQUIRE(r.host() == 1);
  REQUIRE(r.member(1)->seat == 0);
  REQUIRE(r.member(2)->seat == 1);
  REQUIRE(r.join(person(2)) == E::ALREADY_IN_ROOM);
  REQUIRE(r.add_bot(2, 0) == E::NOT_HOST);
  REQUIRE(r.add_bot(1, 2) == E::SEAT_TAKEN);
  REQUIRE(r.add_bot(1, 9) == E::NO_SUCH_SEAT);
  REQUIRE(r.may_start(1) == E::NOT_READY);
  for (int i = 0; i < 3; ++i) REQUIRE(r.add_bot(1, 0) == fine);
  REQUIRE(r.add_bot(1, 0) == E::ROOM_FULL);
  REQUIRE(r.may_start(1) == E::NOT_READY);
  REQUIRE(r.set_ready(2, true) == fine);
  REQUIRE(r.may_start(2) == E::NOT_HOST);
  REQUIRE(r.may_start(1) == fine);
  r.set_connected(2, false);
  REQUIRE(r.may_start(1) == E::NOT_READY);
}

TEST_CASE("the host passes on when the host leaves", "[roster]") {
  Roster r(test::settings());
  for (GuestId g = 1; g <= 3; ++g) r.join(person(g));
  r.set_connected(2, false);
  REQUIRE(r.leave(1) == fine);
  REQUIRE(r.host() == 3);
  REQUIRE(r.leave(3) == fine);
  REQUIRE(r.host() == 2);
  REQUIRE(r.leave(2) == fine);
  REQUIRE(r.host() == 0);
}

TEST_CASE("a smaller mode moves players together; bots make room", "[roster]") {
  Roster r(test::settings("fate2_identity_5"));
  r.join(person(1));
  r.join(person(2));
  REQUIRE(r.take_seat(2, 5) == fine);
  REQUIRE(r.add_bot(1, 2) == fine);
  REQUIRE(r.change_settings(2, test::settings("fate2_identity_4")) == E::NOT_HOST);
  REQUIRE(r.change_settings(1, test::settings("fate2_identity_4")) == fine);
  REQUIRE(r.seats().size() == 4);
  REQUIRE(r.member(2)->seat == 1);
  must_hold(r);
}

TEST_CASE("who leaves a running match keeps the seat and finds it again", "[roster]") {
  Roster r(test::settings());
  r.join(person(1));
  r.join(person(2));
  while (r.add_bot(1, 0) == fine) {
  }
  r.set_ready(2, true);
  r.begin_match();
  REQUIRE(r.leave(2) == fine);
  REQUIRE(r.seats()[1].left);
  REQUIRE(r.seats()[1].stand_in);
  REQUIRE(r.take_seat(1, 2) == E::MATCH_RUNNING);
  REQUIRE(r.join(person(3)) == fine);
  REQUIRE(r.member(3)->seat == -1);
  REQUIRE(r.join(person(2)) == fine);
  REQUIRE(r.member(2)->seat == 1);
  REQUIRE_FALSE(r.seats()[1].stand_in);
  REQUIRE(r.leave(2) == fine);
  REQUIRE(r.leave(1) == fine);
  REQUIRE(r.only_bots_play());
  r.end_match();
  REQUIRE(r.seats()[1].kind == v1::Occupant::EMPTY);
  REQUIRE(r.host() == 3);
}

TEST_CASE("two missed deadlines in a row bring a stand-in", "[roster]") {
  Roster r(test::settings());
  r.join(person(1));
  while (r.add_bot(1, 0) == fine) {
  }
  r.begin_match();
  REQUIRE_FALSE(r.missed(0));
  r.answered(0);
  REQUIRE_FALSE(r.missed(0));
  REQUIRE(r.missed(0));
  REQUIRE(r.seats()[0].stand_in);
  REQUIRE(r.came_back(1));
  REQUIRE_FALSE(r.seats()[0].stand_in);
  REQUIRE(r.set_stand_in(1, true) == fine);
  REQUIRE_FALSE(r.came_back(1));
  REQUIRE(r.seats()[0].stand_in);
  REQUIRE(r.answered(0));
  REQUIRE_FALSE(r.seats()[0].stand_in);
}

TEST_CASE("random interleavings keep the room in order", "[roster][model]") {
  std::mt19937 dice(7);
  const auto below = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  for (int game = 0; game < test::rounds(300, 60); ++game) {
    const char* modes[] = {"fate2_identity_4", "fate2_identity_5", "fate2_identity_6a", "fate2_identity_8"};
    Roster r(test::settings(modes[below(4)], below(4) != 0));
    for (int step = 0; step < 300; ++step) {
      const GuestId g = static_cast<GuestId>(1 + below(10));
      const auto seat = static_cast<std::uint32_t>(below(10));
      const Refused before = r.may_start(g);
      GuestId kicked = 0;
      switch (below(16)) {
        case 0:
        case 1:
        case 2: r.join(person(g)); break;
        case 3: r.watch(person(g)); break;
        case 4: r.leave(g); break;
        case 5: r.set_connected(g, below(2) == 0); break;
        case 6: r.take_seat(g, seat); break;
        case 7: r.set_ready(g, below(3) != 0); break;
        case 8:
        case 9: r.add_bot(g, seat); break;
        case 10: r.remove_bot(g, seat); break;
        case 11:
          if (r.kick(g, seat, kicked) == fine && kicked != 0) REQUIRE(r.member(kicked) == nullptr);
          break;
        case 12: r.change_settings(g, test::settings(modes[below(4)], true)); break;
        case 13:
          if (before == fine) r.begin_match();
          break;
        case 14: r.set_stand_in(g, below(2) == 0); break;
        case 15:
          if (r.playing()) below(4) == 0 ? r.end_match() : void(r.missed(below(r.settings().seats)));
          break;
      }
      must_hold(r);
    }
  }
}
