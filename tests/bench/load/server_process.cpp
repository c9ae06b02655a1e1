#include "tests/bench/load/server_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "server/store/database.hpp"

namespace fate::load {
namespace {

constexpr int most_start_ms = 60'000;

std::string first_words(const std::string& file) {
  std::ifstream in(file);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::vector<std::string> flags)
    : program_(std::move(program)), flags_(std::move(flags)) {
  std::string name = (std::filesystem::temp_directory_path() / "fate-load-XXXXXX").string();
  if (mkdtemp(name.data()) != nullptr) folder_ = name;
}

ServerProcess::~ServerProcess() {
  kill();
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

// "Open http://127.0.0.1:PORT/ to play."
std::string ServerProcess::read_address(int from) {
  std::string said;
  while (said.find("/ to play") == std::string::npos) {
    pollfd waits{from, POLLIN, 0};
    char part[512];
    const ssize_t size = poll(&waits, 1, most_start_ms) == 1 ? read(from, part, sizeof part) : 0;
    if (size <= 0) return "the server did not start (see its own words above)";
    said.append(part, static_cast<std::size_t>(size));
  }
  const std::size_t colon = said.find(':', said.find("http://") + 7);
  port_ = static_cast<std::uint16_t>(std::strtoul(said.c_str() + colon + 1, nullptr, 10));
  return port_ == 0 ? "the server did not say its port" : "";
}

std::string ServerProcess::start() {
  if (folder_.empty()) return "there is no folder for temporary files";
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::strerror(errno);
  std::vector<std::string> words = {program_,      "serve",        "--bind",
                                    "127.0.0.1",   "--port",       std::to_string(port_),
                                    "--data",      folder_,        "--web",
                                    folder_,       "--rate-limit", "0",
                                    "--log-level", "error",        "--connections-per-address",
                                    "100000"};
  words.insert(words.end(), flags_.begin(), flags_.end());
  std::vector<char*> arguments;
  for (std::string& w : words) arguments.push_back(w.data());
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ < 0) return std::strerror(errno);
  if (pid_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execv(program_.c_str(), arguments.data());
    _exit(127);
  }
  close(ends[1]);
  const std::string failed = read_address(ends[0]);
  close(ends[0]);
  return failed;
}

void ServerProcess::kill() {
  if (pid_ <= 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

bool ServerProcess::lives() const { return pid_ > 0 && waitpid(pid_, nullptr, WNOHANG) == 0; }

double ServerProcess::cpu_ms() const {
  const std::string stat = first_words("/proc/" + std::to_string(pid_) + "/stat");
  // The name in parentheses may hold anything; after it the third field comes first.
  std::istringstream fields(stat.substr(std::min(stat.size(), stat.rfind(')') + 2)));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return (user + system) * 1000.0 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double ServerProcess::memory() const {
  std::istringstream fields(first_words("/proc/" + std::to_string(pid_) + "/statm"));
  double all = 0, resident = 0;
  fields >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double metric(const std::string& host, std::uint16_t port, const std::string& name) {
  namespace asio = boost::asio;
  namespace http = boost::beast::http;
  asio::io_context io;
  asio::ip::tcp::socket socket(io);
  boost::system::error_code failed;
  socket.connect({asio::ip::make_address(host, failed), port}, failed);
  if (failed) return -1;
  http::request<http::empty_body> request(http::verb::get, "/metrics", 11);
  request.set(http::field::host, host);
  http::write(socket, request, failed);
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (!failed) http::read(socket, buffer, response, failed);
  if (failed) return -1;
  const std::size_t at = response.body().find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::strtod(response.body().c_str() + at + name.size() + 2, nullptr);
}

std::int64_t running_matches(const std::string& folder) {
  // Opened to write: what was left in the write-ahead log has to be taken in.
  server::OpenedDatabase opened = server::open_database(folder);
  if (!opened.error.empty()) return -1;
  return opened.connection.number("SELECT count(*) FROM matches WHERE status = 'running'");
}

}  // namespace fate::load
