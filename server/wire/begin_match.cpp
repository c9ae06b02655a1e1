#include "server/wire/begin_match.hpp"

#include "server/lessons/lessons.hpp"
#include "server/wire/decode.hpp"

namespace fate::wire {

Begun begin_match(const v1::MatchConfig& config, const std::string& seed_bytes) {
  const ReadConfig read = read_config(config);
  const auto seed = read_seed(seed_bytes);
  if (!read.error.empty()) return {nullptr, read.error};
  if (!seed) return {nullptr, "the seed is not 32 bytes long"};
  if (config.lesson().empty()) return {Match::start(read.config, *seed), {}};
  const lessons::Lesson* const lesson = lessons::find(config.lesson());
  if (lesson == nullptr) return {nullptr, "there is no lesson " + config.lesson()};
  if (lesson->hash != config.lesson_hash()) return {nullptr, "the lesson " + lesson->id + " has another position now"};
  return {scenario::start(lesson->scenario, lesson->setting, lesson->position, *seed), {}};
}

}  // namespace fate::wire
