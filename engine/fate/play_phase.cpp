#include "engine/fate/play_phase.hpp"

#include "engine/fate/distance.hpp"
#include "engine/fate/monsters.hpp"
#include "engine/fate/proxy.hpp"
#include "engine/fate/turn.hpp"
#include "engine/fate/use.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

SeatSet seats_in_reach(const Game& g, Seat s) {
  Action plain;
  plain.card_type = CardType::normal_attack;
  return attack_targets(g, s, plain);
}

// Beyond the limit only what an ability lets pass (R056).
void offer_further_attacks(const Game& g, Question& q, Seat s) {
  for (const Ability* b : g.at(s).abilities) {
    if (b->mod.further_attack == nullptr || !may_act(g, s, *b)) continue;
    const int first = q.actions.size();
    add_attack_ways(g, q, s, {.verb = Verb::use, .text = &attack_text()});
    for (int i = q.actions.size() - 1; i >= first; --i) {
      Action& a = q.actions[i];
      if (!b->mod.further_attack(g, s, a) || !can_fit(a.rule, a.cards, a.min_cards)) q.actions.erase(i);
    }
  }
}

void offer_attacks(const Game& g, Question& q, Seat s) {
  const int limit = attack_limit(g, s);
  if (limit != unlimited_attacks && g.at(s).attacks_used >= limit) return offer_further_attacks(g, q, s);
  add_attack_ways(g, q, s, {.verb = Verb::use, .text = &attack_text()});
  if (!seats_in_reach(g, s).empty()) add_attack_proxies(g, q, s);
}

// An attack that somebody else plays. Whom it is for is named before he is asked.
Task<> attack_by_proxy(Game& g, Seat s) {
  const SkillUse how = skill_use_from_answer(g, s);
  const Seat target = co_await choose_seat(g, s, seats_in_reach(g, s), how.ability);
  CardUse laid;
  co_await ask_proxy(g, how, {.wanted = Wanted::attack, .target = target}, laid);
  if (laid.user == no_seat) co_return;
  make_own(laid, s, how.ability);
  laid.targets = SeatSet::of(target);
  co_await use_laid_attack(g, laid);
}

// Every type that has a text of its own, printed or converted.
void offer_cards(const Game& g, Question& q, Seat s) {
  for (int t = 1; t <= card_type_count; ++t) {
    const auto type = static_cast<CardType>(t);
    const CardText* text = text_of(type);
    if (text == nullptr || !text->in_play_phase) continue;
    for (std::uint8_t option = 0; option < 4; ++option)
      if ((text->options >> option & 1) != 0) add_ways(g, q, s, {.as = type, .option = option, .text = text});
  }
}

bool gift_weapon(CardType t) {   // R178
  return t == CardType::plunder_axe || t == CardType::mystic_staff || t == CardType::eaglehorn;
}

bool armor_forbidden(const Game& g, Seat s) {   // R179
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.no_armor) return true;
  return false;
}

void offer_equipment(const Game& g, Question& q, Seat s) {
  for (const CardId c : g.hand(s)) {
    const CardKind kind = kind_of(c);
    if (kind != CardKind::weapon && kind != CardKind::armor) continue;
    if (kind == CardKind::armor && armor_forbidden(g, s)) continue;
    const CardType type = type_of(c);
    if (!may_lay(g, s, c, type, false)) continue;
    Action a;
    a.seat = s;
    a.verb = Verb::equip;
    a.card_type = type;
    a.cards.add(c);
    a.min_cards = a.max_cards = 1;
    if (gift_weapon(type)) {
      for (const Seat other : g.alive)
        if (other == s || targetable(g, other, ability(CardType::normal_attack))) a.targets.add(other);
      a.min_targets = a.max_targets = 1;
    }
    q.actions.push_back(a);
  }
}

bool action_forbidden(const Game& g, Seat s, AbilityId action) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.forbids_action != nullptr && a->mod.forbids_action(g, s, action)) return true;
  return false;
}

void offer_own_actions(const Game& g, Question& q, Seat s) {
  for (const Ability* a : g.at(s).abilities) {
    if (a->play.offer == nullptr || !may_use_skill(g, s, a->id) || action_forbidden(g, s, a->id)) continue;
    const Verb verb = is_skill(a->id) ? Verb::skill : is_card(a->id) ? Verb::equipment : Verb::reveal;
    Offers offers(q, s, a->id, verb);
    a->play.offer(g, s, offers);
  }
}

const Ability* any_two_pieces(const Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities)
    if (a->mod.any_two_pieces) return a;
  return nullptr;
}

// What makes way for a piece: the old one of its kind; of any two the wearer says which, once both places are taken
// (R187, R291).
Task<CardId> makes_way(Game& g, Seat wearer, CardId piece) {
  const Ability* any_two = any_two_pieces(g, wearer);
  const CardId old = kind_of(piece) == CardKind::weapon ? weapon_of(g, wearer) : armor_of(g, wearer);
  if (any_two == nullptr) co_return old;
  CardId gone = CardId::none;
  if (g.zones.equipment[wearer].full()) gone = co_await choose_card(g, wearer, equipment_cards(g, wearer), any_two->id);
  if (old != CardId::none && old != gone) told_skill(g, {.user = wearer, .ability = any_two->id});
  co_return gone;
}

void offer_monsters(const Game& g, Question& q, Seat s) {
  if (!action_forbidden(g, s, ability(RuleId::place_monster))) offer_placing(g, q, s);
  if (!action_forbidden(g, s, ability(RuleId::kill_monster))) offer_killing(g, q, s);
}

// Puts on equipment: a use of a card without dispel (R053); the old piece goes (R177).
Task<> equip(Game& g, CardUse what) {
  Scope<CardUse> use(g, what);
  const CardId card = use->cards[0];
  const Seat wearer = use->targets.empty() ? use->user : use->targets.front();
  co_await lay_down(g, *use);
  if (g.living(wearer)) {
    const CardId old = co_await makes_way(g, wearer, card);
    discard(g, old, use->user, ability(RuleId::armor_limit));
    move_card(g, card, {Zone::equipment, wearer}, {use->user, ability(type_of(card))});
    if (armor_forbidden(g, wearer)) discard(g, armor_of(g, wearer), wearer, ability(type_of(card)));
  }
  clear_away(g, *use);
}

Task<> carry_out(Game& g, Seat s) {
  const Action& action = *chosen(g, s);
  switch (action.verb) {
    case Verb::use: {
      co_await use_card(g, card_use_from_answer(g, s));
      break;
    }
    case Verb::equip: {
      co_await equip(g, card_use_from_answer(g, s));
      break;
    }
    case Verb::place: {
      co_await place_monster(g, s);
      break;
    }
    case Verb::kill: {
      co_await kill_monster(g, s);
      break;
    }
    default: {
      const Ability& a = *ability_of(action.ability);
      if (a.proxy.run != nullptr)
        co_await attack_by_proxy(g, s);
      else
        co_await run_skill(g, skill_use_from_answer(g, s), a.play.run);
      break;
    }
  }
}

}  // namespace

Task<> play_phase(Game& g, Seat s) {
  begin_phase(g, s, Phase::play);   // no attack has been used: the clean-up of every turn sees to it
  {
    Scope<Moment> moment(g, {.who = s});
    co_await open_window(g, Window::play_start, moment.index(), {s, no_seat});
  }
  while (g.living(s) && !g.turn_ends) {
    co_await stable_point(g);
    Question& q = open_question(g, QuestionKind::play, SeatSet::of(s));
    q.subject = s;
    offer_attacks(g, q, s);
    offer_cards(g, q, s);
    offer_equipment(g, q, s);
    offer_own_actions(g, q, s);
    offer_monsters(g, q, s);
    co_await ask(g);
    if (chosen(g, s) == nullptr) co_return;
    co_await carry_out(g, s);
  }
}

Task<> offer_reveal(Game& g, Seat s) {
  const bool reveal_fate = g.fate == FateId::roshan_possession || g.fate == FateId::desperate_counterattack;
  if (!reveal_fate || g.revealed != no_seat || g.at(s).identity_public) co_return;
  Question& q = open_question(g, QuestionKind::reveal, SeatSet::of(s), ability(g.fate));
  offer_own_actions(g, q, s);
  for (int i = q.actions.size() - 1; i >= 0; --i)
    if (q.actions[i].verb != Verb::reveal) q.actions.erase(i);
  co_await ask(g);
  const Action* action = chosen(g, s);
  if (action == nullptr) co_return;
  const Ability& a = *ability_of(action->ability);
  co_await run_skill(g, skill_use_from_answer(g, s), a.play.run);
}

}  // namespace fate
