// A room with people in it who answer as a careless client would.
#pragma once

#include <catch2/catch.hpp>
#include <list>

#include "engine/bots/sampler.hpp"
#include "fate/v1/record.pb.h"
#include "server/wire/encode.hpp"
#include "tests/server/room_world.hpp"

namespace fate::test {

struct Bench {
  RoomWorld world;
  server::Room room;
  std::list<Guest> guests;       // addresses stay
  bots::Dice dice;

  explicit Bench(std::uint64_t seed, const char* mode = "fate2_identity_5", server::RoomOptions options = {})
      : world(seed), room(world, "ROOM", "KEY", settings(mode), options), dice{seed} {
    world.room = &room;
  }

  Guest& guest() {
    Guest& g = guests.emplace_back();
    g.id = guests.size();
    g.link = guests.size() * 10;
    g.world = &world;
    return g;
  }
  Guest& join() {
    Guest& g = guest();
    room.join(g.arrival());
    world.settle();
    return g;
  }
  // The first guest is the host: bots on the free seats, everybody ready, go.
  void start() {
    Guest& host = guests.front();
    while (host.say(client_message([](auto& m) { m.mutable_add_bot(); })) == v1::Error::UNKNOWN) {
    }
    for (Guest& g : guests)
      if (&g != &host) g.say(client_message([](auto& m) { m.mutable_set_ready()->set_ready(true); }));
    for (Guest& g : guests) g.offer_nonce();
    REQUIRE(host.say(client_message([](auto& m) { m.mutable_start_match(); })) == v1::Error::UNKNOWN);
    world.settle();
    REQUIRE(room.roster().playing());
  }

  // A quick match of the guest's own.
  void open_quick(Guest& g) {
    room.open(g.arrival(), true);
    g.offer_nonce();
    world.settle();
  }

  static bool asked(const v1::Question& q, const Guest& g) {
    for (const std::uint32_t s : q.asked())
      if (s == g.id) return true;
    return false;
  }
  Seat seat_of(const Guest& g) const { return static_cast<Seat>(room.roster().member(g.id)->seat); }
  // Any legal answer to the guest's open question.
  v1::ClientMessage answer_of(const Guest& g) {
    const Question& q = room.play()->match().question();
    const Answer a = bots::random_answer(q, seat_of(g), dice);
    wire::Buffer buffer;
    wire::Writer w(buffer);
    wire::put_answer(w, q.id, a);
    v1::ClientMessage m;
    m.mutable_answer()->mutable_answer()->ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
    return m;
  }
  // One guest who is asked answers. False: none is.
  bool answer_one() {
    if (!room.roster().playing()) return false;
    for (Guest& g : guests) {
      const server::Member* m = room.roster().member(g.id);
      if (m == nullptr || m->seat < 0 || !m->connected) continue;
      const auto q = g.question();
      if (!q || !q->mine()) continue;
      if (!room.play()->match().question().waiting().has(seat_of(g))) continue;
      if (g.say(answer_of(g)) != v1::Error::UNKNOWN) continue;
      world.settle();
      return true;
    }
    return false;
  }
  // Moves on until `done`, or until the match is over. Guests answer only in `done`.
  template <class Done>
  void run_until(Done&& done) {
    for (int i = 0; i < 100'000 && room.roster().playing(); ++i) {
      world.settle();
      if (done()) return;
      if (!world.advance()) return;
    }
  }
  void play_to_end(bool answering = true) {
    for (int i = 0; i < 100'000 && room.roster().playing(); ++i) {
      world.settle();
      if (answering && answer_one()) continue;
      if (!world.advance()) break;
    }
    REQUIRE_FALSE(room.roster().playing());
  }
};

}  // namespace fate::test
