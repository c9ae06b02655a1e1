#include "tests/bench/load/figures.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace fate::load {
namespace {

std::string decimal(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, std::isfinite(value) ? value : 0.0);
  return text;
}

std::string line(const std::string& label, const std::string& value) {
  char text[256];
  std::snprintf(text, sizeof text, "%-44s %s\n", label.c_str(), value.c_str());
  return text;
}

std::string quoted(const std::string& s) {
  std::string q = "\"";
  for (const char c : s) {
    if (c == '"' || c == '\\') q += '\\';
    q += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return q += '"';
}

}  // namespace

double Latencies::percentile_ms(double share) const {
  if (micros_.empty()) return 0;
  const double place = std::ceil(share * static_cast<double>(micros_.size()));
  const auto at = static_cast<std::size_t>(std::clamp(place, 1.0, static_cast<double>(micros_.size()))) - 1;
  std::nth_element(micros_.begin(), micros_.begin() + static_cast<std::ptrdiff_t>(at), micros_.end());
  return micros_[at] / 1000.0;
}

void Report::text(const std::string& key, const std::string& value) {
  table_ += line(key, value);
  json_ += (json_.empty() ? "" : ",") + quoted(key) + ":" + quoted(value);
}

void Report::number(const std::string& key, const std::string& label, double value, const std::string& unit,
                    int decimals) {
  table_ += line(label, decimal(value, decimals) + (unit.empty() ? "" : " " + unit));
  json_ += (json_.empty() ? "" : ",") + quoted(key) + ":" + decimal(value, decimals);
}

void Report::bounded(const std::string& key, const std::string& label, double value, const std::string& unit,
                     double below) {
  const std::string ratio = ", " + decimal(value / below, 2) + " of the " + decimal(below, 0) + " it has to stay below";
  table_ += line(label, decimal(value, 2) + " " + unit + (below > 0 ? ratio : ""));
  json_ += (json_.empty() ? "" : ",") + quoted(key) + ":" + decimal(value, 3);
}

void Report::latencies(const std::string& key, const std::string& label, const Latencies& l, double p99_below_ms) {
  number(key + "_count", label, static_cast<double>(l.count()), "measured", 0);
  number(key + "_p50_ms", "  half of them within", l.percentile_ms(0.5), "ms", 2);
  number(key + "_p90_ms", "  90 %", l.percentile_ms(0.9), "ms", 2);
  bounded(key + "_p99_ms", "  99 %", l.percentile_ms(0.99), "ms", p99_below_ms);
  number(key + "_max_ms", "  all", l.percentile_ms(1), "ms", 2);
}

void Report::print(bool json_only) const {
  if (!json_only) std::fputs(table_.c_str(), stdout);
  std::printf("{%s}\n", json_.c_str());
}

}  // namespace fate::load
