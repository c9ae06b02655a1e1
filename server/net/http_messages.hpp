// Between Beast's HTTP messages and ours.
#pragma once

#include <string>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/addresses.hpp"
#include "server/net/http_reply.hpp"

namespace fate::server {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;
using BeastReply = boost::beast::http::response<boost::beast::http::span_body<const char>>;

HttpRequest from_message(const BeastRequest& message, const std::string& peer, const Networks& trusted);
// Points into the reply's body. Adds the headers that every answer has. `secure`: the browser asked by TLS.
BeastReply to_message(const HttpReply& reply, bool keep_alive, bool secure = false);
// Status 200: the upgrade to a websocket may go on.
HttpReply refuse_upgrade(const BeastRequest& message, const HttpRequest& request,
                         const std::vector<std::string>& allowed_origins);

}  // namespace fate::server
