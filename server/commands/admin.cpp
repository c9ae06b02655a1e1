// `fated admin`: what the admin's page does not do, at the machine itself.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "server/admin/password.hpp"
#include "server/commands/commands.hpp"
#include "server/config/options.hpp"
#include "server/lobby/secrets.hpp"
#include "server/store/archive.hpp"
#include "server/store/database.hpp"

namespace fate::commands {
namespace {

constexpr std::size_t shortest_password = 8, longest_password = 1024;

int bad(const std::string& why) {
  std::fprintf(stderr, "fated admin: %s\n", why.c_str());
  return 2;
}

std::string when(std::int64_t unix_ms) {
  const std::time_t seconds = unix_ms / 1000;
  char text[32];
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &parts);
  return text;
}

std::string read_password(std::string& into) {
  if (!std::getline(std::cin, into)) return "no password was given";
  if (into.size() < shortest_password) return "a password has at least 8 characters";
  if (into.size() > longest_password) return "a password has at most 1024 bytes";
  const auto control = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
  return std::any_of(into.begin(), into.end(), control) ? "a password has no control characters" : "";
}

int set_password(const std::string& data, bool ask) {
  if (!server::start_secrets()) return bad("this machine has no source of randomness");
  std::string password = server::random_password();
  if (ask) {
    if (const std::string wrong = read_password(password); !wrong.empty()) return bad(wrong);
  }
  // A wrong --data must not look like success: the folder has to be in use already.
  if (const server::OpenedDatabase existing = server::open_database_to_read(data); !existing.error.empty())
    return bad(existing.error);
  server::OpenedDatabase database = server::open_database(data);
  if (!database.error.empty()) return bad(database.error);
  server::Archive archive(std::move(database.connection));
  const std::string hash = server::hash_password(password);
  if (hash.empty()) return bad("there is no memory to hash the password (64 MiB)");
  // Shown before it counts: a password that nobody could read would lock everybody out.
  if (!ask) std::printf("The new password: %s\n", password.c_str());
  if (std::fflush(stdout) != 0) return bad("standard output cannot be written; the password is as it was");
  if (!archive.set_meta(server::password_key, hash)) return bad("the password could not be stored; it is as it was");
  std::puts("The password is set.");
  return 0;
}

int list(const std::string& data, std::uint32_t count) {
  server::OpenedDatabase database = server::open_database_to_read(data);
  if (!database.error.empty()) return bad(database.error);
  server::Archive archive(std::move(database.connection));
  const auto matches = archive.list(0, count);
  if (!matches) return bad("the database in " + data + " cannot be read: " + archive.error());
  for (const v1::AdminMatch& m : matches->matches()) {
    std::string names;
    for (const std::string& name : m.names()) names += (names.empty() ? "" : ", ") + name;
    std::printf("%s  %s  %-8s  %-18s  %5u choices  %s%s%s\n", m.id().c_str(), when(m.started_unix_ms()).c_str(),
                m.status().c_str(), m.mode().c_str(), m.choices(), names.c_str(),
                m.fault().empty() ? "" : "  fault: ", m.fault().c_str());
  }
  std::printf("%d of %u matches\n", matches->matches_size(), matches->total());
  return 0;
}

int export_match(const std::string& data, const std::string& id, const std::string& path) {
  server::OpenedDatabase database = server::open_database_to_read(data);
  if (!database.error.empty()) return bad(database.error);
  server::Archive archive(std::move(database.connection));
  const auto match = archive.match(id);
  if (!match) return bad("there is no match " + id);
  const auto file = archive.file(id);
  if (!file) return bad(match->status() == "running" ? "the match is still running" : "the match is not stored yet");
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(file->data(), static_cast<std::streamsize>(file->size()));
  out.close();
  return out ? 0 : bad("cannot write " + path);
}

int back_up(const std::string& data, const std::string& file) {
  server::OpenedDatabase database = server::open_database_to_read(data);
  if (!database.error.empty()) return bad(database.error);
  if (const std::string wrong = server::back_up(database.connection, file); !wrong.empty()) return bad(wrong);
  std::printf("%s\n", file.c_str());
  return 0;
}

}  // namespace

void add_admin(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("admin", "Password of the admin page, stored matches, backup");
  command->require_subcommand(1);
  struct Words {
    std::string data = server::default_data_folder(), id, file;
    std::uint32_t count = 50;
    bool ask = false;
  };
  auto w = std::make_shared<Words>();
  const auto with_data = [w](CLI::App* sub) {
    sub->add_option("--data", w->data, "Folder with everything that is kept")->capture_default_str();
    return sub;
  };
  CLI::App* password = with_data(command->add_subcommand("password", "Set a new random password and print it"));
  password->add_flag("--stdin", w->ask, "Read the new password from standard input instead");
  password->callback([w, &run] { run = [w] { return set_password(w->data, w->ask); }; });

  CLI::App* listing = with_data(command->add_subcommand("list", "List stored matches, newest first"));
  listing->add_option("--count", w->count, "How many at most")->capture_default_str();
  listing->callback([w, &run] { run = [w] { return list(w->data, w->count); }; });

  CLI::App* exporting = with_data(command->add_subcommand("export", "Write a match to a file"));
  exporting->add_option("id", w->id, "Of the match, as listed")->required();
  exporting->add_option("file", w->file, "Where to")->required();
  exporting->callback([w, &run] { run = [w] { return export_match(w->data, w->id, w->file); }; });

  CLI::App* backup =
      with_data(command->add_subcommand("backup", "Copy the database into a new file, also while the server runs"));
  backup->add_option("file", w->file, "Where to; must not be there yet")->required();
  backup->callback([w, &run] { run = [w] { return back_up(w->data, w->file); }; });
}

}  // namespace fate::commands
