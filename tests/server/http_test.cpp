// Everything on the port that is not a websocket: the client's files, figures, the admin's pages.
#include <google/protobuf/util/json_util.h>

#include "fate/v1/admin.pb.h"
#include "fate/v1/log.pb.h"
#include "server/lobby/secrets.hpp"
#include "server/room/fair_deal.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

struct Site {
  Folder data, web;
  Site() {
    std::filesystem::create_directories(web.path() / "assets");
    write(web.path() / "index.html", "<!doctype html><title>Fate</title>");
    write(web.path() / "index.html.gz", "gzipped");
    write(web.path() / "assets" / "app-1a2b.js", "console.log(1)");
    write(web.path() / "assets" / "app-1a2b.js.br", "brotli");
    write(data.path() / "secret.txt", "secret");
  }
};

struct LoggedIn {
  std::string cookie, csrf;
};

LoggedIn login(std::uint16_t port, const std::string& password) {
  const auto reply = http_ask(port, http::verb::post, "/admin/api/login", {{"Content-Type", "application/json"}},
                              "{\"password\":\"" + password + "\"}");
  const std::string cookie(reply["Set-Cookie"]);
  v1::AdminSession session;
  if (!cookie.empty()) REQUIRE(google::protobuf::util::JsonStringToMessage(reply.body(), &session).ok());
  return {cookie.substr(0, cookie.find(';')), session.csrf()};
}

template <class Message>
Message from_json(const std::string& text) {
  Message m;
  REQUIRE(google::protobuf::util::JsonStringToMessage(text, &m).ok());
  return m;
}

}  // namespace

TEST_CASE("the client's files", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  const auto get = [&](const std::string& target, const HttpFields& fields = {}) {
    return http_ask(server.port(), http::verb::get, target, fields);
  };
  const auto index = get("/");
  CHECK(index.result_int() == 200);
  CHECK(index.body() == "<!doctype html><title>Fate</title>");
  CHECK(index["Content-Type"] == "text/html; charset=utf-8");
  CHECK(index["Cache-Control"] == "no-cache");
  CHECK(index["X-Content-Type-Options"] == "nosniff");
  CHECK(index["Content-Security-Policy"].find("default-src 'none'; script-src 'self';") == 0);
  for (const char* route : {"/admin", "/admin/rooms", "/room/ABCDEF", "/watch/KEY", "/?x=1", "/book",
                            "/book/heroes/axe", "/replay/X?at=3", "/player/Lyra/matches", "/leaders"})
    CHECK(get(route).body() == index.body());
  // A person who followed a wrong link is told so by the client; a file that is missing is just missing.
  for (const char* none : {"/bookish", "/rooms/ABCDEF", "//book", "/assets"}) {
    const auto page = get(none, {{"If-None-Match", std::string(index["ETag"])}});
    CHECK(page.result_int() == 404);
    CHECK(page.body() == index.body());
  }
  for (const char* none : {"/assets/none.js", "/api/nothing"}) {
    CHECK(get(none).result_int() == 404);
    CHECK(get(none).body() != index.body());
  }
  const auto app = get("/assets/app-1a2b.js");
  CHECK(app.body() == "console.log(1)");
  CHECK(app["Cache-Control"].find("immutable") != std::string::npos);
  const auto packed = get("/assets/app-1a2b.js", {{"Accept-Encoding", "gzip, br"}});
  CHECK(packed.body() == "brotli");
  CHECK(packed["Content-Encoding"] == "br");
  CHECK(packed["Vary"] == "Accept-Encoding");
  CHECK(get("/", {{"Accept-Encoding", "gzip"}}).body() == "gzipped");
  const auto again = get("/", {{"If-None-Match", std::string(index["ETag"])}});
  CHECK(again.result_int() == 304);
  CHECK(http_ask(server.port(), http::verb::head, "/").body().empty());
  CHECK(http_ask(server.port(), http::verb::post, "/").result_int() == 405);
  for (const char* outside : {"/nothing",
                              "/../"
                              "secret.txt",
                              "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets"})
    CHECK(get(outside).result_int() == 404);
}

TEST_CASE("health and figures", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  CHECK(http_ask(server.port(), http::verb::get, "/healthz").body() == "ok\n");
  const auto metrics = http_ask(server.port(), http::verb::get, "/metrics");
  CHECK(metrics["Content-Type"].find("version=0.0.4") != std::string::npos);
  CHECK(metrics.body().find("# TYPE fate_connections gauge\nfate_connections 0\n") != std::string::npos);
}

TEST_CASE("requests that are none", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  const auto raw = [&](const std::string& bytes) { return http_status(server.port(), bytes); };
  CHECK(raw("hello\r\n\r\n") == 400);
  CHECK(raw("GET / HTTP/1.1\r\nHost: a\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n") == 431);
  CHECK(raw("GET / HTTP/1.1\r\n\r\n") == 400);
  CHECK(raw("GET / HTTP/1.0\r\n\r\n") == 200);
  CHECK(raw("GET http://a/healthz HTTP/1.1\r\nHost: a\r\n\r\n") == 200);
  CHECK(raw("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n") == 200);
  CHECK(raw("GET http://a/nothing HTTP/1.1\r\nHost: a\r\n\r\n") == 404);
  CHECK(raw("POST /admin/api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n") == 413);
  CHECK(http_ask(server.port(), http::verb::get, "/healthz").result_int() == 200);
}

TEST_CASE("a match that is over is open to everybody who knows its id; one that runs is not", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  const auto get = [&](const std::string& id) {
    return http_ask(server.port(), http::verb::get, "/api/matches/" + id);
  };
  SocketClient c(server.port());
  const std::string token = c.hello().token();
  c.play_quick();
  v1::ClientMessage m;
  m.mutable_resync();
  c.say(m);
  const std::string id =
      c.until([](const auto& s) { return s.has_opening() || s.has_match_state(); }).opening().match();
  REQUIRE_FALSE(id.empty());
  CHECK(get(id).result_int() == 409);
  CHECK(get("NOTHING").result_int() == 404);
  CHECK(get("../../etc/passwd").result_int() == 404);
  CHECK(http_ask(server.port(), http::verb::post, "/api/matches/" + id).result_int() == 405);
  m.mutable_set_stand_in()->set_on(true);
  c.say(m);
  c.until([](const auto& s) { return s.has_room_state() && s.room_state().room().stage() == v1::Room::FINISHED; });
  auto reply = get(id);
  for (int i = 0; i < 200 && reply.result_int() == 409; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    reply = get(id);
  }
  REQUIRE(reply.result_int() == 200);
  v1::MatchFile file;
  REQUIRE(wire::parse_match_file(reply.body(), file).empty());
  CHECK(wire::verify(file).empty());
  CHECK(file.has_fair());
  CHECK(server::check_shuffle(file).empty());
  CHECK(reply.body().find(token) == std::string::npos);
  CHECK(reply.body().find(server::token_hash(token)) == std::string::npos);
}

TEST_CASE("the admin logs in, lists matches and steps through one", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  const std::uint16_t port = server.port();
  const auto get = [&](const std::string& path, const std::string& cookie) {
    return http_ask(port, http::verb::get, "/admin/api/" + path, {{"Cookie", cookie}});
  };
  CHECK(get("matches", "").result_int() == 401);
  CHECK(get("matches", "fate_admin=" + std::string(43, 'A')).result_int() == 401);
  CHECK(login(port, "wrong").cookie.empty());
  REQUIRE(server.password.size() == 19);
  const auto [cookie, csrf] = login(port, server.password);
  REQUIRE_FALSE(cookie.empty());
  const auto foreign =
      http_ask(port, http::verb::post, "/admin/api/logout", {{"Cookie", cookie}, {"Origin", "https://evil.example"}});
  CHECK(foreign.result_int() == 403);

  SocketClient running(port), c(port);
  c.hello();
  c.play_quick();
  v1::ClientMessage m;
  m.mutable_set_stand_in()->set_on(true);
  c.say(m);
  c.until([](const auto& s) { return s.has_room_state() && s.room_state().room().stage() == v1::Room::FINISHED; });
  running.hello();
  running.play_quick();

  v1::AdminMatchList list;
  v1::AdminMatch done, open;
  for (int tries = 0; tries < 200; ++tries) {
    list = from_json<v1::AdminMatchList>(get("matches?offset=0&limit=10", cookie).body());
    REQUIRE(list.total() == 2);
    for (const auto& one : list.matches()) (one.status() == "finished" ? done : open) = one;
    if (!done.id().empty() && get("matches/" + done.id() + "/steps/0", cookie).result_int() == 200) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  REQUIRE_FALSE(done.id().empty());
  CHECK(done.names_size() == 5);
  CHECK(done.choices() > 10);
  CHECK(get("matches/" + open.id() + "/file", cookie).result_int() == 409);
  CHECK(get("matches/NOSUCH", cookie).result_int() == 404);
  CHECK(get("matches/" + done.id() + "/steps/x", cookie).result_int() == 400);
  CHECK(get("matches/" + done.id() + "/steps/99999", cookie).result_int() == 404);

  const auto file = get("matches/" + done.id() + "/file", cookie);
  v1::MatchFile match;
  REQUIRE(wire::parse_match_file(file.body(), match).empty());
  CHECK(wire::verify(match).empty());
  for (const std::uint32_t n : {0u, 1u, done.choices() / 2, done.choices()}) {
    const auto step =
        from_json<v1::AdminStep>(get("matches/" + done.id() + "/steps/" + std::to_string(n), cookie).body());
    CHECK(step.step() == n);
    CHECK(step.steps() == done.choices());
    CHECK(step.has_choice() == (n > 0));
    CHECK(step.state().all_seeing());
    CHECK(step.views_size() == 6);
    CHECK(step.views(0).viewer() == 1);
    CHECK(step.questions_size() == (n == done.choices() ? 0 : step.questions_size()));
    for (const auto& seat : step.state().seats()) CHECK(seat.hand_size() == static_cast<int>(seat.hand_count()));
  }
  CHECK(http_ask(port, http::verb::post, "/admin/api/logout",
                 {{"Cookie", cookie}, {"Origin", "http://127.0.0.1"}, {"X-Fate-Csrf", csrf}})
            .result_int() == 204);
  CHECK(get("matches", cookie).result_int() == 401);
}

TEST_CASE("guessing the admin's password takes ever longer", "[http]") {
  Site site;
  RunningServer server(site.data.str(), site.web.str());
  const auto attempt = [&](const std::string& body) {
    return http_ask(server.port(), http::verb::post, "/admin/api/login", {}, body).result_int();
  };
  CHECK(attempt("not json") == 400);
  for (int i = 0; i < 5; ++i) CHECK(attempt("{\"password\":\"no\"}") == 401);
  CHECK(attempt("{\"password\":\"no\"}") == 429);
  CHECK(attempt("{\"password\":\"" + server.password + "\"}") == 429);
}
