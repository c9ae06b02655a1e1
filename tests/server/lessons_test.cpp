// Guided matches: every position can be played as its lesson asks for, and a lesson's room is nobody else's.
#include <catch2/catch.hpp>

#include "engine/fate/game.hpp"
#include "engine/seated_bots.hpp"
#include "server/accounts/result.hpp"
#include "server/lessons/lessons.hpp"
#include "server/scenario/choose.hpp"
#include "server/store/archive.hpp"
#include "server/wire/begin_match.hpp"
#include "server/wire/decode.hpp"
#include "server/wire/match_file.hpp"
#include "tests/server/lobby_bench.hpp"
#include "tests/server/room_bench.hpp"
#include "tests/server/secrets.hpp"

using namespace fate;
using namespace fate::test;
using E = v1::Error;
using M = v1::ServerMessage;

namespace {

v1::Choose words(const char* use, const char* target = "", const char* skill = "", const char* choose = "") {
  v1::Choose c;
  c.set_seat("A");
  c.set_use(use);
  c.set_skill(skill);
  c.set_choose(choose);
  if (*target != '\0') c.add_targets(target);
  return c;
}

v1::Choose with_card(v1::Choose c, const char* card) {
  c.add_cards(card);
  return c;
}

v1::Choose attack(const char* card, const char* target) {
  const std::string_view type = std::string_view(card).substr(0, std::string_view(card).find(' '));
  return with_card(words(std::string(type).c_str(), target), card);
}

// What the coach asks for, in that order.
std::vector<v1::Choose> script_of(const std::string& lesson) {
  if (lesson == "attack")
    return {attack("normal_attack S7", "B"), with_card(words("dodge"), "dodge H6"), attack("normal_attack S3", "B")};
  if (lesson == "rage") return {words("chaos_attack", "B"), words("laguna_blade", "B")};
  if (lesson == "magic") return {words("disarm", "B"), words("dispel"), attack("normal_attack S7", "B")};
  if (lesson == "casting")
    return {with_card(words("", "A", "shallow_grave"), "gods_strength HQ"), attack("normal_attack S7", "B")};
  const v1::Choose look = words("", "C", "", "look"), draw = words("", "", "", "draw");
  return {words("fanaticism"),           attack("normal_attack S2", "B"), look, attack("normal_attack S3", "C"), draw,
          attack("chaos_attack S8", "D")};
}

std::string zero_seed() { return std::string(32, '\0'); }

v1::MatchConfig config_of(const lessons::Lesson& lesson) {
  v1::MatchConfig config = wire::write_config(lesson.setting.config);
  lessons::write(lesson, config);
  return config;
}

// Seat A does what the lesson asks for as soon as it may, and else nothing; bots play the others.
struct Course {
  std::unique_ptr<Match> match;
  std::size_t done = 0, next = 0;   // steps of the script
  int turns = 0;
};

Course taken(const lessons::Lesson& lesson, std::uint64_t seed) {
  Course c{wire::begin_match(config_of(lesson), zero_seed()).match};
  REQUIRE(c.match);
  bots::Dice dice{seed};
  SeatedBots bots("normal", [&] { return dice.next(); });
  const std::vector<v1::Choose> script = script_of(lesson.id);
  for (int n = 0; n < 400 && !c.match->over(); ++n) {
    bots.saw(*c.match);
    c.match->clear_events();
    const Question& q = c.match->question();
    const std::uint32_t id = q.id;
    for (const Seat s : q.waiting()) {
      Answer a = s == 0 ? c.match->default_answer(s) : bots.answer(*c.match, s);
      const bool own = q.kind == QuestionKind::dispel && q.source == 0;   // nobody dispels what is his
      if (s == 0 && !own && c.next < script.size()) {
        // What a bot gave no occasion for is left out.
        for (std::size_t i = c.next; i < script.size(); ++i) {
          const scenario::Fit fit = scenario::fit(c.match->game(), lesson.setting.names, script[i]);
          if (fit.kind != scenario::Fit::Kind::one) continue;
          a = fit.answer;
          c.next = i + 1;
          ++c.done;
          break;
        }
      }
      REQUIRE(c.match->answer(s, id, a) == Refusal::none);
    }
  }
  c.turns = c.match->game().turn;
  return c;
}

v1::ClientMessage start_lesson(const char* id) {
  v1::ClientMessage m;
  m.mutable_start_lesson()->set_id(id);
  return m;
}

}  // namespace

TEST_CASE("there are five lessons, and each can be played", "[lessons]") {
  std::vector<std::string> ids;
  for (const lessons::Lesson& lesson : lessons::all()) {
    INFO(lesson.id);
    CHECK(lesson.error == "");
    CHECK(lesson.scenario.steps_size() == 0);
    CHECK(lessons::find(lesson.id) == &lesson);
    ids.push_back(lesson.id);
  }
  CHECK(ids == std::vector<std::string>{"attack", "rage", "magic", "identities", "casting"});
  CHECK(lessons::find("") == nullptr);
  CHECK(lessons::find("chess") == nullptr);
}

TEST_CASE("who does what a lesson asks for wins it soon, whatever bots do", "[lessons]") {
  for (const lessons::Lesson& lesson : lessons::all()) {
    int whole = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      INFO(lesson.id << ", seed " << seed);
      const Course c = taken(lesson, seed);
      REQUIRE(c.match->over());
      CHECK(c.match->fault() == nullptr);
      whole += c.done == script_of(lesson.id).size() ? 1 : 0;
      CHECK(c.match->outcome().winners.has(0));
      CHECK(c.turns <= 3);
    }
    INFO(lesson.id);
    CHECK(whole >= 9);   // bots nearly always do what the lesson is about
  }
}

TEST_CASE("a lesson's match starts only from the position that it was stored with", "[lessons]") {
  const lessons::Lesson& lesson = *lessons::find("attack");
  v1::MatchConfig config = config_of(lesson);
  CHECK(wire::begin_match(config, zero_seed()).match);
  CHECK_FALSE(wire::begin_match(config, "short").match);
  config.set_lesson_hash(lesson.hash + 1);
  CHECK(wire::begin_match(config, zero_seed()).error == "the lesson attack has another position now");
  config.set_lesson("chess");
  CHECK(wire::begin_match(config, zero_seed()).error == "there is no lesson chess");
}

TEST_CASE("a lesson is a room of one's own that stays as it is", "[lessons]") {
  LobbyBench b;
  Client learner(b), other(b);
  learner.hello();
  other.hello();
  CHECK(learner.ask(start_lesson("chess")).error().code() == E::NO_SUCH_LESSON);
  const M made = learner.ask(start_lesson("attack"));
  REQUIRE(made.has_room_state());
  const v1::Room room = learner.newest(M::kRoomState)->room_state().room();
  CHECK(room.lesson() == "attack");
  CHECK(room.my_seat() == 1);
  CHECK(room.stage() == v1::Room::PLAYING);
  CHECK(room.seats(1).kind() == v1::Occupant::BOT);
  CHECK(room.settings().play_seconds() == 600);
  CHECK(room.commitment().empty());
  REQUIRE(learner.newest(M::kMatchState) != nullptr);
  CHECK(learner.newest(M::kOpening) == nullptr);
  CHECK(learner.ask(start_lesson("rage")).error().code() == E::ALREADY_IN_ROOM);

  // Nobody sees it, gets in or watches.
  v1::ClientMessage list, join, watch;
  list.mutable_list_rooms();
  join.mutable_join_room()->set_code(room.code());
  watch.mutable_spectate()->set_key(room.spectator_key());
  CHECK(other.ask(list).room_list().rooms_size() == 0);
  CHECK(other.ask(join).has_error());
  CHECK(other.ask(watch).has_error());

  v1::ClientMessage change;
  change.mutable_change_settings()->mutable_settings()->set_spectators(true);
  CHECK(learner.ask(change).error().code() == E::NOT_ALLOWED);
  v1::ClientMessage leave;
  leave.mutable_leave_room();
  CHECK(learner.ask(leave).left().reason() == v1::Left::ASKED);
  CHECK(learner.ask(start_lesson("casting")).has_room_state());
}

TEST_CASE("a lesson goes on after a restart", "[lessons]") {
  LobbyBench b;
  Client learner(b);
  const std::string token = learner.hello().welcome().token();
  learner.ask(start_lesson("attack"));
  const v1::Question& q = learner.newest(M::kMatchState)->match_state().question();
  REQUIRE(q.mine());
  v1::ClientMessage end_turn;
  end_turn.mutable_answer()->mutable_answer()->set_question(q.id());
  CHECK(learner.ask(end_turn).has_accepted());
  REQUIRE(b.log.logs.size() == 1);
  const auto [match, records] = *b.log.logs.begin();

  LobbyBench again;
  again.lobby.restore(match, records, 0);
  again.run();
  Client back(again);
  CHECK_FALSE(back.hello(token).welcome().room().empty());
  REQUIRE(back.newest(M::kRoomState) != nullptr);
  CHECK(back.newest(M::kRoomState)->room_state().room().lesson() == "attack");
  REQUIRE(back.newest(M::kMatchState) != nullptr);
  const v1::MatchState& state = back.newest(M::kMatchState)->match_state();
  CHECK(state.snapshot().turn() == 2);
  CHECK(state.question().kind() == v1::Question::DODGE);
  CHECK(state.snapshot().seats(1).hp() == 2);
}

TEST_CASE("a lesson's match is stored, runs again, and counts for nobody", "[lessons]") {
  LobbyBench b;
  Client learner(b);
  learner.hello();
  learner.ask(start_lesson("rage"));
  v1::ClientMessage leave;
  leave.mutable_leave_room();
  learner.ask(leave);            // bots play it to its end
  b.run();
  REQUIRE(b.stored.size() == 1);
  std::vector<std::string> records = b.log.logs.at(b.stored.front());
  auto file = server::file_of_records(b.stored.front(), records);
  REQUIRE(file);
  CHECK(file->config().lesson() == "rage");
  CHECK_FALSE(file->has_fair());
  CHECK(wire::add_events(*file) == "");
  CHECK(wire::verify(*file) == "");
  CHECK(file->events_size() > 0);

  // Even if people had played all of it.
  v1::Record first;
  REQUIRE(first.ParseFromString(records.front()));
  for (int i = 0; i < first.start().seats_size(); ++i) {
    first.mutable_start()->mutable_seats(i)->set_bot(false);
    first.mutable_start()->mutable_seats(i)->set_account(static_cast<std::uint64_t>(i) + 1);
  }
  records.front() = first.SerializeAsString();
  for (v1::Choice& c : *file->mutable_choices()) c.set_by(v1::Choice::PLAYER);
  CHECK_FALSE(server::result_of(records, *file).counted);
  CHECK_FALSE(server::result_of(records, *file).rated);
}
