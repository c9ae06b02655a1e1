// Reports of players: filed by the lobby, worked on by the moderators.
#pragma once

#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/admin/desk.hpp"
#include "server/lobby/complaint.hpp"

namespace fate::server {

class Reports {
 public:
  static constexpr int most_of_person = 5, most_of_network = 20;   // in so long a time:
  static constexpr std::int64_t in_ms = 10 * 60'000;
  static constexpr std::size_t longest_text = 500;

  explicit Reports(SqliteLog& log) : log_(log) {}

  // TOO_FAST, BAD_TEXT, NO_MATCH, NO_SUCH_SEAT, STORE_FAILED. Any thread; nothing here waits.
  void file(Complaint complaint, std::function<void(Refused, const std::string&)> done);

 private:
  bool too_many(const std::string& key, int most, std::int64_t now);

  SqliteLog& log_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::deque<std::int64_t>> filed_;   // when, by person and by network
};

// GET  reports?state=open|mine|closed|all&offset=&limit=    AdminReportList
// GET  reports/ID                                           AdminReport
// POST reports/ID/assign   AdminReportAct                   to me, or to nobody again
// POST reports/ID/resolve  AdminReportAct                   closed, with what came of it
HttpReply answer_reports(Desk& desk, Ask& ask);

// Whom a report is about, as it was written down.
struct Reported {
  std::string name;
  AccountId account = 0;
  std::string token_hash;        // of a guest
  std::string address;
};
std::optional<Reported> reported(Connection& db, std::uint64_t report);
// Reports about an account, newest first.
void add_reports_about(Connection& db, AccountId account, bool addresses, v1::AdminPlayer& into);
std::uint32_t open_reports(Connection& db);

}  // namespace fate::server
