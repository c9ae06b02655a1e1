// Random interleavings of everything that people do in a room, compared after each step with a simple reference of what
// a room is: who is in it, where everybody sits, who is the host. What each member was told last has to say the same.
#include <algorithm>

#include "tests/sanitizers/sanitized.hpp"
#include "tests/server/room_bench.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

constexpr int people = 7;
constexpr int seats = 4;

struct Chair {
  char kind = '-';  // - empty, b bot, p person
  GuestId who = 0;
  bool ready = false;
};

// Rooms as people think of them. Nothing of the server's own code is used.
struct Reference {
  std::array<Chair, seats> chairs;
  std::vector<GuestId> members;
  std::set<GuestId> away;
  GuestId host = 0;
  std::string password;

  bool in(GuestId g) const { return std::find(members.begin(), members.end(), g) != members.end(); }
  int chair_of(GuestId g) const {
    for (int i = 0; i < seats; ++i)
      if (chairs[static_cast<std::size_t>(i)].kind == 'p' && chairs[static_cast<std::size_t>(i)].who == g) return i;
    return -1;
  }
  int free_chair() const {
    for (int i = 0; i < seats; ++i)
      if (chairs[static_cast<std::size_t>(i)].kind == '-') return i;
    return -1;
  }
  Chair* chair(std::uint32_t number) { return number >= 1 && number <= seats ? &chairs[number - 1] : nullptr; }
  void gone(GuestId g) {
    if (const int c = chair_of(g); c >= 0) chairs[static_cast<std::size_t>(c)] = {};
    std::erase(members, g);
    away.erase(g);
  }
  bool can_start() const {
    return std::all_of(chairs.begin(), chairs.end(), [this](const Chair& c) {
      return c.kind == 'b' || (c.kind == 'p' && (c.ready || c.who == host));
    });
  }
  // After a match: the bots are ready for another one, people have to say so.
  void match_over() {
    for (Chair& c : chairs) c.ready = c.kind == 'b';
  }
};

struct Model {
  Bench b;
  Reference ref;
  std::mt19937 dice;
  std::vector<Guest*> all;
  int matches = 0;

  explicit Model(std::uint64_t seed) : b(seed, "fate2_identity_4", fast()), dice(static_cast<unsigned>(seed)) {
    for (int i = 0; i < people; ++i) all.push_back(&b.guest());
  }
  static server::RoomOptions fast() {
    server::RoomOptions o;
    o.pace.scale = 0;
    o.empty_ms = server::never / 2;
    o.absent_ms = server::never / 2;
    return o;
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(dice() % n); }

  template <class Fill>
  E::Code say(Guest& g, Fill&& fill) {
    const E::Code code = g.say(client_message(fill));
    b.world.settle();
    return code;
  }

  void join(Guest& g, bool right_password) {
    g.password = right_password ? ref.password : "wrong";
    const bool was_in = ref.in(g.id);
    if (was_in && ref.away.contains(g.id)) return;  // the lobby brings such a one back by attach
    const std::size_t before = g.inbox().size();
    b.room.join(g.arrival());
    b.world.settle();
    const M& answer = g.inbox().at(before);
    if (was_in) {
      CHECK(answer.error().code() == E::ALREADY_IN_ROOM);
    } else if (!ref.members.empty() && !ref.password.empty() && !right_password) {
      CHECK(answer.error().code() == E::WRONG_PASSWORD);
    } else {
      CHECK(answer.has_room_state());
      ref.members.push_back(g.id);
      if (const int c = ref.free_chair(); c >= 0) ref.chairs[static_cast<std::size_t>(c)] = {'p', g.id, false};
      g.offer_nonce();
    }
  }
  void leave(Guest& g) {
    const E::Code code = say(g, [](auto& m) { m.mutable_leave_room(); });
    if (code == E::UNKNOWN && ref.in(g.id) && !ref.away.contains(g.id)) ref.gone(g.id);
  }
  void sit(Guest& g, std::uint32_t number) {
    const E::Code code = say(g, [&](auto& m) { m.mutable_take_seat()->set_seat(number); });
    if (!ref.in(g.id) || ref.away.contains(g.id)) return;
    const int now = ref.chair_of(g.id);
    if (number == 0) {
      CHECK(code == E::UNKNOWN);
      if (now >= 0) ref.chairs[static_cast<std::size_t>(now)] = {};
      return;
    }
    Chair* const wanted = ref.chair(number);
    if (wanted == nullptr) {
      CHECK(code == E::NO_SUCH_SEAT);
    } else if (wanted->kind == 'p' && wanted->who == g.id) {
      CHECK(code == E::UNKNOWN);
    } else if (wanted->kind != '-') {
      CHECK(code == E::SEAT_TAKEN);
    } else {
      CHECK(code == E::UNKNOWN);
      if (now >= 0) ref.chairs[static_cast<std::size_t>(now)] = {};
      *wanted = {'p', g.id, false};
    }
  }
  void be_ready(Guest& g, bool ready) {
    const E::Code code = say(g, [&](auto& m) { m.mutable_set_ready()->set_ready(ready); });
    const int c = ref.chair_of(g.id);
    if (ref.in(g.id) && !ref.away.contains(g.id)) CHECK((code == E::UNKNOWN) == (c >= 0));
    if (code == E::UNKNOWN && c >= 0 && !ref.away.contains(g.id)) ref.chairs[static_cast<std::size_t>(c)].ready = ready;
  }
  void add_bot(Guest& g, std::uint32_t number) {
    const E::Code code = say(g, [&](auto& m) { m.mutable_add_bot()->set_seat(number); });
    if (!host(g, code)) return;
    Chair* c = ref.chair(number);
    if (number == 0 && ref.free_chair() >= 0) c = &ref.chairs[static_cast<std::size_t>(ref.free_chair())];
    CHECK((code == E::UNKNOWN) == (c != nullptr && c->kind == '-'));
    if (code == E::UNKNOWN) *c = {'b', 0, true};
  }
  void kick(Guest& g, std::uint32_t number) {
    const E::Code code = say(g, [&](auto& m) { m.mutable_kick()->set_seat(number); });
    if (!host(g, code)) return;
    Chair* const c = ref.chair(number);
    const bool possible = c != nullptr && (c->kind == 'b' || (c->kind == 'p' && c->who != g.id));
    CHECK((code == E::UNKNOWN) == possible);
    if (!possible) return;
    if (c->kind == 'b') {
      *c = {};
    } else {
      const GuestId who = c->who;
      CHECK((*std::find_if(all.begin(), all.end(), [&](Guest* k) { return k->id == who; }))->id == who);
      CHECK(b.world.released_guests.contains(who));
      ref.gone(who);
    }
  }
  void hand_over(Guest& g, std::uint32_t number) {
    const E::Code code = say(g, [&](auto& m) { m.mutable_make_host()->set_seat(number); });
    if (!host(g, code)) return;
    const Chair* const c = ref.chair(number);
    CHECK((code == E::UNKNOWN) == (c != nullptr && c->kind == 'p'));
    if (code == E::UNKNOWN) ref.host = c->who;
  }
  void swap(Guest& g, std::uint32_t x, std::uint32_t y) {
    const E::Code code = say(g, [&](auto& m) {
      m.mutable_swap_seats()->set_seat(x);
      m.mutable_swap_seats()->set_with(y);
    });
    if (!host(g, code)) return;
    Chair *const a = ref.chair(x), *const c = ref.chair(y);
    CHECK((code == E::UNKNOWN) == (a != nullptr && c != nullptr));
    if (code == E::UNKNOWN) std::swap(*a, *c);
  }
  void set_password(Guest& g, const std::string& password) {
    const E::Code code = say(g, [&](auto& m) {
      m.mutable_change_settings()->mutable_settings()->set_mode("fate2_identity_4");
      m.mutable_change_settings()->mutable_settings()->set_spectators(true);
      m.mutable_change_settings()->mutable_settings()->set_password(password);
    });
    if (!host(g, code)) return;
    CHECK(code == E::UNKNOWN);
    ref.password = password;
    for (Chair& c : ref.chairs)
      if (c.kind == 'p') c.ready = false;
  }
  // As people mostly do it: the free seats filled, everybody ready.
  void prepare() {
    for (Guest* each : all) {
      if (each->id == ref.host && !ref.away.contains(each->id))
        for (int i = 0; i < seats; ++i) add_bot(*each, 0);
      if (ref.chair_of(each->id) >= 0) be_ready(*each, true);
    }
  }
  void start(Guest& g) {
    const bool possible = ref.can_start();
    const E::Code code = say(g, [](auto& m) { m.mutable_start_match(); });
    if (!host(g, code)) return;
    CHECK((code == E::UNKNOWN) == possible);
    if (!possible) return;
    b.world.time += 1'000;  // somebody may not have sent a nonce
    b.world.settle();
    // Where only bots play it may be over already.
    REQUIRE(b.room.roster().stage() != v1::Room::GATHERING);
    if (b.room.roster().playing()) {
      // During the match nobody is moved.
      CHECK(say(g, [](auto& m) { m.mutable_swap_seats(); }) == E::MATCH_RUNNING);
      CHECK(say(g, [](auto& m) { m.mutable_kick()->set_seat(2); }) == E::MATCH_RUNNING);
      CHECK(say(g, [](auto& m) { m.mutable_start_match(); }) == E::MATCH_RUNNING);
    }
    for (Guest* each : all)
      if (ref.chair_of(each->id) >= 0 && !ref.away.contains(each->id)) {
        say(*each, [](auto& m) { m.mutable_set_stand_in()->set_on(true); });
        if (!b.room.roster().playing()) break;
      }
    if (b.room.roster().playing()) b.play_to_end(false);
    ref.match_over();
    ++matches;
    for (Guest* each : all) each->offer_nonce();
  }
  void drop(Guest& g) {
    if (!ref.in(g.id) || ref.away.contains(g.id)) return;
    b.room.detach(g.id, g.link);
    b.world.settle();
    ref.away.insert(g.id);
    if (const int c = ref.chair_of(g.id); c >= 0) ref.chairs[static_cast<std::size_t>(c)].ready = false;
  }
  void come_back(Guest& g) {
    if (!ref.away.contains(g.id)) return;
    g.link += 1000;
    b.room.attach(g.arrival(), v1::Welcome());
    b.world.settle();
    ref.away.erase(g.id);
  }
  // False: it is not the host who asks, and was told so.
  bool host(const Guest& g, E::Code code) {
    if (!ref.in(g.id) || ref.away.contains(g.id)) return false;
    if (g.id != ref.host) CHECK(code == E::NOT_HOST);
    return g.id == ref.host;
  }

  void step() {
    Guest& g = *all[below(people)];
    const GuestId host_before = ref.host;
    switch (below(19)) {
      case 0:
      case 1:
      case 2:
      case 3: join(g, below(4) != 0); break;
      case 4: leave(g); break;
      case 5:
      case 6: sit(g, below(seats + 2)); break;
      case 7:
      case 8: be_ready(g, below(4) != 0); break;
      case 9:
      case 10: add_bot(g, below(seats + 2)); break;
      case 11: kick(g, below(seats + 2)); break;
      case 12: hand_over(g, below(seats + 2)); break;
      case 13: swap(g, 1 + below(seats + 1), 1 + below(seats)); break;
      case 14: set_password(g, below(2) == 0 ? "" : "secret"); break;
      case 15:
        prepare();
        start(g);
        break;
      case 16: start(g); break;
      case 17: drop(g); break;
      case 18: come_back(g); break;
    }
    compare(host_before);
  }
  void compare(GuestId host_before) {
    const GuestId host = b.room.roster().host();
    // It changes when it must: the host handed it over, left, or stood up while somebody else sits.
    if (host != ref.host) {
      REQUIRE((!ref.in(host_before) || ref.chair_of(host_before) < 0));
      const auto there = [&](GuestId m) { return ref.chair_of(m) >= 0 && !ref.away.contains(m); };
      if (std::any_of(ref.members.begin(), ref.members.end(), there)) REQUIRE(there(host));
      ref.host = host;
    }
    REQUIRE((host != 0) == !ref.members.empty());
    for (Guest* g : all) {
      if (!ref.in(g->id) || ref.away.contains(g->id)) continue;
      const M* last = g->newest(M::kRoomState);
      REQUIRE(last != nullptr);
      const v1::Room& told = last->room_state().room();
      REQUIRE(told.host() == (g->id == host));
      REQUIRE(told.my_seat() == static_cast<std::uint32_t>(ref.chair_of(g->id) + 1));
      REQUIRE(told.locked() == !ref.password.empty());
      REQUIRE_FALSE(told.settings().has_password());
      std::uint32_t watchers = 0;
      for (const GuestId m : ref.members) watchers += ref.chair_of(m) < 0;
      REQUIRE(told.spectators() == watchers);
      for (int i = 0; i < seats; ++i) {
        const Chair& c = ref.chairs[static_cast<std::size_t>(i)];
        const v1::Occupant& o = told.seats(i);
        REQUIRE(o.kind() == (c.kind == 'b'   ? v1::Occupant::BOT
                             : c.kind == 'p' ? v1::Occupant::PLAYER
                                             : v1::Occupant::EMPTY));
        REQUIRE(o.ready() == c.ready);
        if (c.kind != 'p') continue;
        REQUIRE(o.name() == "Guest" + std::to_string(c.who));
        REQUIRE(o.connected() == !ref.away.contains(c.who));
        REQUIRE(o.host() == (c.who == host));
      }
    }
  }
};

}  // namespace

TEST_CASE("whatever people do in a room, in any order, it stays what everybody was told", "[room][model]") {
  int matches = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(40, 10)); ++seed) {
    Model model(seed);
    for (int i = 0; i < 300; ++i) {
      INFO("seed " << seed << " step " << i);
      model.step();
    }
    matches += model.matches;
  }
  CHECK(matches > rounds(40, 10));
}
