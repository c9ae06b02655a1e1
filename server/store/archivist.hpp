// Turns the log of each match that has ended into its match file, in the background.
#pragma once

#include <string>

#include <boost/asio/thread_pool.hpp>

#include "server/store/match_log.hpp"

namespace fate::server {

class Archivist {
 public:
  // `worker` runs the matches again, for their events.
  Archivist(MatchLog& log, boost::asio::thread_pool& worker) : log_(log), worker_(worker) {}
  void match_stored(const std::string& match);

 private:
  void store(const std::string& match, const MatchLog::Records& records);

  MatchLog& log_;
  boost::asio::thread_pool& worker_;
};

}  // namespace fate::server
