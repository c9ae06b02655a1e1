// The kernel by itself.
#include <catch2/catch.hpp>

#include "engine/catalog/card_facts.hpp"
#include "engine/kernel/arena.hpp"
#include "engine/kernel/question.hpp"
#include "engine/kernel/random.hpp"
#include "engine/kernel/zones.hpp"

using namespace fate;

namespace {

CardId card(int n) { return static_cast<CardId>(n); }

Question one_question() {
  Question q;
  q.id = 5;
  q.asked = SeatSet::of(1).with(3);
  q.open = true;
  Action a;
  a.seat = 3;
  a.cards.add(card(1));
  a.cards.add(card(2));
  a.cards.add(card(48));
  a.min_cards = 1;
  a.max_cards = 2;
  a.rule = CardRule::same_suit;
  a.targets = SeatSet::of(0).with(1);
  a.min_targets = a.max_targets = 1;
  a.targets2 = SeatSet::of(0).with(2);
  a.min_targets2 = a.max_targets2 = 1;
  a.min_number = 1;
  a.max_number = 3;
  q.actions.push_back(a);
  return q;
}

Answer good_answer() {
  Answer a;
  a.action = 1;
  a.cards = {card(1)};
  a.targets = {1};
  a.targets2 = {0};
  a.number = 2;
  return a;
}

}  // namespace

TEST_CASE("chance: the stream is ChaCha20 and the same everywhere", "[kernel]") {
  RandomStream r;
  r.start(Seed{});
  // First word of the ChaCha20 key stream for an all-zero key and nonce, block 0 (76 b8 e0 ad ...).
  CHECK(r.next() == 0xade0b876u);
  CHECK(r.next() == 0x903df1a0u);
  CHECK(r.drawn() == 2);
}

TEST_CASE("chance: below() is uniform and in range", "[kernel]") {
  RandomStream r;
  Seed seed{};
  seed[0] = 7;
  r.start(seed);
  int counts[6] = {};
  for (int i = 0; i < 60'000; ++i) ++counts[r.below(6)];
  for (const int n : counts) CHECK((n > 9'500 && n < 10'500));
  CHECK(r.below(1) == 0);
}

TEST_CASE("seats: sets iterate in turn order", "[kernel]") {
  SeatSet s = SeatSet::of(5).with(2).with(7);
  CHECK(s.size() == 3);
  CHECK(s.front() == 2);
  int seen = 0;
  Seat last = 0;
  for (const Seat x : s) {
    CHECK((seen == 0 || x > last));
    last = x;
    ++seen;
  }
  CHECK(seen == 3);
  CHECK_FALSE(s.has(no_seat));
  s.add(no_seat);
  CHECK(s.size() == 3);
}

TEST_CASE("zones: a card is in one zone", "[kernel]") {
  Zones z;
  z.put(card(9), {Zone::deck, no_seat});
  z.put(card(10), {Zone::hand, 2});
  CHECK(z.place_of(card(10)) == ZoneRef{Zone::hand, 2});
  z.take(card(10));
  PlacedCard how;
  how.face_down = true;
  z.put(card(10), {Zone::state_area, 4}, how);
  REQUIRE(z.find_placed(card(10)) != nullptr);
  CHECK(z.find_placed(card(10))->face_down);
  CHECK(z.hands[2].empty());
  CHECK(take_broken_invariant() == nullptr);
  z.put(card(9), {Zone::hand, 0});
  CHECK(take_broken_invariant() != nullptr);
}

TEST_CASE("arena: frames are freed in the order of a stack", "[kernel]") {
  const auto arena = std::make_unique<Arena>();
  void* a = arena->allocate(100);
  void* b = arena->allocate(200);
  arena->free(b, 200);
  arena->free(a, 100);
  CHECK(arena->top == 0);
  CHECK(arena->high_water >= 300);
  CHECK(arena->allocate(arena_size + 1) == nullptr);
  CHECK(take_broken_invariant() != nullptr);
}

TEST_CASE("answers: legal ones pass, every wrong part is named", "[kernel]") {
  const Question q = one_question();
  CHECK(check_answer(q, 3, good_answer()) == Refusal::none);
  CHECK(check_answer(q, 0, good_answer()) == Refusal::not_asked);
  CHECK(check_answer(q, 1, good_answer()) == Refusal::no_such_action);
  CHECK(check_answer(q, 3, Answer{}) == Refusal::none);

  SECTION("the question") {
    Question closed = q;
    closed.open = false;
    CHECK(check_answer(closed, 3, good_answer()) == Refusal::no_question);
    Question answered = q;
    answered.answered.add(3);
    CHECK(check_answer(answered, 3, good_answer()) == Refusal::already_answered);
    Question forced = q;
    forced.may_pass = false;
    CHECK(check_answer(forced, 3, Answer{}) == Refusal::may_not_pass);
  }
  SECTION("cards") {
    Answer a = good_answer();
    a.cards = {};
    CHECK(check_answer(q, 3, a) == Refusal::bad_cards);
    a.cards = {card(1), card(1)};
    CHECK(check_answer(q, 3, a) == Refusal::bad_cards);
    a.cards = {card(3)};
    CHECK(check_answer(q, 3, a) == Refusal::bad_cards);
    a.cards = {card(1), card(48)};          // different suits
    CHECK(check_answer(q, 3, a) == Refusal::bad_cards);
    a.cards = {card(1), card(2)};
    CHECK(check_answer(q, 3, a) == Refusal::none);
    a.cards = {CardId::none};
    CHECK(check_answer(q, 3, a) == Refusal::bad_cards);
  }
  SECTION("targets and numbers") {
    Answer a = good_answer();
    a.targets = {2};
    CHECK(check_answer(q, 3, a) == Refusal::bad_targets);
    a.targets = {0};                        // also the second role
    CHECK(check_answer(q, 3, a) == Refusal::bad_targets);
    a = good_answer();
    a.targets2 = {no_seat};
    CHECK(check_answer(q, 3, a) == Refusal::bad_targets);
    a = good_answer();
    a.number = 4;
    CHECK(check_answer(q, 3, a) == Refusal::bad_number);
  }
}

TEST_CASE("card rules", "[kernel]") {
  // 1, 2: spades; 48: a heart; 12: a diamond (by the printed deck).
  const CardId spade = card(1);
  const CardId spade2 = card(2);
  CardId heart = CardId::none;
  CardId diamond = CardId::none;
  for (int i = 1; i <= card_count; ++i) {
    if (suit_of(card(i)) == Suit::heart) heart = card(i);
    if (suit_of(card(i)) == Suit::diamond) diamond = card(i);
  }
  const CardId two_spades[] = {spade, spade2};
  const CardId red[] = {heart, diamond};
  const CardId mixed[] = {spade, heart};
  CHECK(cards_fit(CardRule::same_suit, two_spades));
  CHECK_FALSE(cards_fit(CardRule::same_suit, red));
  CHECK(cards_fit(CardRule::same_colour, red));
  CHECK_FALSE(cards_fit(CardRule::same_colour, mixed));
  CHECK(cards_fit(CardRule::different_suits, mixed));
  CHECK_FALSE(cards_fit(CardRule::different_suits, two_spades));
  CardSet set;
  set.add(spade);
  set.add(heart);
  set.add(diamond);
  CHECK(can_fit(CardRule::any, set, 3));
  CHECK_FALSE(can_fit(CardRule::same_suit, set, 2));
  CHECK(can_fit(CardRule::same_colour, set, 2));
  CHECK(can_fit(CardRule::different_suits, set, 3));
  CHECK_FALSE(can_fit(CardRule::different_suits, set, 4));
}
