// A room on its strand: carries out what the room asks of its world, wakes it in time, and ends it when it breaks.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <unordered_map>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/lobby/link.hpp"
#include "server/metrics.hpp"
#include "server/room/room.hpp"
#include "server/store/match_log.hpp"

namespace fate::server {

// What a live room tells the lobby. Called on the room's strand.
class RoomKeeper {
 public:
  virtual ~RoomKeeper() = default;
  virtual void room_changed(const std::string& code, const v1::RoomSummary& summary, bool listed) = 0;
  virtual void room_closed(const std::string& code) = 0;
  virtual void guest_released(GuestId guest, const std::string& code) = 0;
  virtual void match_stored(const std::string& match, const std::string& fault) = 0;
};

class LiveRoom final : public std::enable_shared_from_this<LiveRoom>, private Room::World {
 public:
  LiveRoom(boost::asio::any_io_executor executor, RoomKeeper& keeper, MatchLog& log, Metrics& metrics,
           const std::string& code, const std::string& spectator_key, const CheckedSettings& settings,
           const RoomOptions& options);

  const std::string& code() const { return code_; }
  const std::string& spectator_key() const { return spectator_key_; }
  // When it was made, or found again after a restart.
  std::int64_t since_unix_ms() const { return since_unix_ms_; }

  // Runs `f` with the room on its strand, in the order of the calls. An exception ends the room, not the process.
  void post(std::function<void(Room&)> f) { post(std::move(f), {}); }
  // The same for a person's choice, read at that stamp: its way is measured.
  void post_choice(std::function<void(Room&)> f, std::uint32_t read_us) { post(std::move(f), {read_us, 0}); }
  // The connection by which the room will reach somebody; before the post() that names it.
  void add_link(LinkId id, std::shared_ptr<Link> link);
  void drop_link(LinkId id);

 private:
  // Stamps of the choice that is handled, or whose commit is.
  struct Cause {
    std::uint32_t read_us = 0, committed_us = 0;
  };
  void post(std::function<void(Room&)> f, Cause cause);
  void run(const std::function<void(Room&)>& f, Cause cause);
  void settle();
  void count();
  void wake_later();

  // ---- Room::World
  Ms now() const override;
  std::int64_t unix_ms() const override;
  std::uint64_t random() override;
  Seed new_seed() override;
  std::string new_match_id() override;
  void send(LinkId link, const Frame& frame) override;
  void released(GuestId guest, LinkId link) override;
  void append(const LogEntry& entry) override;
  void read_log(const std::string& match, std::uint64_t from_seq) override;
  void match_over(const std::string& match, const std::string& fault) override;

  const std::string code_, spectator_key_;
  const std::int64_t since_unix_ms_ = unix_ms();
  boost::asio::strand<boost::asio::any_io_executor> strand_;
  boost::asio::steady_timer timer_;
  RoomKeeper& keeper_;
  MatchLog& log_;
  Metrics& metrics_;
  std::unordered_map<LinkId, std::shared_ptr<Link>> links_;
  Room room_;
  Cause cause_;
  Share seats_people_, seats_bots_, open_questions_;
  Ms wakes_at_ = never;
  bool counted_ = false;         // as a running match
  bool told_closed_ = false;
};

}  // namespace fate::server
