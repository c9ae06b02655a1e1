#include "server/net/http_messages.hpp"

#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/version.hpp>

namespace fate::server {
namespace {

namespace http = boost::beast::http;

constexpr const char* content_policy =
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

std::string header(const BeastRequest& m, http::field f) {
  const auto value = m[f];
  return std::string(value.data(), value.size());
}

// The proxy next to us appends the address it saw; what stands before it is the client's own word.
std::string last_forwarded(const std::string& list) {
  const std::size_t comma = list.find_last_of(',');
  const std::size_t start = list.find_first_not_of(' ', comma == std::string::npos ? 0 : comma + 1);
  return start == std::string::npos ? std::string() : list.substr(start);
}

// A request may name its whole address (absolute form); a server has to take that too.
std::string without_authority(const std::string& target) {
  const std::size_t scheme = target.find("://");
  if (scheme == std::string::npos || target.starts_with('/') || target.find('?') < scheme) return target;
  const std::size_t path = target.find_first_of("/?", scheme + 3);
  if (path == std::string::npos) return "/";
  return target[path] == '/' ? target.substr(path) : "/" + target.substr(path);
}

}  // namespace

HttpRequest from_message(const BeastRequest& m, const std::string& peer, bool behind_proxy) {
  HttpRequest r;
  r.method = std::string(m.method_string());
  const std::string target = without_authority(std::string(m.target()));
  const std::size_t query = target.find('?');
  r.path = target.substr(0, query);
  if (query != std::string::npos) r.query = target.substr(query + 1);
  r.body = m.body();
  r.cookie = header(m, http::field::cookie);
  r.origin = header(m, http::field::origin);
  r.host = header(m, http::field::host);
  r.accept_encoding = header(m, http::field::accept_encoding);
  r.if_none_match = header(m, http::field::if_none_match);
  r.address = peer;
  if (!behind_proxy) return r;
  const auto forwarded = m["X-Forwarded-For"];
  const std::string address = last_forwarded(std::string(forwarded.data(), forwarded.size()));
  if (!address.empty()) r.address = address;
  return r;
}

BeastReply to_message(const HttpReply& reply, bool keep_alive) {
  BeastReply m(static_cast<http::status>(reply.status), 11);
  m.set(http::field::content_type, reply.type);
  m.set("X-Content-Type-Options", "nosniff");
  m.set("Referrer-Policy", "no-referrer");
  m.set("Content-Security-Policy", content_policy);
  m.set("Cross-Origin-Opener-Policy", "same-origin");
  for (const auto& [name, value] : reply.headers) m.insert(name, value);
  if (reply.body) m.body() = {reply.body->data(), reply.body->size()};
  m.keep_alive(keep_alive);
  if (reply.status != 304 && reply.status != 204) m.prepare_payload();
  return m;
}

HttpReply refuse_upgrade(const BeastRequest& m, const HttpRequest& request) {
  if (request.path != "/ws") return text_reply(404, "There is nothing here.\n");
  if (!same_origin(request.origin, request.host)) return text_reply(403, "Another site may not connect here.\n");
  const auto offered = m[http::field::sec_websocket_protocol];
  if (!http::token_list(offered).exists("fate.v1")) return text_reply(400, "The subprotocol is fate.v1.\n");
  return {};
}

}  // namespace fate::server
