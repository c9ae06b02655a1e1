// The settings of a room: what a client may wish for, made complete.
#pragma once

#include <string>

#include "engine/match.hpp"
#include "fate/v1/room.pb.h"
#include "server/lessons/lessons.hpp"
#include "server/lobby/word_filter.hpp"
#include "server/practice/played_from.hpp"

namespace fate::server {

inline constexpr const char* default_mode = "fate2_identity_5";

struct CheckedSettings {
  v1::RoomSettings settings;     // defaults filled in, times in range
  MatchConfig config;
  int seats = 0;
  std::string lesson{};          // a guided match; empty = none
  std::shared_ptr<const PlayedFrom> from{};   // practice; nullptr = none
  std::string error;             // empty = good
  // Nothing is dealt, and its room stays as it is.
  bool laid_out() const { return !lesson.empty() || from; }
};

// `words`: what a room's name does not show; nullptr = all is shown.
CheckedSettings check_settings(const v1::RoomSettings& wished, const WordFilter* words = nullptr);

// Of a guided match: nobody is let in or may watch, and nobody is hurried.
CheckedSettings lesson_settings(const lessons::Lesson&);
// The same for practice; with the error of a config that no room can have.
CheckedSettings practice_settings(const std::shared_ptr<const PlayedFrom>& from);

}  // namespace fate::server
