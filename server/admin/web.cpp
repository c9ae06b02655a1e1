#include "server/admin/web.hpp"

#include <algorithm>
#include <charconv>

#include <google/protobuf/util/json_util.h>

namespace fate::server::web {
namespace {

int hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

}  // namespace

HttpReply json(unsigned status, std::string text) {
  HttpReply reply{status, "application/json", std::make_shared<const std::string>(std::move(text)), {}};
  reply.headers.emplace_back("Cache-Control", "no-store");
  return reply;
}

HttpReply json(const google::protobuf::Message& message) {
  std::string text;
  google::protobuf::util::MessageToJsonString(message, &text);
  return json(200, std::move(text));
}

HttpReply error(unsigned status, std::string why) {
  for (char& c : why)
    if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) c = '\'';
  return json(status, "{\"error\":\"" + why + "\"}");
}

bool read(const std::string& body, google::protobuf::Message& into) {
  return google::protobuf::util::JsonStringToMessage(body, &into).ok();
}

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t n = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

std::string raw_value(std::string_view list, std::string_view name, char separator) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(separator), list.size());
    std::string_view item = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    if (item.size() > name.size() && item.starts_with(name) && item[name.size()] == '=')
      return std::string(item.substr(name.size() + 1));
  }
  return {};
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size() && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0;
    if (escape) {
      out += static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

std::uint64_t Query::number(std::string_view name, std::uint64_t missing) {
  const std::string value = text(name);
  if (value.empty()) return missing;
  const auto n = web::number(value);
  if (!n) wrong_ = std::string(name) + " is a number";
  return n.value_or(missing);
}

}  // namespace fate::server::web
