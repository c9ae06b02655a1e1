// A match that is over, played on from one of its moments.
#include "server/lobby/lobby.hpp"

namespace fate::server {

using E = v1::Error;

Refused Lobby::play_on(GuestId guest, LinkId link, std::uint32_t request, const v1::PlayOn& wish,
                       std::function<void(Refused, const std::string&)> refused) {
  if (draining_ || halted_) return E::SHUTTING_DOWN;
  if (!read_moment_) return E::NOT_ALLOWED;
  {
    // Said now, not after the reading; open() asks again.
    const std::lock_guard lock(mutex_);
    const auto found = guests_.find(guest);
    if (found == guests_.end() || found->second.link != link) return E::NOT_GREETED;
    if (found->second.room) return E::ALREADY_IN_ROOM;
    if (rooms_.size() >= options_.most_rooms) return E::SERVER_FULL;
  }
  const auto go_on = [this, guest, link, request, seat = wish.seat(), refused = std::move(refused)](ReadMoment read) {
    if (read.refused != fine) return refused(read.refused, read.detail);
    if (draining_ || halted_) return refused(E::SHUTTING_DOWN, "");
    const CheckedSettings settings = practice_settings(read.from);
    if (!settings.error.empty()) return refused(E::MATCH_UNREADABLE, settings.error);
    if (const Refused why = open(guest, link, request, settings, true, seat); why != fine) refused(why, "");
  };
  return read_moment_(wish, go_on) ? fine : E::SERVER_FULL;
}

}  // namespace fate::server
