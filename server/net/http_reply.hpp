// An HTTP answer, before it meets a socket.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fate::server {

struct HttpRequest {
  std::string method;            // "GET", ...
  std::string path;              // without the query
  std::string query;
  std::string body;
  std::string cookie;
  std::string origin, host;
  std::string accept_encoding;
  std::string if_none_match;
  std::string authorization;
  std::string csrf;              // X-Fate-Csrf
  std::string address;           // of the client, as far as it is known
  bool forwarded = false;        // by a proxy that we do not trust: whose address that is nobody knows
  bool secure = false;           // it came to a trusted proxy by TLS
};

struct HttpReply {
  unsigned status = 200;
  std::string type = "text/plain; charset=utf-8";
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers;
};

inline HttpReply text_reply(unsigned status, std::string text) {
  return {status, "text/plain; charset=utf-8", std::make_shared<const std::string>(std::move(text)), {}};
}

// A page of another host may not use our sockets and cookies. No Origin: not a browser.
inline bool same_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && origin.substr(scheme + 3) == host;
}

// Our own page, or one of the sites that are named.
inline bool allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& others) {
  return same_origin(origin, host) || std::find(others.begin(), others.end(), origin) != others.end();
}

}  // namespace fate::server
