// Files of matches of long ago are removed; who played, when and how it ended stays.
#pragma once

#include <cstdint>

#include "server/store/sqlite_log.hpp"

namespace fate::server::retention {

inline constexpr int batch = 50;       // files in one transaction: choices wait for it

// Removes them in small batches on the log's thread, one after the other until none is left. Returns at once.
void sweep(SqliteLog& log, std::int64_t started_before_unix_ms);

}  // namespace fate::server::retention
