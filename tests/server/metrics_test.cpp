// /metrics as Prometheus reads it, and the log as an admin reads it: all that happens, nothing that is a secret.
#include <spdlog/spdlog.h>
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <spdlog/sinks/ostream_sink.h>

#include "fate/v1/log.pb.h"
#include "server/histogram.hpp"
#include "server/log_text.hpp"
#include "server/metrics.hpp"
#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;
using namespace fate::server;

namespace {

bool name_is_good(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// What is wrong with the text as Prometheus' exposition format (version 0.0.4); empty = nothing.
std::string format_fault(const std::string& text) {
  std::istringstream lines(text);
  std::map<std::string, std::string> types;
  std::set<std::string> samples;
  std::string line, help;
  while (std::getline(lines, line)) {
    if (line.starts_with("# HELP ")) {
      help = line.substr(7, line.find(' ', 7) - 7);
      if (types.contains(help)) return "told twice: " + help;
      continue;
    }
    if (line.starts_with("# TYPE ")) {
      const std::size_t space = line.find(' ', 7);
      const std::string name = line.substr(7, space - 7), type = line.substr(space + 1);
      if (name != help) return "no help: " + name;
      if (type != "counter" && type != "gauge" && type != "histogram") return "no type: " + line;
      if (type == "counter" && !name.ends_with("_total")) return "a counter without _total: " + name;
      types[name] = type;
      continue;
    }
    const std::size_t end = line.find_last_of(' ');
    const std::string sample = line.substr(0, end);
    std::string name = sample.substr(0, sample.find('{'));
    if (!name_is_good(name)) return "no name: " + line;
    if (!samples.insert(sample).second) return "told twice: " + sample;
    std::size_t used = 0;
    const std::string value = line.substr(end + 1);
    if (std::stod(value, &used); used != value.size()) return "no number: " + line;
    for (const char* part : {"_bucket", "_sum", "_count"}) {
      const std::string whole = name.ends_with(part) ? name.substr(0, name.size() - std::string(part).size()) : name;
      if (types.contains(whole) && types[whole] == "histogram") name = whole;
    }
    if (name != help || !types.contains(name)) return "out of its place: " + line;
  }
  return text.ends_with('\n') ? "" : "no end of line";
}

double sample(const std::string& text, const std::string& name) {
  const std::size_t at = ("\n" + text).find("\n" + name + " ");
  REQUIRE(at != std::string::npos);
  return std::stod(text.substr(at + name.size() + 1));
}

std::string figures(const RunningServer& server) { return http_ask(server.port(), http::verb::get, "/metrics").body(); }

}  // namespace

TEST_CASE("a histogram counts each value in its bucket and all above", "[metrics]") {
  Histogram h(Histogram::seconds());
  for (const double v : {0.0, 0.00005, 0.00006, 0.003, 0.003, 7.0, 100.0, -1.0}) h.observe(v);
  CHECK(h.count() == 8);
  CHECK(h.sum() == Approx(107.00611));
  const std::string text = h.prometheus("x_seconds", "Help.");
  CHECK(format_fault(text) == "");
  CHECK(sample(text, "x_seconds_bucket{le=\"5e-05\"}") == 3);
  CHECK(sample(text, "x_seconds_bucket{le=\"0.0001\"}") == 4);
  CHECK(sample(text, "x_seconds_bucket{le=\"0.0025\"}") == 4);
  CHECK(sample(text, "x_seconds_bucket{le=\"0.005\"}") == 6);
  CHECK(sample(text, "x_seconds_bucket{le=\"10\"}") == 7);
  CHECK(sample(text, "x_seconds_bucket{le=\"+Inf\"}") == 8);
  CHECK(sample(text, "x_seconds_count") == 8);
}

TEST_CASE("values of log lines stay on their line and in their quotes", "[metrics]") {
  CHECK(log_value("a\nb \"c\" \\") == "\"a b 'c' '\"");
  CHECK(log_value("") == "\"\"");
}

TEST_CASE("figures of a server that is played on", "[metrics]") {
  Folder data;
  RunningServer server(data.str(), data.str());
  CHECK(format_fault(figures(server)) == "");
  SocketClient c(server.port());
  c.hello();
  c.play_quick();
  int answered = 0;
  while (answered < 3) {
    const auto m = c.next();
    REQUIRE(m);
    if (finished(*m)) break;
    if (const auto* q = question_in(*m); q != nullptr && q->mine()) {
      c.say(simple_answer(*q));
      ++answered;
    }
  }
  c.until([](const auto& m) { return m.has_accepted() || finished(m); });
  const std::string during = figures(server);
  CHECK(format_fault(during) == "");
  CHECK(sample(during, "fate_rooms") == 1);
  CHECK(sample(during, "fate_seats{kind=\"person\"}") == 1);
  CHECK(sample(during, "fate_seats{kind=\"bot\"}") == 4);
  CHECK(sample(during, "fate_connections") == 1);
  CHECK(sample(during, "fate_bytes_in_total") > 0);
  CHECK(sample(during, "fate_choice_committed_seconds_count") >= 1);
  // Each person's choice is delivered at least once: the word that it counted.
  CHECK(sample(during, "fate_choice_delivered_seconds_count") >= 1);
  CHECK(sample(during, "fate_message_handling_seconds_count") >= 3);
  CHECK(sample(during, "fate_room_step_seconds_count") > 3);
  CHECK(sample(during, "fate_store_commit_seconds_count") >= 1);
  CHECK(sample(during, "fate_store_well") == 1);
  ask(c, [](auto& m) { m.mutable_set_stand_in()->set_on(true); });
  c.until(finished);
  ask(c, [](auto& m) { m.mutable_leave_room(); });
  c.until([](const auto& m) { return m.has_left(); });
  std::string after = figures(server);
  // The word of it may be here before the room has counted.
  for (int i = 0; i < 200 && sample(after, "fate_seats{kind=\"person\"}") != 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    after = figures(server);
  }
  CHECK(sample(after, "fate_seats{kind=\"person\"}") == 0);
  CHECK(sample(after, "fate_questions_open") == 0);
  CHECK(sample(after, "fate_matches_finished_total") == 1);
  CHECK(sample(after, "fate_websocket_queued_messages") == 0);
  CHECK(sample(after, "fate_websocket_queued_bytes") == 0);
}

namespace {

std::string hex(const std::string& bytes) {
  std::string out;
  for (const char c : bytes) {
    constexpr const char* digits = "0123456789abcdef";
    out += digits[static_cast<unsigned char>(c) >> 4];
    out += digits[c & 15];
  }
  return out;
}

bool is_one_event(const std::string& line) {
  return line.starts_with("event=") && line.find("  ") == std::string::npos && line.find('=') != std::string::npos;
}

}  // namespace

TEST_CASE("the log of a match holds no secret", "[metrics]") {
  const auto before = spdlog::default_logger();
  std::ostringstream out;
  const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(out);
  spdlog::set_default_logger(std::make_shared<spdlog::logger>("test", sink));
  spdlog::set_pattern("%v");
  Folder data;
  std::string token, password, code, key, match;
  {
    RunningServer server(data.str(), data.str());
    spdlog::set_level(spdlog::level::trace);
    password = server.password;
    http_ask(server.port(), http::verb::post, "/admin/api/login", {}, "{\"password\":\"wrong-password\"}");
    http_ask(server.port(), http::verb::post, "/admin/api/login", {}, "{\"password\":\"" + password + "\"}");
    SocketClient c(server.port());
    token = c.hello().token();
    c.play_quick();
    ask(c, [](auto& m) { m.mutable_set_stand_in()->set_on(true); });
    const auto room = c.until(finished).room_state().room();
    key = room.spectator_key();
    match = room.match();
  }
  spdlog::set_default_logger(before);
  const std::string log = out.str();
  INFO(log);
  CHECK(log.find("event=match_finished ") != std::string::npos);
  CHECK(log.find("event=admin_login ") != std::string::npos);
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) CHECK(is_one_event(line));
  server::Archive archive(std::move(open_database_to_read(data.path()).connection));
  v1::MatchFile file;
  REQUIRE(wire::parse_match_file(archive.file(match).value_or(""), file).empty());
  REQUIRE(file.seed().size() == 32);
  for (const std::string& secret : {token, password, key, std::string("wrong-password"), file.seed(), hex(file.seed())})
    CHECK(log.find(secret) == std::string::npos);
}
