#include "server/net/addresses.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace fate::server {
namespace {

namespace ip = boost::asio::ip;
using Bytes = ip::address_v6::bytes_type;

constexpr unsigned mapped_bits = 96;   // before the four bytes of an IPv4 address in an IPv6 one

std::string_view trim(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t')) s.remove_suffix(1);
  return s;
}

std::optional<ip::address> parsed(std::string_view text) {
  boost::system::error_code failed;
  const ip::address address = ip::make_address(std::string(text), failed);
  if (failed) return std::nullopt;
  if (address.is_v6() && address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

// Proxies may write a port behind the address: "192.0.2.1:4711", "[2001:db8::1]:4711".
std::optional<ip::address> forwarded_address(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    return end == std::string_view::npos ? std::nullopt : parsed(text.substr(1, end - 1));
  }
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos)
    text = text.substr(0, colon);
  return parsed(text);
}

Bytes bytes_of(const ip::address& a) {
  return a.is_v4() ? ip::make_address_v6(ip::v4_mapped, a.to_v4()).to_bytes() : a.to_v6().to_bytes();
}

bool same_start(const Bytes& a, const Bytes& b, unsigned bits) {
  for (std::size_t i = 0; i < a.size() && bits > 0; ++i) {
    const unsigned here = std::min(bits, 8u);
    const auto mask = static_cast<unsigned char>(0xffu << (8 - here));
    if ((a[i] & mask) != (b[i] & mask)) return false;
    bits -= here;
  }
  return true;
}

}  // namespace

std::string Networks::add(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto address = parsed(text.substr(0, slash));
  if (!address) return "'" + text + "' is not an address or a network (10.0.0.0/8)";
  const unsigned most = address->is_v4() ? 32 : 128;
  unsigned bits = most;
  if (slash != std::string::npos) {
    const char* end = text.data() + text.size();
    const auto [read, failed] = std::from_chars(text.data() + slash + 1, end, bits);
    if (failed != std::errc() || read != end || bits > most) return "'" + text + "' has no such number of bits";
  }
  networks_.push_back({bytes_of(*address), address->is_v4() ? mapped_bits + bits : bits});
  return {};
}

Networks Networks::local() {
  Networks n;
  for (const char* text : {"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "::1",
                           "fc00::/7", "fe80::/10"})
    n.add(text);
  return n;
}

bool Networks::has(std::string_view text) const {
  // A link-local address may name its interface.
  const auto address = parsed(text.substr(0, text.find('%')));
  if (!address) return false;
  const Bytes bytes = bytes_of(*address);
  return std::any_of(networks_.begin(), networks_.end(),
                     [&](const Network& n) { return same_start(bytes, n.bytes, n.bits); });
}

std::string client_address(const std::string& peer, std::string_view forwarded, const Networks& trusted) {
  std::string known = peer;
  while (trusted.has(known)) {
    const std::size_t comma = forwarded.find_last_of(',');
    const std::string_view last = trim(forwarded.substr(comma == std::string_view::npos ? 0 : comma + 1));
    const auto next = forwarded_address(last);
    // Garbage from a trusted proxy: the proxy itself is the last that is sure.
    if (!next) break;
    known = next->to_string();
    if (comma == std::string_view::npos) break;
    forwarded = forwarded.substr(0, comma);
  }
  return known;
}

std::string limit_key(const std::string& text) {
  const auto address = parsed(std::string_view(text).substr(0, text.find('%')));
  if (!address) return text;
  if (address->is_v4()) return address->to_string();
  Bytes bytes = address->to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return address->is_loopback() ? "::1" : ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace fate::server
