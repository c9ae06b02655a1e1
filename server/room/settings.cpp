#include "server/room/settings.hpp"

#include "engine/catalog/mode_facts.hpp"
#include "server/lobby/text.hpp"
#include "server/wire/decode.hpp"

namespace fate::server {
namespace {

constexpr std::uint32_t default_play_seconds = 25;
constexpr std::uint32_t default_respond_seconds = 15;
constexpr std::uint32_t default_window_seconds = 2;
constexpr std::uint32_t default_bank_seconds = 60;
constexpr std::uint32_t longest_seconds = 600;
constexpr std::uint32_t lesson_window_seconds = 15;   // to read what the window is about
constexpr std::uint32_t practice_window_seconds = 5;
constexpr int most_sets = 8;
constexpr std::size_t longest_password = 32;
constexpr std::uint32_t default_delay_turns = 3;
constexpr std::uint32_t longest_delay_turns = 20;

v1::RoomSettings unhurried(std::uint32_t window_seconds) {
  v1::RoomSettings s;
  s.set_play_seconds(longest_seconds);
  s.set_respond_seconds(longest_seconds);
  s.set_window_seconds(window_seconds);
  s.set_bank_seconds(longest_seconds);
  return s;
}

}  // namespace

CheckedSettings check_settings(const v1::RoomSettings& wished, const WordFilter* words) {
  CheckedSettings r;
  r.settings = wished;
  v1::RoomSettings& s = r.settings;
  s.set_name(trimmed(s.name()));
  if (!good_text(s.name(), 0, 24)) {
    r.error = "name: at most 24 characters, no control characters";
    return r;
  }
  if (words != nullptr) s.set_name(words->clean(s.name()));
  if (s.mode().empty()) s.set_mode(default_mode);
  if (s.sets_size() > most_sets) {
    r.error = "sets: too many";
    return r;
  }
  v1::MatchConfig config;
  config.set_mode(s.mode());
  *config.mutable_sets() = s.sets();
  config.set_all_heroes(s.all_heroes());
  *config.mutable_banned_heroes() = s.banned_heroes();
  const wire::ReadConfig read = wire::read_config(config);
  if (!read.error.empty()) {
    r.error = read.error;
    return r;
  }
  if (s.play_seconds() == 0) s.set_play_seconds(default_play_seconds);
  if (s.respond_seconds() == 0) s.set_respond_seconds(default_respond_seconds);
  if (s.window_seconds() == 0) s.set_window_seconds(default_window_seconds);
  if (s.bank_seconds() == 0) s.set_bank_seconds(default_bank_seconds);
  if (s.play_seconds() > longest_seconds || s.respond_seconds() > longest_seconds ||
      s.window_seconds() > longest_seconds || s.bank_seconds() > longest_seconds) {
    r.error = "times: at most 600 seconds";
    return r;
  }
  if (s.password().size() > longest_password || !good_text(s.password(), 0, longest_password)) {
    r.error = "password: at most 32 characters, no control characters";
    return r;
  }
  if (!v1::RoomSettings::SpectatorRule_IsValid(s.spectator_rule()) ||
      !v1::RoomSettings::BotLevel_IsValid(s.bot_level())) {
    r.error = "unknown spectator rule or bot level";
    return r;
  }
  if (s.spectator_delay_turns() == 0) s.set_spectator_delay_turns(default_delay_turns);
  if (s.spectator_seat() == 0) s.set_spectator_seat(1);
  if (s.spectator_delay_turns() > longest_delay_turns ||
      s.spectator_seat() > static_cast<std::uint32_t>(facts(read.config.mode).players)) {
    r.error = "spectators: a seat of the mode, at most 20 turns late";
    return r;
  }
  r.config = read.config;
  r.seats = facts(read.config.mode).players;
  return r;
}

CheckedSettings lesson_settings(const lessons::Lesson& lesson) {
  v1::RoomSettings s = unhurried(lesson_window_seconds);
  s.set_mode(wire::write_config(lesson.setting.config).mode());
  CheckedSettings checked = check_settings(s);
  checked.lesson = lesson.id;
  return checked;
}

CheckedSettings practice_settings(const std::shared_ptr<const PlayedFrom>& from) {
  v1::RoomSettings s = unhurried(practice_window_seconds);
  s.set_mode(from->config.mode());
  *s.mutable_sets() = from->config.sets();
  s.set_all_heroes(from->config.all_heroes());
  *s.mutable_banned_heroes() = from->config.banned_heroes();
  CheckedSettings checked = check_settings(s);
  checked.from = from;
  return checked;
}

}  // namespace fate::server
