#include "server/admin/rooms.hpp"

#include <chrono>
#include <future>
#include <vector>

#include "server/lobby/text.hpp"

namespace fate::server {
namespace {

// A room that is busy for so long is shown without what only it knows.
constexpr auto patience = std::chrono::seconds(2);
constexpr std::size_t longest_cause = 200;

Ms steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void put_people(const Room& room, v1::AdminRoom& into) {
  const auto put = [&](std::uint32_t seat, const Person& person, bool connected) {
    v1::AdminRoom::Person& p = *into.add_people();
    p.set_seat(seat);
    p.set_name(person.name);
    p.set_registered(person.account != 0);
    p.set_connected(connected);
    p.set_guest(person.guest);
    return &p;
  };
  const Roster& roster = room.roster();
  for (std::size_t i = 0; i < roster.seats().size(); ++i) {
    const RoomSeat& seat = roster.seats()[i];
    if (seat.kind == v1::Occupant::EMPTY) continue;
    const Member* const m = roster.member(seat.person.guest);
    put(static_cast<std::uint32_t>(i + 1), seat.person, m != nullptr && m->connected)
        ->set_bot(seat.kind == v1::Occupant::BOT);
  }
  for (const Member& m : roster.members())
    if (m.seat < 0) put(0, m.person, m.connected);
}

// On the room's strand.
void put_room(const Room& room, bool people, v1::AdminRoom& into) {
  const v1::RoomSummary s = room.summary();
  into.set_name(s.name());
  into.set_mode(s.mode());
  into.set_stage(s.stage());
  into.set_players(s.players());
  into.set_bots(s.bots());
  into.set_seats(s.seats());
  into.set_spectators(s.spectators());
  into.set_locked(s.locked());
  if (people) put_people(room, into);
  const Play* const play = room.play();
  if (play == nullptr) return;
  into.set_match(play->id());
  if (!room.roster().playing() || !play->started()) return;
  into.set_paused(play->paused());
  if (!play->clock().is_open()) return;
  into.set_question(static_cast<v1::Question::Kind>(play->match().question().kind));
  into.set_question_open_ms(static_cast<std::uint32_t>(std::max<Ms>(1, steady_ms() - play->clock().opened())));
}

using Asked = std::future<v1::AdminRoom>;

Asked ask_room(const std::shared_ptr<LiveRoom>& room, bool people) {
  const auto promise = std::make_shared<std::promise<v1::AdminRoom>>();
  room->post([promise, people](Room& r) {
    v1::AdminRoom info;
    put_room(r, people, info);
    promise->set_value(std::move(info));
  });
  return promise->get_future();
}

v1::AdminRoom take(Desk& desk, const LiveRoom& room, Asked& asked, std::chrono::steady_clock::time_point until) {
  v1::AdminRoom info;
  if (asked.wait_until(until) == std::future_status::ready) info = asked.get();
  info.set_code(room.code());
  info.set_since_unix_ms(room.since_unix_ms());
  if (info.stage() == v1::Room::PLAYING && !info.match().empty())
    if (const auto match = desk.archive.match(info.match())) info.set_match_since_unix_ms(match->started_unix_ms());
  return info;
}

HttpReply list(Desk& desk, Ask& ask) {
  const std::uint32_t offset = ask.query.offset(), limit = ask.query.limit();
  if (!ask.query.wrong().empty()) return web::error(400, ask.query.wrong());
  std::vector<std::shared_ptr<LiveRoom>> rooms = desk.lobby.live_rooms();
  v1::AdminRoomList found;
  found.set_total(static_cast<std::uint32_t>(rooms.size()));
  rooms.erase(rooms.begin(), rooms.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(offset, rooms.size())));
  if (rooms.size() > limit) rooms.resize(limit);
  std::vector<Asked> asked;
  for (const auto& room : rooms) asked.push_back(ask_room(room, false));
  const auto until = std::chrono::steady_clock::now() + patience;
  for (std::size_t i = 0; i < rooms.size(); ++i) *found.add_rooms() = take(desk, *rooms[i], asked[i], until);
  return web::json(found);
}

HttpReply close(Desk& desk, const Ask& ask, const std::shared_ptr<LiveRoom>& room) {
  if (!ask.who().admin()) return web::error(403, "only admins close rooms");
  v1::AdminAct act;
  if (!web::read(ask.request.body, act)) return web::error(400, "not an act");
  const std::string cause = trimmed(act.text());
  if (!good_text(cause, 1, longest_cause)) return web::error(400, "a cause has 1 to 200 characters");
  if (desk.act(ask.who(), "close_room", room->code(), cause) != Stored::yes)
    return web::error(503, "it could not be stored");
  room->post([cause](Room& r) { r.break_off("closed by an admin: " + cause); });
  return web::json(v1::AdminDone());
}

}  // namespace

HttpReply answer_rooms(Desk& desk, Ask& ask) {
  if (ask.path.empty()) return ask.post ? web::error(405, "GET") : list(desk, ask);
  const std::shared_ptr<LiveRoom> room = desk.lobby.live_room(ask.next());
  if (!room) return web::error(404, "there is no such room");
  if (ask.path == "close") return ask.post ? close(desk, ask, room) : web::error(405, "POST");
  if (!ask.path.empty()) return web::error(404, "there is nothing here");
  if (ask.post) return web::error(405, "GET");
  Asked asked = ask_room(room, true);
  return web::json(take(desk, *room, asked, std::chrono::steady_clock::now() + patience));
}

}  // namespace fate::server
