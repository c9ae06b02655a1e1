// Why something cannot be chosen now: for the seat that is asked, from what that seat knows.
#include "engine/fate/distance.hpp"
#include "engine/fate/state.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"
#include "engine/view/view.hpp"

namespace fate::view {
namespace {

constexpr AbilityId siren_song = ability(CardType::siren_song);

CardSet offered_cards(const Question& q, Seat s) {
  CardSet set;
  for (const Action& a : q.actions)
    if (a.seat == s) a.cards.each([&](CardId c) { set.add(c); });
  return set;
}

SeatSet offered_targets(const Question& q, Seat s) {
  SeatSet set;
  for (const Action& a : q.actions)
    if (a.seat == s) set = set | a.targets;
  return set;
}

bool offers_ability(const Question& q, Seat s, AbilityId ability) {
  for (const Action& a : q.actions)
    if (a.seat == s && a.ability == ability) return true;
  return false;
}

// What forbids laying down this card; none = nothing.
AbilityId forbidden_by(const Game& g, Seat s, CardId c, CardType as, bool played) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.forbids_card != nullptr && a->mod.forbids_card(g, s, c, as, played)) return a->id;
  return AbilityId::none;
}

AbilityId recovery_kept_by(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.no_recovery) return a->id;
  return AbilityId::none;
}

Block because(BlockReason reason, std::uint16_t ruling, int value = 0, int value2 = 0) {
  Block b;
  b.reason = reason;
  b.ruling = ruling;
  b.value = static_cast<std::int16_t>(value);
  b.value2 = static_cast<std::int16_t>(value2);
  return b;
}

Block attack_block(const Game& g, Seat s) {
  const int limit = attack_limit(g, s);
  if (limit != unlimited_attacks && g.at(s).attacks_used >= limit)
    return because(BlockReason::attack_limit, 55, g.at(s).attacks_used, limit);
  return because(BlockReason::no_target, 58);
}

Block salve_block(const Game& g, Seat s) {
  const AbilityId kept = recovery_kept_by(g, s);
  if (kept == AbilityId::none) return because(BlockReason::full_hp, 62);
  Block b = because(BlockReason::forbidden, 39);
  b.cause = kept;
  return b;
}

Block equipment_block(const Game& g, Seat s, CardType t) {
  if (kind_of(t) != CardKind::armor || !wears(g, s, CardType::sacred_relic)) return because(BlockReason::wrong_time, 0);
  Block b = because(BlockReason::armor_forbidden, 179);
  b.cause = ability(CardType::sacred_relic);
  return b;
}

Block play_block(const Game& g, Seat s, CardId c) {
  const CardType t = type_of(c);
  const AbilityId forbids = forbidden_by(g, s, c, t, false);
  if (forbids != AbilityId::none) {
    Block b = because(BlockReason::forbidden, 0);
    b.cause = forbids;
    return b;
  }
  if (is_attack(t)) return attack_block(g, s);
  if (is_dodge(t) || t == CardType::dispel || t == CardType::origins_dispel)
    return because(BlockReason::only_as_answer, 0);
  if (t == CardType::healing_salve || t == CardType::origins_healing_salve) return salve_block(g, s);
  switch (kind_of(t)) {
    case CardKind::monster: return because(BlockReason::monster, 79);
    case CardKind::weapon:
    case CardKind::armor: return equipment_block(g, s, t);
    default: break;
  }
  const int rage = facts(t).rage_cost;
  if (g.at(s).rage < rage) return because(BlockReason::not_enough_rage, 265, rage);
  return because(BlockReason::no_target, 68);
}

void block_cards(const Game& g, Seat s, std::vector<Block>& out) {
  const Question& q = g.question;
  const CardSet offered = offered_cards(q, s);
  for (const CardId c : g.hand(s)) {
    if (offered.has(c)) continue;
    Block b;
    if (q.kind == QuestionKind::play) {
      b = play_block(g, s, c);
    } else {
      const AbilityId forbids = forbidden_by(g, s, c, type_of(c), q.kind == QuestionKind::play_card);
      if (forbids == AbilityId::none) continue;
      b.reason = BlockReason::forbidden;
      b.cause = forbids;
    }
    b.card = c;
    out.push_back(b);
  }
}

void block_seats(const Game& g, Seat s, std::vector<Block>& out) {
  const SeatSet offered = offered_targets(g.question, s);
  for (const Seat other : g.alive.without(s)) {
    if (offered.has(other) && in_range(g, s, other)) continue;
    Block b;
    if (has_status(g, other, siren_song)) {
      b = because(BlockReason::immune, 165);
      b.cause = siren_song;
    } else if (!in_range(g, s, other)) {
      b = because(BlockReason::out_of_range, 58, distance(g, s, other), attack_range(g, s));
      if (wears(g, other, CardType::boots_of_speed)) b.cause = ability(CardType::boots_of_speed);
    } else {
      continue;
    }
    b.seat = other;
    out.push_back(b);
  }
}

void block_skills(const Game& g, Seat s, std::vector<Block>& out) {
  for (const Ability* a : g.at(s).abilities) {
    if (offers_ability(g.question, s, a->id)) continue;
    Block b;
    if (limit_exhausted(g, s, a->id)) {
      b = because(BlockReason::used_up, 21);
    } else if (!may_use_skill(g, s, a->id)) {
      b = because(BlockReason::forbidden, 0);
    } else if (a->play.offer != nullptr && g.question.kind == QuestionKind::play) {
      b = because(BlockReason::card_needed, 66);
    } else {
      continue;
    }
    b.ability = a->id;
    out.push_back(b);
  }
}

}  // namespace

std::vector<Block> blocks(const Game& g, Seat s) {
  std::vector<Block> out;
  const Question& q = g.question;
  if (!q.open || !q.waiting().has(s)) return out;
  block_cards(g, s, out);
  if (q.kind == QuestionKind::play || q.kind == QuestionKind::use_attack) block_seats(g, s, out);
  block_skills(g, s, out);
  return out;
}

}  // namespace fate::view
