// Writes one JSON document, member by member. Strings must be valid UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fate::commands {

class JsonWriter {
 public:
  explicit JsonWriter(bool pretty) : pretty_(pretty) {}

  // Without a key: the document itself, or an element of an array.
  void begin_object(std::string_view key = {}) { open(key, '{'); }
  void end_object() { close('}'); }
  void begin_array(std::string_view key = {}) { open(key, '['); }
  void end_array() { close(']'); }

  void text(std::string_view key, std::string_view value);
  void number(std::string_view key, std::int64_t value);
  void real(std::string_view key, double value);   // finite; as few digits as give it back
  void flag(std::string_view key, bool value);

  std::string take() { return std::move(out_); }

 private:
  void open(std::string_view key, char bracket);
  void close(char bracket);
  void begin_member(std::string_view key);
  void new_line();
  void quoted(std::string_view s);

  std::string out_;
  bool pretty_;
  bool first_ = true;   // nothing stands in the innermost bracket yet
  int depth_ = 0;
};

}  // namespace fate::commands
