#include "server/commands/json_writer.hpp"

#include <charconv>

namespace fate::commands {

void JsonWriter::text(std::string_view key, std::string_view value) {
  begin_member(key);
  quoted(value);
}

void JsonWriter::number(std::string_view key, std::int64_t value) {
  begin_member(key);
  out_ += std::to_string(value);
}

void JsonWriter::real(std::string_view key, double value) {
  begin_member(key);
  char digits[32];
  out_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void JsonWriter::flag(std::string_view key, bool value) {
  begin_member(key);
  out_ += value ? "true" : "false";
}

void JsonWriter::open(std::string_view key, char bracket) {
  begin_member(key);
  out_ += bracket;
  ++depth_;
  first_ = true;
}

void JsonWriter::close(char bracket) {
  --depth_;
  if (!first_) new_line();
  out_ += bracket;
  first_ = false;
}

void JsonWriter::begin_member(std::string_view key) {
  if (!first_) out_ += ',';
  if (depth_ > 0) new_line();
  first_ = false;
  if (key.empty()) return;
  quoted(key);
  out_ += pretty_ ? ": " : ":";
}

void JsonWriter::new_line() {
  if (!pretty_) return;
  out_ += '\n';
  out_.append(static_cast<std::size_t>(depth_) * 2, ' ');
}

void JsonWriter::quoted(std::string_view s) {
  constexpr char hex[] = "0123456789abcdef";
  out_ += '"';
  for (const char c : s) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (byte < 0x20) {
      out_ += "\\u00";
      out_ += hex[byte >> 4];
      out_ += hex[byte & 15];
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

}  // namespace fate::commands
