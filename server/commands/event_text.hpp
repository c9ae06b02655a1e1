// A happening as one line of English, from the protocol's record of it: so old match files can be read too.
#pragma once

#include <string>

#include "fate/v1/event.pb.h"
#include "fate/v1/log.pb.h"

namespace fate::commands {

// Empty for bookkeeping that says nothing to a reader.
std::string event_text(const v1::Event& event);

// What the viewer may know of it: 0 = a spectator, else a seat. False: it does not learn of it at all.
bool cut_for_viewer(v1::LoggedEvent& event, std::uint32_t viewer);

}  // namespace fate::commands
