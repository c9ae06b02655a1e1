// The stream below HTTP and websockets. Its executor is a known type: a message costs several calls through it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/rate_policy.hpp>

namespace fate::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
using TcpStream = boost::beast::basic_stream<boost::asio::ip::tcp, Strand, boost::beast::unlimited_rate_policy>;

}  // namespace fate::server
