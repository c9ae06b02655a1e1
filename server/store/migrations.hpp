// The files of schema/, built in. Their numbers are the versions of the database (PRAGMA user_version).
#pragma once

#include <span>

namespace fate::server {

struct Migration {
  int version;       // 1, 2, ... without gaps
  const char* sql;
};

std::span<const Migration> migrations();

}  // namespace fate::server
