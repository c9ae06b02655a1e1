#include "server/wire/encode.hpp"

namespace fate::wire {
namespace {

void put_seats(Writer& w, std::uint32_t field, SeatSet seats) {
  if (seats.empty()) return;
  w.packed(field, [&](auto put) {
    for (const Seat s : seats) put(seat_number(s));
  });
}

}  // namespace

void put_action(Writer& w, const Action& a) {
  w.number(1, static_cast<std::uint32_t>(a.verb));
  w.number(2, static_cast<std::uint32_t>(a.ability));
  w.number(3, static_cast<std::uint32_t>(a.card_type));
  w.number(4, a.option);
  if (!a.cards.empty()) {
    w.packed(5, [&](auto put) { a.cards.each([&](CardId c) { put(static_cast<std::uint32_t>(c)); }); });
  }
  w.number(6, a.min_cards);
  w.number(7, a.max_cards);
  w.number(8, static_cast<std::uint32_t>(a.rule));
  put_seats(w, 9, a.targets);
  w.number(10, a.min_targets);
  w.number(11, a.max_targets);
  put_seats(w, 12, a.targets2);
  w.number(13, a.min_targets2);
  w.number(14, a.max_targets2);
  w.number(15, a.min_number);
  w.number(16, a.max_number);
  w.number(17, a.rage_cost);
}

void put_block(Writer& w, const view::Block& b) {
  w.number(1, static_cast<std::uint32_t>(b.card));
  w.number(2, seat_number(b.seat));
  w.number(3, static_cast<std::uint32_t>(b.ability));
  w.number(4, static_cast<std::uint32_t>(b.reason));
  w.number(5, static_cast<std::uint32_t>(b.cause));
  w.zigzag(6, b.value);
  w.zigzag(7, b.value2);
  w.number(8, b.ruling);
}

void put_question(Writer& w, const view::QuestionView& q, const QuestionTime& time) {
  w.number(1, q.id);
  w.number(2, static_cast<std::uint32_t>(q.kind));
  put_seats(w, 3, q.asked);
  w.number(4, static_cast<std::uint32_t>(q.ability));
  w.number(5, static_cast<std::uint32_t>(q.card_type));
  w.number(6, seat_number(q.subject));
  w.number(7, seat_number(q.source));
  w.zigzag(8, q.amount);
  w.number(9, time.remaining_ms);
  w.number(10, time.total_ms);
  if (!q.mine) return;
  w.number(11, time.bank_ms);
  w.flag(12, true);
  w.flag(13, q.may_pass);
  w.number(14, q.default_action);
  for (const Action& a : q.actions) w.message(15, [&] { put_action(w, a); });
}

void put_answer(Writer& w, std::uint32_t question, const Answer& a) {
  w.number(1, question);
  w.number(2, a.action);
  w.packed(3, [&](auto put) {
    for (const CardId c : a.cards) put(static_cast<std::uint32_t>(c));
  });
  w.packed(4, [&](auto put) {
    for (const Seat s : a.targets) put(seat_number(s));
  });
  w.packed(5, [&](auto put) {
    for (const Seat s : a.targets2) put(seat_number(s));
  });
  w.number(6, a.number);
}

}  // namespace fate::wire
