#include "engine/fate/turn.hpp"

#include <algorithm>
#include <bit>

#include "engine/fate/distance.hpp"
#include "engine/fate/draw_phase.hpp"
#include "engine/fate/mode.hpp"
#include "engine/fate/monsters.hpp"
#include "engine/fate/play_phase.hpp"
#include "engine/fate/setup.hpp"
#include "engine/fate/told.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId siren_song = ability(CardType::siren_song);

// A game round instead of a character turn (R020); every other status ends with the turn (R022). Assassinate's ends by
// its own text (R175).
bool lasts_a_round(AbilityId status) { return status == siren_song || status == ability(CardType::assassinate); }

// The immunity that this seat gave ends just before its next character turn (R020, R165).
void end_rounds_of(Game& g, Seat owner) {
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    const Status* st = status_of(g, s, siren_song);
    if (st != nullptr && st->owner == owner) end_status(g, s, siren_song);
  }
}

void reset_turn_limits(Game& g) {
  for (int i = 0; i < g.seat_count; ++i) reset_limits(g, static_cast<Seat>(i), UseLimit::once_per_character_turn);
}

bool is_cast(AbilityId a) { return is_skill(a) && facts(skill_of(a)).type == SkillType::cast; }

// Cast cards that nobody's state judgment took away go now (R035).
void discard_cast_cards(Game& g) {
  CardList gone;
  for (const PlacedCard& p : g.zones.placed)
    if (!p.lasting && is_cast(p.ability)) gone.push_back(p.card);
  if (!gone.empty()) move_cards(g, gone, discard_pile(), {no_seat, ability(RuleId::expiry)});
}

void return_set_aside(Game& g) {
  for (int i = 0; i < g.zones.placed.size();) {
    const PlacedCard p = g.zones.placed[i];
    if (p.zone != Zone::set_aside || p.ability != ability(SkillId::ice_path)) {
      ++i;
      continue;
    }
    move_card(g, p.card, hand_of(p.seat), {p.seat, p.ability});
  }
}

// Everything that lasts "this character turn" ends (R022, R029).
void clean_up(Game& g) {
  discard_cast_cards(g);
  return_set_aside(g);
  for (int i = 0; i < g.seat_count; ++i) {
    const auto s = static_cast<Seat>(i);
    Character& c = g.at(s);
    for (int k = c.statuses.size() - 1; k >= 0; --k)
      if (!lasts_a_round(c.statuses[k].ability)) end_status(g, s, c.statuses[k].ability);
    c.any_attacks = false;
    c.attack_bonus = 0;
    c.magic_used.clear();
    set_attacks_used(g, s, 0);
    g.sits_after[i] = no_seat;
  }
  g.derived_stale = true;
}

Task<> cast_of(Game& g, Seat s) {
  for (;;) {
    bool asked = false;
    for (const Ability* a : g.at(s).abilities)
      asked = asked ||
              (a->cast.run != nullptr && may_use_skill(g, s, a->id) && (a->cast.when == nullptr || a->cast.when(g, s)));
    if (!asked || !g.living(s)) co_return;
    Question& q = open_question(g, QuestionKind::cast, SeatSet::of(s));
    q.subject = g.turn_seat;
    for (const Ability* a : g.at(s).abilities) {
      if (a->cast.run == nullptr || !may_use_skill(g, s, a->id)) continue;
      Offers offers(q, s, a->id, Verb::skill);
      a->cast.offer(g, s, offers);
    }
    co_await ask(g);
    const Action* action = chosen(g, s);
    if (action == nullptr) co_return;
    const Ability& skill = *ability_of(action->ability);
    co_await run_skill(g, skill_use_from_answer(g, s), skill.cast.run);
    co_await stable_point(g);
    if (!g.living(g.turn_seat)) co_return;
  }
}

Task<> state_judgment(Game& g, Seat s) {
  begin_phase(g, s, Phase::state_judgment);
  co_await offer_reveal(g, s);
  Scope<Moment> moment(g, {.who = s});
  co_await open_window(g, Window::state_judgment, moment.index(), {s, no_seat});
  CardList gone;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::state_area && p.seat == s && !p.lasting && !p.face_down) gone.push_back(p.card);
  if (!gone.empty()) move_cards(g, gone, discard_pile(), {s, ability(RuleId::expiry)});
}

Task<> discard_phase(Game& g, Seat s) {
  begin_phase(g, s, Phase::discard);
  told_hand_limit(g, s);
  const int surplus = hand_count(g, s) - hand_limit(g, s);
  if (surplus > 0) co_await discard_own_hand(g, s, surplus, ability(RuleId::hand_limit));
}

// Not where the phase was skipped or the turn is cut short (R235).
Task<> after_discard(Game& g, Seat s) {
  const ModeRules* mode = rules_of(g.mode);
  if (mode != nullptr && mode->after_discard != nullptr && !g.turn_ends) co_await mode->after_discard(g, s);
}

Task<> turn_end_phase(Game& g, Seat s) {
  begin_phase(g, s, Phase::turn_end);
  Scope<Moment> moment(g, {.who = s});
  co_await open_window(g, Window::turn_end, moment.index(), {s, no_seat});
}

// What is to be skipped in this turn; from now on flags mean the next one (R023, R167).
struct Skips {
  std::uint8_t bits = 0;
  AbilityId causes[skip_bits] = {};
};

Skips take_skips(Game& g, Seat s) {
  Skips skips{g.at(s).skips};
  std::ranges::copy(g.at(s).skip_causes, skips.causes);
  set_skips(g, s, 0);
  return skips;
}

bool skipped(Game& g, Seat s, const Skips& skips, SkipBit bit, Phase phase) {
  if ((skips.bits & bit) == 0) return false;
  Event& e = g.emit(EventKind::phase_skipped, s);
  e.value = static_cast<std::int16_t>(phase);
  const AbilityId why = skips.causes[std::countr_zero(static_cast<unsigned>(bit))];
  e.ability = why != AbilityId::none ? why : ability(RuleId::skip);
  return true;
}

}  // namespace

void begin_turn(Game& g, Seat s) {
  g.turn_seat = s;
  g.turn_ends = false;
  g.questions_in_turn = 0;
  ++g.turn;
  Event& e = g.emit(EventKind::turn_began, s);
  e.value = static_cast<std::int16_t>(g.turn);
  e.value2 = static_cast<std::int16_t>(g.round);
}

void begin_phase(Game& g, Seat s, Phase phase) {
  g.phase = phase;
  g.emit(EventKind::phase_began, s).value = static_cast<std::int16_t>(phase);
}

Task<> casting_phase(Game& g, Seat next) {
  begin_phase(g, next, Phase::casting);
  const SeatOrder order = turn_order(g, next);
  for (const Seat s : order) {
    if (g.living(s)) co_await cast_of(g, s);
    if (!g.living(next)) break;                          // R278
  }
  co_await stable_point(g);
}

Task<> character_turn(Game& g, Seat s, Phase from) {
  if (from <= Phase::state_judgment) {
    end_rounds_of(g, s);
    reset_limits(g, s, UseLimit::once_per_turn);
    reset_turn_limits(g);
    Scope<Moment> moment(g, {.who = s});
    co_await open_window(g, Window::turn_start, moment.index(), {s, no_seat});
  }
  const bool monsters = in_play(g, SetId::jungle);
  if (monsters && from <= Phase::monster_judgment && !g.turn_ends) co_await monster_judgment(g, s);
  if (from <= Phase::state_judgment && !g.turn_ends) co_await state_judgment(g, s);
  co_await stable_point(g);
  const Skips skips = from <= Phase::draw ? take_skips(g, s) : Skips{};
  if (from <= Phase::draw && !g.turn_ends && !skipped(g, s, skips, skip_draw, Phase::draw)) co_await draw_phase(g, s);
  co_await stable_point(g);
  if (from <= Phase::play && !g.turn_ends && !skipped(g, s, skips, skip_play, Phase::play)) co_await play_phase(g, s);
  co_await stable_point(g);
  if (from <= Phase::discard && !g.turn_ends && !skipped(g, s, skips, skip_discard, Phase::discard)) {
    co_await discard_phase(g, s);
    co_await after_discard(g, s);
  }
  if (!g.turn_ends) co_await turn_end_phase(g, s);
  co_await stable_point(g);
  clean_up(g);
}

Task<> turns(Game& g, Seat first, Phase from) {
  Seat s = first;
  g.round = 1;
  for (;;) {
    begin_turn(g, s);
    if (from <= Phase::casting) co_await casting_phase(g, s);
    if (g.living(s)) {
      co_await character_turn(g, s, std::max(from, Phase::monster_judgment));
    } else {
      clean_up(g);
      end_rounds_of(g, s);                               // his turn would have begun (R020, R278)
      reset_turn_limits(g);
    }
    from = Phase::casting;
    // The rounds of dead seats end where their turns would have begun (R020).
    Seat next = next_seat(g, s);
    while (!g.living(next) && next != s) {
      end_rounds_of(g, next);
      if (next == first) ++g.round;
      next = next_seat(g, next);
    }
    if (next == first) ++g.round;
    if (!check(g.living(next), "somebody lives while the match goes on")) co_return;
    s = next;
  }
}

}  // namespace fate
