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
#include "server/admin/match_index.hpp"
#include "server/admin/metrics_history.hpp"
#include "server/admin/password.hpp"
#include "server/lobby/lobby.hpp"
#include "server/lobby/secrets.hpp"
#include "server/lobby/word_filter.hpp"
#include "server/log_text.hpp"
#include "server/net/listener.hpp"
#include "server/replays/replays.hpp"
#include "server/store/archivist.hpp"
#include "server/store/database.hpp"
#include "server/store/retention.hpp"
#include "server/store/sqlite_log.hpp"
#include "server/unix_time.hpp"
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
constexpr int most_moments = 8;               // that wait for the worker, to be played on from
constexpr const char* alive_key = "alive_unix_ms";

unsigned cores() { return std::max(1u, std::thread::hardware_concurrency()); }

// Half of the cores: a choice that wakes a second thread costs more than it gains, and the store has threads of its
// own.
unsigned thread_count(const ServeOptions& options) {
  return options.threads == 0 ? std::max(1u, cores() / 2) : options.threads;
}

}  // namespace

struct App::Parts {
  explicit Parts(const ServeOptions& o)
      : options(o), signals(io), farewell(io), sweep(io), heartbeat(io), sampling(io) {}
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
  std::unique_ptr<Archive> admin_archive;  // for the admin's pages
  std::unique_ptr<Replays> replays;
  std::unique_ptr<Router> router;
  std::unique_ptr<Lobby> lobby;
  std::unique_ptr<MetricsHistory> history;
  std::unique_ptr<AdminApi> admin;
  std::unique_ptr<Listener> listener;
  std::shared_ptr<WordFilter> words = std::make_shared<WordFilter>();
  asio::signal_set signals;
  asio::steady_timer farewell, sweep, heartbeat, sampling;
  std::int64_t last_alive_unix_ms = 0;     // of the last server
  std::atomic<bool> stopping{false};
  std::atomic<int> moments_waiting{0};

  std::string read_access(ListenOptions& listen);
  HttpReply figures(const HttpRequest& request);
  void sweep_matches();
  std::string open_store(std::uint64_t& epoch, std::vector<std::string>& running, std::vector<std::string>& unarchived);
  void open_lobby(std::uint64_t epoch);
  void restore(const std::vector<std::string>& running);
  void watch_store();
  void begin_stop();
  void sweep_later();
  void note_alive();
  void beat_later();
  void sample_later();
  void settle();
};

// Who may come, by whose word, and what they may not say.
std::string App::Parts::read_access(ListenOptions& listen) {
  if (options.behind_proxy) listen.trusted_proxies = Networks::local();
  for (const std::string& network : options.trusted_proxies)
    if (std::string wrong = listen.trusted_proxies.add(network); !wrong.empty()) return "trusted-proxy: " + wrong;
  for (const std::string& origin : options.allowed_origins) {
    const std::size_t scheme = origin.find("://");
    if (scheme == std::string::npos || origin.find('/', scheme + 3) != std::string::npos)
      return "allow-origin: '" + origin + "' is not like https://example.org";
  }
  listen.allowed_origins = options.allowed_origins;
  return options.word_filter.empty() ? "" : words->load(options.word_filter);
}

// For this machine and its own network, and for who knows the token.
HttpReply App::Parts::figures(const HttpRequest& request) {
  static const Networks near = Networks::local();
  const std::string& token = options.metrics_token;
  const bool known = !token.empty() && same_secret(request.authorization, "Bearer " + token);
  if (!known && (request.forwarded || !near.has(request.address)))
    return text_reply(403, "Figures are for this network, or for a token.\n");
  const SqliteLog::Figures f = log->figures();
  const auto line = [](const char* name, const char* type, const char* help, std::uint64_t v) {
    return prometheus_line(name, type, help, static_cast<double>(v));
  };
  HttpReply reply = text_reply(
      200, prometheus(metrics, line("fate_store_commits_total", "counter", "Commits.", f.commits) +
                                   line("fate_store_records_total", "counter", "Records committed.", f.records) +
                                   line("fate_store_failures_total", "counter", "Failed commits.", f.failures) +
                                   line("fate_store_queued", "gauge", "What waits for a commit.", f.waiting) +
                                   line("fate_store_well", "gauge", "1 = it can be written.", log->well() ? 1 : 0) +
                                   log->commit_time().prometheus("fate_store_commit_seconds", "Time of a commit.")));
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  return reply;
}

std::string App::Parts::open_store(std::uint64_t& epoch, std::vector<std::string>& running,
                                   std::vector<std::string>& unarchived) {
  const std::filesystem::path data = options.data;
  if (std::string error = folder.take(data); !error.empty()) return error;
  const Durability durability = options.durability == "normal" ? Durability::normal : Durability::full;
  OpenedDatabase database = open_database(data, durability);
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
  if (epoch == 0) return "cannot write to the database in " + options.data + " (is the disk full?)";
  running = log->take_over(epoch);
  OpenedDatabase reading = open_database_to_read(data);
  if (!reading.error.empty()) return reading.error;
  Archive archive(std::move(reading.connection));
  unarchived = archive.unarchived();
  admin_archive = std::make_unique<Archive>(std::move(archive));
  OpenedDatabase open_to_all = open_database_to_read(data);
  if (!open_to_all.error.empty()) return open_to_all.error;
  replays = std::make_unique<Replays>(Archive(std::move(open_to_all.connection)));
  accounts = std::make_unique<Accounts>(*log);
  archivist =
      std::make_unique<Archivist>(*log, worker, [this](const auto& records, const v1::MatchFile& file, auto go_on) {
        count_result(*accounts, records, file, [this, records, file, go_on = std::move(go_on)] {
          match_index::put_then(*log, records, file, go_on);
        });
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
  lobby_options.room.pace.scale = options.bot_delay;
  lobby_options.room.pace.window_scale = options.window_delay;
  lobby_options.version = version;
  if (!words->empty()) lobby_options.room.words = words;
  lobby = std::make_unique<Lobby>(
      io.get_executor(), *log, metrics, lobby_options,
      [this](const std::string& match) { archivist->match_stored(match); }, accounts.get());
  history = std::make_unique<MetricsHistory>(metrics, *log, unix_now_ms());
  admin = std::make_unique<AdminApi>(std::move(*admin_archive), *log, *lobby, *accounts, *history);
  lobby->on_play_on([this](const v1::PlayOn& wish, auto done) {
    if (++moments_waiting > most_moments) {
      --moments_waiting;
      return false;
    }
    asio::post(worker, [this, wish, done = std::move(done)] {
      ReadMoment read = replays->moment(wish);
      --moments_waiting;
      done(std::move(read));
    });
    return true;
  });
  accounts->on_change([this](const Account& account) { lobby->account_changed(account); });
  StaticFiles files(options.web);
  if (!files.has_client()) spdlog::warn("event=no_client folder={}", log_value(options.web));
  router = std::make_unique<Router>(
      std::move(files), [this](const HttpRequest& request) { return figures(request); },
      [this](const HttpRequest& request) { return admin->answer(request); },
      [this](const HttpRequest& request) { return replays->answer(request); },
      [this]() -> std::string {
        if (lobby->draining() || lobby->halted()) return "draining";
        return log->well() ? "" : "store";
      });
}

// The log reads on while matches are run again on every core; what waits between them is bounded.
void App::Parts::restore(const std::vector<std::string>& running) {
  std::atomic<bool> all_read = false;
  auto work = asio::make_work_guard(io);
  std::vector<std::thread> players;
  for (unsigned i = 0; i < cores(); ++i)
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

// Called again from the log's own thread whenever its health changes.
void App::Parts::watch_store() {
  log->when_health_changes([this](bool well) {
    lobby->store_changed(well);
    if (well) archivist->try_again();
  });
  if (!log->well()) lobby->store_changed(false);
}

void App::Parts::begin_stop() {
  if (stopping.exchange(true)) return;
  spdlog::info("event=stopping");
  lobby->drain();                // first: who is known gets a word about it
  listener->stop();
  signals.cancel();
  sweep.cancel();
  heartbeat.cancel();
  sampling.cancel();
  note_alive();
  farewell.expires_after(farewell_time);
  farewell.async_wait([this](const boost::system::error_code&) { io.stop(); });
}

void App::Parts::sweep_later() {
  sweep.expires_after(sweep_time);
  sweep.async_wait([this](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    lobby->sweep();
    sweep_matches();
    sweep_later();
  });
}

// How far the clocks of running matches ran is known by this after a crash.
void App::Parts::note_alive() {
  log->run(
      [now = std::to_string(unix_now_ms())](Connection& db) {
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

void App::Parts::sample_later() {
  sampling.expires_after(MetricsHistory::every);
  sampling.async_wait([this](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    history->take(unix_now_ms());
    sample_later();
  });
}

void App::Parts::sweep_matches() {
  if (options.keep_matches_days == 0) return;
  constexpr std::int64_t day_ms = 24 * 3'600'000;
  retention::sweep(*log, unix_now_ms() - day_ms * options.keep_matches_days);
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
  if (std::string error = p.read_access(listen); !error.empty()) return error;
  listen.most_connections = files > 2 * spare_files ? files - spare_files : files / 2;
  listen.per_address = p.options.connections_per_address;
  listen.websocket.rate.messages = p.options.rate_limit;
  if (p.options.rate_limit == 0) listen.handshakes_per_minute = 0;
  listen.websocket.hello_ms = static_cast<std::uint32_t>(p.options.hello_seconds * 1000);
  listen.websocket.idle_ms = static_cast<std::uint32_t>(p.options.idle_seconds * 1000);
  p.listener = std::make_unique<Listener>(p.io, p.worker, p.metrics, listen);
  // First what can fail without a trace: a new folder's password must reach whoever starts the server.
  if (std::string error = p.listener->open(); !error.empty()) return error;
  std::uint64_t epoch = 0;
  std::vector<std::string> running, unarchived;
  if (std::string error = p.open_store(epoch, running, unarchived); !error.empty()) return error;
  p.open_lobby(epoch);
  if (std::string error = p.admin->open(); !error.empty()) return error;
  for (const std::string& match : unarchived) p.archivist->match_stored(match);
  match_index::fill(*p.log, p.worker, [&p] { return !p.stopping; });
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
  p.watch_store();
  p.sweep_matches();
  p.sweep_later();
  p.beat_later();
  p.sample_later();
  p.listener->start(*p.router, *p.lobby);
  const unsigned count = thread_count(p.options);
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < count; ++i) threads.emplace_back([&p] { p.io.run(); });
  p.io.run();
  for (std::thread& t : threads) t.join();
  p.log->when_health_changes(nullptr);
  p.settle();
}

void App::stop() {
  asio::post(parts_->io, [this] { parts_->begin_stop(); });
}

}  // namespace fate::server
