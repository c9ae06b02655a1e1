// Values in log lines: event=what key=value ... Never a secret: no token, no password, no seed, nothing that a seat may
// not know.
#pragma once

#include <string>
#include <string_view>

namespace fate::server {

// In quotes, on one line, whatever is in it.
inline std::string log_value(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto u = static_cast<unsigned char>(c);
    out += u < 0x20 || u == 0x7f ? ' ' : c == '"' || c == '\\' ? '\'' : c;
  }
  return out + '"';
}

}  // namespace fate::server
