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
    case CardKind::monster:
      if (limit_exhausted(g, s, ability(RuleId::place_monster))) return because(BlockReason::used_up, 228);
      return because(BlockReason::monster, 79);
    case CardKind::weapon:
    case CardKind::armor: return equipment_block(g, s, t);
    default: break;
  }
  const int rage = facts(t).rage_cost;
  if (g.at(s).rage < rage) return because(BlockReason::not_enough_rage, 265, rage);
  return because(BlockReason::no_target, 68);
}

std::uint8_t bit(Suit s) { return static_cast<std::uint8_t>(1u << static_cast<int>(s)); }
constexpr Suit suits[] = {Suit::spade, Suit::heart, Suit::club, Suit::diamond};

Block suit_block(int wanted, AbilityId cause = AbilityId::none) {
  Block b = because(BlockReason::suit, 0, wanted);
  b.cause = cause;
  return b;
}

Block other_card(CardType wanted) { return because(BlockReason::other_card, 0, static_cast<int>(wanted)); }

// What a filter of cards lets through: whole suits, or else a kind of card.
Block sifted(bool (*fits)(CardId)) {
  std::uint8_t whole = 0;
  CardType kind = CardType::none;
  for (const Suit s : suits) {
    bool every = true;
    for (int c = 1; c <= card_count; ++c) {
      const auto id = static_cast<CardId>(c);
      const bool fit = fits(id);
      if (fit && (kind == CardType::none || type_of(id) < kind)) kind = type_of(id);
      if (suit_of(id) == s) every = every && fit;
    }
    if (every) whole |= bit(s);
  }
  return whole != 0 ? suit_block(whole) : other_card(kind);
}

// The attack that is to be dodged.
const Attack* attack_under_way(const Game& g) {
  for (int i = g.stack.size() - 1; i >= 0; --i)
    if (g.stack[i].is<Attack>()) return &g.stack[i].as<Attack>();
  return nullptr;
}

// Whose dodges count only in some suits (R087).
Block undodging_suit(const Game& g, CardId c, CardType as) {
  const Attack* attack = attack_under_way(g);
  if (attack == nullptr) return {};
  for (const Ability* a : g.at(attack->attacker).abilities) {
    if (a->mod.dodge_counts == nullptr) continue;
    if (a->mod.dodge_counts(g, attack->attacker, face_of(as, std::span<const CardId>(&c, 1)))) continue;
    std::uint8_t counts = 0;
    for (const Suit s : suits)
      if (a->mod.dodge_counts(g, attack->attacker, {as, s, colour_of(s), 1})) counts |= bit(s);
    Block b = suit_block(counts, a->id);
    b.ruling = 87;
    return b;
  }
  return {};
}

// What no salve is good for now: the attack denies them, or nothing lets the dying one recover (R134, R039).
Block salve_in_vain(const Game& g) {
  const Attack* attack = attack_under_way(g);
  AbilityId cause = recovery_kept_by(g, g.question.subject);
  std::uint16_t ruling = 39;
  if (cause == AbilityId::none && attack != nullptr) {
    for (const Ability* a : g.at(attack->attacker).abilities)
      if (a->mod.denies_salves) cause = a->id;
    ruling = 134;
  }
  if (cause == AbilityId::none) return because(BlockReason::wrong_time, 0);
  Block b = because(BlockReason::forbidden, ruling);
  b.cause = cause;
  return b;
}

// The card that is asked for as an answer; none where the question asks for something else.
CardType asked_for(const Game& g) {
  const bool origins = g.origins();
  switch (g.question.kind) {
    case QuestionKind::dispel: return origins ? CardType::origins_dispel : CardType::dispel;
    case QuestionKind::save: return origins ? CardType::origins_healing_salve : CardType::healing_salve;
    case QuestionKind::dodge: return origins ? CardType::origins_dodge : CardType::dodge;
    case QuestionKind::play_card:
      if (is_dodge(g.question.card_type)) return origins ? CardType::origins_dodge : CardType::dodge;
      return origins ? CardType::origins_normal_attack : CardType::normal_attack;
    case QuestionKind::use_attack: return origins ? CardType::origins_normal_attack : CardType::normal_attack;
    default: return CardType::none;
  }
}

bool answers_as(CardId c, CardType wanted) {
  return type_of(c) == wanted || (is_attack(wanted) && is_attack(type_of(c)));
}

Block use_attack_block(const Game& g, Seat s) {
  const Seat target = g.question.subject;
  if (has_status(g, target, siren_song)) {
    Block b = because(BlockReason::immune, 165);
    b.cause = siren_song;
    return b;
  }
  const bool ranged = g.question.ability == ability(SkillId::battle_hunger);
  if (ranged && !in_range(g, s, target))
    return because(BlockReason::out_of_range, 58, distance(g, s, target), attack_range(g, s));
  return because(BlockReason::second_needed, 282);
}

// A card of the right kind that does not do.
Block answer_block(const Game& g, Seat s, CardId c, CardType wanted) {
  const int rage = facts(wanted).rage_cost;
  switch (g.question.kind) {
    case QuestionKind::use_attack: return use_attack_block(g, s);
    case QuestionKind::save: return salve_in_vain(g);
    case QuestionKind::dodge: {
      const Block suit = undodging_suit(g, c, wanted);
      if (suit.reason != BlockReason::none) return suit;
      Block b = because(BlockReason::second_needed, 85);
      b.cause = ability(SkillId::frostbite);
      return b;
    }
    default: break;
  }
  if (g.at(s).rage < rage) return because(BlockReason::not_enough_rage, 265, rage);
  return because(BlockReason::wrong_time, 0);
}

// Of a question that wants some cards: what this one lacks for it.
Block unwanted(const Question& q, Seat s, CardId c) {
  if (q.suits != 0 && (q.suits & bit(suit_of(c))) == 0) return suit_block(q.suits & ~bit(Suit::none));
  int ways = 0;
  const Action* way = nullptr;
  for (const Action& a : q.actions) {
    if (a.seat != s || a.max_cards == 0) continue;
    ++ways;
    way = &a;
  }
  if (ways == 0)  // a demand that no card fits
    return q.kind == QuestionKind::discard ? other_card(CardType::none) : because(BlockReason::wrong_time, 0);
  return ways == 1 && way->fits != nullptr && !way->fits(c) ? sifted(way->fits) : other_card(CardType::none);
}

// Every card of the hand that is not offered has its reason: from the question and from what everybody sees.
Block block_of(const Game& g, Seat s, CardId c) {
  const Question& q = g.question;
  if (q.kind == QuestionKind::play) return play_block(g, s, c);
  const CardType wanted = asked_for(g);
  const bool right_kind = wanted != CardType::none && answers_as(c, wanted);
  if (right_kind) {
    const AbilityId forbids = forbidden_by(g, s, c, type_of(c), q.kind == QuestionKind::play_card);
    if (forbids == AbilityId::none) return answer_block(g, s, c, wanted);
    Block b = because(BlockReason::forbidden, 0);
    b.cause = forbids;
    return b;
  }
  return wanted != CardType::none ? other_card(wanted) : unwanted(q, s, c);
}

void block_cards(const Game& g, Seat s, std::vector<Block>& out) {
  const CardSet offered = offered_cards(g.question, s);
  for (const CardId c : g.hand(s)) {
    if (offered.has(c)) continue;
    Block b = block_of(g, s, c);
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
