#pragma once

namespace fate::server {

inline constexpr const char* version = "0.1.0";

}  // namespace fate::server
