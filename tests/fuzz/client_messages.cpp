// Three connections say anything at all to a lobby with running matches. Nothing may break: every message is answered
// by the rules of the session, and a running match's state changes only by answers that were accepted.
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "server/lobby/secrets.hpp"
#include "tests/server/lobby_bench.hpp"

using namespace fate;
using namespace fate::test;

namespace {

// Reads the input bit by bit; zeros after its end.
struct Input {
  const std::uint8_t* at;
  const std::uint8_t* end;
  bool empty() const { return at == end; }
  std::uint8_t byte() { return empty() ? std::uint8_t{0} : *at++; }
  std::string bytes(std::size_t n) {
    n = std::min(n, static_cast<std::size_t>(end - at));
    const std::string s(reinterpret_cast<const char*>(at), n);
    at += n;
    return s;
  }
};

const v1::Question* open_question(const Client& c) {
  for (auto i = c.link->inbox.rbegin(); i != c.link->inbox.rend(); ++i) {
    if (i->has_update() && i->update().has_question()) return &i->update().question();
    if (i->has_match_state() && i->match_state().has_question()) return &i->match_state().question();
  }
  return nullptr;
}

// An answer that names the right question and lets the input choose the rest.
v1::ClientMessage some_answer(const Client& c, Input& in) {
  v1::ClientMessage m;
  v1::Answer& a = *m.mutable_answer()->mutable_answer();
  const v1::Question* q = open_question(c);
  a.set_question(q == nullptr ? in.byte() : q->id());
  a.set_action(in.byte() % 8);
  if (q == nullptr || a.action() < 1 || static_cast<int>(a.action()) > q->actions_size()) return m;
  const v1::Action& action = q->actions(static_cast<int>(a.action()) - 1);
  for (int n = in.byte() % 4; n > 0 && action.cards_size() > 0; --n)
    a.add_cards(action.cards(in.byte() % action.cards_size()));
  for (int n = in.byte() % 3; n > 0 && action.targets_size() > 0; --n)
    a.add_targets(action.targets(in.byte() % action.targets_size()));
  return m;
}

v1::ClientMessage some_message(const Client& c, Input& in) {
  v1::ClientMessage m;
  switch (in.byte() % 16) {
    case 0: m.mutable_hello()->set_protocol(1); break;
    case 1: m.mutable_quick_match(); break;
    case 2: m.mutable_create_room()->mutable_settings()->set_spectators(true); break;
    case 3: {
      const v1::ServerMessage* room = c.newest(v1::ServerMessage::kRoomState);
      m.mutable_join_room()->set_code(room == nullptr ? in.bytes(6) : room->room_state().room().code());
      break;
    }
    case 4: m.mutable_leave_room(); break;
    case 5: m.mutable_take_seat()->set_seat(in.byte() % 10); break;
    case 6: m.mutable_set_ready()->set_ready(in.byte() % 2); break;
    case 7: m.mutable_add_bot()->set_seat(in.byte() % 10); break;
    case 8: m.mutable_start_match(); break;
    case 9: m.mutable_kick()->set_seat(in.byte() % 10); break;
    case 10: m.mutable_set_stand_in()->set_on(in.byte() % 2); break;
    case 11: m.mutable_resync(); break;
    case 12: m.mutable_chat()->set_text(in.bytes(in.byte())); break;
    case 13: m.mutable_start_lesson()->set_id("magic"); break;
    case 14:
      m.mutable_play_on()->mutable_moment()->set_match(in.bytes(8));
      m.mutable_play_on()->mutable_moment()->set_choices(in.byte());
      m.mutable_play_on()->set_seat(in.byte());
      break;
    default: return some_answer(c, in);
  }
  return m;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  spdlog::set_level(spdlog::level::off);
  return server::start_secrets() ? 0 : 1;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input in{data, data + size};
  LobbyBench bench;
  std::vector<std::unique_ptr<Client>> clients;
  std::vector<std::string> tokens(3);
  for (int i = 0; i < 3; ++i) clients.push_back(std::make_unique<Client>(bench));
  for (int step = 0; step < 200 && !in.empty(); ++step) {
    const std::uint8_t op = in.byte();
    const std::size_t who = op % 3;
    Client& c = *clients[who];
    switch (op / 3 % 8) {
      case 0: c.raw(in.bytes(in.byte())); break;
      case 1: {
        const v1::ServerMessage welcome = c.hello(in.byte() % 2 ? tokens[in.byte() % 3] : "", in.byte());
        if (welcome.has_welcome()) tokens[who] = welcome.welcome().token();
        break;
      }
      case 2:
        clients[who] = std::make_unique<Client>(bench);
        clients[who]->hello(tokens[who], in.byte());
        break;
      default: {
        const std::size_t before = c.link->inbox.size();
        const v1::ClientMessage m = some_message(c, in);
        c.ask(m);
        // At most one error for one message.
        int errors = 0;
        for (std::size_t i = before; i < c.link->inbox.size(); ++i) errors += c.link->inbox[i].has_error();
        if (errors > 1) std::abort();
      }
    }
  }
  return 0;
}
