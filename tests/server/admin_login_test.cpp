// Who may log in to the admin's pages, as what, and what a request needs.
#include "tests/server/admin_bench.hpp"

using namespace fate;
using namespace fate::test;

TEST_CASE("the server's password and accounts with a role log in", "[admin]") {
  AdminBench bench;
  Admin root(bench);
  CHECK(root.get("session") == 401);
  CHECK(root.log_in("", "wrong") == 401);
  CHECK(root.log_in("", bench.root_password) == 200);
  CHECK(root.session.role() == v1::ADMIN);
  CHECK(root.session.name().empty());
  const std::string cookie(root.reply["Set-Cookie"]);
  CHECK(cookie.find("SameSite=Strict") != std::string::npos);
  CHECK(cookie.find("HttpOnly") != std::string::npos);

  appoint(bench, root, "Lyra", v1::PLAYER);
  Admin lyra(bench, "192.0.2.2");
  CHECK(lyra.log_in("Lyra", "correct horse") == 401);
  v1::AdminAct act;
  act.mutable_subject()->set_account("Lyra");
  act.set_role(v1::MODERATOR);
  CHECK(root.act("role", act) == 200);
  CHECK(lyra.log_in("Lyra", "wrong") == 401);
  CHECK(lyra.log_in("Nobody", "correct horse") == 401);
  CHECK(lyra.log_in(" lyra ", "correct horse") == 200);
  CHECK(lyra.session.role() == v1::MODERATOR);
  CHECK(lyra.session.name() == "Lyra");
  CHECK(lyra.get("rooms") == 200);
  for (const char* closed : {"audit", "acts/bans"}) CHECK(lyra.get(closed) == 403);
  for (const char* closed : {"acts/ban", "acts/announce", "acts/drain", "acts/role"}) CHECK(lyra.post(closed) == 403);

  CHECK(root.audited("login") == 2);
  CHECK(root.audited("login_failed") == 4);
  CHECK(root.audited("role", "Lyra") == 1);
  // What was typed as a name stands nowhere unless somebody is called so.
  CHECK(root.read<v1::AdminAuditList>("audit?who=Nobody").total() == 0);
  const auto failed = root.read<v1::AdminAuditList>("audit?act=login_failed&limit=1");
  CHECK(failed.acts(0).address() == "192.0.2.2");
  CHECK(failed.acts(0).role() == v1::PLAYER);

  // Taking the role away ends what it opened.
  act.set_role(v1::PLAYER);
  CHECK(root.act("role", act) == 200);
  CHECK(lyra.get("rooms") == 401);
}

TEST_CASE("a post needs our page's origin and the session's token", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  const auto post = [&](const HttpFields& more) {
    HttpFields fields{{"Cookie", root.cookie}};
    fields.insert(fields.end(), more.begin(), more.end());
    return http_ask(bench.port(), http::verb::post, "/admin/api/acts/announce", fields, "{\"text\":\"hello\"}")
        .result_int();
  };
  const std::pair<std::string, std::string> origin{"Origin", "http://127.0.0.1"}, csrf{"X-Fate-Csrf", root.csrf};
  CHECK(post({}) == 403);
  CHECK(post({origin}) == 403);
  CHECK(post({csrf}) == 403);
  CHECK(post({{"Origin", "https://evil.example"}, csrf}) == 403);
  CHECK(post({origin, {"X-Fate-Csrf", std::string(43, 'A')}}) == 403);
  CHECK(post({origin, csrf}) == 200);
  CHECK(root.audited("announce") == 1);
  CHECK(http_ask(bench.port(), http::verb::put, "/admin/api/session", {{"Cookie", root.cookie}}).result_int() == 405);
  CHECK(root.post("logout") == 204);
  CHECK(root.get("session") == 401);
}

TEST_CASE("guessing takes ever longer, by address and by name", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Lyra", v1::MODERATOR);
  Admin guesser(bench, "192.0.2.3");
  for (int i = 0; i < 5; ++i) CHECK(guesser.log_in("Lyra", "wrong") == 401);
  CHECK(guesser.log_in("Lyra", "correct horse") == 429);
  CHECK_FALSE(guesser.reply["Retry-After"].empty());
  // Another address is free, until the name has had enough.
  Admin other(bench, "192.0.2.4");
  CHECK(other.log_in("Lyra", "correct horse") == 200);
}

TEST_CASE("a changed password ends what the old one began", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player p(bench);
  p.hello();
  p.enlist("Lyra");
  v1::AdminAct act;
  act.mutable_subject()->set_account("Lyra");
  act.set_role(v1::ADMIN);
  REQUIRE(root.act("role", act) == 200);
  Admin lyra(bench, "192.0.2.5");
  REQUIRE(lyra.log_in("Lyra", "correct horse") == 200);
  CHECK(lyra.get("audit") == 200);
  // Nobody acts on himself.
  act.set_role(v1::PLAYER);
  CHECK(lyra.act("role", act) == 409);
  p.ask(
      [](auto& m) {
        m.mutable_change_password()->set_old_password("correct horse");
        m.mutable_change_password()->set_new_password("battery staple");
      },
      v1::ServerMessage::kDone);
  CHECK(lyra.get("audit") == 401);
  CHECK(lyra.log_in("Lyra", "battery staple") == 200);
}
