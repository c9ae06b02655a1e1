// The replays that were made last. Not for two threads at once.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>

namespace fate::server {

class ReplayCache {
 public:
  using Body = std::shared_ptr<const std::string>;

  explicit ReplayCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // nullptr: it is not there.
  Body find(const std::string& key) {
    for (auto i = kept_.begin(); i != kept_.end(); ++i) {
      if (i->key != key) continue;
      kept_.splice(kept_.begin(), kept_, i);
      return kept_.front().body;
    }
    return nullptr;
  }

  // Those that were not asked for the longest go for it.
  void put(const std::string& key, const Body& body) {
    kept_.push_front({key, body});
    bytes_ += body->size();
    while (bytes_ > most_bytes_ && kept_.size() > 1) {
      bytes_ -= kept_.back().body->size();
      kept_.pop_back();
    }
  }

  std::size_t bytes() const { return bytes_; }

 private:
  struct Kept {
    std::string key;
    Body body;
  };
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::list<Kept> kept_;         // the last one asked for first; a few dozen
};

}  // namespace fate::server
