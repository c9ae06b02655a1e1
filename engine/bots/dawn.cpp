#include "engine/bots/dawn.hpp"

#include "engine/bots/attack.hpp"
#include "engine/bots/choose.hpp"
#include "engine/bots/respond.hpp"

namespace fate::bots {
namespace {

constexpr int helps_percent = 60;      // a friend who is asked for a card has one
constexpr int enemy_helps_percent = 25;

Change damage_of(int points) { return {.damage = static_cast<std::int8_t>(4 * points)}; }

int souls(const Situation& s) {
  int n = 0;
  for (const PlacedCard& p : s.table.placed) n += p.seat == s.me && p.ability == ability(SkillId::necromastery) ? 1 : 0;
  return n;
}

int dodges(const Situation& s) {
  int n = 0;
  for (const CardId c : s.mine().hand) n += is_dodge_type(type_of(c)) ? 1 : 0;
  return n;
}

// Someone hurt who is likely to use cards before the turn is over.
int guardian(const Situation& s, Seat t) {
  if (s.at(t).hp >= s.at(t).max_hp || s.at(t).hand_count == 0) return -2;
  const int likely = t == s.table.turn_seat ? 60 : 20;
  return gladness(s, t, {.heal = 4}) * likely / 100;
}

// No red cards, no active skills: bad for one who is about to act, or to be attacked.
int doom(const Situation& s, Seat t) {
  const int cards = s.at(t).hand_count;
  if (t == s.table.turn_seat) return gladness(s, t, {.tempo = static_cast<std::int8_t>(-3 * std::min(cards, 8))});
  const bool prey = s.table.turn_seat == s.me && s.reach().has(t) && attack_cards(s) > 0;
  return gladness(s, t, {.tempo = static_cast<std::int8_t>(prey ? -14 : -2)});
}

// What the card that is needed would bring.
int need(const Situation& s) {
  switch (s.question.kind) {
    case QuestionKind::play: return best_attack_value(s);
    case QuestionKind::dodge: return dodges(s) > 0 ? 0 : -gladness(s, s.me, {.damage = 4});
    case QuestionKind::use_attack:
    case QuestionKind::play_card: return -gladness(s, s.me, {.damage = 4});
    default: return 0;
  }
}

Proposal tether(const Situation& s, int index) {
  if (s.question.kind == QuestionKind::play && (attack_cards(s) > 0 || s.reach().empty()))
    return fill_plainly(s, index, -1);
  const int wanted = need(s);
  return fill(s, index, [&](Seat t) {
    const bool friendly = s.regard(t) >= friend_regard;
    const int likely = s.at(t).hand_count == 0 ? 0 : friendly ? helps_percent : enemy_helps_percent;
    const int helped = gladness(s, t, {.heal = 4, .cards = -4});
    return (likely * (helped + wanted) + (100 - likely) * gladness(s, t, {.damage = 4})) / 100;
  });
}

// Asked to play for somebody else: a point of hp for it, or damage.
Proposal help(const Situation& s, int index) {
  int value = gladness(s, s.me, {.heal = 4}) - gladness(s, s.me, {.damage = 4});
  const Seat subject = s.question.subject;
  if (is_dodge_type(s.question.card_type))
    value -= gladness(s, s.question.source, {.damage = 3});
  else if (subject < max_seats)
    value += gladness(s, subject, {.damage = 3});
  return fill_plainly(s, index, value);
}

// Prevented, and as much recovered.
Proposal borrowed_time(const Situation& s, int index) {
  const int points = std::max<int>(1, s.question.amount);
  const Change back{.heal = static_cast<std::int8_t>(4 * points)};
  return fill_plainly(s, index, gladness(s, s.me, back) - gladness(s, s.me, damage_of(points)));
}

// As much damage as pays; it brings rage, too.
Proposal soul_ring(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal best = fill_plainly(s, index, -1);
  for (int x = 1; x <= a.max_number && x < s.mine().hp; ++x) {
    const auto quarters = static_cast<std::int8_t>(4 * x);
    const int value = gladness(s, s.me, {.damage = quarters, .cards = quarters});
    const int late = s.mine().hand_count + x > s.mine().hand_limit + 2 ? 8 * x : 0;
    if (value - late <= best.value) continue;
    best.value = value - late;
    best.answer.number = static_cast<std::uint8_t>(x);
  }
  return best;
}

Proposal cast(const Situation& s, int index, int (*value)(const Situation&, Seat)) {
  return fill(s, index, [&](Seat t) { return value(s, t); });
}

// Both cards go along with the damage.
Proposal throw_at(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) { return gladness(s, t, {.damage = 4, .cards = 8}); });
}

Proposal astral(const Situation& s, int index) {
  int best = -gladness(s, s.me, {.cards = 4});
  for (const Seat t : s.living.without(s.me))
    if (s.at(t).hand_count > 0) best = std::max(best, gladness(s, t, {.cards = -4}));
  return fill_plainly(s, index, best);
}

}  // namespace

bool propose_dawn(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const QuestionKind kind = s.question.kind;
  const auto is = [&](auto x) { return a.ability == ability(x); };
  if (kind == QuestionKind::dispel) return false;
  if (is(SkillId::guardian_descent))
    out = cast(s, index, guardian);
  else if (is(SkillId::doom))
    out = cast(s, index, doom);
  else if (is(SkillId::tether) && a.verb == Verb::skill)
    out = tether(s, index);
  else if (kind == QuestionKind::play_card && s.question.ability == ability(SkillId::tether))
    out = help(s, index);
  else if (is(SkillId::toss) && kind == QuestionKind::choose_target)
    out = throw_at(s, index);
  else if (is(SkillId::tether) && kind == QuestionKind::choose_target)
    out = fill(s, index, [&](Seat t) { return attack_value(s, t, {}); });
  else if (is(SkillId::astral_imprisonment) && kind == QuestionKind::draw_phase)
    out = astral(s, index);
  else if (is(SkillId::arcane_orb))
    out = fill_plainly(s, index, gladness(s, s.question.subject, {.damage = 3}));
  else if (is(SkillId::necromastery))
    out = fill_plainly(s, index, souls(s) < 3 ? 16 : 9);
  else if (is(SkillId::shadowraze))
    out = fill_plainly(s, index, attack_value(s, s.question.source, {}) + 8);
  else if (a.verb == Verb::use && a.card_type == CardType::borrowed_time)
    out = borrowed_time(s, index);
  else if (is(CardType::soul_ring) && kind == QuestionKind::play && a.verb == Verb::equipment)
    out = soul_ring(s, index);
  else
    return false;
  return true;
}

}  // namespace fate::bots
