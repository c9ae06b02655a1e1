#include "server/config/options.hpp"

#include <cstdlib>
#include <filesystem>

namespace fate::server {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

std::string default_data_folder() {
  const std::string xdg = environment("XDG_DATA_HOME"), home = environment("HOME");
  if (!xdg.empty()) return (fs::path(xdg) / "fate").string();
  if (!home.empty()) return (fs::path(home) / ".local/share/fate").string();
  return "data";
}

std::string default_web_folder() {
  std::error_code failed;
  const fs::path self = fs::read_symlink("/proc/self/exe", failed);
  if (failed) return "web-client/dist";
  return (self.parent_path().parent_path() / "web-client" / "dist").lexically_normal().string();
}

}  // namespace fate::server
