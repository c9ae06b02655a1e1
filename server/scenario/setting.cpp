#include "server/scenario/setting.hpp"

#include <algorithm>

#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/content.hpp"

namespace fate::scenario {
namespace {

std::string quoted(const std::string& word) { return "\"" + word + "\""; }

std::string read_mode(const v1::Scenario& s, Setting& out) {
  out.config.mode = s.mode().empty() ? ModeId::table : find_mode(s.mode());
  if (out.config.mode == ModeId::none) return "unknown mode " + quoted(s.mode());
  if (out.config.mode != ModeId::table && !implemented(out.config.mode))
    return "the mode " + s.mode() + " cannot be played";
  bool origins = facts(out.config.mode).origins;
  for (const std::string& id : s.sets()) {
    const SetId set = find_set(id);
    if (set == SetId::none) return "unknown set " + quoted(id);
    if (!implemented(set)) return "the set " + id + " cannot be played";
    out.config.sets |= set_bit(set);
    origins = origins || set == SetId::origins;
  }
  out.config.sets |= set_bit(origins ? SetId::origins : SetId::standard);
  out.names = {origins, out.config.sets};
  return {};
}

std::string read_seats(const v1::Scenario& s, Setting& out) {
  int last = 0;
  SeatSet listed;
  for (const v1::SeatSetup& seat : s.seats()) {
    const Seat at = seat_of(seat.seat());
    if (at == no_seat) return "seats are called A to H, not " + quoted(seat.seat());
    if (listed.has(at)) return "seat " + seat.seat() + " is listed twice";
    listed.add(at);
    last = std::max(last, at + 1);
  }
  const int of_mode = facts(out.config.mode).players;
  out.seats = of_mode > 0 ? of_mode : s.players() > 0 ? static_cast<int>(s.players()) : std::max(2, last);
  if (of_mode > 0 && s.players() > 0 && static_cast<int>(s.players()) != of_mode)
    return "the mode " + s.mode() + " is for " + std::to_string(of_mode) + " players";
  if (out.seats < 2 || out.seats > max_seats) return "2 to " + std::to_string(max_seats) + " players sit down";
  if (last > out.seats) return "seat " + name_of(static_cast<Seat>(last - 1)) + " is not at this table";
  return {};
}

}  // namespace

std::string read_setting(const v1::Scenario& s, Setting& out) {
  if (s.name().empty()) return "a scenario needs a name";
  if (std::string error = read_mode(s, out); !error.empty()) return error;
  if (std::string error = read_seats(s, out); !error.empty()) return error;
  if (!s.turn().empty()) out.turn = seat_of(s.turn());
  if (out.turn >= out.seats) return "turn: there is no seat " + quoted(s.turn());
  if (!s.phase().empty()) out.phase = phase_of(s.phase());
  const bool of_a_turn = out.phase >= Phase::casting && out.phase <= Phase::turn_end;
  if (!of_a_turn && out.phase != Phase::set_up) return "unknown phase " + quoted(s.phase());
  if (out.phase == Phase::set_up && (out.config.mode == ModeId::table || s.seats_size() > 0))
    return "phase set_up is that of a mode, and seats are set up there";
  if (s.draft_size() > 0 && out.phase != Phase::set_up) return "a draft is part of the phase set_up";
  if (!s.fate().empty() && find_fate(s.fate()) == FateId::none) return "unknown fate " + quoted(s.fate());
  if (!s.fate().empty() && !facts(out.config.mode).identities) return "a fate needs a mode with identities";
  return {};
}

}  // namespace fate::scenario
