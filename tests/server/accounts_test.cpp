// Accounts, through connections: registering, logging in and out, names, passwords, sessions.
#include "tests/server/account_bench.hpp"

#include "server/accounts/attempts.hpp"
#include "server/store/migrations.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

TEST_CASE("a guest becomes an account, and its token stays good after a restart", "[accounts]") {
  AccountBench b;
  std::string token;
  {
    Member m(b);
    token = m.welcome.token();
    CHECK_FALSE(m.state().registered());
    const M reply = m.enlist(" Mirana ");
    REQUIRE(reply.has_account());
    CHECK(reply.account().registered());
    CHECK(reply.account().name() == "Mirana");
    CHECK(reply.account().role() == v1::PLAYER);
    CHECK(reply.account().created_unix_ms() == b.unix_ms);
    CHECK(m.state().registered());
    CHECK(m.enlist("Other").error().code() == E::NOT_ALLOWED);
  }
  b.restart();
  Member again(b, token);
  CHECK(again.welcome.name() == "Mirana");
  CHECK(again.welcome.token() == token);
  CHECK(again.state().registered());
  // Only the hash of the token is stored, and only the hash of the password.
  b.store->flush();
  for (const char* file : {"fate.db", "fate.db-wal"}) {
    const std::string bytes = content(b.folder.path() / file);
    CHECK(bytes.find(token) == std::string::npos);
    CHECK(bytes.find("correct horse") == std::string::npos);
  }
  CHECK(b.number("SELECT count(*) FROM accounts WHERE password LIKE '$argon2id$%'") == 1);
}

TEST_CASE("bad names and passwords are refused, and nothing is stored", "[accounts]") {
  AccountBench b;
  Member m(b);
  CHECK(m.enlist("x").error().code() == E::BAD_NAME);
  CHECK(m.enlist("Admin").error().code() == E::BAD_NAME);
  CHECK(m.enlist("a\u202eb").error().code() == E::BAD_NAME);
  CHECK(m.enlist("Mirana", "short").error().code() == E::BAD_PASSWORD);
  CHECK(m.enlist("Mirana", std::string(129, 'x')).error().code() == E::BAD_PASSWORD);
  CHECK(m.enlist("Mirana Moon", "miranamoon").error().code() == E::BAD_PASSWORD);
  for (const char* common : {"password", "PassWord1", "12345678", "zzzzzzzzzzzz"})
    CHECK(m.enlist("Mirana", common).error().code() == E::BAD_PASSWORD);
  CHECK(b.number("SELECT count(*) FROM accounts") == 0);
  CHECK(m.enlist("Mirana").has_account());
  Member other(b);
  CHECK(other.enlist("Mirana").error().code() == E::NAME_TAKEN);
  CHECK(other.enlist("M1rana").error().code() == E::NAME_TAKEN);
  CHECK(other.enlist("mirаna").error().code() == E::NAME_TAKEN);   // a Cyrillic letter
  CHECK(b.number("SELECT count(*) FROM accounts") == 1);
}

TEST_CASE("two who want one name at the same time: one gets it", "[accounts]") {
  AccountBench b;
  Member one(b), two(b);
  v1::ClientMessage m;
  m.set_request(77);
  m.mutable_register_()->set_password("correct horse");
  m.mutable_register_()->set_name("Lina");
  one.session.on_message(m.SerializeAsString(), 0);
  m.mutable_register_()->set_name("LINA");
  two.session.on_message(m.SerializeAsString(), 0);
  b.bench->run();
  CHECK(one.link->inbox.back().has_account());
  CHECK(two.link->inbox.back().error().code() == E::NAME_TAKEN);
}

TEST_CASE("a guest may not look like somebody with an account", "[accounts]") {
  AccountBench b;
  Member m(b);
  REQUIRE(m.enlist("Mirana").has_account());
  Client guest(*b.bench);
  const M welcome = guest.hello({}, 0, "mIrana");
  CHECK(welcome.welcome().name().starts_with("Guest "));
  Client admin(*b.bench);
  CHECK(admin.hello({}, 0, "Administrator").welcome().name().starts_with("Guest "));
  // A guest who had the name before loses it when he comes back.
  Client early(*b.bench);
  const std::string token = early.hello({}, 0, "Lina").welcome().token();
  Member late(b);
  REQUIRE(late.enlist("Lina").has_account());
  Client back(*b.bench);
  CHECK(back.hello(token, 0, "Lina").welcome().name().starts_with("Guest "));
  Client free(*b.bench);
  CHECK(free.hello({}, 0, "Rylai").welcome().name() == "Rylai");
}

TEST_CASE("logging in gives a new session; a wrong password and an unknown name are told alike", "[accounts]") {
  AccountBench b;
  std::string first;
  {
    Member m(b);
    first = m.welcome.token();
    REQUIRE(m.enlist("Mirana").has_account());
  }
  Member m(b);
  const M wrong = m.log_in("Mirana", "wrong horse"), unknown = m.log_in("Nobody here", "wrong horse");
  CHECK(wrong.error().code() == E::WRONG_PASSWORD);
  CHECK(unknown.error().code() == E::WRONG_PASSWORD);
  CHECK(wrong.error().detail() == unknown.error().detail());
  CHECK(m.log_in("", "").error().code() == E::WRONG_PASSWORD);
  const M welcome = m.log_in("mirana");
  REQUIRE(welcome.has_welcome());
  CHECK(welcome.welcome().name() == "Mirana");
  CHECK(welcome.welcome().token() != first);
  CHECK(welcome.welcome().token().size() == 43);
  CHECK(m.state().registered());
  const M list = m.say([](auto& c) { c.mutable_list_sessions(); });
  REQUIRE(list.sessions().sessions_size() == 2);
  int current = 0;
  for (const auto& s : list.sessions().sessions()) current += s.current() ? 1 : 0;
  CHECK(current == 1);
  CHECK(list.sessions().sessions(0).client() == "test");
}

TEST_CASE("the same password is the same by any keyboard", "[accounts]") {
  AccountBench b;
  Member m(b), n(b);
  REQUIRE(m.enlist("Mirana", "pass w\u00f6rd").has_account());
  CHECK(n.log_in("Mirana", "pass wo\u0308rd").has_welcome());
}

TEST_CASE("guessing is slowed down, by name and by address", "[accounts]") {
  AccountBench b;
  Member owner(b);
  REQUIRE(owner.enlist("Mirana").has_account());
  SECTION("by address") {
    Member m(b, {}, "203.0.113.7");
    for (int i = 0; i < 5; ++i) CHECK(m.log_in("Nr " + std::to_string(i)).error().code() == E::WRONG_PASSWORD);
    CHECK(m.log_in("Mirana").error().code() == E::TOO_FAST);
    Member elsewhere(b, {}, "203.0.113.8");
    CHECK(elsewhere.log_in("Mirana").has_welcome());
    b.unix_ms += 2'000;
    CHECK(m.log_in("Mirana").has_welcome());
  }
  SECTION("by name, from anywhere, known or not") {
    for (const char* name : {"Mirana", "Unknown"}) {
      for (int i = 0; i < 10; ++i) {
        Member m(b, {}, "203.0.113." + std::to_string(i));
        CHECK(m.log_in(name, "wrong").error().code() == E::WRONG_PASSWORD);
      }
      Member m(b);
      CHECK(m.log_in(name).error().code() == E::TOO_FAST);
    }
    // Nobody is locked out for longer than a minute.
    b.unix_ms += 60'000;
    Member m(b);
    CHECK(m.log_in("Mirana").has_welcome());
  }
  SECTION("accounts by one address") {
    int made = 0;
    for (int i = 0; i < 12; ++i) {
      Member m(b, {}, "203.0.113.7");
      made += m.enlist("Player x" + std::to_string(2 + i)).has_account() ? 1 : 0;
    }
    CHECK(made == 10);
  }
}

TEST_CASE("a crowd of passwords is not hashed at once", "[accounts]") {
  AccountBench b;
  b.most_hashes = 0;
  b.restart();
  Member m(b);
  CHECK(m.enlist("Mirana").error().code() == E::SERVER_FULL);
  CHECK(m.say([](auto& c) { c.mutable_ping(); }).has_pong());
}

TEST_CASE("another password ends all other sessions", "[accounts]") {
  AccountBench b;
  std::string first;
  {
    Member m(b);
    first = m.welcome.token();
    m.enlist("Mirana");
  }
  Member m(b);
  REQUIRE(m.log_in("Mirana").has_welcome());
  const auto change = [&](const char* from, const char* to) {
    return m.say([&](auto& c) {
      c.mutable_change_password()->set_old_password(from);
      c.mutable_change_password()->set_new_password(to);
    });
  };
  CHECK(change("wrong horse", "battery staple").error().code() == E::WRONG_PASSWORD);
  CHECK(change("correct horse", "short").error().code() == E::BAD_PASSWORD);
  CHECK(change("correct horse", "battery staple").has_done());
  CHECK(m.state().registered());
  Member old(b, first);
  CHECK_FALSE(old.state().registered());
  Member n(b);
  CHECK(n.log_in("Mirana", "correct horse").error().code() == E::WRONG_PASSWORD);
  CHECK(n.log_in("Mirana", "battery staple").has_welcome());
}

TEST_CASE("sessions are revoked, one or all others; logging out ends the connection", "[accounts]") {
  AccountBench b;
  std::vector<std::string> tokens;
  {
    Member m(b);
    tokens.push_back(m.welcome.token());
    m.enlist("Mirana");
  }
  for (int i = 0; i < 2; ++i) {
    Member m(b);
    tokens.push_back(m.log_in("Mirana").welcome().token());
  }
  Member m(b, tokens[2]);
  const M list = m.say([](auto& c) { c.mutable_list_sessions(); });
  REQUIRE(list.sessions().sessions_size() == 3);
  const auto revoke = [&](std::uint64_t id) {
    return m.say([&](auto& c) { c.mutable_revoke_session()->set_session(id); });
  };
  CHECK(revoke(999'999).error().code() == E::NOT_ALLOWED);
  std::uint64_t other = 0;
  for (const auto& s : list.sessions().sessions())
    if (!s.current()) other = s.id();
  CHECK(revoke(other).has_done());
  CHECK(revoke(0).has_done());
  for (int i : {0, 1}) {
    Member gone(b, tokens[static_cast<std::size_t>(i)]);
    CHECK_FALSE(gone.state().registered());
    CHECK(gone.welcome.token() != tokens[static_cast<std::size_t>(i)]);
  }
  CHECK(m.say([](auto& c) { c.mutable_log_out(); }).has_done());
  CHECK(m.link->closed);
  Member after(b, tokens[2]);
  CHECK_FALSE(after.state().registered());
  CHECK(after.say([](auto& c) { c.mutable_log_out(); }).error().code() == E::NOT_LOGGED_IN);
}

TEST_CASE("nobody ends somebody else's session", "[accounts]") {
  AccountBench b;
  Member one(b), two(b);
  one.enlist("Mirana");
  two.enlist("Lina");
  const M list = one.say([](auto& c) { c.mutable_list_sessions(); });
  const std::uint64_t id = list.sessions().sessions(0).id();
  CHECK(two.say([&](auto& c) { c.mutable_revoke_session()->set_session(id); }).error().code() == E::NOT_ALLOWED);
  Member again(b, one.welcome.token());
  CHECK(again.state().registered());
}

TEST_CASE("a session that was not used for long is no longer good; the oldest make room", "[accounts]") {
  AccountBench b;
  std::string token;
  {
    Member m(b);
    token = m.welcome.token();
    m.enlist("Mirana");
  }
  SECTION("time") {
    b.unix_ms += server::rows::session_valid_ms - 1;
    CHECK(Member(b, token).state().registered());
    b.unix_ms += server::rows::session_valid_ms;
    CHECK_FALSE(Member(b, token).state().registered());
  }
  SECTION("number") {
    for (int i = 0; i < server::rows::most_sessions; ++i) {
      b.unix_ms += 1'000;
      Member m(b);
      REQUIRE(m.log_in("Mirana").has_welcome());
    }
    CHECK(b.number("SELECT count(*) FROM sessions") == server::rows::most_sessions);
    CHECK_FALSE(Member(b, token).state().registered());
  }
}

TEST_CASE("the newest connection of an account wins, by whatever session", "[accounts]") {
  AccountBench b;
  Member one(b);
  one.enlist("Mirana");
  Member same(b, one.welcome.token());
  CHECK(one.link->inbox.back().has_replaced());
  CHECK(one.link->closed);
  Member other(b);
  REQUIRE(other.log_in("Mirana").has_welcome());
  CHECK(same.link->closed);
  CHECK(other.state().registered());
  // The replaced connection is nobody's.
  CHECK_FALSE(same.state().registered());
}

TEST_CASE("an account is renamed, not to what looks like another", "[accounts]") {
  AccountBench b;
  Member one(b), two(b);
  one.enlist("Mirana");
  two.enlist("Lina");
  const auto rename = [](Member& m, const char* name) {
    return m.say([&](auto& c) { c.mutable_rename()->set_name(name); });
  };
  CHECK(rename(two, "MIRANA").error().code() == E::NAME_TAKEN);
  CHECK(rename(two, "system").error().code() == E::BAD_NAME);
  CHECK(rename(two, "LINA").account().name() == "LINA");
  CHECK(rename(two, "Rylai").account().name() == "Rylai");
  CHECK(two.state().name() == "Rylai");
  // The old name is free again.
  Client guest(*b.bench);
  CHECK(guest.hello({}, 0, "Lina").welcome().name() == "Lina");
  Member three(b);
  CHECK(rename(three, "Sniper").error().code() == E::NOT_LOGGED_IN);
}

TEST_CASE("a banned account stays out, and is put out", "[accounts]") {
  AccountBench b;
  Member m(b);
  const std::string token = m.welcome.token();
  m.enlist("Mirana");
  b.sql("UPDATE accounts SET banned_until_unix_ms = 9000000000000");
  b.accounts->reload(1);
  b.bench->run();
  CHECK(m.link->inbox.back().error().code() == E::BANNED);
  CHECK(m.link->closed);
  Client again(*b.bench);
  CHECK(again.hello(token).error().code() == E::BANNED);
  Member guest(b);
  CHECK(guest.log_in("Mirana").error().code() == E::BANNED);
  CHECK(guest.log_in("Mirana", "wrong horse").error().code() == E::WRONG_PASSWORD);
  b.sql("UPDATE accounts SET banned_until_unix_ms = 0");
  Member free(b, token);
  CHECK(free.state().registered());
}

TEST_CASE("messages sent before the Welcome wait for it, but not without end", "[accounts]") {
  AccountBench b;
  std::string token;
  {
    Member m(b);
    token = m.welcome.token();
    m.enlist("Mirana");
  }
  Client c(*b.bench);
  v1::ClientMessage hello, ping;
  hello.set_request(1);
  hello.mutable_hello()->set_protocol(1);
  hello.mutable_hello()->set_token(token);
  ping.mutable_ping();
  c.session.on_message(hello.SerializeAsString(), 0);
  for (std::uint32_t i = 2; i < 20; ++i) {
    ping.set_request(i);
    c.session.on_message(ping.SerializeAsString(), 0);
  }
  b.bench->run();
  std::vector<M> inbox = c.link->inbox;
  REQUIRE(inbox.size() == 19);
  CHECK(inbox[0].error().code() == E::TOO_FAST);
  CHECK(inbox[1].error().code() == E::TOO_FAST);
  CHECK(inbox[2].has_welcome());
  for (std::size_t i = 3; i < inbox.size(); ++i) {
    CHECK(inbox[i].has_pong());
    CHECK(inbox[i].request() == i - 1);
  }
}

TEST_CASE("a connection that ends before its answer leaves nothing behind", "[accounts]") {
  AccountBench b;
  std::string token;
  {
    Member m(b);
    token = m.welcome.token();
    m.enlist("Mirana");
  }
  for (int i = 0; i < 3; ++i) {
    Client c(*b.bench);
    v1::ClientMessage hello;
    hello.mutable_hello()->set_protocol(1);
    hello.mutable_hello()->set_token(token);
    c.session.on_message(hello.SerializeAsString(), 0);
    c.close();
    CHECK(c.link->inbox.empty());
  }
  CHECK(b.bench->metrics.guests == 0);
}

TEST_CASE("what cannot be stored is said, and changes nothing", "[accounts]") {
  AccountBench b;
  Member m(b);
  m.enlist("Mirana");
  const std::string token = m.welcome.token();
  b.sql("ALTER TABLE sessions RENAME TO lost");
  Client c(*b.bench);
  CHECK(c.hello(token).error().code() == E::STORE_FAILED);
  b.sql("ALTER TABLE lost RENAME TO sessions");
  CHECK(c.hello(token).welcome().name() == "Mirana");
}

TEST_CASE("attempts: who is forgotten begins again", "[accounts]") {
  server::Attempts a({2, 1'000, 8'000});
  a.failed("x", 0);
  CHECK(a.wait_ms("x", 0) == 0);
  a.failed("x", 0);
  CHECK(a.wait_ms("x", 0) == 1'000);
  for (int i = 0; i < 10; ++i) a.failed("x", 0);
  CHECK(a.wait_ms("x", 0) == 8'000);
  CHECK(a.wait_ms("y", 0) == 0);
  a.failed("y", 8'000);
  CHECK(a.wait_ms("x", 0) == 0);
  a.failed("y", 8'000);
  a.forget("y");
  CHECK(a.wait_ms("y", 8'000) == 0);
}

TEST_CASE("a database of schema 1 becomes one of today, and keeps what it has", "[accounts]") {
  Folder folder;
  {
    const std::string path = (folder.path() / server::database_name).string();
    server::Connection db = server::Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    REQUIRE(server::migrations().front().version == 1);
    REQUIRE(db.run(server::migrations().front().sql) == SQLITE_OK);
    REQUIRE(db.run("PRAGMA user_version=1; PRAGMA application_id=1178686533;"
                   "INSERT INTO meta (key, value) VALUES ('epoch', x'37'), ('admin_password', x'736563726574');"
                   "INSERT INTO matches (id, room, mode, rules, status, started_unix_ms, epoch, players) VALUES"
                   " ('A', 'R', 'm', 'r', 'running', 1, 7, x''), ('B', 'S', 'm', 'r', 'finished', 2, 7, x'');"
                   "INSERT INTO records (match, seq, record) VALUES ('A', 1, x'0102');"
                   "INSERT INTO match_files (match, file) VALUES ('B', x'0304');") == SQLITE_OK);
  }
  server::OpenedDatabase opened = server::open_database(folder.path());
  REQUIRE(opened.error.empty());
  server::Connection& db = opened.connection;
  CHECK(db.number("PRAGMA user_version") == server::migrations().back().version);
  CHECK(db.number("PRAGMA user_version") >= 2);
  CHECK(db.text("SELECT value FROM meta WHERE key = 'admin_password'") == "secret");
  CHECK(db.number("SELECT count(*) FROM matches") == 2);
  CHECK(db.text("SELECT hex(record) FROM records WHERE match = 'A'") == "0102");
  CHECK(db.text("SELECT hex(file) FROM match_files WHERE match = 'B'") == "0304");
  CHECK(db.number("SELECT count(*) FROM accounts") == 0);
  CHECK(db.text("PRAGMA foreign_key_check").empty());
  CHECK(db.text("PRAGMA integrity_check") == "ok");
}
