#include "server/net/router.hpp"

#include <spdlog/spdlog.h>

namespace fate::server {

HttpReply Router::answer(const HttpRequest& request) const noexcept {
  try {
    if (request.path == "/healthz") return text_reply(200, "ok\n");
    if (request.path == "/metrics") return metrics_(request);
    if (request.path.starts_with("/admin/api/")) return admin_(request);
    return files_.answer(request);
  } catch (const std::exception& e) {
    spdlog::error("http: {}", e.what());
    HttpReply reply;
    reply.status = 500;
    return reply;
  }
}

}  // namespace fate::server
