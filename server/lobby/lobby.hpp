// All guests and all rooms of this server. Any thread may call; nothing here waits.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include <boost/asio/any_io_executor.hpp>

#include "fate/v1/client.pb.h"
#include "fate/v1/record.pb.h"
#include "server/accounts/accounts.hpp"
#include "server/lobby/complaint.hpp"
#include "server/lobby/gate.hpp"
#include "server/lobby/link.hpp"
#include "server/lobby/live_room.hpp"
#include "server/lobby/person_limits.hpp"
#include "server/practice/moment.hpp"

namespace fate::server {

struct LobbyOptions {
  RoomOptions room;
  std::size_t most_rooms = 5'000;
  std::size_t most_guests = 200'000;
  Ms forget_guest_ms = 24 * 3'600'000;
  std::string version = "0";
};

// For BANNED.
std::string banned_until_text(std::int64_t until_unix_ms);
// By what is kept what somebody is told or forbidden: "account:1", or "guest:" and the hash of his token.
std::string subject_of(AccountId account, const std::string& token_hash);

class Lobby final : private RoomKeeper {
 public:
  // `stored` is told of each match whose end is in the log. Without `accounts` there are guests only.
  Lobby(boost::asio::any_io_executor executor, MatchLog& log, Metrics& metrics, const LobbyOptions& options,
        std::function<void(const std::string& match)> stored, Accounts* accounts = nullptr);
  ~Lobby() override;

  // A connection says hello: it becomes a guest's, a new one or the one of its token. An older connection of the same
  // guest is told and closed. The Welcome is sent here or by the guest's room. `refused` says why not. With an account,
  // whose session has the token, it becomes the account's.
  struct Greeted {
    Refused refused = fine;
    GuestId guest = 0;
    std::shared_ptr<PersonLimits> limits;
  };
  Greeted greet(const v1::Hello& hello, std::uint32_t request, LinkId link, const std::shared_ptr<Link>& connection,
                const std::string& address, const Account& account = {}, const AccountSession& session = {});
  void farewell(GuestId guest, LinkId link);

  // ---- accounts (lobby_accounts.cpp); nullptr: there are none
  Accounts* accounts() const { return accounts_; }
  // A token that may be that of an account's session: ask first whose.
  bool may_be_accounts(const std::string& token) const;
  struct Self {
    std::string name, token_hash;
    AccountId account = 0;
    std::uint64_t session = 0;
    bool in_room = false;
  };
  Self self(GuestId guest, LinkId link) const;
  // The guest of this connection has an account now, with the same token.
  void enlisted(GuestId guest, LinkId link, const Account& account, const AccountSession& session);
  // This connection becomes the account's; the guest that it was is forgotten. ALREADY_IN_ROOM.
  Greeted log_in(GuestId guest, LinkId link, std::uint32_t request, const Account& account,
                 const AccountSession& session, const std::string& token);
  // Whoever is here with it is told, and closed if it is banned now.
  void account_changed(const Account& account);

  // ---- admins and moderators (lobby_admin.cpp)
  Gate& gate() { return gate_; }
  std::int64_t banned_until(const std::string& address) const;  // 0 = it may come in
  struct Known {
    Person person;
    std::string room;
    bool connected = false;
  };
  std::vector<Known> people(const std::string& part_of_name, std::size_t most) const;
  std::optional<Known> known(GuestId guest) const;
  std::optional<Known> known_account(AccountId account) const;
  // Newest first.
  std::vector<std::shared_ptr<LiveRoom>> live_rooms() const;
  std::shared_ptr<LiveRoom> live_room(const std::string& code) const;  // nullptr: there is none
  void announce(const std::string& text);
  // No new rooms and matches until it is taken back; everybody stays and is told.
  void halt(bool on);
  bool halted() const { return halted_; }
  // He is told now, or when he comes; the account's or the guest's with that token.
  void warn(AccountId account, const std::string& token_hash, const std::string& text);
  // The gate says something else now.
  void mute_changed(const std::string& token_hash);
  void bans_changed();
  // Where reports go; before anybody comes.
  void on_report(ReportDesk desk) { desk_ = std::move(desk); }
  // Where the moments of stored matches are read; before anybody comes.
  void on_play_on(MomentReader reader) { read_moment_ = std::move(reader); }
  Refused report(GuestId guest, LinkId link, const v1::Report& what,
                 std::function<void(Refused why, const std::string& detail)> done);

  // Nobody is to be called so: there is a word in it that chat does not show either.
  bool unwanted_name(const std::string& name) const {
    return options_.room.words && options_.room.words->objects(name);
  }
  v1::RoomList list() const;
  // These answer by the room, or by what they return.
  Refused create(GuestId guest, LinkId link, std::uint32_t request, const v1::RoomSettings& settings, bool quick,
                 std::string& detail);
  // A room for a guided match, with nobody else in it. NO_SUCH_LESSON.
  Refused start_lesson(GuestId guest, LinkId link, std::uint32_t request, const std::string& id, std::string& detail);
  // Practice (lobby_practice.cpp): a room where a match that is over goes on from a moment, with nobody else in it. The
  // moment is read elsewhere; what is refused later goes to `refused`, on any thread.
  Refused play_on(GuestId guest, LinkId link, std::uint32_t request, const v1::PlayOn& wish,
                  std::function<void(Refused why, const std::string& detail)> refused);
  Refused join(GuestId guest, LinkId link, std::uint32_t request, const v1::JoinRoom& wish);
  Refused spectate(GuestId guest, LinkId link, std::uint32_t request, const v1::Spectate& wish);
  // For the room the guest is in.
  Refused forward(GuestId guest, LinkId link, v1::ClientMessage message);

  // A match of the last server, from its log. What cannot go on is stored as void.
  // `alive_unix_ms`: when that server was last known to run.
  void restore(const std::string& match, const std::vector<std::string>& records, std::int64_t alive_unix_ms);

  // No new rooms and matches from now on; everybody is told.
  void drain();
  bool draining() const { return draining_; }
  // Whether anything can be stored at the moment. When it changes everybody is told, and matches stand still or go on.
  void store_changed(bool well);
  // Forgets guests that have been away for long.
  void sweep();
  std::size_t rooms() const;
  // Makes the room throw, as a fault of ours would.
  void break_room_for_tests(const std::string& code);

 private:
  struct Guest {
    Person person;
    std::shared_ptr<LiveRoom> room;
    std::shared_ptr<Link> connection;
    LinkId link = 0;
    Ms last_seen = 0;
    std::uint64_t session = 0;  // of the account, by which it is here
    std::shared_ptr<PersonLimits> limits = std::make_shared<PersonLimits>();
    bool known = false;  // was in a room once; others are forgotten when they go
    bool restored = false;  // of the last server: it may have got an account since its match began
  };
  struct Entry {
    std::shared_ptr<LiveRoom> room;
    v1::RoomSummary summary;
    bool listed = false;
  };
  struct Claim {
    Refused refused = fine;
    Room::Arrival arrival;
    std::shared_ptr<Link> connection;
  };

  Guest* find_by_token(const std::string& token);
  Guest& new_guest(const std::string& name, const std::string& hash);
  void forget(std::unordered_map<GuestId, Guest>::iterator guest);
  Guest& restored_guest(const v1::RecordedSeat& seat);
  Guest* guest_of(const Account& account, const AccountSession& session);
  void take_account(Guest& guest, const Account& account);
  Greeted arrive(Guest& guest, v1::Welcome welcome, std::uint32_t request, std::uint64_t last_number, LinkId link,
                 const std::shared_ptr<Link>& connection);
  std::string guest_name(const std::string& tidy) const;
  static Known describe(const Guest& guest);
  void tell_words(const Guest& guest);
  void take_mute(Guest& guest) const;
  Claim claim(GuestId guest, LinkId link, std::uint32_t request, const std::shared_ptr<LiveRoom>& room);
  std::shared_ptr<LiveRoom> new_room(const CheckedSettings& settings);
  std::shared_ptr<LiveRoom> add_room(const std::string& code, const std::string& key, const CheckedSettings& settings);
  Refused open(GuestId guest, LinkId link, std::uint32_t request, const CheckedSettings& settings, bool quick,
               std::uint32_t seat = 0);
  void enter(const std::shared_ptr<LiveRoom>& room, const Claim& claim, std::function<void(Room&)> how);

  void room_changed(const std::string& code, const v1::RoomSummary& summary, bool listed) override;
  void room_closed(const std::string& code) override;
  void guest_released(GuestId guest, const std::string& code) override;
  void match_stored(const std::string& match, const std::string& fault) override;

  boost::asio::any_io_executor executor_;
  MatchLog& log_;
  Metrics& metrics_;
  LobbyOptions options_;
  std::function<void(const std::string& match)> stored_;
  Accounts* const accounts_;
  std::atomic<bool> draining_{false}, halted_{false};
  Gate gate_;
  ReportDesk desk_;
  MomentReader read_moment_;
  bool store_well_ = true;  // under mutex_

  mutable std::mutex mutex_;  // guards everything below
  std::unordered_map<GuestId, Guest> guests_;
  std::unordered_map<std::string, GuestId> by_token_;  // guests without accounts
  std::unordered_map<AccountId, GuestId> by_account_;
  std::unordered_map<std::string, Entry> rooms_;
  std::unordered_map<std::string, std::string> by_key_;
  GuestId last_guest_ = 0;
};

}  // namespace fate::server
