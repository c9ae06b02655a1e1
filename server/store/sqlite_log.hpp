// The match log in SQLite: one thread writes for all rooms, and everything that waits goes into one commit.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>

#include "fate/v1/record.pb.h"
#include "server/store/match_log.hpp"
#include "server/store/sqlite.hpp"

namespace fate::server {

class SqliteLog final : public MatchLog {
 public:
  // Takes the connection for its thread.
  explicit SqliteLog(Connection db);
  // Everything that was appended before is committed.
  ~SqliteLog() override;

  // Next server epoch, stored. Before the first append.
  std::uint64_t begin_epoch();
  // Matches that were running when the last server stopped. This server owns them from now on.
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

  struct Figures {
    std::uint64_t commits = 0, records = 0, failures = 0;
    std::uint64_t commit_us = 0;  // spent in committing, all together
  };
  Figures figures() const;

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
  void write_batch(std::deque<Job>& batch);
  Append write_one(Job& job);
  Append append_now(const LogEntry& entry);
  Append start_match(const LogEntry& entry, const v1::StartRecord& start);
  Append end_match(const LogEntry& entry, const v1::EndRecord& end);
  Append archive_now(const Archive& job);
  Append run_now(const Task& job);
  Records read_now(const Read& job);

  Connection db_;
  Statement insert_record_, insert_match_, end_match_, read_records_, put_file_, drop_records_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  Figures figures_;
  std::thread thread_;
};

}  // namespace fate::server
