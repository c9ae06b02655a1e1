// What Empower says of a character: the colours of hand cards that are normal attacks too (R045).
#pragma once

#include "engine/fate/state.hpp"

namespace fate::daybreak {

inline constexpr AbilityId empower_id = ability(SkillId::empower);
inline constexpr Colour colours[] = {Colour::red, Colour::black};

constexpr std::uint8_t empower_bit(Colour c) { return static_cast<std::uint8_t>(1u << static_cast<int>(c)); }

inline bool empowered(const Game& g, Seat s, Colour c) {
  const Status* st = status_of(g, s, empower_id);
  return st != nullptr && (st->param & empower_bit(c)) != 0;
}

}  // namespace fate::daybreak
