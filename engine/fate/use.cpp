#include "engine/fate/use.hpp"

#include "engine/fate/distance.hpp"
#include "engine/fate/proxy.hpp"
#include "engine/fate/told.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId frostbite = ability(SkillId::frostbite);

void told_use(Game& g, const CardUse& use) {
  Event& e = g.emit(use.played ? EventKind::card_played : EventKind::card_used, use.user);
  e.card_type = use.face.type;
  e.ability = use.by;
  e.flag = use.enhanced;
  e.first_card = static_cast<std::uint32_t>(g.log->cards.size());
  e.card_count = static_cast<std::uint16_t>(use.cards.size());
  for (const CardId c : use.cards) g.log->cards.push_back(c);
  for (const Seat s : use.targets) e.targets[e.target_count++] = s;
  for (const Seat s : use.targets2)
    if (e.target_count < max_seats) e.targets[e.target_count++] = s;
}

void told_free_enhancement(Game& g, Seat s) {
  for (const Ability* a : g.at(s).abilities) {
    if (a->mod.free_enhancement == nullptr || !may_use_skill(g, s, a->id)) continue;
    count_use(g, s, a->id);
    g.emit(EventKind::skill_used, s).ability = a->id;
    return;
  }
}

// Frostbite: a second attack is laid beside the first; it is not used (R282).
Task<> pay_second_attack(Game& g, CardUse& use) {
  Question& q = open_question(g, QuestionKind::choose_cards, SeatSet::of(use.user), frostbite);
  q.card_type = use.face.type;
  q.may_pass = false;
  q.default_acts = true;
  const CardType types[] = {CardType::normal_attack, CardType::chaos_attack, CardType::flame_attack};
  int ways = 0;
  for (const CardType t : types) ways += add_ways(g, q, use.user, {.as = t});
  if (!check(ways > 0, "a frostbitten attacker has a second attack")) co_return;
  co_await ask(g);
  for (const CardId c : g.question.answers[use.user].cards) use.tax.push_back(c);
  move_cards(g, use.tax, processing(), {use.user, frostbite});
}

SeatSet concerned_by(const Game& g, const CardUse& use) {
  const CardText* text = text_of(use.face.type);
  return text != nullptr && text->concerns != nullptr ? text->concerns(g, use) : use.targets;
}

// Cloak and sphere (R151): these characters become targets of the card, in turn order.
Task<> become_targets(Game& g, CardUse& use, SeatSet concerned) {
  const std::uint8_t at = index_of(g, &use);
  const SeatOrder order = turn_order(g);
  for (const Seat s : order) {
    if (!concerned.has(s) || use.cancelled) continue;
    co_await open_window(g, Window::becoming_magic_target, at, {use.user, s});
  }
}

bool nobody_left(const Game& g, const CardUse& use) {
  const SeatSet concerned = concerned_by(g, use);
  return !concerned.empty() && (concerned - use.voided).empty();
}

Task<> resolve_magic(Game& g, CardUse& use) {
  co_await become_targets(g, use, concerned_by(g, use));
  const std::uint8_t at = index_of(g, &use);
  if (!use.cancelled && !nobody_left(g, use)) {
    co_await dispelled(g, use);
    if (!use.cancelled) co_await text_of(use.face.type)->effect(g, use);
  }
  if (!use.cancelled) co_await open_window(g, Window::card_resolved, at, {use.user, no_seat});
  if (use.dispelled) co_await open_window(g, Window::card_dispelled, at, {use.user, use.dispeller});
}

Task<> use_attack(Game& g, CardUse& use) {
  const SeatOrder order = turn_order(g, use.user);
  for (const Seat s : order)
    if (use.targets.has(s) && g.living(s)) {
      told_reach(g, use, s);
      co_await attack(g, use, s);
    }
}

// Whom else it is carried on to: each of them a virtual attack of its own, range was looked at when they were named
// (R102).
Task<> attack_further(Game& g, Seat user, SeatSet further) {
  const SeatOrder order = turn_order(g, user);
  for (const Seat s : order)
    if (further.has(s) && targetable(g, s, ability(CardType::normal_attack))) co_await use_virtual_attack(g, user, s);
}

}  // namespace

CardUse* use_of(Game& g, const Attack& a) {
  for (int i = index_of(g, &a) - 1; i >= 0; --i)
    if (g.stack[i].is<CardUse>() && g.stack[i].as<CardUse>().user == a.attacker) return &g.stack[i].as<CardUse>();
  return nullptr;
}

bool targetable(const Game& g, Seat s, AbilityId why) { return g.living(s) && !immune_to(g, s, why); }

Task<> lay_down(Game& g, CardUse& use) {
  const AbilityId why = use.by != AbilityId::none ? use.by : ability(use.face.type);
  move_cards(g, use.cards, processing(), {use.user, why});
  if (use.rage_cost > 0) pay_rage(g, use.user, use.rage_cost, ability(use.face.type));
  if (use.enhanced && use.rage_cost == 0) told_free_enhancement(g, use.user);
  if (is_skill(use.by)) count_use(g, use.user, use.by);
  told_use(g, use);
  if (!use.played) remember_magic(g, use.user, use.face.type);
  const bool taxed =
      !use.played && is_attack(use.face.type) && !use.cards.empty() && has_status(g, use.user, frostbite);
  if (taxed) co_await pay_second_attack(g, use);
  co_await open_window(g, Window::card_used, index_of(g, &use), {use.user, use.targets.front()});
}

void clear_away(Game& g, const CardUse& use) {
  CardList left;
  for (const CardId c : use.cards)
    if (g.zones.place_of(c).zone == Zone::processing) left.push_back(c);
  for (const CardId c : use.tax)
    if (g.zones.place_of(c).zone == Zone::processing) left.push_back(c);
  if (!left.empty()) move_cards(g, left, discard_pile(), {use.user, ability(use.face.type)});
}

void lay_in_state_area(Game& g, const CardUse& use, Seat target, bool lasting) {
  const AbilityId why = ability(use.face.type);
  const PlacedCard how{.owner = use.user, .ability = why, .lasting = lasting};
  for (const CardId c : use.cards)
    if (g.zones.place_of(c).zone == Zone::processing) move_card(g, c, {Zone::state_area, target}, {use.user, why, how});
}

Task<> use_card(Game& g, CardUse what) {
  what.aimed = what.targets;
  what.targets = concerned_by(g, what);
  Scope<CardUse> use(g, what);
  told_retarget(g, *use);
  if (is_attack(use->face.type) && !use->outside_limit)
    set_attacks_used(g, use->user, g.at(use->user).attacks_used + 1);
  co_await lay_down(g, *use);
  const CardKind kind = kind_of(use->face.type);
  if (is_attack(use->face.type)) {
    co_await use_attack(g, *use);
    co_await attack_further(g, use->user, use->targets2);
  } else if (kind == CardKind::magic) {
    co_await resolve_magic(g, *use);
  } else {
    co_await text_of(use->face.type)->effect(g, *use);
  }
  clear_away(g, *use);
}

Task<> use_laid_attack(Game& g, CardUse what) {
  what.aimed = what.targets;
  Scope<CardUse> use(g, what);
  if (!use->outside_limit) set_attacks_used(g, use->user, g.at(use->user).attacks_used + 1);
  told_use(g, *use);
  // Frostbite: one attack alone has no effect, if the second one has gone while the first was asked for (R041).
  const bool taxed = has_status(g, use->user, frostbite);
  use->cancelled = taxed && !has_attack(g, use->user);
  if (taxed && !use->cancelled) co_await pay_second_attack(g, *use);
  co_await use_attack(g, *use);
  clear_away(g, *use);
}

Task<> repeat_card(Game& g, CardUse what, const CardUse& before) {
  const SeatSet known = concerned_by(g, before);
  what.face = {what.face.type, Suit::none, Colour::none, 0};
  what.cards.clear();
  what.tax.clear();
  what.repeat = true;
  what.rage_cost = 0;
  what.voided = before.voided;             // for its wearer a repeat is void as well (R286)
  what.aimed = what.targets;
  what.targets = concerned_by(g, what);
  Scope<CardUse> use(g, what);
  told_use(g, *use);
  co_await become_targets(g, *use, concerned_by(g, *use) - known);
  if (use->cancelled || nobody_left(g, *use)) co_return;
  co_await text_of(use->face.type)->effect(g, *use);
}

Task<> use_virtual_attack(Game& g, Seat user, Seat target) {
  CardUse what;
  what.user = user;
  what.face.type = g.origins() ? CardType::origins_normal_attack : CardType::normal_attack;
  what.targets = SeatSet::of(target);
  what.outside_limit = true;
  co_await use_card(g, what);
}

namespace {

enum class Play : std::uint8_t { no, made_void, yes };

Task<Play> ask_for_one_play(Game& g, Seat s, Wanted wanted, AbilityId why, int still_wanted) {
  Question& q = open_question(g, QuestionKind::play_card, SeatSet::of(s), why);
  q.card_type = wanted == Wanted::attack ? CardType::normal_attack : CardType::dodge;
  q.amount = static_cast<std::int8_t>(still_wanted);
  q.subject = s;
  if (wanted == Wanted::attack)
    add_attack_ways(g, q, s, {.verb = Verb::play});
  else
    add_ways(g, q, s, {.as = g.origins() ? CardType::origins_dodge : CardType::dodge, .verb = Verb::play});
  add_proxies(g, q, s);
  co_await ask(g);
  if (chosen(g, s) == nullptr) co_return Play::no;
  const bool by_proxy = proxy_chosen(g, s);
  CardUse what = card_use_from_answer(g, s);
  if (by_proxy) co_await ask_proxy(g, skill_use_from_answer(g, s), {.wanted = wanted}, what);
  if (what.user == no_seat) co_return Play::made_void;   // nobody helped: the need stays (R201)
  Scope<CardUse> use(g, what);
  if (!by_proxy) co_await lay_down(g, *use);
  const bool counts = !use->cancelled;
  if (is_dodge(use->face.type)) co_await open_window(g, Window::dodge_resolved, use.index(), {use->user, no_seat});
  clear_away(g, *use);
  co_return counts ? Play::yes : Play::made_void;
}

}  // namespace

Task<bool> ask_to_play(Game& g, Seat s, Wanted wanted, AbilityId why, int still_wanted) {
  while (g.living(s)) {
    const Play play = co_await ask_for_one_play(g, s, wanted, why, still_wanted);
    if (play != Play::made_void) co_return play == Play::yes;
  }
  co_return false;
}

namespace {

// Attacks that may be used on somebody at any distance (R093).
void add_far_attacks(const Game& g, Question& q, Seat user, Seat target) {
  add_attack_ways(g, q, user, {.verb = Verb::use, .text = &attack_text()});
  for (int i = q.actions.size() - 1; i >= 0; --i) {
    Action& a = q.actions[i];
    const bool reaches = a.targets.has(target);
    a.targets = {};
    a.min_targets = a.max_targets = 0;
    if (!reaches) q.actions.erase(i);
  }
}

// False: he did nothing; nothing used, but something tried: asked again.
enum class Attacked : std::uint8_t { no, tried, yes };

Task<Attacked> ask_for_one_attack(Game& g, AttackRequest r) {
  const AbilityId attack_card = ability(CardType::normal_attack);
  Question& q = open_question(g, QuestionKind::use_attack, SeatSet::of(r.seat), r.why);
  q.card_type = CardType::normal_attack;
  q.subject = r.target;
  q.source = r.seat;
  const bool legal = targetable(g, r.target, attack_card);
  const bool reach = !r.ranged || in_range(g, r.seat, r.target);
  if (legal && reach) {
    add_attack_ways(g, q, r.seat, {.verb = Verb::use});
    add_attack_proxies(g, q, r.seat);
  } else if (legal) {
    add_far_attacks(g, q, r.seat, r.target);
  }
  co_await ask(g);
  if (chosen(g, r.seat) == nullptr) co_return Attacked::no;
  const bool by_proxy = proxy_chosen(g, r.seat);
  CardUse what = card_use_from_answer(g, r.seat);
  if (by_proxy) {
    const SkillUse how = skill_use_from_answer(g, r.seat);
    co_await ask_proxy(g, how, {.wanted = Wanted::attack, .target = r.target}, what);
    if (what.user == no_seat) co_return Attacked::tried;
    make_own(what, r.seat, how.ability);
  }
  if (r.tell) told_skill(g, {.user = r.seat, .ability = r.why, .targets = SeatSet::of(r.target)});
  what.targets = SeatSet::of(r.target);
  what.outside_limit = true;
  what.bonus = r.bonus;
  if (by_proxy)
    co_await use_laid_attack(g, what);
  else
    co_await use_card(g, what);
  co_return Attacked::yes;
}

}  // namespace

Task<bool> ask_to_attack(Game& g, AttackRequest r) {
  while (g.living(r.seat) && g.living(r.target)) {
    const Attacked attacked = co_await ask_for_one_attack(g, r);
    if (attacked != Attacked::tried) co_return attacked == Attacked::yes;   // nobody helped: the need stays (R201)
  }
  co_return false;
}

const CardText& attack_text() {
  static constexpr CardText text{.in_play_phase = true, .targets = [](const Game& g, Action& a) {
                                   a.targets = attack_targets(g, a.seat, a);
                                   a.min_targets = a.max_targets = 1;
                                   return !a.targets.empty();
                                 }};
  return text;
}

SeatSet attack_targets(const Game& g, Seat user, const Action& a) {
  SeatSet set;
  for (const Seat s : g.alive.without(user))
    if (in_range(g, user, s) && targetable(g, s, ability(a.card_type))) set.add(s);
  return set;
}

}  // namespace fate
