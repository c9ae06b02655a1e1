#include "tests/bench/load/connection.hpp"

#include <boost/asio/buffer.hpp>

namespace fate::load {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;

void Connection::open(const Target& target, const std::string& from, User& user) {
  user_ = &user;
  tcp::socket& socket = stream_.next_layer();
  boost::system::error_code failed;
  const tcp::endpoint to(asio::ip::make_address(target.host, failed), target.port);
  if (!failed) socket.open(to.protocol(), failed);
  if (!failed && !from.empty()) socket.bind({asio::ip::make_address(from), 0}, failed);
  if (failed) return fail(failed);
  socket.async_connect(to, [self = shared_from_this(), target](const boost::system::error_code& wrong) {
    if (wrong) return self->fail(wrong);
    self->handshake(target);
  });
}

void Connection::handshake(const Target& target) {
  boost::system::error_code ignored;
  stream_.next_layer().set_option(tcp::no_delay(true), ignored);
  stream_.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
    request.set(boost::beast::http::field::sec_websocket_protocol, "fate.v1");
  }));
  stream_.binary(true);
  stream_.secure_prng(false);    // the masks need not be secret, and must be cheap
  stream_.async_handshake(target.host + ":" + std::to_string(target.port), "/ws",
                          [self = shared_from_this()](const boost::system::error_code& wrong) {
                            if (wrong) return self->fail(wrong);
                            if (self->user_ != nullptr) self->user_->opened();
                            self->read();
                          });
}

void Connection::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](const boost::system::error_code& wrong, std::size_t) {
    if (wrong) return self->fail(wrong);
    const auto bytes = self->buffer_.cdata();
    if (self->user_ != nullptr) self->user_->heard({static_cast<const char*>(bytes.data()), bytes.size()});
    self->buffer_.consume(bytes.size());
    self->read();
  });
}

void Connection::send(std::string message) {
  queue_.push_back(std::move(message));
  if (queue_.size() == 1) write();
}

void Connection::write() {
  stream_.async_write(asio::buffer(queue_.front()),
                      [self = shared_from_this()](const boost::system::error_code& wrong, std::size_t) {
                        if (wrong) return self->fail(wrong);
                        self->queue_.pop_front();
                        if (!self->queue_.empty()) self->write();
                      });
}

void Connection::fail(const boost::system::error_code& why) {
  if (User* const user = user_; user != nullptr) {
    user_ = nullptr;
    user->closed(why.message());
  }
}

void Connection::drop() {
  user_ = nullptr;
  boost::system::error_code ignored;
  stream_.next_layer().close(ignored);
}

}  // namespace fate::load
