// What hp, cards, rage and equipment are worth.
#include <algorithm>
#include <cstdlib>

#include "engine/bots/situation.hpp"
#include "engine/catalog/hero_facts.hpp"

namespace fate::bots {
namespace {

constexpr int card_worth = 10;
constexpr int rage_worth = 4;
constexpr int deep_below_zero = 8;     // each point that must be healed first

// Linear between whole points; `quarters` may be negative.
int life_in_quarters(int quarters) {
  const int whole = quarters >= 0 ? quarters / 4 : -((-quarters + 3) / 4);
  const int rest = quarters - 4 * whole;
  return (life(whole) * (4 - rest) + life(whole + 1) * rest) / 4;
}

// Summoner of death: everybody else is wanted at 1 or 2.
int low_wish(int hp) { return hp <= 0 ? -15 : hp <= 2 ? 0 : -25 * (hp - 2); }

int hp_after(const Situation& s, Seat who, const Change& c) {
  const view::SeatView& v = s.at(who);
  return std::min<int>(v.max_hp, v.hp + (c.heal - c.damage) / 4);
}

int hp_points(const Situation& s, Seat who, const Change& c) {
  return (c.heal > 0 ? hp_gain(s, who, c.heal) : 0) - (c.damage > 0 ? hp_loss(s, who, c.damage) : 0);
}

// Quarters of rage that a change brings, damage taken included.
int rage_quarters(const Situation& s, Seat who, const Change& c) {
  const int room = 4 * s.rage_room(who);
  const int up = std::min(room, std::max<int>(c.rage, 0) + std::max<int>(c.damage, 0));
  const int down = std::min<int>(4 * s.at(who).rage, std::max(-c.rage, 0));
  return up - down;
}

// Paranoid mathematician.
int parity_points(const Situation& s, Seat who, int quarters) {
  if (std::abs(quarters) < 4) return 0;
  const int before = s.at(who).rage;
  const int after = before + quarters / 4;
  return 15 * (after % 2 - before % 2);
}

int card_points(const Situation& s, Seat who, int quarters) {
  const int most = 4 * s.at(who).hand_count;
  return card_worth * std::max(quarters, -most) / 4;
}

int weapon_worth(const Situation& s, Seat who, CardType t) {
  const Attribute attribute = facts(s.at(who).hero).attribute;
  switch (t) {
    case CardType::eye_of_skadi: return 15;
    case CardType::claws_of_attack: return 12;
    case CardType::sacred_relic: return 14;
    case CardType::demon_edge: return 12;
    case CardType::diffusal_blade: return 9;
    case CardType::lothars_edge: return 15;
    case CardType::desolator: return 12;
    case CardType::sange_and_yasha: return 10;
    case CardType::plunder_axe: return attribute == Attribute::strength ? 15 : 2;
    case CardType::mystic_staff: return attribute == Attribute::intelligence ? 8 : 2;
    case CardType::eaglehorn: return attribute == Attribute::agility ? 14 : 2;
    case CardType::quelling_blade: return 7;
    default: return 10;
  }
}

int armor_worth(const Situation& s, Seat who, CardType t) {
  switch (t) {
    case CardType::phyllis_ring: return 20;
    case CardType::blade_mail: return 13;
    case CardType::boots_of_speed: return 12;
    case CardType::planeswalkers_cloak: return 8;
    case CardType::talisman_of_evasion: return s.upright[who] || s.armor[who] == CardId::none ? 16 : 11;
    default: return 12;
  }
}

}  // namespace

int life(int hp) {
  static constexpr int of[] = {0, 60, 95, 120, 138, 152, 164};
  if (hp < 0) return deep_below_zero * hp;
  return hp < static_cast<int>(std::size(of)) ? of[hp] : 164 + 8 * (hp - 6);
}

int hp_loss(const Situation& s, Seat who, int quarters) {
  const int hp = 4 * s.at(who).hp;
  return life_in_quarters(hp) - life_in_quarters(hp - quarters);
}

int hp_gain(const Situation& s, Seat who, int quarters) {
  const view::SeatView& v = s.at(who);
  const int room = 4 * std::max(0, v.max_hp - v.hp);
  const int hp = 4 * v.hp;
  return life_in_quarters(hp + std::min(quarters, room)) - life_in_quarters(hp);
}

int gear_worth(const Situation& s, Seat wearer, CardId c) {
  if (c == CardId::none) return 0;
  const CardTypeFacts& f = facts(type_of(c));
  if (f.kind == CardKind::armor) return armor_worth(s, wearer, kin(f.type));
  if (f.kind == CardKind::weapon) return weapon_worth(s, wearer, kin(f.type)) + 2 * std::max(0, f.range - 1);
  return 0;
}

int gladness(const Situation& s, Seat who, const Change& c) {
  if (who >= max_seats || !s.living.has(who)) return 0;
  const int rage = rage_quarters(s, who, c);
  int points = card_points(s, who, c.cards) + c.tempo + rage * rage_worth / 4;
  const bool low = s.regards.aim == Aim::low_hp && who != s.me;
  const int special = low                              ? low_wish(hp_after(s, who, c)) - low_wish(s.at(who).hp)
                      : s.regards.aim == Aim::odd_rage ? parity_points(s, who, rage)
                                                       : 0;
  if (!low) points += hp_points(s, who, c);
  return special + points * s.regard(who) / 100;
}

}  // namespace fate::bots
