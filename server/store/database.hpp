// The database file: opening it with care, and bringing it up to today's schema.
#pragma once

#include <filesystem>
#include <string>

#include "server/store/sqlite.hpp"

namespace fate::server {

inline constexpr const char* database_name = "fate.db";

// What a commit promises. Both survive the end of the process at any moment, however violent.
enum class Durability {
  normal,  // a power cut may take the last commits (never tear the database): the disk is not waited for
  full,    // on the disk when it returns
};

struct OpenedDatabase {
  Connection connection;
  std::string error;             // one line; empty = it is open
};

// Opens or creates the database in that folder (which is created too) and runs the missing migrations. A file that is
// not ours, that is damaged, or that a newer version wrote is left exactly as it is.
OpenedDatabase open_database(const std::filesystem::path& folder, Durability durability = Durability::full);

// Opens an existing one for reading only.
OpenedDatabase open_database_to_read(const std::filesystem::path& folder);

// Copies an open database into a new file, while others go on using it, and looks whether the copy is whole. Empty, or
// why not; then there is no new file. What is there already is never overwritten.
std::string back_up(Connection& from, const std::filesystem::path& file);

// Holds the folder for one server; released when destroyed, or when the process ends.
class FolderLock {
 public:
  FolderLock() = default;
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();
  // Empty, or why not.
  std::string take(const std::filesystem::path& folder);

 private:
  int file_ = -1;
};

}  // namespace fate::server
