#include "server/net/router.hpp"

#include <spdlog/spdlog.h>

#include "server/log_text.hpp"

namespace fate::server {

HttpReply Router::answer(const HttpRequest& request) const noexcept {
  try {
    if (request.path == "/healthz") {
      const std::string trouble = trouble_();
      return trouble.empty() ? text_reply(200, "ok\n") : text_reply(503, trouble + "\n");
    }
    if (request.path == "/metrics") return metrics_(request);
    if (request.path.starts_with("/admin/api/")) return admin_(request);
    if (request.path.starts_with("/api/matches/")) return replays_(request);
    return files_.answer(request);
  } catch (const std::exception& e) {
    spdlog::error("event=http_fault why={}", log_value(e.what()));
    HttpReply reply;
    reply.status = 500;
    return reply;
  }
}

}  // namespace fate::server
