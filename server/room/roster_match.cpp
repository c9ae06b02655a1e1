// What a running match changes in a room's roster.
#include <algorithm>

#include "server/room/roster.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

}  // namespace

void Roster::begin_match() {
  stage_ = v1::Room::PLAYING;
  for (RoomSeat& s : seats_) {
    s.missed = 0;
    s.stand_in = s.stand_in_wished = s.left = s.wants_pause = false;
    s.goes_to = 0;
  }
  for (Member& m : members_) m.saw_hidden = false;
}

void Roster::end_match() {
  stage_ = v1::Room::FINISHED;
  for (RoomSeat& s : seats_) {
    if (s.left) {
      s = RoomSeat{};
      continue;
    }
    s.missed = 0;
    s.stand_in = s.stand_in_wished = s.wants_pause = false;
    s.ready = s.kind == v1::Occupant::BOT;
  }
  choose_host();
}

Refused Roster::set_stand_in(GuestId guest, bool on) {
  const Member* const m = member(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (!playing()) return E::NO_MATCH;
  if (m->seat < 0) return E::NOT_SEATED;
  RoomSeat& s = seats_[static_cast<std::size_t>(m->seat)];
  s.stand_in = s.stand_in_wished = on;
  s.missed = 0;
  return fine;
}

Refused Roster::want_pause(GuestId guest, bool on) {
  const Member* const m = member(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (!playing()) return E::NO_MATCH;
  if (m->seat < 0) return E::NOT_SEATED;
  seats_[static_cast<std::size_t>(m->seat)].wants_pause = on;
  return fine;
}

void Roster::forget_pause() {
  for (RoomSeat& s : seats_) s.wants_pause = false;
}

void Roster::restore_pause() {
  for (RoomSeat& s : seats_) s.wants_pause = s.kind == v1::Occupant::PLAYER;
}

bool Roster::players_there() const {
  return std::any_of(members_.begin(), members_.end(), [](const Member& m) { return m.seat >= 0 && m.connected; });
}

bool Roster::pause_wished() const {
  int there = 0, want = 0;
  for (const Member& m : members_) {
    if (m.seat < 0 || !m.connected) continue;
    ++there;
    want += seats_[static_cast<std::size_t>(m.seat)].wants_pause;
  }
  return 2 * want > there;
}

Refused Roster::promise_seat(GuestId guest, std::uint32_t number) {
  const Member* const m = member(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (!playing()) return E::NO_MATCH;
  if (m->seat >= 0) return E::MATCH_RUNNING;
  if (!settings_.settings.take_over() || m->saw_hidden) return E::NOT_ALLOWED;
  if (!valid(number)) return E::NO_SUCH_SEAT;
  RoomSeat& s = seats_[number - 1];
  if (s.kind != v1::Occupant::PLAYER || !s.left || s.goes_to != 0) return E::SEAT_TAKEN;
  s.goes_to = guest;
  return fine;
}

GuestId Roster::give_promised(int seat, const Person& if_gone) {
  RoomSeat& s = seats_[static_cast<std::size_t>(seat)];
  Member* const m = find(s.goes_to);
  const Person person = m == nullptr ? if_gone : m->person;
  s = RoomSeat{};
  s.kind = v1::Occupant::PLAYER;
  s.person = person;
  // Who has gone meanwhile owns it all the same, and may come back to it.
  s.left = s.stand_in = m == nullptr;
  if (m != nullptr) m->seat = seat;
  choose_host();
  return person.guest;
}

void Roster::abandon() {
  for (RoomSeat& s : seats_)
    if (s.kind == v1::Occupant::PLAYER) s.stand_in = true;
}

void Roster::saw_hidden(GuestId guest) {
  if (Member* const m = find(guest)) m->saw_hidden = true;
}

bool Roster::answered(int seat) {
  RoomSeat& s = seats_[static_cast<std::size_t>(seat)];
  const bool changes = s.stand_in;
  s.missed = 0;
  s.stand_in = s.stand_in_wished = false;
  return changes;
}

bool Roster::missed(int seat) {
  RoomSeat& s = seats_[static_cast<std::size_t>(seat)];
  if (s.kind != v1::Occupant::PLAYER || s.stand_in) return false;
  ++s.missed;
  if (s.missed < misses_before_stand_in) return false;
  s.stand_in = true;
  return true;
}

bool Roster::came_back(GuestId guest) {
  const Member* const m = member(guest);
  if (m == nullptr || m->seat < 0 || !playing()) return false;
  RoomSeat& s = seats_[static_cast<std::size_t>(m->seat)];
  s.missed = 0;
  if (!s.stand_in || s.stand_in_wished) return false;
  s.stand_in = false;
  return true;
}

void Roster::restore_seat(int seat, const RoomSeat& as, bool host) {
  seats_[static_cast<std::size_t>(seat)] = as;
  if (as.kind != v1::Occupant::PLAYER) return;
  members_.push_back({as.person, seat, false});
  if (host) host_ = as.person.guest;
}

}  // namespace fate::server
