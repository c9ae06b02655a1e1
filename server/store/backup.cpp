#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "server/store/database.hpp"

namespace fate::server {
namespace {

namespace fs = std::filesystem;

// One step holds the source's read lock for a moment only; a writer changes nothing of what was begun.
constexpr int pages_per_step = 256, pause_ms = 1;

std::string copy(Connection& from, Connection& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.raw(), "main", from.raw(), "main");
  if (backup == nullptr) return to.error();
  int step = SQLITE_OK;
  while (step == SQLITE_OK || step == SQLITE_BUSY || step == SQLITE_LOCKED) {
    step = sqlite3_backup_step(backup, pages_per_step);
    if (step == SQLITE_BUSY || step == SQLITE_LOCKED) sqlite3_sleep(pause_ms);
  }
  const int ended = sqlite3_backup_finish(backup);
  return step == SQLITE_DONE && ended == SQLITE_OK ? "" : sqlite3_errstr(ended == SQLITE_OK ? step : ended);
}

// The copy stands alone: no log beside it that could be forgotten.
std::string check(Connection& to) {
  if (to.run("PRAGMA journal_mode=DELETE") != SQLITE_OK) return to.error();
  const std::string result = to.text("PRAGMA integrity_check(1)");
  return result == "ok" ? "" : "the copy is damaged: " + result.substr(0, result.find('\n'));
}

bool on_the_disk(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool good = file >= 0 && fsync(file) == 0;
  if (file >= 0) close(file);
  return good;
}

}  // namespace

std::string back_up(Connection& from, const fs::path& file) {
  const std::string path = file.string();
  // Made here and by nobody else, for the owner's eyes only: there are hashes of tokens and passwords in it.
  const int made = open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (made < 0)
    return errno == EEXIST ? path + " is there already" : "cannot write " + path + ": " + std::strerror(errno);
  close(made);
  std::string wrong;
  // One snapshot for the whole copy: otherwise each choice stored meanwhile would make it begin again.
  if (from.run("BEGIN") != SQLITE_OK || from.number("SELECT count(*) FROM meta") < 0) wrong = from.error();
  if (wrong.empty()) {
    Connection to = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
    wrong = to ? copy(from, to) : to.error();
    if (wrong.empty()) wrong = check(to);
  }
  from.run("ROLLBACK");
  if (wrong.empty() && !on_the_disk(path)) wrong = std::strerror(errno);
  if (wrong.empty()) return {};
  std::error_code ignored;
  fs::remove(file, ignored);
  fs::remove(path + "-journal", ignored);
  return "cannot make the copy " + path + ": " + wrong;
}

}  // namespace fate::server
