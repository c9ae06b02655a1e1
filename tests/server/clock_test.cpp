#include <catch2/catch.hpp>

#include "server/room/clock.hpp"

using namespace fate;
using namespace fate::server;

namespace {

const ClockSettings times{25'000, 15'000, 7'000, 60'000};
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
  CHECK(c.deadline() == 1000 + 7'000);
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
  c.answered(3, 6'000);
  CHECK(c.is_open());
  CHECK(c.deadline() == 7'000);
  CHECK(c.bank(3, 50'000) == 60'000);
  CHECK(c.times(50'000).remaining_ms == 0);
}

TEST_CASE("after a restart the reserves are what the stored choices left", "[clock]") {
  QuestionClock c(times);
  c.spend(2, QuestionKind::dodge, 1, 20'000);
  c.spend(2, QuestionKind::dispel, 5, 90'000);
  c.spend(3, QuestionKind::play, 1, 1'000'000);
  CHECK(c.bank(2, 0) == 55'000);
  CHECK(c.bank(3, 0) == 0);
}
