// The arithmetic of ratings, against numbers from the paper and by hand.
#include <catch2/catch.hpp>

#include "server/accounts/glicko.hpp"
#include "server/accounts/result.hpp"

using namespace fate;
using namespace fate::server;

namespace {

// Two camps of two, or three camps: 2 sentinel, 2 scourge, 1 neutral.
MatchResult match(std::initializer_list<int> camps, int winner) {
  MatchResult m;
  int seat = 0;
  for (const int camp : camps) {
    SeatResult s;
    s.account = static_cast<std::uint64_t>(++seat);
    s.camp = camp;
    s.side = camp == 3 || camp == 0 ? seat : -camp;
    s.won = camp == winner;
    m.seats.push_back(s);
  }
  m.draw = winner < 0;
  m.counted = m.rated = true;
  return m;
}

}  // namespace

TEST_CASE("Glicko-2: the example of the paper", "[ratings]") {
  const Duel duels[] = {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
  const Strength now = after({1500, 200, 0.06}, duels);
  CHECK(now.rating == Approx(1464.06).margin(0.02));
  CHECK(now.deviation == Approx(151.52).margin(0.01));
  CHECK(now.volatility == Approx(0.05999).margin(0.00001));
}

TEST_CASE("an upset of the volatility is found too", "[ratings]") {
  // A certain player loses many times against weak ones: delta^2 is beyond phi^2 + v.
  const std::vector<Duel> duels(20, Duel{1000, 30, 0});
  const Strength now = after({2200, 50, 0.06}, duels);
  CHECK(now.volatility > 0.06);
  CHECK(now.rating < 2200);
  CHECK(now.deviation > 0);
}

TEST_CASE("equals of one camp move alike, and the winners up", "[ratings]") {
  const MatchResult m = match({1, 2, 1, 2}, 1);
  const auto now = rated(m, {}, {});
  REQUIRE(now.size() == 4);
  CHECK(now[0].rating == Approx(now[2].rating));
  CHECK(now[1].rating == Approx(now[3].rating));
  CHECK(now[0].rating - 1500 == Approx(1500 - now[1].rating));
  CHECK(now[0].rating > 1500);
  CHECK(now[0].deviation < 350);
}

TEST_CASE("a camp that seldom wins gains more by winning and loses less", "[ratings]") {
  // Neutrals have won one match of ten so far, the others nine of twenty.
  const std::vector<CampOdds> odds = {{2000, 900}, {2000, 900}, {2000, 900}, {2000, 900}, {1000, 100}};
  const MatchResult neutral_wins = match({1, 2, 1, 2, 3}, 3), sentinel_wins = match({1, 2, 1, 2, 3}, 1);
  const auto up = rated(neutral_wins, {}, odds), down = rated(sentinel_wins, {}, odds);
  CHECK(up[4].rating - 1500 > 1.3 * (down[0].rating - 1500));
  CHECK(1500 - down[4].rating < 1500 - down[1].rating);
  // Between equals nothing is gained in the long run: what is won and lost outweigh each other at those odds.
  const double p = base_rate(neutral_wins, 3, odds[4]);
  CHECK(p == Approx((100 + 40.0 / 3) / 1040));
  const Strength certain{1500, 60, 0.06};
  const std::vector<Strength> all(5, certain);
  const double gain = rated(neutral_wins, all, odds)[4].rating - 1500;
  const double loss = 1500 - rated(sentinel_wins, all, odds)[4].rating;
  CHECK(p * gain == Approx((1 - p) * loss).epsilon(0.02));
}

TEST_CASE("who wins with weaker mates is not paid for them twice", "[ratings]") {
  const MatchResult m = match({1, 2, 1, 2}, 1);
  const std::vector<Strength> before = {{1900, 80, 0.06}, {1500, 80, 0.06}, {1500, 80, 0.06}, {1500, 80, 0.06}};
  const auto now = rated(m, before, {});
  // The stronger camp was expected to win: less than half of the gain between equals.
  const auto equals = rated(m, std::vector<Strength>(4, Strength{1500, 80, 0.06}), {});
  CHECK(now[2].rating - 1500 < equals[2].rating - 1500);
  CHECK(now[0].rating - 1900 == Approx(now[2].rating - 1500).epsilon(0.01));
}

TEST_CASE("a draw between equals moves nobody", "[ratings]") {
  for (const auto& m : {match({1, 2, 1, 2, 3}, -1), match({0, 0, 0}, -1), match({1, 2}, -1)})
    for (const Strength& s : rated(m, {}, {})) CHECK(s.rating == Approx(1500).margin(0.001));
}

TEST_CASE("ratings stay in their range", "[ratings]") {
  Strength best{3999, 350, 0.06}, other;
  for (int i = 0; i < 300; ++i) {
    const auto now = rated(match({1, 2}, 1), {best, other}, {});
    best = now[0];
    CHECK(now[0].rating <= 4000);
    CHECK(now[1].rating >= 100);
    CHECK(now[0].deviation >= 45);
  }
}
