#include "server/admin/api.hpp"

#include <chrono>

#include <spdlog/spdlog.h>

#include "server/accounts/account_rows.hpp"
#include "server/accounts/names.hpp"
#include "server/admin/acts.hpp"
#include "server/admin/password.hpp"
#include "server/admin/players.hpp"
#include "server/admin/rooms.hpp"
#include "server/lobby/secrets.hpp"
#include "server/log_text.hpp"
#include "server/net/addresses.hpp"

namespace fate::server {
namespace {

constexpr const char* cookie_name = "fate_admin";
constexpr std::size_t longest_password = 1024;   // bytes

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::string cookie(const std::string& token, std::int64_t seconds, bool secure) {
  return std::string(cookie_name) + "=" + token +
         "; Path=/admin; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds) + (secure ? "; Secure" : "");
}

// One who may log in here.
struct Found {
  Actor who;
  std::string password;          // as it is stored; empty = there is nobody like that
};

Found find_login(Desk& desk, const std::string& name, const std::string& address) {
  Found found;
  found.who.address = address;
  if (name.empty()) {
    found.who.name = Actor::root_name;
    found.who.role = v1::ADMIN;
    found.password = desk.archive.meta(password_key);
    return found;
  }
  Sql sql(desk.archive.db());
  const auto account = rows::account(sql, rows::find(sql, skeleton(tidy_name(name))));
  if (!account) return found;
  found.who.name = account->name;
  found.who.role = account->banned_until_unix_ms > Desk::unix_ms() ? v1::PLAYER : account->role;
  found.who.account = account->id;
  found.password = rows::password_of(sql, account->id);
  return found;
}

}  // namespace

AdminApi::AdminApi(Archive archive, SqliteLog& log, Lobby& lobby, Accounts& accounts, const MetricsHistory& figures)
    : desk_{std::move(archive), log, lobby, accounts}, reports_(log), figures_(figures) {
  lobby.on_report([this](Complaint complaint, auto done) { reports_.file(std::move(complaint), std::move(done)); });
}

std::string AdminApi::open() { return open_gate(desk_) ? "" : "cannot read who is banned: " + desk_.archive.error(); }

HttpReply AdminApi::answer(const HttpRequest& request) {
  const std::lock_guard lock(mutex_);
  const std::int64_t now = steady_ms();
  const bool post = request.method == "POST";
  if (!post && request.method != "GET") return web::error(405, "GET or POST");
  if (post && !same_origin(request.origin, request.host)) return web::error(403, "another site may not do that");
  const std::string path = request.path.substr(std::string_view("/admin/api/").size());
  if (path == "login") return post ? log_in(request, now) : web::error(405, "POST");
  const std::string token = web::raw_value(request.cookie, cookie_name, ';');
  Logins::Session* const session = logins_.find(token, now);
  if (session == nullptr) return web::error(401, "log in first");
  if (!still_good(*session)) {
    logins_.log_out(token);
    return web::error(401, "log in again");
  }
  session->who.address = request.address;
  if (post && (request.origin.empty() || !same_secret(request.csrf, session->csrf)))
    return web::error(403, "this did not come from our pages");
  Ask ask{request, *session, path, post, web::Query(request.query)};
  return path == "logout" ? log_out(token, ask) : pass_on(ask);
}

HttpReply AdminApi::pass_on(Ask& ask) {
  const std::string what = ask.next();
  if (what == "session") return ask.post ? web::error(405, "GET") : web::json(describe(ask.session));
  if (what == "matches") return matches_.answer(desk_, ask);
  if (what == "rooms") return answer_rooms(desk_, ask);
  if (what == "reports") return answer_reports(desk_, ask);
  if (what == "players") return answer_players(desk_, ask);
  if (what == "acts") return answer_acts(desk_, ask);
  if (what == "metrics") return answer_metrics(figures_, ask);
  if (what != "audit") return web::error(404, "there is nothing here");
  if (!ask.who().admin()) return web::error(403, "only admins read it");
  if (ask.post) return web::error(405, "GET");
  audit::Filter filter{ask.query.text("who"), ask.query.text("act"), ask.query.text("about"), ask.query.offset(),
                       ask.query.limit()};
  if (!ask.query.wrong().empty()) return web::error(400, ask.query.wrong());
  const auto list = audit::list(desk_.archive.db(), filter);
  return list ? web::json(*list) : desk_.unreadable();
}

// ---------------------------------------------------------------- logging in

HttpReply AdminApi::log_in(const HttpRequest& request, std::int64_t now) {
  v1::AdminLogin login;
  if (!web::read(request.body, login)) return web::error(400, "not a login");
  const std::string key = login.name().empty() ? std::string() : skeleton(tidy_name(login.name()));
  if (const std::int64_t wait = logins_.wait_ms(limit_key(request.address), key, now); wait > 0) {
    HttpReply reply = web::error(429, "too many attempts");
    reply.headers.emplace_back("Retry-After", std::to_string(wait / 1000 + 1));
    return reply;
  }
  const Found found = find_login(desk_, login.name(), request.address);
  const bool sane = login.password().size() <= longest_password;
  const std::string password = login.name().empty() ? login.password() : composed(login.password());
  // Where there is nothing to compare with the same work is done: time does not tell which names exist.
  const PasswordCost cost = AccountOptions{}.cost;
  const bool fits =
      found.password.empty() || !sane ? (hash_password("", cost), false) : password_fits(found.password, password);
  if (!fits) return refuse_login(request, login.name(), "wrong password");
  if (found.who.role == v1::PLAYER) return refuse_login(request, login.name(), "not a moderator");
  return enter(request, found.who, found.password, now);
}

HttpReply AdminApi::refuse_login(const HttpRequest& request, const std::string& name, const std::string& why) {
  const std::string key = name.empty() ? std::string() : skeleton(tidy_name(name));
  // From here, not from the request's start: looking at a password takes its time.
  logins_.failed(limit_key(request.address), key, steady_ms());
  spdlog::warn("event=admin_refused address={}", log_value(request.address));
  // What was typed as a name may be a password: only names that somebody has are written down.
  Actor nobody;
  const Found found = find_login(desk_, name, request.address);
  nobody.name = found.password.empty() ? std::string() : found.who.name;
  nobody.address = request.address;
  desk_.act(nobody, "login_failed", "", why);
  return web::error(401, "wrong password");
}

HttpReply AdminApi::enter(const HttpRequest& request, const Actor& who, const std::string& password, std::int64_t now) {
  if (desk_.act(who, "login", "", "") != Stored::yes) return web::error(503, "it could not be stored");
  spdlog::info("event=admin_login address={}", log_value(request.address));
  const std::string token = logins_.log_in(who, password, now);
  HttpReply reply = web::json(describe(*logins_.find(token, now)));
  reply.headers.emplace_back("Set-Cookie", cookie(token, Logins::valid_ms / 1000, request.secure));
  return reply;
}

HttpReply AdminApi::log_out(const std::string& token, const Ask& ask) {
  if (!ask.post) return web::error(405, "POST");
  desk_.act(ask.who(), "logout", "", "");
  logins_.log_out(token);
  HttpReply reply = web::json(204, "");
  reply.headers.emplace_back("Set-Cookie", cookie("", 0, ask.request.secure));
  return reply;
}

bool AdminApi::still_good(Logins::Session& session) {
  if (session.who.account == 0) return desk_.archive.meta(password_key) == session.password;
  Sql sql(desk_.archive.db());
  const auto account = rows::account(sql, session.who.account);
  if (!account || account->role == v1::PLAYER || account->banned_until_unix_ms > Desk::unix_ms()) return false;
  if (rows::password_of(sql, session.who.account) != session.password) return false;
  session.who.role = account->role;
  session.who.name = account->name;
  return true;
}

v1::AdminSession AdminApi::describe(const Logins::Session& session) {
  v1::AdminSession s;
  if (session.who.account != 0) s.set_name(session.who.name);
  s.set_role(session.who.role);
  s.set_csrf(session.csrf);
  s.set_draining(desk_.lobby.halted());
  s.set_open_reports(open_reports(desk_.archive.db()));
  return s;
}

}  // namespace fate::server
