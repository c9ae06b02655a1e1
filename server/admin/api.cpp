#include "server/admin/api.hpp"

#include <charconv>
#include <chrono>
#include <optional>

#include <google/protobuf/util/json_util.h>
#include <spdlog/spdlog.h>

#include "server/admin/inspector.hpp"
#include "server/admin/password.hpp"
#include "server/log_text.hpp"
#include "server/net/addresses.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {
namespace {

constexpr const char* cookie_name = "fate_admin";
constexpr std::uint32_t most_listed = 200;

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

HttpReply json(unsigned status, std::string text) {
  HttpReply reply{status, "application/json", std::make_shared<const std::string>(std::move(text)), {}};
  reply.headers.emplace_back("Cache-Control", "no-store");
  return reply;
}

HttpReply json(const google::protobuf::Message& message) {
  std::string text;
  google::protobuf::util::MessageToJsonString(message, &text);
  return json(200, std::move(text));
}

// `why` is one of our own sentences: nothing in it needs escaping but quotes.
HttpReply error(unsigned status, std::string why) {
  for (char& c : why)
    if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) c = '\'';
  return json(status, "{\"error\":\"" + why + "\"}");
}

std::optional<std::uint32_t> number(std::string_view text) {
  std::uint32_t n = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

// The value of `name` in "a=1&b=2" or "a=1; b=2".
std::string value_of(std::string_view list, std::string_view name, char separator) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(separator), list.size());
    std::string_view item = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    if (item.size() > name.size() && item.starts_with(name) && item[name.size()] == '=')
      return std::string(item.substr(name.size() + 1));
  }
  return {};
}

std::string cookie(const std::string& token, std::int64_t seconds) {
  return std::string(cookie_name) + "=" + token +
         "; Path=/admin; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds);
}

}  // namespace

HttpReply AdminApi::answer(const HttpRequest& request) {
  const std::lock_guard lock(mutex_);
  const std::string path = request.path.substr(std::string_view("/admin/api/").size());
  const std::int64_t now = steady_ms();
  const bool post = request.method == "POST";
  if (!post && request.method != "GET") return error(405, "GET or POST");
  if (post && !same_origin(request.origin, request.host)) return error(403, "another site may not do that");
  if (path == "login") return post ? log_in(request, now) : error(405, "POST");
  const std::string token = value_of(request.cookie, cookie_name, ';');
  // A changed password ends what the old one began.
  if (archive_.meta(password_key) != password_hash_) logins_.log_out_all();
  if (!logins_.valid(token, now)) return error(401, "log in first");
  if (path == "logout") {
    if (!post) return error(405, "POST");
    logins_.log_out(token);
    HttpReply reply = json(204, "");
    reply.headers.emplace_back("Set-Cookie", cookie("", 0));
    return reply;
  }
  if (post) return error(405, "GET");
  if (path == "matches") return list(request.query);
  if (path.starts_with("matches/")) return match(path.substr(8));
  return error(404, "there is nothing here");
}

HttpReply AdminApi::log_in(const HttpRequest& request, std::int64_t now) {
  const std::string who = limit_key(request.address);
  if (const std::int64_t wait = logins_.wait_ms(who, now); wait > 0) {
    HttpReply reply = error(429, "too many attempts");
    reply.headers.emplace_back("Retry-After", std::to_string(wait / 1000 + 1));
    return reply;
  }
  v1::AdminLogin login;
  if (!google::protobuf::util::JsonStringToMessage(request.body, &login).ok()) return error(400, "not a login");
  const std::string hash = archive_.meta(password_key);
  if (!password_fits(hash, login.password())) {
    // From here, not from the request's start: looking at a password takes its time.
    logins_.failed(who, steady_ms());
    spdlog::warn("event=admin_refused address={}", log_value(request.address));
    return error(401, "wrong password");
  }
  if (hash != password_hash_) logins_.log_out_all();
  password_hash_ = hash;
  spdlog::info("event=admin_login address={}", log_value(request.address));
  HttpReply reply = json(204, "");
  reply.headers.emplace_back("Set-Cookie", cookie(logins_.log_in(who, now), Logins::valid_ms / 1000));
  return reply;
}

HttpReply AdminApi::list(const std::string& query) {
  const std::string offset = value_of(query, "offset", '&'), limit = value_of(query, "limit", '&');
  const auto from = offset.empty() ? 0u : number(offset);
  const auto count = limit.empty() ? 50u : number(limit);
  if (!from || !count) return error(400, "offset and limit are numbers");
  const auto matches = archive_.list(*from, std::min(*count, most_listed));
  if (!matches) return error(500, "the database cannot be read: " + archive_.error());
  return json(*matches);
}

HttpReply AdminApi::match(const std::string& path) {
  const std::size_t slash = std::min(path.find('/'), path.size());
  const auto found = archive_.match(path.substr(0, slash));
  if (!found) return error(404, "there is no such match");
  const std::string rest = path.substr(slash);
  if (rest.empty()) return json(*found);
  if (found->status() == "running") return error(409, "the match is still running");
  if (rest == "/file") {
    auto file = archive_.file(found->id());
    if (!file) return error(409, "the match is not stored yet");
    HttpReply reply{200, "application/octet-stream", std::make_shared<const std::string>(std::move(*file)), {}};
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + found->id() + ".fate\"");
    return reply;
  }
  if (rest.starts_with("/steps/")) return step(*found, rest.substr(7));
  return error(404, "there is nothing here");
}

HttpReply AdminApi::step(const v1::AdminMatch& match, const std::string& text) {
  const auto n = number(text);
  if (!n) return error(400, "a step is a number");
  const auto bytes = archive_.file(match.id());
  if (!bytes) return error(409, "the match is not stored yet");
  v1::MatchFile file;
  std::string wrong = wire::parse_match_file(*bytes, file);
  if (!wrong.empty()) return error(422, wrong);
  if (*n > static_cast<std::uint32_t>(file.choices_size())) return error(404, "the match has fewer choices");
  v1::AdminStep step;
  wrong = inspect(file, *n, step);
  if (!wrong.empty()) return error(422, wrong);
  *step.mutable_match() = match;
  return json(step);
}

}  // namespace fate::server
