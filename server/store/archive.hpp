// Reading what is stored: for the admin's pages and commands. Each holder has its own connection.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "fate/v1/admin.pb.h"
#include "fate/v1/log.pb.h"
#include "server/store/sqlite.hpp"

namespace fate::server {

class Archive {
 public:
  explicit Archive(Connection db) : db_(std::move(db)) {}
  // Gives the connection away; nothing else may be called after it.
  Connection take() { return std::move(db_); }

  // Newest first. Nothing if the database cannot be read; error() says why then.
  std::optional<v1::AdminMatchList> list(std::uint32_t offset, std::uint32_t limit);
  // For other questions.
  Connection& db() { return db_; }
  std::string error() const { return db_.error(); }
  std::optional<v1::AdminMatch> match(const std::string& id);
  // The bytes of its fate.v1.MatchFile; nothing while the match runs, or when it was removed by its age.
  std::optional<std::string> file(const std::string& id);
  // Matches that ended but whose records were not yet turned into a file.
  std::vector<std::string> unarchived();

  std::string meta(const std::string& key);
  // False if it could not be stored.
  bool set_meta(const std::string& key, const std::string& value);

 private:
  Connection db_;
};

// Columns of `matches`, up to FROM, and the match in a row of them.
extern const char* const match_columns;
v1::AdminMatch match_of_row(const Statement& row);

// A match file without its events, from the records of the match's log. Nothing if they do not fit together.
std::optional<v1::MatchFile> file_of_records(const std::string& id, const std::vector<std::string>& records);

}  // namespace fate::server
