#include "server/wire/encode.hpp"

namespace fate::wire {

namespace {

void put_zone(Writer& w, const ZoneRef& z) {
  w.number(1, static_cast<std::uint32_t>(z.zone));
  w.number(2, seat_number(z.seat));
}

}  // namespace

Ending ending_of(const Match& match) {
  Ending e;
  e.outcome = match.outcome();
  if (e.outcome.reason == OutcomeReason::none) return e;
  const view::TableView t = view::table(match.game(), view::Viewer::spectator());
  e.seats = t.seat_count;
  for (int s = 0; s < t.seat_count; ++s) e.identities[static_cast<std::size_t>(s)] = t.identities[s];
  return e;
}

void put_placed(Writer& w, const PlacedCard& p) {
  w.number(1, static_cast<std::uint32_t>(p.card));
  w.number(2, static_cast<std::uint32_t>(p.ability));
  w.number(3, seat_number(p.owner));
  w.flag(4, p.face_down);
  w.flag(5, p.turned);
}

void put_status(Writer& w, const Status& s) {
  w.number(1, static_cast<std::uint32_t>(s.ability));
  w.number(2, s.param);
  w.number(3, seat_number(s.owner));
}

void put_resolution(Writer& w, const ResolutionRecord& r) {
  w.number(1, static_cast<std::uint32_t>(r.kind));
  w.number(2, seat_number(r.user));
  w.packed(3, [&](auto put) {
    for (int i = 0; i < r.target_count; ++i) put(seat_number(r.targets[i]));
  });
  w.number(4, static_cast<std::uint32_t>(r.card_type));
  w.number(5, static_cast<std::uint32_t>(r.ability));
  w.packed(6, [&](auto put) {
    for (int i = 0; i < r.card_count; ++i) put(static_cast<std::uint32_t>(r.cards[i]));
  });
  w.zigzag(7, r.amount);
  w.flag(8, r.enhanced);
  w.flag(9, r.cancelled);
  w.flag(10, r.voided);
  w.zigzag(11, r.damage);
}

void put_outcome(Writer& w, const Ending& e) {
  w.number(1, static_cast<std::uint32_t>(e.outcome.reason));
  w.packed(2, [&](auto put) {
    for (const Seat s : e.outcome.winners) put(seat_number(s));
  });
  bool any = false;
  for (const Identity i : e.identities) any = any || i != Identity::unknown;
  if (!any) return;
  w.packed(3, [&](auto put) {
    for (std::size_t s = 0; s < e.seats; ++s) put(static_cast<std::uint32_t>(e.identities[s]));
  });
}

void put_event(Writer& w, const view::EventView& v, const Ending& ending) {
  const Event& e = v.event;
  w.number(1, static_cast<std::uint32_t>(e.kind));
  w.number(2, seat_number(e.seat));
  w.number(3, seat_number(e.other));
  if (e.target_count != 0) {
    const bool distances = e.kind == EventKind::derived;
    w.packed(4, [&](auto put) {
      for (int i = 0; i < e.target_count; ++i) put(distances ? e.targets[i] : seat_number(e.targets[i]));
    });
  }
  w.number(5, static_cast<std::uint32_t>(e.ability));
  w.number(6, static_cast<std::uint32_t>(e.card_type));
  if (!v.cards.empty()) {
    w.packed(7, [&](auto put) {
      for (const CardId c : v.cards) put(static_cast<std::uint32_t>(c));
    });
  }
  w.number(8, e.card_count);
  w.zigzag(9, e.amount);
  w.zigzag(10, e.value);
  w.zigzag(11, e.value2);
  w.flag(12, e.flag);
  if (e.from.zone != Zone::none) w.message(13, [&] { put_zone(w, e.from); });
  if (e.to.zone != Zone::none) w.message(14, [&] { put_zone(w, e.to); });
  if (v.placed) w.message(15, [&] { put_placed(w, *v.placed); });
  if (v.status) w.message(16, [&] { put_status(w, *v.status); });
  if (v.resolution != nullptr) w.message(17, [&] { put_resolution(w, *v.resolution); });
  if (e.kind == EventKind::match_over) w.message(18, [&] { put_outcome(w, ending); });
}

}  // namespace fate::wire
