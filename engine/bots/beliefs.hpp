// Who is on which side, as far as one seat can tell.
#pragma once

#include "engine/bots/memory.hpp"

namespace fate::bots {

struct Beliefs {
  // chance[seat][identity] in percent; identity by its number. Certain where the viewer knows it. All zero in modes
  // without identities.
  std::uint8_t chance[max_seats][4] = {};

  int of(Seat s, Identity i) const { return chance[s][static_cast<int>(i)]; }
};

// Weighs every deal of the identities that the viewer does not know by how well it explains what the seats did. A seat
// knows its own identity and that of the next seat (R007): what it does to that one counts double.
Beliefs believe(const view::TableView&, const Memory&);

}  // namespace fate::bots
