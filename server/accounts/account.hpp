// An account, as everything outside the store sees it: a copy of what was stored at some moment.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "fate/v1/account.pb.h"
#include "server/room/roster.hpp"

namespace fate::server {

using AccountId = std::uint64_t;   // 0 = none

struct Account {
  AccountId id = 0;
  std::string name;
  v1::Role role = v1::PLAYER;
  std::int64_t created_unix_ms = 0, muted_until_unix_ms = 0, banned_until_unix_ms = 0;
  std::vector<std::string> blocked;            // names
  std::shared_ptr<const Standing> standing;    // what rooms need to know of it
};

// Where it is logged in.
struct AccountSession {
  std::uint64_t id = 0;          // 0 = nowhere
  std::string token_hash;
};

// fate.v1.AccountState
v1::AccountState account_state(const Account& account);

}  // namespace fate::server
