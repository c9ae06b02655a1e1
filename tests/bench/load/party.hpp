// The players of one room: they meet, play, and start again when a match has ended.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "fate/v1/client.pb.h"
#include "tests/bench/load/answers.hpp"
#include "tests/bench/load/connection.hpp"
#include "tests/bench/load/figures.hpp"
#include "tests/bench/load/options.hpp"
#include "tests/bench/load/scan.hpp"

namespace fate::load {

// What all players of this process have lived through. Counted always; cleared when the measuring begins.
struct Tally {
  std::uint64_t frames = 0, bytes = 0;         // received
  std::uint64_t sent = 0, accepted = 0;        // answers
  std::uint64_t late = 0, illegal = 0,
                stuck = 0;  // refused: the question was closed; not legal; no legal one was found
  std::uint64_t matches = 0;                   // that ended
  Latencies to_accepted, to_everybody;
};

class Player;

// What is common to all rooms.
struct World {
  World(const Options& o, const Target& t) : options(o), target(t), answers(o.seed, o.pass) {}

  const Options& options;
  Target target;
  boost::asio::io_context io{1};
  Answers answers;
  Tally tally;
  struct Turn {
    Player* player;
    std::uint32_t question;
  };
  std::deque<Turn> turns;                      // who may answer, the longest waiting first
  std::string failure;                         // the first thing that went wrong otherwise
};

class Party {
 public:
  enum class Goal : std::uint8_t { nothing, greeted, seated, playing };

  Party(World& world, std::uint32_t number);
  ~Party();

  // The next goal; one after the other.
  void aim(Goal goal);
  bool reached(Goal goal) const;

 private:
  friend class Player;
  struct Delivery {
    std::uint32_t question;                    // that is new
    Clock::time_point since;                   // the answer that opened it was sent
    std::uint32_t arrived;
    bool measured;
  };
  void greeted(Player& player);
  void seated(Player& player, std::string_view code);
  void ready();
  void answered(std::uint32_t question);
  // A player sees another question than before.
  void saw(std::uint32_t question);

  World& world_;
  std::vector<std::unique_ptr<Player>> players_;
  Goal goal_ = Goal::nothing;
  std::string code_;
  std::uint32_t greeted_ = 0, seated_ = 0, ready_ = 0, in_match_ = 0;
  std::uint32_t newest_ = 0;                   // question that anybody has seen
  std::uint32_t answered_ = 0;                 // question that the last answer was for
  Clock::time_point answered_at_;
  std::deque<Delivery> deliveries_;
};

class Player final : public Connection::User {
 public:
  Player(Party& party, World& world, std::uint32_t number, bool leader);
  ~Player() override;

  void connect();
  // What waits for this player, if it still does.
  void take_turn(std::uint32_t question);

 private:
  friend class Party;
  enum Request : std::uint32_t { greet = 1, create, join, get_ready, start, answer };

  void opened() override;
  void heard(std::string_view message) override;
  void closed(const std::string& why) override;
  void on_room(const Heard& heard);
  void on_question(const Heard& heard);
  void on_error(const Heard& heard);
  void say(v1::ClientMessage& message, Request request);
  void say_answer(const v1::Answer& answer);
  void create_room();
  void join_room(const std::string& code);
  void set_ready();
  void start_match();

  Party& party_;
  World& world_;
  std::uint32_t number_;         // of all players
  bool leader_;
  bool in_match_ = false;
  std::uint32_t question_ = 0;   // the newest seen
  std::string mine_;             // encoded, as long as I have to answer it
  std::uint32_t tries_ = 0;
  Clock::time_point sent_at_;
  std::shared_ptr<Connection> connection_;
};

// An address of this machine for so many connections each: there are only so many ports.
std::string loopback_for(std::uint32_t connection);

}  // namespace fate::load
