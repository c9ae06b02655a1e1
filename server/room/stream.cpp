#include "server/room/stream.hpp"

#include "server/wire/writer.hpp"

namespace fate::server {
namespace {

constexpr char tag_number = 1 << 3;
constexpr char tag_request = 2 << 3;

}  // namespace

std::size_t Frame::head(char* to) const {
  char* end = to;
  if (number != 0) {
    *end++ = tag_number;
    end = wire::put_varint(end, number);
  }
  if (request != 0) {
    *end++ = tag_request;
    end = wire::put_varint(end, request);
  }
  return static_cast<std::size_t>(end - to);
}

std::string Frame::str() const {
  char start[longest_head];
  std::string all(start, head(start));
  return all += *body;
}

Frame MemberStream::push(Bytes body, std::uint32_t request) {
  bytes_ += body->size();
  kept_.push_back({++last_, request, 0, std::move(body)});
  while (kept_.size() > most_frames || (bytes_ > most_bytes && kept_.size() > 1)) {
    bytes_ -= kept_.front().body->size();
    kept_.pop_front();
  }
  return kept_.back();
}

Frame MemberStream::push_whole(Bytes body, std::uint32_t request) {
  kept_ = {};
  bytes_ = 0;
  return {++last_, request, 0, std::move(body)};
}

bool MemberStream::holds_after(std::uint64_t number) const {
  if (number == 0 || number > last_) return false;
  return number == last_ || (!kept_.empty() && kept_.front().number <= number + 1);
}

}  // namespace fate::server
