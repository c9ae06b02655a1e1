// Response windows that several seats share: what is sent, and when they close, tells nothing about anybody's hand.
#include <catch2/catch.hpp>

#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

bool response_window(const Bench& b) {
  const auto& play = *b.room.play();
  return !play.match().over() && play.clock().response_window();
}

// Plays on until the guest is asked together with others in a window that just opened.
bool find_window(Bench& b, Guest& me, int persons_asked = 1) {
  bool found = false;
  b.run_until([&] {
    const auto q = me.question();
    if (response_window(b) && q && q->mine() && b.room.play()->clock().opened() == b.world.time) {
      int persons = 0;
      for (const Guest& g : b.guests) persons += Bench::asked(*q, g);
      if (persons >= persons_asked) return found = true;
    }
    b.answer_one();
    return false;
  });
  return found;
}

v1::ClientMessage hold(std::uint32_t question) {
  return client_message([&](v1::ClientMessage& m) { m.mutable_hold()->set_question(question); });
}
v1::ClientMessage pass_turn(bool on) {
  return client_message([&](v1::ClientMessage& m) { m.mutable_pass_turn()->set_on(on); });
}
v1::ClientMessage pass(std::uint32_t question) {
  return client_message([&](v1::ClientMessage& m) { m.mutable_answer()->mutable_answer()->set_question(question); });
}

}  // namespace

TEST_CASE("a window closes by itself after about two seconds, for everybody who did nothing", "[window]") {
  const double scale = GENERATE(1.0, 0.25);
  server::RoomOptions options;
  options.pace.window_scale = scale;
  Bench b(41, "fate2_identity_5", options);
  Guest& me = b.join();
  b.join();
  b.start();
  for (int i = 0; i < 20 && find_window(b, me, 2); ++i) {
    const std::uint32_t id = b.room.play()->match().question().id;
    const Ms opened = b.world.time;
    const double window = scale * (b.room.play()->match().question().kind == QuestionKind::save ? 4'000 : 2'000);
    while (b.room.roster().playing() && !b.room.play()->match().over() && b.room.play()->match().question().id == id)
      REQUIRE(b.world.advance());
    CHECK(static_cast<double>(b.world.time - opened) >= window * 0.9 - 1);
    CHECK(static_cast<double>(b.world.time - opened) <= window * 1.1 + 1);
  }
}

TEST_CASE("a window's length is the same whether or not somebody could answer", "[window]") {
  // The same match twice, up to the same window; then the hands of the asked differ. Nobody acts.
  int able = 0, unable = 0;
  std::map<bool, std::vector<Ms>> lengths;
  for (std::uint64_t seed = 1; seed <= 80; ++seed) {
    Bench b(100 + seed);
    Guest& me = b.join();
    b.start();
    for (int i = 0; i < 10 && find_window(b, me); ++i) {
      const Question& q = b.room.play()->match().question();
      bool could = false;
      for (const Action& a : q.actions) could = could || a.seat == b.seat_of(me);
      ++(could ? able : unable);
      if (q.kind == QuestionKind::dispel) lengths[could].push_back(b.room.play()->clock().deadline() - b.world.time);
      b.world.advance();
    }
  }
  REQUIRE(able > 10);
  REQUIRE(unable > 10);
  const auto mean = [](const std::vector<Ms>& v) {
    double sum = 0;
    for (const Ms ms : v) sum += static_cast<double>(ms);
    return sum / static_cast<double>(v.size());
  };
  for (const auto& [could, v] : lengths) {
    CHECK(*std::min_element(v.begin(), v.end()) >= 1'800);
    CHECK(*std::max_element(v.begin(), v.end()) <= 2'200);
  }
  // Uniform between 1,800 and 2,200: four standard errors of the difference of the means.
  const double error = 115.5 * std::sqrt(1.0 / static_cast<double>(lengths[true].size()) +
                                         1.0 / static_cast<double>(lengths[false].size()));
  CHECK(std::abs(mean(lengths[true]) - mean(lengths[false])) < 4 * error);
}

TEST_CASE("anybody who is asked may hold a window, able or not; it costs that seat's reserve", "[window]") {
  Bench b(42);
  Guest& me = b.join();
  Guest& other = b.join();
  Guest& watcher = b.guest();
  b.start();
  b.room.watch(watcher.arrival());
  REQUIRE(find_window(b, me, 2));
  const std::uint32_t id = b.room.play()->match().question().id;
  const Ms opened = b.world.time;
  CHECK(watcher.say(hold(id)) == E::NOT_SEATED);
  CHECK(me.say(hold(id + 1)) == E::STALE_QUESTION);
  CHECK(me.say(hold(id)) == E::UNKNOWN);
  CHECK(me.say(hold(id)) == E::ALREADY_ANSWERED);
  for (Guest* g : {&me, &other, &watcher}) {
    const M* held = g->newest(M::kHeld);
    REQUIRE(held != nullptr);
    CHECK(held->held().question() == id);
    CHECK(held->held().seat() == me.id);
    CHECK(held->held().remaining_ms() > 15'000);
  }
  CHECK(me.newest(M::kHeld)->request() == me.requests - 1);
  while (b.world.time - opened < 9'000) b.world.advance(), b.world.time = std::max(b.world.time, opened + 9'000);
  b.world.settle();
  REQUIRE(b.room.play()->match().question().id == id);
  CHECK(me.say(pass(id)) == E::UNKNOWN);
  b.world.settle();
  // Everybody else had passed long ago.
  CHECK(b.room.play()->match().question().id != id);
  const std::uint32_t left = b.room.play()->clock().bank(b.seat_of(me), b.world.time);
  CHECK(left <= 60'000 - 6'000);
  CHECK(left >= 60'000 - 8'000);
  CHECK(b.room.play()->clock().bank(b.seat_of(other), b.world.time) == 60'000);
}

TEST_CASE("passing for the rest of the turn answers every window of it, and ends with the turn", "[window]") {
  Bench b(43);
  Guest& me = b.join();
  Guest& other = b.join();
  b.start();
  REQUIRE(find_window(b, me));
  const std::size_t before = other.inbox().size();
  CHECK(me.say(pass_turn(true)) == E::UNKNOWN);
  CHECK(other.inbox().size() == before);   // nobody else notices
  CHECK(me.newest(M::kRoomState)->room_state().room().passes_turn());
  const std::uint32_t id = b.room.play()->match().question().id;
  const Ms opened = b.world.time;
  while (b.room.play()->match().question().id == id) REQUIRE(b.world.advance());
  CHECK(b.world.time - opened <= 2'200);
  const std::uint16_t turn = b.room.play()->turns_of_choices().back();
  b.run_until([&] {
    b.answer_one();
    return b.room.play()->turns_of_choices().back() != turn;
  });
  CHECK_FALSE(b.room.play()->passes_turn(b.seat_of(me)));
  CHECK_FALSE(me.newest(M::kRoomState)->room_state().room().passes_turn());
  CHECK(me.say(pass_turn(true)) == E::UNKNOWN);
  CHECK(me.say(pass_turn(false)) == E::UNKNOWN);
  CHECK_FALSE(b.room.play()->passes_turn(b.seat_of(me)));
}
