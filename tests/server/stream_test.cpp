#include <catch2/catch.hpp>

#include "fate/v1/server.pb.h"
#include "server/lobby/text.hpp"
#include "server/room/stream.hpp"

using namespace fate;
using namespace fate::server;

namespace {

Bytes body_of(std::uint32_t question) {
  v1::ServerMessage m;
  m.mutable_accepted()->set_question(question);
  return std::make_shared<const std::string>(m.SerializeAsString());
}

}  // namespace

TEST_CASE("a frame is a whole ServerMessage", "[stream]") {
  MemberStream s;
  const Frame frame = s.push(body_of(77), 300);
  v1::ServerMessage m;
  REQUIRE(m.ParseFromString(frame.str()));
  CHECK(m.number() == 1);
  CHECK(m.request() == 300);
  CHECK(m.accepted().question() == 77);
  Frame widest{~std::uint64_t{0}, ~std::uint32_t{0}, 0, body_of(1)};
  REQUIRE(m.ParseFromString(widest.str()));
  CHECK(m.number() == ~std::uint64_t{0});
  CHECK(m.request() == ~std::uint32_t{0});
}

TEST_CASE("exactly what was missed is sent again", "[stream]") {
  MemberStream s;
  CHECK_FALSE(s.holds_after(0));
  for (std::uint32_t i = 1; i <= 1000; ++i) s.push(body_of(i), 0);
  CHECK(s.last() == 1000);
  CHECK(s.holds_after(1000));
  CHECK_FALSE(s.holds_after(1001));
  CHECK_FALSE(s.holds_after(1));
  CHECK(s.holds_after(1000 - MemberStream::most_frames));
  CHECK_FALSE(s.holds_after(999 - MemberStream::most_frames));
  std::vector<std::uint64_t> numbers;
  s.each_after(997, [&](const Frame& f) { numbers.push_back(f.number); });
  CHECK(numbers == std::vector<std::uint64_t>{998, 999, 1000});
}

TEST_CASE("large messages do not pile up", "[stream]") {
  MemberStream s;
  const Bytes large = std::make_shared<const std::string>(MemberStream::most_bytes / 2 + 1, 'x');
  s.push(large, 0);
  s.push(large, 0);
  CHECK(s.holds_after(1));
  s.push(large, 0);
  CHECK_FALSE(s.holds_after(1));
  CHECK(s.holds_after(2));
}

TEST_CASE("what says everything anew ends what is kept", "[stream]") {
  MemberStream s;
  for (std::uint32_t i = 1; i <= 5; ++i) s.push(body_of(i), 0);
  const Frame whole = s.push_whole(body_of(6), 9);
  CHECK(whole.number == 6);
  CHECK(whole.request == 9);
  CHECK(s.holds_after(6));
  // Who has not got it cannot be sent it again: it has to be said anew.
  CHECK_FALSE(s.holds_after(5));
  s.push(body_of(7), 0);
  CHECK(s.holds_after(6));
  CHECK_FALSE(s.holds_after(5));
  std::vector<std::uint64_t> numbers;
  s.each_after(6, [&](const Frame& f) { numbers.push_back(f.number); });
  CHECK(numbers == std::vector<std::uint64_t>{7});
}

TEST_CASE("names and chat", "[text]") {
  CHECK(good_text("夜叉", 1, 16));
  CHECK(good_text("👩‍🚒", 1, 3));
  CHECK_FALSE(good_text("", 1, 16));
  CHECK_FALSE(good_text("12345678901234567", 1, 16));
  CHECK(good_text("一二三四五六七八九十一二三四五六", 1, 16));
  CHECK_FALSE(good_text("a\nb", 1, 16));
  CHECK_FALSE(good_text("a\u202eb", 1, 16));
  CHECK_FALSE(good_text("a\u200bb", 1, 16));
  for (const char* filler : {"\u3164", "\u2800", "\uffa0", "\u115f", "a\u1160"}) CHECK_FALSE(good_text(filler, 1, 16));
  CHECK(good_text("e\u0301", 1, 16));
  CHECK_FALSE(good_text("e\u0301\u0301\u0301\u0301", 1, 16));
  CHECK_FALSE(good_text("\xff\xfe", 1, 16));
  CHECK(trimmed("  a b\t") == "a b");
  CHECK(trimmed(" \n ").empty());
}
