// By what stored matches are found: who sat where with which hero, and how it ended. Written when a match is filed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <boost/asio/thread_pool.hpp>

#include "fate/v1/log.pb.h"
#include "server/accounts/sql.hpp"
#include "server/store/sqlite_log.hpp"

namespace fate::server::match_index {

// `records`: of the match's log; none where the match was filed long ago. `file` may lack everything but its id, names
// and bots, if that is all that is left. Putting a match twice is fine.
void put(Sql& sql, const std::vector<std::string>& records, const v1::MatchFile& file);

// For the Archivist: stores it and goes on. A match that could not be indexed is found by fill() later.
void put_then(SqliteLog& log, const std::vector<std::string>& records, const v1::MatchFile& file,
              std::function<void()> go_on);

// Indexes matches that were filed before there was an index, a few at a time, as long as `goes_on` says so. The log
// must live as long as the worker works.
void fill(SqliteLog& log, boost::asio::thread_pool& worker, std::function<bool()> goes_on);

}  // namespace fate::server::match_index
