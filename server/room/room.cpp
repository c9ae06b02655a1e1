#include "server/room/room.hpp"

#include <algorithm>

#include "server/lobby/text.hpp"
#include "server/wire/decode.hpp"

namespace fate::server {
namespace {

using E = v1::Error;
using C = v1::ClientMessage;

constexpr std::size_t longest_chat = 200;

bool changes_the_room(C::BodyCase body) {
  switch (body) {
    case C::kTakeSeat:
    case C::kAddBot:
    case C::kRemoveBot:
    case C::kSwapSeats:
    case C::kKick:
    case C::kMakeHost:
    case C::kChangeSettings: return true;
    default: return false;
  }
}

}  // namespace

Room::Room(World& world, const std::string& code, const std::string& spectator_key, const CheckedSettings& settings,
           const RoomOptions& options)
    : world_(world),
      code_(code),
      spectator_key_(spectator_key),
      options_(options),
      roster_(settings),
      deal_(world.new_seed()) {}

Room::~Room() = default;

// ---------------------------------------------------------------- coming and going

void Room::join(const Arrival& who) {
  const Refused refused = closed_ ? E::NO_SUCH_ROOM : roster_.join(who.person, who.password);
  if (refused != fine) {
    refuse(who.link, who.request, refused, "");
    if (refused != E::ALREADY_IN_ROOM) world_.released(who.person.guest, who.link);
    return;
  }
  lines_[who.person.guest].link = who.link;
  closes_at_ = never;
  const Member& m = *roster_.member(who.person.guest);
  if (m.seat >= 0 && roster_.playing()) play_->seat_changed(static_cast<Seat>(m.seat), world_.now());
  tell_room(who.person.guest, who.request);
  tell_chat_history(who.person.guest);
  if (roster_.playing()) tell_state(who.person.guest, 0);
}

void Room::watch(const Arrival& who) {
  const Refused refused = closed_ ? E::NO_SUCH_ROOM : roster_.watch(who.person, who.password);
  if (refused != fine) {
    refuse(who.link, who.request, refused, "");
    if (refused != E::ALREADY_IN_ROOM) world_.released(who.person.guest, who.link);
    return;
  }
  lines_[who.person.guest].link = who.link;
  closes_at_ = never;
  tell_room(who.person.guest, who.request);
  tell_chat_history(who.person.guest);
  if (roster_.playing()) tell_state(who.person.guest, 0);
}

void Room::open(const Arrival& who, bool quick, std::uint32_t seat) {
  const GuestId guest = who.person.guest;
  roster_.join(who.person, who.password);
  if (seat != 0) roster_.take_seat(guest, seat);
  lines_[guest].link = who.link;
  if (quick) {
    while (roster_.add_bot(guest, 0) == fine) {
    }
    const Refused refused = ask_start(guest, who.request);
    if (refused != fine) refuse(who.link, who.request, refused, "");   // it can be started later
    tell_room();
    return;
  }
  tell_room(guest, who.request);
}

void Room::attach(const Arrival& who, v1::Welcome welcome) {
  const GuestId guest = who.person.guest;
  v1::ServerMessage message;
  message.set_request(who.request);
  const auto line = lines_.find(guest);
  if (closed_ || line == lines_.end()) {
    *message.mutable_welcome() = welcome;
    tell_unnumbered(who.link, message);
    world_.released(guest, who.link);
    return;
  }
  roster_.change_person(who.person);   // his account may know more by now
  Line& l = line->second;
  const bool resumes = l.stream.holds_after(who.last_number);
  welcome.set_room(code_);
  welcome.set_resumed(resumes);
  *message.mutable_welcome() = welcome;
  tell_unnumbered(who.link, message);
  l.link = who.link;
  l.absent_since = never;
  closes_at_ = never;
  roster_.set_connected(guest, true);
  watch_players();
  count_pause_votes();
  const bool back = roster_.came_back(guest);
  if (back && play_) play_->seat_changed(static_cast<Seat>(roster_.member(guest)->seat), world_.now());
  if (resumes) {
    l.stream.each_after(who.last_number, [&](const Frame& frame) { world_.send(l.link, frame); });
    tell_room();
  } else {
    tell_room();
    tell_chat_history(guest);
  }
  if (!play_ || !play_->started()) return;
  if (resumes) {
    if (!l.late) tell_question(guest);
  } else {
    tell_state(guest, 0);
  }
}

void Room::person_changed(const Person& person) {
  if (closed_) return;
  roster_.change_person(person);
  tell_room();
}

void Room::detach(GuestId guest, LinkId link) {
  const auto line = lines_.find(guest);
  if (line == lines_.end() || line->second.link != link) return;
  line->second.link = 0;
  line->second.absent_since = world_.now();
  roster_.set_connected(guest, false);
  count_pause_votes();
  watch_players();
  tell_room();
}

void Room::leave(GuestId guest, std::uint32_t request, v1::Left::Reason reason) {
  const Member* m = roster_.member(guest);
  const int seat = m == nullptr ? -1 : m->seat;
  if (reason == v1::Left::ASKED || reason == v1::Left::ROOM_CLOSED) roster_.leave(guest);
  const auto line = lines_.find(guest);
  if (line == lines_.end()) return;
  v1::ServerMessage left;
  left.mutable_left()->set_reason(reason);
  tell(line->second, std::make_shared<const std::string>(left.SerializeAsString()), request);
  const LinkId link = line->second.link;
  lines_.erase(line);
  world_.released(guest, link);
  if (seat >= 0 && roster_.playing() && play_) play_->seat_changed(static_cast<Seat>(seat), world_.now());
  count_pause_votes();
  watch_players();
  watch_emptiness();
}

bool Room::anybody_connected() const {
  return std::any_of(lines_.begin(), lines_.end(), [](const auto& line) { return line.second.link != 0; });
}

// Since when a running match has no player that is there.
void Room::watch_players() {
  if (!roster_.playing() || roster_.players_there()) {
    no_player_since_ = never;
    abandoned_ = false;
  } else if (no_player_since_ == never) {
    no_player_since_ = world_.now();
  }
}

void Room::watch_emptiness() {
  if (roster_.members().empty() && !roster_.playing() && closes_at_ == never)
    closes_at_ = world_.now() + options_.empty_ms;
}

void Room::close(v1::Left::Reason reason) {
  closed_ = true;
  v1::ServerMessage left;
  left.mutable_left()->set_reason(reason);
  const Bytes body = std::make_shared<const std::string>(left.SerializeAsString());
  for (auto& [guest, line] : lines_) {
    tell(line, body);
    world_.released(guest, line.link);
  }
  lines_.clear();
}

// ---------------------------------------------------------------- what clients ask for

Refused Room::handle(GuestId guest, LinkId link, const v1::ClientMessage& m) {
  const auto line = lines_.find(guest);
  if (closed_ || line == lines_.end() || line->second.link != link) return E::NOT_IN_ROOM;
  std::string detail;
  const Refused refused = obey(guest, m, detail);
  if (refused != fine) refuse(link, m.request(), refused, detail);
  return fine;
}

Refused Room::obey(GuestId guest, const v1::ClientMessage& m, std::string& detail) {
  Refused refused = fine;
  if (roster_.settings().laid_out() && changes_the_room(m.body_case())) {
    detail = roster_.settings().from ? "practice stays as it is" : "a lesson stays as it is";
    return E::NOT_ALLOWED;
  }
  switch (m.body_case()) {
    case C::kAnswer: return answer(guest, m, detail);
    case C::kChat: return chat(guest, m.chat().text());
    case C::kSetStandIn: refused = stand_in(guest, m.set_stand_in().on()); break;
    case C::kStartMatch: return ask_start(guest, m.request());
    case C::kHold: return hold(guest, m.hold().question(), m.request());
    case C::kOfferNonce: return offer_nonce(guest, m.offer_nonce());
    case C::kPassTurn: return pass_turn(guest, m.pass_turn().on(), m.request());
    case C::kVotePause: refused = vote_pause(guest, m.vote_pause().on()); break;
    case C::kMakeHost: refused = roster_.make_host(guest, m.make_host().seat()); break;
    case C::kSwapSeats:
      refused = roster_.swap_seats(guest, m.swap_seats().seat(), m.swap_seats().with(), world_.random());
      break;
    case C::kLeaveRoom:
      leave(guest, m.request(), v1::Left::ASKED);
      tell_room();
      return fine;
    case C::kResync:
      if (!play_ || !play_->started()) return E::NO_MATCH;
      tell_state(guest, m.request());
      return fine;
    case C::kTakeSeat:
      if (roster_.playing() && roster_.member(guest)->seat < 0) return take_seat(guest, m, detail);
      refused = roster_.take_seat(guest, m.take_seat().seat());
      break;
    case C::kSetReady: refused = roster_.set_ready(guest, m.set_ready().ready()); break;
    case C::kAddBot: refused = roster_.add_bot(guest, m.add_bot().seat()); break;
    case C::kRemoveBot: refused = roster_.remove_bot(guest, m.remove_bot().seat()); break;
    case C::kKick: {
      GuestId kicked = 0;
      refused = roster_.kick(guest, m.kick().seat(), kicked);
      if (refused == fine && kicked != 0) leave(kicked, 0, v1::Left::KICKED);
      break;
    }
    case C::kChangeSettings: {
      const CheckedSettings checked = check_settings(m.change_settings().settings(), options_.words.get());
      detail = checked.error;
      refused = roster_.change_settings(guest, checked);
      break;
    }
    case C::kCreateRoom:
    case C::kJoinRoom:
    case C::kSpectate:
    case C::kStartLesson:
    case C::kPlayOn:
    case C::kQuickMatch: return E::ALREADY_IN_ROOM;
    default: return E::MALFORMED;
  }
  if (refused == fine) tell_room(guest, m.request());
  return refused;
}

Refused Room::chat(GuestId guest, const std::string& typed) {
  const std::string text = trimmed(typed);
  if (!good_text(text, 1, longest_chat)) return E::BAD_TEXT;
  const Member& m = *roster_.member(guest);
  if (m.person.muted(world_.unix_ms())) return E::MUTED;
  v1::ServerMessage message;
  v1::ChatLine& line = *message.mutable_chat()->add_lines();
  line.set_id(++chat_lines_);
  line.set_seat(static_cast<std::uint32_t>(m.seat + 1));
  line.set_name(m.person.name);
  line.set_text(options_.words ? options_.words->clean(text) : text);
  line.set_unix_ms(world_.unix_ms());
  chat_.push_back({line, m.person.account});
  if (chat_.size() > chat_kept) chat_.pop_front();
  const Bytes body = std::make_shared<const std::string>(message.SerializeAsString());
  for (auto& [who, to] : lines_) {
    const Member* hears = roster_.member(who);
    if (hears == nullptr || !hears->person.blocks(m.person.account)) tell(to, body);
  }
  return fine;
}

// ---------------------------------------------------------------- time and log

void Room::appended(const std::string& match, std::uint64_t seq, Append result) {
  if (play_ && play_->id() == match && !closed_) play_->appended(seq, result, world_.now());
}

void Room::log_read(const std::string& match, const MatchLog::Records& found) {
  if (play_ && play_->id() == match && !closed_) play_->records(found, world_.now());
}

void Room::store_changed(bool well) {
  store_well_ = well;
  if (play_ && !closed_) play_->store_changed(well, world_.now());
}

void Room::tick() {
  if (closed_) return;
  const Ms now = world_.now();
  if (play_) play_->tick(now);
  try_start();
  if (no_player_since_ != never && !abandoned_ && now - no_player_since_ >= options_.abandoned_ms) {
    abandoned_ = true;
    roster_.abandon();
    for (std::size_t i = 0; i < roster_.seats().size(); ++i) play_->seat_changed(static_cast<Seat>(i), now);
    tell_room();
  }
  std::vector<GuestId> gone;
  for (const auto& [guest, line] : lines_) {
    const bool stays = roster_.playing() && roster_.member(guest)->seat >= 0;
    if (line.link == 0 && !stays && now - line.absent_since >= options_.absent_ms) gone.push_back(guest);
  }
  for (const GuestId guest : gone) leave(guest, 0, v1::Left::ROOM_CLOSED);
  if (!gone.empty()) tell_room();
  if (closes_at_ <= now && lines_.empty() && !roster_.playing()) close(v1::Left::ROOM_CLOSED);
}

Ms Room::next_due() const {
  if (closed_) return never;
  Ms due = std::min(closes_at_, play_ ? play_->next_due() : never);
  if (starting_) due = std::min(due, starting_->due);
  if (no_player_since_ != never && !abandoned_) due = std::min(due, no_player_since_ + options_.abandoned_ms);
  for (const auto& [guest, line] : lines_) {
    const bool stays = roster_.playing() && roster_.member(guest)->seat >= 0;
    if (line.link == 0 && !stays) due = std::min(due, line.absent_since + options_.absent_ms);
  }
  return due;
}

void Room::break_off(const std::string& why) noexcept {
  try {
    if (closed_) return;
    if (play_ && roster_.playing()) {
      play_->break_off(why);
    } else {
      close(v1::Left::VOID);
    }
  } catch (...) {
    closed_ = true;
  }
}

}  // namespace fate::server
