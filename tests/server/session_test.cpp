// What connections may say to the lobby, and what becomes of guests who come and go.
#include <catch2/catch.hpp>
#include <random>

#include "tests/server/lobby_bench.hpp"
#include "tests/server/secrets.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

template <class Fill>
v1::ClientMessage make(Fill&& fill) {
  v1::ClientMessage m;
  fill(m);
  return m;
}

v1::ClientMessage create(const char* mode = "fate2_identity_5", bool listed = true) {
  return make([&](auto& m) {
    auto& s = *m.mutable_create_room()->mutable_settings();
    s.set_mode(mode);
    s.set_listed(listed);
    s.set_spectators(true);
    s.set_name("Room");
  });
}
v1::ClientMessage join(const std::string& code) {
  return make([&](auto& m) { m.mutable_join_room()->set_code(code); });
}

}  // namespace

TEST_CASE("the first message is Hello, once, in our protocol", "[session]") {
  LobbyBench b;
  Client c(b);
  CHECK(c.ask(make([](auto& m) { m.mutable_list_rooms(); })).error().code() == E::NOT_GREETED);
  CHECK(c.ask(make([](auto& m) { m.mutable_ping(); })).error().code() == E::NOT_GREETED);
  CHECK(c.hello({}, 0, "a name that is much too long").error().code() == E::BAD_NAME);
  CHECK(c.hello({}, 0, "a\u202eb").error().code() == E::BAD_NAME);
  const M welcome = c.hello({}, 0, "  Mirana ");
  REQUIRE(welcome.has_welcome());
  CHECK(welcome.welcome().name() == "Mirana");
  CHECK(welcome.welcome().token().size() == 43);
  CHECK(c.hello().error().code() == E::GREETED_TWICE);
  Client other(b);
  v1::ClientMessage m;
  m.mutable_hello()->set_protocol(2);
  CHECK(other.ask(m).error().code() == E::PROTOCOL);
  Client unnamed(b);
  CHECK_FALSE(unnamed.hello().welcome().name().empty());
}

TEST_CASE("malformed, empty and oversized messages get one typed error each", "[session]") {
  LobbyBench b;
  Client c(b);
  c.hello();
  const auto refused = [&](const std::string& bytes) {
    const std::size_t before = c.link->inbox.size();
    c.raw(bytes);
    REQUIRE(c.link->inbox.size() == before + 1);
    return c.link->inbox.back().error().code();
  };
  CHECK(refused("") == E::MALFORMED);
  CHECK(refused("\x08") == E::MALFORMED);
  CHECK(refused("\x08\x05") == E::MALFORMED);
  CHECK(refused(std::string("\xff\xff\xff\xff\xff", 5)) == E::MALFORMED);
  CHECK(refused(std::string(4097, '\0')) == E::TOO_LARGE);
  // Text that is not UTF-8.
  CHECK(refused(std::string("\x7a\x04\x0a\x02\xff\xfe", 6)) == E::MALFORMED);
  // A body of a later protocol version.
  CHECK(refused(std::string("\xfa\x3f\x00", 3)) == E::MALFORMED);
}

TEST_CASE("who is not in a room is told so", "[session]") {
  LobbyBench b;
  Client c(b);
  c.hello();
  const std::vector<v1::ClientMessage> messages = {
      make([](auto& m) { m.mutable_leave_room(); }),      make([](auto& m) { m.mutable_take_seat(); }),
      make([](auto& m) { m.mutable_set_ready(); }),       make([](auto& m) { m.mutable_add_bot(); }),
      make([](auto& m) { m.mutable_remove_bot(); }),      make([](auto& m) { m.mutable_start_match(); }),
      make([](auto& m) { m.mutable_answer(); }),          make([](auto& m) { m.mutable_chat(); }),
      make([](auto& m) { m.mutable_resync(); }),          make([](auto& m) { m.mutable_set_stand_in(); }),
      make([](auto& m) { m.mutable_change_settings(); }), make([](auto& m) { m.mutable_kick(); })};
  for (const auto& m : messages) CHECK(c.ask(m).error().code() == E::NOT_IN_ROOM);
  CHECK(c.ask(join("NOSUCH")).error().code() == E::NO_SUCH_ROOM);
  CHECK(c.ask(make([](auto& m) { m.mutable_spectate()->set_key("X"); })).error().code() == E::NO_SUCH_ROOM);
  CHECK(c.ask(create("chess")).error().code() == E::BAD_SETTINGS);
  CHECK(c.ask(make([](auto& m) { m.mutable_ping()->set_client_ms(7); })).pong().client_ms() == 7);
}

TEST_CASE("rooms are made, listed, joined by code and watched by key", "[session]") {
  LobbyBench b;
  Client host(b), guest(b), watcher(b);
  for (Client* c : {&host, &guest, &watcher}) c->hello();
  const M made = host.ask(create());
  REQUIRE(made.has_room_state());
  const auto& room = made.room_state().room();
  CHECK(room.code().size() == 6);
  CHECK(room.host());
  CHECK(room.my_seat() == 1);
  CHECK(host.ask(create()).error().code() == E::ALREADY_IN_ROOM);
  CHECK(host.ask(join(room.code())).error().code() == E::ALREADY_IN_ROOM);
  const M list = guest.ask(make([](auto& m) { m.mutable_list_rooms(); }));
  REQUIRE(list.room_list().rooms_size() == 1);
  CHECK(list.room_list().rooms(0).code() == room.code());
  std::string lower = " " + room.code();
  for (char& c : lower) c = static_cast<char>(std::tolower(c));
  CHECK(guest.ask(join(lower)).room_state().room().my_seat() == 2);
  const M watching = watcher.ask(make([&](auto& m) { m.mutable_spectate()->set_key(room.spectator_key()); }));
  CHECK(watching.room_state().room().my_seat() == 0);
  CHECK(watching.room_state().room().spectators() == 1);
  CHECK(host.newest(M::kRoomState)->room_state().room().spectators() == 1);
  CHECK(guest.ask(make([](auto& m) { m.mutable_leave_room(); })).left().reason() == v1::Left::ASKED);
  CHECK(guest.ask(join(room.code())).room_state().room().my_seat() == 2);
}

TEST_CASE("messages sent without waiting are handled in order", "[session]") {
  LobbyBench b;
  Client host(b), guest(b);
  host.hello();
  guest.hello();
  const std::string code = host.ask(create()).room_state().room().code();
  const auto at_once = [&](const v1::ClientMessage& m) { guest.session.on_message(m.SerializeAsString(), 0); };
  at_once(join(code));
  at_once(make([](auto& m) { m.mutable_take_seat()->set_seat(4); }));
  at_once(make([](auto& m) { m.mutable_set_ready()->set_ready(true); }));
  at_once(make([](auto& m) { m.mutable_leave_room(); }));
  at_once(make([](auto& m) { m.mutable_set_ready()->set_ready(true); }));
  b.run();
  CHECK(guest.link->inbox.back().error().code() == E::NOT_IN_ROOM);
  CHECK(host.newest(M::kRoomState)->room_state().room().seats(3).kind() == v1::Occupant::EMPTY);
}

TEST_CASE("a second login takes over, the first is told why", "[session]") {
  LobbyBench b;
  Client first(b);
  const std::string token = first.hello().welcome().token();
  const std::string code = first.ask(create()).room_state().room().code();
  Client second(b);
  const M welcome = second.hello(token);
  CHECK(welcome.welcome().room() == code);
  CHECK(first.link->inbox.back().has_replaced());
  CHECK(first.link->closed);
  CHECK(second.newest(M::kRoomState)->room_state().room().my_seat() == 1);
  // The old connection has no say any more, and its end changes nothing.
  first.raw(make([](auto& m) { m.mutable_leave_room(); }).SerializeAsString());
  first.close();
  CHECK(second.ask(make([](auto& m) { m.mutable_set_ready()->set_ready(true); })).has_room_state());
  CHECK(second.newest(M::kRoomState)->room_state().room().seats(0).connected());
  // A wrong token is a new guest, not an error.
  Client stranger(b);
  CHECK(stranger.hello(std::string(43, 'A')).welcome().room().empty());
}

TEST_CASE("storms of reconnects leave one seat with one connection", "[session]") {
  LobbyBench b;
  Client host(b);
  const std::string token = host.hello().welcome().token();
  host.ask(create());
  std::mt19937 dice(3);
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 1000; ++i) {
    clients.push_back(std::make_unique<Client>(b));
    const std::uint64_t last = dice() % 2 ? clients[dice() % clients.size()]->last_number() : 0;
    REQUIRE(clients.back()->hello(token, last).has_welcome());
    if (dice() % 3 == 0) clients[dice() % clients.size()]->close();
    if (dice() % 20 == 0) clients.erase(clients.begin(), clients.begin() + static_cast<long>(clients.size() / 2));
  }
  Client last(b);
  last.hello(token);
  const auto* state = last.newest(M::kRoomState);
  REQUIRE(state != nullptr);
  CHECK(state->room_state().room().my_seat() == 1);
  CHECK(state->room_state().room().seats(0).connected());
  CHECK(b.lobby.rooms() == 1);
}

TEST_CASE("too many messages are refused, a flood is cut off", "[session]") {
  LobbyBench b;
  Client c(b, {60, 10'000, 120});
  c.hello();
  const std::string ping = make([](auto& m) { m.mutable_ping(); }).SerializeAsString();
  for (int i = 0; i < 59; ++i) c.raw(ping);
  CHECK(c.link->inbox.back().has_pong());
  CHECK(c.raw(ping));
  CHECK(c.link->inbox.back().error().code() == E::TOO_FAST);
  b.time += 1'000;
  for (int i = 0; i < 6; ++i) c.raw(ping);
  CHECK(c.link->inbox.back().has_pong());
  bool open = true;
  for (int i = 0; i < 500 && open; ++i) open = c.raw(ping);
  CHECK_FALSE(open);
}

TEST_CASE("one click: a match against bots from the first message to the result", "[session]") {
  LobbyBench b;
  Client c(b);
  c.hello();
  c.ask(make([](auto& m) { m.mutable_quick_match()->set_mode("fate2_identity_5"); }));
  CHECK(c.newest(M::kRoomState)->room_state().room().stage() == v1::Room::PLAYING);
  CHECK(c.newest(M::kMatchState) != nullptr);
  CHECK(c.ask(make([](auto& m) { m.mutable_set_stand_in()->set_on(true); })).has_room_state());
  for (int i = 0; i < 100'000 && c.newest(M::kRoomState)->room_state().room().stage() == v1::Room::PLAYING; ++i)
    b.run();
  CHECK(c.newest(M::kRoomState)->room_state().room().stage() == v1::Room::FINISHED);
  CHECK(b.stored.size() == 1);
}

TEST_CASE("draining refuses what is new and tells everybody", "[session]") {
  LobbyBench b;
  Client c(b);
  c.hello();
  b.lobby.drain();
  CHECK(c.link->inbox.back().notice().kind() == v1::Notice::DRAINING);
  CHECK(c.link->closed);
  Client late(b);
  CHECK(late.hello().error().code() == E::SHUTTING_DOWN);
}

TEST_CASE("a room that throws ends alone", "[session]") {
  LobbyBench b;
  Client c(b), other(b);
  c.hello();
  other.hello();
  c.ask(create());
  const std::string code = other.ask(create()).room_state().room().code();
  CHECK(b.lobby.rooms() == 2);
  b.lobby.break_room_for_tests(c.newest(M::kRoomState)->room_state().room().code());
  b.run();
  CHECK(c.link->inbox.back().left().reason() == v1::Left::VOID);
  CHECK(b.lobby.rooms() == 1);
  CHECK(other.ask(make([](auto& m) { m.mutable_set_ready()->set_ready(true); })).room_state().room().code() == code);
}
