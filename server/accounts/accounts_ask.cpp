// What is asked of accounts that exist.
#include <algorithm>

#include <spdlog/spdlog.h>

#include "fate/v1/record.pb.h"
#include "server/accounts/account_rows.hpp"
#include "server/accounts/accounts.hpp"
#include "server/accounts/names.hpp"
#include "server/accounts/result_rows.hpp"
#include "server/accounts/statistics.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::uint32_t farthest_offset = 1'000'000;

void refuse(Accounts::Reply& reply, Refused why, const std::string& detail = {}) {
  reply.refused = why;
  reply.detail = detail;
}

// The account that is asked about; refuses where there is none.
Account about(Sql& sql, const std::string& name_key, AccountId mine, Accounts::Reply& reply) {
  const AccountId id = name_key.empty() ? mine : rows::find(sql, name_key);
  if (auto found = rows::account(sql, id)) return std::move(*found);
  refuse(reply, name_key.empty() ? E::NOT_LOGGED_IN : E::NO_SUCH_PLAYER);
  return {};
}

std::string key_of(const std::string& name) { return name.empty() ? std::string() : skeleton(tidy_name(name)); }

// A name of signs only looks like nothing, and is nobody's; it must not become the caller's.
bool nobodys(const std::string& name) { return !name.empty() && key_of(name).empty(); }

}  // namespace

void Accounts::state(const Caller& who, Done done) {
  store(
      [who](Sql& sql, Reply& r) {
        r.account = about(sql, {}, who.account, r);
        *r.message.mutable_account() = account_state(r.account);
      },
      asked(std::move(done)));
}

void Accounts::rename(const std::string& typed, const Caller& who, Done done) {
  const std::string name = tidy_name(typed), key = skeleton(name);
  const std::string wrong = why_no_account_name(name);
  const auto old_key = std::make_shared<std::string>();
  store(
      [=](Sql& sql, Reply& r) {
        if (!wrong.empty()) return refuse(r, E::BAD_NAME, wrong);
        *old_key = skeleton(about(sql, {}, who.account, r).name);
        if (r.refused != fine) return;
        if (!rows::rename(sql, who.account, name, key))
          return refuse(r, E::NAME_TAKEN, "somebody has that name, or one that looks like it");
        r.account = about(sql, {}, who.account, r);
        *r.message.mutable_account() = account_state(r.account);
      },
      [this, key, old_key, done = asked(std::move(done))](Reply r) {
        if (r.refused == fine) {
          keep_name(key, *old_key);
          changed(r.account);
        }
        done(std::move(r));
      });
}

void Accounts::block(const std::string& name, bool on, const Caller& who, Done done) {
  store(
      [key = key_of(name), on, who](Sql& sql, Reply& r) {
        const AccountId whom = rows::find(sql, key);
        if (whom == 0 || whom == who.account) return refuse(r, E::NO_SUCH_PLAYER);
        if (on && !rows::block(sql, who.account, whom)) return refuse(r, E::NOT_ALLOWED, "200 are blocked already");
        if (!on) rows::unblock(sql, who.account, whom);
        r.account = about(sql, {}, who.account, r);
        *r.message.mutable_account() = account_state(r.account);
      },
      [this, done = asked(std::move(done))](Reply r) {
        if (r.refused == fine) changed(r.account);
        done(std::move(r));
      });
}

void Accounts::sessions(const Caller& who, Done done) {
  store([who, at = now()](
            Sql& sql, Reply& r) { *r.message.mutable_sessions() = rows::sessions(sql, who.account, who.session, at); },
        asked(std::move(done)));
}

void Accounts::revoke(std::uint64_t session, const Caller& who, Done done) {
  store(
      [session, who](Sql& sql, Reply& r) {
        if (session == 0) rows::close_others(sql, who.account, who.session);
        if (session != 0 && !rows::close_session(sql, who.account, session))
          refuse(r, E::NOT_ALLOWED, "you have no such session");
        r.message.mutable_done();
      },
      asked(std::move(done)));
}

void Accounts::profile(const std::string& name, const std::string& mode, const Caller& who, Done done) {
  store(
      [key = key_of(name), nobody = nobodys(name), mode, who](Sql& sql, Reply& r) {
        if (nobody) return refuse(r, E::NO_SUCH_PLAYER);
        const Account account = about(sql, key, who.account, r);
        *r.message.mutable_profile() = rows::profile(sql, account, mode);
      },
      asked(std::move(done)));
}

void Accounts::history(const std::string& name, std::uint32_t offset, const std::string& mode, const Caller& who,
                       Done done) {
  store(
      [key = key_of(name), nobody = nobodys(name), offset, mode, who](Sql& sql, Reply& r) {
        if (nobody) return refuse(r, E::NO_SUCH_PLAYER);
        const Account account = about(sql, key, who.account, r);
        *r.message.mutable_history() = rows::history(sql, account, std::min(offset, farthest_offset), mode);
      },
      asked(std::move(done)));
}

void Accounts::leaderboard(const std::string& mode, std::uint32_t offset, Done done) {
  store(
      [mode, offset](Sql& sql, Reply& r) {
        *r.message.mutable_leaderboard() = rows::leaderboard(sql, mode, std::min(offset, farthest_offset));
      },
      asked(std::move(done)));
}

void Accounts::count(MatchResult result, std::function<void(bool)> done) {
  const auto now_changed = std::make_shared<std::vector<Account>>();
  store(
      [result = std::move(result), now_changed](Sql& sql, Reply&) {
        for (const AccountId id : rows::count(sql, result))
          if (auto account = rows::account(sql, id)) now_changed->push_back(std::move(*account));
      },
      asked([this, now_changed, done = std::move(done)](Reply r) {
        if (r.refused == fine)
          for (const Account& account : *now_changed) changed(account);
        done(r.refused == fine);
      }));
}

void Accounts::reload(AccountId id) {
  store([id](Sql& sql, Reply& r) { r.account = rows::account(sql, id).value_or(Account{}); }, asked([this](Reply r) {
          if (r.refused == fine) changed(r.account);
        }));
}

void count_result(Accounts& accounts, const std::vector<std::string>& records, const v1::MatchFile& file,
                  std::function<void()> go_on) {
  v1::Record first;
  bool any = !records.empty() && first.ParseFromString(records.front());
  const auto& seats = first.start().seats();
  any = any && std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.account() != 0; });
  if (!any || !is_a_result(first.start().config())) return go_on();
  accounts.count(result_of(records, file), [match = file.id(), go_on = std::move(go_on)](bool stored) {
    if (stored) return go_on();
    // Its records stay, and it is counted at the next start.
    spdlog::error("match {}: its result could not be stored", match);
  });
}

}  // namespace fate::server
