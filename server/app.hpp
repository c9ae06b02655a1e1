// The whole server: opens everything in order, serves until a signal, closes everything in order.
#pragma once

#include <memory>
#include <string>

#include "server/config/options.hpp"

namespace fate::server {

class App {
 public:
  explicit App(const ServeOptions& options);
  ~App();

  // Empty, or one line that says why the server cannot start. Nothing is lost then.
  std::string open();
  // The password that was made because there was none; empty = there was one. It counts only when it is kept: that is
  // for whoever has shown it.
  const std::string& new_password() const;
  // Empty, or why it cannot be stored.
  std::string keep_new_password();
  std::uint16_t port() const;
  // Serves until SIGINT or SIGTERM, or stop(). Running matches go on at the next start.
  void run();
  // From any thread.
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace fate::server
