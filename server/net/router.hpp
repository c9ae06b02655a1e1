// Which HTTP request is answered by what.
#pragma once

#include <functional>
#include <string>

#include "server/net/http_reply.hpp"
#include "server/net/static_files.hpp"

namespace fate::server {

class Router {
 public:
  using Handler = std::function<HttpReply(const HttpRequest&)>;

  // `trouble`: empty, or in a word why no match can go on; for /healthz.
  Router(StaticFiles files, Handler metrics, Handler admin, Handler replays, std::function<std::string()> trouble)
      : files_(std::move(files)),
        metrics_(std::move(metrics)),
        admin_(std::move(admin)),
        replays_(std::move(replays)),
        trouble_(std::move(trouble)) {}

  // Reads files or the database and computes: not for the threads of the sockets.
  static bool slow(const HttpRequest& request) {
    return request.path.starts_with("/admin/api/") || request.path.starts_with("/api/");
  }
  // Of those, what needs no login.
  static bool for_everybody(const HttpRequest& request) { return request.path.starts_with("/api/"); }
  // Never throws.
  HttpReply answer(const HttpRequest& request) const noexcept;

 private:
  StaticFiles files_;
  Handler metrics_, admin_, replays_;
  std::function<std::string()> trouble_;
};

}  // namespace fate::server
