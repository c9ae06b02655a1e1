#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <future>

#include "fate/v1/record.pb.h"
#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/store/migrations.hpp"
#include "server/store/sqlite_log.hpp"
#include "tests/server/folder.hpp"

using namespace fate;
using namespace fate::server;
using test::Folder;

namespace {

std::string start_record() {
  v1::Record r;
  v1::StartRecord& s = *r.mutable_start();
  s.mutable_config()->set_mode("fate2_identity_5");
  s.mutable_config()->set_rules("fate2-1");
  s.set_seed(std::string(32, 's'));
  s.set_room("ABCDEF");
  s.set_unix_ms(1000);
  for (int i = 0; i < 5; ++i) {
    v1::RecordedSeat& seat = *s.add_seats();
    seat.set_name("N" + std::to_string(i));
    seat.set_bot(i > 0);
  }
  return r.SerializeAsString();
}

std::string choice_record(std::uint32_t question) {
  v1::Record r;
  r.mutable_choice()->set_seat(1);
  r.mutable_choice()->mutable_answer()->set_question(question);
  return r.SerializeAsString();
}

std::string end_record(const std::string& fault = {}) {
  v1::Record r;
  r.mutable_end()->set_fault(fault);
  r.mutable_end()->set_unix_ms(2000);
  r.mutable_end()->mutable_outcome()->set_reason(v1::Outcome::REASON_SCOURGE_DEAD);
  r.mutable_end()->mutable_outcome()->add_winners(1);
  return r.SerializeAsString();
}

Append put(MatchLog& log, const std::string& match, std::uint64_t seq, const std::string& record,
           std::uint64_t epoch = 1) {
  std::promise<Append> result;
  log.append({match, seq, epoch, record}, [&](Append a) { result.set_value(a); });
  return result.get_future().get();
}

std::vector<std::string> records(MatchLog& log, const std::string& match, std::uint64_t from = 1) {
  std::promise<MatchLog::Records> result;
  log.read(match, from, [&](MatchLog::Records r) { result.set_value(std::move(r)); });
  return result.get_future().get().records;
}

std::unique_ptr<SqliteLog> open_log(const Folder& folder) {
  OpenedDatabase db = open_database(folder.path());
  REQUIRE(db.error.empty());
  return std::make_unique<SqliteLog>(std::move(db.connection));
}

std::filesystem::path file_of(const Folder& folder) { return folder.path() / database_name; }

}  // namespace

TEST_CASE("a match's log goes in once, without gaps, by its owner only", "[store]") {
  Folder folder;
  const auto log = open_log(folder);
  CHECK(log->begin_epoch() == 1);
  CHECK(put(*log, "M", 2, choice_record(1)) == Append::conflict);
  CHECK(put(*log, "M", 1, start_record()) == Append::committed);
  CHECK(put(*log, "M", 1, start_record()) == Append::conflict);
  CHECK(put(*log, "M", 2, choice_record(1)) == Append::committed);
  CHECK(put(*log, "M", 2, choice_record(2)) == Append::conflict);
  CHECK(put(*log, "M", 4, choice_record(3)) == Append::conflict);
  CHECK(put(*log, "M", 3, choice_record(3), 2) == Append::conflict);
  CHECK(put(*log, "M", 3, "garbage") == Append::conflict);
  CHECK(records(*log, "M") == std::vector<std::string>{start_record(), choice_record(1)});
  CHECK(records(*log, "M", 2) == std::vector<std::string>{choice_record(1)});
  CHECK(records(*log, "nothing").empty());
}

TEST_CASE("a new server takes the running matches over; the old one is fenced off", "[store]") {
  Folder folder;
  {
    const auto log = open_log(folder);
    CHECK(log->begin_epoch() == 1);
    put(*log, "A", 1, start_record());
    put(*log, "A", 2, choice_record(1));
    put(*log, "B", 1, start_record());
    put(*log, "B", 2, end_record());
  }
  const auto log = open_log(folder);
  CHECK(log->begin_epoch() == 2);
  CHECK(log->take_over(2) == std::vector<std::string>{"A"});
  CHECK(put(*log, "A", 3, choice_record(2), 1) == Append::conflict);
  CHECK(put(*log, "A", 3, choice_record(2), 2) == Append::committed);
  CHECK(put(*log, "B", 3, choice_record(2), 2) == Append::conflict);
}

TEST_CASE("an ended match becomes a file", "[store]") {
  Folder folder;
  const auto log = open_log(folder);
  put(*log, "M", 1, start_record());
  for (std::uint64_t i = 2; i < 7; ++i) put(*log, "M", i, choice_record(static_cast<std::uint32_t>(i)));
  put(*log, "M", 7, end_record());
  Archive archive(std::move(open_database_to_read(folder.path()).connection));
  CHECK(archive.unarchived() == std::vector<std::string>{"M"});
  CHECK_FALSE(archive.file("M"));
  const auto file = file_of_records("M", records(*log, "M"));
  REQUIRE(file);
  CHECK(file->choices_size() == 5);
  CHECK(file->names_size() == 5);
  CHECK(file->outcome().winners(0) == 1);
  std::promise<Append> stored;
  log->archive("M", file->SerializeAsString(), [&](Append a) { stored.set_value(a); });
  CHECK(stored.get_future().get() == Append::committed);
  CHECK(archive.unarchived().empty());
  CHECK(archive.file("M") == file->SerializeAsString());
  CHECK(records(*log, "M").empty());
  const auto listed = archive.list(0, 10).value();
  REQUIRE(listed.total() == 1);
  CHECK(listed.matches(0).status() == "finished");
  CHECK(listed.matches(0).choices() == 5);
  CHECK(listed.matches(0).names(0) == "N0");
  CHECK(listed.matches(0).bots(1));
  CHECK(listed.matches(0).outcome().reason() == v1::Outcome::REASON_SCOURGE_DEAD);
  CHECK_FALSE(archive.match("X"));
}

TEST_CASE("a void match says why", "[store]") {
  Folder folder;
  const auto log = open_log(folder);
  put(*log, "M", 1, start_record());
  put(*log, "M", 2, end_record("it broke"));
  Archive archive(std::move(open_database_to_read(folder.path()).connection));
  CHECK(archive.match("M")->status() == "void");
  CHECK(archive.match("M")->fault() == "it broke");
}

TEST_CASE("many rooms share one commit", "[store]") {
  Folder folder;
  const auto log = open_log(folder);
  const int matches = 200;
  std::atomic<int> done{0};
  for (int i = 0; i < matches; ++i) {
    const std::string id = "M" + std::to_string(i);
    log->append({id, 1, 1, start_record()}, [&](Append a) { done += a == Append::committed; });
    log->append({id, 2, 1, choice_record(1)}, [&](Append a) { done += a == Append::committed; });
  }
  log->flush();
  CHECK(done == 2 * matches);
  CHECK(log->figures().commits < 2 * matches);
}

TEST_CASE("a file that is no database stays as it is", "[store]") {
  Folder folder;
  std::string bytes;
  SECTION("text") { bytes = "this is my diary, not a database\n" + std::string(500, 'x'); }
  SECTION("short") { bytes = "SQLite format 3"; }
  SECTION("a database of another program") {
    Connection other = Connection::open(file_of(folder).string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    other.run("PRAGMA application_id=77; PRAGMA user_version=3; CREATE TABLE t (x)");
    bytes.clear();
  }
  if (!bytes.empty()) test::write(file_of(folder), bytes);
  const std::string before = test::content(file_of(folder));
  const OpenedDatabase opened = open_database(folder.path());
  CHECK_FALSE(opened.error.empty());
  CHECK(opened.error.find('\n') == std::string::npos);
  CHECK(test::content(file_of(folder)) == before);
  CHECK_FALSE(open_database_to_read(folder.path()).error.empty());
}

TEST_CASE("a database of a newer version is left alone", "[store]") {
  Folder folder;
  {
    OpenedDatabase db = open_database(folder.path());
    REQUIRE(db.error.empty());
    db.connection.run("PRAGMA user_version=9999");
    // Into the file itself, where the header is looked at.
    db.connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  const std::string before = test::content(file_of(folder));
  const OpenedDatabase opened = open_database(folder.path());
  CHECK(opened.error.find("newer version") != std::string::npos);
  CHECK(opened.error.find('\n') == std::string::npos);
  CHECK(test::content(file_of(folder)) == before);
}

TEST_CASE("a torn database is refused and stays as it is", "[store]") {
  Folder folder;
  {
    const auto log = open_log(folder);
    put(*log, "M", 1, start_record());
    for (std::uint64_t i = 2; i < 3000; ++i) log->append({"M", i, 1, choice_record(1)}, [](Append) {});
    log->flush();
  }
  std::string bytes = test::content(file_of(folder));
  REQUIRE(bytes.size() > 3 * 4096);
  SECTION("cut off") { bytes.resize(bytes.size() / 2 + 100); }
  SECTION("overwritten") {
    for (std::size_t i = 4096; i < 3 * 4096; ++i) bytes[i] = static_cast<char>(i * 7);
  }
  test::write(file_of(folder), bytes);
  const OpenedDatabase opened = open_database(folder.path());
  CHECK_FALSE(opened.error.empty());
  CHECK(opened.error.find('\n') == std::string::npos);
  CHECK(opened.error.find("damaged") != std::string::npos);
  CHECK(opened.error.find("***") == std::string::npos);
  CHECK(test::content(file_of(folder)) == bytes);
}

TEST_CASE("a list that cannot be read is no empty list", "[store]") {
  Folder folder;
  {
    const auto log = open_log(folder);
    for (int i = 0; i < 300; ++i) put(*log, "M" + std::to_string(i), 1, start_record());
    log->flush();
  }
  std::string bytes = test::content(file_of(folder));
  for (std::size_t i = 4096; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
  test::write(file_of(folder), bytes);
  OpenedDatabase db = open_database_to_read(folder.path());
  if (!db.error.empty()) return;
  Archive archive(std::move(db.connection));
  CHECK_FALSE(archive.list(0, 1000).has_value());
  CHECK_FALSE(archive.error().empty());
}

namespace {

// What opening says to a user who is not root and owns nothing.
std::string opened_by_nobody(const std::filesystem::path& folder) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t pid = fork();
  if (pid == 0) {
    if (geteuid() == 0 && setuid(65534) != 0) _exit(1);
    const std::string said = open_database_to_read(folder).error + "|" + open_database(folder).error;
    _exit(write(ends[1], said.data(), said.size()) < 0 ? 1 : 0);
  }
  close(ends[1]);
  std::string said;
  char part[512];
  for (ssize_t n; (n = read(ends[0], part, sizeof part)) > 0;) said.append(part, static_cast<std::size_t>(n));
  close(ends[0]);
  int status = 0;
  waitpid(pid, &status, 0);
  CHECK(status == 0);
  return said;
}

TEST_CASE("what else is stored shares the commits, and undoes only itself when it fails", "[store]") {
  const Folder folder;
  OpenedDatabase database = open_database(folder.path());
  SqliteLog log(std::move(database.connection));
  std::vector<Append> results;
  const auto put = [&](const char* key, bool keep) {
    log.run(
        [key, keep](Connection& db) {
          Statement insert = db.prepare("INSERT INTO meta (key, value) VALUES (?1, x'00')");
          return insert.bind(1, std::string_view(key)).run() == SQLITE_DONE && keep;
        },
        [&results](Append result) { results.push_back(result); });
  };
  put("one", true);
  put("two", false);
  put("one", true);   // breaks the table's key
  put("three", true);
  log.flush();
  CHECK(results == std::vector{Append::committed, Append::conflict, Append::conflict, Append::committed});
  OpenedDatabase reading = open_database_to_read(folder.path());
  CHECK(reading.connection.number("SELECT count(*) FROM meta WHERE key IN ('one', 'two', 'three')") == 2);
}

}  // namespace

TEST_CASE("a folder that this user may not use is not called damaged or empty", "[store]") {
  namespace fs = std::filesystem;
  Folder folder;
  {
    CHECK(open_database(folder.path()).error.empty());
  }
  SECTION("not even looked into") { fs::permissions(folder.path(), fs::perms::none); }
  SECTION("read only") {
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    fs::permissions(file_of(folder), fs::perms::owner_read | fs::perms::others_read);
  }
  const std::string said = opened_by_nobody(folder.path());
  fs::permissions(folder.path(), fs::perms::owner_all);
  INFO(said);
  const std::size_t middle = said.find('|');
  REQUIRE(middle != std::string::npos);
  CHECK(said.find("damaged") == std::string::npos);
  CHECK(said.find("there is no database") == std::string::npos);
  CHECK(said.substr(0, middle).find(folder.str()) != std::string::npos);
  CHECK(said.substr(middle + 1).find(folder.str()) != std::string::npos);
}

TEST_CASE("an existing database opens again, an empty file becomes one", "[store]") {
  Folder folder;
  test::write(file_of(folder), "");
  CHECK(open_database(folder.path()).error.empty());
  OpenedDatabase again = open_database(folder.path());
  CHECK(again.error.empty());
  CHECK(again.connection.number("PRAGMA user_version") == migrations().back().version);
  int expected = 0;
  for (const Migration& m : migrations()) CHECK(m.version == ++expected);
}

TEST_CASE("one folder belongs to one server", "[store]") {
  Folder folder;
  FolderLock first, second;
  CHECK(first.take(folder.path()).empty());
  CHECK_FALSE(second.take(folder.path()).empty());
  CHECK_FALSE(open_database("/proc/nowhere/fate").error.empty());
}
