// Turns the log of each match that has ended into its match file, in the background.
#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include <boost/asio/thread_pool.hpp>

#include "fate/v1/log.pb.h"
#include "server/store/match_log.hpp"

namespace fate::server {

class Archivist {
 public:
  // `worker` runs the matches again, for their events.
  // `before` is told of each match before its records make way for its file, on the worker; the file is stored when it
  // calls back. A match may come twice, after a crash.
  using Before = std::function<void(const std::vector<std::string>& records, const v1::MatchFile& file,
                                    std::function<void()> go_on)>;
  Archivist(MatchLog& log, boost::asio::thread_pool& worker, Before before = {})
      : log_(log), worker_(worker), before_(std::move(before)) {}
  void match_stored(const std::string& match);
  // What could not be filed for want of a log that works is tried again. Any thread.
  void try_again();

 private:
  void store(const std::string& match, const MatchLog::Records& records);
  void not_now(const std::string& match);

  MatchLog& log_;
  boost::asio::thread_pool& worker_;
  Before before_;
  std::mutex mutex_;
  std::vector<std::string> left_;  // to be filed later
};

}  // namespace fate::server
