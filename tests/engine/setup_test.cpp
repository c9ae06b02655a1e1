// What stands before the first turn: heroes to choose from, identities, the fate, the first cards.
#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/fate/game.hpp"
#include "engine/view/view.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

struct Table {
  std::string_view mode;
  int players, sentinel, scourge, neutral;
};

constexpr Table tables[] = {
    {"fate2_identity_4", 4, 2, 2, 0},  {"fate2_identity_5", 5, 2, 2, 1}, {"fate2_identity_6a", 6, 2, 2, 2},
    {"fate2_identity_6b", 6, 3, 3, 0}, {"fate2_identity_7", 7, 3, 3, 1}, {"fate2_identity_8", 8, 3, 3, 2},
};

std::unique_ptr<Match> start(std::string_view mode, std::uint64_t seed, bool all_heroes = false) {
  MatchConfig config = tests::config_of(find_mode(mode));
  config.all_heroes = all_heroes;
  REQUIRE(why_not(config).empty());
  return Match::start(config, tests::seed_of(seed));
}

Answer choice(int action) {
  Answer a;
  a.action = static_cast<std::uint8_t>(action);
  return a;
}

void choose_first(Match& m) {
  const std::uint32_t id = m.question().id;
  for (const Seat s : m.question().waiting()) REQUIRE(m.answer(s, id, choice(1)) == Refusal::none);
}

std::set<HeroId> hidden_offered(const Match& m) {
  std::set<HeroId> hidden;
  for (int s = 0; s < m.seats(); ++s)
    for (const HeroId h : m.game().seats[s].offered)
      if (facts(h).hidden) hidden.insert(h);
  return hidden;
}

int shown_heroes(const Match& m) {
  return static_cast<int>(std::ranges::count(m.events().events, EventKind::hero_shown, &Event::kind));
}

}  // namespace

TEST_CASE("R004 one hidden hero is in the pool, each in its turn, or all of them", "[setup]") {
  std::set<HeroId> seen;
  std::size_t most = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::set<HeroId> hidden = hidden_offered(*start("fate2_identity_8", seed));
    CHECK(hidden.size() <= 1);
    seen.insert(hidden.begin(), hidden.end());
    most = std::max(most, hidden_offered(*start("fate2_identity_8", seed, true)).size());
  }
  CHECK(seen.size() == 3);
  CHECK(most == 3);
}

TEST_CASE("R004 with a further set one of its two hidden heroes is in as well, never both", "[setup]") {
  struct Further {
    SetId set;
    std::set<HeroId> hidden;
  };
  const Further sets[] = {{SetId::dawn, {HeroId::invoker, HeroId::shadow_fiend}},
                          {SetId::daybreak, {HeroId::brewmaster, HeroId::ancient_apparition}}};
  for (const Further& further : sets) {
    std::set<HeroId> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      MatchConfig config = tests::config_of(find_mode("fate2_identity_8"));
      config.sets = set_bit(further.set);
      int of_the_set = 0;
      for (const HeroId h : hidden_offered(*Match::start(config, tests::seed_of(seed)))) {
        if (facts(h).set != further.set) continue;
        ++of_the_set;
        seen.insert(h);
      }
      CHECK(of_the_set <= 1);
    }
    CHECK(seen == further.hidden);
  }
}

TEST_CASE("R004 with Sunrise one of its two hidden heroes is in as well, never both", "[setup]") {
  std::set<HeroId> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    MatchConfig config = tests::config_of(find_mode("fate2_identity_8"));
    config.sets = set_bit(SetId::sunrise);
    int of_sunrise = 0;
    for (const HeroId h : hidden_offered(*Match::start(config, tests::seed_of(seed)))) {
      if (facts(h).set != SetId::sunrise) continue;
      ++of_sunrise;
      seen.insert(h);
    }
    CHECK(of_sunrise <= 1);
  }
  CHECK(seen == std::set<HeroId>{HeroId::dark_seer, HeroId::death_prophet});
}

TEST_CASE("R005, R006 each table deals its identities; a fate only where a neutral sits", "[setup]") {
  std::set<FateId> fates;
  for (const Table& table : tables) {
    INFO(table.mode);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto m = start(table.mode, seed);
      REQUIRE(m->seats() == table.players);
      choose_first(*m);
      int dealt[4] = {};
      for (int s = 0; s < m->seats(); ++s) ++dealt[static_cast<int>(m->game().seats[s].identity)];
      CHECK(dealt[static_cast<int>(Identity::sentinel)] == table.sentinel);
      CHECK(dealt[static_cast<int>(Identity::scourge)] == table.scourge);
      CHECK(dealt[static_cast<int>(Identity::neutral)] == table.neutral);
      const FateId fate = view::table(m->game(), view::Viewer::spectator()).fate;
      CHECK((fate == FateId::none) == (table.neutral == 0));
      if (fate != FateId::none) fates.insert(fate);
    }
  }
  CHECK(fates.size() == 8);
}

TEST_CASE("R008, R267 two, three and four players have modes of their own, four the identities as well", "[setup]") {
  // In the order of the lists that players choose from: the first one is the default.
  std::vector<std::string_view> four;
  for (const ModeId mode : tests::playable_modes()) {
    const ModeFacts& m = facts(mode);
    if (m.players == 4 && !m.origins) four.push_back(m.id);
    if (m.players < 4) CHECK(!m.identities);
    if (m.players > 4 && !m.origins) CHECK(m.identities);
  }
  CHECK(four == std::vector<std::string_view>{"fate2_2v2", "fate2_identity_4"});
  CHECK(facts(find_mode("fate2_1v1_rotation")).players == 2);
  CHECK(facts(find_mode("fate2_1v1v1")).players == 3);
  for (const std::string_view mode : {"fate2_1v1_rotation", "fate2_1v1v1", "fate2_2v2", "fate2_identity_4"})
    CHECK(why_not(tests::config_of(find_mode(mode))).empty());
}

TEST_CASE("R009 three heroes for each, none twice, chosen in secret and shown together", "[setup]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto m = start("fate2_identity_8", seed);
    const std::uint32_t id = m->question().id;
    REQUIRE(m->question().kind == QuestionKind::choose_hero);
    REQUIRE(m->question().waiting() == SeatSet::first(8));
    std::set<HeroId> offered;
    for (const Seat s : m->question().waiting()) {
      CHECK(m->question().count(s) == 3);
      for (int i = 1; i <= 3; ++i) offered.insert(static_cast<HeroId>(m->question().nth(s, i)->option));
      CHECK(m->default_answer(s).action == 1);
      CHECK(m->answer(s, id, choice(Answer::pass)) == Refusal::may_not_pass);
    }
    CHECK(offered.size() == 24);

    // The last seat chooses while the others have: it learns nothing.
    const Seat last = 7;
    const auto before = view::table(m->game(), view::Viewer::of(last));
    for (Seat s = 0; s < last; ++s) REQUIRE(m->answer(s, id, choice(1 + s % 3)) == Refusal::none);
    CHECK(shown_heroes(*m) == 0);
    CHECK(view::table(m->game(), view::Viewer::of(last)) == before);
    CHECK(view::question(m->game(), view::Viewer::of(last))->actions.size() == 3);
    const auto second = static_cast<HeroId>(m->question().nth(last, 2)->option);
    REQUIRE(m->answer(last, id, choice(2)) == Refusal::none);
    CHECK(shown_heroes(*m) == 8);
    CHECK(m->game().at(last).hero == second);
  }
}

TEST_CASE("R261 fate, heroes, identities, hp, four cards: in this order", "[setup]") {
  const auto m = start("fate2_identity_5", 1);
  choose_first(*m);
  std::vector<EventKind> order;
  for (const Event& e : m->events().events) {
    if (e.kind == EventKind::phase_began) break;
    if (order.empty() || order.back() != e.kind) order.push_back(e.kind);
  }
  const auto at = [&](EventKind kind) { return std::ranges::find(order, kind) - order.begin(); };
  CHECK(at(EventKind::fate_drawn) < at(EventKind::hero_shown));
  CHECK(at(EventKind::hero_shown) < at(EventKind::identity_shown));
  CHECK(at(EventKind::identity_shown) < at(EventKind::cards_moved));
  CHECK(at(EventKind::cards_moved) < static_cast<std::ptrdiff_t>(order.size()));
  for (int s = 0; s < m->seats(); ++s) {
    const Character& c = m->game().seats[s];
    CHECK(c.hp == facts(c.hero).hp);
    CHECK(c.max_hp == facts(c.hero).hp);
    CHECK(c.rage == 0);
    int cards = 0;
    bool turns = false;
    for (const Event& e : m->events().events) {
      turns = turns || e.kind == EventKind::turn_began;
      if (!turns && e.kind == EventKind::cards_moved && e.to.zone == Zone::hand && e.to.seat == s)
        cards += e.card_count;
    }
    CHECK(cards == 4);
  }
}

TEST_CASE("banned heroes are offered to nobody, and enough must be left") {
  MatchConfig config;
  config.mode = find_mode("fate2_identity_4");
  config.banned.add(HeroId::death_knight);
  config.banned.add(HeroId::bristleback);
  CHECK(why_not(config).empty());
  for (std::uint8_t n = 0; n < 60; ++n) {
    Seed seed{};
    seed[0] = n;
    const auto match = Match::start(config, seed);
    for (int s = 0; s < match->seats(); ++s)
      for (const HeroId h : match->game().seats[s].offered) {
        CHECK(h != HeroId::death_knight);
        CHECK(h != HeroId::bristleback);
      }
    CHECK(match->config().banned == config.banned);
  }
  for (int h = 1; h <= 16; ++h) config.banned.add(static_cast<HeroId>(h));
  CHECK_FALSE(why_not(config).empty());
}
