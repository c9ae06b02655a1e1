// A connection, as the rooms see it. Any thread may call.
#pragma once

#include "server/room/stream.hpp"

namespace fate::server {

class Link {
 public:
  virtual ~Link() = default;
  virtual void send(const Frame& frame) = 0;
  // Ends the connection after what was sent so far.
  virtual void close() = 0;
};

}  // namespace fate::server
