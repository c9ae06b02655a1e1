// The log of running matches. A choice counts when its record is committed, not earlier: rooms commit, then apply, then
// send.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fate::server {

enum class Append {
  committed,
  conflict,  // the log holds another record at that place, a gap would arise, or another server owns the match
  unknown,  // it may or may not be stored: read before anything else
};

struct LogEntry {
  std::string match;
  std::uint64_t seq = 0;  // 1 is the start record; no gaps
  std::uint64_t epoch = 0;  // of the server that writes
  std::string record;  // fate.v1.Record
};

class MatchLog {
 public:
  using Done = std::function<void(Append)>;
  struct Records {
    bool ok = false;
    std::vector<std::string> records;  // in order, from the asked number on
  };

  virtual ~MatchLog() = default;
  // Appends of one match are committed in the order of the calls. `done` is called once, on any thread.
  virtual void append(LogEntry entry, Done done) = 0;
  virtual void read(const std::string& match, std::uint64_t from_seq, std::function<void(Records)> done) = 0;
  // Replaces the records of a match that has ended by its fate.v1.MatchFile.
  virtual void archive(const std::string& match, std::string file, Done done) = 0;
};

}  // namespace fate::server
