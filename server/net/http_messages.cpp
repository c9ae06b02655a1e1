#include "server/net/http_messages.hpp"

#include <algorithm>
#include <string_view>

#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/version.hpp>

namespace fate::server {
namespace {

namespace http = boost::beast::http;

// Everything comes from here, nothing is written into a page as a script or a style, and no other page frames ours.
constexpr const char* content_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";
constexpr const char* permissions_policy =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "midi=(), payment=(), usb=()";
// A year. Only where TLS is known to work: the proxy in front says so with each request.
constexpr const char* transport_policy = "max-age=31536000";

std::string header(const BeastRequest& m, http::field f) {
  const auto value = m[f];
  return std::string(value.data(), value.size());
}

// All the lines of that header, in their order.
std::string joined(const BeastRequest& m, const char* name) {
  std::string all;
  const auto [first, last] = m.equal_range(name);
  for (auto i = first; i != last; ++i) {
    if (!all.empty()) all += ',';
    all.append(i->value().data(), i->value().size());
  }
  return all;
}

// 16 bytes in base64. Beast takes whatever is there.
bool good_key(std::string_view key) {
  const auto base64 = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '/';
  };
  return key.size() == 24 && key.ends_with("==") && std::all_of(key.begin(), key.end() - 2, base64);
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

HttpRequest from_message(const BeastRequest& m, const std::string& peer, const Networks& trusted) {
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
  r.authorization = header(m, http::field::authorization);
  const auto csrf = m["X-Fate-Csrf"];
  r.csrf = std::string(csrf.data(), csrf.size());
  const std::string forwarded = joined(m, "X-Forwarded-For");
  r.address = client_address(peer, forwarded, trusted);
  const bool by_proxy = trusted.has(peer);
  r.forwarded = !by_proxy && (!forwarded.empty() || m.count(http::field::forwarded) != 0);
  r.secure = by_proxy && boost::beast::iequals(m["X-Forwarded-Proto"], "https");
  return r;
}

BeastReply to_message(const HttpReply& reply, bool keep_alive, bool secure) {
  BeastReply m(static_cast<http::status>(reply.status), 11);
  m.set(http::field::content_type, reply.type);
  m.set("X-Content-Type-Options", "nosniff");
  m.set("Referrer-Policy", "no-referrer");
  m.set("Content-Security-Policy", content_policy);
  m.set("Cross-Origin-Opener-Policy", "same-origin");
  m.set("Cross-Origin-Resource-Policy", "same-origin");
  m.set("Permissions-Policy", permissions_policy);
  if (secure) m.set("Strict-Transport-Security", transport_policy);
  for (const auto& [name, value] : reply.headers) m.insert(name, value);
  if (reply.body) m.body() = {reply.body->data(), reply.body->size()};
  m.keep_alive(keep_alive);
  if (reply.status != 304 && reply.status != 204) m.prepare_payload();
  return m;
}

HttpReply refuse_upgrade(const BeastRequest& m, const HttpRequest& request,
                         const std::vector<std::string>& allowed_origins) {
  if (request.path != "/ws") return text_reply(404, "There is nothing here.\n");
  if (!allowed_origin(request.origin, request.host, allowed_origins))
    return text_reply(403, "Another site may not connect here.\n");
  if (!good_key(header(m, http::field::sec_websocket_key))) return text_reply(400, "The key is 16 bytes in base64.\n");
  const auto offered = m[http::field::sec_websocket_protocol];
  if (!http::token_list(offered).exists("fate.v1")) return text_reply(400, "The subprotocol is fate.v1.\n");
  return {};
}

}  // namespace fate::server
