// What one member of a room is sent, numbered, with the last of it kept: a dropped connection resumes exactly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

namespace fate::server {

using Bytes = std::shared_ptr<const std::string>;

// One ServerMessage: its number and request, and the encoded body that many members may share.
struct Frame {
  std::uint64_t number = 0;      // 0 = not part of the numbered stream
  std::uint32_t request = 0;
  std::uint32_t since_us = 0;    // stamp of the choice that it comes of, for the figures; 0 = not measured
  Bytes body;

  static constexpr std::size_t longest_head = 17;
  // Writes the fields that stand before the body; returns how many bytes.
  std::size_t head(char* to) const;
  std::string str() const;
};

class MemberStream {
 public:
  // Less than a connection may have queued: all of it is sent at once.
  static constexpr std::size_t most_frames = 192;
  static constexpr std::size_t most_bytes = 256 * 1024;

  Frame push(Bytes body, std::uint32_t request);
  // What says everything anew (a MatchState): neither it nor anything before it is kept. Who has not got it is told
  // everything anew again.
  Frame push_whole(Bytes body, std::uint32_t request);
  std::uint64_t last() const { return last_; }
  // Everything after that number is still here.
  bool holds_after(std::uint64_t number) const;
  // Frames after that number, in order.
  template <class F>
  void each_after(std::uint64_t number, F&& f) const {
    for (const Frame& frame : kept_)
      if (frame.number > number) f(frame);
  }

 private:
  std::deque<Frame> kept_;
  std::size_t bytes_ = 0;
  std::uint64_t last_ = 0;
};

}  // namespace fate::server
