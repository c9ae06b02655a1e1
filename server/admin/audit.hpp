// What admins and moderators did, in the store. It is written with the act itself: either both are stored or neither.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "fate/v1/admin.pb.h"
#include "server/accounts/account.hpp"
#include "server/accounts/sql.hpp"

namespace fate::server {

// Who acts, from where.
struct Actor {
  static constexpr const char* root_name = "admin";   // by the server's own password; no account may be called so

  std::string name;              // of the account; root_name
  v1::Role role = v1::PLAYER;    // PLAYER: nobody is logged in
  AccountId account = 0;
  std::string address;
  bool admin() const { return role == v1::ADMIN; }
};

namespace audit {

void write(Sql& sql, const Actor& who, const std::string& act, const std::string& about, const std::string& detail,
           std::int64_t unix_ms);

struct Filter {
  std::string who, act, about;   // empty = all
  std::uint32_t offset = 0, limit = 50;
};
// Newest first. Nothing if the store cannot be read.
std::optional<v1::AdminAuditList> list(Connection& db, const Filter& filter);

}  // namespace audit
}  // namespace fate::server
