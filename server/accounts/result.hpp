// What a finished match says about those who played it, and how it moves their ratings. The method: README.md.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fate/v1/log.pb.h"
#include "server/accounts/glicko.hpp"

namespace fate::server {

struct SeatResult {
  std::uint64_t account = 0;     // 0 = a guest or a bot
  std::uint32_t hero = 0;        // the last one; 0 = not known
  std::uint32_t identity = 0;    // fate.v1.Identity; 0 = the mode has none
  bool won = false;
  // Who sits together: seats with the same number win and lose together.
  int side = 0;
  // Sides with the same number have the same odds: 1 sentinel, 2 scourge, 3 neutral; in the team modes 1 and 2; 0
  // where everybody plays for himself.
  int camp = 0;
};

struct MatchResult {
  std::string match, mode;
  std::int64_t started_unix_ms = 0, ended_unix_ms = 0;
  bool counted = false;          // people played all seats, to the end: it stands in statistics
  bool rated = false;            // and two of them at least have accounts
  bool draw = false;             // nobody won
  std::vector<SeatResult> seats;
};

// Lessons and practice are nobody's results.
bool is_a_result(const v1::MatchConfig& config);

// From the records of a match's log that has ended (fate.v1.Record) and its file; runs the match again. A file of other
// rules gives heroes 0 and does not count.
MatchResult result_of(const std::vector<std::string>& records, const v1::MatchFile& file);

// How often a camp has won so far.
struct CampOdds {
  std::uint64_t seats = 0, wins = 0;
};

// The strength of each seat after the match. `before` and `odds` by seat; what is not known of a seat is a newcomer's.
std::vector<Strength> rated(const MatchResult& result, const std::vector<Strength>& before,
                            const std::vector<CampOdds>& odds);

// The share of matches that a camp wins between equals, with what was seen so far.
double base_rate(const MatchResult& result, int camp, const CampOdds& odds);

}  // namespace fate::server
