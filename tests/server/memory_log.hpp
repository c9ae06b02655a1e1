// A match log in memory that fails when it is told to. Nothing is answered before pump(), in the order of the calls.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/store/match_log.hpp"

namespace fate::test {

class MemoryLog final : public server::MatchLog {
 public:
  enum class Fate { store, lose, store_silently, conflict };

  // What happens to the next appends, in their order; then everything is stored.
  std::deque<Fate> fates;
  // read() does not work so often.
  int failing_reads = 0;
  std::map<std::string, std::vector<std::string>> logs;
  std::map<std::string, std::string> files;

  void append(server::LogEntry entry, Done done) override {
    waiting_.push_back([this, entry = std::move(entry), done = std::move(done)] {
      const Fate fate = fates.empty() ? Fate::store : fates.front();
      if (!fates.empty()) fates.pop_front();
      auto& log = logs[entry.match];
      const bool fits = entry.seq == log.size() + 1;
      if (fate == Fate::lose) return done(server::Append::unknown);
      if (fate == Fate::conflict || !fits) return done(server::Append::conflict);
      log.push_back(entry.record);
      done(fate == Fate::store ? server::Append::committed : server::Append::unknown);
    });
  }
  void read(const std::string& match, std::uint64_t from_seq, std::function<void(Records)> done) override {
    waiting_.push_back([this, match, from_seq, done = std::move(done)] {
      Records found;
      found.ok = failing_reads == 0;
      if (failing_reads > 0) --failing_reads;
      const auto& log = logs[match];
      for (std::size_t i = from_seq - 1; found.ok && i < log.size(); ++i) found.records.push_back(log[i]);
      done(found);
    });
  }
  void archive(const std::string& match, std::string file, Done done) override {
    waiting_.push_back([this, match, file = std::move(file), done = std::move(done)] {
      files[match] = file;
      logs.erase(match);
      done(server::Append::committed);
    });
  }

  // Answers one call. False: none waits.
  bool pump() {
    if (waiting_.empty()) return false;
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    next();
    return true;
  }
  std::size_t waiting() const { return waiting_.size(); }

 private:
  std::deque<std::function<void()>> waiting_;
};

}  // namespace fate::test
