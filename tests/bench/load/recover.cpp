#include <functional>
#include <memory>
#include <vector>

#include "fate/v1/client.pb.h"
#include "fate/v1/server.pb.h"
#include "tests/bench/load/crowd.hpp"
#include "tests/bench/load/modes.hpp"
#include "tests/bench/load/server_process.hpp"

namespace fate::load {
namespace {

constexpr double back_below_s = 10;
constexpr std::size_t at_once = 64;

constexpr std::uint32_t field_token = 4, field_welcome_room = 5;   // of Welcome
constexpr std::uint32_t field_room = 1, field_room_stage = 3;

// Sits in a room of bots and lets one play for itself, match after match.
class Owner final : public Connection::User {
 public:
  Owner(World& world, std::uint32_t number) : world_(world), number_(number) {}
  ~Owner() override { drop(); }

  void connect() {
    in_match_ = false;
    connection_ = std::make_shared<Connection>(world_.io);
    connection_->open(world_.target, loopback_for(number_), *this);
  }
  void drop() {
    if (connection_) connection_->drop();
  }
  bool in_match() const { return in_match_; }
  // After the restart: greeted again, whether there is a match or not.
  bool back() const { return in_match_ || roomless_; }

 private:
  void say(v1::ClientMessage m) { connection_->send(m.SerializeAsString()); }
  void play(bool quick) {
    v1::ClientMessage m;
    if (quick) {
      m.mutable_quick_match()->set_mode(world_.options.match_mode);
    } else {
      m.mutable_start_match();
    }
    say(m);
  }
  void let_a_bot_play() {
    v1::ClientMessage m;
    m.mutable_set_stand_in()->set_on(true);
    say(m);
  }

  void opened() override {
    v1::ClientMessage m;
    m.mutable_hello()->set_protocol(1);
    m.mutable_hello()->set_client("fate_load");
    m.mutable_hello()->set_token(token_);
    say(m);
  }
  void heard(std::string_view message) override {
    ++world_.tally.frames;
    const Heard h = hear(message);
    if (h.body == Heard::welcome) {
      const bool first = token_.empty();
      token_ = bytes_in(h.bytes, field_token);
      if (first) {
        play(true);
      } else {
        roomless_ = bytes_in(h.bytes, field_welcome_room).empty();
      }
    } else if (h.body == Heard::match_state) {
      if (!in_match_) let_a_bot_play();
      in_match_ = true;
    } else if (h.body == Heard::room_state && in_match_ &&
               number_in(bytes_in(h.bytes, field_room), field_room_stage) == v1::Room::FINISHED) {
      in_match_ = false;
      ++world_.tally.matches;
      play(false);
    } else if (h.body == Heard::error && world_.failure.empty()) {
      world_.failure = "refused: " + v1::Error::Code_Name(static_cast<int>(number_in(h.bytes, 1)));
    }
  }
  void closed(const std::string& why) override {
    if (world_.failure.empty()) world_.failure = "connection " + std::to_string(number_ + 1) + ": " + why;
  }

  World& world_;
  std::uint32_t number_;
  std::string token_;
  bool in_match_ = false, roomless_ = false;
  std::shared_ptr<Connection> connection_;
};

using Owners = std::vector<std::unique_ptr<Owner>>;

std::string bring_all(World& world, Owners& owners, const std::function<bool(const Owner&)>& there) {
  std::size_t first = 0, next = 0;
  const bool came = run_until(world.io, world.options.most_wait_seconds, [&] {
    while (first < next && there(*owners[first])) ++first;
    while (next < owners.size() && next < first + at_once) owners[next++]->connect();
    return first == owners.size() || !world.failure.empty();
  });
  if (!world.failure.empty()) return world.failure;
  return came ? "" : "room " + std::to_string(first + 1) + " of " + std::to_string(owners.size()) + " does not play";
}

}  // namespace

int recover(const Options& o) {
  ServerProcess server(o.fated,
                       {"--threads", std::to_string(o.server_threads), "--bot-delay", std::to_string(o.bot_delay)});
  if (const std::string failed = server.start(); !failed.empty()) return gave_up(failed);
  Target target;
  target.port = server.port();
  World world(o, target);
  Owners owners;
  for (std::uint32_t i = 0; i < o.rooms; ++i) owners.push_back(std::make_unique<Owner>(world, i));
  std::string failed = bring_all(world, owners, [](const Owner& owner) { return owner.in_match(); });
  if (!failed.empty()) return gave_up(failed);
  run_until(world.io, o.warm_seconds, [&] { return !world.failure.empty(); });
  if (!world.failure.empty()) return gave_up(world.failure);
  const double records = metric(target.host, target.port, "fate_records_total");
  for (const auto& owner : owners) owner->drop();
  server.kill();
  const std::int64_t running = running_matches(server.folder());

  const auto killed = Clock::now();
  failed = server.start();
  if (!failed.empty()) return gave_up("after SIGKILL: " + failed);
  const double serves = seconds_since(killed);
  double all_run = 0;
  const bool came = run_until(world.io, o.most_wait_seconds, [&] {
    // What has ended meanwhile has run too.
    const double now = metric(target.host, target.port, "fate_matches_running") +
                       metric(target.host, target.port, "fate_matches_finished_total");
    all_run = seconds_since(killed);
    return now >= static_cast<double>(running);
  });
  if (!came) return gave_up("not all of " + std::to_string(running) + " matches came back");
  const double voided = metric(target.host, target.port, "fate_matches_void_total");
  const double cpu = server.cpu_ms();
  failed = bring_all(world, owners, [](const Owner& owner) { return owner.back(); });
  if (!failed.empty()) return gave_up("after SIGKILL: " + failed);

  Report r;
  r.text("mode", "recover");
  r.number("rooms", "rooms of bots", o.rooms, "", 0);
  r.number("running", "matches that ran when the server was killed", static_cast<double>(running), "", 0);
  r.number("records_per_match", "records of one, on average", records / o.rooms, "");
  r.number("serves_s", "from the new start until it serves", serves, "s", 2);
  r.bounded("all_run_s", "until all of them run again", all_run, "s", back_below_s);
  r.number("clients_back_s", "until every client is back in its match", seconds_since(killed), "s", 2);
  r.number("void", "matches that could not go on", voided, "", 0);
  r.number("cpu_s", "server CPU until all ran", cpu / 1000, "s", 2);
  r.number("memory_mib", "server memory", server.memory() / 1048576, "MiB");
  r.print(o.json_only);
  return voided > 0 ? gave_up("matches were lost") : 0;
}

}  // namespace fate::load
