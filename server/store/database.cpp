#include "server/store/database.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <fstream>
#include <system_error>

#include "server/store/migrations.hpp"

namespace fate::server {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t application_id = 0x46415445;           // "FATE"
constexpr std::uintmax_t largest_to_check = 1ull << 30;       // checking reads the whole file

int newest_version() { return migrations().empty() ? 0 : migrations().back().version; }

std::uint32_t big_endian(const unsigned char* at) {
  return static_cast<std::uint32_t>(at[0]) << 24 | static_cast<std::uint32_t>(at[1]) << 16 |
         static_cast<std::uint32_t>(at[2]) << 8 | at[3];
}

std::string newer_schema(const std::string& path, std::int64_t version) {
  return path + " was written by a newer version of fated (schema " + std::to_string(version) + ", this one knows " +
         std::to_string(newest_version()) + ")";
}

// What stands in the way: a file that is damaged is one thing, a folder that this user may not use another.
std::string trouble(Connection& db, const std::string& path) {
  const std::string why = db.error();
  const int code = sqlite3_errcode(db.raw()) & 0xff;
  if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) return path + " is damaged: " + why;
  return "cannot use " + path + ": " + why + " (this user has to be able to read and write in its folder)";
}

// Looks at the first bytes without SQLite, which could already touch the file.
std::string check_header(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::array<unsigned char, 100> head{};
  in.read(reinterpret_cast<char*>(head.data()), head.size());
  if (in.bad() || !in.is_open()) return "cannot read " + path;
  if (in.gcount() == 0) return {};
  if (in.gcount() < 100 || std::memcmp(head.data(), "SQLite format 3", 16) != 0)
    return path + " is not a database or is damaged";
  const std::uint32_t version = big_endian(&head[60]);
  const std::uint32_t application = big_endian(&head[68]);
  if (application != application_id && (application != 0 || version != 0))
    return path + " is a database of another program";
  if (version > static_cast<std::uint32_t>(newest_version())) return newer_schema(path, version);
  return {};
}

std::string check_content(Connection& db, const std::string& path) {
  std::error_code ignored;
  if (fs::file_size(path, ignored) > largest_to_check) return {};
  const std::string result = db.text("PRAGMA quick_check(1)");
  if (result == "ok") return {};
  // Closing must not write what is left of the log into a damaged file.
  sqlite3_db_config(db.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (result.empty()) return trouble(db, path);
  // The first line names the schema only: "*** in database main ***".
  const std::size_t heading = result.starts_with("***") ? result.find('\n') + 1 : 0;
  return path + " is damaged: " + result.substr(heading, result.find('\n', heading) - heading);
}

std::string migrate(Connection& db, const std::string& path) {
  const std::int64_t version = db.number("PRAGMA user_version");
  if (version < 0) return trouble(db, path);
  if (version > newest_version()) return newer_schema(path, version);
  for (const Migration& m : migrations()) {
    if (m.version <= version) continue;
    const std::string after = "PRAGMA user_version=" + std::to_string(m.version) +
                              ";PRAGMA application_id=" + std::to_string(application_id) + ";COMMIT";
    if (db.run("BEGIN IMMEDIATE") != SQLITE_OK || db.run(m.sql) != SQLITE_OK || db.run(after.c_str()) != SQLITE_OK) {
      const std::string why = db.error();
      db.run("ROLLBACK");
      return path + ": migration " + std::to_string(m.version) + " failed: " + why;
    }
  }
  return {};
}

}  // namespace

OpenedDatabase open_database(const fs::path& folder, Durability durability) {
  OpenedDatabase result;
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) {
    result.error = "cannot create the folder " + folder.string() + ": " + failed.message();
    return result;
  }
  const std::string path = (folder / database_name).string();
  if (fs::exists(path, failed)) result.error = check_header(path);
  if (failed) result.error = "cannot look into " + folder.string() + ": " + failed.message();
  if (!result.error.empty()) return result;
  Connection db = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX);
  if (!db) {
    result.error = "cannot open " + path + ": " + db.error();
    return result;
  }
  sqlite3_busy_timeout(db.raw(), 5000);
  result.error = check_content(db, path);
  if (!result.error.empty()) return result;
  const char* synchronous = durability == Durability::full ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL";
  if (db.run("PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON") != SQLITE_OK || db.run(synchronous) != SQLITE_OK) {
    result.error = trouble(db, path);
    return result;
  }
  result.error = migrate(db, path);
  if (result.error.empty()) result.connection = std::move(db);
  return result;
}

OpenedDatabase open_database_to_read(const fs::path& folder) {
  OpenedDatabase result;
  const std::string path = (folder / database_name).string();
  std::error_code failed;
  if (!fs::exists(path, failed)) {
    result.error = failed ? "cannot look into " + folder.string() + ": " + failed.message()
                          : "there is no database in " + folder.string() + " (`fated serve` makes it)";
    return result;
  }
  result.error = check_header(path);
  if (!result.error.empty()) return result;
  Connection db = Connection::open(path, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX);
  if (!db) {
    result.error = "cannot open " + path + ": " + db.error();
    return result;
  }
  sqlite3_busy_timeout(db.raw(), 5000);
  const std::int64_t version = db.number("PRAGMA user_version");
  if (version < 0) {
    result.error = trouble(db, path);
  } else if (version != newest_version()) {
    result.error = version > newest_version() ? newer_schema(path, version)
                                              : path + " has an old schema; start `fated serve` once to renew it";
  } else {
    result.connection = std::move(db);
  }
  return result;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) close(file_);
}

std::string FolderLock::take(const fs::path& folder) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return "cannot create the folder " + folder.string() + ": " + failed.message();
  const std::string path = (folder / "lock").string();
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return "cannot write to the folder " + folder.string() + ": " + std::strerror(errno);
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) return "another server uses the folder " + folder.string();
  return {};
}

}  // namespace fate::server
