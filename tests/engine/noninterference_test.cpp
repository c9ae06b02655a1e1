// What leaves for a viewer depends only on what that viewer may know.
//   1. In any position: permute everything the viewer does not know among itself; his snapshot and question stay the
//   same.
//   2. Two matches that differ only in hidden cards: the viewer's streams are the same until a hidden card is shown.
#include <catch2/catch.hpp>

#include <functional>
#include <memory>

#include "engine/fate/game.hpp"
#include "engine/view/view.hpp"
#include "tests/engine/support/drive.hpp"

using namespace fate;

namespace {

bool hidden_from(const Game& g, CardId c, Seat viewer) {
  const ZoneRef at = g.zones.place_of(c);
  switch (at.zone) {
    case Zone::deck:
    case Zone::faith_pile: return true;
    case Zone::hand: return at.seat != viewer;
    case Zone::state_area:
    case Zone::monster_area:
    case Zone::set_aside: {
      const PlacedCard* p = g.zones.find_placed(c);
      return p->face_down && !p->known_to.has(viewer) && !(p->known_to == SeatSet{0xff});
    }
    default: return false;
  }
}

// Where hidden cards stand, as pointers into the zones: those that `in` names.
std::vector<CardId*> hidden_slots(Game& g, Seat viewer, const std::function<bool(CardId)>& in) {
  std::vector<CardId*> slots;
  const auto consider = [&](CardId& c) {
    if (hidden_from(g, c, viewer) && in(c)) slots.push_back(&c);
  };
  for (CardId& c : g.zones.deck) consider(c);
  for (int s = 0; s < g.seat_count; ++s)
    for (CardId& c : g.zones.hands[s]) consider(c);
  for (PlacedCard& p : g.zones.placed) consider(p.card);
  return slots;
}

void permute(Game& g, const std::vector<CardId*>& slots, bots::Dice& dice) {
  std::vector<ZoneRef> places;
  for (const CardId* c : slots) places.push_back(g.zones.place_of(*c));
  for (std::size_t i = slots.size(); i > 1; --i)
    std::swap(*slots[i - 1], *slots[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
  for (std::size_t i = 0; i < slots.size(); ++i) g.zones.where[index(*slots[i])] = places[i];
}

// Everybody knows that what lies in a monster area is a monster.
void permute_cards(Game& g, Seat viewer, bots::Dice& dice) {
  permute(g, hidden_slots(g, viewer, [](CardId c) { return kind_of(c) == CardKind::monster; }), dice);
  const auto elsewhere = [&](CardId c) { return g.zones.place_of(c).zone != Zone::monster_area; };
  permute(g, hidden_slots(g, viewer, elsewhere), dice);
}

void permute_identities(Game& g, Seat viewer, bots::Dice& dice) {
  std::vector<Seat> unknown;
  for (int s = 0; s < g.seat_count; ++s) {
    const bool known = g.seats[s].identity_public || (viewer != no_seat && g.knows[viewer].has(static_cast<Seat>(s)));
    if (!known) unknown.push_back(static_cast<Seat>(s));
  }
  for (std::size_t i = unknown.size(); i > 1; --i)
    std::swap(g.at(unknown[i - 1]).identity,
              g.at(unknown[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]).identity);
}

// Heroes that others keep face down: any others of their picks could lie there, in any order (R239).
void permute_kept_heroes(Game& g, Seat viewer, bots::Dice& dice) {
  for (int s = 0; s < g.seat_count; ++s) {
    Character& c = g.seats[s];
    if (c.bench_open || s == viewer) continue;
    FixedVec<HeroId, 5> picks = c.picked;
    for (HeroId& kept : c.bench) {
      const int i = dice.below(picks.size());
      kept = picks[i];
      picks.erase(i);
    }
  }
}

// Other seats' actions are theirs alone: whatever they hold must not matter.
void forget_actions_of_others(Game& g, Seat viewer) {
  auto& actions = g.question.actions;
  for (int i = actions.size() - 1; i >= 0; --i)
    if (actions[i].seat != viewer) actions.erase(i);
}

bool same(const std::optional<view::QuestionView>& a, const std::optional<view::QuestionView>& b) {
  if (a.has_value() != b.has_value()) return false;
  if (!a) return true;
  if (a->id != b->id || a->kind != b->kind || !(a->asked == b->asked) || a->ability != b->ability ||
      a->mine != b->mine || a->card_type != b->card_type || a->subject != b->subject || a->source != b->source ||
      a->amount != b->amount || a->may_pass != b->may_pass || a->default_action != b->default_action ||
      a->actions.size() != b->actions.size())
    return false;
  for (std::size_t i = 0; i < a->actions.size(); ++i)
    if (!(a->actions[i].cards == b->actions[i].cards) || !(a->actions[i].targets == b->actions[i].targets))
      return false;
  return true;
}

bool same(const std::vector<view::Block>& a, const std::vector<view::Block>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const view::Block& x, const view::Block& y) {
    return x.card == y.card && x.seat == y.seat && x.ability == y.ability && x.reason == y.reason &&
           x.cause == y.cause && x.value == y.value && x.value2 == y.value2 && x.ruling == y.ruling;
  });
}

void check_position(const Game& g, Seat viewer, bots::Dice& dice) {
  const auto v = viewer == no_seat ? view::Viewer::spectator() : view::Viewer::of(viewer);
  const auto twin = std::make_unique<Game>(g);
  permute_cards(*twin, viewer, dice);
  permute_identities(*twin, viewer, dice);
  permute_kept_heroes(*twin, viewer, dice);
  forget_actions_of_others(*twin, viewer);
  if (g.over) return;                       // then identities are open
  if (!(view::table(g, v) == view::table(*twin, v)))
    FAIL("a snapshot of viewer " << int(viewer) << " depends on hidden facts");
  if (!same(view::question(g, v), view::question(*twin, v)))
    FAIL("a question of viewer " << int(viewer) << " depends on hidden facts");
  if (viewer != no_seat && !same(view::blocks(g, viewer), view::blocks(*twin, viewer)))
    FAIL("reasons for viewer " << int(viewer) << " depend on hidden facts");
}

// ---- form 2

struct Seen {
  std::vector<Event> events;
  std::vector<std::vector<CardId>> cards;
};

Seen stream(const Match& m, view::Viewer v) {
  Seen seen;
  for (const Event& e : m.events().events)
    if (const auto shown = view::event(e, m.events(), v)) {
      seen.events.push_back(shown->event);
      seen.cards.emplace_back(shown->cards.begin(), shown->cards.end());
    }
  return seen;
}

bool same_event(const Event& a, const Event& b) {
  return a.kind == b.kind && a.seat == b.seat && a.other == b.other && a.card_type == b.card_type &&
         a.ability == b.ability && a.flag == b.flag && a.from == b.from && a.to == b.to && a.amount == b.amount &&
         a.value == b.value && a.value2 == b.value2 && a.card_count == b.card_count;
}

// Equal so far? `shown` becomes true where the first difference is a card that was shown: the streams may part there.
bool equal_until_shown(const Seen& a, const Seen& b, bool& shown) {
  const std::size_t n = std::min(a.events.size(), b.events.size());
  for (std::size_t i = 0; i < n; ++i) {
    if (a.cards[i] != b.cards[i]) {
      shown = true;
      return true;
    }
    if (!same_event(a.events[i], b.events[i])) return false;
  }
  return a.events.size() == b.events.size();
}

// Others do what needs no hidden card: pass, or the default where they must act.
void answer_blandly(Match& m, Seat viewer, bots::Dice& dice) {
  const std::uint32_t id = m.question().id;
  for (const Seat s : m.question().waiting()) {
    Answer a;
    if (s == viewer)
      a = bots::random_answer(m.question(), s, dice);
    else if (!m.question().may_pass)
      a = m.default_answer(s);
    REQUIRE(m.answer(s, id, a) == Refusal::none);
    if (m.over() || m.question().id != id) return;
  }
}

// Plays the same viewer's choices in both matches; returns how many questions they went on alike.
int compare_twins(Match& a, Match& b, Seat viewer, std::uint64_t seed) {
  const auto v = view::Viewer::of(viewer);
  bots::Dice dice_a{seed};
  bots::Dice dice_b{seed};
  for (int steps = 0; steps < 60; ++steps) {
    if (a.over() || b.over()) return steps;
    if (!same(view::question(a.game(), v), view::question(b.game(), v)))
      FAIL("viewer " << int(viewer) << " can tell hidden cards from who is asked what: question " << a.question().id
                     << " kind " << int(a.question().kind) << "/" << int(b.question().kind) << " ability "
                     << int(a.question().ability) << "/" << int(b.question().ability));
    a.clear_events();
    b.clear_events();
    answer_blandly(a, viewer, dice_a);
    answer_blandly(b, viewer, dice_b);
    bool shown = false;
    if (!equal_until_shown(stream(a, v), stream(b, v), shown))
      FAIL("viewer " << int(viewer) << " can tell hidden cards from events");
    if (shown) return steps;
  }
  return 60;
}

}  // namespace

TEST_CASE("snapshots and questions do not depend on what the viewer may not know", "[view][noninterference]") {
  int positions = 0;
  for (const ModeId mode : tests::playable_modes()) {
    for (std::uint64_t i = 0; i < 25; ++i) {
      const auto m = Match::start(tests::config_of(mode, i), tests::seed_of(1000 + i));
      bots::Dice dice{i};
      bots::Dice shuffles{i * 3 + 1};
      tests::play_out(*m, dice, [&](Match& match) {
        const int pick = shuffles.below(match.seats() + 1);
        check_position(match.game(), pick == match.seats() ? no_seat : static_cast<Seat>(pick), shuffles);
        ++positions;
      });
    }
  }
  CHECK(positions > 20'000);
}

TEST_CASE("two matches that differ in hidden cards look the same until one is shown", "[view][noninterference]") {
  int twins = 0;
  int questions = 0;
  for (const ModeId mode : tests::playable_modes()) {
    for (std::uint64_t i = 0; i < 30; ++i) {
      const auto a = Match::start(tests::config_of(mode, i), tests::seed_of(5000 + i));
      const auto b = Match::start(tests::config_of(mode, i), tests::seed_of(5000 + i));
      bots::Dice dice_a{i};
      bots::Dice dice_b{i};
      bots::Dice shuffles{i + 77};
      int plays = 0;
      while (!a->over()) {
        const Question& q = a->question();
        // In a play phase nothing is being resolved and the turn player's own hand is his: the rest can be exchanged.
        if (q.kind == QuestionKind::play && ++plays % 6 == 0) {
          const Seat viewer = q.asked.front();
          permute_cards(b->game_for_tests(), viewer, shuffles);
          questions += compare_twins(*a, *b, viewer, i * 31 + 5);
          ++twins;
          break;
        }
        tests::answer_one_question(*a, dice_a);
        tests::answer_one_question(*b, dice_b);
        a->clear_events();
        b->clear_events();
      }
    }
  }
  CHECK(twins > 100);
  CHECK(questions > twins);
}
