#include "server/scenario/check.hpp"

#include <set>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/content.hpp"
#include "engine/fate/state.hpp"

namespace fate::scenario {
namespace {

constexpr int most_on_offer = 10;

class Checker {
 public:
  explicit Checker(const Setting& setting) : setting_(setting) {}

  std::string check(const v1::Scenario& s, bool needs_steps) {
    for (const v1::SeatSetup& seat : s.seats()) {
      where_ = "seat " + seat.seat();
      set_up(seat);
    }
    where_ = "draft";
    heroes(s.draft(), most_on_offer);
    where_ = "deck";
    cards(s.deck());
    if (s.steps().empty() && needs_steps) note("a scenario needs steps");
    for (int i = 0; i < s.steps_size(); ++i) {
      where_ = "step " + std::to_string(i + 1);
      step(s.steps(i));
    }
    return error_;
  }

 private:
  void note(const std::string& what) {
    if (error_.empty()) error_ = where_ + ": " + what;
  }
  void unknown(const char* what, const std::string& word) {
    note(std::string("unknown ") + what + " \"" + word + "\"");
  }

  void seat(const std::string& word) {
    if (seat_of(word) >= setting_.seats) note("there is no seat \"" + word + "\"");
  }
  void may_be_seat(const std::string& word) {
    if (!word.empty()) seat(word);
  }
  void ability(const std::string& word) {
    if (!word.empty() && setting_.names.ability(word) == AbilityId::none) unknown("skill or card", word);
  }
  void card_type(const std::string& word) {
    if (!word.empty() && setting_.names.card_type(word) == CardType::none) unknown("kind of card", word);
  }
  void question(const std::string& word) {
    if (!word.empty() && question_kind(word) == QuestionKind::none) unknown("kind of question", word);
  }
  template <class List>
  void cards(const List& list) {
    for (const std::string& word : list)
      if (!setting_.names.card(word).ok()) unknown("card", word);
  }
  template <class List>
  void named_cards(const List& list) {
    cards(list);
    for (const std::string& word : list)
      if (setting_.names.card(word).any > 0) note("\"" + word + "\" cannot stand here");
  }
  template <class List>
  void seats(const List& list) {
    for (const std::string& word : list) seat(word);
  }
  template <class List>
  void abilities(const List& list) {
    for (const std::string& word : list) ability(word);
  }
  template <class List>
  void skips(const List& list) {
    for (const std::string& word : list)
      if (skip_bit(word) == 0 && word != "none") unknown("phase to skip", word);
  }

  template <class List>
  void heroes(const List& list, int most) {
    std::set<HeroId> there;
    for (const std::string& word : list) {
      const HeroId hero = find_hero(word);
      if (hero == HeroId::none) return unknown("hero", word);
      if (hero != HeroId::plain && !implemented(hero)) note("the hero " + word + " cannot be played");
      if (!there.insert(hero).second) note(word + " is there twice");
    }
    if (list.size() > most) note("too many heroes");
  }
  template <class List>
  void expected_heroes(const List& list) {
    for (const std::string& word : list)
      if (word != "none" && find_hero(word) == HeroId::none) unknown("hero", word);
  }

  void status(const std::string& word) {
    const StatusWord st = setting_.names.status(word);
    if (st.ability == AbilityId::none) unknown("status", word);
    const auto there = [&](Seat s) { return s == no_seat || s < setting_.seats; };
    if (!there(st.owner) || !there(st.with)) note("\"" + word + "\" names a seat that is not there");
  }

  void set_up(const v1::SeatSetup& s) {
    const HeroId hero = s.hero().empty() ? HeroId::plain : find_hero(s.hero());
    if (hero == HeroId::none) return unknown("hero", s.hero());
    if (hero != HeroId::plain && !implemented(hero)) note("the hero " + s.hero() + " cannot be played");
    if (!s.identity().empty() && identity_of(s.identity()) == Identity::unknown) unknown("identity", s.identity());
    const int max_hp = s.has_max_hp() ? static_cast<int>(s.max_hp()) : facts(hero).hp;
    if (max_hp < 1 || max_hp > 20) note("max_hp is 1 to 20");
    if (s.has_hp() && (s.hp() < 1 || s.hp() > max_hp)) note("hp is 1 to " + std::to_string(max_hp));
    if (s.rage() > facts(hero).rage) note("rage is 0 to " + std::to_string(facts(hero).rage));
    heroes(s.bench(), 2);
    heroes(s.rested(), 1);
    cards(s.hand());
    named_cards(s.equipment());
    cards(s.monsters());
    cards(s.faith());
    cards(s.souls());
    std::set<AbilityId> borne;
    for (const std::string& word : s.statuses()) {
      status(word);
      if (!borne.insert(setting_.names.status(word).ability).second) note("\"" + word + "\" is there twice");
    }
    if (s.statuses_size() > 20 || s.used_size() > 24) note("too many statuses or limits");
    skips(s.skips());
    abilities(s.used());
    for (const std::string& word : s.used())
      if (limit_of(setting_.names.ability(word)) == UseLimit::unlimited)
        note(word + " has no limit that could be used up");
    worn(s);
    const bool owns = s.hand_size() + s.equipment_size() + s.state_area_size() + s.monsters_size() + s.statuses_size() +
                          s.faith_size() + s.souls_size() >
                      0;
    if (s.dead() && owns) note("the dead own nothing");
    if (s.dead() && seat_of(s.seat()) == setting_.turn) note("it is the turn of somebody dead");
  }

  void worn(const v1::SeatSetup& s) {
    int weapons = 0;
    int armors = 0;
    for (const std::string& word : s.equipment()) {
      const CardKind kind = kind_of(setting_.names.card(word).card);
      weapons += kind == CardKind::weapon ? 1 : 0;
      armors += kind == CardKind::armor ? 1 : 0;
      if (kind != CardKind::weapon && kind != CardKind::armor) note(word + " is no equipment");
    }
    if (weapons + armors > 2) note("at most two pieces of equipment");
  }

  void choice(const v1::Choose& c) {
    seat(c.seat());
    card_type(c.use());
    card_type(c.play());
    ability(c.skill());
    ability(c.by());
    cards(c.cards());
    seats(c.targets());
    seats(c.targets2());
    if (c.targets_size() > max_seats || c.targets2_size() > max_seats) note("too many targets");
    if (c.cards_size() > max_answer_cards) note("too many cards");
    question(c.at());
  }

  void option(const v1::Option& o) {
    card_type(o.use());
    card_type(o.play());
    ability(o.skill());
    ability(o.by());
    named_cards(o.cards());
    named_cards(o.not_cards());
    seats(o.targets());
  }

  void asked(const v1::Asked& a) {
    may_be_seat(a.seat());
    question(a.kind());
    seats(a.seats());
    ability(a.about());
    for (const v1::Option& o : a.options()) option(o);
    for (const v1::Option& o : a.not_options()) option(o);
    if ((a.options_size() > 0 || a.not_options_size() > 0) && a.seat().empty())
      note("options need the seat that is asked");
  }

  void expected_seat(const v1::SeatExpect& s) {
    seat(s.seat());
    named_cards(s.hand_has());
    named_cards(s.hand_is());
    named_cards(s.hand_not());
    named_cards(s.state_has());
    for (const std::string& word : s.equipment()) card_type(word);
    abilities(s.statuses());
    abilities(s.no_statuses());
    abilities(s.used());
    abilities(s.not_used());
    skips(s.skips());
    if (s.has_killer()) may_be_seat(s.killer());
    if (s.has_hero() && find_hero(s.hero()) == HeroId::none) unknown("hero", s.hero());
    expected_heroes(s.bench());
    expected_heroes(s.rested());
    expected_heroes(s.picked());
  }

  void expectation(const v1::Expect& e) {
    for (const v1::SeatExpect& s : e.seats()) expected_seat(s);
    if (e.has_asked()) asked(e.asked());
    named_cards(e.discard_top());
    named_cards(e.discard_has());
    named_cards(e.discard_not());
    named_cards(e.deck_top());
    if (e.has_phase() && phase_of(e.phase()) == Phase::none) unknown("phase", e.phase());
    if (e.has_turn()) seat(e.turn());
    seats(e.winners());
    if (e.has_outcome() && !is_outcome(e.outcome())) unknown("outcome", e.outcome());
    for (const v1::Distance& d : e.distances()) {
      seat(d.from());
      seat(d.to());
    }
    for (const std::string& word : e.happened())
      if (event_kind(word) == EventKind::none) unknown("kind of event", word);
    for (const std::string& word : e.not_happened())
      if (event_kind(word) == EventKind::none) unknown("kind of event", word);
    for (const v1::Sees& s : e.sees()) {
      may_be_seat(s.viewer());
      seat(s.seat());
      const bool known =
          !s.has_identity() || s.identity() == "unknown" || identity_of(s.identity()) != Identity::unknown;
      if (!known) unknown("identity", s.identity());
    }
  }

  void step(const v1::Step& s) {
    switch (s.what_case()) {
      case v1::Step::kChoose: return choice(s.choose());
      case v1::Step::kRefuse: return choice(s.refuse());
      case v1::Step::kExpect: return expectation(s.expect());
      case v1::Step::kPass: return seat(s.pass());
      case v1::Step::kEndTurn: return seat(s.end_turn());
      case v1::Step::kAdvance:
        if (s.advance() < 1 || s.advance() > 50) note("advance is 1 to 50");
        return;
      case v1::Step::WHAT_NOT_SET: return note("an empty step");
    }
  }

  const Setting& setting_;
  std::string where_;
  std::string error_;
};

}  // namespace

std::string check_words(const v1::Scenario& s, const Setting& setting) { return Checker(setting).check(s, true); }

std::string check_position(const v1::Scenario& s, const Setting& setting) { return Checker(setting).check(s, false); }

}  // namespace fate::scenario
