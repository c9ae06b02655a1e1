#include "server/net/websocket.hpp"

#include <array>
#include <chrono>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/error.hpp>

#include "server/stamp.hpp"

namespace fate::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);
constexpr const char* subprotocol = "fate.v1";
// What is longer than a message may be is still read up to here, so that it can be answered.
constexpr std::size_t longest_read = 64 * 1024;

Ms steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

LinkId next_link() {
  static std::atomic<LinkId> last{0};
  return ++last;
}

}  // namespace

Websocket::Websocket(TcpStream stream, Lobby& lobby, Metrics& metrics, const WebsocketOptions& options,
                     std::shared_ptr<ConnectionLimits::Place> place)
    : stream_(std::move(stream)),
      metrics_(metrics),
      options_(options),
      place_(std::move(place)),
      hello_timer_(stream_.get_executor()),
      end_timer_(stream_.get_executor()),
      lobby_(lobby),
      queued_messages_(metrics.queued_messages),
      queued_bytes_counted_(metrics.queued_bytes) {
  ++metrics_.connections;
  ++metrics_.connections_total;
}

Websocket::~Websocket() { --metrics_.connections; }

asio::awaitable<void> Websocket::run(Request request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(stream_).expires_never();
  stream_.set_option(websocket::stream_base::timeout{std::chrono::milliseconds(options_.hello_ms),
                                                     std::chrono::milliseconds(options_.idle_ms), true});
  stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(beast::http::field::sec_websocket_protocol, subprotocol);
  }));
  stream_.read_message_max(longest_read);
  stream_.binary(true);
  const auto [failed] = co_await stream_.async_accept(request, as_result);
  if (failed) co_return;

  session_.emplace(lobby_, metrics_, self, next_link(), options_.rate, place_ ? place_->address() : std::string());
  hello_timer_.expires_after(std::chrono::milliseconds(options_.hello_ms));
  hello_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& cancelled) {
    const auto here = weak.lock();
    if (cancelled || !here || here->session_->greeted()) return;
    here->metrics_.dropped(Drop::no_hello);
    here->give_up();
  });
  co_await read();
  session_->on_closed();
  give_up();                     // a frame that was too long ends the reading, not the connection
  hello_timer_.cancel();
  end_timer_.cancel();
  const std::lock_guard lock(mutex_);
  state_ = State::ended;
  queue_.clear();
  queued_bytes_ = 0;
  count_queue();
}

void Websocket::count_queue() {
  queued_messages_.set(queue_.size());
  queued_bytes_counted_.set(queued_bytes_);
}

// Why the other side was heard for the last time, unless we ended it or it said goodbye.
void Websocket::note_end(const boost::system::error_code& why) {
  {
    const std::lock_guard lock(mutex_);
    if (state_ != State::open || why == websocket::error::closed || why == asio::error::operation_aborted) return;
  }
  if (why == beast::error::timeout) {
    metrics_.dropped(Drop::silent);
  } else if (why == websocket::error::message_too_big) {
    metrics_.dropped(Drop::too_large);
  } else if (why.category() == websocket::make_error_code(websocket::error::bad_opcode).category()) {
    metrics_.dropped(Drop::bad_frame);
  } else {
    metrics_.dropped(Drop::lost);
  }
}

asio::awaitable<void> Websocket::read() {
  // Larger than the longest message: a full buffer would stop the read before the message is found too long.
  beast::flat_buffer buffer(2 * longest_read);
  for (;;) {
    const auto [failed, size] = co_await stream_.async_read(buffer, as_result);
    if (failed) {
      note_end(failed);
      if (failed == websocket::error::message_too_big) session_->on_too_large();
      co_return;
    }
    bool goes_on = true;
    metrics_.bytes_in += size;
    if (size > Session::longest_message) {
      session_->on_too_large();
    } else {
      const auto bytes = buffer.cdata();
      // A text frame is never a ClientMessage: an empty one is refused alike.
      const std::string_view message(static_cast<const char*>(bytes.data()), stream_.got_text() ? 0 : bytes.size());
      const auto began = std::chrono::steady_clock::now();
      goes_on = session_->on_message(message, steady_ms());
      metrics_.message_handling.observe(std::chrono::steady_clock::now() - began);
    }
    buffer.consume(buffer.size());
    if (size > Session::longest_message) buffer.shrink_to_fit();
    if (!goes_on) close();
  }
}

void Websocket::send(const Frame& frame) {
  const std::lock_guard lock(mutex_);
  if (state_ != State::open) return;
  if (queue_.size() >= options_.most_queued || queued_bytes_ + frame.body->size() > options_.most_queued_bytes) {
    metrics_.dropped(Drop::slow_reader);
    queue_.clear();
    v1::ServerMessage message;
    message.mutable_error()->set_code(v1::Error::SLOW_READER);
    Frame last;
    last.body = std::make_shared<const std::string>(message.SerializeAsString());
    queue_.push_back(last);
    queued_bytes_ = last.body->size();
    count_queue();
    state_ = State::ending;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->end_later(); });
    start_writer();
    return;
  }
  ++metrics_.messages_out;
  metrics_.bytes_out += frame.body->size();
  queue_.push_back(frame);
  queued_bytes_ += frame.body->size();
  count_queue();
  start_writer();
}

void Websocket::close() {
  const std::lock_guard lock(mutex_);
  if (state_ != State::open) return;
  state_ = State::ending;
  asio::post(stream_.get_executor(), [self = shared_from_this()] { self->end_later(); });
  start_writer();
}

void Websocket::post(std::function<void()> f) {
  asio::post(stream_.get_executor(), [self = shared_from_this(), f = std::move(f)] { f(); });
}

void Websocket::start_writer() {
  if (writing_) return;
  writing_ = true;
  // Never from here: the caller holds the lock and runs on a strand of its own.
  asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write_next(); });
}

// No coroutine: one that mostly writes a single frame costs more than the frame.
void Websocket::write_next() {
  bool last = false;
  {
    const std::lock_guard lock(mutex_);
    if (!queue_.empty()) {
      writing_frame_ = std::move(queue_.front());
      queue_.pop_front();
      queued_bytes_ -= writing_frame_.body->size();
      count_queue();
    } else if (state_ == State::ending) {
      last = true;
    } else {
      writing_ = false;
      return;
    }
  }
  if (last) {
    const auto code = lobby_.draining() ? websocket::close_code::going_away : websocket::close_code::normal;
    stream_.async_close(websocket::close_reason(code),
                        [self = shared_from_this()](const boost::system::error_code&) {});
    return;
  }
  const std::size_t head_size = writing_frame_.head(writing_head_.data());
  const std::array<asio::const_buffer, 2> buffers = {asio::buffer(writing_head_.data(), head_size),
                                                     asio::buffer(*writing_frame_.body)};
  stream_.async_write(buffers, [self = shared_from_this()](const boost::system::error_code& failed, std::size_t) {
    self->written(failed);
  });
}

void Websocket::written(const boost::system::error_code& failed) {
  if (!failed && writing_frame_.since_us != 0)
    metrics_.choice_delivered.observe(seconds_since(writing_frame_.since_us));
  writing_frame_ = {};
  if (failed) {
    give_up();
  } else {
    write_next();
  }
}

void Websocket::end_later() {
  end_timer_.expires_after(std::chrono::milliseconds(options_.closing_ms));
  end_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& cancelled) {
    const auto self = weak.lock();
    if (!cancelled && self) self->give_up();
  });
}

// Closing the socket ends the reader and the writer.
void Websocket::give_up() {
  boost::system::error_code ignored;
  beast::get_lowest_layer(stream_).socket().close(ignored);
}

}  // namespace fate::server
