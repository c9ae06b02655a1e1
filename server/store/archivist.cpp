#include "server/store/archivist.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>

#include "server/store/archive.hpp"
#include "server/wire/match_file.hpp"

namespace fate::server {

void Archivist::match_stored(const std::string& match) {
  log_.read(match, 1, [this, match](MatchLog::Records found) {
    boost::asio::post(worker_, [this, match, found = std::move(found)] { store(match, found); });
  });
}

void Archivist::store(const std::string& match, const MatchLog::Records& found) {
  auto file = found.ok ? file_of_records(match, found.records) : std::nullopt;
  if (!file) {
    spdlog::error("match {}: its log cannot be made a file; it stays as it is", match);
    return;
  }
  const std::string wrong = wire::add_events(*file);
  if (!wrong.empty()) spdlog::error("match {}: stored without its events: {}", match, wrong);
  const auto put = [this, match, bytes = file->SerializeAsString()] {
    log_.archive(match, bytes, [match](Append result) {
      if (result != Append::committed) spdlog::error("match {}: its file could not be stored", match);
    });
  };
  if (before_) return before_(found.records, *file, put);
  put();
}

}  // namespace fate::server
