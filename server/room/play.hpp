// One running match of a room: the engine, its log, its clock and its bots. A choice is stored first, then applied,
// then told. Nothing here knows of connections.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "engine/seated_bots.hpp"
#include "fate/v1/record.pb.h"
#include "server/room/clock.hpp"
#include "server/room/ledger.hpp"
#include "server/room/types.hpp"

namespace fate::server {

// How long bots seem to think and windows stand open. Independent of the cards, always.
struct Pace {
  double scale = 1.0;            // 0: at once
  std::uint32_t least_ms = 150, most_ms = 900;                 // questions of one seat
  std::uint32_t window_least_ms = 300, window_most_ms = 1200;  // windows shared by several
  double window_scale = 1.0;     // factor on the time that the room gives its response windows
};

class Play {
 public:
  // What the room knows and is told. Called from inside answer(), tick(), appended() and records().
  class Table {
   public:
    virtual ~Table() = default;
    // PLAYER, or who answers instead.
    virtual v1::Choice::By who_plays(Seat) const = 0;
    // Nobody is there to see bots think.
    virtual bool unwatched() const = 0;
    virtual std::int64_t unix_ms() const = 0;
    virtual void match_started() = 0;
    virtual void choice_counted(Seat, std::uint32_t question, v1::Choice::By by, std::uint32_t request,
                                bool shared) = 0;
    // The clocks stand from now on, or run again.
    virtual void pause_changed() = 0;
    // That take_seat() is stored.
    virtual void seat_taken(Seat) = 0;
    // match().events() are new, and the question that is open now.
    virtual void match_stepped() = 0;
    // The open question has another time than was told.
    virtual void time_changed() = 0;
    // The end is stored. `fault`: why the match is void; empty = it is not.
    virtual void match_ended(const std::string& fault) = 0;
  };

  Play(Table& table, Ledger::Log& log, const v1::StartRecord& start, const std::string& id, std::uint64_t epoch,
       const Pace& pace, std::uint64_t random_seed, std::uint64_t stored_records = 0);

  // A new match: its first record is on its way.
  void begin();
  // A match of the last server: the records of its log. Empty, or why it cannot go on. Clocks are as they were when
  // that server was last alive, but stand for a moment, so that coming back costs nobody time.
  std::string restore(const std::vector<std::string>& records, Ms now, std::int64_t alive_unix_ms);

  const std::string& id() const { return ledger_.match(); }
  bool started() const { return match_ != nullptr; }
  const Match& match() const { return *match_; }
  const QuestionClock& clock() const { return clock_; }
  // Config, seed and every choice that counted: enough to run the match again up to now.
  v1::MatchFile course() const;
  const std::string& encoded_choices() const { return course_; }
  // The character turn that each choice led to (TableView.turn).
  const std::vector<std::uint16_t>& turns_of_choices() const { return turns_; }

  // What a client answers. `detail` says which part is illegal.
  Refused answer(Seat seat, const v1::Answer& answer, std::uint32_t request, Ms now, std::string& detail);
  // A bot plays for the seat from now on, or no longer.
  void seat_changed(Seat seat, Ms now);
  // The open window waits for that seat's answer, at the cost of its reserve.
  Refused hold(Seat seat, std::uint32_t question, Ms now);
  // Windows of this turn are passed for the seat, as late as a bot would.
  Refused pass_turn(Seat seat, bool on, Ms now);
  bool passes_turn(Seat seat) const { return passing_.has(seat); }

  // The clocks stand as soon as that is stored, for at most what pause_left() says; then they run by themselves.
  Refused pause(bool on, Ms now);
  bool paused() const { return clock_.paused(); }
  std::uint32_t pause_left(Ms now) const;
  // Somebody else has that seat from now on, as soon as that is stored.
  void take_seat(Seat seat, const v1::RecordedSeat& by);

  // Whether anything can be stored at the moment. Until it can, nothing is taken from anybody and no time runs;
  // then it goes on where it stood.
  void store_changed(bool well, Ms now);
  bool stands_still() const { return !store_well_ || ledger_.stuck(); }

  void appended(std::uint64_t seq, Append result, Ms now);
  void records(const MatchLog::Records& found, Ms now);
  void tick(Ms now);
  Ms next_due() const;

  // Something outside the engine broke: the match ends as void.
  void break_off(const std::string& why);

 private:
  struct Pending {
    enum class Kind : std::uint8_t { start, choice, checkpoint, pause, resume, seat_taken, end } kind;
    Seat seat = no_seat;
    std::uint32_t question = 0;
    v1::Choice::By by = v1::Choice::PLAYER;
    std::uint32_t request = 0;
    Answer answer;
  };

  SeatSet open_seats() const;  // asked, not answered, nothing on its way
  void submit(Seat seat, const Answer& answer, v1::Choice::By by, std::uint32_t request, Ms now);
  void settle(Ms now);
  void start_again(Ms now);
  void apply(const Pending& p, Ms now);
  void apply_choice(const Pending& p, Ms now);
  void write_down(Seat seat, std::uint32_t question, const Answer& answer);
  void put(Pending&& pending, const v1::Record& record);
  void put_checkpoint();
  void apply_pause(bool on, Ms now);
  struct Restored;
  std::string count(const v1::Choice& choice);
  std::string run_past();
  std::string run_again(const v1::Record& record, Restored& r);
  void open_question(Ms now, Ms opened);
  void schedule(Seat seat, Ms now);
  void tell(void (Table::*what)());
  void bot_answers(Seat seat, Ms now);
  void append_end(const std::string& fault);
  std::uint32_t between(std::uint32_t least, std::uint32_t most);

  Table& table_;
  v1::StartRecord start_;
  Ledger ledger_;
  Pace pace_;
  std::mt19937_64 random_;
  std::unique_ptr<Match> match_;
  QuestionClock clock_;
  SeatedBots bots_;  // behind people too: who stands in for one has watched with him
  std::array<Ms, max_seats> bot_due_;
  std::deque<Pending> pending_;
  SeatSet in_flight_;
  SeatSet passing_;              // let the windows of this turn pass
  std::uint32_t pause_left_ms_;
  Ms paused_at_ = never;
  bool pause_wished_ = false;    // what was last asked for, stored or not
  std::uint32_t choices_ = 0;
  std::string course_;  // the choices as fields of a fate.v1.MatchFile, one behind the other
  std::vector<std::uint16_t> turns_;
  std::string fault_;
  bool ending_ = false, ended_ = false;
  bool store_well_ = true;
  Ms stood_since_ = never;
};

}  // namespace fate::server
