// Finding stored matches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "fate/v1/admin.pb.h"
#include "server/store/sqlite.hpp"

namespace fate::server {

// What is empty or 0 does not matter.
struct MatchQuery {
  std::string id;                // how it begins
  std::string player;            // how his name begins, as names look alike
  std::int64_t from_unix_ms = 0, until_unix_ms = 0;   // of its start
  std::string mode, status, rules;
  std::string fault;             // part of why it is void
  std::uint32_t hero = 0;
  std::uint32_t reason = 0;      // fate.v1.Outcome.Reason
  std::uint32_t identity = 0;    // that won; with `player`, that he had
  int won = -1;                  // that player, or that hero: 0 lost, 1 won
  bool people = false;           // somebody played whom no bot is
  std::uint32_t offset = 0, limit = 50;
};

// Newest first. Nothing if the store cannot be read. Who plays in a running match is found by the beginning of his name
// as it is written, without hero or result.
std::optional<v1::AdminMatchList> find_matches(Connection& db, const MatchQuery& query);

// The seats of a match that was indexed.
void add_seats(Connection& db, v1::AdminMatch& match);

}  // namespace fate::server
