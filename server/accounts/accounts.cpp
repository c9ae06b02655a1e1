// How somebody becomes one: names, passwords, sessions.
#include "server/accounts/accounts.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <future>

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>

#include "server/accounts/account_rows.hpp"
#include "server/accounts/common_passwords.hpp"
#include "server/accounts/names.hpp"
#include "server/lobby/secrets.hpp"
#include "server/lobby/text.hpp"
#include "server/unix_time.hpp"

namespace fate::server {
namespace {

using E = v1::Error;

constexpr std::size_t shortest_password = 8, longest_password = 128;   // code points
// Somebody else's attempts must not lock anybody out for long.
constexpr Attempts::Rules name_rules{10, 1'000, 60'000};
constexpr Attempts::Rules registration_rules{10, 60'000, 60 * 60'000};

std::uint64_t short_hash(const std::string& name_key) {
  const std::string hash = token_hash(name_key);
  std::uint64_t n = 0;
  std::memcpy(&n, hash.data(), sizeof n);
  return n;
}

// A proxy in front of us that does not say whom it serves connects from there.
bool tells_apart(const std::string& address) {
  return !address.empty() && !address.starts_with("127.") && address != "::1";
}

std::size_t length(const std::string& utf8) {
  return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string why_no_password(const std::string& password, const std::string& name_key) {
  const std::size_t size = length(password);
  if (size < shortest_password || size > longest_password) return "a password has 8 to 128 characters";
  if (!name_key.empty() && skeleton(password) == name_key) return "the password is the name";
  if (is_common_password(password)) return "many people use that password";
  return {};
}

std::string until(std::int64_t unix_ms) { return "until " + std::to_string(unix_ms / 1000) + " (Unix time)"; }

void refuse(Accounts::Reply& reply, Refused why, const std::string& detail = {}) {
  reply.refused = why;
  reply.detail = detail;
}

}  // namespace

Accounts::Accounts(SqliteLog& log, AccountOptions options)
    : log_(log),
      options_(std::move(options)),
      by_address_(Attempts::Rules{}),
      by_name_(name_rules),
      registrations_(registration_rules) {}

Accounts::~Accounts() { stop(); }

void Accounts::stop() {
  // Passwords that still wait are nobody's any more. What is in the store already may ask the store once more.
  hasher_.stop();
  hasher_.join();
  log_.flush();
  log_.flush();
}

std::string Accounts::open() {
  std::promise<bool> read;
  log_.run(
      [this](Connection& db) {
        Sql sql(db);
        Statement s = sql.ask("SELECT name_key FROM accounts");
        while (sql.next(s)) keep_name(s.bytes(0), {});
        return sql.ok();
      },
      [&](Append result) { read.set_value(result == Append::committed); });
  return read.get_future().get() ? "" : "cannot read the accounts";
}

std::int64_t Accounts::now() const { return options_.unix_ms ? options_.unix_ms() : unix_now_ms(); }

bool Accounts::kept_from_guests(const std::string& name) const {
  if (reserved_name(name)) return true;
  const std::uint64_t hash = short_hash(skeleton(name));
  const std::lock_guard lock(mutex_);
  return names_.contains(hash);
}

void Accounts::keep_name(const std::string& name_key, const std::string& instead_of) {
  const std::lock_guard lock(mutex_);
  if (!instead_of.empty()) names_.erase(short_hash(instead_of));
  names_.insert(short_hash(name_key));
}

// ---------------------------------------------------------------- how everything is asked

Accounts::Done Accounts::asked(Done done) {
  ++asked_;
  return [this, done = std::move(done)](Reply reply) {
    done(std::move(reply));
    --asked_;
  };
}

void Accounts::store(Work work, Done done) {
  const auto reply = std::make_shared<Reply>();
  log_.run(
      [work = std::move(work), reply](Connection& db) {
        Sql sql(db);
        work(sql, *reply);
        if (!sql.ok()) {
          spdlog::error("accounts: {}", db.error());
          refuse(*reply, E::STORE_FAILED);
        }
        return reply->refused == fine;
      },
      [reply, done = std::move(done)](Append result) {
        if (result == Append::unknown) refuse(*reply, E::STORE_FAILED);
        done(std::move(*reply));
      });
}

void Accounts::hash(std::function<void()> heavy, const Done& done) {
  if (++hashes_ > options_.most_hashes) {
    --hashes_;
    Reply reply;
    refuse(reply, E::SERVER_FULL, "too many passwords are being checked");
    done(std::move(reply));
    return;
  }
  boost::asio::post(hasher_, [this, heavy = std::move(heavy)] {
    heavy();
    --hashes_;
  });
}

void Accounts::changed(const Account& account) const {
  if (changed_ && account.id != 0) changed_(account);
}

std::string Accounts::must_wait(const std::string& whose, const Caller& who) const {
  const std::lock_guard lock(mutex_);
  std::int64_t wait = by_name_.wait_ms(whose, now());
  if (tells_apart(who.address)) wait = std::max(wait, by_address_.wait_ms(who.address, now()));
  return wait == 0 ? std::string() : "wait " + std::to_string((wait + 999) / 1000) + " s";
}

void Accounts::note_attempt(bool good, const std::string& whose, const Caller& who) {
  const std::lock_guard lock(mutex_);
  if (good) {
    by_name_.forget(whose);
    by_address_.forget(who.address);
    return;
  }
  by_name_.failed(whose, now());
  if (tells_apart(who.address)) by_address_.failed(who.address, now());
}

void Accounts::try_password(const std::string& stored, const std::string& password, const std::string& whose,
                            const Caller& who, std::function<void()> then, Done done) {
  hash(
      [this, stored, password, whose, who, then = std::move(then), done] {
        // Where there is nothing to compare with the same work is done: time does not tell which names exist.
        const bool fits =
            stored.empty() ? (hash_password(password, options_.cost), false) : password_fits(stored, password);
        note_attempt(fits, whose, who);
        if (fits) return then();
        Reply reply;
        refuse(reply, E::WRONG_PASSWORD);
        done(std::move(reply));
      },
      done);
}

// ---------------------------------------------------------------- becoming somebody

void Accounts::recognise(const std::string& token_hash, Done done) {
  store(
      [token_hash, at = now()](Sql& sql, Reply& reply) {
        const rows::Found found = rows::session(sql, token_hash, at);
        if (found.account == 0) return;
        reply.account = rows::account(sql, found.account).value_or(Account{});
        reply.session = {found.session, token_hash};
        if (reply.account.banned_until_unix_ms > at)
          refuse(reply, E::BANNED, until(reply.account.banned_until_unix_ms));
      },
      asked(std::move(done)));
}

void Accounts::enlist(const std::string& typed, const std::string& typed_password, const std::string& token_hash,
                      const Caller& who, Done answer) {
  const Done done = asked(std::move(answer));
  const std::string name = tidy_name(typed), key = skeleton(name), password = composed(typed_password);
  Reply reply;
  if (const std::string wrong = why_no_account_name(name); !wrong.empty()) refuse(reply, E::BAD_NAME, wrong);
  if (const std::string wrong = why_no_password(password, key); reply.refused == fine && !wrong.empty())
    refuse(reply, E::BAD_PASSWORD, wrong);
  if (reply.refused == fine) {
    const std::uint64_t hash = short_hash(key);
    const std::lock_guard lock(mutex_);
    if (names_.contains(hash)) refuse(reply, E::NAME_TAKEN, "somebody has that name, or one that looks like it");
    const std::int64_t wait = tells_apart(who.address) ? registrations_.wait_ms(who.address, now()) : 0;
    if (reply.refused == fine && wait > 0)
      refuse(reply, E::TOO_FAST, "wait " + std::to_string((wait + 999) / 1000) + " s");
    if (reply.refused == fine && tells_apart(who.address)) registrations_.failed(who.address, now());
  }
  if (reply.refused != fine) return done(std::move(reply));
  const auto add = [this, name, key, token_hash, who, done](const std::string& hashed) {
    store(
        [=, at = now()](Sql& sql, Reply& r) {
          const AccountId id = rows::add(sql, name, key, hashed, at);
          if (id == 0) return refuse(r, E::NAME_TAKEN, "somebody has that name, or one that looks like it");
          r.session = {rows::open_session(sql, id, token_hash, who.client, at), token_hash};
          if (r.session.id == 0) return refuse(r, E::NOT_ALLOWED, "this token is an account's already");
          r.account = rows::account(sql, id).value_or(Account{});
        },
        [this, key, done](Reply r) {
          if (r.refused == fine) keep_name(key, {});
          done(std::move(r));
        });
  };
  hash(
      [this, password, add, done] {
        const std::string hashed = hash_password(password, options_.cost);
        if (!hashed.empty()) return add(hashed);
        Reply r;
        refuse(r, E::SERVER_FULL, "no memory to hash a password");
        done(std::move(r));
      },
      done);
}

void Accounts::log_in(const std::string& typed, const std::string& typed_password, const Caller& who, Done answer) {
  const Done done = asked(std::move(answer));
  const std::string key = skeleton(tidy_name(typed)), password = composed(typed_password);
  if (const std::string wait = must_wait(key, who); !wait.empty()) {
    Reply reply;
    refuse(reply, E::TOO_FAST, wait);
    return done(std::move(reply));
  }
  const auto open = [this, who, done](AccountId id, const std::string& stored) {
    store(
        [=, at = now()](Sql& sql, Reply& r) {
          // It may have changed while it was tried.
          if (rows::password_of(sql, id) != stored) return refuse(r, E::WRONG_PASSWORD);
          r.account = rows::account(sql, id).value_or(Account{});
          if (r.account.banned_until_unix_ms > at) return refuse(r, E::BANNED, until(r.account.banned_until_unix_ms));
          r.token = random_token();
          r.session.token_hash = token_hash(r.token);
          r.session.id = rows::open_session(sql, id, r.session.token_hash, who.client, at);
        },
        done);
  };
  store(
      [key](Sql& sql, Reply& r) {
        r.account.id = rows::find(sql, key);
        if (r.account.id != 0) r.detail = rows::password_of(sql, r.account.id);
      },
      [=, this](Reply found) {
        if (found.refused != fine) return done(std::move(found));
        const bool sane = length(password) <= longest_password;
        try_password(
            sane ? found.detail : "", sane ? password : "", key, who,
            [open, id = found.account.id, stored = found.detail] { open(id, stored); }, done);
      });
}

void Accounts::change_password(const std::string& old_one, const std::string& new_one, const Caller& who, Done answer) {
  const Done done = asked(std::move(answer));
  const std::string whose = "#" + std::to_string(who.account), old_password = composed(old_one);
  const std::string password = composed(new_one);
  Reply reply;
  if (const std::string wait = must_wait(whose, who); !wait.empty()) refuse(reply, E::TOO_FAST, wait);
  if (const std::string wrong = why_no_password(password, {}); reply.refused == fine && !wrong.empty())
    refuse(reply, E::BAD_PASSWORD, wrong);
  if (reply.refused != fine) return done(std::move(reply));
  const auto put = [this, who, done](const std::string& stored, const std::string& hashed) {
    store(
        [=](Sql& sql, Reply& r) {
          if (rows::password_of(sql, who.account) != stored) return refuse(r, E::WRONG_PASSWORD);
          rows::set_password(sql, who.account, hashed);
          rows::close_others(sql, who.account, who.session);
          r.message.mutable_done();
        },
        done);
  };
  store([who](Sql& sql, Reply& r) { r.detail = rows::password_of(sql, who.account); },
        [=, this](Reply found) {
          if (found.refused != fine) return done(std::move(found));
          const auto renew = [this, put, stored = found.detail, password, done] {
            const std::string hashed = hash_password(password, options_.cost);
            if (!hashed.empty()) return put(stored, hashed);
            Reply r;
            refuse(r, E::SERVER_FULL, "no memory to hash a password");
            done(std::move(r));
          };
          try_password(found.detail, old_password, whose, who, renew, done);
        });
}

}  // namespace fate::server
