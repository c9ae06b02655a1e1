// A connection, as the rooms see it. Any thread may call.
#pragma once

#include <functional>

#include "server/room/stream.hpp"

namespace fate::server {

class Link {
 public:
  virtual ~Link() = default;
  virtual void send(const Frame& frame) = 0;
  // Ends the connection after what was sent so far.
  virtual void close() = 0;
  // Runs `f` among this connection's messages, one at a time; until then the connection lives.
  virtual void post(std::function<void()> f) = 0;
};

}  // namespace fate::server
