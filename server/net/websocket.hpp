// One websocket: a reader, a writer, a bounded queue between the rooms and the socket.
#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/lobby/link.hpp"
#include "server/lobby/session.hpp"
#include "server/net/limits.hpp"
#include "server/net/tcp_stream.hpp"

namespace fate::server {

struct WebsocketOptions {
  RateLimit rate;
  std::size_t most_queued = 256;           // frames
  std::size_t most_queued_bytes = 1 << 20;
  std::uint32_t hello_ms = 10'000;         // so long for the first message
  std::uint32_t idle_ms = 60'000;          // without a sign of life; pinged at half of it
  std::uint32_t closing_ms = 3'000;        // so long for a polite end
};

class Websocket final : public Link, public std::enable_shared_from_this<Websocket> {
 public:
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  Websocket(TcpStream stream, Lobby& lobby, Metrics& metrics, const WebsocketOptions& options,
            std::shared_ptr<ConnectionLimits::Place> place);
  ~Websocket() override;

  // Finishes the handshake and reads until the end. On the stream's executor.
  boost::asio::awaitable<void> run(Request request);

  void send(const Frame& frame) override;
  void close() override;
  void post(std::function<void()> f) override;

 private:
  using Stream = boost::beast::websocket::stream<TcpStream>;
  enum class State : std::uint8_t { open, ending, ended };

  boost::asio::awaitable<void> read();
  void start_writer();           // under mutex_
  void write_next();             // on the strand
  void written(const boost::system::error_code& failed);
  void count_queue();            // under mutex_
  void note_end(const boost::system::error_code& why);
  void end_later();              // on the strand: not politely, if it takes too long
  void give_up();

  Stream stream_;
  Metrics& metrics_;
  WebsocketOptions options_;
  std::shared_ptr<ConnectionLimits::Place> place_;
  using Timer = boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                                  boost::asio::wait_traits<std::chrono::steady_clock>, Strand>;
  Timer hello_timer_, end_timer_;
  Lobby& lobby_;
  std::optional<Session> session_;

  Frame writing_frame_;          // the writer's: on the wire now
  std::array<char, Frame::longest_head> writing_head_;

  std::mutex mutex_;             // guards what follows
  std::deque<Frame> queue_;
  std::size_t queued_bytes_ = 0;
  State state_ = State::open;
  bool writing_ = false;
  Share queued_messages_, queued_bytes_counted_;
};

}  // namespace fate::server
