// A thin hold on SQLite: connections and statements that close themselves. Errors are result codes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace fate::server {

class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* s) : statement_(s) {}
  explicit operator bool() const { return statement_ != nullptr; }

  // Parameters count from 1. Bound bytes must live until the statement is reset.
  Statement& bind(int at, std::int64_t v);
  Statement& bind(int at, double v);
  Statement& bind(int at, std::string_view text);
  Statement& bind_bytes(int at, std::string_view bytes);

  bool row() { return step() == SQLITE_ROW; }
  int step() { return statement_ ? sqlite3_step(statement_.get()) : SQLITE_MISUSE; }
  // Steps once for statements without rows, and resets.
  int run();
  void reset();

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  double real(int column) const { return sqlite3_column_double(statement_.get(), column); }
  std::string bytes(int column) const;   // text or blob

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Connection {
 public:
  // Flags as for sqlite3_open_v2. After a failure error() says why and the connection is not usable.
  static Connection open(const std::string& path, int flags);
  explicit operator bool() const { return ok_; }
  std::string error() const;
  sqlite3* raw() const { return db_.get(); }

  int run(const char* sql) { return db_ ? sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr) : SQLITE_MISUSE; }
  Statement prepare(std::string_view sql);
  // First column of the first row; -1 if there is none.
  std::int64_t number(std::string_view sql);
  std::string text(std::string_view sql);
  int changes() { return sqlite3_changes(db_.get()); }

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  std::unique_ptr<sqlite3, Close> db_;
  bool ok_ = false;
};

}  // namespace fate::server
