// One match: the only thing that servers, tools and tests hold of the engine. Feed it answers, read questions and
// events. Not thread-safe; no I/O, no clock. Everything is determined by (config, seed, answers).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/fate/match_config.hpp"
#include "engine/fate/vocabulary.hpp"
#include "engine/kernel/event_log.hpp"
#include "engine/kernel/question.hpp"
#include "engine/kernel/random.hpp"

namespace fate {

struct Game;
struct MatchBlock;

// Changes whenever the same seed and choices could lead to another match.
extern const char* const rules_version;

// Empty if a match can be started so, else one line that says why not.
std::string why_not(const MatchConfig&);

class Match {
 public:
  // Runs to the first question. why_not(config) must be empty.
  static std::unique_ptr<Match> start(const MatchConfig&, const Seed&);
  // A match from a position: `lay_out` fills in the prepared game; its turn_seat acts from phase `from` on. For
  // scenarios.
  static std::unique_ptr<Match> laid_out(const MatchConfig&, const Seed&, Phase from,
                                         const std::function<void(Game&)>& lay_out);
  ~Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  MatchConfig config() const;            // with the base set of the mode's family
  int seats() const;

  bool over() const;                     // finished or void: no question is open any more
  const char* fault() const;             // nullptr, or what broke: the match is void
  Outcome outcome() const;               // reason none while it runs

  const Question& question() const;      // everything, for all seats: for drivers; players see view::question()
  // Checks and counts an answer; when all asked seats have answered the match runs to its next question (or its end).
  // A refused answer changes nothing.
  Refusal answer(Seat, std::uint32_t question_id, const Answer&);
  Answer default_answer(Seat) const;  // what the deadline chooses (R270); always legal while the seat is waited for

  const EventLog& events() const;  // since start or the last clear_events()
  void clear_events();

  // Hash over everything that decides the rest of the match and every view. Same on every machine and compiler.
  std::uint64_t hash() const;

  // One memory copy out and back (to the same object). `into` is resized as needed.
  void save(std::vector<std::byte>& into) const;
  void load(const std::vector<std::byte>& from);  // from this object's save()
  std::size_t memory() const;  // bytes of the live state
  std::size_t arena_high_water() const;  // most bytes of frames that were ever in use

  const Game& game() const;  // for views, bots' views and tests
  Game& game_for_tests();

 private:
  explicit Match(MatchBlock*);
  void run(void* frame);
  template <class Root>
  void begin(Root root);
  MatchBlock* block_;
  EventLog log_;
};

}  // namespace fate
