#include "server/store/sqlite.hpp"

namespace fate::server {

Statement& Statement::bind(int at, std::int64_t v) {
  sqlite3_bind_int64(statement_.get(), at, v);
  return *this;
}

Statement& Statement::bind(int at, double v) {
  sqlite3_bind_double(statement_.get(), at, v);
  return *this;
}

Statement& Statement::bind(int at, std::string_view text) {
  sqlite3_bind_text(statement_.get(), at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  return *this;
}

Statement& Statement::bind_bytes(int at, std::string_view bytes) {
  // A null pointer would bind NULL, not an empty blob.
  sqlite3_bind_blob(statement_.get(), at, bytes.empty() ? "" : bytes.data(), static_cast<int>(bytes.size()),
                    SQLITE_STATIC);
  return *this;
}

int Statement::run() {
  const int result = step();
  reset();
  return result;
}

void Statement::reset() {
  if (!statement_) return;
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::string Statement::bytes(int column) const {
  const void* data = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return data == nullptr ? std::string() : std::string(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

Connection Connection::open(const std::string& path, int flags) {
  Connection c;
  sqlite3* db = nullptr;
  c.ok_ = sqlite3_open_v2(path.c_str(), &db, flags, nullptr) == SQLITE_OK;
  c.db_.reset(db);
  if (c.ok_) sqlite3_extended_result_codes(db, 1);
  return c;
}

std::string Connection::error() const { return db_ ? sqlite3_errmsg(db_.get()) : "out of memory"; }

Statement Connection::prepare(std::string_view sql) {
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &s, nullptr) !=
      SQLITE_OK)
    return {};
  return Statement(s);
}

std::int64_t Connection::number(std::string_view sql) {
  Statement s = prepare(sql);
  return s && s.row() ? s.number(0) : -1;
}

std::string Connection::text(std::string_view sql) {
  Statement s = prepare(sql);
  return s && s.row() ? s.bytes(0) : std::string();
}

}  // namespace fate::server
