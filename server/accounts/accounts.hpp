// The accounts of this server: who may log in, and what is asked of them. Any thread may call; nothing here waits.
// What is asked is answered once, on any thread. Everything is stored before it is answered.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_set>

#include <boost/asio/thread_pool.hpp>

#include "fate/v1/server.pb.h"
#include "server/accounts/account.hpp"
#include "server/accounts/attempts.hpp"
#include "server/accounts/result.hpp"
#include "server/accounts/sql.hpp"
#include "server/admin/password.hpp"
#include "server/room/types.hpp"
#include "server/store/sqlite_log.hpp"

namespace fate::server {

struct AccountOptions {
  PasswordCost cost{3, 64 << 20};
  std::size_t most_hashes = 32;            // passwords that wait to be hashed; who comes then is told to come later
  std::function<std::int64_t()> unix_ms;   // empty: the machine's clock
};

class Accounts {
 public:
  struct Reply {
    Refused refused = fine;
    std::string detail;
    Account account;                       // whose it is now; id 0 = nobody's
    AccountSession session;
    std::string token;                     // of a new session
    v1::ServerMessage message;             // the answer, where it is a message of its own
  };
  using Done = std::function<void(Reply)>;
  // Who asks.
  struct Caller {
    AccountId account = 0;
    std::uint64_t session = 0;
    std::string client;                    // what it calls itself
    std::string address;
  };

  explicit Accounts(SqliteLog& log, AccountOptions options = {});
  ~Accounts();

  // Reads who there is. Empty, or why that cannot be done. Waits; before anything else.
  std::string open();
  // Told, on any thread, of every account that has changed. Before anything is asked.
  void on_change(std::function<void(const Account&)> changed) { changed_ = std::move(changed); }

  // A guest may not carry this name: somebody has an account that looks so, or it is reserved.
  bool kept_from_guests(const std::string& tidy_name) const;

  // ---- becoming somebody
  // Whose session has this token. Account 0: nobody's. BANNED.
  void recognise(const std::string& token_hash, Done done);
  // A new account, and a session with that token. BAD_NAME, BAD_PASSWORD, NAME_TAKEN, TOO_FAST, SERVER_FULL.
  void enlist(const std::string& name, const std::string& password, const std::string& token_hash, const Caller& who,
              Done done);
  // A new session. WRONG_PASSWORD (of unknown names too, after the same time), BANNED, TOO_FAST, SERVER_FULL.
  void log_in(const std::string& name, const std::string& password, const Caller& who, Done done);

  // ---- of one's own account
  void state(const Caller& who, Done done);
  void rename(const std::string& name, const Caller& who, Done done);
  void change_password(const std::string& old_one, const std::string& new_one, const Caller& who, Done done);
  void block(const std::string& name, bool on, const Caller& who, Done done);
  void sessions(const Caller& who, Done done);
  // 0 = all but the caller's.
  void revoke(std::uint64_t session, const Caller& who, Done done);

  // ---- of anybody's; an empty name is the caller's, an empty mode is all
  void profile(const std::string& name, const std::string& mode, const Caller& who, Done done);
  void history(const std::string& name, std::uint32_t offset, const std::string& mode, const Caller& who, Done done);
  void leaderboard(const std::string& mode, std::uint32_t offset, Done done);

  // Counts a match that has ended; once, however often it is told. `done` says whether it is stored.
  void count(MatchResult result, std::function<void(bool)> done);
  // Tells of an account that somebody else has changed in the store.
  void reload(AccountId id);

  // Nothing is answered after it.
  void stop();
  // What was asked and is not answered yet.
  std::size_t open_questions() const { return asked_; }

 private:
  using Work = std::function<void(Sql&, Reply&)>;

  std::int64_t now() const;
  // Counts the question as open until it is answered.
  Done asked(Done done);
  // Does the work in the store, undone where it sets `refused`; then `done`.
  void store(Work work, Done done);
  // Runs `heavy`, which takes its time, on another thread; SERVER_FULL where too many wait.
  void hash(std::function<void()> heavy, const Done& done);
  void changed(const Account& account) const;
  // Tries the password against the stored one and goes on if it fits; says WRONG_PASSWORD if not.
  void try_password(const std::string& stored, const std::string& password, const std::string& whose, const Caller& who,
                    std::function<void()> then, Done done);
  // Empty, or how long to wait after too many attempts.
  std::string must_wait(const std::string& whose, const Caller& who) const;
  void note_attempt(bool good, const std::string& whose, const Caller& who);
  void keep_name(const std::string& name_key, const std::string& instead_of);

  SqliteLog& log_;
  const AccountOptions options_;
  std::function<void(const Account&)> changed_;
  std::atomic<std::size_t> asked_{0}, hashes_{0};

  mutable std::mutex mutex_;               // guards what follows
  Attempts by_address_, by_name_, registrations_;
  std::unordered_set<std::uint64_t> names_;   // hashes of the skeletons of all accounts' names

  boost::asio::thread_pool hasher_{1};     // last: it works with everything above
};

// For the Archivist: counts the match, if anybody with an account played it, and goes on when that is stored.
void count_result(Accounts& accounts, const std::vector<std::string>& records, const v1::MatchFile& file,
                  std::function<void()> go_on);

}  // namespace fate::server
