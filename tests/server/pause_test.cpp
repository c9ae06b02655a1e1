// The vote for a pause, matches without players, and clocks over a restart.
#include <catch2/catch.hpp>

#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

v1::ClientMessage vote(bool on) {
  return client_message([&](v1::ClientMessage& m) { m.mutable_vote_pause()->set_on(on); });
}

// My own question, that nobody else is asked.
bool find_question(Bench& b, Guest& me) {
  bool found = false;
  b.run_until([&] {
    const auto q = me.question();
    if (q && q->mine() && q->asked_size() == 1 && b.room.play()->clock().opened() == b.world.time) return found = true;
    b.answer_one();
    return false;
  });
  return found;
}

const v1::Room& state(const Guest& g) { return g.newest(M::kRoomState)->room_state().room(); }

}  // namespace

TEST_CASE("more than half of the players stop the clocks; nothing is lost and nothing counts", "[pause]") {
  Bench b(51);
  Guest& me = b.join();
  Guest& other = b.join();
  CHECK(me.say(vote(true)) == E::NO_MATCH);
  b.start();
  REQUIRE(find_question(b, me));
  b.world.time += 3'000;
  CHECK(me.say(vote(true)) == E::UNKNOWN);
  b.world.settle();
  CHECK_FALSE(state(other).paused());
  CHECK(state(other).seats(0).wants_pause());
  CHECK(other.say(vote(true)) == E::UNKNOWN);
  b.world.settle();
  CHECK(state(me).paused());
  CHECK(state(me).pause_left_ms() == 600'000);
  const std::uint64_t hash = b.room.play()->match().hash();
  CHECK(me.say(b.answer_of(me)) == E::PAUSED);
  b.world.time += 400'000;
  b.world.settle();
  CHECK(b.room.play()->match().hash() == hash);
  CHECK(other.say(vote(false)) == E::UNKNOWN);
  b.world.settle();
  CHECK_FALSE(state(me).paused());
  CHECK_FALSE(state(me).seats(0).wants_pause());
  REQUIRE(me.question());
  CHECK(me.question()->remaining_ms() == me.question()->total_ms() - 3'000);
  CHECK(me.question()->bank_ms() == 60'000);
  CHECK(me.say(b.answer_of(me)) == E::UNKNOWN);

  // What is left of it is used up, then the match goes on by itself.
  CHECK(me.say(vote(true)) == E::UNKNOWN);
  CHECK(other.say(vote(true)) == E::UNKNOWN);
  b.world.settle();
  REQUIRE(state(me).paused());
  const Ms before = b.world.time;
  b.world.advance();
  CHECK(b.world.time - before == 200'000);
  CHECK_FALSE(state(me).paused());
  CHECK(me.say(vote(true)) == E::NOT_ALLOWED);
  b.play_to_end();
}

TEST_CASE("who leaves no longer votes", "[pause]") {
  Bench b(52);
  Guest& me = b.join();
  Guest& other = b.join();
  b.start();
  CHECK(me.say(vote(true)) == E::UNKNOWN);
  b.world.settle();
  CHECK_FALSE(b.room.play()->paused());
  b.room.detach(other.id, other.link);
  b.world.settle();
  CHECK(b.room.play()->paused());
  b.room.detach(me.id, me.link);
  b.world.settle();
  CHECK_FALSE(b.room.play()->paused());
}

TEST_CASE("a match without any player goes on for a while, then bots end it at once", "[pause]") {
  Bench b(53);
  Guest& me = b.join();
  b.start();
  REQUIRE(find_question(b, me));
  b.room.detach(me.id, me.link);
  const Ms before = b.world.time;
  while (b.world.time - before < 119'000 && b.world.advance()) {
  }
  CHECK(b.room.roster().playing());
  b.play_to_end(false);
  CHECK(b.world.time - before <= 121'000);
  CHECK(b.world.ended[0].second.empty());
}

TEST_CASE("after a restart a question has the time that was left when the server was last alive", "[pause]") {
  Bench b(54);
  Guest& me = b.join();
  b.start();
  REQUIRE(find_question(b, me));
  const v1::Question q = *me.question();
  const std::int64_t alive = b.world.unix_ms() + 4'000;
  const std::vector<std::string> records = b.world.log.logs.begin()->second;
  v1::Record first;
  REQUIRE(first.ParseFromString(records.front()));
  std::vector<server::Person> persons;
  for (const auto& s : first.start().seats()) persons.push_back({s.bot() ? 0 : me.id, s.name(), s.token_hash(), {}});

  Bench again(1);
  again.world.time = 77;
  again.world.log.logs["OLD"] = records;
  REQUIRE(again.room.restore("OLD", first.start(), persons, records, alive).empty());
  Guest& back = again.guest();
  back.id = me.id;
  // Coming back costs nobody time.
  again.world.time += 5'000;
  again.room.attach(back.arrival(), v1::Welcome());
  REQUIRE(back.question());
  CHECK(back.question()->id() == q.id());
  CHECK(back.question()->remaining_ms() == q.total_ms() - 4'000);
  CHECK(back.question()->actions_size() == q.actions_size());
  again.play_to_end();
}

TEST_CASE("a pause outlives a restart", "[pause]") {
  Bench b(55);
  Guest& me = b.join();
  b.start();
  REQUIRE(find_question(b, me));
  b.world.time += 2'000;
  CHECK(me.say(vote(true)) == E::UNKNOWN);
  b.world.settle();
  REQUIRE(b.room.play()->paused());
  const std::vector<std::string> records = b.world.log.logs.begin()->second;
  v1::Record first;
  REQUIRE(first.ParseFromString(records.front()));
  std::vector<server::Person> persons;
  for (const auto& s : first.start().seats()) persons.push_back({s.bot() ? 0 : me.id, s.name(), s.token_hash(), {}});
  Bench again(1);
  again.world.log.logs["OLD"] = records;
  REQUIRE(again.room.restore("OLD", first.start(), persons, records, b.world.unix_ms() + 60'000).empty());
  CHECK(again.room.play()->paused());
  CHECK(again.room.play()->pause_left(again.world.time) == 540'000);
  Guest& back = again.guest();
  back.id = me.id;
  again.room.attach(back.arrival(), v1::Welcome());
  again.world.settle();
  CHECK(again.room.play()->paused());
  CHECK(back.say(vote(false)) == E::UNKNOWN);
  again.world.settle();
  CHECK_FALSE(again.room.play()->paused());
  REQUIRE(back.question());
  CHECK(back.question()->remaining_ms() == back.question()->total_ms() - 2'000);
  again.play_to_end();
}
