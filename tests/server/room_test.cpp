// Whole matches in a room, with a clock that stands still and a log in memory.
#include <google/protobuf/util/message_differencer.h>
#include <catch2/catch.hpp>

#include "engine/bots/sampler.hpp"
#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

TEST_CASE("a quick match against bots goes to its end", "[room]") {
  Bench b(1);
  Guest& me = b.guest();
  b.open_quick(me);
  REQUIRE(b.room.roster().playing());
  b.play_to_end();
  CHECK(b.room.roster().stage() == v1::Room::FINISHED);
  REQUIRE(b.world.ended.size() == 1);
  CHECK(b.world.ended[0].second.empty());
  const auto* state = me.newest(M::kRoomState);
  REQUIRE(state != nullptr);
  CHECK(state->room_state().room().stage() == v1::Room::FINISHED);
  // The match's end was told with everybody's identity.
  const auto* update = me.newest(M::kUpdate);
  REQUIRE(update != nullptr);
  const auto& last = update->update().events(update->update().events_size() - 1);
  CHECK(last.kind() == v1::Event::MATCH_OVER);
  CHECK(last.outcome().identities_size() == 5);
}

TEST_CASE("numbers ascend by one for each member", "[room]") {
  Bench b(2);
  for (int i = 0; i < 3; ++i) b.join();
  b.start();
  b.play_to_end();
  for (const Guest& g : b.guests) {
    std::uint64_t expected = 0;
    for (const M& m : g.inbox())
      if (m.number() != 0) CHECK(m.number() == ++expected);
  }
}

TEST_CASE("a choice is told only after it is stored", "[room]") {
  Bench b(3);
  Guest& me = b.join();
  b.start();
  b.run_until([&] { return me.question() && me.question()->mine(); });
  const std::size_t before = me.inbox().size();
  const v1::Question q = *me.question();
  me.say(b.answer_of(me));
  b.world.room->tick();
  CHECK(me.inbox().size() == before);
  CHECK(me.say(b.answer_of(me)) == E::ALREADY_ANSWERED);
  b.world.settle();
  const auto* accepted = me.newest(M::kAccepted);
  REQUIRE(accepted != nullptr);
  CHECK(accepted->accepted().question() == q.id());
  CHECK(accepted->request() == me.requests - 1);
}

TEST_CASE("bad answers get one typed error and change nothing", "[room]") {
  Bench b(4);
  Guest& me = b.join();
  Guest& other = b.join();
  Guest& watcher = b.guest();
  const auto answer = [](std::uint32_t question, std::uint32_t action) {
    return client_message([&](v1::ClientMessage& m) {
      m.mutable_answer()->mutable_answer()->set_question(question);
      m.mutable_answer()->mutable_answer()->set_action(action);
    });
  };
  CHECK(me.say(answer(1, 0)) == E::NO_MATCH);
  b.room.watch(watcher.arrival());
  b.start();
  CHECK(me.say(client_message([](auto& m) { m.mutable_take_seat()->set_seat(3); })) == E::MATCH_RUNNING);
  int looked = 0;
  b.run_until([&] {
    const auto q = me.question();
    if (!q || !q->mine()) return false;
    const std::uint64_t hash = b.room.play()->match().hash();
    const std::size_t stored = b.world.log.logs.begin()->second.size();
    CHECK(me.say(answer(q->id() - 1, 0)) == E::STALE_QUESTION);
    CHECK(me.say(answer(q->id() + 1, 0)) == E::STALE_QUESTION);
    CHECK(me.say(answer(q->id(), 10'000)) == E::ILLEGAL_ANSWER);
    CHECK(me.say(answer(q->id(), static_cast<std::uint32_t>(q->actions_size()) + 1)) == E::ILLEGAL_ANSWER);
    v1::ClientMessage foreign = answer(q->id(), 1);
    foreign.mutable_answer()->mutable_answer()->add_cards(255);
    CHECK(me.say(foreign) == E::ILLEGAL_ANSWER);
    CHECK(watcher.say(answer(q->id(), 0)) == E::NOT_SEATED);
    if (!b.asked(*q, other)) CHECK(other.say(answer(q->id(), 0)) == E::NOT_ASKED);
    CHECK(b.world.log.waiting() == 0);
    CHECK(b.world.log.logs.begin()->second.size() == stored);
    CHECK(b.room.play()->match().hash() == hash);
    me.say(b.answer_of(me));
    return ++looked == 40 || b.room.play()->match().over();
  });
}

TEST_CASE("the deadline takes the default; two in a row bring a stand-in; an answer takes the seat back", "[room]") {
  Bench b(5);
  Guest& me = b.join();
  b.start();
  const auto seat = [&]() -> const server::RoomSeat& { return b.room.roster().seats()[0]; };
  b.run_until([&] { return seat().stand_in; });
  CHECK(seat().missed == 2);
  const auto* state = me.newest(M::kRoomState);
  CHECK(state->room_state().room().seats(0).stand_in());
  // The bot plays now: the seat's questions are answered within its thinking time.
  b.run_until([&] { return me.question() && me.question()->mine() && me.question()->asked_size() == 1; });
  CHECK(b.room.next_due() - b.world.time <= 900);
  me.say(b.answer_of(me));
  b.world.settle();
  CHECK_FALSE(seat().stand_in);
  CHECK(seat().missed == 0);
  CHECK(me.say(client_message([](auto& m) { m.mutable_set_stand_in()->set_on(true); })) == E::UNKNOWN);
  CHECK(seat().stand_in);
  b.play_to_end();
  CHECK(b.world.ended.size() == 1);
}

TEST_CASE("reconnecting at every question finds the same question and the time that is left", "[room]") {
  Bench b(6);
  Guest& me = b.join();
  b.start();
  int looked = 0;
  b.run_until([&] {
    const auto q = me.question();
    if (!q || !q->mine()) return false;
    b.world.time += 1'000;
    const std::uint64_t hash = b.room.play()->match().hash();
    b.room.detach(me.id, me.link);
    b.world.time += 1'000;
    // Half of the times exactly what was missed, half of the times a snapshot.
    const std::uint64_t last = looked % 2 == 0 ? me.last_number() : 0;
    me.link += 1000;
    b.room.attach(me.arrival(last), v1::Welcome());
    REQUIRE(me.inbox()[0].has_welcome());
    CHECK(me.inbox()[0].welcome().resumed() == (last != 0));
    CHECK(me.inbox()[0].welcome().room() == "ROOM");
    const auto again = me.question();
    REQUIRE(again);
    v1::Question expected = *q;
    // In a shared window a bot may have answered since it opened: then a little more time has passed.
    CHECK(again->remaining_ms() <= q->remaining_ms() - 2'000);
    if (q->asked_size() == 1) CHECK(again->remaining_ms() == q->remaining_ms() - 2'000);
    expected.set_remaining_ms(again->remaining_ms());
    CHECK(google::protobuf::util::MessageDifferencer::Equals(*again, expected));
    CHECK(b.room.play()->match().hash() == hash);
    if (last == 0) CHECK(me.newest(M::kMatchState) != nullptr);
    me.say(b.answer_of(me));
    b.world.settle();
    return ++looked == 60 || b.room.play()->match().over();
  });
  CHECK(looked > 10);
}

TEST_CASE("resuming sends exactly what was missed, byte for byte", "[room]") {
  Bench b(7);
  Guest& me = b.join();
  Guest& twin = b.join();
  b.start();
  for (int i = 0; i < 30 && b.room.roster().playing(); ++i) {
    const std::uint64_t last = me.last_number();
    b.room.detach(me.id, me.link);
    for (int k = 0; k < 3; ++k) b.world.advance();
    me.link += 1000;
    b.room.attach(me.arrival(last), v1::Welcome());
    b.world.settle();
    std::uint64_t expected = last;
    for (const M& m : me.inbox())
      if (m.number() != 0) REQUIRE(m.number() == ++expected);
  }
  CHECK(twin.inbox().size() > 30);
}

TEST_CASE("a snapshot instead, when too much was missed", "[room]") {
  Bench b(8, "fate2_identity_8");
  Guest& me = b.join();
  b.start();
  const std::uint64_t last = me.last_number();
  b.room.detach(me.id, me.link);
  for (int i = 0; i < 2000 && b.room.roster().playing(); ++i) b.world.advance();
  me.link += 1000;
  b.room.attach(me.arrival(last), v1::Welcome());
  b.world.settle();
  CHECK_FALSE(me.inbox()[0].welcome().resumed());
  REQUIRE(me.newest(M::kMatchState) != nullptr);
  CHECK(me.newest(M::kMatchState)->match_state().snapshot().viewer() == 1);
}

TEST_CASE("who comes back without anything is told the course of the match as he saw it", "[room]") {
  Bench b(8, "fate2_identity_8");
  Guest& me = b.join();
  Guest& twin = b.join();
  Guest& watcher = b.guest();
  b.start();
  b.room.watch(watcher.arrival());
  b.world.settle();
  // What a page that stayed would know: the past of its first state, and every update since.
  const auto known = [](const Guest& g) {
    std::vector<std::string> events;
    for (const M& m : g.inbox()) {
      if (m.has_match_state()) events.clear();
      for (const v1::Event& e : m.match_state().past()) events.push_back(e.SerializeAsString());
      for (const v1::Event& e : m.update().events()) events.push_back(e.SerializeAsString());
    }
    return events;
  };
  CHECK_FALSE(known(me).empty());
  for (int i = 0; i < 20 && b.room.roster().playing(); ++i) {
    for (int k = 0; k < 40; ++k) b.world.advance();
    for (Guest* g : {&me, &twin, &watcher}) {
      const auto before = known(*g);
      b.room.detach(g->id, g->link);
      g->link += 1000;
      b.room.attach(g->arrival(), v1::Welcome());
      b.world.settle();
      REQUIRE(g->newest(M::kMatchState) != nullptr);
      const auto after = known(*g);
      REQUIRE(after.size() >= before.size());
      REQUIRE(std::equal(before.begin(), before.end(), after.begin()));
    }
  }
  // Others' cards stay theirs.
  CHECK(known(me) != known(twin));
  CHECK(known(me) != known(watcher));
}

TEST_CASE("a match whose players are all gone still ends, by the clock", "[room]") {
  Bench b(9);
  Guest& me = b.join();
  Guest& other = b.join();
  b.start();
  b.room.detach(me.id, me.link);
  b.room.detach(other.id, other.link);
  b.play_to_end(false);
  CHECK(b.room.roster().stage() == v1::Room::FINISHED);
  // Nobody came back in time: the room is closed.
  for (int i = 0; i < 10 && !b.room.closed(); ++i) b.world.advance();
  CHECK(b.room.closed());
  CHECK(b.world.released_guests.size() == 2);
}

TEST_CASE("who leaves is played by a bot at once; the last one's leaving lets the bots hurry", "[room]") {
  Bench b(10);
  Guest& me = b.join();
  b.start();
  CHECK(me.say(client_message([](auto& m) { m.mutable_leave_room(); })) == E::UNKNOWN);
  CHECK(me.last().left().reason() == v1::Left::ASKED);
  const Ms before = b.world.time;
  b.play_to_end(false);
  CHECK(b.room.roster().stage() == v1::Room::FINISHED);
  CHECK(b.world.time - before < 2'000);
}

TEST_CASE("windows shared by several look alike whoever answers", "[room]") {
  // Nobody is told anything between the opening of a shared window and its end, but for one's own Accepted.
  Bench b(11);
  for (int i = 0; i < 4; ++i) b.join();
  b.start();
  int windows = 0;
  b.run_until([&] {
    Guest* asked = nullptr;
    for (Guest& g : b.guests)
      if (g.question() && g.question()->mine() && g.question()->asked_size() > 1) asked = &g;
    if (asked == nullptr) return b.answer_one(), false;
    const v1::Question q = *asked->question();
    std::map<LinkId, std::size_t> sizes;
    for (Guest& g : b.guests) sizes[g.link] = g.inbox().size();
    // Refused: a stand-in was faster.
    if (asked->say(b.answer_of(*asked)) != E::UNKNOWN) return false;
    while (b.world.log.pump()) {
    }
    const bool last = b.room.play()->match().over() || b.room.play()->match().question().id != q.id();
    if (!last) {
      ++windows;
      for (Guest& g : b.guests) {
        const std::size_t more = g.inbox().size() - sizes[g.link];
        CHECK(more == (&g == asked ? 1u : 0u));
      }
      CHECK(asked->last().has_accepted());
    }
    return windows >= 30;
  });
  CHECK(windows > 0);
}

TEST_CASE("bots take the same time in shared windows whatever they hold", "[room]") {
  // The moment is drawn before the bot looks at its cards: only the room's random numbers decide.
  Bench b(12);
  b.join();
  b.start();
  int looked = 0;
  b.run_until([&] {
    const auto& play = *b.room.play();
    if (!play.match().over() && play.clock().is_open() && play.clock().shared() &&
        play.clock().opened() == b.world.time) {
      const Ms due = b.room.next_due() - b.world.time;
      CHECK(due >= 300);
      CHECK(due <= 1'200);
      ++looked;
    }
    b.answer_one();
    return looked > 50;
  });
  CHECK(looked > 0);
}

TEST_CASE("an engine fault ends the room as void, stored with its cause", "[room]") {
  Bench b(13);
  Guest& me = b.join();
  b.start();
  b.run_until([&] { return me.question().has_value(); });
  b.room.break_off("exception: test");
  b.world.settle();
  CHECK(b.room.closed());
  CHECK(me.last().left().reason() == v1::Left::VOID);
  REQUIRE(b.world.ended.size() == 1);
  v1::Record last;
  REQUIRE(last.ParseFromString(b.world.log.logs.begin()->second.back()));
  CHECK(last.end().fault() == "exception: test");
  CHECK(last.end().outcome().reason() == v1::Outcome::REASON_VOID);
}

TEST_CASE("a log that fails only delays the match, however long", "[room]") {
  Bench b(14);
  Guest& me = b.join();
  b.start();
  using Fate = MemoryLog::Fate;
  SECTION("for a moment") {
    for (int i = 0; i < 40 && b.room.roster().playing(); ++i) {
      b.world.log.fates.push_back(i % 2 == 0 ? Fate::lose : Fate::store_silently);
      b.answer_one();
      b.world.advance();
    }
    b.play_to_end();
    CHECK(b.world.ended.front().second.empty());
  }
  SECTION("for hours") {
    b.run_until([&] { return me.question() && me.question()->mine(); });
    const Ms asked = b.world.time;
    const auto bank = b.room.play()->clock().bank(0, asked);
    b.world.log.fates.assign(100'000, Fate::lose);
    b.answer_one();
    while (b.world.time < asked + 3 * 3'600'000 && b.world.advance()) {
    }
    REQUIRE_FALSE(b.room.closed());
    CHECK(b.room.play()->stands_still());
    CHECK(b.world.ended.empty());
    b.world.log.fates.clear();
    b.world.advance();
    CHECK_FALSE(b.room.play()->stands_still());
    CHECK(b.room.play()->clock().bank(0, b.world.time) + 10 >= bank);
    CHECK(b.room.roster().seats()[0].missed == 0);
    b.play_to_end();
    CHECK(b.world.ended.front().second.empty());
  }
}

TEST_CASE("a restart goes on where the stored choices ended", "[room]") {
  for (const unsigned stop_after : {1u, 2u, 7u, 40u, 100u}) {
    Bench b(15 + stop_after);
    Guest& me = b.join();
    b.start();
    unsigned stored = 0;
    b.run_until([&] {
      b.answer_one();
      stored = static_cast<unsigned>(b.world.log.logs.begin()->second.size());
      return stored >= stop_after;
    });
    if (!b.room.roster().playing()) continue;
    const std::vector<std::string> records = b.world.log.logs.begin()->second;
    const std::uint64_t hash = b.room.play()->match().hash();
    v1::Record first;
    REQUIRE(first.ParseFromString(records.front()));

    Bench again(1);
    again.world.log.logs["OLD"] = records;
    std::vector<server::Person> persons;
    for (const auto& s : first.start().seats()) persons.push_back({s.bot() ? 0 : me.id, s.name(), s.token_hash(), {}});
    REQUIRE(again.room.restore("OLD", first.start(), persons, records, 0).empty());
    CHECK(again.room.play()->match().hash() == hash);
    Guest& back = again.guest();
    back.id = me.id;
    again.room.attach(back.arrival(), v1::Welcome());
    again.world.settle();
    REQUIRE(back.newest(M::kMatchState) != nullptr);
    CHECK(back.newest(M::kMatchState)->match_state().snapshot().viewer() == 1);
    again.play_to_end();
    CHECK(again.room.roster().stage() == v1::Room::FINISHED);
    // The log is one unbroken match.
    const auto& all = again.world.log.logs["OLD"];
    CHECK(std::vector<std::string>(all.begin(), all.begin() + static_cast<long>(records.size())) == records);
  }
}

TEST_CASE("a stored match that cannot go on is void with a reason", "[room]") {
  Bench b(20);
  Guest& me = b.join();
  b.start();
  for (int i = 0; i < 40; ++i) b.answer_one(), b.world.advance();
  std::vector<std::string> records = b.world.log.logs.begin()->second;
  v1::Record first;
  first.ParseFromString(records.front());
  std::vector<server::Person> persons;
  for (const auto& s : first.start().seats()) persons.push_back({s.bot() ? 0 : me.id, s.name(), s.token_hash(), {}});
  SECTION("other rules") { first.mutable_start()->mutable_config()->set_rules("fate2-0"); }
  SECTION("a damaged record") { records[5] = "garbage"; }
  SECTION("a choice that is not legal") {
    v1::Record r;
    r.mutable_choice()->set_seat(8);
    records[5] = r.SerializeAsString();
  }
  Bench again(1);
  again.world.log.logs["OLD"] = records;
  CHECK_FALSE(again.room.restore("OLD", first.start(), persons, records, 0).empty());
  again.world.settle();
  CHECK(again.room.closed());
  v1::Record last;
  REQUIRE(last.ParseFromString(again.world.log.logs["OLD"].back()));
  CHECK(last.end().fault().find("after a restart") == 0);
}

TEST_CASE("rematch, chat, settings and kicking", "[room]") {
  Bench b(30);
  Guest& me = b.join();
  Guest& other = b.join();
  b.start();
  b.play_to_end();
  const std::string first = b.room.play()->id();
  CHECK(other.say(client_message([](auto& m) { m.mutable_start_match(); })) == E::NOT_HOST);
  CHECK(me.say(client_message([](auto& m) { m.mutable_start_match(); })) == E::NOT_READY);
  CHECK(other.say(client_message([](auto& m) { m.mutable_set_ready()->set_ready(true); })) == E::UNKNOWN);
  me.offer_nonce();
  other.offer_nonce();
  CHECK(me.say(client_message([](auto& m) { m.mutable_start_match(); })) == E::UNKNOWN);
  b.world.settle();
  CHECK(b.room.play()->id() != first);
  CHECK(me.newest(M::kMatchState) != nullptr);
  b.play_to_end();

  CHECK(me.say(client_message([](auto& m) { m.mutable_chat()->set_text("  "); })) == E::BAD_TEXT);
  CHECK(me.say(client_message([](auto& m) { m.mutable_chat()->set_text(std::string(201, 'x')); })) == E::BAD_TEXT);
  CHECK(me.say(client_message([](auto& m) { m.mutable_chat()->set_text(" gg "); })) == E::UNKNOWN);
  CHECK(other.last().chat().lines(0).text() == "gg");
  Guest& late = b.guest();
  b.room.join(late.arrival());
  CHECK(late.newest(M::kChat)->chat().lines(0).text() == "gg");

  v1::RoomSettings bad;
  bad.set_mode("chess");
  CHECK(me.say(client_message([&](auto& m) { *m.mutable_change_settings()->mutable_settings() = bad; })) ==
        E::BAD_SETTINGS);
  CHECK(me.say(client_message([](auto& m) { m.mutable_kick()->set_seat(2); })) == E::UNKNOWN);
  CHECK(other.last().left().reason() == v1::Left::KICKED);
  CHECK(other.say(client_message([](auto& m) { m.mutable_set_ready(); })) == E::UNKNOWN);
  CHECK(b.world.released_guests.count(other.id) == 1);
}

TEST_CASE("empty rooms close, absent members leave, the host passes on", "[room]") {
  Bench b(31);
  Guest& me = b.join();
  Guest& other = b.join();
  b.room.detach(me.id, me.link);
  b.world.settle();
  b.world.time += 59'000;
  b.world.settle();
  CHECK(b.room.roster().host() == me.id);
  b.world.advance();
  CHECK(b.room.roster().host() == other.id);
  CHECK(b.world.released_guests.count(me.id) == 1);
  CHECK(other.newest(M::kRoomState)->room_state().room().host());
  other.say(client_message([](auto& m) { m.mutable_leave_room(); }));
  CHECK_FALSE(b.room.closed());
  b.world.advance();
  CHECK(b.room.closed());
  Guest& late = b.guest();
  b.room.join(late.arrival());
  CHECK(late.last().error().code() == E::NO_SUCH_ROOM);
}
