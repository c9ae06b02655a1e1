// A whole server with its admin's pages: people come by sockets from addresses that a proxy names.
#pragma once

#include <google/protobuf/util/json_util.h>

#include <chrono>
#include <string>
#include <thread>

#include "fate/v1/admin.pb.h"
#include "server/store/database.hpp"
#include "tests/server/net_bench.hpp"

namespace fate::test {

template <class Message>
Message from_json(const std::string& text) {
  Message m;
  INFO(text);
  REQUIRE(google::protobuf::util::JsonStringToMessage(text, &m).ok());
  return m;
}

inline std::string to_json(const google::protobuf::Message& message) {
  std::string text;
  google::protobuf::util::MessageToJsonString(message, &text);
  return text;
}

struct AdminBench {
  Folder data, web;
  std::unique_ptr<RunningServer> server;
  std::string root_password;

  explicit AdminBench(double bot_delay = 0) { open(bot_delay); }
  void open(double bot_delay = 0) {
    server = std::make_unique<RunningServer>(data.str(), web.str(), bot_delay,
                                             [](server::ServeOptions& o) { o.behind_proxy = true; });
    if (root_password.empty()) root_password = server->password;
  }
  void restart() {
    server.reset();
    open();
  }
  std::uint16_t port() const { return server->port(); }
  std::int64_t number(const std::string& sql) const {
    server::OpenedDatabase db = server::open_database_to_read(data.path());
    REQUIRE(db.error.empty());
    return db.connection.number(sql);
  }
  // Until the SQL gives that number.
  void until(const std::string& sql, std::int64_t wanted) const {
    for (int tries = 0; tries < 500 && number(sql) != wanted; ++tries)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    INFO(sql);
    REQUIRE(number(sql) == wanted);
  }
};

// A browser with the admin's pages.
struct Admin {
  AdminBench& bench;
  std::string address = "192.0.2.1", cookie, csrf;
  v1::AdminSession session;
  http::response<http::string_body> reply;

  explicit Admin(AdminBench& b, const std::string& from = "192.0.2.1") : bench(b), address(from) {}
  // By the server's password.
  static Admin root(AdminBench& b) {
    Admin a(b);
    REQUIRE(a.log_in("", b.root_password) == 200);
    return a;
  }

  unsigned log_in(const std::string& name, const std::string& password) {
    v1::AdminLogin login;
    login.set_name(name);
    login.set_password(password);
    reply =
        http_ask(bench.port(), http::verb::post, "/admin/api/login", {{"X-Forwarded-For", address}}, to_json(login));
    if (reply.result_int() != 200) return reply.result_int();
    session = from_json<v1::AdminSession>(reply.body());
    const std::string set(reply["Set-Cookie"]);
    cookie = set.substr(0, set.find(';'));
    csrf = session.csrf();
    return 200;
  }
  unsigned get(const std::string& path) {
    reply = http_ask(bench.port(), http::verb::get, "/admin/api/" + path,
                     {{"Cookie", cookie}, {"X-Forwarded-For", address}});
    return reply.result_int();
  }
  unsigned post(const std::string& path, const std::string& body = "{}") {
    reply = http_ask(
        bench.port(), http::verb::post, "/admin/api/" + path,
        {{"Cookie", cookie}, {"X-Forwarded-For", address}, {"Origin", "http://127.0.0.1"}, {"X-Fate-Csrf", csrf}},
        body);
    return reply.result_int();
  }
  unsigned act(const std::string& what, const v1::AdminAct& act) { return post("acts/" + what, to_json(act)); }
  template <class Message>
  Message read(const std::string& path) {
    INFO(path);
    REQUIRE(get(path) == 200);
    return from_json<Message>(reply.body());
  }
  // How often that act stands in the audit log.
  std::uint32_t audited(const std::string& act, const std::string& about = {}) {
    return read<v1::AdminAuditList>("audit?act=" + act + (about.empty() ? "" : "&about=" + about)).total();
  }
};

// A player on his socket.
struct Player : SocketClient {
  explicit Player(AdminBench& bench, const std::string& address = "198.51.100.7")
      : SocketClient(bench.port(), {{"Sec-WebSocket-Protocol", "fate.v1"}, {"X-Forwarded-For", address}}) {}
  template <class Fill>
  v1::ServerMessage ask(Fill&& fill, v1::ServerMessage::BodyCase wanted) {
    v1::ClientMessage m;
    fill(m);
    say(m);
    return until([&](const auto& s) { return s.body_case() == wanted; });
  }
  void enlist(const std::string& name, const std::string& password = "correct horse") {
    ask(
        [&](auto& m) {
          m.mutable_register_()->set_name(name);
          m.mutable_register_()->set_password(password);
        },
        v1::ServerMessage::kAccount);
  }
  v1::Room create() {
    return ask([](auto& m) { m.mutable_create_room()->mutable_settings()->set_mode("fate2_identity_5"); },
               v1::ServerMessage::kRoomState)
        .room_state()
        .room();
  }
  // A bot plays for me to the end.
  void finish() {
    v1::ClientMessage m;
    m.mutable_set_stand_in()->set_on(true);
    say(m);
    until([](const auto& s) { return s.has_room_state() && s.room_state().room().stage() == v1::Room::FINISHED; });
  }
  std::string match() {
    return until([](const auto& s) { return s.has_room_state() && !s.room_state().room().match().empty(); })
        .room_state()
        .room()
        .match();
  }
  // A match against bots; its id.
  std::string play() {
    v1::ClientMessage m;
    m.mutable_quick_match();
    say(m);
    return until([](const auto& s) {
             return s.has_room_state() && s.room_state().room().stage() == v1::Room::PLAYING &&
                    !s.room_state().room().match().empty();
           })
        .room_state()
        .room()
        .match();
  }
};

inline std::int64_t unix_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// An account with that role, made by the root login.
inline void appoint(AdminBench& bench, Admin& root, const std::string& name, v1::Role role) {
  Player p(bench, "203.0.113.9");
  p.hello();
  p.enlist(name);
  if (role == v1::PLAYER) return;
  v1::AdminAct act;
  act.mutable_subject()->set_account(name);
  act.set_role(role);
  REQUIRE(root.act("role", act) == 200);
}

}  // namespace fate::test
