// The statements of one piece of work in the store. After the first that fails ok() is false: the work is undone then.
#pragma once

#include <concepts>
#include <string>
#include <type_traits>

#include "server/store/sqlite.hpp"

namespace fate::server {

class Sql {
 public:
  explicit Sql(Connection& db) : db_(db) {}
  bool ok() const { return ok_; }

  // A statement with rows; next() steps it. What is bound as text must live as long.
  template <class... A>
  Statement ask(const char* sql, A&&... values) {
    static_assert(((std::is_lvalue_reference_v<A> || std::is_arithmetic_v<std::remove_cvref_t<A>>) && ...));
    Statement s = db_.prepare(sql);
    ok_ = ok_ && s;
    int at = 0;
    if (s) (put(s, ++at, values), ...);
    return s;
  }
  bool next(Statement& s) {
    if (!ok_) return false;
    const int step = s.step();
    ok_ = step == SQLITE_ROW || step == SQLITE_DONE;
    return step == SQLITE_ROW;
  }
  // A statement without rows. False: it failed, or would have broken a constraint (ok() stays true then).
  template <class... A>
  bool run(const char* sql, A&&... values) {
    Statement s = ask(sql, std::forward<A>(values)...);
    if (!ok_) return false;
    const int result = s.run();
    ok_ = result == SQLITE_DONE || (result & 0xff) == SQLITE_CONSTRAINT;
    return result == SQLITE_DONE;
  }
  int changes() { return db_.changes(); }
  std::int64_t last_id() { return sqlite3_last_insert_rowid(db_.raw()); }

 private:
  static void put(Statement& s, int at, const std::string& v) { s.bind(at, std::string_view(v)); }
  static void put(Statement& s, int at, double v) { s.bind(at, v); }
  template <std::integral I>
  static void put(Statement& s, int at, I v) {
    s.bind(at, static_cast<std::int64_t>(v));
  }

  Connection& db_;
  bool ok_ = true;
};

}  // namespace fate::server
