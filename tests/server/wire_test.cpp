// Our encoders against the generated classes, over whole random matches.
#include <google/protobuf/util/message_differencer.h>
#include <catch2/catch.hpp>

#include "engine/bots/sampler.hpp"
#include "fate/v1/server.pb.h"
#include "server/wire/decode.hpp"
#include "server/wire/updates.hpp"
#include "tests/sanitizers/sanitized.hpp"

using namespace fate;
using google::protobuf::util::MessageDifferencer;

namespace {

constexpr int matches = test::rounds(20, 5);   // each mode

Seed seed_of(int n) {
  Seed s{};
  s[0] = static_cast<std::uint8_t>(n);
  s[1] = 77;
  return s;
}

// Calls `look` after each step of random matches; events are those of the step.
template <class Look>
void walk(Look&& look) {
  const ModeId modes[] = {ModeId::fate2_identity_5, ModeId::fate2_identity_8, ModeId::fate2_1v1_rotation,
                          ModeId::fate2_2v2, ModeId::fate2_1v1v1};
  for (int n = 0; n < matches; ++n) {
    const auto match = Match::start({modes[n % 5], 0, false, {}}, seed_of(n));
    bots::Dice dice{static_cast<std::uint64_t>(n)};
    look(*match);
    while (!match->over()) {
      match->clear_events();
      const std::uint32_t id = match->question().id;
      const Seat s = match->question().waiting().front();
      REQUIRE(match->answer(s, id, bots::random_answer(match->question(), s, dice)) == Refusal::none);
      look(*match);
    }
    REQUIRE(match->fault() == nullptr);
  }
}

template <class Message, class Put>
Message through(Put&& put) {
  wire::Buffer buffer;
  wire::Writer w(buffer);
  put(w);
  Message m;
  REQUIRE(m.ParseFromArray(buffer.data(), static_cast<int>(buffer.size())));
  // Canonical: the generated class writes the same bytes.
  REQUIRE(m.SerializeAsString() == buffer.view());
  return m;
}

std::uint32_t seat_of(Seat s) { return s == no_seat ? 0 : s + 1u; }

void same_card(const v1::PlacedCard& a, const PlacedCard& b) {
  CHECK(a.card() == static_cast<std::uint32_t>(b.card));
  CHECK(a.ability() == static_cast<std::uint32_t>(b.ability));
  CHECK(a.owner() == seat_of(b.owner));
  CHECK(a.face_down() == b.face_down);
  CHECK(a.turned() == b.turned);
}

template <class Numbers, class Heroes>
void same_heroes(const Numbers& a, const Heroes& b) {
  REQUIRE(a.size() == b.size());
  for (int i = 0; i < a.size(); ++i) REQUIRE(a.Get(i) == static_cast<std::uint32_t>(b[i]));
}

void same_seat(const v1::SeatView& a, const view::SeatView& b) {
  REQUIRE(a.hero() == static_cast<std::uint32_t>(b.hero));
  REQUIRE(a.alive() == b.alive);
  REQUIRE(static_cast<int>(a.identity()) == static_cast<int>(b.identity));
  REQUIRE(a.identity_public() == b.identity_public);
  REQUIRE(a.killer() == seat_of(b.killer));
  REQUIRE(a.hp() == b.hp);
  REQUIRE(a.max_hp() == b.max_hp);
  REQUIRE(a.rage() == b.rage);
  REQUIRE(a.hand_count() == b.hand_count);
  REQUIRE(a.hand_size() == b.hand.size());
  for (int i = 0; i < a.hand_size(); ++i) REQUIRE(a.hand(i) == static_cast<std::uint32_t>(b.hand[i]));
  REQUIRE(a.faith_count() == b.faith_count);
  REQUIRE(a.statuses_size() == b.statuses.size());
  REQUIRE(a.used_size() == b.used.size());
  REQUIRE(a.skip_draw() == ((b.skips & 1) != 0));
  REQUIRE(a.skip_play() == ((b.skips & 2) != 0));
  REQUIRE(a.skip_discard() == ((b.skips & 4) != 0));
  REQUIRE(a.attacks_used() == b.attacks_used);
  REQUIRE(a.attack_limit() == b.attack_limit);
  REQUIRE(a.attack_range() == b.attack_range);
  REQUIRE(a.hand_limit() == b.hand_limit);
  REQUIRE(a.team() == b.team);
  REQUIRE(a.contest_card() == static_cast<std::uint32_t>(b.contest_card));
  same_heroes(a.picked(), b.picked);
  same_heroes(a.bench(), b.bench);
  same_heroes(a.rested(), b.rested);
}

}  // namespace

TEST_CASE("snapshots hold what the view holds", "[wire]") {
  walk([](const Match& m) {
    for (int v = -1; v <= m.seats(); ++v) {
      const view::Viewer viewer = v < 0            ? view::Viewer::spectator()
                                  : v == m.seats() ? view::Viewer::everything()
                                                   : view::Viewer::of(static_cast<Seat>(v));
      const view::TableView t = view::table(m.game(), viewer);
      const auto s = through<v1::Snapshot>([&](wire::Writer& w) { wire::put_table(w, t); });
      REQUIRE(s.viewer() == seat_of(viewer.seat));
      REQUIRE(s.mode() == static_cast<std::uint32_t>(t.mode));
      REQUIRE(s.turn() == t.turn);
      REQUIRE(s.starter() == seat_of(t.starter));
      same_heroes(s.draft(), t.draft);
      REQUIRE(s.deck_count() == t.deck_count);
      REQUIRE(s.seats_size() == t.seat_count);
      REQUIRE(s.discard_pile_size() == t.discard_pile.size());
      REQUIRE(s.has_outcome() == (t.outcome.reason != OutcomeReason::none));
      int placed = s.table_size();
      for (int i = 0; i < s.seats_size(); ++i) {
        const v1::SeatView& seat = s.seats(i);
        same_seat(seat, t.seats[i]);
        REQUIRE(seat.distances_size() == t.seat_count);
        placed += seat.equipment_size() + seat.state_area_size() + seat.monster_area_size() + seat.set_aside_size() +
                  seat.souls_size();
        int at = 0;
        for (const PlacedCard& p : t.placed)
          if (p.zone == Zone::equipment && p.seat == i) same_card(seat.equipment(at++), p);
      }
      REQUIRE(placed == t.placed.size());
    }
  });
}

TEST_CASE("questions, answers and blocks come through whole", "[wire]") {
  bots::Dice dice{5};
  walk([&](const Match& m) {
    for (Seat s = 0; s < m.seats(); ++s) {
      const auto q = view::question(m.game(), view::Viewer::of(s));
      if (!q) continue;
      const auto message =
          through<v1::Question>([&](wire::Writer& w) { wire::put_question(w, *q, {1500, 2000, 3000}); });
      REQUIRE(message.id() == q->id);
      REQUIRE(message.mine() == q->mine);
      REQUIRE(message.remaining_ms() == 1500);
      REQUIRE(message.bank_ms() == (q->mine ? 3000u : 0u));
      REQUIRE(message.actions_size() == static_cast<int>(q->actions.size()));
      REQUIRE((q->mine || message.default_action() == 0));
      for (int i = 0; i < message.actions_size(); ++i) {
        const Action& a = q->actions[static_cast<std::size_t>(i)];
        REQUIRE(message.actions(i).cards_size() == a.cards.size());
        REQUIRE(message.actions(i).targets_size() == a.targets.size());
        REQUIRE(message.actions(i).max_cards() == a.max_cards);
        REQUIRE(message.actions(i).option() == a.option);
      }
      if (!q->mine) continue;
      for (const view::Block& b : view::blocks(m.game(), s))
        through<v1::Block>([&](wire::Writer& w) { wire::put_block(w, b); });
      const Answer answer = bots::random_answer(m.question(), s, dice);
      const auto sent = through<v1::Answer>([&](wire::Writer& w) { wire::put_answer(w, q->id, answer); });
      Answer back;
      REQUIRE(wire::read_answer(sent, back) == nullptr);
      REQUIRE(sent.question() == q->id);
      REQUIRE(back.action == answer.action);
      REQUIRE(back.number == answer.number);
      REQUIRE(back.cards.size() == answer.cards.size());
      for (int i = 0; i < back.cards.size(); ++i) REQUIRE(back.cards[i] == answer.cards[i]);
      REQUIRE(back.targets.size() == answer.targets.size());
      for (int i = 0; i < back.targets.size(); ++i) REQUIRE(back.targets[i] == answer.targets[i]);
    }
  });
}

TEST_CASE("each viewer's update is the one made for it alone", "[wire]") {
  wire::UpdateEncoder together;
  std::size_t parts = 0, steps = 0;
  walk([&](const Match& m) {
    wire::Times times{4000, 7000, {1, 2, 3, 4, 5, 6, 7, 8}};
    const wire::Viewers all = wire::Viewers::all_seats(m.seats()) | wire::Viewers::watching();
    wire::Viewers seen;
    ++steps;
    for (const wire::Part& part : together.update(m, all, times, true)) {
      ++parts;
      REQUIRE((seen & part.to).empty());
      seen = seen | part.to;
      v1::ServerMessage message;
      REQUIRE(message.ParseFromArray(part.body.data(), static_cast<int>(part.body.size())));
      for (int v = 0; v <= wire::Viewers::spectators; ++v) {
        if (!part.to.has(v)) continue;
        const view::Viewer viewer =
            v == wire::Viewers::spectators ? view::Viewer::spectator() : view::Viewer::of(static_cast<Seat>(v));
        v1::Update alone;
        const wire::Ending ending = m.over() ? wire::ending_of(m) : wire::Ending{};
        for (const Event& e : m.events().events)
          if (const auto ev = view::event(e, m.events(), viewer))
            *alone.add_events() = through<v1::Event>([&](wire::Writer& w) { wire::put_event(w, *ev, ending); });
        if (const auto q = view::question(m.game(), viewer)) {
          wire::QuestionTime time{times.remaining_ms, times.total_ms, 0};
          if (v < wire::Viewers::spectators) time.bank_ms = times.bank_ms[static_cast<std::size_t>(v)];
          *alone.mutable_question() = through<v1::Question>([&](wire::Writer& w) {
            wire::put_question(w, *q, time);
            if (q->mine)
              for (const view::Block& b : view::blocks(m.game(), viewer.seat))
                w.message(16, [&] { wire::put_block(w, b); });
          });
        }
        REQUIRE(MessageDifferencer::Equals(alone, message.update()));
      }
    }
    REQUIRE(seen == all);
  });
  // Most of what happens is the same for everybody but the seat that is asked.
  CHECK(parts < 4 * steps);
}

TEST_CASE("answers out of range are refused before the engine sees them", "[wire]") {
  Answer into;
  v1::Answer a;
  CHECK(wire::read_answer(a, into) == nullptr);
  a.set_action(4'000'000'000u);
  CHECK(wire::read_answer(a, into) != nullptr);
  a.set_action(1);
  a.set_number(256);
  CHECK(wire::read_answer(a, into) != nullptr);
  a.set_number(0);
  for (const std::uint32_t card : {0u, 256u, 65'537u, 4'294'967'295u}) {
    a.clear_cards();
    a.add_cards(card);
    CHECK(wire::read_answer(a, into) != nullptr);
  }
  a.clear_cards();
  for (int i = 0; i < max_answer_cards + 1; ++i) a.add_cards(1);
  CHECK(wire::read_answer(a, into) != nullptr);
  a.clear_cards();
  for (const std::uint32_t seat : {0u, 9u, 256u, 257u}) {
    a.clear_targets();
    a.add_targets(seat);
    CHECK(wire::read_answer(a, into) != nullptr);
    a.clear_targets();
    a.clear_targets2();
    a.add_targets2(seat);
    CHECK(wire::read_answer(a, into) != nullptr);
    a.clear_targets2();
  }
  for (int i = 0; i < 9; ++i) a.add_targets(1);
  CHECK(wire::read_answer(a, into) != nullptr);
}

TEST_CASE("long and empty messages are framed rightly", "[wire]") {
  for (const std::size_t size : {0u, 1u, 126u, 127u, 128u, 129u, 16'383u, 16'384u, 70'000u}) {
    wire::Buffer buffer;
    wire::Writer w(buffer);
    w.message(4, [&] { w.text(2, std::string(size, 'x')); });
    v1::ServerMessage m;
    REQUIRE(m.ParseFromArray(buffer.data(), static_cast<int>(buffer.size())));
    REQUIRE(m.error().detail().size() == size);
    REQUIRE(m.SerializeAsString() == buffer.view());
  }
}
