// A report on its way to the moderators.
#pragma once

#include <functional>
#include <string>

#include "fate/v1/account.pb.h"
#include "server/room/roster.hpp"

namespace fate::server {

struct Complaint {
  v1::Report what;
  Person by;
  Person about;                  // who sits there, as the room of the match knows; guest 0 = it does not
};

// Files it and answers, on any thread: `fine` when it is stored.
using ReportDesk = std::function<void(Complaint, std::function<void(Refused why, const std::string& detail)> done)>;

}  // namespace fate::server
