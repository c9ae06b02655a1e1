// What one person may do in a time, however many connections it takes.
#pragma once

#include <mutex>

#include "server/room/bucket.hpp"

namespace fate::server {

struct PersonLimits {
  std::mutex mutex;              // guards everything below
  Bucket messages{0}, rooms{0}, chat{0};

  // The first connection fills the buckets; later ones find them as they are.
  void begin(std::uint32_t messages_size, std::uint32_t rooms_size, std::uint32_t chat_size) {
    if (begun_) return;
    begun_ = true;
    messages = Bucket(messages_size);
    rooms = Bucket(rooms_size);
    chat = Bucket(chat_size);
  }

 private:
  bool begun_ = false;
};

}  // namespace fate::server
