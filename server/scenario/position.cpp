#include "server/scenario/position.hpp"

#include <algorithm>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/catalog/mode_facts.hpp"
#include "engine/fate/mode.hpp"
#include "engine/fate/state.hpp"
#include "engine/kernel/card_set.hpp"
#include "server/scenario/spare_cards.hpp"

namespace fate::scenario {
namespace {

constexpr ZoneRef deck{Zone::deck, no_seat};

// Cast cards and the delayed standard cards go with the state judgment; everything else is stock (R037).
bool is_stock(AbilityId a) {
  if (is_skill(a)) return facts(skill_of(a)).type != SkillType::cast;
  return a != ability(CardType::viper_strike) && a != ability(CardType::siren_song);
}

class Finder {
 public:
  Finder(const v1::Scenario& s, const Setting& setting) : s_(s), setting_(setting), spare_(s, setting) {}

  std::string find(Position& out) {
    for (const v1::SeatSetup& seat : s_.seats()) lay_seat(seat);
    std::vector<CardId> top;
    for (const std::string& word : s_.deck())
      for (const CardId c : cards_of(word)) top.push_back(c);
    if (!error_.empty()) return error_;
    // The first of the list is the top of the deck.
    std::vector<CardId> rest = s_.empty_deck() ? std::vector<CardId>{} : spare_.rest();
    for (auto c = rest.rbegin(); c != rest.rend(); ++c) position_.push_back({*c, deck, {}});
    for (auto c = top.rbegin(); c != top.rend(); ++c) position_.push_back({*c, deck, {}});
    out = std::move(position_);
    return {};
  }

 private:
  std::vector<CardId> cards_of(const std::string& word) {
    const CardWord w = setting_.names.card(word);
    if (!w.ok()) fail("unknown card \"" + word + "\"");
    if (w.any == 0) {
      if (w.card != CardId::none && !spare_.take(w.card)) fail("the card " + word + " lies in two places");
      return {w.card};
    }
    std::vector<CardId> found = spare_.take(w.any);
    if (static_cast<int>(found.size()) < w.any) fail("there are not enough cards left for \"" + word + "\"");
    return found;
  }

  void lay(const std::string& word, ZoneRef at, const PlacedCard& how) {
    for (const CardId c : cards_of(word)) position_.push_back({c, at, how});
  }

  void lay_seat(const v1::SeatSetup& seat) {
    const Seat s = seat_of(seat.seat());
    for (const std::string& word : seat.hand()) lay(word, {Zone::hand, s}, {});
    for (const std::string& word : seat.equipment()) {
      const CardWord w = setting_.names.card(word);
      if (w.any > 0) fail("equipment must be named");
      lay(word, {Zone::equipment, s}, {.turned = w.turned});
    }
    for (const v1::Placed& p : seat.state_area()) lay_in_state_area(p, s);
    for (const std::string& word : seat.monsters())
      lay(word, {Zone::monster_area, s},
          {.owner = s,
           .ability = ability(RuleId::place_monster),
           .face_down = true,
           .lasting = true,
           .known_to = SeatSet::of(s)});
    for (const std::string& word : seat.faith())
      lay(word, {Zone::faith_pile, s},
          {.owner = s, .ability = ability(SkillId::faith), .face_down = true, .lasting = true});
    for (const std::string& word : seat.souls())
      lay(word, {Zone::souls, s}, {.owner = s, .ability = ability(CardType::urn_of_shadows), .lasting = true});
  }

  void lay_in_state_area(const v1::Placed& p, Seat s) {
    const Seat owner = p.owner().empty() ? s : seat_of(p.owner());
    if (owner >= setting_.seats) fail("there is no seat \"" + p.owner() + "\"");
    const AbilityId why = setting_.names.ability(p.ability());
    if (why == AbilityId::none) fail("unknown ability \"" + p.ability() + "\"");
    PlacedCard how{.owner = owner, .ability = why, .face_down = p.face_down(), .lasting = is_stock(why)};
    if (p.face_down()) how.known_to = SeatSet::of(owner);
    lay(p.card(), {Zone::state_area, s}, how);
  }

  void fail(std::string what) {
    if (error_.empty()) error_ = std::move(what);
  }

  const v1::Scenario& s_;
  const Setting& setting_;
  SpareCards spare_;
  Position position_;
  std::string error_;
};

// What is left of the mode's identities goes to the seats that name none.
Identity next_identity(const Game& g, const ModeFacts& mode) {
  int have[4] = {};
  for (int i = 0; i < g.seat_count; ++i) ++have[static_cast<int>(g.seats[i].identity)];
  if (have[static_cast<int>(Identity::sentinel)] < mode.sentinel) return Identity::sentinel;
  if (have[static_cast<int>(Identity::scourge)] < mode.scourge) return Identity::scourge;
  return Identity::neutral;
}

void seat_character(Game& g, const v1::SeatSetup& seat, const Names& names) {
  const Seat s = seat_of(seat.seat());
  Character& c = g.at(s);
  if (!seat.hero().empty()) c.hero = find_hero(seat.hero());
  for (const std::string& word : seat.bench()) c.bench.push_back(find_hero(word));
  for (const std::string& word : seat.rested()) c.rested.push_back(find_hero(word));
  c.bench_open = true;
  const bool hats = !c.bench.empty() || !c.rested.empty();
  set_figures(g, s, hats ? Figures{} : printed_figures(c.hero));
  if (seat.has_max_hp()) c.max_hp = static_cast<std::uint8_t>(seat.max_hp());
  c.hp = static_cast<std::int8_t>(seat.has_hp() ? seat.hp() : c.max_hp);
  c.rage = static_cast<std::uint8_t>(seat.rage());
  c.identity = identity_of(seat.identity());
  c.attacks_used = static_cast<std::uint8_t>(seat.attacks_used());
  for (const std::string& word : seat.statuses()) {
    const StatusWord st = names.status(word);
    c.statuses.push_back({st.ability, st.owner == no_seat ? s : st.owner, SeatSet::of(st.with).bits});
  }
  for (const std::string& word : seat.skips()) c.skips |= skip_bit(word);
  for (const std::string& word : seat.used()) c.used.push_back(names.ability(word));
  if (!seat.dead()) return;
  c.hp = 0;
  c.identity_public = true;
  g.alive.remove(s);
}

void know_identities(Game& g) {
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    g.knows[i].add(s);
    g.knows[i].add(next_seat(g, s));                     // R007
    for (int k = 0; k < g.seat_count; ++k)
      if (g.seats[k].identity_public) g.knows[i].add(static_cast<Seat>(k));
  }
}

void lay_out(Game& g, const v1::Scenario& s, const Setting& setting, const Position& position) {
  g.seat_count = static_cast<std::uint8_t>(setting.seats);
  g.alive = SeatSet::first(setting.seats);
  g.turn_seat = setting.turn;
  g.fate = find_fate(s.fate());
  for (const LaidCard& c : position) g.zones.put(c.card, c.at, c.how);
  if (setting.phase == Phase::set_up) {
    g.turn_seat = no_seat;
    for (const std::string& word : s.draft()) offer_hero(g, find_hero(word));
    return;
  }
  for (int i = 0; i < setting.seats; ++i) {
    v1::SeatSetup plain;
    plain.set_seat(name_of(static_cast<Seat>(i)));
    g.seats[i].hero = HeroId::plain;
    seat_character(g, plain, setting.names);
  }
  for (const v1::SeatSetup& seat : s.seats()) seat_character(g, seat, setting.names);
  if (g.identities) {
    for (int i = 0; i < setting.seats; ++i)
      if (g.seats[i].identity == Identity::unknown) g.seats[i].identity = next_identity(g, facts(g.mode));
    know_identities(g);
  }
  const ModeRules* mode = rules_of(g.mode);
  if (mode != nullptr && mode->take_sides != nullptr) mode->take_sides(g, 0);   // seat A starts
  for (int i = 0; i < setting.seats; ++i) refresh_abilities(g, static_cast<Seat>(i));
}

}  // namespace

std::string find_position(const v1::Scenario& s, const Setting& setting, Position& out) {
  return Finder(s, setting).find(out);
}

std::unique_ptr<Match> start(const v1::Scenario& s, const Setting& setting, const Position& position,
                             const Seed& seed) {
  return Match::laid_out(setting.config, seed, setting.phase, [&](Game& g) { lay_out(g, s, setting, position); });
}

}  // namespace fate::scenario
