// Guided matches: each starts from a position, written as a scenario's, instead of the set-up of its mode.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "fate/v1/log.pb.h"
#include "fate/v1/scenario.pb.h"
#include "server/scenario/position.hpp"

namespace fate::lessons {

struct Lesson {
  std::string id;                // "attack"
  std::uint64_t hash = 0;        // of its text: a stored match runs again only from the position that it had
  v1::Scenario scenario;
  scenario::Setting setting;
  scenario::Position position;
  std::string error;             // why it cannot be played; empty = it can
};

// In the order in which they are learnt. The first call reads them.
std::span<const Lesson> all();
// nullptr: there is none, or it cannot be played.
const Lesson* find(std::string_view id);
// That a match of this config starts from the lesson.
void write(const Lesson& lesson, v1::MatchConfig& into);

}  // namespace fate::lessons
