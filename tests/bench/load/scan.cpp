#include "tests/bench/load/scan.hpp"

namespace fate::load {

bool Fields::varint(std::uint64_t& value) {
  value = 0;
  for (unsigned shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

bool Fields::next() {
  std::uint64_t tag = 0;
  if (rest_.empty() || !varint(tag)) return false;
  field_ = static_cast<std::uint32_t>(tag >> 3);
  bytes_ = {};
  number_ = 0;
  std::uint64_t size = 0;
  switch (tag & 7) {
    case 0: return varint(number_);
    case 1: size = 8; break;
    case 2:
      if (!varint(size)) return false;
      break;
    case 5: size = 4; break;
    default: return false;
  }
  if (size > rest_.size()) return false;
  bytes_ = rest_.substr(0, size);
  rest_.remove_prefix(size);
  return true;
}

std::uint64_t number_in(std::string_view message, std::uint32_t field) {
  std::uint64_t value = 0;
  for (Fields f(message); f.next();)
    if (f.field() == field) value = f.number();
  return value;
}

std::string_view bytes_in(std::string_view message, std::uint32_t field) {
  std::string_view value;
  for (Fields f(message); f.next();)
    if (f.field() == field) value = f.bytes();
  return value;
}

Heard hear(std::string_view message) {
  Heard heard;
  for (Fields f(message); f.next();) {
    if (f.field() == 1) {
      heard.number = f.number();
    } else if (f.field() == 2) {
      heard.request = static_cast<std::uint32_t>(f.number());
    } else {
      heard.body = f.field();
      heard.bytes = f.bytes();
    }
  }
  return heard;
}

std::string_view question_in(const Heard& heard) { return bytes_in(heard.bytes, 2); }

}  // namespace fate::load
