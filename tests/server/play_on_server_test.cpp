// Practice by sockets: a whole server, stopped and started again.
#include <google/protobuf/util/message_differencer.h>
#include <catch2/catch.hpp>

#include "server/store/archive.hpp"
#include "server/store/database.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/folder.hpp"
#include "tests/server/net_bench.hpp"
#include "tests/server/play_on_wish.hpp"

using namespace fate;
using namespace fate::test;
using google::protobuf::util::MessageDifferencer;
using E = v1::Error;
using M = v1::ServerMessage;

TEST_CASE("a whole server plays on from a stored match, also after a restart", "[play_on]") {
  const Folder data, web;
  auto server = std::make_unique<RunningServer>(data.str(), web.str());
  const auto filed = [&](const std::string& id) {
    const std::string path = "/api/matches/" + id;
    auto reply = http_ask(server->port(), http::verb::get, path);
    for (int i = 0; i < 500 && reply.result_int() == 409; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      reply = http_ask(server->port(), http::verb::get, path);
    }
    v1::MatchFile file;
    REQUIRE(wire::parse_match_file(reply.body(), file) == "");
    return file;
  };
  const auto let_end = [](SocketClient& c) {
    ask(c, [](v1::ClientMessage& m) { m.mutable_set_stand_in()->set_on(true); });
    return c.until(finished).room_state().room().match();
  };
  const auto refused = [](SocketClient& c, const v1::ClientMessage& wish) {
    c.say(wish);
    return c.until([](const M& m) { return m.has_error(); }).error().code();
  };
  std::string id, token;
  {
    SocketClient c(server->port());
    c.hello();
    c.play_quick();
    id = let_end(c);
  }
  const v1::MatchFile before = filed(id);
  std::string practice;
  {
    SocketClient c(server->port());
    token = c.hello().token();
    CHECK(refused(c, play_on("NOTHING", 1, 1)) == E::NO_SUCH_MATCH);
    CHECK(refused(c, play_on(id, 1, 9)) == E::NO_SUCH_SEAT);
    c.say(play_on(id, 12, 4));
    const M playing =
        c.until([](const M& m) { return m.has_room_state() && m.room_state().room().stage() == v1::Room::PLAYING; });
    CHECK(playing.room_state().room().my_seat() == 4);
    practice = playing.room_state().room().match();
    c.until([](const M& m) { return m.has_match_state(); });   // it is stored
    SocketClient other(server->port());
    other.hello();
    CHECK(refused(other, play_on(practice, 1, 1)) == E::MATCH_RUNNING);
  }
  server.reset();
  server = std::make_unique<RunningServer>(data.str(), web.str());
  {
    SocketClient c(server->port());
    CHECK_FALSE(c.hello(token).room().empty());
    const M back = c.until([](const M& m) { return m.has_room_state(); });
    CHECK(back.room_state().room().from().match() == id);
    CHECK(back.room_state().room().match() == practice);
    CHECK(let_end(c) == practice);
  }
  const v1::MatchFile file = filed(practice);
  CHECK(wire::verify(file) == "");
  CHECK(file.config().from().choices() == 12);
  REQUIRE(file.choices_size() > 12);
  for (int i = 0; i < 12; ++i) CHECK(MessageDifferencer::Equals(file.choices(i), before.choices(i)));
  server.reset();
  server::OpenedDatabase db = server::open_database(data.path());
  REQUIRE(db.error.empty());
  server::Archive archive(std::move(db.connection));
  const auto match = archive.match(practice);
  REQUIRE(match);
  CHECK(match->choices() == static_cast<std::uint32_t>(file.choices_size()));
  CHECK(match->status() == "finished");
}
