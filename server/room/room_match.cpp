// A room's match: how it starts, what players may ask of it, how it goes on after a restart.
#include <algorithm>

#include "server/lessons/lessons.hpp"
#include "server/room/room.hpp"
#include "server/wire/decode.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

v1::RecordedSeat recorded(const Person& person) {
  v1::RecordedSeat seat;
  seat.set_name(person.name);
  seat.set_token_hash(person.token_hash);
  seat.set_account(person.account);
  return seat;
}

// One person behind two connections: the same address counts as the same person.
bool may_be(const Person& a, const Person& b) {
  return a.guest == b.guest || (!a.address.empty() && a.address == b.address);
}

}  // namespace

// ---------------------------------------------------------------- the start

Refused Room::ask_start(GuestId guest, std::uint32_t request) {
  const Refused refused = roster_.may_start(guest);
  if (refused != fine) return refused;
  if (!store_well_) return E::STORE_FAILED;
  if (starting_) return E::MATCH_RUNNING;
  starting_ = {guest, request, world_.now() + options_.nonce_ms};
  try_start();
  return fine;
}

Refused Room::offer_nonce(GuestId guest, const v1::OfferNonce& offer) {
  // Too late for that match is nobody's fault: it is for the next one that a new commitment asks.
  if (deal_.offer(guest, offer.commitment(), offer.nonce())) try_start();
  return fine;
}

// Waits for those who are there, for a moment.
void Room::try_start() {
  if (!starting_) return;
  const auto& members = roster_.members();
  const bool all = std::all_of(members.begin(), members.end(), [&](const Member& m) {
    return m.seat < 0 || !m.connected || deal_.has(m.person.guest);
  });
  const bool waits = !roster_.settings().laid_out() && !all;
  if (waits && world_.now() < starting_->due) return;
  const Starting start = *starting_;
  starting_.reset();
  const Refused refused = store_well_ ? roster_.may_start(start.guest) : E::STORE_FAILED;
  if (refused == fine) return start_match(start.guest, start.request);
  const auto line = lines_.find(start.guest);
  if (line != lines_.end()) refuse(line->second.link, start.request, refused, "");
}

void Room::start_match(GuestId guest, std::uint32_t request) {
  roster_.begin_match();
  start_asked_by_ = guest;
  start_request_ = request;
  match_guests_.clear();
  insiders_.clear();
  late_.reset();
  for (auto& [who, line] : lines_) line.late = false;
  v1::StartRecord start;
  *start.mutable_config() = wire::write_config(roster_.settings().config);
  const lessons::Lesson* const lesson = lessons::find(roster_.settings().lesson);
  if (lesson != nullptr) lessons::write(*lesson, *start.mutable_config());
  start.set_room(code_);
  start.set_spectator_key(spectator_key_);
  *start.mutable_settings() = roster_.settings().settings;
  start.set_room_password(roster_.password_hash());
  start.set_unix_ms(world_.unix_ms());
  for (const RoomSeat& s : roster_.seats()) {
    match_guests_.push_back(s.person.guest);
    v1::RecordedSeat& seat = *start.add_seats();
    seat = recorded(s.person);
    seat.set_bot(s.kind == v1::Occupant::BOT);
    seat.set_host(s.kind == v1::Occupant::PLAYER && s.person.guest == roster_.host());
    if (s.kind == v1::Occupant::PLAYER) insiders_.push_back(s.person);
  }
  const std::string match = world_.new_match_id();
  if (roster_.settings().from) {   // dealt once, in the match that it goes on from
    shuffle_ = {};
    write(*roster_.settings().from, start);
  } else if (lesson != nullptr) {   // everything lies where the lesson says: nothing was dealt
    shuffle_ = {};
    start.set_seed(std::string(std::tuple_size_v<Seed>, '\0'));
  } else {
    shuffle_ = deal_.close(match_guests_);
    deal_ = FairDeal(world_.new_seed());
    *start.mutable_fair() = shuffle_;
    start.set_seed(shared_seed(shuffle_, match));
  }
  play_ = std::make_unique<Play>(static_cast<Play::Table&>(*this), static_cast<Ledger::Log&>(*this), start, match,
                                 options_.epoch, options_.pace, world_.random());
  watch_players();
  play_->begin();
}

// ---------------------------------------------------------------- what players ask of it

Refused Room::answer(GuestId guest, const v1::ClientMessage& m, std::string& detail) {
  const Member& member = *roster_.member(guest);
  if (!roster_.playing() || !play_) return E::NO_MATCH;
  if (member.seat < 0) return E::NOT_SEATED;
  return play_->answer(static_cast<Seat>(member.seat), m.answer().answer(), m.request(), world_.now(), detail);
}

Refused Room::hold(GuestId guest, std::uint32_t question, std::uint32_t request) {
  const Member& member = *roster_.member(guest);
  if (!roster_.playing() || !play_) return E::NO_MATCH;
  if (member.seat < 0) return E::NOT_SEATED;
  const Refused refused = play_->hold(static_cast<Seat>(member.seat), question, world_.now());
  if (refused != fine) return refused;
  const wire::Times t = times();
  v1::ServerMessage message;
  v1::WindowHeld& held = *message.mutable_held();
  held.set_question(question);
  held.set_seat(static_cast<std::uint32_t>(member.seat + 1));
  held.set_remaining_ms(t.remaining_ms);
  held.set_total_ms(t.total_ms);
  const Bytes body = std::make_shared<const std::string>(message.SerializeAsString());
  for (auto& [who, line] : lines_)
    if (!line.late) tell(line, body, who == guest ? request : 0);
  return fine;
}

Refused Room::pass_turn(GuestId guest, bool on, std::uint32_t request) {
  const Member& member = *roster_.member(guest);
  if (!roster_.playing() || !play_) return E::NO_MATCH;
  if (member.seat < 0) return E::NOT_SEATED;
  const Refused refused = play_->pass_turn(static_cast<Seat>(member.seat), on, world_.now());
  if (refused == fine) tell_passing(guest, request);
  return refused;
}

Refused Room::stand_in(GuestId guest, bool on) {
  const Refused refused = roster_.set_stand_in(guest, on);
  if (refused == fine && play_) play_->seat_changed(static_cast<Seat>(roster_.member(guest)->seat), world_.now());
  return refused;
}

Refused Room::vote_pause(GuestId guest, bool on) {
  if (on && play_ && !play_->paused() && play_->pause_left(world_.now()) == 0) return E::NOT_ALLOWED;
  const Refused refused = roster_.want_pause(guest, on);
  if (refused == fine) count_pause_votes();
  return refused;
}

void Room::count_pause_votes() {
  if (roster_.playing() && play_ && play_->started()) play_->pause(roster_.pause_wished(), world_.now());
}

Refused Room::take_seat(GuestId guest, const v1::ClientMessage& m, std::string& detail) {
  const Person& person = roster_.member(guest)->person;
  for (const Person& p : insiders_) {
    if (!may_be(p, person)) continue;
    detail = "you may know the cards of a seat";
    return E::NOT_ALLOWED;
  }
  const Refused refused = roster_.promise_seat(guest, m.take_seat().seat());
  if (refused != fine) return refused;
  const int seat = static_cast<int>(m.take_seat().seat()) - 1;
  takers_[seat] = {person, m.request()};
  play_->take_seat(static_cast<Seat>(seat), recorded(person));
  return fine;
}

void Room::seat_taken(Seat seat) {
  const auto taker = takers_.find(seat);
  if (taker == takers_.end() || !roster_.playing()) return;
  const auto [person, request] = taker->second;
  takers_.erase(taker);
  const GuestId guest = roster_.give_promised(seat, person);
  match_guests_[seat] = guest;
  insiders_.push_back(person);
  play_->seat_changed(seat, world_.now());
  watch_players();
  tell_room(guest, request);
  tell_state(guest, 0);
}

std::optional<Person> Room::player_of(const std::string& match, std::uint32_t seat) const {
  if (!play_ || play_->id() != match || seat < 1 || seat > match_guests_.size()) return std::nullopt;
  const GuestId guest = match_guests_[seat - 1];
  const auto found =
      std::find_if(insiders_.rbegin(), insiders_.rend(), [&](const Person& p) { return p.guest == guest; });
  if (guest == 0 || found == insiders_.rend()) return std::nullopt;
  return *found;
}

// ---------------------------------------------------------------- spectators who see more, later

bool Room::watches_late(GuestId guest) {
  const auto line = lines_.find(guest);
  const Member* const m = roster_.member(guest);
  if (line == lines_.end() || m == nullptr || m->seat >= 0 || !play_ || !play_->started()) return false;
  if (roster_.settings().settings.spectator_rule() == v1::RoomSettings::PUBLIC) return false;
  // Once told so, it stays so: a view does not change its viewer.
  if (line->second.late) return true;
  return std::none_of(insiders_.begin(), insiders_.end(), [&](const Person& p) { return may_be(p, m->person); });
}

view::Viewer Room::late_viewer() const {
  const v1::RoomSettings& s = roster_.settings().settings;
  if (s.spectator_rule() == v1::RoomSettings::ALL_SEEING) return view::Viewer::everything();
  return view::Viewer::of(static_cast<Seat>(s.spectator_seat() - 1));
}

LateView& Room::late() {
  if (!late_) {
    const auto delay = static_cast<std::uint16_t>(roster_.settings().settings.spectator_delay_turns());
    late_ = std::make_unique<LateView>(play_->course(), delay);
    late_->feed(play_->encoded_choices(), play_->turns_of_choices());
    if (play_->match().over()) late_->catch_up();
    while (late_->step()) {
    }
  }
  return *late_;
}

void Room::tell_late_state(Line& line, std::uint32_t request) {
  line.late = true;
  const LateView& from = late();
  const std::string_view body = encoder_.shown_state(from.match(), late_viewer(), from.course());
  const Frame frame = line.stream.push_whole(std::make_shared<const std::string>(body), request);
  if (line.link != 0) world_.send(line.link, frame);
}

void Room::tell_late() {
  if (!late_) return;
  const auto to_all = [this](const auto& f) {
    for (auto& [guest, line] : lines_)
      if (line.late) f(line);
  };
  late_->feed(play_->encoded_choices(), play_->turns_of_choices());
  if (play_->match().over()) {
    late_->catch_up();
    to_all([this](Line& line) { tell_late_state(line, 0); });
    return;
  }
  for (std::uint32_t question = late_->match().question().id; late_->step();) {
    if (late_->match().events().events.empty() && late_->match().question().id == question) continue;
    question = late_->match().question().id;
    const Bytes body = std::make_shared<const std::string>(encoder_.shown_update(late_->match(), late_viewer()));
    to_all([&](Line& line) { tell(line, body); });
  }
}

// ---------------------------------------------------------------- after a restart

std::string Room::restore(const std::string& match, const v1::StartRecord& start, const std::vector<Person>& persons,
                          const std::vector<std::string>& records, std::int64_t alive_unix_ms) {
  for (int i = 0; i < start.seats_size() && i < roster_.settings().seats; ++i) {
    const v1::RecordedSeat& from = start.seats(i);
    RoomSeat seat;
    seat.kind = from.bot() ? v1::Occupant::BOT : v1::Occupant::PLAYER;
    seat.person = persons[static_cast<std::size_t>(i)];
    match_guests_.push_back(seat.person.guest);
    if (!from.bot()) {
      Line& line = lines_[seat.person.guest];
      line.absent_since = world_.now();
      insiders_.push_back(seat.person);
    }
    roster_.restore_seat(i, seat, from.host());
  }
  roster_.restore_password(start.room_password());
  roster_.begin_match();
  shuffle_ = start.fair();
  watch_players();
  play_ = std::make_unique<Play>(static_cast<Play::Table&>(*this), static_cast<Ledger::Log&>(*this), start, match,
                                 options_.epoch, options_.pace, world_.random(), records.size());
  const std::string error = play_->restore(records, world_.now(), alive_unix_ms);
  if (!error.empty()) play_->break_off("after a restart: " + error);
  if (error.empty() && play_->paused()) roster_.restore_pause();
  return error;
}

}  // namespace fate::server
