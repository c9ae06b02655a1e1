#include "server/practice/played_from.hpp"

namespace fate::server {

std::shared_ptr<const PlayedFrom> played_from(const v1::StartRecord& start) {
  if (!start.config().has_from()) return nullptr;
  return std::make_shared<const PlayedFrom>(PlayedFrom{start.config(), start.seed(), start.past()});
}

void write(const PlayedFrom& from, v1::StartRecord& into) {
  *into.mutable_config() = from.config;
  into.set_seed(from.seed);
  *into.mutable_past() = from.past;
}

}  // namespace fate::server
