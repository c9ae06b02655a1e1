// Matches that are over, as one viewer saw them: GET /api/matches/ID/replay.
#include <google/protobuf/util/message_differencer.h>

#include "fate/v1/replay.pb.h"
#include "server/net/listener.hpp"
#include "server/replays/replay.hpp"
#include "server/replays/replay_cache.hpp"
#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/lobby_bench.hpp"
#include "tests/server/net_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

using Reply = http::response<http::string_body>;

// What a client was told of the match that it played to its end.
struct Heard {
  std::string match;
  v1::Snapshot first;
  std::vector<std::string> events;
  std::vector<v1::Question> questions;   // each one when it came first, without its time
  std::uint32_t seat = 0;
};

v1::Question timeless(v1::Question q) {
  q.clear_remaining_ms();
  q.clear_total_ms();
  q.clear_bank_ms();
  return q;
}

void note(Heard& heard, const google::protobuf::RepeatedPtrField<v1::Event>& events, const v1::Question* q) {
  for (const v1::Event& e : events) heard.events.push_back(e.SerializeAsString());
  if (q != nullptr && (heard.questions.empty() || heard.questions.back().id() != q->id()))
    heard.questions.push_back(timeless(*q));
}

void listen(Heard& heard, const v1::ServerMessage& m) {
  if (m.has_room_state()) heard.match = m.room_state().room().match();
  if (m.has_match_state() && heard.events.empty()) {
    heard.first = m.match_state().snapshot();
    heard.seat = heard.first.viewer();
    note(heard, m.match_state().past(), question_in(m));
  }
  if (m.has_update()) note(heard, m.update().events(), question_in(m));
}

// A bot plays for the guest.
Heard play(std::uint16_t port) {
  SocketClient c(port);
  Heard heard;
  c.hello();
  ask(c, [](v1::ClientMessage& m) { m.mutable_quick_match(); });
  c.until([&](const v1::ServerMessage& m) {
    listen(heard, m);
    return m.has_match_state();
  });
  ask(c, [](v1::ClientMessage& m) { m.mutable_set_stand_in()->set_on(true); });
  c.until([&](const v1::ServerMessage& m) {
    listen(heard, m);
    return finished(m);
  });
  return heard;
}

Heard told_by(const v1::Replay& replay) {
  Heard heard;
  heard.match = replay.match();
  heard.first = replay.match_state().snapshot();
  heard.seat = heard.first.viewer();
  note(heard, replay.match_state().past(),
       replay.match_state().has_question() ? &replay.match_state().question() : nullptr);
  for (const v1::ReplayStep& step : replay.steps())
    note(heard, step.update().events(), step.update().has_question() ? &step.update().question() : nullptr);
  return heard;
}

struct Replayed {
  Folder data, web;
  std::unique_ptr<RunningServer> server;

  Replayed() { open(); }
  void open() { server = std::make_unique<RunningServer>(data.str(), web.str()); }
  Reply get(const std::string& path, const HttpFields& fields = {}) const {
    return http_ask(server->port(), http::verb::get, "/api/matches/" + path, fields);
  }
  // Waits until it is filed.
  Reply filed(const std::string& path) const {
    Reply reply = get(path);
    for (int i = 0; i < 500 && reply.result_int() == 409; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      reply = get(path);
    }
    return reply;
  }
  v1::Replay read(const std::string& path) const {
    const Reply reply = filed(path);
    INFO(reply.body());
    REQUIRE(reply.result_int() == 200);
    v1::Replay replay;
    REQUIRE(replay.ParseFromString(reply.body()));
    return replay;
  }
  // Changes the stored file of a match, as another version of the server, or a fault of the disk, would have left it.
  template <class Change>
  void change_file(const std::string& match, Change&& change) {
    server.reset();
    server::OpenedDatabase db = server::open_database(data.path());
    REQUIRE(db.error.empty());
    server::Archive archive(std::move(db.connection));
    v1::MatchFile file;
    REQUIRE(file.ParseFromString(archive.file(match).value_or("")));
    change(file);
    server::Statement put = archive.db().prepare("UPDATE match_files SET file = ?2 WHERE match = ?1");
    REQUIRE(put.bind(1, std::string_view(match)).bind_bytes(2, file.SerializeAsString()).run() == SQLITE_DONE);
  }
};

}  // namespace

TEST_CASE("a seat's replay is exactly what that seat was told while it played", "[replay]") {
  Replayed at;
  const Heard live = play(at.server->port());
  REQUIRE(live.seat >= 1);
  const v1::Replay replay = at.read(live.match + "/replay?view=" + std::to_string(live.seat));
  const Heard shown = told_by(replay);
  CHECK(shown.match == live.match);
  CHECK(shown.seat == live.seat);
  CHECK(google::protobuf::util::MessageDifferencer::Equals(shown.first, live.first));
  REQUIRE(live.events.size() > 100);
  REQUIRE(shown.events.size() == live.events.size());
  CHECK(shown.events == live.events);
  REQUIRE(shown.questions.size() == live.questions.size());
  int own = 0;
  for (std::size_t i = 0; i < live.questions.size(); ++i) {
    INFO(live.questions[i].ShortDebugString() << " | " << shown.questions[i].ShortDebugString());
    CHECK(google::protobuf::util::MessageDifferencer::Equals(shown.questions[i], live.questions[i]));
    own += live.questions[i].mine() ? 1 : 0;
  }
  CHECK(own > 3);
  CHECK(replay.names_size() == 5);
  CHECK(replay.fair().secret().size() == 32);
  CHECK(replay.config().rules() == rules_version);
}

TEST_CASE("a replay tells each viewer who did what as far as that viewer learnt of it", "[replay]") {
  Replayed at;
  const std::string id = play(at.server->port()).match;
  const v1::Replay all = at.read(id + "/replay?view=all");
  v1::MatchFile file;
  REQUIRE(wire::parse_match_file(at.get(id).body(), file).empty());
  CHECK(all.match_state().snapshot().all_seeing());
  REQUIRE(all.steps_size() == file.choices_size());
  for (int i = 0; i < all.steps_size(); ++i)
    REQUIRE(all.steps(i).choice().SerializeAsString() == file.choices(i).SerializeAsString());
  for (const char* view : {"2", "0"}) {
    const v1::Replay seen = at.read(id + "/replay?view=" + view);
    const std::uint32_t seat = view[0] - '0';
    CHECK(seen.match_state().snapshot().viewer() == seat);
    REQUIRE(seen.steps_size() == all.steps_size());
    int own = 0, hidden = 0, still_asked = 0;
    bool alone = seen.match_state().question().asked_size() == 1;
    for (int i = 0; i < seen.steps_size(); ++i) {
      const v1::Choice &choice = seen.steps(i).choice(), &made = all.steps(i).choice();
      INFO(i << ": " << choice.ShortDebugString());
      if (seat != 0 && made.seat() == seat) {
        ++own;
        CHECK(choice.SerializeAsString() == made.SerializeAsString());
      } else {
        CHECK_FALSE(choice.has_answer());
        CHECK(choice.by() == v1::Choice::PLAYER);  // not told
        CHECK(choice.seat() == (alone ? made.seat() : 0));
        hidden += alone ? 0 : 1;
      }
      // An answer that leaves others to be asked is not noticed.
      CHECK(seen.steps(i).has_update() == all.steps(i).has_update());
      if (!seen.steps(i).has_update()) {
        ++still_asked;
        if (made.seat() != seat || seat == 0) CHECK(choice.unix_ms() == 0);
        continue;
      }
      alone = seen.steps(i).update().question().asked_size() == 1;
    }
    CHECK((seat == 0) == (own == 0));
    CHECK(hidden > 10);
    CHECK(still_asked > 10);
    // Nobody else's hand.
    for (const v1::ReplayStep& step : seen.steps())
      for (const v1::Event& e : step.update().events()) {
        if (e.kind() != v1::Event::CARDS_MOVED || e.from().zone() != v1::ZONE_DECK || e.to().zone() != v1::ZONE_HAND)
          continue;
        if (e.to().seat() == seat) continue;
        for (const std::uint32_t card : e.cards()) CHECK(card == 0);
      }
  }
}

TEST_CASE("only what is over, stored and of these rules is replayed, and it is kept for ever", "[replay]") {
  Replayed at;
  SocketClient running(at.server->port());
  running.hello();
  ask(running, [](v1::ClientMessage& m) { m.mutable_quick_match(); });
  std::string now;
  running.until([&](const v1::ServerMessage& m) {
    if (m.has_room_state() && m.room_state().room().stage() == v1::Room::PLAYING) now = m.room_state().room().match();
    return !now.empty();
  });
  CHECK(at.get(now + "/replay?view=all").result_int() == 409);
  const std::string id = play(at.server->port()).match;
  const std::string path = id + "/replay?view=all";
  at.read(path);
  CHECK(at.get("NOTHING/replay?view=all").result_int() == 404);
  CHECK(at.get("../etc/replay").result_int() == 404);
  CHECK(at.get("/replay").result_int() == 404);
  CHECK(at.get(id + "/replay?view=6").result_int() == 404);
  for (const char* wrong : {"?view=9", "?view=-1", "?view=", "?view=12", "?view=ALL", "?seat=1", "?view=1&x=2"})
    CHECK(at.get(id + "/replay" + wrong).result_int() == 400);
  CHECK(http_ask(at.server->port(), http::verb::post, "/api/matches/" + path).result_int() == 405);
  const Reply reply = at.get(path);
  CHECK(reply["Content-Type"] == "application/x-protobuf");
  CHECK(reply["Cache-Control"] == "public, max-age=31536000, immutable");
  CHECK(reply.body() == at.get(id + "/replay").body());
  const std::string tag(reply["ETag"]);
  REQUIRE_FALSE(tag.empty());
  CHECK(tag != at.get(id + "/replay?view=1")["ETag"]);
  const Reply again = at.get(path, {{"If-None-Match", tag}});
  CHECK(again.result_int() == 304);
  CHECK(again.body().empty());
  CHECK(at.get(path, {{"If-None-Match", "\"other\""}}).result_int() == 200);

  at.change_file(id, [](v1::MatchFile& f) { f.mutable_config()->set_rules("older-1"); });
  at.open();
  const Reply older = at.get(path);
  CHECK(older.result_int() == 410);
  CHECK(older.body().find("older-1") != std::string::npos);
  CHECK(at.get(id).result_int() == 200);
  at.change_file(id, [](v1::MatchFile& f) {
    f.mutable_config()->set_rules(rules_version);
    f.mutable_choices(5)->mutable_answer()->set_action(4711);
  });
  at.open();
  CHECK(at.get(path).result_int() == 422);
  CHECK(at.get(path).body().find("choice 6") != std::string::npos);
}

TEST_CASE("a match that is too long is not run again", "[replay]") {
  v1::MatchFile file;
  for (int i = 0; i <= wire::most_rerun_choices; ++i) file.add_choices();
  CHECK(server::make_replay(file, view::Viewer::everything()).error == "the match is too long to be shown");
}

TEST_CASE("the replays that were asked for last are kept, within a size", "[replay]") {
  server::ReplayCache cache(25);
  const auto body = [] { return std::make_shared<const std::string>(10, 'x'); };
  const auto a = body();
  cache.put("a", a);
  cache.put("b", body());
  CHECK(cache.find("a") == a);
  cache.put("c", body());
  CHECK(cache.find("b") == nullptr);
  CHECK(cache.find("a") == a);
  CHECK(cache.find("c") != nullptr);
  CHECK(cache.bytes() == 20);
  cache.put("large", std::make_shared<const std::string>(100, 'x'));
  CHECK(cache.find("large") != nullptr);
  CHECK(cache.bytes() == 100);
}

TEST_CASE("what waits for the worker has an end, except for admins", "[replay]") {
  const Folder web;
  LobbyBench bench;
  boost::asio::thread_pool worker{1};
  std::atomic<int> asked = 0;
  const auto count = [&](const server::HttpRequest&) {
    ++asked;
    return server::text_reply(200, "well\n");
  };
  const server::Router router(server::StaticFiles(web.str()), count, count, count, [] { return std::string(); });
  server::ListenOptions options;
  options.bind = "127.0.0.1";
  options.port = 0;
  options.most_waiting = 0;
  server::Listener listener(bench.io, worker, bench.metrics, options);
  REQUIRE(listener.open().empty());
  listener.start(router, bench.lobby);
  std::thread sockets([&] { bench.io.run_for(std::chrono::minutes(1)); });
  const auto busy = http_ask(listener.port(), http::verb::get, "/api/matches/A/replay?view=all");
  const auto admin = http_ask(listener.port(), http::verb::get, "/admin/api/rooms");
  const auto health = http_ask(listener.port(), http::verb::get, "/healthz");
  listener.stop();
  bench.io.stop();
  sockets.join();
  // What stop() posted and the connections that it ends still use the listener, which goes before the bench.
  bench.run();
  worker.join();
  CHECK(busy.result_int() == 503);
  CHECK(busy["Retry-After"] == "2");
  CHECK(admin.result_int() == 200);
  CHECK(health.result_int() == 200);
  CHECK(asked == 1);
}
