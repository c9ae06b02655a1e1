// What admins and moderators ask of the lobby and do in it.
#include <algorithm>
#include <chrono>

#include <sodium.h>

#include "server/lobby/lobby.hpp"
#include "server/unix_time.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

Frame plain(const v1::ServerMessage& message) {
  Frame frame;
  frame.body = std::make_shared<const std::string>(message.SerializeAsString());
  return frame;
}

Frame notice(v1::Notice::Kind kind, const std::string& text = {}) {
  v1::ServerMessage message;
  message.mutable_notice()->set_kind(kind);
  message.mutable_notice()->set_text(text);
  return plain(message);
}

Frame banned(std::int64_t until_unix_ms) {
  v1::ServerMessage message;
  message.mutable_error()->set_code(E::BANNED);
  message.mutable_error()->set_detail(banned_until_text(until_unix_ms));
  return plain(message);
}

}  // namespace

std::string banned_until_text(std::int64_t until_unix_ms) {
  return "until " + std::to_string(until_unix_ms / 1000) + " (Unix time)";
}

std::string subject_of(AccountId account, const std::string& token_hash) {
  if (account != 0) return "account:" + std::to_string(account);
  std::string hex(token_hash.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), reinterpret_cast<const unsigned char*>(token_hash.data()), token_hash.size());
  hex.pop_back();
  return "guest:" + hex;
}

Lobby::Known Lobby::describe(const Guest& g) {
  return {g.person, g.room ? g.room->code() : std::string(), g.connection != nullptr};
}

std::vector<Lobby::Known> Lobby::people(const std::string& part_of_name, std::size_t most) const {
  std::vector<Known> found;
  const std::lock_guard lock(mutex_);
  for (const auto& [id, guest] : guests_) {
    if (guest.person.name.find(part_of_name) == std::string::npos) continue;
    found.push_back(describe(guest));
    if (found.size() >= most) break;
  }
  return found;
}

std::optional<Lobby::Known> Lobby::known(GuestId id) const {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end()) return std::nullopt;
  return describe(found->second);
}

std::optional<Lobby::Known> Lobby::known_account(AccountId id) const {
  const std::lock_guard lock(mutex_);
  const auto found = by_account_.find(id);
  if (found == by_account_.end()) return std::nullopt;
  return describe(guests_.at(found->second));
}

std::vector<std::shared_ptr<LiveRoom>> Lobby::live_rooms() const {
  std::vector<std::shared_ptr<LiveRoom>> rooms;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, entry] : rooms_) rooms.push_back(entry.room);
  }
  std::sort(rooms.begin(), rooms.end(), [](const auto& a, const auto& b) {
    return std::pair(a->since_unix_ms(), a->code()) > std::pair(b->since_unix_ms(), b->code());
  });
  return rooms;
}

std::shared_ptr<LiveRoom> Lobby::live_room(const std::string& code) const {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  return found == rooms_.end() ? nullptr : found->second.room;
}

// ---------------------------------------------------------------- acts

void Lobby::announce(const std::string& text) {
  const Frame frame = notice(v1::Notice::ANNOUNCEMENT, text);
  const std::lock_guard lock(mutex_);
  for (auto& [id, guest] : guests_)
    if (guest.connection) guest.connection->send(frame);
}

void Lobby::halt(bool on) {
  if (halted_.exchange(on) == on || !on) return;
  const Frame frame = notice(v1::Notice::DRAINING);
  const std::lock_guard lock(mutex_);
  for (auto& [id, guest] : guests_)
    if (guest.connection) guest.connection->send(frame);
}

void Lobby::warn(AccountId account, const std::string& hash, const std::string& text) {
  const std::lock_guard lock(mutex_);
  gate_.leave_word(subject_of(account, hash), text);
  GuestId id = 0;
  if (const auto by_account = by_account_.find(account); account != 0 && by_account != by_account_.end())
    id = by_account->second;
  if (const auto by_token = by_token_.find(hash); account == 0 && by_token != by_token_.end()) id = by_token->second;
  const auto guest = guests_.find(id);
  if (guest != guests_.end()) tell_words(guest->second);
}

// What was left for somebody, behind everything that he is sent before it.
void Lobby::tell_words(const Guest& guest) {
  if (!guest.connection) return;
  std::vector<Frame> frames;
  if (halted_ && !draining_) frames.push_back(notice(v1::Notice::DRAINING));
  for (const std::string& text : gate_.take_words(subject_of(guest.person.account, guest.person.token_hash)))
    frames.push_back(notice(v1::Notice::WARNING, text));
  for (const Frame& frame : frames) {
    if (guest.room)
      guest.room->post([connection = guest.connection, frame](Room&) { connection->send(frame); });
    else
      guest.connection->send(frame);
  }
}

// Guests have no account that says it.
void Lobby::take_mute(Guest& guest) const {
  if (guest.person.account != 0) return;
  const std::int64_t until = gate_.muted_until(guest.person.token_hash, guest.person.address, unix_now_ms());
  if (until == 0) {
    guest.person.standing.reset();
    return;
  }
  auto standing = std::make_shared<Standing>();
  standing->muted_until_unix_ms = until;
  guest.person.standing = std::move(standing);
}

void Lobby::mute_changed(const std::string& token_hash) {
  const std::lock_guard lock(mutex_);
  const auto found = by_token_.find(token_hash);
  if (found == by_token_.end()) return;
  Guest& guest = guests_.at(found->second);
  take_mute(guest);
  if (guest.room) guest.room->post([person = guest.person](Room& room) { room.person_changed(person); });
}

std::int64_t Lobby::banned_until(const std::string& address) const {
  return gate_.banned_until(address, unix_now_ms());
}

void Lobby::bans_changed() {
  const std::lock_guard lock(mutex_);
  const std::int64_t now = unix_now_ms();
  for (auto& [id, guest] : guests_) {
    if (!guest.connection) continue;
    const std::int64_t until = gate_.banned_until(guest.person.address, now);
    if (until == 0) continue;
    guest.connection->send(banned(until));
    guest.connection->close();
  }
}

// ---------------------------------------------------------------- reports

Refused Lobby::report(GuestId id, LinkId link, const v1::Report& what,
                      std::function<void(Refused, const std::string&)> done) {
  if (!desk_) return E::NOT_ALLOWED;
  Complaint complaint;
  complaint.what = what;
  std::shared_ptr<LiveRoom> room;
  {
    const std::lock_guard lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end() || found->second.link != link) return E::NOT_GREETED;
    complaint.by = found->second.person;
    room = found->second.room;
  }
  if (!room || what.match().empty()) {
    desk_(std::move(complaint), std::move(done));
    return fine;
  }
  room->post([desk = desk_, complaint = std::move(complaint), done = std::move(done)](Room& r) mutable {
    const auto sits = r.player_of(complaint.what.match(), complaint.what.seat());
    if (sits) complaint.about = *sits;
    desk(std::move(complaint), std::move(done));
  });
  return fine;
}

}  // namespace fate::server
