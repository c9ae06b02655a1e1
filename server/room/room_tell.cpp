// What the people in a room are told.
#include "server/room/room.hpp"

#include "engine/catalog/mode_facts.hpp"

namespace fate::server {

void Room::tell(Line& line, Bytes body, std::uint32_t request) {
  const Frame frame = line.stream.push(std::move(body), request);
  if (line.link != 0) world_.send(line.link, frame);
}

void Room::tell_unnumbered(LinkId link, const v1::ServerMessage& message) {
  if (link == 0) return;
  Frame frame;
  frame.body = std::make_shared<const std::string>(message.SerializeAsString());
  world_.send(link, frame);
}

void Room::refuse(LinkId link, std::uint32_t request, Refused why, const std::string& detail) {
  v1::ServerMessage message;
  message.set_request(request);
  message.mutable_error()->set_code(why);
  message.mutable_error()->set_detail(detail);
  tell_unnumbered(link, message);
}

v1::Room Room::describe() const {
  v1::Room room;
  room.set_code(code_);
  *room.mutable_settings() = roster_.settings().settings;
  room.set_stage(roster_.stage());
  const Ms now = world_.now();
  for (std::size_t i = 0; i < roster_.seats().size(); ++i) {
    const RoomSeat& s = roster_.seats()[i];
    v1::Occupant& o = *room.add_seats();
    o.set_seat(static_cast<std::uint32_t>(i) + 1);
    o.set_kind(s.kind);
    o.set_name(s.person.name);
    o.set_ready(s.ready);
    if (s.kind != v1::Occupant::PLAYER) continue;
    const Member* m = roster_.member(s.person.guest);
    o.set_host(m != nullptr && s.person.guest == roster_.host());
    o.set_connected(m != nullptr && m->connected);
    o.set_stand_in(s.stand_in);
    o.set_missed(s.missed);
    if (play_ && roster_.playing()) o.set_bank_ms(play_->clock().bank(static_cast<Seat>(i), now));
  }
  room.set_spectators(static_cast<std::uint32_t>(roster_.watchers()));
  room.set_spectator_key(spectator_key_);
  if (play_) room.set_match(play_->id());
  return room;
}

v1::RoomSummary Room::summary() const {
  v1::RoomSummary s;
  const v1::RoomSettings& settings = roster_.settings().settings;
  s.set_code(code_);
  s.set_name(settings.name());
  s.set_mode(settings.mode());
  s.set_stage(roster_.stage());
  std::uint32_t players = 0, bots = 0;
  for (const RoomSeat& seat : roster_.seats()) {
    players += seat.kind == v1::Occupant::PLAYER;
    bots += seat.kind == v1::Occupant::BOT;
  }
  s.set_players(players);
  s.set_bots(bots);
  s.set_seats(static_cast<std::uint32_t>(roster_.seats().size()));
  s.set_spectators(static_cast<std::uint32_t>(roster_.watchers()));
  s.set_watchable(settings.spectators());
  return s;
}

void Room::tell_room(GuestId asked_by, std::uint32_t request) {
  changed_ = true;
  v1::ServerMessage message;
  *message.mutable_room_state()->mutable_room() = describe();
  v1::Room& room = *message.mutable_room_state()->mutable_room();
  for (auto& [guest, line] : lines_) {
    const Member* m = roster_.member(guest);
    if (m == nullptr) continue;
    room.set_my_seat(static_cast<std::uint32_t>(m->seat + 1));
    room.set_host(guest == roster_.host());
    tell(line, std::make_shared<const std::string>(message.SerializeAsString()), guest == asked_by ? request : 0);
  }
}

void Room::tell_chat_history(GuestId guest) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || chat_.empty()) return;
  v1::ServerMessage message;
  for (const v1::ChatLine& l : chat_) *message.mutable_chat()->add_lines() = l;
  tell(line->second, std::make_shared<const std::string>(message.SerializeAsString()));
}

view::Viewer Room::viewer_of(GuestId guest) const {
  for (std::size_t s = 0; s < match_guests_.size(); ++s)
    if (match_guests_[s] == guest) return view::Viewer::of(static_cast<Seat>(s));
  return view::Viewer::spectator();
}

wire::Viewers Room::viewers() const {
  wire::Viewers v;
  for (const auto& [guest, line] : lines_) v = v | wire_viewer(guest);
  return v;
}

wire::Viewers Room::wire_viewer(GuestId guest) const {
  const view::Viewer viewer = viewer_of(guest);
  return viewer.seat == no_seat ? wire::Viewers::watching() : wire::Viewers::of(viewer.seat);
}

wire::Times Room::times() const { return play_->clock().times(world_.now()); }

void Room::tell_state(GuestId guest, std::uint32_t request) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || !play_ || !play_->started()) return;
  const std::string_view body = encoder_.state(play_->match(), viewer_of(guest), times(), true, play_->course());
  tell(line->second, std::make_shared<const std::string>(body), request);
}

void Room::tell_question(GuestId guest) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || play_->match().over()) return;
  for (const wire::Part& part : encoder_.update(play_->match(), wire_viewer(guest), times(), true))
    tell(line->second, std::make_shared<const std::string>(part.body));
}

void Room::tell_update(wire::Viewers to) {
  for (const wire::Part& part : encoder_.update(play_->match(), to, times(), true)) {
    const Bytes body = std::make_shared<const std::string>(part.body);
    for (auto& [guest, line] : lines_)
      if (!(part.to & wire_viewer(guest)).empty()) tell(line, body);
  }
}

// ---------------------------------------------------------------- what the match says

v1::Choice::By Room::who_plays(Seat seat) const {
  // A stored match may have more seats than the room that was made for it.
  if (seat >= roster_.seats().size()) return v1::Choice::BOT;
  const RoomSeat& s = roster_.seats()[seat];
  if (s.kind == v1::Occupant::BOT) return v1::Choice::BOT;
  return s.stand_in ? v1::Choice::STAND_IN : v1::Choice::PLAYER;
}

bool Room::unwatched() const { return lines_.empty() && roster_.only_bots_play(); }

void Room::match_started() {
  tell_room(start_asked_by_, start_request_);
  for (auto& [guest, line] : lines_) tell_state(guest, 0);
}

void Room::choice_counted(Seat seat, std::uint32_t question, v1::Choice::By by, std::uint32_t request, bool shared) {
  if (seat >= roster_.seats().size()) return;
  const RoomSeat& s = roster_.seats()[seat];
  if (by == v1::Choice::PLAYER) {
    const auto line = lines_.find(s.person.guest);
    if (line != lines_.end()) {
      v1::ServerMessage message;
      message.mutable_accepted()->set_question(question);
      tell(line->second, std::make_shared<const std::string>(message.SerializeAsString()), request);
    }
  }
  bool changes = false;
  if (by == v1::Choice::PLAYER && (s.stand_in || (s.missed != 0 && !shared))) {
    roster_.answered(seat);
    changes = true;
  }
  // Who let a shared window pass is nobody's business.
  if (by == v1::Choice::DEADLINE && !shared) {
    roster_.missed(seat);
    changes = true;
  }
  if (changes) tell_room();
}

void Room::match_stepped() { tell_update(viewers()); }

void Room::match_ended(const std::string& fault) {
  world_.match_over(play_->id(), fault);
  roster_.end_match();
  if (!fault.empty()) {
    close(v1::Left::VOID);
    return;
  }
  const Ms now = world_.now();
  for (auto& [guest, line] : lines_)
    if (line.link == 0) line.absent_since = now;
  tell_room();
  watch_emptiness();
}

}  // namespace fate::server
