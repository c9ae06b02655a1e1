// What a sensible bot makes of single situations, shown to it as views that no match had to reach.
#include <catch2/catch.hpp>

#include "engine/bots/beliefs.hpp"
#include "engine/bots/normal_bot.hpp"
#include "engine/bots/regard.hpp"
#include "engine/bots/situation.hpp"

using namespace fate;
using view::QuestionView;
using view::TableView;

namespace {

// The n-th card of that type in the catalogue, from 0.
CardId card(CardType t, int n = 0) {
  for (int i = 1; i <= card_count; ++i)
    if (type_of(static_cast<CardId>(i)) == t && n-- == 0) return static_cast<CardId>(i);
  return CardId::none;
}

// Five seats with 4 hp and 4 cards each; seat 0 looks: a sentinel, whose neighbour 1 belongs to the scourge.
TableView table() {
  TableView t;
  t.viewer = view::Viewer::of(0);
  t.mode = ModeId::fate2_identity_5;
  t.fate = FateId::spreading_plague;
  t.phase = Phase::play;
  t.turn_seat = 0;
  t.turn = t.round = 1;
  t.seat_count = 5;
  t.deck_count = 60;
  for (int i = 0; i < t.seat_count; ++i) {
    view::SeatView& s = t.seats[i];
    s.hero = HeroId::plain;
    s.hp = 4;
    s.max_hp = 4;
    s.hand_count = 4;
    s.hand_limit = 4;
    for (int k = 0; k < t.seat_count; ++k) {
      const int along = (k - i + 5) % 5;
      s.distances[k] = static_cast<std::uint8_t>(std::min(along, 5 - along));
    }
  }
  t.seats[0].identity = Identity::sentinel;
  t.seats[1].identity = Identity::scourge;
  return t;
}

void hold(TableView& t, std::initializer_list<CardId> cards) {
  t.seats[0].hand.clear();
  for (const CardId c : cards) t.seats[0].hand.push_back(c);
  t.seats[0].hand_count = static_cast<std::uint8_t>(cards.size());
}

QuestionView ask(QuestionKind kind, std::vector<Action> actions = {}, bool may_pass = true) {
  QuestionView q;
  q.id = 1;
  q.kind = kind;
  q.asked = SeatSet::of(0);
  q.mine = true;
  q.may_pass = may_pass;
  q.actions = std::move(actions);
  return q;
}

Action with_cards(Verb verb, CardType as, std::initializer_list<CardId> cards) {
  Action a;
  a.seat = 0;
  a.verb = verb;
  a.card_type = as;
  for (const CardId c : cards) a.cards.add(c);
  a.min_cards = a.max_cards = 1;
  return a;
}

Action aimed(Action a, SeatSet targets) {
  a.targets = targets;
  a.min_targets = a.max_targets = 1;
  return a;
}

SeatSet seats(std::initializer_list<int> list) {
  SeatSet set;
  for (const int s : list) set.add(static_cast<Seat>(s));
  return set;
}

Answer answer(const TableView& t, const QuestionView& q) { return bots::NormalBot(3).answer(t, q); }

ResolutionRecord attack_record(Seat by, Seat on) {
  ResolutionRecord r;
  r.kind = ResolutionKind::attack;
  r.user = by;
  r.card_type = CardType::normal_attack;
  r.target_count = 1;
  r.targets[0] = on;
  return r;
}

void see_attack(bots::Memory& memory, Seat by, Seat on) {
  const ResolutionRecord r = attack_record(by, on);
  view::EventView v;
  v.event.kind = EventKind::resolution_began;
  v.resolution = &r;
  memory.saw(v);
  v.event.kind = EventKind::resolution_ended;
  v.resolution = nullptr;
  memory.saw(v);
}

int chance(const bots::Beliefs& b, Seat s, Identity i) { return b.of(s, i); }

}  // namespace

TEST_CASE("what is known is certain, the rest is shared out", "[bots]") {
  const TableView t = table();
  bots::Memory memory;
  memory.look(t);
  const bots::Beliefs b = bots::believe(t, memory);
  CHECK(chance(b, 0, Identity::sentinel) == 100);
  CHECK(chance(b, 1, Identity::scourge) == 100);
  for (const Seat s : {Seat{2}, Seat{3}, Seat{4}})
    for (const Identity i : {Identity::sentinel, Identity::scourge, Identity::neutral}) CHECK(chance(b, s, i) == 33);
}

TEST_CASE("who attacks whom tells the sides", "[bots]") {
  const TableView t = table();
  bots::Memory memory;
  memory.look(t);
  // Seat 4 knows its neighbour 0 and attacks it all the same.
  see_attack(memory, 4, 0);
  bots::Beliefs b = bots::believe(t, memory);
  CHECK(chance(b, 4, Identity::scourge) > 60);
  CHECK(chance(b, 4, Identity::sentinel) < 10);
  // Seat 2 attacks both of the scourge.
  see_attack(memory, 2, 1);
  see_attack(memory, 2, 4);
  b = bots::believe(t, memory);
  CHECK(chance(b, 2, Identity::sentinel) > 60);
  CHECK(bots::regards(t, b, memory).of[2] > 20);
  CHECK(bots::regards(t, b, memory).of[4] < -50);
}

TEST_CASE("a bot that is told no events learns from the stack", "[bots]") {
  TableView t = table();
  bots::Memory memory;
  memory.look(t);
  t.stack.push_back(attack_record(4, 0));
  memory.look(t);
  const int once = memory.harm(4, 0);
  CHECK(once > 0);
  memory.look(t);
  CHECK(memory.harm(4, 0) == once);      // the same attack, seen again
}

TEST_CASE("it attacks the enemy, the weaker one first, and no friend", "[bots]") {
  TableView t = table();
  const CardId blow = card(CardType::normal_attack);
  hold(t, {blow});
  t.seats[4].identity = Identity::sentinel;
  const auto attack = [&](SeatSet on) {
    return answer(t, ask(QuestionKind::play, {aimed(with_cards(Verb::use, CardType::normal_attack, {blow}), on)}));
  };
  t.seats[1].hand_count = 1;
  CHECK(attack(seats({1, 4})).targets[0] == 1);
  CHECK(attack(seats({4})).action == Answer::pass);
  t.seats[3].identity = Identity::scourge;
  t.seats[3].hp = 1;
  CHECK(attack(seats({1, 3})).targets[0] == 3);
}

TEST_CASE("it heals itself when weak and keeps the salve when not", "[bots]") {
  TableView t = table();
  const CardId salve = card(CardType::healing_salve);
  hold(t, {salve});
  const QuestionView q = ask(QuestionKind::play, {with_cards(Verb::use, CardType::healing_salve, {salve})});
  t.seats[0].hp = 1;
  CHECK(answer(t, q).action == 1);
  t.seats[0].hp = 3;
  CHECK(answer(t, q).action == Answer::pass);
}

TEST_CASE("it dodges in need, and never in vain", "[bots]") {
  TableView t = table();
  const CardId dodge = card(CardType::dodge);
  hold(t, {dodge});
  t.stack.push_back(attack_record(1, 0));
  QuestionView q = ask(QuestionKind::dodge, {with_cards(Verb::use, CardType::dodge, {dodge})});
  q.source = 1;
  q.subject = 0;
  q.amount = 1;
  t.seats[0].hp = 1;
  CHECK(answer(t, q).action == 1);
  q.amount = 2;                          // one dodge does not help against two
  CHECK(answer(t, q).action == Answer::pass);
}

TEST_CASE("it saves itself and friends, not enemies", "[bots]") {
  TableView t = table();
  const CardId salve = card(CardType::healing_salve);
  hold(t, {salve, card(CardType::dodge)});
  t.seats[2].identity = Identity::sentinel;
  const auto save = [&](Seat dying) {
    QuestionView q = ask(QuestionKind::save, {with_cards(Verb::use, CardType::healing_salve, {salve})});
    q.subject = dying;
    q.amount = 1;
    TableView dark = t;
    dark.seats[dying].hp = 0;
    return answer(dark, q).action;
  };
  CHECK(save(0) == 1);
  CHECK(save(2) == 1);
  CHECK(save(1) == Answer::pass);
}

TEST_CASE("it stops what harms it, not what harms its enemies", "[bots]") {
  TableView t = table();
  const CardId dispel = card(CardType::dispel);
  hold(t, {dispel});
  t.turn_seat = 1;
  ResolutionRecord song;
  song.kind = ResolutionKind::card_use;
  song.card_type = CardType::siren_song;
  song.user = 1;
  song.target_count = 1;
  QuestionView q = ask(QuestionKind::dispel, {with_cards(Verb::use, CardType::dispel, {dispel})});
  q.source = 1;
  q.card_type = CardType::siren_song;
  song.targets[0] = 0;
  t.stack = {song};
  CHECK(answer(t, q).action == 1);
  song.user = 2;
  song.targets[0] = 1;
  q.source = 2;
  t.stack = {song};
  CHECK(answer(t, q).action == Answer::pass);
}

TEST_CASE("it parts with what is worth least", "[bots]") {
  TableView t = table();
  const CardId third = card(CardType::normal_attack, 2);
  const CardId salve = card(CardType::healing_salve);
  const CardId dodge = card(CardType::dodge);
  hold(t, {salve, card(CardType::normal_attack), card(CardType::normal_attack, 1), third, dodge});
  t.phase = Phase::discard;
  Action a = with_cards(Verb::discard, CardType::none, {salve, dodge, third});
  const Answer out = answer(t, ask(QuestionKind::discard, {a}, false));
  REQUIRE(out.cards.size() == 1);
  CHECK(out.cards[0] == third);
}

TEST_CASE("it chooses cards that satisfy the rule", "[bots]") {
  TableView t = table();
  hold(t, {card(CardType::normal_attack), card(CardType::normal_attack, 1), card(CardType::dodge),
           card(CardType::dodge, 1), card(CardType::healing_salve), card(CardType::dispel)});
  for (const CardRule rule : {CardRule::any, CardRule::same_suit, CardRule::same_colour, CardRule::different_suits}) {
    Action a;
    a.rule = rule;
    for (const CardId c : t.seats[0].hand) a.cards.add(c);
    a.min_cards = a.max_cards = 2;
    const QuestionView q = ask(QuestionKind::discard, {a}, false);
    const bots::Situation s = bots::look_at(t, q, {});
    const bots::CardPick pick = bots::cheapest(s, a, 2);
    CHECK(pick.found == can_fit(rule, a.cards, 2));
    if (pick.found) CHECK(cards_fit(rule, pick.cards));
  }
}

TEST_CASE("it puts on better equipment only", "[bots]") {
  TableView t = table();
  const CardId staff = card(CardType::mystic_staff);
  const CardId eye = card(CardType::eye_of_skadi);
  const auto equips = [&](CardId worn, CardId held) {
    hold(t, {held});
    t.placed.clear();
    PlacedCard p;
    p.card = worn;
    p.zone = Zone::equipment;
    p.seat = 0;
    t.placed.push_back(p);
    return answer(t, ask(QuestionKind::play, {with_cards(Verb::equip, type_of(held), {held})})).action == 1;
  };
  CHECK(equips(staff, eye));
  CHECK_FALSE(equips(eye, staff));
}

TEST_CASE("it guesses the colour that has been seen less", "[bots]") {
  TableView t = table();
  int blacks = 0;
  for (int i = 1; i <= card_count && blacks < 12; ++i)
    if (colour_of(static_cast<CardId>(i)) == Colour::black) {
      t.discard_pile.push_back(static_cast<CardId>(i));
      ++blacks;
    }
  std::vector<Action> colours(2);
  colours[0].verb = colours[1].verb = Verb::choose;
  colours[0].option = 1;
  colours[1].option = 2;
  CHECK(answer(t, ask(QuestionKind::guess, colours, false)).action == 1);
  CHECK(answer(t, ask(QuestionKind::name, colours, false)).action == 2);
}

TEST_CASE("neutrals play for their fate", "[bots]") {
  TableView t = table();
  t.seats[0].identity = Identity::neutral;
  bots::Memory memory;
  memory.look(t);
  const auto regard = [&](FateId fate, Seat s) {
    t.fate = fate;
    return static_cast<int>(bots::regards(t, bots::believe(t, memory), memory).of[s]);
  };
  CHECK(regard(FateId::spreading_plague, 1) < -80);
  CHECK(regard(FateId::spreading_plague, 4) < -80);
  CHECK(regard(FateId::spreading_plague, 2) > -50);
  CHECK(regard(FateId::shadow_punisher, 1) < -80);            // the scourge must die
  CHECK(regard(FateId::conqueror_of_holy_light, 1) > 0);
  CHECK(regard(FateId::puppet_of_backfire, 1) > 50);          // his neighbour's side shall win
  t.fate = FateId::summoner_of_death;
  CHECK(bots::regards(t, bots::believe(t, memory), memory).aim == bots::Aim::low_hp);
  t.fate = FateId::paranoid_mathematician;
  CHECK(bots::regards(t, bots::believe(t, memory), memory).aim == bots::Aim::odd_rage);
}

TEST_CASE("a neutral who wants everybody low leaves them alive", "[bots]") {
  TableView t = table();
  t.seats[0].identity = Identity::neutral;
  t.fate = FateId::summoner_of_death;
  bots::Memory memory;
  memory.look(t);
  t.seats[3].hp = 1;
  const QuestionView q = ask(QuestionKind::play);
  const bots::Situation s = bots::look_at(t, q, bots::regards(t, bots::believe(t, memory), memory));
  CHECK(bots::gladness(s, 2, {.damage = 4}) > 10);
  CHECK(bots::gladness(s, 3, {.damage = 4}) < bots::gladness(s, 2, {.damage = 4}));
}

TEST_CASE("a reveal waits until few are left", "[bots]") {
  TableView t = table();
  t.seats[0].identity = Identity::neutral;
  t.fate = FateId::roshan_possession;
  Action reveal;
  reveal.verb = Verb::reveal;
  reveal.ability = ability(FateId::roshan_possession);
  CHECK(answer(t, ask(QuestionKind::play, {reveal})).action == Answer::pass);
  t.seats[2].alive = t.seats[3].alive = false;
  CHECK(answer(t, ask(QuestionKind::play, {reveal})).action == 1);
}

TEST_CASE("everybody turns against a revealed neutral", "[bots]") {
  TableView t = table();
  t.fate = FateId::roshan_possession;
  t.seats[3].identity = Identity::neutral;
  t.seats[3].identity_public = true;
  bots::Memory memory;
  memory.look(t);
  const bots::Regards r = bots::regards(t, bots::believe(t, memory), memory);
  CHECK(r.of[3] == -100);
  CHECK(r.of[1] > 0);
}

TEST_CASE("unknown abilities are aimed at enemies", "[bots]") {
  TableView t = table();
  t.seats[2].identity = Identity::sentinel;
  Action a;
  a.verb = Verb::skill;
  a.ability = ability(SkillId::carrion_swarm);
  const Answer out = answer(t, ask(QuestionKind::play, {aimed(a, seats({1, 2}))}));
  REQUIRE(out.action == 1);
  CHECK(out.targets[0] == 1);
  CHECK(answer(t, ask(QuestionKind::play, {aimed(a, seats({2}))})).action == Answer::pass);
}
