#include "server/wire/encode.hpp"

namespace fate::wire {
namespace {

void put_cards(Writer& w, std::uint32_t field, std::span<const CardId> cards) {
  w.packed(field, [&](auto put) {
    for (const CardId c : cards) put(static_cast<std::uint32_t>(c));
  });
}

void put_heroes(Writer& w, std::uint32_t field, std::span<const HeroId> heroes) {
  w.packed(field, [&](auto put) {
    for (const HeroId h : heroes) put(static_cast<std::uint32_t>(h));
  });
}

void put_area(Writer& w, std::uint32_t field, const view::TableView& t, Zone zone, Seat seat) {
  for (const PlacedCard& p : t.placed)
    if (p.zone == zone && (zone == Zone::table || p.seat == seat)) w.message(field, [&] { put_placed(w, p); });
}

void put_seat(Writer& w, const view::TableView& t, Seat s) {
  const view::SeatView& v = t.seats[s];
  w.number(1, seat_number(s));
  w.number(2, static_cast<std::uint32_t>(v.hero));
  put_heroes(w, 3, v.bench);
  w.flag(4, v.alive);
  w.number(5, static_cast<std::uint32_t>(v.identity));
  w.flag(6, v.identity_public);
  w.number(7, seat_number(v.killer));
  w.zigzag(8, v.hp);
  w.number(9, v.max_hp);
  w.number(10, v.rage);
  w.number(11, v.hand_count);
  put_cards(w, 12, v.hand);
  put_area(w, 13, t, Zone::equipment, s);
  put_area(w, 14, t, Zone::state_area, s);
  put_area(w, 15, t, Zone::monster_area, s);
  put_area(w, 16, t, Zone::set_aside, s);
  put_area(w, 17, t, Zone::souls, s);
  w.number(18, v.faith_count);
  for (const Status& status : v.statuses) w.message(19, [&] { put_status(w, status); });
  w.packed(20, [&](auto put) {
    for (const AbilityId a : v.used) put(static_cast<std::uint32_t>(a));
  });
  w.flag(21, (v.skips & 1) != 0);
  w.flag(22, (v.skips & 2) != 0);
  w.flag(23, (v.skips & 4) != 0);
  w.number(24, v.attacks_used);
  w.number(25, v.attack_limit);
  w.number(26, v.attack_range);
  w.number(27, v.hand_limit);
  w.packed(28, [&](auto put) {
    for (int i = 0; i < t.seat_count; ++i) put(v.distances[i]);
  });
  put_heroes(w, 29, v.rested);
  put_heroes(w, 30, v.picked);
  w.number(31, v.team);
  w.number(32, static_cast<std::uint32_t>(v.contest_card));
}

}  // namespace

void put_table(Writer& w, const view::TableView& t) {
  w.number(1, seat_number(t.viewer.seat));
  w.flag(2, t.viewer.all_seeing);
  w.number(3, static_cast<std::uint32_t>(t.mode));
  w.number(4, static_cast<std::uint32_t>(t.fate));
  w.number(5, static_cast<std::uint32_t>(t.phase));
  w.number(6, seat_number(t.turn_seat));
  w.number(7, t.turn);
  w.number(8, t.round);
  w.number(9, t.deck_count);
  put_cards(w, 10, t.discard_pile);
  put_cards(w, 11, t.processing);
  for (Seat s = 0; s < t.seat_count; ++s) w.message(12, [&] { put_seat(w, t, s); });
  put_area(w, 13, t, Zone::table, no_seat);
  for (const ResolutionRecord& r : t.stack) w.message(14, [&] { put_resolution(w, r); });
  if (t.outcome.reason != OutcomeReason::none) {
    Ending ending;
    ending.outcome = t.outcome;
    ending.seats = t.seat_count;
    for (std::size_t s = 0; s < t.seat_count; ++s) ending.identities[s] = t.identities[s];
    w.message(15, [&] { put_outcome(w, ending); });
  }
  put_heroes(w, 16, t.draft);
  w.number(17, seat_number(t.starter));
}

}  // namespace fate::wire
