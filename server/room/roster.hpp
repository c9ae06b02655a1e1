// Who is in a room, where everybody sits and who may do what: the room's state machine. No I/O, no time of its own.
// Every call either does what it says or returns why not and changes nothing.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "fate/v1/account.pb.h"
#include "fate/v1/room.pb.h"
#include "server/room/settings.hpp"
#include "server/room/types.hpp"

namespace fate::server {

// What rooms know of somebody's account. Never changed, but replaced.
struct Standing {
  v1::Role role = v1::PLAYER;
  std::int64_t muted_until_unix_ms = 0;
  std::set<std::uint64_t> blocked;                 // accounts whose chat he does not want to see
  std::map<std::string, std::uint32_t> ratings;    // by mode
};

struct Person {
  GuestId guest = 0;
  std::string name;
  std::string token_hash;
  std::string address;           // where he plays from; empty = not known
  std::uint64_t account = 0;                       // 0 = a guest
  std::shared_ptr<const Standing> standing{};      // of an account that was here since the server's start

  bool muted(std::int64_t unix_ms) const { return standing && standing->muted_until_unix_ms > unix_ms; }
  bool blocks(std::uint64_t other) const { return other != 0 && standing && standing->blocked.contains(other); }
  // 0 = none yet.
  std::uint32_t rating(const std::string& mode) const {
    if (!standing) return 0;
    const auto found = standing->ratings.find(mode);
    return found == standing->ratings.end() ? 0 : found->second;
  }
};

struct Member {
  Person person;
  int seat = -1;                 // -1: watches
  bool connected = true;
  bool saw_hidden = false;       // was shown more of the running match than what lies open
};

struct RoomSeat {
  v1::Occupant::Kind kind = v1::Occupant::EMPTY;
  Person person;                 // of a player; of a bot only the name
  bool ready = false;
  bool stand_in = false;         // a bot plays for the player
  bool stand_in_wished = false;  // ... because the player said so
  bool left = false;             // the player has left the running match; joining again brings the seat back
  bool wants_pause = false;
  GuestId goes_to = 0;           // who is about to take the seat that was left
  std::uint32_t missed = 0;      // deadlines in a row
};

class Roster {
 public:
  static constexpr int most_watchers = 32;
  static constexpr std::uint32_t misses_before_stand_in = 2;

  explicit Roster(const CheckedSettings& settings) { apply(settings); }

  // ---- looking
  v1::Room::Stage stage() const { return stage_; }
  bool playing() const { return stage_ == v1::Room::PLAYING; }
  const CheckedSettings& settings() const { return settings_; }
  GuestId host() const { return host_; }
  const std::vector<RoomSeat>& seats() const { return seats_; }
  const std::vector<Member>& members() const { return members_; }
  const Member* member(GuestId g) const;
  int watchers() const;
  int connected() const;
  // In a running match: no seat waits for a person any more.
  bool only_bots_play() const;
  // A player of the running match is connected.
  bool players_there() const;
  // More than half of those players want the clocks to stand.
  bool pause_wished() const;
  bool locked() const { return !password_hash_.empty(); }
  const std::string& password_hash() const { return password_hash_; }

  // ---- coming and going
  // Takes the first free seat, or one's own of the running match, or watches.
  Refused join(const Person& person, const std::string& password = {});
  Refused watch(const Person& person, const std::string& password = {});
  Refused leave(GuestId guest);
  void set_connected(GuestId guest, bool connected);
  // The same guest under another name, or with an account now.
  void change_person(const Person& person);

  // ---- before the match and after it
  Refused take_seat(GuestId guest, std::uint32_t number);      // 1.., 0 = stand up
  Refused set_ready(GuestId guest, bool ready);
  Refused add_bot(GuestId guest, std::uint32_t number);        // 0 = the first free seat
  Refused remove_bot(GuestId guest, std::uint32_t number);
  // `kicked` is who has to go; 0 if it was a bot.
  Refused kick(GuestId guest, std::uint32_t number, GuestId& kicked);
  Refused change_settings(GuestId guest, const CheckedSettings& settings);
  Refused may_start(GuestId guest) const;
  Refused make_host(GuestId guest, std::uint32_t number);
  // 0, 0: all of them, by `random`.
  Refused swap_seats(GuestId guest, std::uint32_t a, std::uint32_t b, std::uint64_t random);

  // ---- the match
  void begin_match();
  void end_match();
  Refused set_stand_in(GuestId guest, bool on);
  Refused want_pause(GuestId guest, bool on);
  void forget_pause();
  // Who wanted it is not stored: all of them, until they say otherwise.
  void restore_pause();
  // A spectator gets a seat that its player has left: first it is promised, then it is his.
  Refused promise_seat(GuestId guest, std::uint32_t number);
  GuestId give_promised(int seat, const Person& if_gone);
  // Nobody has been there for long: bots play for all.
  void abandon();
  void saw_hidden(GuestId guest);
  // A seat's own question was answered by its player, or by the deadline. True: a bot plays for it from now on, or no
  // longer.
  bool answered(int seat);
  bool missed(int seat);
  // A player who came back plays again, unless it had asked for the bot.
  bool came_back(GuestId guest);

  // Puts a player or bot of a stored match on its seat. Players are away until they come back.
  void restore_seat(int seat, const RoomSeat& as, bool host);
  void restore_password(const std::string& hash) { password_hash_ = hash; }

 private:
  Member* find(GuestId g);
  bool come_back(const Person& person);
  bool come_back_possible(const Person& person) const;
  bool opens(const std::string& password) const;
  void apply(const CheckedSettings& settings);
  int first_free() const;
  void sit(Member& m, int seat);
  void stand_up(Member& m);
  void choose_host();
  bool valid(std::uint32_t number) const { return number >= 1 && number <= seats_.size(); }

  CheckedSettings settings_;  // without the password
  std::string password_hash_;
  v1::Room::Stage stage_ = v1::Room::GATHERING;
  std::vector<RoomSeat> seats_;
  std::vector<Member> members_;  // in the order of joining
  GuestId host_ = 0;
};

}  // namespace fate::server
