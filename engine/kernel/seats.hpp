// Seats and sets of seats. Seats are counted from 0 in turn order here, from 1 on the wire and in texts.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

namespace fate {

using Seat = std::uint8_t;
inline constexpr Seat no_seat = 0xff;
inline constexpr int max_seats = 8;

// A set of seats; iterates in ascending order.
struct SeatSet {
  std::uint8_t bits = 0;

  static constexpr SeatSet of(Seat s) { return {static_cast<std::uint8_t>(s < max_seats ? 1u << s : 0u)}; }
  static constexpr SeatSet first(int n) { return {static_cast<std::uint8_t>((1u << n) - 1u)}; }

  constexpr bool has(Seat s) const { return s < max_seats && (bits >> s & 1u) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr Seat front() const { return bits == 0 ? no_seat : static_cast<Seat>(std::countr_zero(bits)); }
  constexpr void add(Seat s) { bits = static_cast<std::uint8_t>(bits | of(s).bits); }
  constexpr void remove(Seat s) { bits = static_cast<std::uint8_t>(bits & ~of(s).bits); }
  constexpr SeatSet with(Seat s) const {
    SeatSet r = *this;
    r.add(s);
    return r;
  }
  constexpr SeatSet without(Seat s) const {
    SeatSet r = *this;
    r.remove(s);
    return r;
  }

  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return {static_cast<std::uint8_t>(a.bits & b.bits)}; }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return {static_cast<std::uint8_t>(a.bits | b.bits)}; }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return {static_cast<std::uint8_t>(a.bits & ~b.bits)}; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  struct Iterator {
    std::uint8_t rest;
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(rest)); }
    constexpr Iterator& operator++() {
      rest = static_cast<std::uint8_t>(rest & (rest - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return {bits}; }
  constexpr Iterator end() const { return {0}; }
};

}  // namespace fate
