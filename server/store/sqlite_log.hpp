// The match log in SQLite: one thread writes for all rooms, and everything that waits goes into one commit. What cannot
// be committed (the disk is full, the file is locked or damaged) is answered with `unknown`; the log then looks again
// and again by itself whether it can be written, and tells when that changes.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>

#include "fate/v1/record.pb.h"
#include "server/histogram.hpp"
#include "server/store/match_log.hpp"
#include "server/store/sqlite.hpp"

namespace fate::server {

class SqliteLog final : public MatchLog {
 public:
  // Takes the connection for its thread.
  explicit SqliteLog(Connection db);
  // Everything that was appended before is committed.
  ~SqliteLog() override;

  // Next server epoch, stored; 0 if it cannot be stored. Before the first append.
  std::uint64_t begin_epoch();
  // Matches that were running when the last server stopped. This server owns them from now on. None if that cannot be
  // stored: they wait for the next start.
  std::vector<std::string> take_over(std::uint64_t epoch);

  void append(LogEntry entry, Done done) override;
  void read(const std::string& match, std::uint64_t from_seq, std::function<void(Records)> done) override;
  void archive(const std::string& match, std::string file, Done done) override;

  // Anything else that is stored (accounts, ratings, the admins' acts): `work` runs on the log's thread inside the
  // common transaction. What it did is undone if it returns false (`done` gets conflict) or the commit fails (unknown).
  // Reading only is fine too. `work` must not keep the connection.
  using Work = std::function<bool(Connection&)>;
  void run(Work work, Done done);

  // Waits until everything that was asked for so far is done.
  void flush();

  // False from a failed commit to the next one that succeeds. Any thread.
  bool well() const { return well_; }
  // `told` is called on the log's thread whenever that changes; it must not wait for the log.
  void when_health_changes(std::function<void(bool well)> told);

  struct Figures {
    std::uint64_t commits = 0, records = 0, failures = 0;
    std::size_t waiting = 0;  // jobs that are in no commit yet
  };
  Figures figures() const;
  // Seconds from BEGIN to the end of COMMIT.
  const Histogram& commit_time() const { return commit_time_; }

 private:
  struct Write {
    LogEntry entry;
    Done done;
  };
  struct Read {
    std::string match;
    std::uint64_t from_seq;
    std::function<void(Records)> done;
  };
  struct Archive {
    std::string match, file;
    Done done;
  };
  struct Task {
    Work work;
    Done done;
  };
  struct Flush {
    std::condition_variable* wake;
    bool* reached;
  };
  using Job = std::variant<Write, Read, Archive, Task, Flush>;

  void put(Job job);
  void work();
  std::deque<Job> next_batch();
  void write_batch(std::deque<Job>& batch);
  bool commit(std::deque<Job>& batch, std::vector<Append>& results);
  void answer(std::deque<Job>& batch, const std::vector<Append>& results);
  void probe();
  void note(bool well, const std::string& why);
  void look_for_trouble();
  Append write_one(Job& job);
  Append append_now(const LogEntry& entry);
  Append start_match(const LogEntry& entry, const v1::StartRecord& start);
  Append end_match(const LogEntry& entry, const v1::EndRecord& end);
  Append archive_now(const Archive& job);
  Append run_now(const Task& job);
  Records read_now(const Read& job);

  Connection db_;
  Statement begin_, commit_, insert_record_, insert_match_, end_match_, read_records_, put_file_, drop_records_;
  std::atomic<bool> well_{true};
  std::string trouble_;  // why nothing of the transaction may be stored; empty = it may
  bool damaged_ = false;  // the file itself: looked at as a whole before it counts as well again
  Histogram commit_time_{Histogram::seconds()};
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool urgent_ = false;  // somebody stands and waits
  std::chrono::steady_clock::time_point next_commit_{};
  bool stopping_ = false;
  Figures figures_;
  std::function<void(bool)> told_;
  std::thread thread_;
};

}  // namespace fate::server
