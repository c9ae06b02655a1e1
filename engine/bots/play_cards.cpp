// Cards of the play phase that are no attacks: those that the table of deeds cannot describe.
#include <algorithm>
#include <cstdlib>

#include "engine/bots/attack.hpp"
#include "engine/bots/play.hpp"

namespace fate::bots {
namespace {

constexpr int to_quarters = 4;

Change hp_change(int from, int to) {
  const int d = to_quarters * (to - from);
  return d >= 0 ? Change{.heal = static_cast<std::int8_t>(d)} : Change{.damage = static_cast<std::int8_t>(-d)};
}

// Damage to oneself, then any number of attacks.
int fanaticism(const Situation& s) {
  const int extra = attack_cards(s) - attacks_left(s);
  if (extra <= 0 || s.mine().hp <= 1) return -20;
  return extra * std::max(0, best_attack_value(s) - 4) + gladness(s, s.me, {.damage = 4});
}

// 1 card, and every attack of this turn hurts more.
int gods_strength(const Situation& s) {
  const int attacks = std::min(attack_cards(s), attacks_left(s));
  return 10 + std::min(attacks, 3) * std::max(0, best_attack_value(s, 1) - best_attack_value(s));
}

int gear_of(const Situation& s, Seat who) {
  return std::max(gear_worth(s, who, s.weapon[who]), gear_worth(s, who, s.armor[who]));
}

int disarm(const Situation& s, Seat who, bool enhanced) {
  const int worth = gear_of(s, who);
  return gladness(s, who, {.tempo = static_cast<std::int8_t>(-worth)}) + (enhanced ? 7 : 0);
}

// Two of its cards (or one piece of equipment) against one of mine.
int greed(const Situation& s, Seat who, bool enhanced) {
  const int taken = std::min<int>(2, s.at(who).hand_count);
  const int gear = gear_of(s, who);
  const bool gives = s.mine().hand_count > 1;
  const int cards = 10 * taken;
  const int loss = std::max(cards, gear) - (gives ? 10 : 0);
  const int gain = std::max(cards, gear > 0 ? std::min(gear, 12) : 0) - (gives ? enhanced ? 5 : 11 : 0);
  return gain + gladness(s, who, {.tempo = static_cast<std::int8_t>(-loss)});
}

int siren_song(const Situation& s, Seat who) {
  if (who == s.me) return s.mine().hp <= 1 && s.mine().hand_count <= 2 ? 14 : -25;
  // Nobody can touch it for a round either.
  const int gain = s.at(who).hp <= 1 ? 14 : 22;
  return gladness(s, who, {.tempo = static_cast<std::int8_t>(-gain)});
}

int sunder(const Situation& s, Seat who) {
  const int mine = s.mine().hp;
  const int theirs = s.at(who).hp;
  const int my_new = std::max(2, std::min<int>(theirs, s.mine().max_hp));
  const int their_new = std::max(2, std::min<int>(mine, s.at(who).max_hp));
  return gladness(s, s.me, hp_change(mine, my_new)) + gladness(s, who, hp_change(theirs, their_new));
}

int laguna_blade(const Situation& s, Seat who) {
  const int quarters = std::clamp(12 - s.at(who).hand_count, 4, 12);
  return gladness(s, who, {.damage = static_cast<std::int8_t>(quarters)}) +
         (s.at(who).hp <= 2 && s.regard(who) < 0 ? 10 : 0);
}

// Everybody on the way to the target, which goes along the turn order (option 2) or against it (R160).
int wild_axes(const Situation& s, Seat who, std::uint8_t option) {
  const int step = option == 3 ? s.table.seat_count - 1 : 1;
  int sum = 0;
  for (int at = (s.me + step) % s.table.seat_count; at != s.me; at = (at + step) % s.table.seat_count) {
    sum += gladness(s, static_cast<Seat>(at), {.damage = 3, .cards = -1});
    if (at == who) break;
  }
  return sum;
}

// Without a target it is the user who draws; with grace whoever is chosen.
Proposal chakra(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  if (a.max_targets == 0) return fill_plainly(s, index, gladness(s, s.me, {.cards = 8}));
  return fill(s, index, [&](Seat t) { return gladness(s, t, {.cards = 8}); });
}

}  // namespace

Proposal propose_card(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const bool enhanced = a.option == 1;
  switch (kin(a.card_type)) {
    case CardType::healing_salve: return fill_plainly(s, index, gladness(s, s.me, {.heal = 4}));
    case CardType::fanaticism: return fill_plainly(s, index, fanaticism(s));
    case CardType::gods_strength: return fill_plainly(s, index, gods_strength(s));
    case CardType::disarm: return fill(s, index, [&](Seat t) { return disarm(s, t, enhanced); });
    case CardType::greed: return fill(s, index, [&](Seat t) { return greed(s, t, enhanced); });
    case CardType::sunder: return fill(s, index, [&](Seat t) { return sunder(s, t); });
    case CardType::laguna_blade: return fill(s, index, [&](Seat t) { return laguna_blade(s, t); });
    case CardType::wild_axes: return fill(s, index, [&](Seat t) { return wild_axes(s, t, a.option); });
    case CardType::chakra: return chakra(s, index);
    case CardType::siren_song:
      if (a.max_targets == 0) return fill_plainly(s, index, siren_song(s, s.me));
      return fill(s, index, [&](Seat t) { return siren_song(s, t); });
    case CardType::lunar_arrow: {
      Proposal out = by_deed(s, index);
      if (enhanced) out.value += 3;
      return out;
    }
    case CardType::energy_transfer: {
      Proposal out = by_deed(s, index);
      if (enhanced) out.value += 10;
      return out;
    }
    default: return by_deed(s, index);
  }
}

}  // namespace fate::bots
