#include "engine/fate/state.hpp"

#include <algorithm>

#include "engine/fate/distance.hpp"

namespace fate {

Seat next_living(const Game& g, Seat s) {
  Seat n = next_seat(g, s);
  while (n != s && !g.living(n)) n = next_seat(g, n);
  return n;
}

Seat previous_living(const Game& g, Seat s) {
  Seat n = previous_seat(g, s);
  while (n != s && !g.living(n)) n = previous_seat(g, n);
  return n;
}

SeatOrder turn_order(const Game& g, Seat from) {
  SeatOrder order;
  if (from >= g.seat_count) from = 0;
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>((from + i) % g.seat_count);
    if (g.living(s)) order.seats[order.count++] = s;
  }
  return order;
}

// ---- points

void set_hp(Game& g, Seat s, int hp, AbilityId why, Seat by) {
  Character& c = g.at(s);
  const int change = hp - c.hp;
  if (change == 0) return;
  c.hp = static_cast<std::int8_t>(hp);
  g.derived_stale = true;
  Event& e = g.emit(EventKind::hp_changed, s);
  e.other = by;
  e.ability = why;
  e.amount = static_cast<std::int16_t>(change);
  e.value = static_cast<std::int16_t>(hp);
}

void set_rage(Game& g, Seat s, int rage, AbilityId why) {
  Character& c = g.at(s);
  const int change = rage - c.rage;
  if (change == 0) return;
  check(rage >= 0 && rage <= c.rage_cap, "rage stays between 0 and its cap");
  c.rage = static_cast<std::uint8_t>(rage);
  Event& e = g.emit(EventKind::rage_changed, s);
  e.ability = why;
  e.amount = static_cast<std::int16_t>(change);
  e.value = static_cast<std::int16_t>(rage);
}

void lose_rage(Game& g, Seat s, int points, AbilityId why) {
  if (immune_to(g, s, why)) return;
  const int rage = g.at(s).rage;
  set_rage(g, s, rage > points ? rage - points : 0, why);
}

void pay_rage(Game& g, Seat s, int points, AbilityId why) {
  if (check(g.at(s).rage >= points, "a cost in rage can be paid")) set_rage(g, s, g.at(s).rage - points, why);
}

// ---- statuses, limits, skips

const Status* status_of(const Game& g, Seat s, AbilityId a) {
  for (const Status& st : g.at(s).statuses)
    if (st.ability == a) return &st;
  return nullptr;
}

bool has_status(const Game& g, Seat s, AbilityId a) { return status_of(g, s, a) != nullptr; }

namespace {

void told_status(Game& g, Seat s, const Status& st, EventKind kind) {
  const auto at = static_cast<std::uint32_t>(g.log->statuses.size());
  g.log->statuses.push_back(st);
  g.emit(kind, s).extra = at;
  refresh_abilities(g, s);
}

}  // namespace

void add_status(Game& g, Seat s, AbilityId a, Seat owner, std::uint8_t param) {
  auto& all = g.at(s).statuses;
  for (Status& st : all) {
    if (st.ability != a) continue;
    const auto merged = static_cast<std::uint8_t>(st.param | param);
    if (merged == st.param) return;
    told_status(g, s, st, EventKind::status_ended);
    st.param = merged;
    told_status(g, s, st, EventKind::status_gained);
    // A viewer's fold appends the merged status at the end; so does the state.
    const Status kept = st;
    all.erase(static_cast<int>(&st - all.begin()));
    all.push_back(kept);
    return;
  }
  all.push_back({a, owner, param});
  told_status(g, s, all.back(), EventKind::status_gained);
}

void end_status(Game& g, Seat s, AbilityId a) {
  auto& all = g.at(s).statuses;
  for (int i = 0; i < all.size(); ++i) {
    if (all[i].ability != a) continue;
    const Status ended = all[i];
    all.erase(i);
    told_status(g, s, ended, EventKind::status_ended);
    return;
  }
}

void set_skips(Game& g, Seat s, std::uint8_t bits, AbilityId why) {
  Character& c = g.at(s);
  if (c.skips == bits) return;
  for (int i = 0; i < skip_bits; ++i)
    if ((bits & ~c.skips & 1 << i) != 0) c.skip_causes[i] = why;
  c.skips = bits;
  Event& e = g.emit(EventKind::skips_changed, s);
  e.value = bits;
  e.ability = why;
}

UseLimit limit_of(AbilityId a) {
  if (is_skill(a)) return facts(skill_of(a)).limit;
  if (a == ability(RuleId::place_monster)) return UseLimit::once_per_turn;   // R228
  // Equipment with a text that is used in the play phase, once per turn.
  switch (card_type_of(a)) {
    case CardType::mystic_staff:
    case CardType::soul_ring:
    case CardType::urn_of_shadows: return UseLimit::once_per_turn;
    default: return UseLimit::unlimited;
  }
}

bool limit_exhausted(const Game& g, Seat s, AbilityId a) { return g.at(s).used.has(a); }

namespace {

void told_used(Game& g, Seat s, AbilityId a, bool exhausted) {
  Event& e = g.emit(EventKind::used_changed, s);
  e.ability = a;
  e.flag = exhausted;
}

}  // namespace

void count_use(Game& g, Seat s, AbilityId a) {
  if (limit_of(a) == UseLimit::unlimited || limit_exhausted(g, s, a)) return;
  g.at(s).used.push_back(a);
  told_used(g, s, a, true);
}

void reset_limits(Game& g, Seat s, UseLimit which) {
  auto& used = g.at(s).used;
  for (int i = 0; i < used.size();) {
    if (limit_of(used[i]) != which) {
      ++i;
      continue;
    }
    const AbilityId a = used[i];
    used.erase(i);
    told_used(g, s, a, false);
  }
}

void set_attacks_used(Game& g, Seat s, int count) {
  if (g.at(s).attacks_used == count) return;
  g.at(s).attacks_used = static_cast<std::uint8_t>(count);
  g.emit(EventKind::attacks_changed, s).value = static_cast<std::int16_t>(count);
}

void allow_any_attacks(Game& g, Seat s) {
  g.at(s).any_attacks = true;
  g.derived_stale = true;
}

void allow_more_attacks(Game& g, Seat s, int more) {
  Character& c = g.at(s);
  c.attack_bonus = static_cast<std::uint8_t>(std::min(c.attack_bonus + more, unlimited_attacks - 1));
  g.derived_stale = true;
}

void sit_after(Game& g, Seat s, Seat after) {
  g.sits_after[s] = after;
  g.derived_stale = true;
}

void remember_magic(Game& g, Seat s, CardType t) {
  auto& used = g.at(s).magic_used;
  if (g.phase > Phase::casting && kind_of(t) == CardKind::magic && !used.has(t) && !used.full()) used.push_back(t);
}

bool immune_to(const Game& g, Seat s, AbilityId why) {
  if (!has_status(g, s, ability(CardType::siren_song))) return false;
  if (is_skill(why)) return true;
  if (!is_card(why)) return false;
  const CardKind kind = kind_of(card_type_of(why));
  return kind != CardKind::weapon && kind != CardKind::armor;
}

// ---- identities

void show_identity(Game& g, Seat whose, Seat to) {
  if (g.knows[to].has(whose)) return;
  g.knows[to].add(whose);
  Event& e = g.emit(EventKind::identity_shown, whose);
  e.secret = true;
  e.seen_by = SeatSet::of(to);
  e.value = static_cast<std::int16_t>(g.at(whose).identity);
}

void reveal_identity(Game& g, Seat whose) {
  if (!g.identities || g.at(whose).identity_public) return;
  g.at(whose).identity_public = true;
  for (SeatSet& k : g.knows) k.add(whose);
  Event& e = g.emit(EventKind::identity_shown, whose);
  e.value = static_cast<std::int16_t>(g.at(whose).identity);
  e.flag = true;
}

void reveal_fate(Game& g, Seat s) {
  g.revealed = s;
  g.derived_stale = true;
  reveal_identity(g, s);
}

// ---- caches

namespace {

// Of the dead only what acts at their death is left (R071).
bool acts_when_dead(const Ability& a) {
  return std::any_of(std::begin(a.reactions), std::end(a.reactions), [](const Reaction& r) { return r.of_the_dead; });
}

void bear(Character& c, const Ability* a, bool living) {
  if (a == nullptr || (!living && !acts_when_dead(*a))) return;
  c.abilities.push_back(a);
  for (const Reaction& r : a->reactions)
    if (r.window != Window::none) c.windows |= std::uint64_t{1} << static_cast<int>(r.window);
}

}  // namespace

void refresh_abilities(Game& g, Seat s) {
  Character& c = g.at(s);
  c.abilities.clear();
  c.windows = 0;
  const bool living = g.living(s);
  if (c.hero != HeroId::none) {
    const HeroFacts& hero = facts(c.hero);
    for (int i = 0; i < hero.skill_count; ++i)
      bear(c, ability_of(ability(static_cast<SkillId>(static_cast<int>(hero.first_skill) + i))), living);
  }
  for (const PlacedCard& p : g.zones.equipment[s]) bear(c, ability_of(ability(type_of(p.card))), living);
  for (const Status& st : c.statuses) bear(c, status_ability_of(st.ability), living);
  if (g.fate != FateId::none && c.identity == Identity::neutral) bear(c, ability_of(ability(g.fate)), living);
  g.shapes_distance.remove(s);
  for (const Ability* a : c.abilities)
    if (a->mod.distance != nullptr || a->mod.fixed_distance != nullptr) g.shapes_distance.add(s);
  g.heard = 0;
  for (int i = 0; i < g.seat_count; ++i) g.heard |= g.seats[i].windows;
  g.derived_stale = true;
}

void refresh_derived(Game& g) {
  if (!g.derived_stale) return;
  g.derived_stale = false;
  const Ring ring = ring_of(g);
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    Derived now;
    if (g.living(s)) {
      for (int j = 0; j < g.seat_count; ++j)
        now.distances[j] = static_cast<std::uint8_t>(distance(g, ring, s, static_cast<Seat>(j)));
      now.attack_limit = static_cast<std::uint8_t>(attack_limit(g, s));
      now.attack_range = static_cast<std::uint8_t>(attack_range(g, s));
      now.hand_limit = static_cast<std::uint8_t>(hand_limit(g, s));
    }
    if (now == g.derived[i]) continue;
    g.derived[i] = now;
    Event& e = g.emit(EventKind::derived, s);
    e.value = now.attack_limit;
    e.value2 = now.attack_range;
    e.amount = now.hand_limit;
    e.target_count = g.seat_count;
    for (int j = 0; j < g.seat_count; ++j) e.targets[j] = now.distances[j];
  }
}

}  // namespace fate
