// What all parts of the admin's pages work with.
#pragma once

#include <functional>
#include <string>

#include "server/admin/audit.hpp"
#include "server/admin/login.hpp"
#include "server/admin/web.hpp"
#include "server/lobby/lobby.hpp"
#include "server/store/archive.hpp"
#include "server/store/sqlite_log.hpp"
#include "server/unix_time.hpp"

namespace fate::server {

enum class Stored { yes, refused, failed };

struct Desk {
  Archive archive;               // to read
  SqliteLog& log;
  Lobby& lobby;
  Accounts& accounts;

  // Stores the act, and with it what it changes; neither if `change` says false. Waits.
  Stored act(const Actor& who, const std::string& act, const std::string& about, const std::string& detail,
             std::function<bool(Sql&)> change = {});
  static std::int64_t unix_ms() { return unix_now_ms(); }
  HttpReply unreadable() const { return web::error(500, "the database cannot be read: " + archive.error()); }
};

// One request of somebody who is logged in.
struct Ask {
  const HttpRequest& request;
  Logins::Session& session;
  std::string path;              // what is left of it
  bool post = false;
  web::Query query;

  const Actor& who() const { return session.who; }
  // "a/b" -> "a", and `path` becomes "b".
  std::string next();
};

}  // namespace fate::server
