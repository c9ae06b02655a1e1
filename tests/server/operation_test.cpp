// What an admin does beside the game: configuration, backups, old matches, renewing the database.
#include <sys/wait.h>

#include <atomic>
#include <cstdio>
#include <future>
#include <set>
#include <sstream>
#include <thread>

#include "fate/v1/record.pb.h"
#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/store/migrations.hpp"
#include "server/store/retention.hpp"
#include "server/store/sqlite_log.hpp"
#include "tests/server/folder.hpp"

#include <catch2/catch.hpp>

using namespace fate;
using namespace fate::server;
using test::Folder;

namespace {

struct Said {
  int code = -1;
  std::string out, err;
};

Said fated(const Folder& folder, const std::string& words) {
  const std::string out = (folder.path() / "out").string(), err = (folder.path() / "err").string();
  const std::string line = "timeout 60 " FATED " " + words + " >" + out + " 2>" + err;
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, test::content(out), test::content(err)};
}

std::string start_record(std::int64_t unix_ms) {
  v1::Record r;
  r.mutable_start()->mutable_config()->set_mode("fate2_identity_5");
  r.mutable_start()->set_seed(std::string(32, 's'));
  r.mutable_start()->set_room("ABCDEF");
  r.mutable_start()->set_unix_ms(unix_ms);
  return r.SerializeAsString();
}

std::string end_record(std::int64_t unix_ms) {
  v1::Record r;
  r.mutable_end()->set_unix_ms(unix_ms);
  return r.SerializeAsString();
}

std::unique_ptr<SqliteLog> open_log(const Folder& folder) {
  OpenedDatabase db = open_database(folder.path());
  REQUIRE(db.error.empty());
  return std::make_unique<SqliteLog>(std::move(db.connection));
}

Archive archive_of(const Folder& folder) { return Archive(std::move(open_database_to_read(folder.path()).connection)); }

std::filesystem::path example() { return std::filesystem::path(FATE_SOURCE) / "docker" / "fated.toml"; }

}  // namespace

TEST_CASE("a copy made while choices are stored is whole, and nothing is written over", "[operation]") {
  Folder folder, to;
  const auto log = open_log(folder);
  std::atomic<bool> stop{false};
  std::atomic<int> failed{0};
  std::thread writer([&] {
    for (int i = 0; !stop; ++i) {
      log->append({"M" + std::to_string(i), 1, 1, start_record(i)},
                  [&](Append a) { failed += a != Append::committed; });
      if (i % 50 == 0) log->flush();
    }
  });
  const std::string data = " --data " + folder.str();
  const std::string copies = to.str();
  for (int i = 0; i < 3; ++i) {
    const std::string file = copies + "/copy" + std::to_string(i);
    const Said said = fated(to, "admin backup" + data + " " + file);
    INFO(said.err);
    CHECK(said.code == 0);
    Connection copy = Connection::open(file, SQLITE_OPEN_READONLY);
    CHECK(copy.text("PRAGMA integrity_check") == "ok");
    CHECK(copy.number("SELECT count(*) FROM matches") == copy.number("SELECT count(*) FROM records"));
    CHECK_FALSE(std::filesystem::exists(file + "-wal"));
    CHECK((std::filesystem::status(file).permissions() & std::filesystem::perms::others_all) ==
          std::filesystem::perms::none);
  }
  stop = true;
  writer.join();
  log->flush();
  CHECK(failed == 0);
  const std::string taken = copies + "/taken";
  test::write(taken, "mine");
  CHECK(fated(to, "admin backup" + data + " " + taken).code == 2);
  CHECK(test::content(taken) == "mine");
  CHECK(fated(to, "admin backup" + data + " " + copies + "/no/such/folder").code == 2);
  CHECK(fated(to, "admin backup --data " + copies + "/nothing " + copies + "/new").code == 2);
  CHECK_FALSE(std::filesystem::exists(copies + "/new"));
}

TEST_CASE("a server starts from a copy as from the original", "[operation]") {
  Folder folder, to;
  {
    const auto log = open_log(folder);
    log->append({"M", 1, 1, start_record(5)}, [](Append) {});
    log->flush();
  }
  OpenedDatabase from = open_database_to_read(folder.path());
  REQUIRE(back_up(from.connection, to.path() / database_name).empty());
  CHECK(open_database(to.path()).error.empty());
  CHECK(archive_of(to).match("M").has_value());
}

TEST_CASE("files of old matches go, their results stay", "[operation]") {
  Folder folder;
  const auto log = open_log(folder);
  constexpr int matches = 3 * retention::batch + 7;
  for (int i = 0; i < matches; ++i) {
    const std::string id = "M" + std::to_string(i);
    log->append({id, 1, 1, start_record(i)}, [](Append) {});
    // One of them still runs.
    if (i == 3) continue;
    log->append({id, 2, 1, end_record(i + 1)}, [](Append) {});
    log->archive(id, "file", [](Append) {});
  }
  const auto swept = [&](std::int64_t before) {
    retention::sweep(*log, before);
    // Each batch asks for the next.
    for (int i = 0; i < matches; ++i) log->flush();
    Archive archive = archive_of(folder);
    int left = 0;
    for (int i = 0; i < matches; ++i) left += archive.file("M" + std::to_string(i)).has_value();
    CHECK(archive.list(0, 1)->total() == matches);
    CHECK(archive.match("M0")->status() == "finished");
    // What was removed is not filed again at the next start.
    CHECK(archive.unarchived().empty());
    return left;
  };
  CHECK(swept(0) == matches - 1);
  CHECK(swept(10) == matches - 10);
  CHECK(swept(matches - 5) == 5);
  CHECK(swept(matches - 5) == 5);
  // The one that ran so long is not forgotten.
  log->append({"M3", 2, 1, end_record(900)}, [](Append) {});
  log->archive("M3", "file", [](Append) {});
  CHECK(swept(matches - 5) == 5);
}

TEST_CASE("a database of every older version becomes today's, with what was in it", "[operation][store]") {
  const auto all = migrations();
  for (const Migration& old : all) {
    Folder folder;
    {
      Connection db =
          Connection::open((folder.path() / database_name).string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
      for (const Migration& m : all)
        if (m.version <= old.version) REQUIRE(db.run(m.sql) == SQLITE_OK);
      const std::string marks = "PRAGMA user_version=" + std::to_string(old.version) +
                                "; PRAGMA application_id=" + std::to_string(0x46415445) +
                                ";"
                                "INSERT INTO meta (key, value) VALUES ('kept', x'2a');"
                                "INSERT INTO matches (id, room, mode, rules, status, started_unix_ms, epoch, players)"
                                " VALUES ('M', 'ROOM', 'fate2_identity_5', 'r', 'running', 5, 1, x'');"
                                "INSERT INTO records (match, seq, record) VALUES ('M', 1, x'0a00');"
                                "INSERT INTO matches (id, room, mode, rules, status, started_unix_ms, epoch, players)"
                                " VALUES ('E', 'ROOM', 'fate2_identity_5', 'r', 'finished', 4, 1, x'');"
                                "INSERT INTO match_files (match, file) VALUES ('E', x'0801')";
      INFO(db.error());
      REQUIRE(db.run(marks.c_str()) == SQLITE_OK);
    }
    INFO("from version " << old.version);
    OpenedDatabase opened = open_database(folder.path());
    REQUIRE(opened.error == "");
    CHECK(opened.connection.number("PRAGMA user_version") == all.back().version);
    CHECK(opened.connection.text("PRAGMA integrity_check") == "ok");
    CHECK(opened.connection.text("PRAGMA foreign_key_check").empty());
    // The same tables, columns and indexes as in a new one.
    const char* shape =
        "SELECT group_concat(type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, ''), ';') FROM"
        " (SELECT * FROM sqlite_master ORDER BY type, name)";
    Folder fresh;
    CHECK(opened.connection.text(shape) == open_database(fresh.path()).connection.text(shape));
    Archive archive(std::move(opened.connection));
    CHECK(archive.meta("kept") == "*");
    CHECK(archive.match("M")->status() == "running");
    CHECK(archive.file("E") == std::string("\x08\x01"));
    SqliteLog log(archive.take());
    CHECK(log.take_over(log.begin_epoch()) == std::vector<std::string>{"M"});
  }
}

TEST_CASE("the example of a configuration has every option and is accepted as it is", "[operation][config]") {
  Folder folder;
  const std::string file = test::content(example());
  REQUIRE_FALSE(file.empty());
  // Every option of the help stands in the file, set or commented out, and nothing else.
  const std::string help = fated(folder, "serve --help").out;
  std::set<std::string> options, named;
  for (std::size_t at = help.find("--"); at != std::string::npos; at = help.find("--", at + 2)) {
    const std::string name =
        help.substr(at + 2, help.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at + 2) - at - 2);
    // An option stands first on its line.
    const std::size_t line = help.rfind('\n', at) + 1;
    const std::string before = help.substr(line, at - line);
    if (name != "help" && name != "config" && before.find_first_not_of(" -h,") == std::string::npos)
      options.insert(name);
  }
  std::istringstream lines(file);
  std::string uncommented;
  for (std::string line; std::getline(lines, line);) {
    const bool off = line.starts_with("#") && !line.starts_with("# ");
    const std::string setting = off ? line.substr(1) : line;
    if (off) uncommented += setting + "\n";
    if (!off) uncommented += line + "\n";
    const std::size_t end = setting.find(" = ");
    if (end != std::string::npos && !setting.starts_with("# ")) named.insert(setting.substr(0, end));
  }
  CHECK(options.size() > 10);
  CHECK(options == named);
  // As it is, and with everything in it switched on: both are understood. A port that is no address stops it early.
  for (const std::string& text : {file, uncommented}) {
    const std::string config = (folder.path() / "fated.toml").string();
    test::write(config, text);
    const Said said =
        fated(folder, "serve --bind nowhere --word-filter '' --data " + folder.str() + "/data --config " + config);
    CHECK(said.err.find("'nowhere' is not an IP address") != std::string::npos);
  }
}
