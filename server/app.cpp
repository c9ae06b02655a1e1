#include "server/app.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <deque>
#include <future>
#include <thread>
#include <vector>

#include <spdlog/spdlog.h>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/accounts/accounts.hpp"
#include "server/admin/api.hpp"
#include "server/admin/password.hpp"
#include "server/lobby/lobby.hpp"
#include "server/lobby/secrets.hpp"
#include "server/net/listener.hpp"
#include "server/store/archivist.hpp"
#include "server/store/database.hpp"
#include "server/store/sqlite_log.hpp"
#include "server/version.hpp"

namespace fate::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t spare_files = 64;       // for the database and everything else that is no connection
constexpr auto farewell_time = std::chrono::milliseconds(300);
constexpr auto sweep_time = std::chrono::minutes(1);
constexpr auto heartbeat_time = std::chrono::seconds(1);
constexpr auto replay_slice = std::chrono::milliseconds(5);
constexpr std::size_t most_reading = 64;      // matches of the last server
constexpr const char* alive_key = "alive_unix_ms";

std::int64_t unix_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

unsigned thread_count(const ServeOptions& options) {
  return options.threads == 0 ? std::max(1u, std::thread::hardware_concurrency()) : options.threads;
}

}  // namespace

struct App::Parts {
  explicit Parts(const ServeOptions& o) : options(o), signals(io), farewell(io), sweep(io), heartbeat(io) {}
  ~Parts() { settle(); }

  const ServeOptions options;
  std::string new_password, new_hash;
  FolderLock folder;
  Metrics metrics;
  asio::io_context io;
  asio::thread_pool worker{1};
  std::unique_ptr<SqliteLog> log;
  std::unique_ptr<Accounts> accounts;
  std::unique_ptr<Archivist> archivist;
  std::unique_ptr<AdminApi> admin;
  std::unique_ptr<Router> router;
  std::unique_ptr<Lobby> lobby;
  std::unique_ptr<Listener> listener;
  asio::signal_set signals;
  asio::steady_timer farewell, sweep, heartbeat;
  std::int64_t last_alive_unix_ms = 0;     // of the last server
  bool stopping = false;

  std::string open_store(std::uint64_t& epoch, std::vector<std::string>& running, std::vector<std::string>& unarchived);
  void open_lobby(std::uint64_t epoch);
  void restore(const std::vector<std::string>& running);
  void begin_stop();
  void sweep_later();
  void note_alive();
  void beat_later();
  void settle();
};

std::string App::Parts::open_store(std::uint64_t& epoch, std::vector<std::string>& running,
                                   std::vector<std::string>& unarchived) {
  const std::filesystem::path data = options.data;
  if (std::string error = folder.take(data); !error.empty()) return error;
  OpenedDatabase database = open_database(data);
  if (!database.error.empty()) return database.error;
  Archive first(std::move(database.connection));
  if (first.meta(password_key).empty()) {
    new_password = random_password();
    new_hash = hash_password(new_password);
    if (new_hash.empty()) return "there is no memory to hash the admin's password (64 MiB)";
  }
  const std::string alive = first.meta(alive_key);
  std::from_chars(alive.data(), alive.data() + alive.size(), last_alive_unix_ms);
  log = std::make_unique<SqliteLog>(first.take());
  epoch = log->begin_epoch();
  running = log->take_over(epoch);
  OpenedDatabase reading = open_database_to_read(data);
  if (!reading.error.empty()) return reading.error;
  Archive archive(std::move(reading.connection));
  unarchived = archive.unarchived();
  admin = std::make_unique<AdminApi>(std::move(archive));
  accounts = std::make_unique<Accounts>(*log);
  archivist =
      std::make_unique<Archivist>(*log, worker, [this](const auto& records, const v1::MatchFile& file, auto go_on) {
        count_result(*accounts, records, file, std::move(go_on));
      });
  return accounts->open();
}

// What the rooms still gave to the log is stored, and what has ended is filed, before its parts go.
void App::Parts::settle() {
  if (!log) return;
  log->flush();
  worker.join();
  log->flush();
  if (accounts) accounts->stop();
}

void App::Parts::open_lobby(std::uint64_t epoch) {
  LobbyOptions lobby_options;
  lobby_options.room.epoch = epoch;
  lobby_options.room.bots.scale = options.bot_delay;
  lobby_options.version = version;
  lobby = std::make_unique<Lobby>(
      io.get_executor(), *log, metrics, lobby_options,
      [this](const std::string& match) { archivist->match_stored(match); }, accounts.get());
  accounts->on_change([this](const Account& account) { lobby->account_changed(account); });
  const auto figures = [this](const HttpRequest&) {
    const SqliteLog::Figures f = log->figures();
    const auto line = [](const char* name, const char* help, std::uint64_t v) {
      return prometheus_line(name, "counter", help, static_cast<double>(v));
    };
    HttpReply reply = text_reply(
        200, prometheus(metrics, line("fate_store_commits_total", "Commits.", f.commits) +
                                     line("fate_store_records_total", "Records committed.", f.records) +
                                     line("fate_store_failures_total", "Failed commits.", f.failures) +
                                     line("fate_store_commit_microseconds_total", "Time in commits.", f.commit_us)));
    reply.type = "text/plain; version=0.0.4; charset=utf-8";
    return reply;
  };
  StaticFiles files(options.web);
  if (!files.has_client()) spdlog::warn("there is no web client in {}: pages will not be found", options.web);
  router = std::make_unique<Router>(std::move(files), figures,
                                    [this](const HttpRequest& request) { return admin->answer(request); });
}

// The log reads on while matches are run again on every core; what waits between them is bounded.
void App::Parts::restore(const std::vector<std::string>& running) {
  std::atomic<bool> all_read = false;
  auto work = asio::make_work_guard(io);
  std::vector<std::thread> players;
  for (unsigned i = 0; i < thread_count(options); ++i)
    players.emplace_back([&] {
      while (!all_read) io.run_for(replay_slice);
    });
  std::deque<std::pair<std::string, std::future<MatchLog::Records>>> reading;
  auto next = running.begin();
  while (next != running.end() || !reading.empty()) {
    while (next != running.end() && reading.size() < most_reading) {
      auto read = std::make_shared<std::promise<MatchLog::Records>>();
      reading.emplace_back(*next, read->get_future());
      log->read(*next++, 1, [read](MatchLog::Records found) { read->set_value(std::move(found)); });
    }
    lobby->restore(reading.front().first, reading.front().second.get().records, last_alive_unix_ms);
    reading.pop_front();
  }
  all_read = true;
  for (std::thread& t : players) t.join();
  work.reset();
  io.restart();                  // without matches there was nothing left to wait for
}

void App::Parts::begin_stop() {
  if (stopping) return;
  stopping = true;
  spdlog::info("stopping; running matches go on at the next start");
  lobby->drain();                // first: who is known gets a word about it
  listener->stop();
  signals.cancel();
  sweep.cancel();
  heartbeat.cancel();
  note_alive();
  farewell.expires_after(farewell_time);
  farewell.async_wait([this](const boost::system::error_code&) { io.stop(); });
}

void App::Parts::sweep_later() {
  sweep.expires_after(sweep_time);
  sweep.async_wait([this](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    lobby->sweep();
    sweep_later();
  });
}

// How far the clocks of running matches ran is known by this after a crash.
void App::Parts::note_alive() {
  log->run(
      [now = std::to_string(unix_ms())](Connection& db) {
        Statement put = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)");
        return put.bind(1, std::string_view(alive_key)).bind_bytes(2, now).run() == SQLITE_DONE;
      },
      [](Append) {});
}

void App::Parts::beat_later() {
  heartbeat.expires_after(heartbeat_time);
  heartbeat.async_wait([this](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    if (metrics.matches_running > 0) note_alive();
    beat_later();
  });
}

App::App(const ServeOptions& options) : parts_(std::make_unique<Parts>(options)) {}
App::~App() = default;

std::string App::open() {
  Parts& p = *parts_;
  if (!start_secrets()) return "this machine has no source of randomness";
  umask(077);
  const std::size_t files = raise_open_files();
  ListenOptions listen;
  listen.bind = p.options.bind;
  listen.port = p.options.port;
  listen.behind_proxy = p.options.behind_proxy;
  listen.most_connections = files > 2 * spare_files ? files - spare_files : files / 2;
  listen.per_address = p.options.connections_per_address;
  listen.websocket.rate.messages = p.options.rate_limit;
  p.listener = std::make_unique<Listener>(p.io, p.worker, p.metrics, listen);
  // First what can fail without a trace: a new folder's password must reach whoever starts the server.
  if (std::string error = p.listener->open(); !error.empty()) return error;
  std::uint64_t epoch = 0;
  std::vector<std::string> running, unarchived;
  if (std::string error = p.open_store(epoch, running, unarchived); !error.empty()) return error;
  p.open_lobby(epoch);
  for (const std::string& match : unarchived) p.archivist->match_stored(match);
  p.restore(running);
  return {};
}

const std::string& App::new_password() const { return parts_->new_password; }
std::string App::keep_new_password() {
  if (parts_->new_password.empty()) return {};
  OpenedDatabase database = open_database(parts_->options.data);
  if (!database.error.empty()) return database.error;
  const bool kept = Archive(std::move(database.connection)).set_meta(password_key, parts_->new_hash);
  return kept ? "" : "cannot write to the database in " + parts_->options.data;
}

std::uint16_t App::port() const { return parts_->listener->port(); }

void App::run() {
  Parts& p = *parts_;
  p.signals.add(SIGINT);
  p.signals.add(SIGTERM);
  p.signals.async_wait([&p](const boost::system::error_code& cancelled, int) {
    if (!cancelled) p.begin_stop();
  });
  p.sweep_later();
  p.beat_later();
  p.listener->start(*p.router, *p.lobby);
  const unsigned count = thread_count(p.options);
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < count; ++i) threads.emplace_back([&p] { p.io.run(); });
  p.io.run();
  for (std::thread& t : threads) t.join();
  p.settle();
}

void App::stop() {
  asio::post(parts_->io, [this] { parts_->begin_stop(); });
}

}  // namespace fate::server
