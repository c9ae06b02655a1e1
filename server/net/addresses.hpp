// Addresses of clients: which networks they are in, who they are behind proxies, and what they are counted by.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/address.hpp>

namespace fate::server {

class Networks {
 public:
  // One "10.0.0.0/8", "fd00::/8", "192.0.2.7". Empty, or what is wrong with it.
  std::string add(const std::string& text);
  // This machine and networks that are not part of the internet: proxies on the same machine, containers.
  static Networks local();
  // False for what is no address.
  bool has(std::string_view address) const;
  bool empty() const { return networks_.empty(); }

 private:
  struct Network {
    boost::asio::ip::address_v6::bytes_type bytes;  // IPv4 as ::ffff:a.b.c.d
    unsigned bits;
  };
  std::vector<Network> networks_;
};

// Who asks. X-Forwarded-For (all its lines joined by commas) is believed only from trusted proxies, from the right:
// each of them appended the address that it saw, so the first that is no trusted proxy is the client. What stands left
// of it is the client's own word.
std::string client_address(const std::string& peer, std::string_view forwarded, const Networks& trusted);

// What limits count by: an IPv4 address; of IPv6 the network of one customer (/64), which has addresses without end.
std::string limit_key(const std::string& address);

}  // namespace fate::server
