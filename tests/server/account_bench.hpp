// A lobby with accounts, over a store in a folder of its own. The machine's clock stands still.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "server/accounts/account_rows.hpp"
#include "server/accounts/sql.hpp"
#include "server/lobby/secrets.hpp"
#include "server/store/database.hpp"
#include "tests/server/folder.hpp"
#include "tests/server/lobby_bench.hpp"

namespace fate::test {

struct AccountBench {
  Folder folder;
  std::int64_t unix_ms = 1'800'000'000'000;
  std::size_t most_hashes = 32;
  std::unique_ptr<server::SqliteLog> store;
  std::unique_ptr<server::Accounts> accounts;
  std::unique_ptr<LobbyBench> bench;

  AccountBench() { open(); }
  ~AccountBench() { close(); }

  void open() {
    server::start_secrets();
    server::OpenedDatabase db = server::open_database(folder.path());
    REQUIRE(db.error.empty());
    store = std::make_unique<server::SqliteLog>(std::move(db.connection));
    server::AccountOptions options;
    options.cost = {1, 8192};
    options.most_hashes = most_hashes;
    options.unix_ms = [this] { return unix_ms; };
    accounts = std::make_unique<server::Accounts>(*store, options);
    REQUIRE(accounts->open().empty());
    server::LobbyOptions o = LobbyBench::fast();
    o.room.epoch = store->begin_epoch();
    bench = std::make_unique<LobbyBench>(o, store.get(), accounts.get());
    bench->others = [this] {
      store->flush();
      return accounts->open_questions() > 0;
    };
    accounts->on_change([this](const server::Account& account) { bench->lobby.account_changed(account); });
  }
  void close() {
    if (bench) bench->run();
    bench.reset();
    accounts.reset();
    store.reset();
  }
  // The server ends and starts again: clients must be gone before.
  void restart() {
    close();
    open();
  }
  // In the store, at once.
  void sql(const std::string& text) {
    store->run([text](server::Connection& db) { return db.run(text.c_str()) == SQLITE_OK; },
               [](server::Append result) { CHECK(result == server::Append::committed); });
    store->flush();
  }
  std::int64_t number(const std::string& text) {
    server::OpenedDatabase db = server::open_database_to_read(folder.path());
    REQUIRE(db.error.empty());
    return db.connection.number(text);
  }
};

// One connection that speaks of accounts.
struct Member : Client {
  explicit Member(AccountBench& b, const std::string& token = {}, const std::string& address = {})
      : Client(*b.bench, {0}, address) {
    welcome = hello(token).welcome();
  }
  v1::Welcome welcome;

  template <class Fill>
  v1::ServerMessage say(Fill&& fill) {
    v1::ClientMessage m;
    fill(m);
    return ask(m);
  }
  v1::ServerMessage enlist(const std::string& name, const std::string& password = "correct horse") {
    return say([&](auto& m) {
      m.mutable_register_()->set_name(name);
      m.mutable_register_()->set_password(password);
    });
  }
  v1::ServerMessage log_in(const std::string& name, const std::string& password = "correct horse") {
    return say([&](auto& m) {
      m.mutable_log_in()->set_name(name);
      m.mutable_log_in()->set_password(password);
    });
  }
  v1::AccountState state() {
    return say([](auto& m) { m.mutable_ask_account(); }).account();
  }
};

// One piece of work on the store, and what it returns.
template <class F>
auto in_store(AccountBench& b, F f) {
  decltype(f(std::declval<server::Sql&>())) out{};
  b.store->run(
      [&](server::Connection& db) {
        server::Sql sql(db);
        out = f(sql);
        return sql.ok();
      },
      [](server::Append result) { CHECK(result == server::Append::committed); });
  b.store->flush();
  return out;
}

}  // namespace fate::test
