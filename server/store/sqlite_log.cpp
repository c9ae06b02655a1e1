#include "server/store/sqlite_log.hpp"

#include <chrono>

#include <spdlog/spdlog.h>

#include "fate/v1/admin.pb.h"
#include "server/log_text.hpp"

namespace fate::server {
namespace {

// Bounds the memory and the duration of one transaction.
constexpr std::size_t largest_batch = 4096;
// A choice waits for its commit so long at most; an idle server does not wait at all.
constexpr auto time_to_gather = std::chrono::milliseconds(3);
// The rooms stand still while another process holds the file's lock; after so long they are told why.
constexpr int lock_wait_ms = 1'000;
// So often a log in trouble is tried again.
constexpr auto probe_pause = std::chrono::milliseconds(500);

bool is_damage(int code) { return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB; }

// Not the fault of what was to be written: nothing can be written now.
bool is_trouble(int code) {
  switch (code & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL: return true;
    default: return is_damage(code);
  }
}

}  // namespace

SqliteLog::SqliteLog(Connection db) : db_(std::move(db)) {
  sqlite3_busy_timeout(db_.raw(), lock_wait_ms);
  begin_ = db_.prepare("BEGIN IMMEDIATE");
  commit_ = db_.prepare("COMMIT");
  insert_record_ = db_.prepare(
      "INSERT INTO records (match, seq, record) SELECT ?1, ?2, ?3"
      " WHERE (SELECT max(seq) FROM records WHERE match = ?1) = ?2 - 1"
      " AND (SELECT epoch FROM matches WHERE id = ?1 AND status = 'running') = ?4");
  insert_match_ = db_.prepare(
      "INSERT INTO matches (id, room, mode, rules, status, started_unix_ms, epoch, players, choices)"
      " VALUES (?1, ?2, ?3, ?4, 'running', ?5, ?6, ?7, ?8)");
  end_match_ = db_.prepare(
      "UPDATE matches SET status = ?2, ended_unix_ms = ?3, outcome = ?4, fault = ?5,"
      " choices = choices + (SELECT count(*) FROM records WHERE match = ?1 AND substr(record, 1, 1) = x'12') WHERE id "
      "= ?1");
  read_records_ = db_.prepare("SELECT record FROM records WHERE match = ?1 AND seq >= ?2 ORDER BY seq");
  put_file_ = db_.prepare("INSERT OR REPLACE INTO match_files (match, file) VALUES (?1, ?2)");
  drop_records_ = db_.prepare("DELETE FROM records WHERE match = ?1");
  thread_ = std::thread([this] { work(); });
}

SqliteLog::~SqliteLog() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

std::uint64_t SqliteLog::begin_epoch() {
  const std::int64_t last =
      std::max<std::int64_t>(0, db_.number("SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'epoch'"));
  Statement put = db_.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('epoch', ?1)");
  const std::string next = std::to_string(last + 1);
  if (!put || put.bind_bytes(1, next).run() != SQLITE_DONE) return 0;
  return static_cast<std::uint64_t>(last + 1);
}

std::vector<std::string> SqliteLog::take_over(std::uint64_t epoch) {
  std::vector<std::string> ids;
  Statement claim = db_.prepare("UPDATE matches SET epoch = ?1 WHERE status = 'running'");
  if (!claim || claim.bind(1, static_cast<std::int64_t>(epoch)).run() != SQLITE_DONE) {
    spdlog::error("event=matches_not_taken_over why={}", log_value(db_.error()));
    return ids;
  }
  Statement running = db_.prepare("SELECT id FROM matches WHERE status = 'running' ORDER BY started_unix_ms, id");
  while (running && running.row()) ids.push_back(running.bytes(0));
  return ids;
}

void SqliteLog::put(Job job) {
  bool sleeps = false;
  {
    const std::lock_guard lock(mutex_);
    sleeps = jobs_.empty();      // else it is working, or gathering and not to be woken
    jobs_.push_back(std::move(job));
  }
  if (sleeps) wake_.notify_one();
}

void SqliteLog::append(LogEntry entry, Done done) { put(Write{std::move(entry), std::move(done)}); }

void SqliteLog::read(const std::string& match, std::uint64_t from_seq, std::function<void(Records)> done) {
  put(Read{match, from_seq, std::move(done)});
}

void SqliteLog::archive(const std::string& match, std::string file, Done done) {
  put(Archive{match, std::move(file), std::move(done)});
}

void SqliteLog::run(Work work, Done done) { put(Task{std::move(work), std::move(done)}); }

void SqliteLog::flush() {
  std::condition_variable wake;
  bool reached = false;
  std::unique_lock lock(mutex_);
  jobs_.push_back(Flush{&wake, &reached});
  urgent_ = true;
  wake_.notify_one();
  wake.wait(lock, [&] { return reached; });
}

SqliteLog::Figures SqliteLog::figures() const {
  const std::lock_guard lock(mutex_);
  Figures now = figures_;
  now.waiting = jobs_.size();
  return now;
}

void SqliteLog::when_health_changes(std::function<void(bool)> told) {
  const std::lock_guard lock(mutex_);
  told_ = std::move(told);
}

std::deque<SqliteLog::Job> SqliteLog::next_batch() {
  std::deque<Job> batch;
  std::unique_lock lock(mutex_);
  const auto due = [this] { return stopping_ || !jobs_.empty(); };
  if (well_) {
    wake_.wait(lock, due);
  } else {
    wake_.wait_for(lock, probe_pause, due);
  }
  // Under load commits follow each other no faster than that: what comes meanwhile shares the next one.
  wake_.wait_until(lock, next_commit_, [this] { return stopping_ || urgent_ || jobs_.size() >= largest_batch; });
  urgent_ = false;
  next_commit_ = std::chrono::steady_clock::now() + time_to_gather;
  if (jobs_.size() <= largest_batch) {
    batch.swap(jobs_);
  } else {
    const auto end = jobs_.begin() + static_cast<std::ptrdiff_t>(largest_batch);
    batch.assign(std::make_move_iterator(jobs_.begin()), std::make_move_iterator(end));
    jobs_.erase(jobs_.begin(), end);
  }
  return batch;
}

void SqliteLog::work() {
  for (;;) {
    std::deque<Job> batch = next_batch();
    if (!batch.empty()) {
      write_batch(batch);
      continue;
    }
    {
      const std::lock_guard lock(mutex_);
      if (stopping_ && jobs_.empty()) return;
    }
    if (!well_) probe();
  }
}

// Whether the call that just failed did so for a reason that is not what it wrote, or took the transaction with it.
void SqliteLog::look_for_trouble() {
  sqlite3* db = db_.raw();
  damaged_ = damaged_ || is_damage(sqlite3_errcode(db));
  if (trouble_.empty() && (is_trouble(sqlite3_errcode(db)) || sqlite3_get_autocommit(db) != 0)) trouble_ = db_.error();
}

void SqliteLog::note(bool well, const std::string& why) {
  if (well_.exchange(well) == well) return;
  if (well) {
    damaged_ = false;
    spdlog::info("event=store_well");
  } else {
    spdlog::error("event=store_trouble why={}", log_value(why));
  }
  std::function<void(bool)> told;
  {
    const std::lock_guard lock(mutex_);
    told = told_;
  }
  if (told) told(well);
}

// Writes something harmless, and as much as a choice takes.
void SqliteLog::probe() {
  if (damaged_) {
    sqlite3_db_release_memory(db_.raw());   // what it remembers of the file may be the damaged part
    if (db_.text("PRAGMA quick_check(1)") != "ok") return;
  }
  bool good = db_.run("BEGIN IMMEDIATE") == SQLITE_OK &&
              db_.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', randomblob(4096))") == SQLITE_OK &&
              db_.run("DELETE FROM meta WHERE key = 'probe'") == SQLITE_OK && db_.run("COMMIT") == SQLITE_OK;
  if (good) {
    note(true, {});
  } else if (sqlite3_get_autocommit(db_.raw()) == 0) {
    db_.run("ROLLBACK");
  }
}

// All of the batch or nothing of it. `results` is what becomes of each job if it was committed.
bool SqliteLog::commit(std::deque<Job>& batch, std::vector<Append>& results) {
  trouble_.clear();
  if (begin_.run() != SQLITE_DONE) trouble_ = db_.error();
  for (Job& job : batch) {
    // A statement that fails for want of room may have undone the transaction: what follows would be stored alone.
    if (!trouble_.empty()) break;
    results.push_back(write_one(job));
    if (results.back() == Append::unknown) look_for_trouble();
  }
  if (trouble_.empty()) {
    if (commit_.run() == SQLITE_DONE) {
      note(true, {});
      return true;
    }
    trouble_ = db_.error();
  }
  damaged_ = damaged_ || is_damage(sqlite3_errcode(db_.raw()));
  note(false, trouble_);
  if (sqlite3_get_autocommit(db_.raw()) == 0) db_.run("ROLLBACK");
  return false;
}

void SqliteLog::write_batch(std::deque<Job>& batch) {
  std::vector<Append> results;
  results.reserve(batch.size());
  bool writes = false;
  for (const Job& job : batch)
    writes = writes || !(std::holds_alternative<Read>(job) || std::holds_alternative<Flush>(job));
  if (writes) {
    const auto started = std::chrono::steady_clock::now();
    const bool good = commit(batch, results);
    if (!good) results.clear();
    commit_time_.observe(std::chrono::steady_clock::now() - started);
    const std::lock_guard lock(mutex_);
    ++figures_.commits;
    figures_.records += good ? batch.size() : 0;
    figures_.failures += good ? 0 : 1;
  }
  results.resize(batch.size(), Append::unknown);
  answer(batch, results);
}

void SqliteLog::answer(std::deque<Job>& batch, const std::vector<Append>& results) {
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (auto* write = std::get_if<Write>(&batch[i])) {
      write->done(results[i]);
    } else if (auto* archive = std::get_if<Archive>(&batch[i])) {
      archive->done(results[i]);
    } else if (auto* task = std::get_if<Task>(&batch[i])) {
      task->done(results[i]);
    } else if (auto* read = std::get_if<Read>(&batch[i])) {
      read->done(read_now(*read));
    } else if (auto* flush = std::get_if<Flush>(&batch[i])) {
      const std::lock_guard lock(mutex_);
      *flush->reached = true;
      flush->wake->notify_all();
    }
  }
}

Append SqliteLog::write_one(Job& job) {
  if (auto* write = std::get_if<Write>(&job)) return append_now(write->entry);
  if (auto* archive = std::get_if<Archive>(&job)) return archive_now(*archive);
  if (auto* task = std::get_if<Task>(&job)) return run_now(*task);
  return Append::committed;
}

Append SqliteLog::append_now(const LogEntry& entry) {
  v1::Record record;
  // Only the first and the last record say more than their bytes.
  const bool choice = !entry.record.empty() && entry.record[0] == 0x12;
  if (!choice && !record.ParseFromString(entry.record)) return Append::conflict;
  if (record.has_start()) return start_match(entry, record.start());
  insert_record_.bind(1, entry.match)
      .bind(2, static_cast<std::int64_t>(entry.seq))
      .bind_bytes(3, entry.record)
      .bind(4, static_cast<std::int64_t>(entry.epoch));
  if (insert_record_.run() != SQLITE_DONE) return Append::unknown;
  if (db_.changes() != 1) return Append::conflict;
  return record.has_end() ? end_match(entry, record.end()) : Append::committed;
}

Append SqliteLog::start_match(const LogEntry& entry, const v1::StartRecord& start) {
  if (entry.seq != 1) return Append::conflict;
  v1::AdminMatch players;
  for (const v1::RecordedSeat& seat : start.seats()) {
    players.add_names(seat.name());
    players.add_bots(seat.bot());
  }
  const std::string bytes = players.SerializeAsString();
  insert_match_.bind(1, entry.match)
      .bind(2, start.room())
      .bind(3, start.config().mode())
      .bind(4, start.config().rules())
      .bind(5, start.unix_ms())
      .bind(6, static_cast<std::int64_t>(entry.epoch))
      .bind_bytes(7, bytes)
      .bind(8, static_cast<std::int64_t>(start.past_size()));
  const int result = insert_match_.run();
  if ((result & 0xff) == SQLITE_CONSTRAINT) return Append::conflict;
  if (result != SQLITE_DONE) return Append::unknown;
  Statement first = db_.prepare("INSERT INTO records (match, seq, record) VALUES (?1, 1, ?2)");
  if (!first) return Append::unknown;
  return first.bind(1, entry.match).bind_bytes(2, entry.record).run() == SQLITE_DONE ? Append::committed
                                                                                     : Append::unknown;
}

Append SqliteLog::end_match(const LogEntry& entry, const v1::EndRecord& end) {
  const std::string outcome = end.outcome().SerializeAsString();
  end_match_.bind(1, entry.match)
      .bind(2, std::string_view(end.fault().empty() ? "finished" : "void"))
      .bind(3, end.unix_ms())
      .bind_bytes(4, outcome)
      .bind(5, end.fault());
  return end_match_.run() == SQLITE_DONE ? Append::committed : Append::unknown;
}

Append SqliteLog::archive_now(const Archive& job) {
  put_file_.bind(1, job.match).bind_bytes(2, job.file);
  if (put_file_.run() != SQLITE_DONE) return Append::unknown;
  drop_records_.bind(1, job.match);
  return drop_records_.run() == SQLITE_DONE ? Append::committed : Append::unknown;
}

Append SqliteLog::run_now(const Task& job) {
  if (db_.run("SAVEPOINT task") != SQLITE_OK) return Append::unknown;
  const bool good = job.work(db_);
  if (!good) {
    look_for_trouble();
    db_.run("ROLLBACK TO task");
    if (!trouble_.empty()) return Append::unknown;
  }
  if (db_.run("RELEASE task") != SQLITE_OK) return Append::unknown;
  return good ? Append::committed : Append::conflict;
}

MatchLog::Records SqliteLog::read_now(const Read& job) {
  Records result;
  read_records_.bind(1, job.match).bind(2, static_cast<std::int64_t>(job.from_seq));
  int step = 0;
  while ((step = read_records_.step()) == SQLITE_ROW) result.records.push_back(read_records_.bytes(0));
  read_records_.reset();
  result.ok = step == SQLITE_DONE;
  if (!result.ok) {
    trouble_.clear();
    look_for_trouble();
    note(false, trouble_.empty() ? "the log cannot be read" : trouble_);
  }
  return result;
}

}  // namespace fate::server
