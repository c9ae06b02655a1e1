// Skills and equipment texts of the play phase that the table of deeds cannot describe.
#include <algorithm>

#include "engine/bots/attack.hpp"
#include "engine/bots/play.hpp"

namespace fate::bots {
namespace {

int nobody(Seat) { return 0; }

// Option 2 of death coil turns into damage where the target has no hand card or no rage.
int drain(const Situation& s, Seat t) {
  const bool damages = s.at(t).hand_count == 0 || s.at(t).rage == 0;
  return gladness(s, t, damages ? Change{.damage = 4} : Change{.cards = -4, .rage = -4});
}

Proposal death_coil(const Situation& s, int index) {
  if (action_at(s, index).option != 2) return by_deed(s, index);
  Proposal out = fill(s, index, [&](Seat t) { return drain(s, t); });
  if (out.value != Proposal::never) out.value += gladness(s, s.me, {.damage = 4});
  return out;
}

// Judge; red: any number of attacks.
int battle_trance(const Situation& s) {
  const int extra = attack_cards(s) - attacks_left(s);
  return extra <= 0 ? -1 : extra * best_attack_value(s) / 2;
}

// Discard X, draw X - 1.
Proposal mystic_staff(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  Proposal best;
  for (int n = std::max<int>(1, a.min_cards); n <= a.max_cards && n <= 6; ++n) {
    Proposal out = fill(s, index, nobody, nobody, n);
    if (out.value == Proposal::never) break;
    out.value += 10 * (n - 1) - 2;
    if (out.value > best.value) best = out;
  }
  return best;
}

// X cards of different suits, up to X targets.
Proposal one_card_each(const Situation& s, int index, const Change& change) {
  const Action& a = action_at(s, index);
  Proposal best;
  for (int n = std::max<int>(1, a.min_cards); n <= a.max_cards && n <= 4; ++n) {
    const CardPick pick = cheapest(s, a, n);
    const SeatPick seats = best_seats(a.targets, a.min_targets, std::min<int>(n, a.max_targets),
                                      [&](Seat t) { return gladness(s, t, change); });
    if (!pick.found || !seats.found || seats.value - pick.cost <= best.value) continue;
    best.value = seats.value - pick.cost;
    best.answer.action = static_cast<std::uint8_t>(index);
    best.answer.cards = pick.cards;
    best.answer.targets = seats.seats;
    best.answer.number = a.min_number;
  }
  return best;
}

}  // namespace

Proposal propose_skill(const Situation& s, int index) {
  const Action& a = action_at(s, index);
  const AbilityId what = kin(a.ability);
  if (what == ability(SkillId::death_coil)) return death_coil(s, index);
  if (what == ability(SkillId::battle_trance)) return fill_plainly(s, index, battle_trance(s));
  if (what == ability(SkillId::plasma_field)) return one_card_each(s, index, {.damage = 2, .cards = -2});
  if (what == ability(CardType::mystic_staff)) return mystic_staff(s, index);
  if (what == ability(CardType::talisman_of_evasion) || what == ability(CardType::linkens_sphere))
    return fill_plainly(s, index, 11);
  return by_deed(s, index);
}

}  // namespace fate::bots
