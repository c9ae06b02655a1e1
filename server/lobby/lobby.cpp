#include "server/lobby/lobby.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include <spdlog/spdlog.h>

#include "fate/v1/record.pb.h"
#include "server/accounts/names.hpp"
#include "server/lessons/lessons.hpp"
#include "server/lobby/secrets.hpp"
#include "server/lobby/text.hpp"
#include "server/stamp.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::size_t longest_token = 64;
constexpr std::size_t code_length = 6;
constexpr std::size_t key_length = 12;
constexpr std::size_t most_listed = 100;

Ms steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Frame plain(const v1::ServerMessage& message) {
  Frame frame;
  frame.body = std::make_shared<const std::string>(message.SerializeAsString());
  return frame;
}

Frame notice(v1::Notice::Kind kind) {
  v1::ServerMessage message;
  message.mutable_notice()->set_kind(kind);
  return plain(message);
}

// Codes are typed by people: case does not matter.
std::string upper(std::string_view code) {
  std::string s = trimmed(code);
  for (char& c : s)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return s;
}

// Who sits there now: seats that were left may have been taken.
v1::StartRecord with_later_seats(v1::StartRecord start, const std::vector<std::string>& records) {
  constexpr char tag = 6 << 3 | 2;   // Record.seat_taken
  for (const std::string& bytes : records) {
    v1::Record record;
    if (bytes.empty() || bytes[0] != tag || !record.ParseFromString(bytes)) continue;
    const int seat = static_cast<int>(record.seat_taken().seat()) - 1;
    if (seat >= 0 && seat < start.seats_size()) *start.mutable_seats(seat) = record.seat_taken().by();
  }
  return start;
}

}  // namespace

Lobby::Lobby(boost::asio::any_io_executor executor, MatchLog& log, Metrics& metrics, const LobbyOptions& options,
             std::function<void(const std::string&)> stored, Accounts* accounts)
    : executor_(std::move(executor)),
      log_(log),
      metrics_(metrics),
      options_(options),
      stored_(std::move(stored)),
      accounts_(accounts) {}

Lobby::~Lobby() = default;

// ---------------------------------------------------------------- guests

Lobby::Guest* Lobby::find_by_token(const std::string& token) {
  if (token.empty() || token.size() > longest_token) return nullptr;
  const auto found = by_token_.find(token_hash(token));
  return found == by_token_.end() ? nullptr : &guests_.at(found->second);
}

Lobby::Guest& Lobby::new_guest(const std::string& name, const std::string& hash) {
  Guest g;
  g.person = {.guest = ++last_guest_, .name = name, .token_hash = hash, .address = {}};
  g.last_seen = steady_ms();
  if (!hash.empty()) by_token_[hash] = last_guest_;
  ++metrics_.guests;
  return guests_[last_guest_] = std::move(g);
}

Lobby::Greeted Lobby::greet(const v1::Hello& hello, std::uint32_t request, LinkId link,
                            const std::shared_ptr<Link>& connection, const std::string& address, const Account& account,
                            const AccountSession& session) {
  if (!good_text(trimmed(hello.name()), 0, longest_name)) return {E::BAD_NAME, 0, nullptr};
  const std::string name = tidy_name(hello.name());
  v1::Welcome welcome;
  welcome.set_token(hello.token());

  const std::lock_guard lock(mutex_);
  Guest* guest = account.id != 0 ? guest_of(account, session) : find_by_token(hello.token());
  if (guest == nullptr) {
    if (guests_.size() >= options_.most_guests) return {E::SERVER_FULL, 0, nullptr};
    welcome.set_token(random_token());
    guest = &new_guest(guest_name(name), token_hash(welcome.token()));
  } else if (account.id == 0 && !guest->room) {
    guest->person.name = guest_name(name.empty() ? guest->person.name : name);
  }
  guest->person.address = address;
  return arrive(*guest, std::move(welcome), request, hello.last_number(), link, connection);
}

// Nobody may look like somebody with an account; who does is given another name, as is who has none.
std::string Lobby::guest_name(const std::string& tidy) const {
  if (!tidy.empty() && !unwanted_name(tidy) && (accounts_ == nullptr || !accounts_->kept_from_guests(tidy)))
    return tidy;
  return "Guest " + std::to_string(1000 + random_number() % 9000);
}

Lobby::Greeted Lobby::arrive(Guest& arrived, v1::Welcome welcome, std::uint32_t request, std::uint64_t last_number,
                             LinkId link, const std::shared_ptr<Link>& connection) {
  Guest* const guest = &arrived;
  guest->restored = false;
  take_mute(*guest);
  welcome.set_protocol(1);
  welcome.set_server(options_.version);
  welcome.set_name(guest->person.name);
  const GuestId id = guest->person.guest;
  if (guest->connection) {
    v1::ServerMessage replaced;
    replaced.mutable_replaced();
    guest->connection->send(plain(replaced));
    guest->connection->close();
    if (guest->room) guest->room->drop_link(guest->link);
  }
  guest->connection = connection;
  guest->link = link;
  // Who comes now has not heard it.
  const auto tell_trouble = [connection, trouble = !store_well_] {
    if (trouble) connection->send(notice(v1::Notice::STORE_TROUBLE));
  };
  if (!guest->room) {
    v1::ServerMessage message;
    message.set_request(request);
    *message.mutable_welcome() = welcome;
    connection->send(plain(message));
    tell_trouble();
    tell_words(*guest);
    return {fine, id, guest->limits};
  }
  const Room::Arrival arrival{guest->person, link, request, last_number, {}};
  guest->room->add_link(link, connection);
  guest->room->post([arrival, welcome, tell_trouble](Room& room) {
    room.attach(arrival, welcome);
    tell_trouble();
  });
  tell_words(*guest);
  return {fine, id, guest->limits};
}

void Lobby::farewell(GuestId id, LinkId link) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.link != link) return;
  Guest& guest = found->second;
  guest.connection.reset();
  guest.link = 0;
  guest.last_seen = steady_ms();
  if (!guest.room) {
    if (!guest.known) forget(found);
    return;
  }
  guest.room->post([id, link](Room& room) { room.detach(id, link); });
  guest.room->drop_link(link);
}

void Lobby::forget(std::unordered_map<GuestId, Guest>::iterator guest) {
  const Person& person = guest->second.person;
  if (person.account != 0) {
    by_account_.erase(person.account);
  } else {
    by_token_.erase(person.token_hash);
  }
  guests_.erase(guest);
  --metrics_.guests;
}

void Lobby::sweep() {
  const std::lock_guard lock(mutex_);
  const Ms before = steady_ms() - options_.forget_guest_ms;
  for (auto i = guests_.begin(); i != guests_.end();) {
    const auto guest = i++;
    const Guest& g = guest->second;
    if (!g.connection && !g.room && g.last_seen <= before) forget(guest);
  }
}

// ---------------------------------------------------------------- rooms

v1::RoomList Lobby::list() const {
  v1::RoomList list;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, entry] : rooms_)
      if (entry.listed) *list.add_rooms() = entry.summary;
  }
  auto& rooms = *list.mutable_rooms();
  std::sort(rooms.begin(), rooms.end(), [](const v1::RoomSummary& a, const v1::RoomSummary& b) {
    return std::pair(a.stage() == v1::Room::PLAYING, a.code()) < std::pair(b.stage() == v1::Room::PLAYING, b.code());
  });
  while (static_cast<std::size_t>(rooms.size()) > most_listed) rooms.RemoveLast();
  return list;
}

std::shared_ptr<LiveRoom> Lobby::add_room(const std::string& code, const std::string& key,
                                          const CheckedSettings& settings) {
  auto room = std::make_shared<LiveRoom>(executor_, static_cast<RoomKeeper&>(*this), log_, metrics_, code, key,
                                         settings, options_.room);
  rooms_[code].room = room;
  if (!store_well_) room->post([](Room& r) { r.store_changed(false); });
  by_key_[key] = code;
  ++metrics_.rooms;
  return room;
}

std::shared_ptr<LiveRoom> Lobby::new_room(const CheckedSettings& settings) {
  std::string code = random_code(code_length);
  while (rooms_.contains(code)) code = random_code(code_length);
  return add_room(code, random_code(key_length), settings);
}

Lobby::Claim Lobby::claim(GuestId id, LinkId link, std::uint32_t request, const std::shared_ptr<LiveRoom>& room) {
  Claim c;
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.link != link) {
    c.refused = E::NOT_GREETED;
    return c;
  }
  Guest& guest = found->second;
  if (guest.room) {
    c.refused = E::ALREADY_IN_ROOM;
    return c;
  }
  if (room) guest.room = room;
  guest.known = true;
  c.arrival = {guest.person, link, request, 0, {}};
  c.connection = guest.connection;
  return c;
}

void Lobby::enter(const std::shared_ptr<LiveRoom>& room, const Claim& claim, std::function<void(Room&)> how) {
  room->add_link(claim.arrival.link, claim.connection);
  room->post(std::move(how));
}

Refused Lobby::create(GuestId guest, LinkId link, std::uint32_t request, const v1::RoomSettings& wished, bool quick,
                      std::string& detail) {
  if (draining_ || halted_) return E::SHUTTING_DOWN;
  const CheckedSettings settings = check_settings(wished, options_.room.words.get());
  if (!settings.error.empty()) {
    detail = settings.error;
    return E::BAD_SETTINGS;
  }
  return open(guest, link, request, settings, quick);
}

Refused Lobby::start_lesson(GuestId guest, LinkId link, std::uint32_t request, const std::string& id,
                            std::string& detail) {
  if (draining_ || halted_) return E::SHUTTING_DOWN;
  const lessons::Lesson* const lesson = lessons::find(id);
  if (lesson == nullptr) {
    detail = "there is no such lesson";
    return E::NO_SUCH_LESSON;
  }
  return open(guest, link, request, lesson_settings(*lesson), true);
}

Refused Lobby::open(GuestId guest, LinkId link, std::uint32_t request, const CheckedSettings& settings, bool quick,
                    std::uint32_t seat) {
  const std::lock_guard lock(mutex_);
  if (rooms_.size() >= options_.most_rooms) return E::SERVER_FULL;
  const Claim may = claim(guest, link, request, nullptr);
  if (may.refused != fine) return may.refused;
  const auto room = new_room(settings);
  guests_.at(guest).room = room;
  enter(room, may, [arrival = may.arrival, quick, seat](Room& r) { r.open(arrival, quick, seat); });
  return fine;
}

Refused Lobby::join(GuestId guest, LinkId link, std::uint32_t request, const v1::JoinRoom& wish) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(upper(wish.code()));
  if (found == rooms_.end()) return E::NO_SUCH_ROOM;
  const auto room = found->second.room;
  Claim may = claim(guest, link, request, room);
  may.arrival.password = wish.password();
  if (may.refused == fine) enter(room, may, [arrival = may.arrival](Room& r) { r.join(arrival); });
  return may.refused;
}

Refused Lobby::spectate(GuestId guest, LinkId link, std::uint32_t request, const v1::Spectate& wish) {
  const std::lock_guard lock(mutex_);
  const auto found = by_key_.find(upper(wish.key()));
  if (found == by_key_.end()) return E::NO_SUCH_ROOM;
  const auto room = rooms_.at(found->second).room;
  Claim may = claim(guest, link, request, room);
  may.arrival.password = wish.password();
  if (may.refused == fine) enter(room, may, [arrival = may.arrival](Room& r) { r.watch(arrival); });
  return may.refused;
}

Refused Lobby::forward(GuestId guest, LinkId link, v1::ClientMessage message) {
  std::shared_ptr<LiveRoom> room;
  std::shared_ptr<Link> connection;
  {
    const std::lock_guard lock(mutex_);
    const auto found = guests_.find(guest);
    if (found == guests_.end() || found->second.link != link || !found->second.room) return E::NOT_IN_ROOM;
    room = found->second.room;
    connection = found->second.connection;
  }
  if ((draining_ || halted_) && message.has_start_match()) return E::SHUTTING_DOWN;
  const bool choice = message.has_answer();
  auto handle = [guest, link, connection, m = std::move(message)](Room& r) {
    // The room may have refused or released the guest after this was sent.
    const Refused refused = r.handle(guest, link, m);
    if (refused == fine) return;
    v1::ServerMessage error;
    error.set_request(m.request());
    error.mutable_error()->set_code(refused);
    connection->send(plain(error));
  };
  if (choice) {
    room->post_choice(std::move(handle), stamp_us());
  } else {
    room->post(std::move(handle));
  }
  return fine;
}

void Lobby::restore(const std::string& match, const std::vector<std::string>& records, std::int64_t alive_unix_ms) {
  v1::Record first;
  if (records.empty() || !first.ParseFromString(records.front()) || !first.has_start()) {
    spdlog::error("event=match_unreadable match={} why=\"no start record\"", match);
    return;
  }
  const v1::StartRecord start = with_later_seats(first.start(), records);
  CheckedSettings settings = check_settings(start.settings());
  if (!settings.error.empty() || settings.seats != start.seats_size()) settings = check_settings({});
  settings.from = played_from(start);
  if (!settings.from) settings.lesson = start.config().lesson();
  const std::lock_guard lock(mutex_);
  const bool taken = rooms_.contains(start.room()) || start.room().empty();
  const auto room = taken ? new_room(settings) : add_room(start.room(), start.spectator_key(), settings);
  std::vector<Person> persons;
  for (const v1::RecordedSeat& seat : start.seats()) {
    Person person{.guest = 0, .name = seat.name(), .token_hash = seat.token_hash(), .address = {}};
    if (!seat.bot()) {
      Guest& guest = restored_guest(seat);
      if (!guest.room) guest.room = room;
      guest.known = true;
      person = guest.person;
    }
    persons.push_back(person);
  }
  room->post([match, start, persons, records, alive_unix_ms](Room& r) {
    const std::string error = r.restore(match, start, persons, records, alive_unix_ms);
    if (error.empty()) spdlog::info("event=match_goes_on room={} match={}", r.code(), match);
  });
}

// Who sat there: the same guest for all his matches.
Lobby::Guest& Lobby::restored_guest(const v1::RecordedSeat& seat) {
  if (seat.account() != 0) {
    const auto known = by_account_.find(seat.account());
    if (known != by_account_.end()) return guests_.at(known->second);
    Guest& guest = new_guest(seat.name(), {});
    guest.person.account = seat.account();
    by_account_[seat.account()] = guest.person.guest;
    return guest;
  }
  const auto known = by_token_.find(seat.token_hash());
  Guest& guest = known == by_token_.end() ? new_guest(seat.name(), seat.token_hash()) : guests_.at(known->second);
  guest.restored = true;
  return guest;
}

void Lobby::store_changed(bool well) {
  const Frame frame = notice(well ? v1::Notice::STORE_WELL : v1::Notice::STORE_TROUBLE);
  const std::lock_guard lock(mutex_);
  if (store_well_ == well) return;
  store_well_ = well;
  for (auto& [id, guest] : guests_)
    if (guest.connection) guest.connection->send(frame);
  for (auto& [code, entry] : rooms_) entry.room->post([well](Room& r) { r.store_changed(well); });
}

void Lobby::drain() {
  draining_ = true;
  const Frame frame = notice(v1::Notice::DRAINING);
  const std::lock_guard lock(mutex_);
  for (auto& [id, guest] : guests_) {
    if (!guest.connection) continue;
    guest.connection->send(frame);
    guest.connection->close();
  }
}

std::size_t Lobby::rooms() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

void Lobby::break_room_for_tests(const std::string& code) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found == rooms_.end()) return;
  found->second.room->post([](Room&) { throw std::runtime_error("broken for a test"); });
}

// ---------------------------------------------------------------- what rooms tell

void Lobby::room_changed(const std::string& code, const v1::RoomSummary& summary, bool listed) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found == rooms_.end()) return;
  found->second.summary = summary;
  found->second.listed = listed;
}

void Lobby::room_closed(const std::string& code) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found == rooms_.end()) return;
  by_key_.erase(found->second.room->spectator_key());
  rooms_.erase(found);
  --metrics_.rooms;
}

void Lobby::guest_released(GuestId id, const std::string& code) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found != guests_.end() && found->second.room && found->second.room->code() == code) found->second.room.reset();
}

void Lobby::match_stored(const std::string& match, const std::string&) {
  if (stored_) stored_(match);
}

}  // namespace fate::server
