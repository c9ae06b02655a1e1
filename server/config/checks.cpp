#include "server/config/checks.hpp"

#include <charconv>
#include <sstream>

namespace fate::server {

CLI::Validator decimal(double least, double most) {
  std::ostringstream range;
  range << least << " - " << most;
  const auto check = [least, most, range = range.str()](const std::string& text) -> std::string {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [read, failed] = std::from_chars(text.data(), end, value);
    const bool inside = failed == std::errc() && read == end && value >= least && value <= most;
    return inside ? "" : "'" + text + "' is not a number in the range " + range;
  };
  return {check, "FLOAT in [" + range.str() + "]"};
}

}  // namespace fate::server
