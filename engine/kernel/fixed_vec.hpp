// A vector with a fixed capacity inside the object: the state of a match must be one block of memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <type_traits>

#include "engine/kernel/check.hpp"

namespace fate {

template <class T, int Capacity>
  requires std::is_trivially_copyable_v<T>
struct FixedVec {
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

  Size count = 0;
  T items[Capacity];

  FixedVec() = default;
  FixedVec(std::initializer_list<T> from) {
    for (const T& t : from) push_back(t);
  }
  static constexpr int capacity() { return Capacity; }
  int size() const { return count; }
  bool empty() const { return count == 0; }
  bool full() const { return count == Capacity; }
  T* begin() { return items; }
  T* end() { return items + count; }
  const T* begin() const { return items; }
  const T* end() const { return items + count; }
  T& operator[](int i) { return items[i]; }
  const T& operator[](int i) const { return items[i]; }
  T& back() { return items[count - 1]; }
  const T& back() const { return items[count - 1]; }
  const T& front() const { return items[0]; }
  void clear() { count = 0; }

  // A full vector drops the element: callers that can be full look first; check() tells the others.
  void push_back(const T& t) {
    if (!check(count < Capacity, "FixedVec is full")) return;
    items[count++] = t;
  }
  T pop_back() { return items[--count]; }
  void insert(int at, const T& t) {
    if (!check(count < Capacity && at <= count, "FixedVec is full")) return;
    std::copy_backward(items + at, items + count, items + count + 1);
    items[at] = t;
    ++count;
  }
  void erase(int at) {
    std::copy(items + at + 1, items + count, items + at);
    --count;
  }
  void resize(int n) { count = static_cast<Size>(n); }
  int find(const T& t) const {
    for (int i = 0; i < count; ++i)
      if (items[i] == t) return i;
    return -1;
  }
  bool has(const T& t) const { return find(t) >= 0; }
  operator std::span<const T>() const { return {items, static_cast<std::size_t>(count)}; }
};

}  // namespace fate
