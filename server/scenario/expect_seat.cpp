#include <algorithm>

#include "engine/catalog/card_facts.hpp"
#include "engine/catalog/hero_facts.hpp"
#include "engine/catalog/lookup.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/state.hpp"
#include "server/scenario/expect_parts.hpp"

namespace fate::scenario {
namespace {

int placed_at(const Game& g, Seat s, Zone zone) {
  int count = 0;
  for (const PlacedCard& p : g.zones.placed) count += p.zone == zone && p.seat == s ? 1 : 0;
  return count;
}

void compare_points(Differences& out, const Game& g, Seat s, const v1::SeatExpect& e) {
  const Character& c = g.at(s);
  const std::string& who = e.seat();
  if (e.has_hp()) out.compare(who + " hp", e.hp(), c.hp);
  if (e.has_max_hp()) out.compare(who + " max_hp", e.max_hp(), c.max_hp);
  if (e.has_rage()) out.compare(who + " rage", e.rage(), c.rage);
  if (e.has_attacks_used()) out.compare(who + " attacks_used", e.attacks_used(), c.attacks_used);
  if (e.has_attack_limit()) out.compare(who + " attack_limit", e.attack_limit(), attack_limit(g, s));
  if (e.has_hand_limit()) out.compare(who + " hand_limit", e.hand_limit(), hand_limit(g, s));
  if (e.has_range()) out.compare(who + " range", e.range(), attack_range(g, s));
  if (e.has_alive()) out.compare(who + " alive", e.alive(), g.living(s));
  if (e.has_identity_public()) out.compare(who + " identity_public", e.identity_public(), c.identity_public);
  if (e.has_killer()) {
    const Seat wanted = e.killer().empty() ? no_seat : seat_of(e.killer());
    if (c.killer != wanted) out.different(who + " killer", name_of(wanted), name_of(c.killer));
  }
}

std::string all_of(const CardList& cards) {
  std::string out;
  for (const CardId c : cards) add_word(out, name_of(c));
  return out.empty() ? "nothing" : out;
}

void compare_hand(Differences& out, const Game& g, const Names& names, Seat s, const v1::SeatExpect& e) {
  const CardList& hand = g.hand(s);
  const std::string what = e.seat() + " hand";
  if (e.has_hand()) out.compare(what, e.hand(), hand.size());
  for (const std::string& word : e.hand_has())
    if (!hand.has(names.card(word).card)) out.different(what, word, all_of(hand));
  for (const std::string& word : e.hand_not())
    if (hand.has(names.card(word).card)) out.note(what, ": ", word, " should not be there");
  if (e.hand_is_size() == 0) return;
  bool same = hand.size() == e.hand_is_size();
  std::string wanted;
  for (const std::string& word : e.hand_is()) {
    same = same && hand.has(names.card(word).card);
    add_word(wanted, word);
  }
  if (!same) out.different(what, wanted, all_of(hand));
}

void compare_areas(Differences& out, const Game& g, const Names& names, Seat s, const v1::SeatExpect& e) {
  const std::string& who = e.seat();
  std::string worn;
  for (const PlacedCard& p : g.zones.equipment[s]) add_word(worn, name_of(type_of(p.card)));
  if (worn.empty()) worn = "nothing";
  if (e.no_equipment() && worn != "nothing") out.different(who + " equipment", "nothing", worn);
  if (e.equipment_size() > 0) {
    bool same = g.zones.equipment[s].size() == e.equipment_size();
    std::string wanted;
    for (const std::string& word : e.equipment()) {
      same = same && wears(g, s, names.card_type(word));
      add_word(wanted, word);
    }
    if (!same) out.different(who + " equipment", wanted, worn);
  }
  if (e.has_turned()) {
    bool turned = false;
    for (const PlacedCard& p : g.zones.equipment[s]) turned = turned || p.turned;
    out.compare(who + " equipment turned", e.turned(), turned);
  }
  if (e.has_state_cards()) out.compare(who + " state_cards", e.state_cards(), placed_at(g, s, Zone::state_area));
  if (e.has_faith()) out.compare(who + " faith", e.faith(), placed_at(g, s, Zone::faith_pile));
  if (e.has_souls()) out.compare(who + " souls", e.souls(), placed_at(g, s, Zone::souls));
  if (e.has_monsters()) out.compare(who + " monsters", e.monsters(), placed_at(g, s, Zone::monster_area));
  if (e.has_set_aside()) out.compare(who + " set_aside", e.set_aside(), placed_at(g, s, Zone::set_aside));
  for (const std::string& word : e.state_has())
    if (!(g.zones.place_of(names.card(word).card) == ZoneRef{Zone::state_area, s}))
      out.note(who, " state area: expected ", word, " there");
}

void compare_lasting(Differences& out, const Game& g, const Names& names, Seat s, const v1::SeatExpect& e) {
  const Character& c = g.at(s);
  const std::string& who = e.seat();
  for (const std::string& word : e.statuses())
    if (!has_status(g, s, names.ability(word))) out.note(who, " should be under ", word);
  for (const std::string& word : e.no_statuses())
    if (has_status(g, s, names.ability(word))) out.note(who, " should not be under ", word);
  for (const std::string& word : e.used())
    if (!c.used.has(names.ability(word))) out.note(who, ": ", word, " should be used up");
  for (const std::string& word : e.not_used())
    if (c.used.has(names.ability(word))) out.note(who, ": ", word, " should not be used up");
  if (e.skips_size() == 0) return;
  std::uint8_t wanted = 0;
  for (const std::string& word : e.skips()) wanted |= skip_bit(word);
  if (c.skips == wanted) return;
  const auto words = [](std::uint8_t bits) {
    std::string list;
    for (const char* phase : {"draw", "play", "discard"})
      if ((bits & skip_bit(phase)) != 0) add_word(list, phase);
    return list.empty() ? std::string("none") : list;
  };
  out.different(who + " skips", words(wanted), words(c.skips));
}

// Exactly these, in any order.
template <class Words, class List>
void compare_heroes(Differences& out, const std::string& what, const Words& words, const List& found) {
  if (words.empty()) return;
  const bool none = words.size() == 1 && words[0] == "none";
  bool same = found.size() == (none ? 0 : words.size());
  std::string wanted, there;
  for (const std::string& word : words) {
    same = same && (none || found.has(find_hero(word)));
    add_word(wanted, word);
  }
  for (const HeroId h : found) add_word(there, facts(h).id);
  if (!same) out.different(what, wanted, there.empty() ? "none" : there);
}

void compare_side(Differences& out, const Game& g, Seat s, const v1::SeatExpect& e) {
  const Character& c = g.at(s);
  const std::string& who = e.seat();
  if (e.has_hero() && facts(c.hero).id != e.hero()) out.different(who + " hero", e.hero(), facts(c.hero).id);
  compare_heroes(out, who + " left pile", e.bench(), c.bench);
  compare_heroes(out, who + " right pile", e.rested(), c.rested);
  compare_heroes(out, who + " picked", e.picked(), c.picked);
  if (e.has_team()) out.compare(who + " team", e.team(), c.team);
}

}  // namespace

void compare_seat(Differences& out, const Game& g, const Names& names, const v1::SeatExpect& e) {
  const Seat s = seat_of(e.seat());
  compare_points(out, g, s, e);
  compare_side(out, g, s, e);
  compare_hand(out, g, names, s, e);
  compare_areas(out, g, names, s, e);
  compare_lasting(out, g, names, s, e);
}

}  // namespace fate::scenario
