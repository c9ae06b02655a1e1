// Writes protobuf (proto3) straight into a buffer that is used again and again. A room encodes every happening for
// every viewer; going through message objects would cost most of its time in their allocation. Tests compare each
// encoder here with the generated classes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace fate::wire {

// Growing bytes; keeps its memory when cleared.
class Buffer {
 public:
  Buffer() = default;
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  Buffer(Buffer&& o) noexcept
      : data_(std::exchange(o.data_, nullptr)),
        size_(std::exchange(o.size_, 0)),
        capacity_(std::exchange(o.capacity_, 0)) {}
  Buffer& operator=(Buffer&& o) noexcept {
    std::swap(data_, o.data_);
    std::swap(size_, o.size_);
    std::swap(capacity_, o.capacity_);
    return *this;
  }
  ~Buffer() { delete[] data_; }

  std::size_t size() const { return size_; }
  const char* data() const { return data_; }
  std::string_view view(std::size_t from = 0) const { return {data_ + from, size_ - from}; }
  std::string str() const { return size_ == 0 ? std::string() : std::string(data_, size_); }
  void clear() { size_ = 0; }
  // Takes back what was written after that size.
  void shrink(std::size_t size) { size_ = size; }

  char* room_for(std::size_t n) {
    if (capacity_ - size_ < n) grow(n);
    return data_ + size_;
  }
  void wrote(std::size_t n) { size_ += n; }
  char* at(std::size_t offset) { return data_ + offset; }
  void append(std::string_view bytes) {
    if (bytes.empty()) return;
    std::memcpy(room_for(bytes.size()), bytes.data(), bytes.size());
    size_ += bytes.size();
  }

 private:
  void grow(std::size_t n) {
    std::size_t wanted = capacity_ == 0 ? 512 : capacity_ * 2;
    while (wanted - size_ < n) wanted *= 2;
    char* bigger = new char[wanted];
    if (size_ != 0) std::memcpy(bigger, data_, size_);
    delete[] data_;
    data_ = bigger;
    capacity_ = wanted;
  }

  char* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

// Writes a varint to `to`, at most 10 bytes; returns the end.
inline char* put_varint(char* to, std::uint64_t v) {
  while (v >= 0x80) {
    *to++ = static_cast<char>(v | 0x80);
    v >>= 7;
  }
  *to++ = static_cast<char>(v);
  return to;
}

// Fields in the order of the calls. As proto3 wants it, a plain field that is zero or empty is not written.
class Writer {
 public:
  explicit Writer(Buffer& out) : out_(out) {}
  Buffer& buffer() { return out_; }

  void number(std::uint32_t field, std::uint64_t v) {
    if (v != 0) force_number(field, v);
  }
  // Written even if zero: fields of a oneof and optional ones.
  void force_number(std::uint32_t field, std::uint64_t v) {
    char* const start = out_.room_for(20);
    char* end = put_varint(start, field << 3);
    end = put_varint(end, v);
    out_.wrote(static_cast<std::size_t>(end - start));
  }
  void zigzag(std::uint32_t field, std::int32_t v) {
    number(field, (static_cast<std::uint32_t>(v) << 1) ^ static_cast<std::uint32_t>(v >> 31));
  }
  void flag(std::uint32_t field, bool v) { number(field, v ? 1 : 0); }
  void fixed64(std::uint32_t field, std::uint64_t v) {
    if (v == 0) return;
    char* const start = out_.room_for(18);
    char* end = put_varint(start, field << 3 | 1);
    for (int i = 0; i < 8; ++i) *end++ = static_cast<char>(v >> (8 * i));
    out_.wrote(static_cast<std::size_t>(end - start));
  }
  void text(std::uint32_t field, std::string_view v) {
    if (!v.empty()) element(field, v);
  }
  // One element of a repeated string, bytes or message field, or a message that is already encoded.
  void element(std::uint32_t field, std::string_view v) {
    char* const start = out_.room_for(20 + v.size());
    char* end = put_varint(start, field << 3 | 2);
    end = put_varint(end, v.size());
    if (!v.empty()) std::memcpy(end, v.data(), v.size());
    out_.wrote(static_cast<std::size_t>(end - start) + v.size());
  }
  // A packed repeated field; `each` calls its argument once for each value.
  template <class Each>
  void packed(std::uint32_t field, Each&& each) {
    const std::size_t before = out_.size();
    const std::size_t content = open(field);
    each([this](std::uint64_t v) {
      char* const start = out_.room_for(10);
      out_.wrote(static_cast<std::size_t>(put_varint(start, v) - start));
    });
    if (out_.size() == content) {
      out_.shrink(before);
    } else {
      close(content);
    }
  }
  template <class Content>
  void message(std::uint32_t field, Content&& content) {
    const std::size_t start = open(field);
    content();
    close(start);
  }

  // The two halves of message(), for contents that do not nest in one function.
  std::size_t open(std::uint32_t field) {
    char* const start = out_.room_for(12);
    char* end = put_varint(start, field << 3 | 2);
    *end++ = 0;
    out_.wrote(static_cast<std::size_t>(end - start));
    return out_.size();
  }
  void close(std::size_t content) {
    const std::size_t length = out_.size() - content;
    if (length < 0x80) {
      *out_.at(content - 1) = static_cast<char>(length);
      return;
    }
    char coded[10];
    const std::size_t more = static_cast<std::size_t>(put_varint(coded, length) - coded) - 1;
    out_.room_for(more);
    out_.wrote(more);
    std::memmove(out_.at(content + more), out_.at(content), length);
    std::memcpy(out_.at(content - 1), coded, more + 1);
  }

 private:
  Buffer& out_;
};

}  // namespace fate::wire
