// The shuffle that server and players make together, and that everybody can check.
#include <catch2/catch.hpp>

#include "server/room/fair_deal.hpp"
#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;
using M = v1::ServerMessage;

namespace {

std::string hex(const std::string& bytes) {
  std::string out;
  for (const char c : bytes) {
    constexpr const char* digits = "0123456789abcdef";
    out += digits[static_cast<unsigned char>(c) >> 4];
    out += digits[static_cast<unsigned char>(c) & 15];
  }
  return out;
}

}  // namespace

TEST_CASE("commitment and seed are plain SHA-256, as anybody can compute them", "[fair]") {
  // Computed by sha256sum.
  CHECK(hex(commitment_to(std::string(32, '\0'))) ==
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  v1::FairShuffle s;
  s.set_secret(std::string(32, '\1'));
  s.add_nonces(std::string(32, '\2'));
  s.add_nonces("");
  CHECK(hex(shared_seed(s, "MATCH1")) == "5ffbd47521b9a85845b93eab83dfc03bcf2ce6e4d3e36231be82bc9ec2838c3c");
}

TEST_CASE("a nonce counts once, and only for the commitment it answers", "[fair]") {
  FairDeal deal(Seed{});
  const std::string a(32, 'a'), b(32, 'b');
  CHECK_FALSE(deal.offer(1, std::string(32, 'x'), a));
  CHECK_FALSE(deal.offer(1, deal.commitment(), "short"));
  CHECK(deal.offer(1, deal.commitment(), a));
  CHECK(deal.offer(1, deal.commitment(), b));
  CHECK(deal.has(1));
  CHECK_FALSE(deal.has(2));
  const v1::FairShuffle s = deal.close({1, 0, 2});
  REQUIRE(s.nonces_size() == 3);
  CHECK(s.nonces(0) == a);
  CHECK(s.nonces(1).empty());
  CHECK(s.nonces(2).empty());
}

TEST_CASE("everybody is told the commitment before the deal and the secret after the match", "[fair]") {
  Bench b(71);
  Guest& me = b.join();
  Guest& other = b.join();
  const std::string before = me.newest(M::kRoomState)->room_state().room().commitment();
  REQUIRE(before.size() == 32);
  b.start();
  for (Guest* g : {&me, &other}) {
    REQUIRE(g->newest(M::kOpening) != nullptr);
    const v1::ShuffleOpening& o = g->newest(M::kOpening)->opening();
    CHECK(o.commitment() == before);
    REQUIRE(o.nonces_size() == 5);
    CHECK(o.nonces(0) == std::string(32, static_cast<char>(me.id)));
    CHECK(o.nonces(1) == std::string(32, static_cast<char>(other.id)));
    CHECK(o.nonces(2).empty());
    CHECK(g->newest(M::kReveal) == nullptr);
  }
  // The next match has another secret.
  CHECK(me.newest(M::kRoomState)->room_state().room().commitment() != before);
  // What leaves the server while the match runs does not hold secret or seed.
  v1::Record first;
  REQUIRE(first.ParseFromString(b.world.log.logs.begin()->second.front()));
  for (int i = 0; i < 50; ++i) b.answer_one(), b.world.advance();
  for (const auto& [link, frames] : b.world.raw)
    for (const std::string& frame : frames) {
      REQUIRE(frame.find(first.start().fair().secret()) == std::string::npos);
      REQUIRE(frame.find(first.start().seed()) == std::string::npos);
    }
  b.play_to_end();
  REQUIRE(me.newest(M::kReveal) != nullptr);
  v1::MatchFile file;
  file.set_id(me.newest(M::kReveal)->reveal().match());
  *file.mutable_fair() = first.start().fair();
  file.mutable_fair()->set_secret(me.newest(M::kReveal)->reveal().secret());
  file.set_seed(first.start().seed());
  CHECK(check_shuffle(file).empty());
  file.mutable_fair()->mutable_nonces(0)->at(0) ^= 1;
  CHECK_FALSE(check_shuffle(file).empty());
}

TEST_CASE("a start waits for nonces, but not for long", "[fair]") {
  Bench b(72);
  Guest& me = b.join();
  Guest& silent = b.join();
  silent.say(client_message([](auto& m) { m.mutable_set_ready()->set_ready(true); }));
  while (me.say(client_message([](auto& m) { m.mutable_add_bot(); })) == v1::Error::UNKNOWN) {
  }
  me.offer_nonce();
  CHECK(me.say(client_message([](auto& m) { m.mutable_start_match(); })) == v1::Error::UNKNOWN);
  b.world.settle();
  CHECK_FALSE(b.room.roster().playing());
  CHECK(me.say(client_message([](auto& m) { m.mutable_start_match(); })) == v1::Error::MATCH_RUNNING);
  SECTION("it comes") {
    silent.offer_nonce();
    b.world.settle();
    CHECK(b.room.roster().playing());
  }
  SECTION("it does not come") {
    b.world.time += 1'000;
    b.world.settle();
    CHECK(b.room.roster().playing());
    CHECK(me.newest(M::kOpening)->opening().nonces(1).empty());
  }
  SECTION("somebody is no longer ready") {
    silent.say(client_message([](auto& m) { m.mutable_set_ready()->set_ready(false); }));
    b.world.time += 1'000;
    b.world.settle();
    CHECK_FALSE(b.room.roster().playing());
    CHECK(me.newest(M::kError)->error().code() == v1::Error::NOT_READY);
  }
}
