// The program as a shell sees it: exit codes, and one clear line for what is wrong.
#include <sys/stat.h>
#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdio>
#include <string>

#include "tests/server/folder.hpp"

using namespace fate;

namespace {

struct Said {
  int code = -1;
  std::string out, err;
};

// Runs `fated WORDS` in a shell. A command that does not end within 20 seconds has code 124.
Said fated(const test::Folder& folder, const std::string& words) {
  const std::string out = (folder.path() / "out").string(), err = (folder.path() / "err").string();
  const std::string line = "timeout 20 " FATED " " + words + " >" + out + " 2>" + err;
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, test::content(out), test::content(err)};
}

// One line on standard error, with that in it.
void refused(const Said& said, const std::string& word) {
  INFO(said.err);
  CHECK(said.code == 2);
  CHECK(said.err.find(word) != std::string::npos);
  CHECK(std::count(said.err.begin(), said.err.end(), '\n') == 1);
}

}  // namespace

TEST_CASE("words that are no command or option are named", "[commands]") {
  const test::Folder f;
  refused(fated(f, "bogus"), "'bogus'");
  refused(fated(f, ""), "subcommand");
  refused(fated(f, "serve --bogus"), "--bogus");
  refused(fated(f, "serve --port 99999 --data " + f.str()), "65535");
  refused(fated(f, "serve --port -1 --data " + f.str()), "65535");
  refused(fated(f, "serve --bot-delay nan --data " + f.str()), "nan");
  refused(fated(f, "serve --bind localhost --data " + f.str() + "/x"), "IP address");
  CHECK_FALSE(std::filesystem::exists(f.path() / "x"));
  CHECK(fated(f, "--help").code == 0);
}

TEST_CASE("a pipe is no file: nothing waits for it", "[commands]") {
  const test::Folder f;
  const std::string pipe = (f.path() / "pipe").string();
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  for (const std::string command : {"replay", "verify", "scenario"}) {
    const Said said = fated(f, command + " " + pipe);
    refused(said, "not a file");
  }
  refused(fated(f, "serve --port 0 --config " + pipe + " --data " + f.str()), "not a file");
}

TEST_CASE("a password counts only when somebody could read it", "[commands]") {
  const test::Folder f;
  const std::string data = " --data " + f.str() + "/data";
  refused(fated(f, "admin password" + data), "no database");
  CHECK_FALSE(std::filesystem::exists(f.path() / "data"));
  // A server whose output nobody reads keeps no password: the next one makes and shows another.
  const std::string quick = "serve --port 0 --bind 127.0.0.1 --log-level off --web " + f.str() + data;
  const std::string full = "timeout 20 " FATED " " + quick + " >/dev/full 2>" + f.str() + "/err";
  CHECK(WEXITSTATUS(std::system(full.c_str())) == 2);
  CHECK(test::content(f.path() / "err").find("cannot be written") != std::string::npos);
  const std::string seen = "timeout 2 " FATED " " + quick + " >" + f.str() + "/out 2>&1";
  CHECK(WEXITSTATUS(std::system(seen.c_str())) == 124);
  CHECK(test::content(f.path() / "out").find("password: ") != std::string::npos);
  CHECK(WEXITSTATUS(std::system(seen.c_str())) == 124);
  CHECK(test::content(f.path() / "out").find("password: ") == std::string::npos);

  const Said changed = fated(f, "admin password" + data);
  CHECK(changed.code == 0);
  CHECK(changed.out.find("The password is set.") != std::string::npos);
  const std::string lost = "timeout 20 " FATED " admin password" + data + " >/dev/full 2>" + f.str() + "/err";
  CHECK(WEXITSTATUS(std::system(lost.c_str())) == 2);
  CHECK(test::content(f.path() / "err").find("as it was") != std::string::npos);
  test::write(f.path() / "long", std::string(3000, 'x'));
  refused(fated(f, "admin password --stdin" + data + " <" + f.str() + "/long"), "1024");
  test::write(f.path() / "odd", "pass\tword and more\n");
  refused(fated(f, "admin password --stdin" + data + " <" + f.str() + "/odd"), "control");
}
