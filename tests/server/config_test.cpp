#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "server/admin/login.hpp"
#include "server/config/checks.hpp"
#include "server/config/layers.hpp"
#include "server/lobby/secrets.hpp"
#include "server/net/http_reply.hpp"
#include "server/net/limits.hpp"
#include "tests/server/folder.hpp"

using namespace fate;
using namespace fate::server;

namespace {

struct Options {
  int port = 1;
  double bot_delay = 1;
  bool behind_proxy = false;
  std::string log_level = "info";
  CLI::App app;
  Options() {
    app.add_option("--port", port);
    app.add_option("--bot-delay", bot_delay)->check(decimal(0, 100));
    app.add_flag("--behind-proxy", behind_proxy);
    app.add_option("--log-level", log_level);
  }
};

}  // namespace

TEST_CASE("flags win over the file, the file over the environment", "[config]") {
  test::Folder folder;
  const std::string file = (folder.path() / "fate.toml").string();
  test::write(file, "port = 2\nbot-delay = 0.5\nbehind_proxy = true\n");
  setenv("FATE_PORT", "3", 1);
  setenv("FATE_BOT_DELAY", "9", 1);
  setenv("FATE_LOG_LEVEL", "error", 1);
  Options o;
  o.app.parse("--port 7");
  CHECK(fill_from_layers(o.app, file).empty());
  CHECK(o.port == 7);
  CHECK(o.bot_delay == 0.5);
  CHECK(o.behind_proxy);
  CHECK(o.log_level == "error");
  Options alone;
  alone.app.parse("");
  CHECK(fill_from_layers(alone.app, "").empty());
  CHECK(alone.port == 3);
  for (const char* v : {"FATE_PORT", "FATE_BOT_DELAY", "FATE_LOG_LEVEL"}) unsetenv(v);
}

TEST_CASE("a bad file or variable is one clear line", "[config]") {
  test::Folder folder;
  const std::string file = (folder.path() / "fate.toml").string();
  const auto wrong = [&](const std::string& text) {
    test::write(file, text);
    Options o;
    o.app.parse("");
    const std::string line = fill_from_layers(o.app, file);
    CHECK(line.find('\n') == std::string::npos);
    return line;
  };
  CHECK_FALSE(wrong("port = ").empty());
  CHECK_FALSE(wrong("port = \"many\"").empty());
  CHECK_FALSE(wrong("prot = 1").empty());
  CHECK_FALSE(wrong("bot-delay = 1000").empty());
  CHECK_FALSE(wrong("[port]\nx = 1").empty());
  CHECK(wrong("port = 5").empty());
  Options o;
  o.app.parse("");
  CHECK_FALSE(fill_from_layers(o.app, (folder.path() / "none.toml").string()).empty());
  setenv("FATE_PORT", "x", 1);
  CHECK_FALSE(fill_from_layers(o.app, "").empty());
  unsetenv("FATE_PORT");
}

TEST_CASE("a folder is no configuration file", "[config]") {
  test::Folder folder;
  Options o;
  o.app.parse("");
  CHECK(fill_from_layers(o.app, folder.path().string()) == folder.path().string() + ": this is not a file");
  CHECK(o.port == 1);
}

TEST_CASE("a decimal option takes numbers of its range and nothing else", "[config]") {
  const auto taken = [](const std::string& text) {
    Options o;
    try {
      o.app.parse("--bot-delay=" + text);
    } catch (const CLI::Error&) {
      return false;
    }
    return true;
  };
  for (const char* good : {"0", "100", "0.5", "1e1"}) CHECK(taken(good));
  for (const char* bad : {"nan", "NAN", "-nan", "inf", "-1", "100.01", "1e9", "0x", "1,5", "1.5s", "\"\""})
    CHECK_FALSE(taken(bad));
}

TEST_CASE("logins wait longer after each failure", "[admin]") {
  start_secrets();
  Logins l;
  for (int i = 0; i < 4; ++i) l.failed("a", "", 0);
  CHECK(l.wait_ms("a", "", 0) == 0);
  l.failed("a", "", 0);
  CHECK(l.wait_ms("a", "", 0) == 2'000);
  CHECK(l.wait_ms("b", "", 0) == 0);
  l.failed("a", "", 2'000);
  CHECK(l.wait_ms("a", "", 2'000) == 4'000);
  for (int i = 0; i < 100; ++i) l.failed("a", "", 2'000);
  CHECK(l.wait_ms("a", "", 2'000) == Logins::longest_wait_ms);
  Actor who;
  who.address = "a";
  const std::string token = l.log_in(who, "hash", 0);
  CHECK(l.wait_ms("a", "", 0) == 0);
  CHECK(l.find(token, Logins::valid_ms - 1) != nullptr);
  CHECK(l.find(token, Logins::valid_ms) == nullptr);
  const std::string again = l.log_in(who, "hash", 0);
  l.log_out(again);
  CHECK(l.find(again, 0) == nullptr);
}

TEST_CASE("connections are counted by address", "[net]") {
  ConnectionLimits limits(5, 2);
  {
    const auto a = limits.take("10.0.0.1"), b = limits.take("10.0.0.1");
    CHECK(a);
    CHECK(b);
    CHECK_FALSE(limits.take("10.0.0.1"));
    const auto c = limits.take("127.0.0.1"), d = limits.take("127.0.0.1"), e = limits.take("127.0.0.1");
    CHECK(e);
    CHECK_FALSE(limits.take("10.0.0.2"));
    CHECK(limits.open() == 5);
  }
  CHECK(limits.open() == 0);
  CHECK(limits.take("10.0.0.1"));
}

TEST_CASE("whose page may connect", "[net]") {
  CHECK(same_origin("", "host"));
  CHECK(same_origin("http://host:8080", "host:8080"));
  CHECK(same_origin("https://host", "host"));
  CHECK_FALSE(same_origin("http://host:8081", "host:8080"));
  CHECK_FALSE(same_origin("http://evil.example", "host"));
  CHECK_FALSE(same_origin("null", "host"));
  CHECK_FALSE(same_origin("host", "host"));
}

TEST_CASE("secrets are different every time and hashed alike", "[admin]") {
  CHECK(random_token() != random_token());
  CHECK(random_code(6).size() == 6);
  CHECK(token_hash("a") == token_hash("a"));
  CHECK(token_hash("a") != token_hash("b"));
  CHECK(token_hash("a").size() == 32);
}
