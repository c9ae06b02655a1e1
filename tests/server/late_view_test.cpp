// What spectators are shown, late, where the room allows more than the public view; and who may take a seat.
#include <google/protobuf/util/message_differencer.h>
#include <catch2/catch.hpp>

#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

void allow(Bench& b, v1::RoomSettings::SpectatorRule rule, std::uint32_t delay, bool take_over = false) {
  v1::ClientMessage m;
  v1::RoomSettings& s = *m.mutable_change_settings()->mutable_settings();
  s.set_mode("fate2_identity_5");
  s.set_spectators(true);
  s.set_spectator_rule(rule);
  s.set_spectator_seat(2);
  s.set_spectator_delay_turns(delay);
  s.set_take_over(take_over);
  REQUIRE(b.guests.front().say(m) == E::UNKNOWN);
}

v1::ClientMessage take_seat(std::uint32_t seat) {
  return client_message([&](v1::ClientMessage& m) { m.mutable_take_seat()->set_seat(seat); });
}

}  // namespace

TEST_CASE("an all-seeing spectator sees everything, some turns late, and the end with everybody", "[late]") {
  Bench b(61);
  b.join();
  Guest& watcher = b.guest();
  allow(b, v1::RoomSettings::ALL_SEEING, 2);
  b.room.watch(watcher.arrival());
  b.start();
  REQUIRE(watcher.newest(M::kMatchState) != nullptr);
  CHECK(watcher.newest(M::kMatchState)->match_state().snapshot().all_seeing());
  const auto& game = b.room.play()->match();
  b.run_until([&] {
    b.answer_one();
    if (game.over()) return true;
    const std::uint32_t now = b.room.play()->turns_of_choices().back();
    for (const M& m : watcher.inbox()) {
      if (m.has_update() && m.update().has_question()) REQUIRE_FALSE(m.update().question().mine());
    }
    // A match state in between tells where the late view stands.
    watcher.say(client_message([](auto& m) { m.mutable_resync(); }));
    const std::uint32_t shown = watcher.newest(M::kMatchState)->match_state().snapshot().turn();
    REQUIRE(shown + 2 <= std::max(now, 2u));
    return now > 12;
  });
  CHECK(watcher.newest(M::kMatchState)->match_state().snapshot().turn() > 0);
  b.play_to_end();
  const auto* last = watcher.newest(M::kMatchState);
  REQUIRE(last != nullptr);
  CHECK(last->match_state().snapshot().has_outcome());
}

TEST_CASE("the late view of one seat is that seat's view as it was", "[late]") {
  Bench b(62);
  b.join();
  Guest& second = b.join();
  Guest& watcher = b.guest();
  allow(b, v1::RoomSettings::ONE_SEAT, 1);
  b.room.watch(watcher.arrival());
  b.start();
  REQUIRE(watcher.newest(M::kMatchState)->match_state().snapshot().viewer() == 2);
  b.play_to_end();
  // Everything the seat was told, in order, up to where the late view jumped to the end.
  const auto events_of = [](const Guest& g) {
    std::vector<v1::Event> all;
    for (const M& m : g.inbox())
      for (const auto& e : m.update().events()) all.push_back(e);
    return all;
  };
  const std::vector<v1::Event> seat = events_of(second), shown = events_of(watcher);
  REQUIRE(shown.size() > 50);
  REQUIRE(shown.size() <= seat.size());
  for (std::size_t i = 0; i < shown.size(); ++i)
    REQUIRE(google::protobuf::util::MessageDifferencer::Equals(shown[i], seat[i]));
  for (const M& m : watcher.inbox()) {
    CHECK_FALSE(m.update().question().mine());
    CHECK(m.update().question().actions_size() == 0);
  }
}

TEST_CASE("who may be behind a seat as well is shown the public view only", "[late]") {
  Bench b(63);
  Guest& me = b.guest();
  me.address = "10.0.0.1";
  b.room.join(me.arrival());
  Guest& twin = b.guest();
  twin.address = "10.0.0.1";
  Guest& stranger = b.guest();
  stranger.address = "10.0.0.2";
  allow(b, v1::RoomSettings::ALL_SEEING, 1);
  b.room.watch(twin.arrival());
  b.room.watch(stranger.arrival());
  b.start();
  CHECK_FALSE(twin.newest(M::kMatchState)->match_state().snapshot().all_seeing());
  CHECK(stranger.newest(M::kMatchState)->match_state().snapshot().all_seeing());
  b.play_to_end();
  for (const M& m : twin.inbox())
    if (m.has_match_state()) CHECK_FALSE(m.match_state().snapshot().all_seeing());
  CHECK(twin.newest(M::kRoomState)->room_state().room().watching_as() == v1::RoomSettings::PUBLIC);
  CHECK(stranger.newest(M::kRoomState)->room_state().room().watching_as() == v1::RoomSettings::ALL_SEEING);
}

TEST_CASE("a spectator takes a seat that was left, and keeps it over a restart", "[late]") {
  Bench b(64);
  b.join();
  Guest& leaver = b.join();
  Guest& watcher = b.guest();
  allow(b, v1::RoomSettings::PUBLIC, 1, true);
  b.room.watch(watcher.arrival());
  b.start();
  for (int i = 0; i < 20; ++i) b.answer_one(), b.world.advance();
  CHECK(watcher.say(take_seat(2)) == E::SEAT_TAKEN);
  CHECK(watcher.say(take_seat(9)) == E::NO_SUCH_SEAT);
  leaver.say(client_message([](auto& m) { m.mutable_leave_room(); }));
  b.world.settle();
  CHECK(watcher.newest(M::kRoomState)->room_state().room().seats(1).left());
  CHECK(watcher.say(take_seat(2)) == E::UNKNOWN);
  CHECK(b.room.roster().member(watcher.id)->seat == -1);   // not before it is stored
  b.world.settle();
  REQUIRE(b.room.roster().member(watcher.id)->seat == 1);
  CHECK(watcher.newest(M::kMatchState)->match_state().snapshot().viewer() == 2);
  CHECK(watcher.newest(M::kRoomState)->room_state().room().my_seat() == 2);
  // The seat has another owner: who left it only watches, and may not take another one.
  leaver.link += 1000;
  b.room.join(leaver.arrival());
  b.world.settle();
  REQUIRE(b.room.roster().member(leaver.id) != nullptr);
  CHECK(b.room.roster().member(leaver.id)->seat == -1);
  CHECK(leaver.say(take_seat(1)) == E::NOT_ALLOWED);
  b.run_until([&] { return watcher.question() && watcher.question()->mine(); });
  CHECK(watcher.say(b.answer_of(watcher)) == E::UNKNOWN);
  b.play_to_end();
  bool stored = false;
  for (const std::string& bytes : b.world.log.logs.begin()->second) {
    v1::Record r;
    REQUIRE(r.ParseFromString(bytes));
    if (!r.has_seat_taken()) continue;
    stored = true;
    CHECK(r.seat_taken().seat() == 2);
    CHECK(r.seat_taken().by().token_hash() == watcher.person().token_hash);
  }
  CHECK(stored);
}

TEST_CASE("no seat for who has seen hidden cards, nor where the room does not allow it", "[late]") {
  const bool allowed = GENERATE(true, false);
  Bench b(65);
  b.join();
  Guest& leaver = b.join();
  Guest& watcher = b.guest();
  allow(b, allowed ? v1::RoomSettings::ALL_SEEING : v1::RoomSettings::PUBLIC, 1, allowed);
  b.room.watch(watcher.arrival());
  b.start();
  leaver.say(client_message([](auto& m) { m.mutable_leave_room(); }));
  b.world.settle();
  CHECK(watcher.say(take_seat(2)) == E::NOT_ALLOWED);
}
