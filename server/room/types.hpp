// Words of the rooms.
#pragma once

#include <cstdint>
#include <limits>

#include "fate/v1/server.pb.h"

namespace fate::server {

// Milliseconds of the server's steady clock.
using Ms = std::int64_t;
inline constexpr Ms never = std::numeric_limits<Ms>::max();

// A person, as long as the process lives. 0 = nobody.
using GuestId = std::uint64_t;
// One connection of a person. 0 = none.
using LinkId = std::uint64_t;

// Why something was refused; `fine` = it was not.
using Refused = v1::Error::Code;
inline constexpr Refused fine = v1::Error::UNKNOWN;

}  // namespace fate::server
