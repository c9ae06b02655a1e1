// A room in a test: time stands still until it is moved, the log is in memory, and everything sent is kept.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <vector>

#include "server/room/room.hpp"
#include "tests/server/memory_log.hpp"

namespace fate::test {

using server::Frame;
using server::GuestId;
using server::LinkId;
using server::Ms;

inline v1::ServerMessage parsed(const Frame& frame) {
  v1::ServerMessage m;
  m.ParseFromString(frame.str());
  return m;
}

class RoomWorld final : public server::Room::World {
 public:
  explicit RoomWorld(std::uint64_t seed = 1) : random_(seed) {}

  // ---- what tests set and see
  Ms time = 1'000'000;
  MemoryLog log;
  std::map<LinkId, std::vector<v1::ServerMessage>> sent;
  std::map<LinkId, std::vector<std::string>> raw;
  std::set<GuestId> released_guests;
  std::vector<std::pair<std::string, std::string>> ended;   // match, fault
  server::Room* room = nullptr;

  // Answers the log and ticks until nothing more happens at this time.
  void settle() {
    for (int guard = 0; guard < 100'000; ++guard) {
      if (log.pump()) continue;
      if (room->next_due() > time) return;
      room->tick();
    }
  }
  // Moves the time to the next thing that is due. False: nothing is.
  bool advance() {
    settle();
    const Ms due = room->next_due();
    if (due == server::never) return false;
    time = std::max(time, due);
    settle();
    return true;
  }

  // ---- Room::World
  Ms now() const override { return time; }
  std::int64_t unix_ms() const override { return 1'700'000'000'000 + time; }
  std::uint64_t random() override { return random_(); }
  Seed new_seed() override {
    Seed seed;
    for (auto& b : seed) b = static_cast<std::uint8_t>(random_());
    return seed;
  }
  std::string new_match_id() override { return "MATCH" + std::to_string(++matches_); }
  void send(LinkId link, const Frame& frame) override {
    raw[link].push_back(frame.str());
    sent[link].push_back(parsed(frame));
  }
  void released(GuestId guest, LinkId) override { released_guests.insert(guest); }
  void append(const server::LogEntry& entry) override {
    log.append(entry,
               [this, match = entry.match, seq = entry.seq](server::Append r) { room->appended(match, seq, r); });
  }
  void read_log(const std::string& match, std::uint64_t from_seq) override {
    log.read(match, from_seq, [this, match](server::MatchLog::Records found) { room->log_read(match, found); });
  }
  void match_over(const std::string& match, const std::string& fault) override { ended.emplace_back(match, fault); }

 private:
  std::mt19937_64 random_;
  int matches_ = 0;
};

// A person in a test, who keeps what a client would keep.
struct Guest {
  GuestId id = 0;
  LinkId link = 0;
  RoomWorld* world = nullptr;
  std::uint32_t requests = 0;
  std::size_t read = 0;
  std::string address, password;
  std::uint64_t account = 0;

  server::Person person() const {
    return {id, "Guest" + std::to_string(id), "hash" + std::to_string(id), address, account};
  }
  server::Room::Arrival arrival(std::uint64_t last_number = 0) const {
    return {person(), link, 1, last_number, password};
  }

  const std::vector<v1::ServerMessage>& inbox() const { return world->sent[link]; }
  const v1::ServerMessage& last() const { return world->sent[link].back(); }
  std::uint64_t last_number() const {
    std::uint64_t n = 0;
    for (const auto& m : inbox()) n = std::max(n, m.number());
    return n;
  }
  // The newest message of that kind, if any.
  const v1::ServerMessage* newest(v1::ServerMessage::BodyCase kind) const {
    const auto& box = inbox();
    for (auto i = box.rbegin(); i != box.rend(); ++i)
      if (i->body_case() == kind) return &*i;
    return nullptr;
  }
  // The question that is open as far as this client was told.
  std::optional<v1::Question> question() const {
    const auto& box = inbox();
    std::uint32_t accepted = 0;    // answered, but others are still asked: it is not this client's any more
    for (auto i = box.rbegin(); i != box.rend(); ++i) {
      if (i->has_accepted() && accepted == 0) accepted = i->accepted().question();
      const bool update = i->has_update();
      if (!update && !i->has_match_state()) continue;
      if (!(update ? i->update().has_question() : i->match_state().has_question())) return std::nullopt;
      v1::Question q = update ? i->update().question() : i->match_state().question();
      if (q.id() == accepted) q.set_mine(false);
      return q;
    }
    return std::nullopt;
  }
  // What a client does when it sees a new commitment.
  void offer_nonce() {
    const v1::ServerMessage* state = newest(v1::ServerMessage::kRoomState);
    if (state == nullptr) return;
    v1::ClientMessage m;
    m.mutable_offer_nonce()->set_commitment(state->room_state().room().commitment());
    m.mutable_offer_nonce()->set_nonce(std::string(32, static_cast<char>(id)));
    say(m);
  }
  v1::Error::Code say(const v1::ClientMessage& m) {
    v1::ClientMessage message = m;
    message.set_request(++requests);
    const std::size_t before = inbox().size();
    world->room->handle(id, link, message);
    for (std::size_t i = before; i < inbox().size(); ++i)
      if (inbox()[i].has_error() && inbox()[i].request() == requests) return inbox()[i].error().code();
    return v1::Error::UNKNOWN;
  }
};

template <class Fill>
v1::ClientMessage client_message(Fill&& fill) {
  v1::ClientMessage m;
  fill(m);
  return m;
}

inline server::CheckedSettings settings(const char* mode = "fate2_identity_5", bool spectators = true) {
  v1::RoomSettings s;
  s.set_mode(mode);
  s.set_spectators(spectators);
  return server::check_settings(s);
}

}  // namespace fate::test
