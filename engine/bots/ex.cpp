#include "engine/bots/ex.hpp"

#include <algorithm>

#include "engine/bots/attack.hpp"

namespace fate::bots {
namespace {

constexpr Change drawn{.cards = 4};
constexpr Change lost{.cards = -4};

// A card for a friend, one less for an enemy.
Proposal ghost_ship(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) {
    const bool has_cards = t != s.me && (s.at(t).hand_count > 0 || s.weapon[t] != CardId::none);
    return std::max(gladness(s, t, drawn), has_cards ? gladness(s, t, lost) : Proposal::never);
  });
}

// Who took the damage loses a card as well.
Proposal shackleshot(const Situation& s, int index) {
  const Seat hurt = s.question.subject;
  Proposal out = fill(s, index, [&](Seat t) { return gladness(s, t, lost); });
  if (out.value != Proposal::never && hurt < max_seats) out.value += gladness(s, hurt, lost);
  return out;
}

// As many attacks as there are cards for, while each is worth more than the card that is not drawn.
Proposal focus_fire(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const int spare = std::min<int>(attack_cards(s) - 1, a.max_number);
  const int gain = best_attack_value(s) - gladness(s, s.me, drawn);
  Proposal out = fill_plainly(s, index, spare > 0 ? spare * gain : -10);
  if (out.value != Proposal::never && spare > 0) out.answer.number = static_cast<std::uint8_t>(spare);
  return out;
}

// Somebody's equipment goes back to its hand; one's own would only have to be put on again.
Proposal x_marks(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) {
    const int worn = gear_worth(s, t, s.weapon[t]) + gear_worth(s, t, s.armor[t]);
    return t == s.me ? -5 : gladness(s, t, {.tempo = static_cast<std::int8_t>(-std::min(worn / 2, 12))});
  });
}

}  // namespace

bool propose_ex(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const QuestionKind kind = s.question.kind;
  const auto is = [&](SkillId x) { return a.verb == Verb::skill && a.ability == ability(x); };
  if (is(SkillId::ghost_ship) && kind == QuestionKind::play)
    out = ghost_ship(s, index);
  else if (is(SkillId::x_marks_the_spot) && kind == QuestionKind::play)
    out = x_marks(s, index);
  else if (is(SkillId::shackleshot))
    out = shackleshot(s, index);
  else if (is(SkillId::great_cleave) || is(SkillId::tidebringer))
    out = fill(s, index, [&](Seat t) { return attack_value(s, t, {}); });
  else if (is(SkillId::focus_fire) && kind == QuestionKind::draw_phase)
    out = focus_fire(s, index);
  else
    return false;
  return true;
}

}  // namespace fate::bots
