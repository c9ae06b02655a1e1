// What happened in many matches.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/match.hpp"

namespace fate::commands {

class Tally {
 public:
  void question(QuestionKind kind) { ++questions_[static_cast<std::size_t>(kind)]; }
  void events(const EventLog& log);
  void finished(std::uint64_t number, const Match& match, std::uint64_t decisions);
  void fault(std::uint64_t number, const std::string& what);
  std::string json(double seconds) const;

 private:
  static constexpr std::size_t kinds = 32;
  static constexpr std::size_t most_faults_shown = 20;

  // Once in one step, however many events tell of it.
  void used(AbilityId ability);

  std::array<std::uint64_t, kinds> questions_{};
  std::array<std::uint64_t, card_type_count + 1> cards_{};
  std::array<std::uint64_t, skill_count + 1> skills_{};
  std::array<std::uint64_t, skill_count + 1> last_step_{};   // in which a skill was counted last
  std::uint64_t step_ = 0;
  std::map<std::string, std::uint64_t> wins_;
  std::uint64_t matches_ = 0, decisions_ = 0, faults_ = 0;
  std::uint64_t signature_ = 0x6a09e667f3bcc908u;
  std::vector<std::string> fault_lines_;
};

}  // namespace fate::commands
