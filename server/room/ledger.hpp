// A room's side of the match log: numbers records, keeps what is on its way, and tells in order what is committed. When
// the log does not know whether it stored something, the ledger reads before it writes again; while the log cannot be
// written (a full disk, a lock) it tries again with growing waits, for ever: nothing is lost and nothing counts
// meanwhile.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <string>

#include "server/room/types.hpp"
#include "server/store/match_log.hpp"

namespace fate::server {

class Ledger {
 public:
  // Does the asking; the answers come back through appended() and records(), later, never from inside these calls.
  class Log {
   public:
    virtual ~Log() = default;
    virtual void append(const LogEntry& entry) = 0;
    virtual void read_log(const std::string& match, std::uint64_t from_seq) = 0;
  };

  Ledger(Log& log, std::string match, std::uint64_t epoch, std::uint64_t last_seq = 0)
      : log_(log), match_(std::move(match)), epoch_(epoch), last_seq_(last_seq) {}

  const std::string& match() const { return match_; }
  void append(std::string record);

  void appended(std::uint64_t seq, Append result, Ms now);
  void records(const MatchLog::Records& found, Ms now);
  // The log is asked again when its wait is over.
  void tick(Ms now);
  Ms next_due() const { return retry_at_; }
  // There is reason to believe that the log can be written again: the wait is over.
  void hurry(Ms now) {
    if (retry_at_ != never) retry_at_ = std::min(retry_at_, now);
  }
  // The log did not take a record at the first attempt, and has not yet taken it since.
  bool stuck() const { return attempts_ > 1; }

  // How many records were committed since the last call; they are the oldest ones, in order.
  int take_committed();
  // Why the log can never be written again (it holds what somebody else wrote); empty = it can.
  const std::string& failure() const { return failure_; }

 private:
  enum class State : std::uint8_t { kept, sent, committed, doubtful };
  struct Item {
    std::uint64_t seq;
    State state;
    std::string record;
  };
  void settle(Ms now);
  void send(Item& item);
  void ask(Ms now);

  Log& log_;
  std::string match_;
  std::uint64_t epoch_;
  std::uint64_t last_seq_;
  std::deque<Item> items_;
  int committed_ = 0;
  int attempts_ = 0;  // to store the oldest record, after the first
  int conflicts_ = 0;  // of the oldest record, in a row
  Ms retry_at_ = never;
  bool reading_ = false;
  std::string failure_;
};

}  // namespace fate::server
