// A server of our own: a process with a folder and a port of its own, which we look at from outside.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace fate::load {

class ServerProcess {
 public:
  ServerProcess(std::string program, std::vector<std::string> flags);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  // Killed, and its folder removed.
  ~ServerProcess();

  // Empty, or why it does not serve. The port stays the same from the second start on.
  std::string start();
  void kill();

  std::uint16_t port() const { return port_; }
  const std::string& folder() const { return folder_; }
  bool lives() const;
  // User and system time of all its threads, in ms; resident memory in bytes.
  double cpu_ms() const;
  double memory() const;

 private:
  std::string read_address(int from);

  std::string program_, folder_;
  std::vector<std::string> flags_;
  pid_t pid_ = 0;
  std::uint16_t port_ = 0;
};

// A figure of GET /metrics there; -1 when it cannot be had.
double metric(const std::string& host, std::uint16_t port, const std::string& name);
// How many matches that database holds as running; -1 when it cannot be read. The server must be dead.
std::int64_t running_matches(const std::string& folder);

}  // namespace fate::load
