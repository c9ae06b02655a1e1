#include "engine/bots/situation.hpp"

#include <algorithm>

#include "engine/bots/purse.hpp"
#include "engine/catalog/hero_facts.hpp"

namespace fate::bots {

bool Situation::wears(Seat s, CardType t) const {
  if (s >= max_seats) return false;
  return kin(type_of(weapon[s])) == t || kin(type_of(armor[s])) == t;
}

bool Situation::has_skill(Seat s, SkillId skill) const {
  if (s >= max_seats) return false;
  const HeroFacts& h = facts(at(s).hero);
  const int first = static_cast<int>(h.first_skill);
  return static_cast<int>(skill) >= first && static_cast<int>(skill) < first + h.skill_count;
}

const Status* Situation::status(Seat s, AbilityId a) const {
  for (const Status& st : at(s).statuses)
    if (st.ability == a) return &st;
  return nullptr;
}

int Situation::rage_room(Seat s) const { return std::max(0, facts(at(s).hero).rage - at(s).rage); }

SeatSet Situation::reach() const {
  SeatSet out;
  for (const Seat s : living.without(me))
    if (mine().distances[s] > 0 && mine().distances[s] <= mine().attack_range) out.add(s);
  return out;
}

Situation look_at(const view::TableView& t, const view::QuestionView& q, const Regards& regards) {
  Situation s{.table = t, .question = q, .regards = regards, .me = t.viewer.seat, .living = {}, .cost = {}};
  for (int i = 0; i < t.seat_count; ++i)
    if (t.seats[i].alive) s.living.add(static_cast<Seat>(i));
  for (const PlacedCard& p : t.placed) {
    if (p.zone != Zone::equipment || p.seat >= max_seats) continue;
    const bool weapon = kind_of(p.card) == CardKind::weapon;
    (weapon ? s.weapon : s.armor)[p.seat] = p.card;
    if (!weapon) s.upright[p.seat] = !p.turned;
  }
  fill_costs(s);
  return s;
}

}  // namespace fate::bots
