#include "server/lessons/lessons.hpp"

#include <vector>

#include <google/protobuf/text_format.h>

#include "server/lessons/texts.hpp"
#include "server/scenario/check.hpp"

namespace fate::lessons {
namespace {

// FNV-1a: the same everywhere, which std::hash is not.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

Lesson read(const Text& text) {
  Lesson lesson;
  lesson.id = text.id;
  lesson.hash = hash_of(text.position);
  if (!google::protobuf::TextFormat::ParseFromString(text.position, &lesson.scenario)) {
    lesson.error = "the position cannot be read";
    return lesson;
  }
  lesson.error = scenario::read_setting(lesson.scenario, lesson.setting);
  if (lesson.error.empty()) lesson.error = scenario::check_position(lesson.scenario, lesson.setting);
  if (lesson.error.empty()) lesson.error = scenario::find_position(lesson.scenario, lesson.setting, lesson.position);
  if (lesson.error.empty()) lesson.error = why_not(lesson.setting.config);
  return lesson;
}

std::vector<Lesson> read_all() {
  std::vector<Lesson> lessons;
  for (const Text& text : texts()) lessons.push_back(read(text));
  return lessons;
}

}  // namespace

std::span<const Lesson> all() {
  static const std::vector<Lesson> lessons = read_all();
  return lessons;
}

const Lesson* find(std::string_view id) {
  for (const Lesson& lesson : all())
    if (lesson.id == id && lesson.error.empty()) return &lesson;
  return nullptr;
}

void write(const Lesson& lesson, v1::MatchConfig& into) {
  into.set_lesson(lesson.id);
  into.set_lesson_hash(lesson.hash);
}

}  // namespace fate::lessons
