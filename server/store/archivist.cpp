#include "server/store/archivist.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>

#include "server/log_text.hpp"
#include "server/store/archive.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {

void Archivist::match_stored(const std::string& match) {
  log_.read(match, 1, [this, match](MatchLog::Records found) {
    if (!found.ok) return not_now(match);
    boost::asio::post(worker_, [this, match, found = std::move(found)] { store(match, found); });
  });
}

void Archivist::store(const std::string& match, const MatchLog::Records& found) {
  auto file = file_of_records(match, found.records);
  if (!file) {
    spdlog::error("event=match_unfiled match={} why=\"its log cannot be made a file\"", match);
    return;
  }
  const std::string wrong = wire::add_events(*file);
  if (!wrong.empty()) spdlog::error("event=match_without_events match={} why={}", match, log_value(wrong));
  const auto put = [this, match, bytes = file->SerializeAsString()] {
    log_.archive(match, bytes, [this, match](Append result) {
      if (result != Append::committed) not_now(match);
    });
  };
  if (before_) return before_(found.records, *file, put);
  put();
}

void Archivist::not_now(const std::string& match) {
  spdlog::warn("event=match_unfiled match={} why=\"not now\"", match);
  const std::lock_guard lock(mutex_);
  left_.push_back(match);
}

void Archivist::try_again() {
  std::vector<std::string> left;
  {
    const std::lock_guard lock(mutex_);
    left.swap(left_);
  }
  for (const std::string& match : left) match_stored(match);
}

}  // namespace fate::server
