// A room: its people, its match, and what each of them is told. A state machine without I/O: whoever drives it passes
// in messages, log results and the time, one call at a time, and carries out what it asks of its World.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fate/v1/client.pb.h"
#include "server/lobby/word_filter.hpp"
#include "server/room/fair_deal.hpp"
#include "server/room/late_view.hpp"
#include "server/room/play.hpp"
#include "server/room/roster.hpp"
#include "server/room/stream.hpp"

namespace fate::server {

struct RoomOptions {
  Pace pace;
  Ms absent_ms = 60'000;         // away for so long outside a match: no longer a member
  Ms empty_ms = 15'000;          // without members for so long: closed
  Ms abandoned_ms = 120'000;     // no player was there for so long in a match: bots play it to its end
  Ms nonce_ms = 1'000;           // so long a start waits for what players add to the seed
  std::uint64_t epoch = 0;
  std::shared_ptr<const WordFilter> words;     // that chat does not show; none = all are shown
};

class Room final : private Play::Table, private Ledger::Log {
 public:
  // Calls never come back into the room from inside; log answers arrive later through appended() and log_read().
  class World {
   public:
    virtual ~World() = default;
    virtual Ms now() const = 0;
    virtual std::int64_t unix_ms() const = 0;
    virtual std::uint64_t random() = 0;
    virtual Seed new_seed() = 0;
    virtual std::string new_match_id() = 0;
    virtual void send(LinkId link, const Frame& frame) = 0;
    // The guest is no longer a member.
    virtual void released(GuestId guest, LinkId link) = 0;
    virtual void append(const LogEntry& entry) = 0;
    virtual void read_log(const std::string& match, std::uint64_t from_seq) = 0;
    // The match's end is stored: its records can become a file.
    virtual void match_over(const std::string& match, const std::string& fault) = 0;
  };

  // Someone's connection, new to this room.
  struct Arrival {
    Person person;
    LinkId link = 0;
    std::uint32_t request = 0;
    std::uint64_t last_number = 0;
    std::string password;        // of the room
  };

  Room(World& world, const std::string& code, const std::string& spectator_key, const CheckedSettings& settings,
       const RoomOptions& options);
  ~Room() override;

  const std::string& code() const { return code_; }
  const std::string& spectator_key() const { return spectator_key_; }
  v1::RoomSummary summary() const;
  // The summary may have changed since the last call.
  bool take_changed() { return std::exchange(changed_, false); }
  bool closed() const { return closed_; }
  const Roster& roster() const { return roster_; }
  // nullptr while no match was started.
  const Play* play() const { return play_.get(); }
  // Who sits or sat there in the running or last match; nothing: a bot, or another match.
  std::optional<Person> player_of(const std::string& match, std::uint32_t seat) const;

  // ---- coming. A refused one is told so, and released.
  void join(const Arrival& who);
  void watch(const Arrival& who);
  // The first member: the room is made for it. With bots and a match at once if `quick`. Seat 0 is any.
  void open(const Arrival& who, bool quick, std::uint32_t seat = 0);
  // A member whose connection is new. Sends the Welcome, completed; to one who is no member any more, a plain one.
  void attach(const Arrival& who, v1::Welcome welcome);
  // Somebody's name or account has changed.
  void person_changed(const Person& person);
  // That connection is gone; ignored if a newer one took over.
  void detach(GuestId guest, LinkId link);

  // What a member says by that connection; the reply goes there. Anything but `fine`: the guest is no member by it.
  Refused handle(GuestId guest, LinkId link, const v1::ClientMessage& message);

  // ---- time and log
  void appended(const std::string& match, std::uint64_t seq, Append result);
  void log_read(const std::string& match, const MatchLog::Records& found);
  void tick();
  Ms next_due() const;
  // Whether anything can be stored at the moment; everybody is told by others.
  void store_changed(bool well);

  // A match of the last server goes on. Empty, or why it cannot; then it is stored as void and the room closes.
  // `alive_unix_ms`: when that server was last known to run.
  std::string restore(const std::string& match, const v1::StartRecord& start, const std::vector<Person>& persons,
                      const std::vector<std::string>& records, std::int64_t alive_unix_ms);

  // Something in the room broke: its match ends as void and the room closes. Never throws.
  void break_off(const std::string& why) noexcept;

 private:
  static constexpr std::size_t chat_kept = 50;

  struct Line {
    LinkId link = 0;
    MemberStream stream;
    Ms absent_since = never;
    bool passes = false;         // told so last
    bool late = false;           // a spectator who is shown the late view of the running match
  };
  struct Starting {
    GuestId guest = 0;
    std::uint32_t request = 0;
    Ms due = never;              // then it starts with the nonces that came
  };

  // ---- what clients ask for (room.cpp)
  Refused obey(GuestId guest, const v1::ClientMessage& m, std::string& detail);
  Refused ask_start(GuestId guest, std::uint32_t request);
  void try_start();
  void start_match(GuestId guest, std::uint32_t request);
  Refused take_seat(GuestId guest, const v1::ClientMessage& m, std::string& detail);
  Refused hold(GuestId guest, std::uint32_t question, std::uint32_t request);
  Refused pass_turn(GuestId guest, bool on, std::uint32_t request);
  Refused vote_pause(GuestId guest, bool on);
  void count_pause_votes();
  Refused offer_nonce(GuestId guest, const v1::OfferNonce& offer);
  Refused chat(GuestId guest, const std::string& text);
  Refused answer(GuestId guest, const v1::ClientMessage& m, std::string& detail);
  Refused stand_in(GuestId guest, bool on);
  void leave(GuestId guest, std::uint32_t request, v1::Left::Reason reason);
  void close(v1::Left::Reason reason);
  void watch_emptiness();
  void watch_players();
  bool anybody_connected() const;

  // ---- telling (room_tell.cpp)
  void tell(Line& line, Bytes body, std::uint32_t request = 0);
  void tell_unnumbered(LinkId link, const v1::ServerMessage& message);
  void refuse(LinkId link, std::uint32_t request, Refused why, const std::string& detail);
  void tell_room(GuestId asked_by = 0, std::uint32_t request = 0);
  void tell_room_to(GuestId guest, Line& line, v1::ServerMessage& message, std::uint32_t request);
  void tell_passing(GuestId asked_by = 0, std::uint32_t request = 0);
  void tell_state(GuestId guest, std::uint32_t request);
  void tell_question(GuestId guest);
  void tell_chat_history(GuestId guest);
  void tell_update(wire::Viewers to);
  v1::Room describe() const;
  void tell_shuffle(GuestId guest);
  // ---- spectators who see more, later
  bool watches_late(GuestId guest);
  view::Viewer late_viewer() const;
  LateView& late();
  void tell_late();
  void tell_late_state(Line& line, std::uint32_t request);
  view::Viewer viewer_of(GuestId guest) const;
  wire::Viewers wire_viewer(GuestId guest) const;
  wire::Viewers viewers() const;
  wire::Times times() const;

  // ---- Play::Table
  v1::Choice::By who_plays(Seat) const override;
  bool unwatched() const override;
  std::int64_t unix_ms() const override { return world_.unix_ms(); }
  void match_started() override;
  void choice_counted(Seat, std::uint32_t question, v1::Choice::By by, std::uint32_t request, bool shared) override;
  void match_stepped() override;
  void pause_changed() override;
  void seat_taken(Seat) override;
  void time_changed() override;
  void match_ended(const std::string& fault) override;
  // ---- Ledger::Log
  void append(const LogEntry& entry) override { world_.append(entry); }
  void read_log(const std::string& match, std::uint64_t from_seq) override { world_.read_log(match, from_seq); }

  World& world_;
  const std::string code_, spectator_key_;
  RoomOptions options_;
  Roster roster_;
  std::map<GuestId, Line> lines_;
  std::unique_ptr<Play> play_;           // the running match, or the last one
  std::vector<GuestId> match_guests_;    // who sits there for it, by seat; 0 = a bot
  std::vector<Person> insiders_;         // whoever sat there in it
  v1::FairShuffle shuffle_;              // of that match
  std::unique_ptr<LateView> late_;
  FairDeal deal_;                        // of the next match
  std::optional<Starting> starting_;
  std::map<int, std::pair<Person, std::uint32_t>> takers_;   // by seat: who is about to take it, and the request
  Ms no_player_since_ = never;
  bool abandoned_ = false;
  bool tell_room_later_ = false;         // when the shared window has closed
  GuestId start_asked_by_ = 0;
  std::uint32_t start_request_ = 0;
  struct Said {
    v1::ChatLine line;
    std::uint64_t account = 0;           // whose words they are
  };
  std::deque<Said> chat_;
  std::uint64_t chat_lines_ = 0;
  wire::UpdateEncoder encoder_;
  Ms closes_at_ = never;
  bool closed_ = false;
  bool changed_ = true;
  bool store_well_ = true;
};

}  // namespace fate::server
