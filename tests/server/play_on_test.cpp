// A match that is over, played on from one of its moments: the same match up to there, in a room of one's own, for
// nobody's record.
#include <google/protobuf/util/message_differencer.h>
#include <catch2/catch.hpp>

#include "engine/fate/game.hpp"
#include "fate/v1/replay.pb.h"
#include "server/accounts/result.hpp"
#include "server/practice/moment.hpp"
#include "server/replays/replay.hpp"
#include "server/room/fair_deal.hpp"
#include "server/store/database.hpp"
#include "server/wire/match_file.hpp"
#include "server/wire/updates.hpp"
#include "tests/server/folder.hpp"
#include "tests/server/lobby_bench.hpp"
#include "tests/server/net_bench.hpp"
#include "tests/server/play_on_wish.hpp"
#include "tests/server/room_bench.hpp"
#include "tests/server/secrets.hpp"

using namespace fate;
using namespace fate::test;
using google::protobuf::util::MessageDifferencer;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

template <class Fill>
v1::ClientMessage message(Fill&& fill) {
  v1::ClientMessage m;
  fill(m);
  return m;
}

const v1::ClientMessage leave = message([](auto& m) { m.mutable_leave_room(); });

// The file of the newest match that is over, as the archivist writes it.
v1::MatchFile file_of(LobbyBench& b) {
  REQUIRE_FALSE(b.stored.empty());
  auto file = server::file_of_records(b.stored.back(), b.log.logs.at(b.stored.back()));
  REQUIRE(file);
  REQUIRE(wire::add_events(*file) == "");
  return *file;
}

// A match that a guest and bots have played to its end; always the same.
const v1::MatchFile& played() {
  static const v1::MatchFile file = [] {
    Bench b(5);
    b.join();
    b.start();
    b.play_to_end();
    auto made = server::file_of_records("PLAYED", b.world.log.logs.begin()->second);
    REQUIRE(made);
    REQUIRE(wire::add_events(*made) == "");
    return *made;
  }();
  return file;
}

// Reads moments of one match, as the worker would: what is asked is answered when the bench runs.
struct PlayOnBench : LobbyBench {
  v1::MatchFile file = played();
  bool full = false;
  explicit PlayOnBench(const server::LobbyOptions& options = fast()) : LobbyBench(options) {
    lobby.on_play_on([this](const v1::PlayOn& wish, auto done) {
      if (full) return false;
      boost::asio::post(io, [this, wish, done] { done(server::moment_of(file, wish)); });
      return true;
    });
  }
};

v1::MatchFile up_to(const v1::MatchFile& file, int choices) {
  v1::MatchFile course;
  *course.mutable_config() = file.config();
  course.set_seed(file.seed());
  course.mutable_choices()->Assign(file.choices().begin(), file.choices().begin() + choices);
  return course;
}

// The match after so many choices.
struct Then {
  v1::MatchFile course;
  wire::Rerun run;
  Then(const v1::MatchFile& file, int choices) : course(up_to(file, choices)), run(course) {
    while (run.step()) {
    }
    REQUIRE(run.error().empty());
  }
  v1::MatchState seen_by(std::uint32_t seat) {
    wire::UpdateEncoder encoder;
    M m;
    REQUIRE(m.ParseFromString(
        std::string(encoder.state(run.match(), view::Viewer::of(static_cast<Seat>(seat - 1)), {}, true, course))));
    return m.match_state();
  }
};

v1::Question timeless(v1::Question q) {
  q.clear_remaining_ms();
  q.clear_total_ms();
  q.clear_bank_ms();
  return q;
}

bool same(const v1::MatchState& a, const v1::MatchState& b) {
  v1::MatchState x = a, y = b;
  if (x.has_question()) *x.mutable_question() = timeless(x.question());
  if (y.has_question()) *y.mutable_question() = timeless(y.question());
  return MessageDifferencer::Equals(x, y);
}

const v1::MatchState& state_of(const Client& c) {
  REQUIRE(c.newest(M::kMatchState) != nullptr);
  return c.newest(M::kMatchState)->match_state();
}

const v1::Room& room_of(const Client& c) {
  REQUIRE(c.newest(M::kRoomState) != nullptr);
  return c.newest(M::kRoomState)->room_state().room();
}

// A moment at which that seat is asked alone, after so many choices at least.
int asked_alone(const v1::MatchFile& file, std::uint32_t seat, int from) {
  for (int n = from; n < file.choices_size(); ++n) {
    const Question& q = Then(file, n).run.match().question();
    if (q.asked.size() == 1 && q.asked.has(static_cast<Seat>(seat - 1))) return n;
  }
  FAIL("seat " << seat << " is asked nothing");
  return 0;
}

}  // namespace

TEST_CASE("a match goes on from a moment as its replay shows it", "[play_on]") {
  for (const auto& [choices, seat] : {std::pair{0, 1u}, {7, 2u}, {40, 3u}, {64, 5u}}) {
    INFO(choices << " choices, seat " << seat);
    PlayOnBench b;
    Client c(b);
    c.offers = false;            // nothing is dealt: nobody's part is waited for
    c.hello();
    const M made = c.ask(play_on(b.file.id(), static_cast<std::uint32_t>(choices), seat));
    REQUIRE(made.has_room_state());
    const v1::Room& room = room_of(c);
    CHECK(room.my_seat() == seat);
    CHECK(room.stage() == v1::Room::PLAYING);
    CHECK(room.from().match() == b.file.id());
    CHECK(room.from().choices() == static_cast<std::uint32_t>(choices));
    CHECK(room.lesson().empty());
    CHECK(room.commitment().empty());
    CHECK(room.settings().mode() == b.file.config().mode());
    for (const v1::Occupant& o : room.seats())
      CHECK(o.kind() == (o.seat() == seat ? v1::Occupant::PLAYER : v1::Occupant::BOT));
    CHECK(c.newest(M::kOpening) == nullptr);

    // The first thing that is shown: the same table, the same past.
    const auto first =
        std::find_if(c.link->inbox.begin(), c.link->inbox.end(), [](const M& m) { return m.has_match_state(); });
    REQUIRE(first != c.link->inbox.end());
    const v1::MatchState& shown = first->match_state();
    CHECK(same(shown, Then(b.file, choices).seen_by(seat)));

    v1::Replay replay;
    const server::MadeReplay remade = server::make_replay(b.file, view::Viewer::of(static_cast<Seat>(seat - 1)));
    REQUIRE(replay.ParseFromString(remade.body));
    std::vector<std::string> told, heard;
    for (const v1::Event& e : replay.match_state().past()) told.push_back(e.SerializeAsString());
    for (int i = 0; i < choices; ++i)
      for (const v1::Event& e : replay.steps(i).update().events()) told.push_back(e.SerializeAsString());
    for (const v1::Event& e : shown.past()) heard.push_back(e.SerializeAsString());
    CHECK(told == heard);

    // And the whole state, which is stored with it.
    const std::vector<std::string>& records = b.log.logs.begin()->second;
    v1::Record start, checkpoint;
    REQUIRE(start.ParseFromString(records.front()));
    CHECK(start.start().past_size() == choices);
    CHECK(start.start().seed() == b.file.seed());
    CHECK_FALSE(start.start().has_fair());
    if (choices == 0) continue;
    REQUIRE(checkpoint.ParseFromString(records[1]));
    CHECK(checkpoint.checkpoint().choices() == static_cast<std::uint32_t>(choices));
    CHECK(checkpoint.checkpoint().hash() == Then(b.file, choices).run.match().hash());
  }
}

TEST_CASE("practice is a room of one's own that stays as it is", "[play_on]") {
  PlayOnBench b;
  Client c(b), other(b);
  c.hello();
  other.hello();
  REQUIRE(c.ask(play_on(b.file.id(), 20, 2)).has_room_state());
  const v1::Room room = room_of(c);
  CHECK(c.ask(play_on(b.file.id(), 20, 2)).error().code() == E::ALREADY_IN_ROOM);
  CHECK(other.ask(message([](auto& m) { m.mutable_list_rooms(); })).room_list().rooms_size() == 0);
  CHECK(other.ask(message([&](auto& m) { m.mutable_join_room()->set_code(room.code()); })).has_error());
  CHECK(other.ask(message([&](auto& m) { m.mutable_spectate()->set_key(room.spectator_key()); })).has_error());
  CHECK(c.ask(message([](auto& m) { m.mutable_change_settings()->mutable_settings()->set_listed(true); }))
            .error()
            .code() == E::NOT_ALLOWED);
  CHECK(c.ask(message([](auto& m) { m.mutable_take_seat()->set_seat(1); })).error().code() == E::NOT_ALLOWED);
  CHECK(c.ask(leave).left().reason() == v1::Left::ASKED);
  CHECK(c.ask(play_on(b.file.id(), 30, 1)).has_room_state());
}

TEST_CASE("practice is stored, can be run again and verified, and counts for nobody", "[play_on]") {
  PlayOnBench b;
  Client c(b);
  c.hello();
  const int choices = asked_alone(b.file, 1, 30);
  c.ask(play_on(b.file.id(), static_cast<std::uint32_t>(choices), 1));
  c.ask(message([](auto& m) { m.mutable_set_stand_in()->set_on(true); }));
  b.run();
  REQUIRE(b.stored.size() == 1);
  REQUIRE(room_of(c).stage() == v1::Room::FINISHED);
  v1::MatchFile file = file_of(b);
  CHECK(wire::verify(file) == "");
  CHECK(server::check_shuffle(file) == "");
  CHECK(file.config().from().match() == b.file.id());
  CHECK(file.config().from().choices() == static_cast<std::uint32_t>(choices));
  CHECK(file.seed() == b.file.seed());
  REQUIRE(file.choices_size() > choices);
  for (int i = 0; i < choices; ++i)
    REQUIRE(file.choices(i).SerializeAsString() == b.file.choices(i).SerializeAsString());
  v1::Replay replay;
  REQUIRE(replay.ParseFromString(server::make_replay(file, view::Viewer::everything()).body));
  CHECK(replay.steps_size() == file.choices_size());
  CHECK(replay.config().from().match() == b.file.id());

  // It can be played on from as well, before and after the moment where it began.
  CHECK(server::moment_of(file, play_on(file.id(), 3, 1).play_on()).refused == server::fine);
  const server::ReadMoment later =
      server::moment_of(file, play_on(file.id(), static_cast<std::uint32_t>(choices) + 1, 1).play_on());
  REQUIRE(later.from);
  CHECK(later.from->config.from().match() == file.id());

  // Once more from the same moment, in the same room.
  const v1::MatchState before = Then(b.file, choices).seen_by(1);
  CHECK(c.ask(message([](auto& m) { m.mutable_start_match(); })).has_room_state());
  CHECK(same(state_of(c), before));
  CHECK(room_of(c).match() != file.id());

  // Even if people had played all of it.
  std::vector<std::string> records = b.log.logs.at(file.id());
  v1::Record first;
  REQUIRE(first.ParseFromString(records.front()));
  const auto everybody = [&] {
    for (int i = 0; i < first.start().seats_size(); ++i) {
      first.mutable_start()->mutable_seats(i)->set_bot(false);
      first.mutable_start()->mutable_seats(i)->set_account(static_cast<std::uint64_t>(i) + 1);
    }
    records.front() = first.SerializeAsString();
    for (v1::Choice& choice : *file.mutable_choices()) choice.set_by(v1::Choice::PLAYER);
    return server::result_of(records, file);
  };
  CHECK_FALSE(everybody().counted);
  CHECK_FALSE(everybody().rated);
  first.mutable_start()->mutable_config()->clear_from();
  CHECK(everybody().rated);      // it is that alone
}

TEST_CASE("practice goes on after a restart, from its first record on", "[play_on]") {
  PlayOnBench b;
  Client c(b);
  const std::string token = c.hello().welcome().token();
  const int choices = asked_alone(b.file, 3, 25);
  c.ask(play_on(b.file.id(), static_cast<std::uint32_t>(choices), 3));
  const v1::MatchState begun = state_of(c);
  REQUIRE(begun.question().mine());
  const auto answered = c.ask(simple_answer(begun.question()));
  CHECK(answered.has_accepted());
  b.run();
  c.ask(message([](auto& m) { m.mutable_resync(); }));
  const v1::MatchState reached = state_of(c);
  REQUIRE(b.log.logs.size() == 1);
  const auto [match, records] = *b.log.logs.begin();

  for (const bool whole : {true, false}) {
    INFO((whole ? "all records" : "the first record alone"));
    LobbyBench again;
    const std::vector<std::string> kept(records.begin(), whole ? records.end() : records.begin() + 1);
    again.log.logs[match] = kept;
    again.lobby.restore(match, kept, 0);
    Client back(again);
    CHECK_FALSE(back.hello(token).welcome().room().empty());
    CHECK(room_of(back).my_seat() == 3);
    CHECK(room_of(back).from().match() == b.file.id());
    CHECK(room_of(back).from().choices() == static_cast<std::uint32_t>(choices));
    CHECK(same(state_of(back), whole ? reached : begun));
    CHECK(again.lobby.list().rooms_size() == 0);
    back.ask(message([](auto& m) { m.mutable_set_stand_in()->set_on(true); }));
    again.run();
    REQUIRE(again.stored.size() == 1);
    CHECK(wire::verify(file_of(again)) == "");
    // And again from the moment, though the server does not hold the match that it is of.
    CHECK(back.ask(message([](auto& m) { m.mutable_start_match(); })).has_room_state());
    CHECK(same(state_of(back), begun));
  }
}

TEST_CASE("practice whose beginning does not fit is void, and nobody stays in it", "[play_on]") {
  PlayOnBench b;
  Client c(b);
  const std::string token = c.hello().welcome().token();
  c.ask(play_on(b.file.id(), 30, 3));
  auto [match, records] = *b.log.logs.begin();
  v1::Record first;
  REQUIRE(first.ParseFromString(records.front()));
  first.mutable_start()->mutable_past(7)->mutable_answer()->set_action(4711);
  records.front() = first.SerializeAsString();
  LobbyBench again;
  again.log.logs[match] = records;
  again.lobby.restore(match, records, 0);
  Client back(again);
  back.hello(token);
  again.run();
  CHECK(again.stored == std::vector<std::string>{match});
  CHECK(again.lobby.rooms() == 0);
}

TEST_CASE("why nobody can play on from there", "[play_on]") {
  const v1::MatchFile& file = played();
  const auto why = [&](const v1::MatchFile& of, int choices, std::uint32_t seat) {
    return server::moment_of(of, play_on(of.id(), static_cast<std::uint32_t>(choices), seat).play_on());
  };
  CHECK(why(file, 10, 1).refused == server::fine);
  CHECK(why(file, 10, 0).refused == E::NO_SUCH_SEAT);
  CHECK(why(file, 10, 6).refused == E::NO_SUCH_SEAT);
  CHECK(why(file, file.choices_size() - 1, 1).refused != E::MATCH_DECIDED);
  CHECK(why(file, file.choices_size(), 1).refused == E::MATCH_DECIDED);
  CHECK(why(file, file.choices_size() + 1, 1).refused == E::NO_SUCH_MOMENT);
  CHECK(why(file, -1, 1).refused == E::NO_SUCH_MOMENT);

  v1::MatchFile changed = file;
  changed.mutable_config()->set_rules("older-1");
  CHECK(why(changed, 10, 1).refused == E::OTHER_RULES);
  CHECK(why(changed, 10, 1).detail.find("older-1") != std::string::npos);
  changed = file;
  changed.mutable_choices(5)->mutable_answer()->set_action(4711);
  CHECK(why(changed, 5, 1).refused == server::fine);
  CHECK(why(changed, 6, 1).refused == E::MATCH_UNREADABLE);
  CHECK(why(changed, 6, 1).detail.find("choice 6") != std::string::npos);
  changed = file;
  REQUIRE(changed.checkpoints_size() > 1);
  changed.mutable_checkpoints(0)->set_hash(1);
  const int there = static_cast<int>(changed.checkpoints(0).choices());
  CHECK(why(changed, there - 1, 1).refused == server::fine);
  CHECK(why(changed, there, 1).refused == E::MATCH_UNREADABLE);
  changed = file;
  changed.mutable_config()->set_mode("chess");
  CHECK(why(changed, 1, 1).refused == E::MATCH_UNREADABLE);
  changed = file;
  while (changed.choices_size() <= wire::most_rerun_choices) changed.add_choices();
  CHECK(why(changed, changed.choices_size(), 1).detail == "the match is too long");

  // A seat that was out by then.
  int n = 0;
  SeatSet dead;
  while (dead.empty()) {
    Then then(file, ++n);
    REQUIRE_FALSE(then.run.match().over());
    dead = SeatSet::first(5) - then.run.match().game().alive;
  }
  for (std::uint32_t seat = 1; seat <= 5; ++seat) {
    const bool out = dead.has(static_cast<Seat>(seat - 1));
    CHECK(why(file, n, seat).refused == (out ? E::SEAT_DEAD : server::fine));
    CHECK(why(file, n - 1, seat).refused == server::fine);
  }
}

TEST_CASE("whoever wants to play on is told why he cannot, and nothing changes", "[play_on]") {
  PlayOnBench b;
  Client c(b);
  c.hello();
  CHECK(c.ask(play_on(b.file.id(), 1'000'000, 1)).error().code() == E::NO_SUCH_MOMENT);
  CHECK(c.ask(play_on(b.file.id(), 1'000'000, 1)).error().detail().find("choices") != std::string::npos);
  b.full = true;
  CHECK(c.ask(play_on(b.file.id(), 10, 1)).error().code() == E::SERVER_FULL);
  b.full = false;
  b.lobby.halt(true);
  CHECK(c.ask(play_on(b.file.id(), 10, 1)).error().code() == E::SHUTTING_DOWN);
  b.lobby.halt(false);
  CHECK(b.lobby.rooms() == 0);
  CHECK(b.log.logs.empty());

  // Who went into another room while the moment was read, or away, is in no second one.
  c.session.on_message(play_on(b.file.id(), 10, 1).SerializeAsString(), 0);
  CHECK(c.ask(message([](auto& m) { m.mutable_create_room(); })).has_room_state());
  b.run();
  CHECK(c.newest(M::kError)->error().code() == E::ALREADY_IN_ROOM);
  CHECK(b.lobby.rooms() == 1);
  c.ask(leave);
  {
    Client gone(b);
    gone.hello();
    gone.session.on_message(play_on(b.file.id(), 10, 1).SerializeAsString(), 0);
    gone.open = false;
    gone.session.on_closed();
    b.run();
  }
  CHECK(b.log.logs.empty());

  // A person's rooms are counted, these too.
  Client hasty(b, {});
  hasty.hello();
  for (int i = 0; i < 10; ++i) CHECK(hasty.ask(play_on(b.file.id(), 1'000'000, 1)).error().code() == E::NO_SUCH_MOMENT);
  CHECK(hasty.ask(play_on(b.file.id(), 10, 1)).error().code() == E::TOO_FAST);

  LobbyBench bare;
  Client d(bare);
  CHECK(d.ask(play_on("X", 1, 1)).error().code() == E::NOT_GREETED);
  d.hello();
  CHECK(d.ask(play_on("X", 1, 1)).error().code() == E::NOT_ALLOWED);
}

TEST_CASE("only a match that is over and stored is played on from", "[play_on]") {
  const Folder folder;
  server::OpenedDatabase db = server::open_database(folder.path());
  REQUIRE(db.error.empty());
  server::Archive archive(std::move(db.connection));
  const auto put = [&](const char* id, const char* status, const std::string& file) {
    server::Statement match = archive.db().prepare(
        "INSERT INTO matches (id, room, mode, rules, status, started_unix_ms, epoch, players) VALUES (?1, '', '', '', "
        "?2,"
        " 0, 1, x'')");
    REQUIRE(match.bind(1, std::string_view(id)).bind(2, std::string_view(status)).run() == SQLITE_DONE);
    server::Statement stored = archive.db().prepare("INSERT INTO match_files (match, file) VALUES (?1, ?2)");
    if (!file.empty()) REQUIRE(stored.bind(1, std::string_view(id)).bind_bytes(2, file).run() == SQLITE_DONE);
  };
  v1::MatchFile file = played();
  const auto named = [&](const char* id) {
    file.set_id(id);
    return file.SerializeAsString();
  };
  put("GOOD", "finished", named("GOOD"));
  put("VOID", "void", named("VOID"));
  put("RUNS", "running", named("RUNS"));   // even if there were a file
  put("OLD", "finished", "");
  put("BAD", "finished", "\xff");
  put("OTHER", "finished", named("ANOTHER"));
  const auto why = [&](const char* id) { return server::read_moment(archive, play_on(id, 10, 1).play_on()).refused; };
  CHECK(why("GOOD") == server::fine);
  CHECK(why("VOID") == server::fine);
  CHECK(why("RUNS") == E::MATCH_RUNNING);
  CHECK(why("OLD") == E::MATCH_NOT_KEPT);
  CHECK(why("BAD") == E::MATCH_UNREADABLE);
  CHECK(why("OTHER") == E::MATCH_UNREADABLE);
  CHECK(why("NOTHING") == E::NO_SUCH_MATCH);
  CHECK(why("") == E::NO_SUCH_MATCH);
}
