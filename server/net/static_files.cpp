#include "server/net/static_files.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include <sodium.h>

namespace fate::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_file = 32u << 20;

std::string type_of(const std::string& extension) {
  static const std::map<std::string, std::string> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".jpg", "image/jpeg"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
  };
  const auto found = types.find(extension);
  return found == types.end() ? "application/octet-stream" : found->second;
}

std::shared_ptr<const std::string> read_file(const fs::path& path) {
  std::error_code failed;
  if (fs::file_size(path, failed) > largest_file || failed) return nullptr;
  std::ifstream in(path, std::ios::binary);
  if (!in) return nullptr;
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

std::string tag_of(const std::string& content) {
  std::array<unsigned char, 16> hash;
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(content.data()), content.size(),
                     nullptr, 0);
  std::array<char, 33> hex;
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return std::string("\"") + hex.data() + "\"";
}

bool takes(const std::string& accept_encoding, std::string_view coding) {
  return accept_encoding.find(coding) != std::string::npos;
}

}  // namespace

// What the client's addresses begin with (web-client/src/app/router.svelte.ts): all of them are one page.
constexpr std::array<std::string_view, 9> pages = {"admin",  "book",   "credits", "leaders", "learn",
                                                   "player", "replay", "room",    "watch"};

StaticFiles::StaticFiles(const fs::path& folder) {
  std::error_code failed;
  for (fs::recursive_directory_iterator i(folder, failed), end; !failed && i != end; i.increment(failed)) {
    const std::string extension = i->path().extension().string();
    if (!i->is_regular_file(failed) || extension == ".br" || extension == ".gz" || extension == ".map") continue;
    File file;
    file.plain = read_file(i->path());
    if (!file.plain) continue;
    file.gzip = read_file(i->path().string() + ".gz");
    file.brotli = read_file(i->path().string() + ".br");
    file.type = type_of(extension);
    file.tag = tag_of(*file.plain);
    const std::string path = "/" + i->path().lexically_relative(folder).generic_string();
    // Vite puts a hash of the content into the names in this folder.
    file.forever = path.starts_with("/assets/");
    files_[path] = std::move(file);
  }
}

const StaticFiles::File* StaticFiles::find(const std::string& path) const {
  const auto found = files_.find(path);
  if (found != files_.end()) return &found->second;
  if (!path.starts_with('/')) return nullptr;
  const std::string_view first = std::string_view(path).substr(1, path.find('/', 1) - 1);
  const bool route = path == "/" || std::find(pages.begin(), pages.end(), first) != pages.end();
  const auto index = files_.find("/index.html");
  return route && index != files_.end() ? &index->second : nullptr;
}

HttpReply StaticFiles::answer(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpReply reply = text_reply(405, "Only GET is possible here.\n");
    reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  const File* file = find(request.path);
  unsigned status = 200;
  // Somebody followed a wrong link: the client says so in its own words.
  if (file == nullptr && request.path.find('.') == std::string::npos && !request.path.starts_with("/api/")) {
    file = find("/");
    status = 404;
  }
  if (file == nullptr) {
    return files_.empty() && request.path == "/" ? text_reply(503, "The web client is not built. Start with ./run.\n")
                                                 : text_reply(404, "There is nothing here.\n");
  }
  HttpReply reply;
  reply.status = status;
  reply.type = file->type;
  reply.headers.emplace_back("Cache-Control", file->forever ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("ETag", file->tag);
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (status == 200 && request.if_none_match == file->tag) {
    reply.status = 304;
  } else if (file->brotli && takes(request.accept_encoding, "br")) {
    reply.headers.emplace_back("Content-Encoding", "br");
    reply.body = file->brotli;
  } else if (file->gzip && takes(request.accept_encoding, "gzip")) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.body = file->gzip;
  } else {
    reply.body = file->plain;
  }
  return reply;
}

}  // namespace fate::server
