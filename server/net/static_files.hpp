// The built web client, held in memory: no path from outside ever reaches the file system.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "server/net/http_reply.hpp"

namespace fate::server {

class StaticFiles {
 public:
  // Reads the folder once. A missing one gives an empty site.
  explicit StaticFiles(const std::filesystem::path& folder);
  // Whether there is a page to begin with.
  bool has_client() const { return files_.contains("/index.html"); }

  // Pages of the client's own routes are its index.html. 404 for everything else that is not there.
  HttpReply answer(const HttpRequest& request) const;

 private:
  struct File {
    std::string type, tag;
    bool forever = false;        // its name changes with its content
    std::shared_ptr<const std::string> plain, gzip, brotli;
  };
  const File* find(const std::string& path) const;

  std::map<std::string, File> files_;    // by path, with its leading slash
};

}  // namespace fate::server
