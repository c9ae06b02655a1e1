// The scenario runner itself: what it accepts, what it refuses, and that it notices what is wrong.
#include <google/protobuf/text_format.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/catalog/card_facts.hpp"
#include "server/scenario/check.hpp"
#include "server/scenario/file.hpp"
#include "server/scenario/play.hpp"
#include "server/scenario/position.hpp"

namespace {

using namespace fate;
using scenario::Setting;

v1::Scenario scenario_of(const std::string& text) {
  v1::Scenario s;
  REQUIRE(google::protobuf::TextFormat::ParseFromString(text, &s));
  if (s.name().empty()) s.set_name("a test");
  return s;
}

// What is wrong with the words of it; empty if nothing is.
std::string wrong_with(const std::string& text) {
  const v1::Scenario s = scenario_of(text);
  Setting setting;
  if (std::string error = read_setting(s, setting); !error.empty()) return error;
  if (std::string error = check_words(s, setting); !error.empty()) return error;
  scenario::Position position;
  return find_position(s, setting, position);
}

// The differences of its first run.
std::vector<std::string> play(const std::string& text) {
  const v1::Scenario s = scenario_of(text);
  Setting setting;
  REQUIRE(read_setting(s, setting) == "");
  REQUIRE(check_words(s, setting) == "");
  scenario::Position position;
  REQUIRE(find_position(s, setting, position) == "");
  return play(start(s, setting, position), setting.names, s);
}

bool has(const std::vector<std::string>& problems, const std::string& words) {
  for (const std::string& p : problems)
    if (p.find(words) != std::string::npos) return true;
  return false;
}

const std::string attack = R"(
  seats { seat: "A" hand: "normal_attack S2" }
  seats { seat: "B" hand: "dodge D2" hand: "dodge D3" }
  steps { choose { seat: "A" use: "normal_attack" targets: "B" } }
)";

}  // namespace

TEST_CASE("scenario: what is as expected has no differences") {
  CHECK(play(attack + R"(steps { expect { seats { seat: "B" hp: 3 rage: 1 } discard_top: "normal_attack S2" } })")
            .empty());
  CHECK(play(attack + R"(
    steps { choose { seat: "B" use: "dodge" cards: "dodge D3" } }
    steps { expect { seats { seat: "B" hp: 4 hand_is: "dodge D2" } happened: "CANCELLED" not_happened: "HIT" } })")
            .empty());
}

TEST_CASE("scenario: every difference is told with seat, field and both values") {
  const auto problems = play(attack + R"(steps { expect { seats { seat: "B" hp: 4 rage: 0 hand: 2 } turn: "B" } })");
  CHECK(problems.size() == 3);
  CHECK(has(problems, "step 2: B hp: expected 4, found 3"));
  CHECK(has(problems, "step 2: B rage: expected 0, found 1"));
  CHECK(has(problems, "step 2: turn of: expected B, found A"));
}

TEST_CASE("scenario: a choice that is not legal names the question and its options") {
  const auto problems = play(attack + R"(steps { choose { seat: "A" use: "normal_attack" targets: "B" } })");
  REQUIRE(problems.size() == 1);
  CHECK(has(problems, "step 2: \"A uses normal_attack on B\" was not possible"));
  CHECK(has(problems, "PLAY is asked of A"));
  CHECK(has(problems, "A can pass"));
}

TEST_CASE("scenario: a choice that leaves something open is told, not guessed") {
  const auto problems = play(attack + R"(steps { choose { seat: "B" use: "dodge" } })");
  REQUIRE(problems.size() == 1);
  CHECK(has(problems, "leaves open which cards"));
}

TEST_CASE("scenario: a refusal that is not one is told") {
  CHECK(play(attack + R"(steps { refuse { seat: "B" use: "dodge" cards: "normal_attack S2" at: "DODGE" } })").empty());
  CHECK(has(play(attack + R"(steps { refuse { seat: "B" use: "dodge" cards: "dodge D2" at: "DODGE" } })"),
            "but it is legal"));
}

TEST_CASE("scenario: a seat that is never asked is told") {
  CHECK(has(play(attack + R"(steps { choose { seat: "B" choose: "red" at: "GUESS" } })"), "B was never asked GUESS"));
}

TEST_CASE("scenario: a question that should not have come is told") {
  CHECK(has(play(attack + R"(steps { expect { asked { kind: "DODGE" nobody: true } } })"), "B was asked DODGE"));
  CHECK(play(attack + R"(steps { expect { asked { kind: "DISPEL" nobody: true } } })").empty());
}

TEST_CASE("scenario: words that mean nothing are told before anything is played") {
  CHECK(wrong_with(attack).empty());
  CHECK(wrong_with(R"(seats { seat: "I" } steps { pass: "A" })") == "seats are called A to H, not \"I\"");
  CHECK(wrong_with(R"(seats { seat: "A" hand: "normal_atack S2" } steps { pass: "A" })") ==
        "seat A: unknown card \"normal_atack S2\"");
  CHECK(wrong_with(R"(seats { seat: "A" hand: "normal_attack H2" } steps { pass: "A" })") ==
        "seat A: unknown card \"normal_attack H2\"");
  CHECK(wrong_with(R"(seats { seat: "A" hero: "batman" } steps { pass: "A" })") == "seat A: unknown hero \"batman\"");
  CHECK(wrong_with(R"(seats { seat: "A" hp: 5 } steps { pass: "A" })") == "seat A: hp is 1 to 4");
  CHECK(wrong_with(R"(seats { seat: "A" rage: 4 } steps { pass: "A" })") == "seat A: rage is 0 to 3");
  CHECK(wrong_with(R"(seats { seat: "A" } steps { pass: "C" })") == "step 1: there is no seat \"C\"");
  CHECK(wrong_with(R"(seats { seat: "A" } steps { choose { seat: "A" skill: "fly" } })") ==
        "step 1: unknown skill or card \"fly\"");
  CHECK(wrong_with(R"(seats { seat: "A" } steps { expect { happened: "LUNCH" } })") ==
        "step 1: unknown kind of event \"LUNCH\"");
  CHECK(wrong_with(R"(mode: "fate2_identity_9" steps { pass: "A" })") == "unknown mode \"fate2_identity_9\"");
  CHECK(wrong_with(R"(fate: "game_of_fate" steps { pass: "A" })") == "a fate needs a mode with identities");
  CHECK(wrong_with(R"(seats { seat: "A" })") == "deck: a scenario needs steps");
  CHECK(wrong_with(R"(players: 9 steps { pass: "A" })") == "2 to 8 players sit down");
  CHECK(wrong_with(R"(seats { seat: "A" equipment: "dodge D2" } steps { pass: "A" })") ==
        "seat A: dodge D2 is no equipment");
  CHECK(wrong_with(R"(seats { seat: "A" used: "frostmourne" } steps { pass: "A" })") ==
        "seat A: frostmourne has no limit that could be used up");
  CHECK(wrong_with(R"(seats { seat: "A" statuses: "frostbite by F" } steps { pass: "A" })") ==
        "seat A: \"frostbite by F\" names a seat that is not there");
  CHECK(wrong_with(R"(seats { seat: "B" dead: true hand: "dodge D2" } steps { pass: "A" })") ==
        "seat B: the dead own nothing");
  CHECK(wrong_with(R"(seats { seat: "A" dead: true } steps { pass: "B" })") ==
        "seat A: it is the turn of somebody dead");
  CHECK(wrong_with(R"(mode: "fate2_2v2" phase: "set_up" seats { seat: "A" } steps { pass: "A" })") ==
        "phase set_up is that of a mode, and seats are set up there");
  CHECK(wrong_with(R"(mode: "fate2_1v1_rotation" draft: "axe" steps { pass: "A" })") ==
        "a draft is part of the phase set_up");
  CHECK(wrong_with(R"(mode: "fate2_1v1_rotation" phase: "set_up" draft: "axe" draft: "axe" steps { pass: "A" })") ==
        "draft: axe is there twice");
  CHECK(wrong_with(R"(seats { seat: "A" bench: "batman" } steps { pass: "A" })") == "seat A: unknown hero \"batman\"");
  CHECK(wrong_with(R"(seats { seat: "A" hand: "dodge D2" } deck: "dodge D2" steps { pass: "A" })") ==
        "the card dodge D2 lies in two places");
  CHECK(wrong_with(R"(seats { seat: "A" hand: "any 113" } steps { pass: "A" })") ==
        "there are not enough cards left for \"any 113\"");
}

TEST_CASE("scenario: spare cards never answer anything, and no card is there twice") {
  const v1::Scenario s = scenario_of(R"(seats { seat: "A" hand: "any 20" hand: "dodge D2" } steps { pass: "A" })");
  Setting setting;
  REQUIRE(read_setting(s, setting) == "");
  scenario::Position position;
  REQUIRE(find_position(s, setting, position) == "");
  CHECK(position.size() == 112);
  CardSet seen;
  int in_hand = 0;
  for (const scenario::LaidCard& c : position) {
    CHECK_FALSE(seen.has(c.card));
    seen.add(c.card);
    if (c.at.zone != Zone::hand) continue;
    ++in_hand;
    const CardType type = type_of(c.card);
    if (scenario::name_of(c.card) != "dodge D2")
      CHECK((type != CardType::dodge && type != CardType::dispel && type != CardType::healing_salve));
  }
  CHECK(in_hand == 21);
}

TEST_CASE("scenario: runs replace seats and deck") {
  const v1::Scenario s = scenario_of(R"(
    seats { seat: "A" hp: 2 } seats { seat: "B" hp: 3 } deck: "dodge D2"
    steps { pass: "A" }
    runs { name: "x" seats { seat: "B" hp: 1 } deck: "dodge D3" steps { pass: "B" } }
    runs { seats { seat: "C" } steps { pass: "C" } })");
  const auto runs = scenario::runs_of(s);
  REQUIRE(runs.size() == 3);
  CHECK(runs[0].scenario.seats(1).hp() == 3);
  CHECK(runs[1].name == "x");
  CHECK(runs[1].scenario.seats(0).hp() == 2);
  CHECK(runs[1].scenario.seats(1).hp() == 1);
  CHECK(runs[1].scenario.deck(0) == "dodge D3");
  CHECK(runs[1].scenario.steps(0).pass() == "B");
  CHECK(runs[2].scenario.seats_size() == 3);
}

TEST_CASE("scenario: cards in words and back") {
  const scenario::Names names{false, set_bit(SetId::standard)};
  for (const char* word : {"normal_attack S2", "dodge H6#2", "healing_salve D10", "viper_strike HJ", "sunder HK"})
    CHECK(scenario::name_of(names.card(word).card) == word);
  CHECK(names.card("normal_attack S1").card == names.card("normal_attack SA").card);
  CHECK(names.card("boots_of_speed").card == names.card("boots_of_speed HK").card);
  CHECK(names.card("talisman_of_evasion turned").turned);
  CHECK(names.card("any 3").any == 3);
  for (const char* word :
       {"", "dodge", "dodge D", "dodge D14", "dodge X2", "any", "any x", "dodge D2 D3", "black_dragon S6"})
    CHECK_FALSE(names.card(word).ok());
}
