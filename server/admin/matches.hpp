// Matches: finding them, and stepping through one.
#pragma once

#include <optional>

#include "fate/v1/log.pb.h"
#include "server/admin/desk.hpp"

namespace fate::server {

class MatchPages {
 public:
  // GET
  // matches?id=&player=&from=&until=&mode=&status=&rules=&fault=&hero=&reason=&identity=&won=&people=&offset=&limit=
  //                                     AdminMatchList (server/admin/search.hpp says what they mean)
  // GET matches/ID                      AdminMatch
  // GET matches/ID/steps/N              AdminStep
  // GET matches/ID/steps?from=&count=   AdminSteps, at most 100
  // GET matches/ID/file                 the MatchFile itself; 409 while the match runs
  // 403: the match runs, and only admins may look into it; that they did is in the audit log. 422: other rules played
  // it.
  HttpReply answer(Desk& desk, Ask& ask);

 private:
  // nullptr, and why: the match cannot be looked into.
  const v1::MatchFile* open(Desk& desk, Ask& ask, const v1::AdminMatch& match, HttpReply& why);
  const v1::MatchFile* open_running(Desk& desk, Ask& ask, const v1::AdminMatch& match, HttpReply& why);
  HttpReply steps(Desk& desk, Ask& ask, const v1::AdminMatch& match);

  std::optional<v1::MatchFile> last_;  // looked into: stepping asks for it again and again
  v1::MatchFile running_;
};

}  // namespace fate::server
