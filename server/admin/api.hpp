// /admin/api/: the admin's pages ask here. JSON by the protobuf mapping. Requests run one after the other, on a thread
// that may wait.
#pragma once

#include <mutex>

#include "server/admin/desk.hpp"
#include "server/admin/matches.hpp"
#include "server/admin/metrics_history.hpp"
#include "server/admin/reports.hpp"

namespace fate::server {

class AdminApi {
 public:
  // Takes the lobby's reports.
  AdminApi(Archive archive, SqliteLog& log, Lobby& lobby, Accounts& accounts, const MetricsHistory& figures);

  // Reads who is banned and muted. Empty, or why that cannot be done. Before anybody comes.
  std::string open();

  //  POST login   AdminLogin    AdminSession and a cookie, 401, 403, 429
  //  GET  session               AdminSession
  //  POST logout                204
  //  GET  audit?who=&act=&about=&offset=&limit=   AdminAuditList; admins only
  //  GET  metrics?since=   AdminMetrics; admins only
  //  matches, rooms, reports, players, acts: see the headers of their parts
  // Every POST but login needs the Origin of this server and the session's token in X-Fate-Csrf.
  HttpReply answer(const HttpRequest& request);

 private:
  HttpReply log_in(const HttpRequest& request, std::int64_t now_ms);
  HttpReply log_out(const std::string& token, const Ask& ask);
  HttpReply enter(const HttpRequest& request, const Actor& who, const std::string& password, std::int64_t now_ms);
  HttpReply refuse_login(const HttpRequest& request, const std::string& name, const std::string& why);
  // The session is what it was: nobody has changed the password, the role or its right to be here.
  bool still_good(Logins::Session& session);
  v1::AdminSession describe(const Logins::Session& session);
  HttpReply pass_on(Ask& ask);

  std::mutex mutex_;
  Desk desk_;
  Logins logins_;
  Reports reports_;
  const MetricsHistory& figures_;
  MatchPages matches_;
};

}  // namespace fate::server
