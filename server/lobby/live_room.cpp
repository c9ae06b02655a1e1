#include "server/lobby/live_room.hpp"

#include <chrono>

#include <spdlog/spdlog.h>

#include "server/lobby/secrets.hpp"
#include "server/log_text.hpp"
#include "server/stamp.hpp"
#include "server/unix_time.hpp"

namespace fate::server {
namespace {

// So often in a row at most a room may want to be woken at once; then others come first.
constexpr int most_ticks = 16;

}  // namespace

LiveRoom::LiveRoom(boost::asio::any_io_executor executor, RoomKeeper& keeper, MatchLog& log, Metrics& metrics,
                   const std::string& code, const std::string& spectator_key, const CheckedSettings& settings,
                   const RoomOptions& options)
    : code_(code),
      spectator_key_(spectator_key),
      strand_(boost::asio::make_strand(executor)),
      timer_(strand_),
      keeper_(keeper),
      log_(log),
      metrics_(metrics),
      room_(*this, code, spectator_key, settings, options),
      seats_people_(metrics.seats_people),
      seats_bots_(metrics.seats_bots),
      open_questions_(metrics.open_questions) {}

void LiveRoom::post(std::function<void(Room&)> f, Cause cause) {
  boost::asio::post(strand_, [self = shared_from_this(), f = std::move(f), cause] { self->run(f, cause); });
}

void LiveRoom::add_link(LinkId id, std::shared_ptr<Link> link) {
  boost::asio::post(strand_, [self = shared_from_this(), id, link = std::move(link)] { self->links_[id] = link; });
}

void LiveRoom::drop_link(LinkId id) {
  boost::asio::post(strand_, [self = shared_from_this(), id] { self->links_.erase(id); });
}

void LiveRoom::run(const std::function<void(Room&)>& f, Cause cause) {
  const auto began = std::chrono::steady_clock::now();
  try {
    cause_ = cause;
    f(room_);
    cause_ = {};
    settle();
    metrics_.room_step.observe(std::chrono::steady_clock::now() - began);
  } catch (const std::exception& e) {
    spdlog::error("event=room_fault room={} why={}", code_, log_value(e.what()));
    room_.break_off(std::string("exception: ") + e.what());
    try {
      settle();
    } catch (const std::exception& again) {
      spdlog::error("event=room_fault room={} why={}", code_, log_value(again.what()));
    }
  }
}

void LiveRoom::count() {
  std::uint64_t people = 0, bots = 0;
  if (!room_.closed())
    for (const RoomSeat& seat : room_.roster().seats()) {
      people += seat.kind == v1::Occupant::PLAYER;
      bots += seat.kind == v1::Occupant::BOT;
    }
  const Play* play = room_.play();
  const bool open = !room_.closed() && room_.roster().playing() && play != nullptr && play->started() &&
                    !play->match().over() && play->match().question().open;
  seats_people_.set(people);
  seats_bots_.set(bots);
  open_questions_.set(open ? 1 : 0);
}

void LiveRoom::settle() {
  for (int i = 0; i < most_ticks && room_.next_due() <= now(); ++i) room_.tick();
  count();
  const bool plays = room_.roster().playing() && !room_.closed();
  if (plays != counted_) {
    counted_ = plays;
    metrics_.matches_running += plays ? 1 : std::uint64_t(-1);
  }
  if (room_.closed()) {
    if (told_closed_) return;
    told_closed_ = true;
    timer_.cancel();
    links_.clear();
    keeper_.room_closed(code_);
    return;
  }
  if (room_.take_changed()) keeper_.room_changed(code_, room_.summary(), room_.roster().settings().settings.listed());
  wake_later();
}

void LiveRoom::wake_later() {
  const Ms due = room_.next_due();
  if (due == wakes_at_) return;
  wakes_at_ = due;
  if (due == never) {
    timer_.cancel();
    return;
  }
  timer_.expires_at(std::chrono::steady_clock::time_point(std::chrono::milliseconds(due)));
  timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& cancelled) {
    const auto self = weak.lock();
    if (cancelled || !self) return;
    self->wakes_at_ = never;
    self->run([](Room&) {}, {});
  });
}

Ms LiveRoom::now() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::int64_t LiveRoom::unix_ms() const { return unix_now_ms(); }

std::uint64_t LiveRoom::random() { return random_number(); }
Seed LiveRoom::new_seed() { return random_seed(); }
std::string LiveRoom::new_match_id() { return random_code(12); }

void LiveRoom::send(LinkId link, const Frame& frame) {
  const auto found = links_.find(link);
  if (found == links_.end()) return;
  if (cause_.committed_us == 0) return found->second->send(frame);
  Frame measured = frame;
  measured.since_us = cause_.read_us;
  found->second->send(measured);
}

void LiveRoom::released(GuestId guest, LinkId link) {
  links_.erase(link);
  keeper_.guest_released(guest, code_);
}

void LiveRoom::append(const LogEntry& entry) {
  ++metrics_.records;
  // What follows from a commit has its own: only the person's choice itself is measured.
  const std::uint32_t read_us = cause_.committed_us == 0 ? cause_.read_us : 0;
  log_.append(entry, [weak = weak_from_this(), match = entry.match, seq = entry.seq, read_us](Append result) {
    const auto self = weak.lock();
    if (!self) return;
    Cause cause;
    if (read_us != 0 && result == Append::committed) {
      self->metrics_.choice_committed.observe(seconds_since(read_us));
      cause = {read_us, stamp_us()};
    }
    self->post([match, seq, result](Room& room) { room.appended(match, seq, result); }, cause);
  });
}

void LiveRoom::read_log(const std::string& match, std::uint64_t from_seq) {
  log_.read(match, from_seq, [weak = weak_from_this(), match](MatchLog::Records found) {
    if (const auto self = weak.lock()) self->post([match, found](Room& room) { room.log_read(match, found); });
  });
}

void LiveRoom::match_over(const std::string& match, const std::string& fault) {
  if (fault.empty()) {
    ++metrics_.matches_finished;
    spdlog::info("event=match_finished room={} match={}", code_, match);
  } else {
    ++metrics_.matches_void;
    spdlog::error("event=match_void room={} match={} why={}", code_, match, log_value(fault));
  }
  keeper_.match_stored(match, fault);
}

}  // namespace fate::server
