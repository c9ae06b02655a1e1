// Files that are named on the command line.
#pragma once

#include <filesystem>
#include <string>

namespace fate::server {

// There is something of that name, but no file: a folder, or a pipe, which may never end.
inline bool is_no_file(const std::string& path) {
  std::error_code failed;
  return std::filesystem::exists(path, failed) && !std::filesystem::is_regular_file(path, failed);
}

}  // namespace fate::server
