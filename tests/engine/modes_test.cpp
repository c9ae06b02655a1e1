// The modes without identities: who starts, how heroes come to the players, what hides, who wins.
#include <catch2/catch.hpp>

#include <map>

#include "engine/catalog/hero_facts.hpp"
#include "engine/fate/census.hpp"
#include "engine/fate/state.hpp"
#include "engine/view/fold.hpp"
#include "engine/view/view.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

constexpr ModeId rotation = ModeId::fate2_1v1_rotation;
constexpr ModeId three = ModeId::fate2_1v1v1;
constexpr ModeId teams = ModeId::fate2_2v2;

std::unique_ptr<Match> start(ModeId mode, std::uint64_t seed) {
  return Match::start(tests::config_of(mode), tests::seed_of(seed));
}

// The answer that chooses this option.
Answer option(const Question& q, Seat s, int wanted) {
  Answer a;
  for (int i = 1; i <= q.count(s); ++i)
    if (q.nth(s, i)->option == wanted) a.action = static_cast<std::uint8_t>(i);
  return a;
}

void take_defaults(Match& m) {
  const std::uint32_t id = m.question().id;
  for (const Seat s : m.question().waiting()) {
    REQUIRE(m.answer(s, id, m.default_answer(s)) == Refusal::none);
    if (m.over() || m.question().id != id) return;
  }
}

// Defaults until a question about this rule is asked.
void go_to(Match& m, RuleId about) {
  for (int i = 0; i < 400 && m.question().ability != ability(about); ++i) take_defaults(m);
  REQUIRE(m.question().ability == ability(about));
}

int contest_points(CardId c) { return 4 * facts(c).rank + 4 - static_cast<int>(facts(c).suit); }

int count_cards(const Game& g, CardType t) {
  int n = 0;
  for (int c = 1; c < max_cards; ++c)
    n += g.zones.where[c].zone != Zone::none && type_of(static_cast<CardId>(c)) == t ? 1 : 0;
  return n;
}

view::TableView seen(const Match& m, Seat s) { return view::table(m.game(), view::Viewer::of(s)); }

}  // namespace

TEST_CASE("the highest card turned up starts, and the cards go back (R010)", "[modes]") {
  int starts[max_seats] = {};
  int still_on_top = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const auto m = start(teams, i);
    const Game& g = m->game();
    for (int s = 0; s < 4; ++s) {
      const int p = contest_points(g.seats[s].contest_card);
      CHECK(p <= contest_points(g.at(g.starter).contest_card));
      CHECK(g.zones.place_of(g.seats[s].contest_card).zone == Zone::deck);
    }
    CHECK(g.zones.deck.size() == card_total(g));
    still_on_top += g.zones.deck.back() == g.seats[0].contest_card ? 1 : 0;
    ++starts[g.starter];
  }
  CHECK(still_on_top < 20);
  for (int s = 0; s < 4; ++s) CHECK(starts[s] > 25);
}

TEST_CASE("the starter has the first turn", "[modes]") {
  for (const ModeId mode : {rotation, teams}) {
    for (std::uint64_t i = 0; i < 10; ++i) {
      const auto m = start(mode, i);
      while (m->game().turn == 0) take_defaults(*m);
      CHECK(m->game().turn_seat == m->game().starter);
    }
  }
}

TEST_CASE("in 2v2 the starter and the seat before him are one team, which everybody sees (R242)", "[modes]") {
  SeatSet starters;
  for (std::uint64_t i = 0; i < 40; ++i) {
    const auto m = start(teams, i);
    const Game& g = m->game();
    const Seat a = g.starter;
    starters.add(a);
    CHECK(g.at(a).team == 1);
    CHECK(g.at(previous_seat(g, a)).team == 1);
    CHECK(g.at(next_seat(g, a)).team == 2);
    CHECK(g.at(next_seat(g, next_seat(g, a))).team == 2);
    const auto spectator = view::table(g, view::Viewer::spectator());
    for (int s = 0; s < 4; ++s) CHECK(spectator.seats[s].team == g.seats[s].team);
  }
  CHECK(starters.size() == 4);
}

TEST_CASE("1v1: ten heroes, picked 1-2-2-2-2-1 from the starter on", "[modes]") {
  const auto m = start(rotation, 5);
  const Game& g = m->game();
  const Seat a = g.starter;
  const Seat b = next_seat(g, a);
  const Seat order[] = {a, b, b, a, a, b, b, a, a, b};
  const int amounts[] = {1, 2, 1, 2, 1, 2, 1, 2, 1, 1};
  for (int i = 0; i < 10; ++i) {
    CHECK(seen(*m, a).draft.size() == 10 - i);
    CHECK(m->question().asked == SeatSet::of(order[i]));
    CHECK(m->question().count(order[i]) == 10 - i);
    CHECK(m->question().amount == amounts[i]);
    const auto last = static_cast<HeroId>(m->question().nth(order[i], 10 - i)->option);
    REQUIRE(m->answer(order[i], m->question().id, option(m->question(), order[i], static_cast<int>(last))) ==
            Refusal::none);
    CHECK(seen(*m, b).seats[order[i]].picked.back() == last);
  }
  CHECK(g.at(a).picked.size() == 5);
  CHECK(g.at(b).picked.size() == 5);
  CHECK(m->question().ability == ability(RuleId::hero_keep));
  CHECK(m->question().asked.size() == 2);
}

TEST_CASE("1v1: kept heroes are the owner's secret until he shows them (R239)", "[modes][view]") {
  const auto m = start(rotation, 8);
  const Game& g = m->game();
  const Seat a = g.starter;
  const Seat b = next_seat(g, a);
  go_to(*m, RuleId::hero_keep);
  take_defaults(*m);
  CHECK(seen(*m, a).seats[a].bench.size() == 1);
  CHECK(seen(*m, a).seats[a].bench[0] == g.at(a).bench[0]);
  CHECK(seen(*m, a).seats[b].bench.size() == 1);
  CHECK(seen(*m, a).seats[b].bench[0] == HeroId::none);
  CHECK(view::table(g, view::Viewer::spectator()).seats[a].bench[0] == HeroId::none);
  CHECK(view::table(g, view::Viewer::everything()).seats[a].bench[0] == g.at(a).bench[0]);

  go_to(*m, RuleId::opener);
  CHECK(m->question().asked == SeatSet::of(a));      // A opens first: he has shown his three, B has not
  CHECK(seen(*m, b).seats[a].bench.size() == 3);
  CHECK_FALSE(seen(*m, b).seats[a].bench.has(HeroId::none));
  CHECK(seen(*m, a).seats[b].bench.size() == 3);
  for (const HeroId h : seen(*m, a).seats[b].bench) CHECK(h == HeroId::none);
  for (const Event& e : m->events().events) {
    if (e.kind != EventKind::hero_kept) continue;
    for (const Seat s : {a, b}) CHECK(view::event(e, m->events(), view::Viewer::of(s)).has_value() == (s == e.seat));
    CHECK_FALSE(view::event(e, m->events(), view::Viewer::spectator()).has_value());
  }

  take_defaults(*m);
  CHECK(g.at(a).hero != HeroId::none);               // B answers what A has opened with
  CHECK(m->question().asked == SeatSet::of(b));
  CHECK_FALSE(seen(*m, a).seats[b].bench.has(HeroId::none));
  take_defaults(*m);
  for (const Seat s : {a, b}) {
    CHECK(g.at(s).bench.size() == 2);
    CHECK(g.at(s).rested.empty());
    CHECK_FALSE(g.at(s).bench.has(g.at(s).hero));
  }
}

TEST_CASE("1v1: 4 hp, limit 4, cap 3 whoever is in play; 4 cards; no siren song (R236, R237)", "[modes]") {
  for (std::uint64_t i = 0; i < 20; ++i) {
    const auto m = start(rotation, i);
    const Game& g = m->game();
    CHECK(count_cards(g, CardType::siren_song) == 0);
    while (g.turn == 0) take_defaults(*m);
    for (int s = 0; s < 2; ++s) {
      CHECK(g.seats[s].hp == 4);
      CHECK(g.seats[s].max_hp == 4);
      CHECK(g.seats[s].base_hand_limit == 4);
      CHECK(g.seats[s].rage_cap == 3);
      CHECK(g.seats[s].rage == 0);
      CHECK(g.zones.hands[s].size() >= 4);
    }
  }
  CHECK(count_cards(start(teams, 1)->game(), CardType::siren_song) == 2);
}

TEST_CASE("1v1: over whole matches three heroes go round, each character keeps its points (R235, R236)", "[modes]") {
  int rotations = 0;
  int without_choice = 0;
  for (std::uint64_t i = 0; i < 30; ++i) {
    const auto m = start(rotation, 300 + i);
    bots::Dice dice{i};
    std::map<Seat, int> turns_with_discard;
    tests::play_out(*m, dice, [&](Match& match) {
      const Game& g = match.game();
      for (const Event& e : match.events().events) {
        if (e.kind != EventKind::rotated || e.value2 == 0) continue;
        ++rotations;
        const int nth = ++turns_with_discard[e.seat];
        // The right pile goes back whenever two lie there: after every second change.
        CHECK(e.flag == (nth % 2 == 0));
        without_choice += e.flag ? 1 : 0;
      }
      if (g.phase == Phase::set_up || g.over) return;
      for (int s = 0; s < 2; ++s) {
        const Character& c = g.seats[s];
        if (c.hero == HeroId::none) continue;
        CHECK(c.bench.size() + c.rested.size() == 2);
        CHECK(c.max_hp == 4);
        for (const HeroId h : c.bench) CHECK(c.picked.has(h));
        CHECK(c.picked.has(c.hero));
      }
      // With one hero in the left pile nothing is asked.
      if (g.question.open && g.question.kind == QuestionKind::rotate)
        CHECK(g.question.count(g.question.asked.front()) == 2);
    });
  }
  CHECK(rotations > 200);
  CHECK(without_choice > 80);
}

TEST_CASE("1v1: two weapons of a hero who has left: one goes, by choice (R292)", "[modes]") {
  const auto lay_out = [](Game& g) {
    for (int s = 0; s < 2; ++s) {
      g.seats[s].hero = HeroId::plain;
      set_figures(g, static_cast<Seat>(s), {});
    }
    g.turn_seat = 0;
    g.seats[0].bench.push_back(HeroId::axe);
    g.seats[0].statuses.push_back({ability(SkillId::bloodrage), 1, 0});
    int weapons = 0;
    for (int i = 1; i <= card_count; ++i) {
      const auto c = static_cast<CardId>(i);
      if (facts(type_of(c)).set != SetId::standard) continue;
      const bool worn = kind_of(c) == CardKind::weapon && weapons < 2;
      weapons += worn ? 1 : 0;
      g.zones.put(c, worn ? ZoneRef{Zone::equipment, 0} : ZoneRef{Zone::deck, no_seat}, {});
    }
    for (int s = 0; s < 2; ++s) refresh_abilities(g, static_cast<Seat>(s));
  };
  const auto m = Match::laid_out(tests::config_of(rotation), tests::seed_of(1), Phase::discard, lay_out);
  const Game& g = m->game();
  CHECK(g.at(0).hero == HeroId::axe);
  REQUIRE(m->question().ability == ability(RuleId::armor_limit));
  CHECK(m->question().asked == SeatSet::of(0));
  CHECK(has_status(g, 0, ability(SkillId::bloodrage)));   // effects of this turn stay (R238)
  const CardId gone = g.zones.equipment[0][1].card;
  Answer a;
  a.action = 1;
  a.cards.push_back(gone);
  REQUIRE(m->answer(0, m->question().id, a) == Refusal::none);
  CHECK(g.zones.equipment[0].size() == 1);
  CHECK(g.zones.place_of(gone).zone == Zone::discard_pile);
}

TEST_CASE("modes without identities end by their own rules, and all of these happen", "[modes]") {
  std::map<ModeId, std::map<OutcomeReason, int>> ends;
  for (const ModeId mode : {rotation, three, teams}) {
    for (std::uint64_t i = 0; i < 150; ++i) {
      const auto m = start(mode, 900 + i);
      bots::Dice dice{i};
      tests::play_out(*m, dice);
      const Outcome o = m->outcome();
      const Game& g = m->game();
      ++ends[mode][o.reason];
      CHECK((o.reason == OutcomeReason::draw) == o.winners.empty());
      if (mode == three && o.reason == OutcomeReason::killed_previous) {
        CHECK(o.winners.size() == 1);
        CHECK(g.living(o.winners.front()));
      }
      if (mode == teams && o.reason == OutcomeReason::team_dead) {
        CHECK(o.winners.size() == 2);
        for (int s = 0; s < 4; ++s)
          if (!o.winners.has(static_cast<Seat>(s))) CHECK_FALSE(g.living(static_cast<Seat>(s)));
      }
      for (int s = 0; s < g.seat_count; ++s) CHECK(g.seats[s].identity == Identity::unknown);
    }
  }
  CHECK(ends[rotation][OutcomeReason::last_alive] > 100);
  CHECK(ends[three][OutcomeReason::killed_previous] > 50);
  CHECK(ends[three][OutcomeReason::last_alive] > 0);
  CHECK(ends[teams][OutcomeReason::team_dead] > 100);
}
