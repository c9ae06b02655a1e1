// People: accounts, and guests as long as they are known; and what is done to them.
#pragma once

#include <optional>

#include "server/admin/desk.hpp"

namespace fate::server {

// GET players?name=&offset=&limit=   AdminPlayerList: accounts whose name begins so, then guests who are here
// GET players/account/NAME           AdminPlayer
// GET players/guest/ID               AdminPlayer
HttpReply answer_players(Desk& desk, Ask& ask);

// Somebody, by any of an AdminSubject's ways.
struct Target {
  AccountId account = 0;
  std::string token_hash;        // of a guest
  std::string name;
  v1::Role role = v1::PLAYER;
  std::string network;           // where he was seen last; what bans of addresses count by
  // As the audit log names it.
  std::string about() const;
};
std::optional<Target> find_target(Desk& desk, const v1::AdminSubject& subject);

}  // namespace fate::server
