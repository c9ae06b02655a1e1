#include <catch2/catch.hpp>

#include "engine/bots/sampler.hpp"
#include "server/admin/inspector.hpp"
#include "server/commands/event_text.hpp"
#include "server/wire/decode.hpp"
#include "server/wire/match_file.hpp"

using namespace fate;

namespace {

v1::MatchFile played(std::uint64_t n) {
  v1::MatchFile file;
  file.set_format(1);
  const MatchConfig config{ModeId::fate2_identity_5, 0, false, {}};
  *file.mutable_config() = wire::write_config(config);
  Seed seed{};
  seed[0] = static_cast<std::uint8_t>(n);
  file.set_seed(std::string(seed.begin(), seed.end()));
  const auto match = Match::start(config, seed);
  bots::Dice dice{n};
  while (!match->over()) {
    const Seat s = match->question().waiting().front();
    const Answer a = bots::random_answer(match->question(), s, dice);
    wire::Buffer buffer;
    wire::Writer w(buffer);
    wire::put_answer(w, match->question().id, a);
    v1::Choice& c = *file.add_choices();
    c.set_seat(s + 1u);
    c.mutable_answer()->ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
    REQUIRE(match->answer(s, match->question().id, a) == Refusal::none);
    if (file.choices_size() % static_cast<int>(wire::choices_per_checkpoint) == 0) {
      file.add_checkpoints()->set_choices(static_cast<std::uint32_t>(file.choices_size()));
      file.mutable_checkpoints()->rbegin()->set_hash(match->hash());
    }
  }
  wire::Buffer buffer;
  wire::Writer w(buffer);
  wire::put_outcome(w, wire::ending_of(*match));
  file.mutable_outcome()->ParseFromArray(buffer.data(), static_cast<int>(buffer.size()));
  for (int i = 0; i < match->seats(); ++i) {
    file.add_names("Seat");
    file.add_bots(i != 0);
  }
  REQUIRE(wire::add_events(file).empty());
  return file;
}

}  // namespace

TEST_CASE("a stored match verifies; any change is found", "[match_file]") {
  for (std::uint64_t n = 1; n <= 10; ++n) {
    const v1::MatchFile file = played(n);
    CHECK(wire::verify(file).empty());
    v1::MatchFile back;
    CHECK(wire::parse_match_file(file.SerializeAsString(), back).empty());
    CHECK(wire::verify(back).empty());
  }
  const v1::MatchFile good = played(1);
  v1::MatchFile file = good;
  SECTION("another seed") { file.set_seed(std::string(32, 'x')); }
  SECTION("a choice less") { file.mutable_choices()->RemoveLast(); }
  SECTION("a choice more") { *file.add_choices() = file.choices(0); }
  SECTION("a choice of a seat that is not there") { file.mutable_choices(3)->set_seat(9); }
  SECTION("no seat") { file.mutable_choices(3)->set_seat(0); }
  SECTION("another event") { file.mutable_events(20)->mutable_event()->set_amount(77); }
  SECTION("an event for others") { file.mutable_events(20)->set_seen_by(file.events(20).seen_by() ^ 1); }
  SECTION("an event less") { file.mutable_events()->RemoveLast(); }
  SECTION("another checkpoint") { file.mutable_checkpoints(0)->set_hash(1); }
  SECTION("a checkpoint beyond the end") { file.add_checkpoints()->set_choices(1'000'000); }
  SECTION("another outcome") { file.mutable_outcome()->set_reason(v1::Outcome::REASON_VOID); }
  SECTION("no outcome") { file.clear_outcome(); }
  SECTION("a name less") { file.mutable_names()->RemoveLast(); }
  SECTION("a name more") { file.add_names(""); }
  SECTION("nobody knows who was a bot") { file.clear_bots(); }
  SECTION("unknown mode") { file.mutable_config()->set_mode("chess"); }
  SECTION("other rules") { file.mutable_config()->set_rules("fate2-0"); }
  CHECK_FALSE(wire::verify(file).empty());
  CHECK(wire::verify(file).find('\n') == std::string::npos);
}

TEST_CASE("what is no match file is said to be none", "[match_file]") {
  v1::MatchFile into;
  CHECK_FALSE(wire::parse_match_file("", into).empty());
  CHECK_FALSE(wire::parse_match_file("garbage", into).empty());
  const std::string bytes = played(1).SerializeAsString();
  CHECK_FALSE(wire::parse_match_file(bytes.substr(0, bytes.size() / 2), into).empty());
  // What stands twice or is unknown would be looked at by nobody.
  for (const std::string& extra :
       {std::string("\x5a\x00", 2), std::string("\x08\x01"), std::string("\xf8\x07\x01"), std::string(64, '\0')}) {
    INFO(extra.size());
    const bool refused = !wire::parse_match_file(bytes + extra, into).empty() || !wire::verify(into).empty();
    CHECK(refused);
  }
  v1::MatchFile newer = played(1);
  newer.set_format(2);
  CHECK_FALSE(wire::parse_match_file(newer.SerializeAsString(), into).empty());
}

TEST_CASE("the admin's steps add up to the match", "[match_file]") {
  const v1::MatchFile file = played(2);
  const auto last = static_cast<std::uint32_t>(file.choices_size());
  for (std::uint32_t n = 0; n <= last; n += 7) {
    v1::AdminStep step;
    REQUIRE(server::inspect(file, n, step).empty());
    CHECK(step.state().seats_size() == 5);
    CHECK(step.views_size() == 6);
  }
  v1::AdminStep step;
  CHECK(server::inspect(file, last, step).empty());
  CHECK(step.state().has_outcome());
  CHECK_FALSE(server::inspect(file, last + 1, step).empty());
}

TEST_CASE("a viewer's replay leaves out what the viewer did not see", "[match_file]") {
  const v1::MatchFile file = played(3);
  int hidden = 0, cut = 0;
  for (const v1::LoggedEvent& e : file.events()) {
    v1::LoggedEvent seen = e;
    const bool learns = commands::cut_for_viewer(seen, 1);
    if (!learns) ++hidden;
    if (learns && seen.event().cards_size() < e.event().cards_size()) ++cut;
    commands::event_text(e.event());
  }
  CHECK(hidden > 0);
  CHECK(cut > 0);
  // Numbers that no version knows yet are shown, not looked up.
  v1::Event strange;
  for (int kind = 0; kind < 80; ++kind) {
    strange.set_kind(static_cast<v1::Event::Kind>(kind));
    strange.set_ability(60'000);
    strange.set_card_type(60'000);
    strange.set_value(60'000);
    strange.add_cards(250);
    strange.add_targets(99);
    commands::event_text(strange);
  }
}
