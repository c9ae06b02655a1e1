// What a viewer may know of something that happened.
#include "engine/view/view.hpp"

namespace fate::view {
namespace {

bool is_status(EventKind k) { return k == EventKind::status_gained || k == EventKind::status_ended; }
bool is_resolution(EventKind k) { return k == EventKind::resolution_began || k == EventKind::resolution_changed; }
bool has_placed(EventKind k) { return k == EventKind::cards_moved || k == EventKind::placed_shown; }

}  // namespace

std::optional<EventView> event(const Event& e, const EventLog& log, Viewer v) {
  const bool sees = v.sees(e.seen_by);
  if (e.secret && !sees) return std::nullopt;
  EventView out;
  out.event = e;
  if (sees) out.cards = log.cards_of(e);
  if (is_status(e.kind)) out.status = log.statuses[e.extra];
  if (is_resolution(e.kind)) out.resolution = &log.resolutions[e.extra];
  if (has_placed(e.kind)) {
    out.placed = log.placed[e.extra];
    out.placed->known_to = {};
  }
  // Nothing about the audience itself leaves.
  out.event.seen_by = {};
  out.event.secret = false;
  out.event.first_card = 0;
  out.event.extra = 0;
  return out;
}

}  // namespace fate::view
