// What moderators and admins do: to people, to rooms, to the server; and what those notice.
#include "tests/server/admin_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

constexpr std::int64_t hour_ms = 3'600'000;

v1::AdminAct on_account(const std::string& name, const std::string& text = "rude", std::int64_t until = 0) {
  v1::AdminAct act;
  act.mutable_subject()->set_account(name);
  act.set_text(text);
  act.set_until_unix_ms(until);
  return act;
}

v1::AdminAct on_guest(std::uint64_t guest, const std::string& text = "rude", std::int64_t until = 0) {
  v1::AdminAct act;
  act.mutable_subject()->set_guest(guest);
  act.set_text(text);
  act.set_until_unix_ms(until);
  return act;
}

v1::AdminAct saying(const std::string& text) {
  v1::AdminAct act;
  act.set_text(text);
  return act;
}

v1::AdminPlayer somebody(Admin& admin, const std::string& name) {
  std::string query = name;
  std::replace(query.begin(), query.end(), ' ', '+');
  const auto list = admin.read<v1::AdminPlayerList>("players?name=" + query);
  REQUIRE(list.players_size() == 1);
  return list.players(0);
}

// What comes of a line in the room's chat.
v1::ServerMessage chat(Player& p) {
  v1::ClientMessage m;
  m.mutable_chat()->set_text("hello");
  p.say(m);
  return p.until([](const auto& s) { return s.has_chat() || s.has_error(); });
}

std::string said(Player& p, v1::Notice::Kind kind) {
  return p.until([&](const auto& s) { return s.has_notice() && s.notice().kind() == kind; }).notice().text();
}

// The first answer to a greeting.
v1::ServerMessage greeted(Player& p, const std::string& token = {}) {
  v1::ClientMessage m;
  m.mutable_hello()->set_protocol(1);
  m.mutable_hello()->set_token(token);
  p.say(m);
  return p.until([](const auto&) { return true; });
}

}  // namespace

TEST_CASE("a warning reaches who is here, and who comes later", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  auto lyra = std::make_unique<Player>(bench);
  const std::string token = lyra->hello().token();
  lyra->enlist("Lyra");
  CHECK(root.act("warn", on_account("Lyra", "be kind")) == 200);
  CHECK(said(*lyra, v1::Notice::WARNING) == "be kind");
  bench.until("SELECT count(*) FROM warnings", 0);
  lyra->create();
  CHECK(root.act("warn", on_account("Lyra", "in a room")) == 200);
  CHECK(said(*lyra, v1::Notice::WARNING) == "in a room");
  bench.until("SELECT count(*) FROM warnings", 0);
  lyra.reset();

  CHECK(root.act("warn", on_account("Lyra", "while away")) == 200);
  CHECK(root.act("warn", on_account("Lyra", "twice")) == 200);
  CHECK(bench.number("SELECT count(*) FROM warnings") >= 1);
  bench.restart();
  Player again(bench);
  again.hello(token);
  CHECK(said(again, v1::Notice::WARNING) == "while away");
  CHECK(said(again, v1::Notice::WARNING) == "twice");
  bench.until("SELECT count(*) FROM warnings", 0);

  Admin later = Admin::root(bench);
  CHECK(later.audited("warn", "Lyra") == 4);
  CHECK(later.act("warn", on_account("Lyra", "")) == 400);
  CHECK(later.act("warn", on_account("Nobody", "x")) == 404);
  // Guests are told too.
  Player guest(bench, "198.51.100.8");
  const std::string name = guest.hello().name();
  CHECK(later.act("warn", on_guest(somebody(later, name).guest(), "you too")) == 200);
  CHECK(said(guest, v1::Notice::WARNING) == "you too");
}

TEST_CASE("who is muted may play but not talk", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Vega", v1::MODERATOR);
  Admin vega(bench, "192.0.2.2");
  REQUIRE(vega.log_in("Vega", "correct horse") == 200);
  Player lyra(bench);
  lyra.hello();
  lyra.enlist("Lyra");
  lyra.create();
  CHECK(chat(lyra).has_chat());
  const std::int64_t until = unix_now() + hour_ms;
  CHECK(vega.act("mute", on_account("Lyra", "rude", until)) == 200);
  lyra.until([](const auto& s) { return s.has_room_state(); });
  CHECK(chat(lyra).error().code() == v1::Error::MUTED);
  CHECK(somebody(vega, "Lyra").muted_until_unix_ms() == until);
  CHECK(vega.act("mute", on_account("Lyra", "", 0)) == 200);
  lyra.until([](const auto& s) { return s.has_room_state(); });
  CHECK(chat(lyra).has_chat());

  Player guest(bench, "198.51.100.8");
  const v1::Welcome welcome = guest.hello();
  guest.create();
  const std::uint64_t number = somebody(vega, welcome.name()).guest();
  CHECK(vega.act("mute", on_guest(number, "rude", until)) == 200);
  guest.until([](const auto& s) { return s.has_room_state(); });
  CHECK(chat(guest).error().code() == v1::Error::MUTED);
  // With the same token he stays muted.
  Player same(bench, "198.51.100.8");
  same.hello(welcome.token());
  CHECK(chat(same).error().code() == v1::Error::MUTED);
  CHECK(somebody(vega, welcome.name()).muted_until_unix_ms() == until);
  // Without it too, as long as he comes from there as a guest.
  const auto may_talk = [&](const char* address, const char* account) {
    Player p(bench, address);
    p.hello();
    if (*account != '\0') p.enlist(account);
    p.create();
    return chat(p).has_chat();
  };
  CHECK_FALSE(may_talk("198.51.100.8", ""));
  CHECK(may_talk("198.51.100.9", ""));
  CHECK(may_talk("198.51.100.8", "Mizar"));
  bench.restart();
  CHECK_FALSE(may_talk("198.51.100.8", ""));
  REQUIRE(root.log_in("", bench.root_password) == 200);
  REQUIRE(vega.log_in("Vega", "correct horse") == 200);

  CHECK(vega.act("mute", on_account("Lyra", "rude", unix_now() - 1)) == 400);
  CHECK(vega.act("mute", on_account("Lyra", "rude", unix_now() + 31 * 24 * hour_ms)) == 400);
  CHECK(vega.act("mute", on_account("Lyra", "", until)) == 400);
  CHECK(vega.act("mute", on_account("Vega", "me", until)) == 409);
  appoint(bench, root, "Capella", v1::ADMIN);
  CHECK(vega.act("mute", on_account("Capella", "rude", until)) == 403);
  CHECK(root.audited("mute", "Lyra") == 2);
}

TEST_CASE("an account that is banned is thrown out and does not come back", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player lyra(bench);
  const std::string token = lyra.hello().token();
  lyra.enlist("Lyra");
  const std::int64_t until = unix_now() + hour_ms;
  CHECK(root.act("ban", on_account("Lyra", "cheats", until)) == 200);
  const auto told = lyra.until([](const auto& s) { return s.has_error(); });
  CHECK(told.error().code() == v1::Error::BANNED);
  CHECK(told.error().detail().find(std::to_string(until / 1000)) != std::string::npos);
  CHECK_FALSE(lyra.next().has_value());
  Player again(bench);
  const auto refused = greeted(again, token);
  CHECK(refused.error().code() == v1::Error::BANNED);
  CHECK(refused.error().detail().find(std::to_string(until / 1000)) != std::string::npos);
  CHECK(root.act("ban", on_account("Lyra", "", 0)) == 200);
  Player back(bench);
  CHECK(greeted(back, token).has_welcome());
  CHECK(root.audited("ban", "Lyra") == 2);
}

TEST_CASE("an address that is banned gets no further than the greeting", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player guest(bench, "2001:db8:1:2::77"), other(bench, "2001:db8:1:3::77");
  const v1::Welcome welcome = guest.hello();
  other.hello();
  const v1::AdminPlayer player = somebody(root, welcome.name());
  CHECK(player.address() == "2001:db8:1:2::/64");
  const std::int64_t until = unix_now() + hour_ms;
  CHECK(root.act("ban", on_guest(player.guest(), "cheats", until)) == 200);
  CHECK(guest.until([](const auto& s) { return s.has_error(); }).error().code() == v1::Error::BANNED);
  CHECK_FALSE(guest.next().has_value());
  const auto refused = [&](const std::string& address) {
    Player p(bench, address);
    return greeted(p).error().code() == v1::Error::BANNED;
  };
  CHECK(refused("2001:db8:1:2::99"));       // the same network
  CHECK_FALSE(refused("2001:db8:1:3::99"));
  const auto bans = root.read<v1::AdminBanList>("acts/bans");
  REQUIRE(bans.bans_size() == 1);
  CHECK(bans.bans(0).address() == "2001:db8:1:2::/64");
  CHECK(bans.bans(0).cause() == "cheats");
  bench.restart();
  CHECK(refused("2001:db8:1:2::1"));

  Admin later = Admin::root(bench);
  v1::AdminAct act = saying("");
  act.mutable_subject()->set_address("2001:db8:1:2::/64");
  CHECK(later.act("ban", act) == 200);
  CHECK_FALSE(refused("2001:db8:1:2::1"));
  act.mutable_subject()->set_address("198.51.100.50");
  act.set_text("cheats");
  act.set_until_unix_ms(until);
  CHECK(later.act("ban", act) == 200);
  CHECK(refused("198.51.100.50"));
  act.mutable_subject()->set_address("not an address");
  CHECK(later.act("ban", act) == 400);
  act.mutable_subject()->set_address(later.address);
  CHECK(later.act("ban", act) == 409);      // nobody locks himself out
  CHECK(later.audited("ban_address") == 3);
}

TEST_CASE("an announcement reaches everybody", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player a(bench), b(bench, "198.51.100.8");
  a.hello();
  b.hello();
  b.create();
  CHECK(root.act("announce", saying("a restart at nine")) == 200);
  CHECK(said(a, v1::Notice::ANNOUNCEMENT) == "a restart at nine");
  CHECK(said(b, v1::Notice::ANNOUNCEMENT) == "a restart at nine");
  CHECK(root.act("announce", saying("")) == 400);
  CHECK(root.act("announce", saying(std::string(301, 'x'))) == 400);
  const auto audit = root.read<v1::AdminAuditList>("audit?act=announce");
  REQUIRE(audit.total() == 1);
  CHECK(audit.acts(0).detail() == "a restart at nine");
  CHECK(audit.acts(0).who() == "admin");
  CHECK(audit.acts(0).role() == v1::ADMIN);
  CHECK(audit.acts(0).address() == "192.0.2.1");
}

TEST_CASE("while the server drains nothing new begins", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  Player there(bench);
  there.hello();
  const std::string match = there.play();
  v1::AdminAct act;
  act.set_on(true);
  CHECK(root.act("drain", act) == 200);
  CHECK(said(there, v1::Notice::DRAINING).empty());
  const auto health = http_ask(bench.port(), http::verb::get, "/healthz");
  CHECK(health.result_int() == 503);
  CHECK(health.body() == "draining\n");
  CHECK(root.read<v1::AdminSession>("session").draining());
  Player late(bench, "198.51.100.8");
  late.hello();
  CHECK(said(late, v1::Notice::DRAINING).empty());
  v1::ClientMessage m;
  m.mutable_quick_match();
  late.say(m);
  CHECK(late.until([](const auto& s) { return s.has_error(); }).error().code() == v1::Error::SHUTTING_DOWN);
  // What runs goes on.
  there.finish();
  act.set_on(false);
  CHECK(root.act("drain", act) == 200);
  CHECK(http_ask(bench.port(), http::verb::get, "/healthz").body() == "ok\n");
  CHECK_FALSE(late.play().empty());
  CHECK(root.audited("drain") == 1);
  CHECK(root.audited("drain_end") == 1);
}

TEST_CASE("live rooms are listed, and an admin closes one", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Vega", v1::MODERATOR);
  Admin vega(bench, "192.0.2.2");
  REQUIRE(vega.log_in("Vega", "correct horse") == 200);
  Player waiting(bench), playing(bench, "198.51.100.8");
  waiting.hello();
  waiting.enlist("Lyra");
  const v1::Room room = waiting.create();
  playing.hello();
  const std::string match = playing.play();
  bench.until("SELECT count(*) > 1 FROM records", 1);

  const auto list = vega.read<v1::AdminRoomList>("rooms");
  REQUIRE(list.total() == 2);
  v1::AdminRoom gathering, busy;
  for (const auto& r : list.rooms()) (r.stage() == v1::Room::PLAYING ? busy : gathering) = r;
  CHECK(gathering.code() == room.code());
  CHECK(gathering.mode() == "fate2_identity_5");
  CHECK(gathering.players() == 1);
  CHECK(gathering.seats() == 5);
  CHECK(gathering.since_unix_ms() > unix_now() - hour_ms);
  CHECK(busy.match() == match);
  CHECK(busy.bots() == 4);
  CHECK(busy.match_since_unix_ms() >= busy.since_unix_ms());
  CHECK(busy.question() != v1::Question::NONE);
  CHECK(busy.question_open_ms() > 0);
  CHECK(busy.people_size() == 0);
  CHECK(vega.read<v1::AdminRoomList>("rooms?limit=1").rooms_size() == 1);

  const auto inside = vega.read<v1::AdminRoom>("rooms/" + room.code());
  REQUIRE(inside.people_size() == 1);
  CHECK(inside.people(0).name() == "Lyra");
  CHECK(inside.people(0).registered());
  CHECK(inside.people(0).connected());
  CHECK(inside.people(0).guest() == somebody(vega, "Lyra").guest());
  CHECK(vega.get("rooms/NOSUCH") == 404);

  CHECK(vega.post("rooms/" + busy.code() + "/close", to_json(saying("stuck"))) == 403);
  CHECK(root.post("rooms/" + busy.code() + "/close", to_json(saying(""))) == 400);
  CHECK(root.post("rooms/" + busy.code() + "/close", to_json(saying("stuck"))) == 200);
  const auto left = playing.until([](const auto& s) { return s.has_left(); });
  CHECK(left.left().reason() == v1::Left::VOID);
  bench.until("SELECT count(*) FROM matches WHERE status = 'void'", 1);
  CHECK(root.read<v1::AdminMatch>("matches/" + match).fault() == "closed by an admin: stuck");
  CHECK(root.read<v1::AdminMatchList>("matches?fault=STUCK&status=void").total() == 1);
  CHECK(root.audited("close_room", busy.code()) == 1);
  CHECK(root.post("rooms/" + room.code() + "/close", to_json(saying("empty"))) == 200);
  waiting.until([](const auto& s) { return s.has_left(); });
}

TEST_CASE("the page of a player", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  appoint(bench, root, "Vega", v1::MODERATOR);
  Admin vega(bench, "192.0.2.2");
  REQUIRE(vega.log_in("Vega", "correct horse") == 200);
  Player lyra(bench);
  lyra.hello();
  lyra.enlist("Lyra");
  const std::string match = lyra.play();
  lyra.finish();
  bench.until("SELECT count(*) FROM match_files", 1);
  v1::ClientMessage m;
  m.mutable_report()->set_match(match);
  m.mutable_report()->set_seat(1);
  m.mutable_report()->set_text("idle");
  lyra.say(m);
  lyra.until([](const auto& s) { return s.has_done(); });
  REQUIRE(vega.act("warn", on_account("Lyra", "be kind")) == 200);

  const auto page = vega.read<v1::AdminPlayer>("players/account/lyra");
  CHECK(page.name() == "Lyra");
  CHECK(page.registered());
  CHECK(page.role() == v1::PLAYER);
  CHECK(page.connected());
  CHECK(page.matches() == 1);
  CHECK(page.reports() == 1);
  REQUIRE(page.reported_size() == 1);
  CHECK(page.reported(0).text() == "idle");
  REQUIRE(page.acts_size() == 1);
  CHECK(page.acts(0).who() == "Vega");
  CHECK(page.acts(0).act() == "warn");
  CHECK(page.address().empty());
  CHECK(page.acts(0).address().empty());
  CHECK(root.read<v1::AdminPlayer>("players/account/Lyra").address() == "198.51.100.7");
  CHECK(vega.read<v1::AdminPlayer>("players/guest/" + std::to_string(page.guest())).name() == "Lyra");
  CHECK(vega.get("players/account/Nobody") == 404);
  CHECK(vega.get("players/guest/99999") == 404);
  // No secret leaves with any of it.
  for (const char* path : {"players/account/Lyra", "players?name=", "rooms", "reports", "audit", "matches"}) {
    REQUIRE(root.get(path) == 200);
    for (const char* secret : {"token", "argon2", "seed", "password"})
      CHECK(root.reply.body().find(secret) == std::string::npos);
  }
}

TEST_CASE("the audit log cannot be changed", "[admin]") {
  AdminBench bench;
  Admin root = Admin::root(bench);
  bench.server.reset();
  server::OpenedDatabase db = server::open_database(bench.data.path());
  CHECK(db.connection.run("UPDATE audit SET who = 'nobody'") != SQLITE_OK);
  CHECK(db.connection.run("DELETE FROM audit") != SQLITE_OK);
  CHECK(db.connection.number("SELECT count(*) FROM audit") == 1);
}
