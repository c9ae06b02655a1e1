#include "server/room/roster.hpp"

#include <algorithm>
#include <array>
#include <random>

#include "server/lobby/secrets.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::array<const char*, 8> bot_names = {"Aiden", "Brook", "Cass", "Dorin", "Elsa", "Finn", "Greta", "Hale"};

}  // namespace

const Member* Roster::member(GuestId g) const {
  for (const Member& m : members_)
    if (m.person.guest == g) return &m;
  return nullptr;
}

Member* Roster::find(GuestId g) { return const_cast<Member*>(member(g)); }

int Roster::watchers() const {
  return static_cast<int>(std::count_if(members_.begin(), members_.end(), [](const Member& m) { return m.seat < 0; }));
}

int Roster::connected() const {
  return static_cast<int>(std::count_if(members_.begin(), members_.end(), [](const Member& m) { return m.connected; }));
}

bool Roster::only_bots_play() const {
  return std::all_of(seats_.begin(), seats_.end(),
                     [](const RoomSeat& s) { return s.kind != v1::Occupant::PLAYER || s.left; });
}

int Roster::first_free() const {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].kind == v1::Occupant::EMPTY) return static_cast<int>(i);
  return -1;
}

void Roster::sit(Member& m, int seat) {
  RoomSeat& s = seats_[static_cast<std::size_t>(seat)];
  s = RoomSeat{};
  s.kind = v1::Occupant::PLAYER;
  s.person = m.person;
  m.seat = seat;
}

void Roster::stand_up(Member& m) {
  if (m.seat < 0) return;
  seats_[static_cast<std::size_t>(m.seat)] = RoomSeat{};
  m.seat = -1;
}

// The host is a member who is there and sits, if there is one; it changes only when it must.
void Roster::choose_host() {
  const auto worth = [](const Member& m) { return (m.connected ? 2 : 0) + (m.seat >= 0 ? 1 : 0); };
  const Member* now = member(host_);
  if (now != nullptr && now->seat >= 0) return;
  const Member* best = now;
  for (const Member& m : members_)
    if (best == nullptr || worth(m) > worth(*best)) best = &m;
  host_ = best == nullptr ? 0 : best->person.guest;
}

bool Roster::opens(const std::string& password) const {
  return !locked() || same_secret(token_hash(password), password_hash_);
}

Refused Roster::join(const Person& person, const std::string& password) {
  if (member(person.guest) != nullptr) return E::ALREADY_IN_ROOM;
  // The room that was made for somebody lets him in.
  if (!members_.empty() && !come_back_possible(person) && !opens(password)) return E::WRONG_PASSWORD;
  if (!playing() && first_free() >= 0) {
    members_.push_back({person, -1, true});
    sit(members_.back(), first_free());
    choose_host();
    return fine;
  }
  if (come_back(person)) return fine;
  if (playing() && !settings_.settings.spectators()) return E::MATCH_RUNNING;
  return watch(person, password) == fine ? fine : E::ROOM_FULL;
}

bool Roster::come_back_possible(const Person& person) const {
  return playing() && std::any_of(seats_.begin(), seats_.end(), [&](const RoomSeat& s) {
           return s.kind == v1::Occupant::PLAYER && s.person.guest == person.guest && s.goes_to == 0;
         });
}

// Who left the running match has its seat again.
bool Roster::come_back(const Person& person) {
  for (std::size_t i = 0; i < seats_.size() && playing(); ++i) {
    RoomSeat& s = seats_[i];
    if (s.kind != v1::Occupant::PLAYER || s.person.guest != person.guest || s.goes_to != 0) continue;
    s.left = s.stand_in = s.stand_in_wished = false;
    s.missed = 0;
    members_.push_back({person, static_cast<int>(i), true});
    choose_host();
    return true;
  }
  return false;
}

Refused Roster::watch(const Person& person, const std::string& password) {
  if (member(person.guest) != nullptr) return E::ALREADY_IN_ROOM;
  if (come_back(person)) return fine;
  if (!opens(password)) return E::WRONG_PASSWORD;
  if (!settings_.settings.spectators()) return E::NO_SUCH_ROOM;
  if (watchers() >= most_watchers) return E::ROOM_FULL;
  members_.push_back({person, -1, true});
  choose_host();
  return fine;
}

Refused Roster::leave(GuestId guest) {
  Member* const m = find(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (m->seat >= 0 && playing()) {
    RoomSeat& s = seats_[static_cast<std::size_t>(m->seat)];
    s.left = s.stand_in = true;
  } else {
    stand_up(*m);
  }
  members_.erase(members_.begin() + (m - members_.data()));
  choose_host();
  return fine;
}

void Roster::set_connected(GuestId guest, bool connected) {
  Member* const m = find(guest);
  if (m == nullptr) return;
  m->connected = connected;
  if (!connected && m->seat >= 0 && !playing()) seats_[static_cast<std::size_t>(m->seat)].ready = false;
}

void Roster::change_person(const Person& person) {
  if (Member* const m = find(person.guest)) m->person = person;
  for (RoomSeat& s : seats_)
    if (s.kind == v1::Occupant::PLAYER && s.person.guest == person.guest) s.person = person;
}

Refused Roster::take_seat(GuestId guest, std::uint32_t number) {
  Member* const m = find(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (playing()) return E::MATCH_RUNNING;
  if (number == 0) {
    if (m->seat >= 0 && watchers() >= most_watchers) return E::ROOM_FULL;
    stand_up(*m);
    choose_host();
    return fine;
  }
  if (!valid(number)) return E::NO_SUCH_SEAT;
  const int wanted = static_cast<int>(number) - 1;
  if (m->seat == wanted) return fine;
  if (seats_[static_cast<std::size_t>(wanted)].kind != v1::Occupant::EMPTY) return E::SEAT_TAKEN;
  stand_up(*m);
  sit(*m, wanted);
  choose_host();
  return fine;
}

Refused Roster::set_ready(GuestId guest, bool ready) {
  const Member* const m = member(guest);
  if (m == nullptr) return E::NOT_IN_ROOM;
  if (playing()) return E::MATCH_RUNNING;
  if (m->seat < 0) return E::NOT_SEATED;
  seats_[static_cast<std::size_t>(m->seat)].ready = ready;
  return fine;
}

Refused Roster::add_bot(GuestId guest, std::uint32_t number) {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  if (number != 0 && !valid(number)) return E::NO_SUCH_SEAT;
  const int seat = number == 0 ? first_free() : static_cast<int>(number) - 1;
  if (seat < 0) return E::ROOM_FULL;
  RoomSeat& s = seats_[static_cast<std::size_t>(seat)];
  if (s.kind != v1::Occupant::EMPTY) return E::SEAT_TAKEN;
  s.kind = v1::Occupant::BOT;
  s.person.name = bot_names[static_cast<std::size_t>(seat) % bot_names.size()];
  s.ready = true;
  return fine;
}

Refused Roster::remove_bot(GuestId guest, std::uint32_t number) {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  if (!valid(number) || seats_[number - 1].kind != v1::Occupant::BOT) return E::NO_SUCH_SEAT;
  seats_[number - 1] = RoomSeat{};
  return fine;
}

Refused Roster::kick(GuestId guest, std::uint32_t number, GuestId& kicked) {
  kicked = 0;
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  if (!valid(number)) return E::NO_SUCH_SEAT;
  const RoomSeat& s = seats_[number - 1];
  if (s.kind == v1::Occupant::BOT) return remove_bot(guest, number);
  if (s.kind != v1::Occupant::PLAYER || s.person.guest == guest) return E::NO_SUCH_SEAT;
  kicked = s.person.guest;
  return leave(kicked);
}

void Roster::apply(const CheckedSettings& settings) {
  settings_ = settings;
  if (settings.settings.has_password())
    password_hash_ = settings.settings.password().empty() ? "" : token_hash(settings.settings.password());
  settings_.settings.clear_password();
  const std::size_t seats = static_cast<std::size_t>(settings.seats);
  // Who sits beyond the last seat moves to a free one; bots make room; who finds none watches.
  for (std::size_t i = seats; i < seats_.size(); ++i) {
    if (seats_[i].kind != v1::Occupant::PLAYER) continue;
    std::size_t to = 0;
    while (to < seats && seats_[to].kind == v1::Occupant::PLAYER) ++to;
    Member* const m = find(seats_[i].person.guest);
    if (m == nullptr) continue;
    stand_up(*m);
    if (to < seats) sit(*m, static_cast<int>(to));
  }
  seats_.resize(seats);
  for (RoomSeat& s : seats_)
    if (s.kind == v1::Occupant::PLAYER) s.ready = false;
  choose_host();
}

Refused Roster::change_settings(GuestId guest, const CheckedSettings& settings) {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  if (!settings.error.empty()) return E::BAD_SETTINGS;
  apply(settings);
  return fine;
}

Refused Roster::may_start(GuestId guest) const {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  for (const RoomSeat& s : seats_) {
    if (s.kind == v1::Occupant::EMPTY) return E::NOT_READY;
    if (s.kind == v1::Occupant::PLAYER && s.person.guest != host_ && !s.ready) return E::NOT_READY;
  }
  return fine;
}

Refused Roster::make_host(GuestId guest, std::uint32_t number) {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (!valid(number)) return E::NO_SUCH_SEAT;
  const RoomSeat& s = seats_[number - 1];
  if (s.kind != v1::Occupant::PLAYER || member(s.person.guest) == nullptr) return E::NO_SUCH_SEAT;
  host_ = s.person.guest;
  return fine;
}

Refused Roster::swap_seats(GuestId guest, std::uint32_t a, std::uint32_t b, std::uint64_t random) {
  if (member(guest) == nullptr) return E::NOT_IN_ROOM;
  if (guest != host_) return E::NOT_HOST;
  if (playing()) return E::MATCH_RUNNING;
  if (a == 0 && b == 0) {
    std::mt19937_64 dice(random);
    std::shuffle(seats_.begin(), seats_.end(), dice);
  } else {
    if (!valid(a) || !valid(b)) return E::NO_SUCH_SEAT;
    std::swap(seats_[a - 1], seats_[b - 1]);
  }
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (Member* const m = seats_[i].kind == v1::Occupant::PLAYER ? find(seats_[i].person.guest) : nullptr)
      m->seat = static_cast<int>(i);
  return fine;
}

}  // namespace fate::server
