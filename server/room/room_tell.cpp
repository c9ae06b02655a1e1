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
    o.set_registered(s.person.account != 0);
    o.set_rating(s.person.rating(roster_.settings().settings.mode()));
    o.set_host(m != nullptr && s.person.guest == roster_.host());
    o.set_connected(m != nullptr && m->connected);
    o.set_stand_in(s.stand_in);
    o.set_missed(s.missed);
    o.set_wants_pause(s.wants_pause);
    o.set_left(s.left);
    if (play_ && roster_.playing()) o.set_bank_ms(play_->clock().bank(static_cast<Seat>(i), now));
  }
  room.set_spectators(static_cast<std::uint32_t>(roster_.watchers()));
  room.set_spectator_key(spectator_key_);
  if (play_) room.set_match(play_->id());
  room.set_locked(roster_.locked());
  if (play_ && roster_.playing() && play_->paused()) {
    room.set_paused(true);
    room.set_pause_left_ms(play_->pause_left(now));
  }
  room.set_lesson(roster_.settings().lesson);
  if (roster_.settings().from) *room.mutable_from() = roster_.settings().from->config.from();
  if (!roster_.settings().laid_out()) room.set_commitment(deal_.commitment());
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
  s.set_locked(roster_.locked());
  return s;
}

void Room::tell_room(GuestId asked_by, std::uint32_t request) {
  changed_ = true;
  v1::ServerMessage message;
  *message.mutable_room_state()->mutable_room() = describe();
  for (auto& [guest, line] : lines_) tell_room_to(guest, line, message, guest == asked_by ? request : 0);
}

void Room::tell_room_to(GuestId guest, Line& line, v1::ServerMessage& message, std::uint32_t request) {
  const Member* m = roster_.member(guest);
  if (m == nullptr) return;
  v1::Room& room = *message.mutable_room_state()->mutable_room();
  room.set_my_seat(static_cast<std::uint32_t>(m->seat + 1));
  room.set_host(guest == roster_.host());
  line.passes = m->seat >= 0 && roster_.playing() && play_ && play_->passes_turn(static_cast<Seat>(m->seat));
  room.set_passes_turn(line.passes);
  room.set_watching_as(line.late ? roster_.settings().settings.spectator_rule() : v1::RoomSettings::PUBLIC);
  tell(line, std::make_shared<const std::string>(message.SerializeAsString()), request);
}

// Whoever lets windows pass, or no longer does: nobody else is to notice.
void Room::tell_passing(GuestId asked_by, std::uint32_t request) {
  v1::ServerMessage message;
  for (auto& [guest, line] : lines_) {
    const Member* m = roster_.member(guest);
    if (m == nullptr || m->seat < 0) continue;
    if (guest != asked_by && line.passes == play_->passes_turn(static_cast<Seat>(m->seat))) continue;
    if (!message.has_room_state()) *message.mutable_room_state()->mutable_room() = describe();
    tell_room_to(guest, line, message, guest == asked_by ? request : 0);
  }
}

void Room::tell_chat_history(GuestId guest) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || chat_.empty()) return;
  v1::ServerMessage message;
  const Member* m = roster_.member(guest);
  for (const Said& said : chat_)
    if (m == nullptr || !m->person.blocks(said.account)) *message.mutable_chat()->add_lines() = said.line;
  if (!message.has_chat()) return;
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

// Who is shown the late view is told nothing of this.
wire::Viewers Room::wire_viewer(GuestId guest) const {
  if (const auto line = lines_.find(guest); line != lines_.end() && line->second.late) return {};
  const view::Viewer viewer = viewer_of(guest);
  return viewer.seat == no_seat ? wire::Viewers::watching() : wire::Viewers::of(viewer.seat);
}

wire::Times Room::times() const { return play_->clock().times(world_.now()); }

void Room::tell_state(GuestId guest, std::uint32_t request) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || !play_ || !play_->started()) return;
  tell_shuffle(guest);
  if (watches_late(guest)) {
    roster_.saw_hidden(guest);
    tell_late_state(line->second, request);
    return;
  }
  line->second.late = false;
  const std::string_view body = encoder_.state(play_->match(), viewer_of(guest), times(), true, play_->course());
  const Frame frame = line->second.stream.push_whole(std::make_shared<const std::string>(body), request);
  if (line->second.link != 0) world_.send(line->second.link, frame);
}

// Where the deal came from, and at the end the secret.
void Room::tell_shuffle(GuestId guest) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || !play_ || shuffle_.commitment().empty()) return;
  v1::ServerMessage message;
  v1::ShuffleOpening& opening = *message.mutable_opening();
  opening.set_match(play_->id());
  opening.set_commitment(shuffle_.commitment());
  *opening.mutable_nonces() = shuffle_.nonces();
  tell(line->second, std::make_shared<const std::string>(message.SerializeAsString()));
  if (roster_.playing()) return;
  message.mutable_reveal()->set_match(play_->id());
  message.mutable_reveal()->set_secret(shuffle_.secret());
  tell(line->second, std::make_shared<const std::string>(message.SerializeAsString()));
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

bool Room::unwatched() const { return !anybody_connected() && (abandoned_ || roster_.only_bots_play()); }

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
  if (!changes) return;
  // Nor who answered one: what changed by it is told with what comes after the window.
  if (shared)
    tell_room_later_ = true;
  else
    tell_room();
}

void Room::match_stepped() {
  if (std::exchange(tell_room_later_, false)) tell_room();
  tell_passing();
  tell_update(viewers());
  tell_late();
}

void Room::pause_changed() {
  if (!play_->paused()) roster_.forget_pause();
  tell_room();
  if (play_->paused()) return;
  for (auto& [guest, line] : lines_)
    if (!line.late) tell_question(guest);
}

void Room::time_changed() { tell_update(viewers()); }

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
  v1::ServerMessage message;
  message.mutable_reveal()->set_match(play_->id());
  message.mutable_reveal()->set_secret(shuffle_.secret());
  const Bytes body = std::make_shared<const std::string>(message.SerializeAsString());
  if (!shuffle_.commitment().empty())
    for (auto& [guest, line] : lines_) tell(line, body);
  takers_.clear();
  watch_players();
  tell_room();
  watch_emptiness();
}

}  // namespace fate::server
