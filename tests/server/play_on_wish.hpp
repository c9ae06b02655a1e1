// What a client says who wants to play on from a moment.
#pragma once

#include <string>

#include "fate/v1/client.pb.h"

namespace fate::test {

inline v1::ClientMessage play_on(const std::string& match, std::uint32_t choices, std::uint32_t seat) {
  v1::ClientMessage m;
  m.mutable_play_on()->mutable_moment()->set_match(match);
  m.mutable_play_on()->mutable_moment()->set_choices(choices);
  m.mutable_play_on()->set_seat(seat);
  return m;
}

}  // namespace fate::test
