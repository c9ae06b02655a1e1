// /admin/api/: the admin's pages ask here. JSON by the protobuf mapping. Requests run one after the other, on a thread
// that may wait.
#pragma once

#include <mutex>

#include "server/admin/login.hpp"
#include "server/net/http_reply.hpp"
#include "server/store/archive.hpp"

namespace fate::server {

class AdminApi {
 public:
  explicit AdminApi(Archive archive) : archive_(std::move(archive)) {}

  //  POST login {"password": "..."}      204 and a cookie, 401, 429
  //  POST logout                         204
  //  GET  matches?offset=0&limit=50      fate.v1.AdminMatchList
  //  GET  matches/ID                     fate.v1.AdminMatch
  //  GET  matches/ID/steps/N             fate.v1.AdminStep; 409 while the match runs, 422 if other rules played it
  //  GET  matches/ID/file                the fate.v1.MatchFile itself
  HttpReply answer(const HttpRequest& request);

 private:
  HttpReply log_in(const HttpRequest& request, std::int64_t now_ms);
  HttpReply list(const std::string& query);
  HttpReply match(const std::string& path);
  HttpReply step(const v1::AdminMatch& match, const std::string& number);

  std::mutex mutex_;
  Archive archive_;
  Logins logins_;
  std::string password_hash_;            // of the last login; another one ends all sessions
};

}  // namespace fate::server
