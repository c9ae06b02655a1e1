// The lessons' positions as they were written, built in (server/embed.cmake).
#pragma once

#include <span>

namespace fate::lessons {

struct Text {
  const char* id;
  const char* position;          // fate.v1.Scenario, text format
};
std::span<const Text> texts();

}  // namespace fate::lessons
