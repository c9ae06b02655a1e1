// Small things that every answer of the admin's pages needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <google/protobuf/message.h>

#include "server/net/http_reply.hpp"

namespace fate::server::web {

inline constexpr std::uint32_t most_listed = 200;

HttpReply json(unsigned status, std::string text);
HttpReply json(const google::protobuf::Message& message);
// {"error": why}. `why` is one of our own sentences.
HttpReply error(unsigned status, std::string why);
// False: the body is not that message as JSON.
bool read(const std::string& body, google::protobuf::Message& into);

std::optional<std::uint64_t> number(std::string_view text);
// The value of `name` in "a=1&b=2" or "a=1; b=2", as it stands there.
std::string raw_value(std::string_view list, std::string_view name, char separator);
// "%41+b" -> "A b". What is broken stays as it is.
std::string decoded(std::string_view text);

// What stands behind the question mark.
class Query {
 public:
  explicit Query(const std::string& text) : text_(text) {}
  std::string text(std::string_view name) const { return decoded(raw_value(text_, name, '&')); }
  // `missing` if it is not there; wrong() afterwards if it is no number.
  std::uint64_t number(std::string_view name, std::uint64_t missing);
  // Rows to skip, and how many to send: at most most_listed.
  std::uint32_t offset() { return static_cast<std::uint32_t>(std::min<std::uint64_t>(number("offset", 0), 1u << 30)); }
  std::uint32_t limit() {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(number("limit", 50), most_listed));
  }
  // Empty, or what is wrong.
  const std::string& wrong() const { return wrong_; }

 private:
  const std::string& text_;
  std::string wrong_;
};

}  // namespace fate::server::web
