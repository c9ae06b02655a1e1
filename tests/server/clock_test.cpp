#include <catch2/catch.hpp>

#include "server/room/clock.hpp"

using namespace fate;
using namespace fate::server;

namespace {

const ClockSettings times{25'000, 15'000, 2'000, 60'000};
const SeatSet one = SeatSet::of(2);
const SeatSet many = SeatSet::first(5);

}  // namespace

TEST_CASE("each kind of question has its own time", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::play, one, 1000);
  CHECK(c.deadline() == 1000 + 25'000 + 60'000);
  CHECK(c.times(1000).total_ms == 25'000);
  c.open(QuestionKind::dodge, one, 1000);
  CHECK(c.deadline() == 1000 + 15'000 + 60'000);
  c.open(QuestionKind::choose_hero, many, 1000);
  CHECK(c.deadline() == 1000 + 25'000);
  c.open(QuestionKind::dispel, many, 1000);
  CHECK(c.deadline() == 1000 + 2'000);
  c.open(QuestionKind::dispel, one, 1000);
  CHECK(c.deadline() == 1000 + 15'000 + 60'000);
  c.close();
  CHECK(c.deadline() == never);
}

TEST_CASE("the reserve runs only after the question's own time, and only for the seat that is asked", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::dodge, one, 0);
  CHECK(c.times(10'000).remaining_ms == 5'000);
  CHECK(c.bank(2, 10'000) == 60'000);
  CHECK(c.times(20'000).remaining_ms == 0);
  CHECK(c.bank(2, 20'000) == 55'000);
  CHECK(c.bank(1, 20'000) == 60'000);
  c.answered(2, 20'000);
  CHECK(c.deadline() == never);
  c.open(QuestionKind::dodge, one, 30'000);
  CHECK(c.bank(2, 30'000) == 55'000);
  CHECK(c.deadline() == 30'000 + 15'000 + 55'000);
  c.answered(2, 500'000);
  CHECK(c.bank(2, 500'000) == 0);
  c.open(QuestionKind::dodge, one, 600'000);
  CHECK(c.deadline() == 600'000 + 15'000);
}

TEST_CASE("a shared window costs nobody any reserve", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::dispel, many, 0);
  CHECK(c.answered(3, 1'500) == 0);
  CHECK(c.is_open());
  CHECK(c.deadline() == 2'000);
  CHECK(c.bank(3, 50'000) == 60'000);
  CHECK(c.times(50'000).remaining_ms == 0);
  c.open(QuestionKind::save, many, 0);
  CHECK(c.deadline() == 4'000);
}

TEST_CASE("a response window ends up to a tenth earlier or later, as it was drawn", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::dispel, many, 0, 0.0);
  CHECK(c.deadline() == 1'800);
  c.open(QuestionKind::dispel, many, 0, 1.0);
  CHECK(c.deadline() == 2'200);
  c.open(QuestionKind::choose_hero, many, 0, 1.0);
  CHECK(c.deadline() == 25'000);
}

TEST_CASE("who holds a window pays for what it lasts longer, and nobody else does", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::dispel, many, 0);
  CHECK(c.may_hold(1));
  c.hold(1);
  CHECK_FALSE(c.may_hold(1));
  CHECK(c.deadline() == 2'000 + 15'000);
  CHECK(c.times(1'000).total_ms == 17'000);
  CHECK(c.times(1'000).remaining_ms == 16'000);
  CHECK(c.bank(1, 5'000) == 57'000);
  CHECK(c.bank(0, 5'000) == 60'000);
  CHECK(c.answered(0, 6'000) == 0);
  CHECK(c.answered(1, 7'000) == 5'000);
  // The others had their time.
  CHECK(c.deadline() == 2'000);
  CHECK(c.bank(1, 90'000) == 55'000);
}

TEST_CASE("a window is held only as long as the reserve lasts", "[clock]") {
  QuestionClock c({25'000, 15'000, 2'000, 3'000});
  c.open(QuestionKind::dispel, many, 0);
  c.hold(1);
  CHECK(c.deadline() == 5'000);
  CHECK(c.answered(1, 5'000) == 3'000);
  c.close();
  c.open(QuestionKind::dispel, many, 6'000);
  CHECK_FALSE(c.may_hold(1));
  CHECK(c.may_hold(2));
  c.open(QuestionKind::dodge, one, 6'000);
  CHECK_FALSE(c.may_hold(2));
}

TEST_CASE("while it is paused no time runs", "[clock]") {
  QuestionClock c(times);
  c.open(QuestionKind::dodge, one, 0);
  c.pause(16'000);
  CHECK(c.deadline() == never);
  CHECK(c.bank(2, 90'000) == 59'000);
  c.resume(100'000);
  CHECK(c.bank(2, 100'000) == 59'000);
  CHECK(c.deadline() == 84'000 + 15'000 + 60'000);
  // A question that opens in the pause has its whole time.
  c.close();
  c.pause(110'000);
  c.open(QuestionKind::dodge, one, 120'000);
  CHECK(c.times(150'000).remaining_ms == 15'000);
  c.resume(150'000);
  CHECK(c.times(150'000).remaining_ms == 15'000);
}

TEST_CASE("after a restart the reserves are what the stored choices left", "[clock]") {
  QuestionClock c(times);
  c.spend(2, 5'000);
  c.spend(3, 1'000'000);
  CHECK(c.bank(2, 0) == 55'000);
  CHECK(c.bank(3, 0) == 0);
}
