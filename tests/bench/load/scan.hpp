// The server's messages, read only as far as a player who hurries needs them: fields are walked over, not parsed.
#pragma once

#include <cstdint>
#include <string_view>

namespace fate::load {

// Walks over the fields of one encoded message.
class Fields {
 public:
  explicit Fields(std::string_view bytes) : rest_(bytes) {}
  // False at the end, and where the bytes make no sense.
  bool next();
  std::uint32_t field() const { return field_; }
  std::uint64_t number() const { return number_; }
  std::string_view bytes() const { return bytes_; }

 private:
  bool varint(std::uint64_t& value);

  std::string_view rest_;
  std::uint32_t field_ = 0;
  std::uint64_t number_ = 0;     // of a varint
  std::string_view bytes_;       // of a length-delimited field
};

// The field's value in that message; the last one if there are several.
std::uint64_t number_in(std::string_view message, std::uint32_t field);
std::string_view bytes_in(std::string_view message, std::uint32_t field);

// A ServerMessage: which body it has, by its field number there.
struct Heard {
  enum Body : std::uint32_t {
    welcome = 3,
    error = 4,
    room_state = 6,
    match_state = 7,
    update = 8,
    replaced = 10,
    left = 11,
    accepted = 12,
  };
  std::uint64_t number = 0;
  std::uint32_t request = 0;
  std::uint32_t body = 0;
  std::string_view bytes;
};
Heard hear(std::string_view message);

// The open question of an Update or a MatchState, encoded; empty = none is open.
std::string_view question_in(const Heard& heard);

}  // namespace fate::load
