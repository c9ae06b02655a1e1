#include "engine/bots/daybreak.hpp"

#include "engine/bots/attack.hpp"
#include "engine/bots/respond.hpp"

namespace fate::bots {
namespace {

constexpr int kill_points = 18;  // what a kill brings besides

Change damage_of(int points) { return {.damage = static_cast<std::int8_t>(4 * points)}; }
Change tempo_of(int points) { return {.tempo = static_cast<std::int8_t>(points)}; }

bool acts(const Situation& s, Seat t) { return t == s.table.turn_seat; }
bool about_to_attack(const Situation& s) { return acts(s, s.me) && attack_cards(s) > 0; }

int cards_of_colour(const Situation& s, Colour c) {
  int n = 0;
  for (const CardId card : s.mine().hand) n += colour_of(card) == c ? 1 : 0;
  return n;
}

// ---- casts

// Who has no attack gets some; who has gets no further one.
int empower(const Situation& s, Seat t) {
  if (t == s.me) {
    const bool others = cards_of_colour(s, Colour::red) > 1 || cards_of_colour(s, Colour::black) > 1;
    return acts(s, t) && attack_cards(s) == 0 && others ? best_attack_value(s) : -2;
  }
  return acts(s, t) && s.at(t).hand_count >= 3 ? gladness(s, t, tempo_of(12)) : -2;
}

int haze(const Situation& s, Seat t) { return gladness(s, t, tempo_of(acts(s, t) ? -14 : -2)); }

// Two of the other side, best of all when the bot is about to hit one of them.
int bonds(const Situation& s, Seat t) { return gladness(s, t, tempo_of(about_to_attack(s) ? -10 : -6)); }

int touch(const Situation& s, Seat t) {
  if (t != s.me) return gladness(s, t, tempo_of(acts(s, t) && s.at(t).hand_count >= 4 ? 10 : 0)) - 1;
  int magic = 0;
  for (const CardId c : s.mine().hand) magic += kind_of(type_of(c)) == CardKind::magic ? 1 : 0;
  return acts(s, t) ? 5 * magic : -2;
}

Seat next_in_turn(const Situation& s, Seat t) {
  do t = static_cast<Seat>((t + 1) % s.table.seat_count);
  while (!s.living.has(t));
  return t;
}

// Between two of whom one is worth attacking, if nobody within reach is.
int blink(const Situation& s, Seat t) {
  if (!acts(s, s.me) || best_attack_value(s) > 0) return -5;
  int best = 0;
  for (const Seat near : {t, next_in_turn(s, t)})
    if (s.regard(near) < 0) best = std::max(best, gladness(s, near, {.damage = 3}));
  const bool screams = cards_of_colour(s, Colour::red) >= 2;
  return attack_cards(s) > 0 || screams ? best - 4 : -5;
}

Proposal cast(const Situation& s, int index, int (*value)(const Situation&, Seat)) {
  return fill(s, index, [&](Seat t) { return value(s, t); });
}

// ---- skills of the play phase

// All own cards for all of theirs.
Proposal polarity(const Situation& s, int index) {
  int own = 0;
  for (const CardId c : s.mine().hand) own += s.cost[fate::index(c)];
  return fill(s, index, [&](Seat t) {
    const int theirs = s.at(t).hand_count;
    const auto change = static_cast<std::int8_t>(4 * (s.mine().hand_count - theirs));
    return unknown_card_cost * theirs - own + gladness(s, t, {.cards = change});
  });
}

// A card if the guess is right, and the character within reach.
Proposal meat_hook(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) {
    const bool near = s.reach().has(t);
    const int right = gladness(s, t, {.cards = -4}) + gladness(s, s.me, {.cards = 4}) + (near ? 0 : 6);
    return right * (near ? 50 : 25) / 100;
  });
}

// The card that is not drawn buys an attack on somebody out of reach, or one that is hard to dodge.
Proposal hookshot(const Situation& s, int index) {
  if (attack_cards(s) == 0) return fill_plainly(s, index, -10);
  int best = 0;
  for (const Seat t : s.living.without(s.me))
    if (s.regard(t) < 0) best = std::max(best, gladness(s, t, {.damage = 4}));
  return fill_plainly(s, index, best - best_attack_value(s) - unknown_card_cost);
}
int hooked(const Situation& s, Seat t) { return gladness(s, t, {.damage = 3}) + (s.reach().has(t) ? 0 : 1); }

// Rage is good for a punch: half a point of damage each.
Proposal ice_shards(const Situation& s, int index) { return fill_plainly(s, index, s.mine().rage == 0 ? 8 : 4); }

Proposal walrus_punch(const Situation& s, int index) {
  const auto quarters = static_cast<std::int8_t>(2 * action_at(s, index).option);
  return fill_plainly(s, index, gladness(s, s.question.subject, {.damage = quarters}));
}

// A hand that would not save a weak brewmaster does as elements.
Proposal split(const Situation& s, int index) {
  const bool worth_it = s.mine().hp <= 2 && s.mine().hand_count >= 3;
  return fill_plainly(s, index, worth_it ? 8 : -20);
}

// Elements are there for this.
Proposal shield(const Situation& s, int index) {
  const int n = action_at(s, index).max_cards;
  Proposal out = fill(s, index, [](Seat) { return 0; }, [](Seat) { return 0; }, n);
  if (out.value != Proposal::never) out.value = -gladness(s, s.me, damage_of(n)) - 3 * n;
  return out;
}

Proposal ice_blast(const Situation& s, int index) {
  return fill(s, index,
              [&](Seat t) { return gladness(s, t, damage_of(s.at(t).hp)) + (s.regard(t) < 0 ? kill_points : 0); });
}

// Whom it kills draws nothing.
Proposal eclipse(const Situation& s, int index) {
  return fill(s, index, [&](Seat t) {
    if (s.at(t).hp > 1) return gladness(s, t, {.damage = 4, .cards = 12});
    return gladness(s, t, damage_of(1)) + (s.regard(t) < 0 ? kill_points : 0);
  });
}

// ---- cards

// Two points a round later, if the bot can do without its hand until then.
Proposal assassinate(const Situation& s, int index) {
  int missed = 0;
  for (const CardId c : s.mine().hand) {
    const CardType t = type_of(c);
    missed += is_dodge_type(t) || is_salve_type(t) || is_dispel_type(t) ? 5 : 0;
  }
  return fill(s, index, [&](Seat t) {
    const bool kills = s.at(t).hp <= 2 && s.regard(t) < 0;
    return gladness(s, t, damage_of(2)) * 80 / 100 + (kills ? kill_points : 0) - missed;
  });
}

// Its price are souls, which are good for nothing else.
Proposal urn(const Situation& s, int index) {
  const Change change = action_at(s, index).option == 1 ? Change{.damage = 4} : Change{.heal = 4};
  Proposal out = fill(s, index, [&](Seat t) { return gladness(s, t, change); });
  if (out.value != Proposal::never) out.value += 2 * unknown_card_cost - 6;
  return out;
}

// ---- any two pieces of equipment

struct Worn {
  CardId least = CardId::none;
  int pieces = 0;
};

Worn worn_by(const Situation& s, Seat who) {
  Worn out;
  for (const PlacedCard& p : s.table.placed) {
    if (p.zone != Zone::equipment || p.seat != who) continue;
    ++out.pieces;
    if (out.least == CardId::none || gear_worth(s, who, p.card) < gear_worth(s, who, out.least)) out.least = p.card;
  }
  return out;
}

bool two_places(const Situation& s, Seat who) { return s.has_skill(who, SkillId::moon_glaives); }

Proposal equip(const Situation& s, int index) {
  const Worn worn = worn_by(s, s.me);
  CardId card = CardId::none;
  action_at(s, index).cards.each([&](CardId c) { card = c; });
  const int lost = worn.pieces == 2 ? gear_worth(s, s.me, worn.least) : 0;
  return fill_plainly(s, index, gear_worth(s, s.me, card) - lost);
}

Proposal give_up_a_piece(const Situation& s, int index) {
  Proposal out = fill_plainly(s, index, 0);
  if (out.value == Proposal::never) return out;
  out.answer.cards.clear();
  out.answer.cards.push_back(worn_by(s, s.me).least);
  return out;
}

bool propose_cast_of_daybreak(const Situation& s, int index, Proposal& out) {
  const AbilityId what = action_at(s, index).ability;
  const auto with = [&](int (*value)(const Situation&, Seat)) { out = cast(s, index, value); };
  if (what == ability(SkillId::empower))
    with(empower);
  else if (what == ability(SkillId::drunken_haze))
    with(haze);
  else if (what == ability(SkillId::fatal_bonds))
    with(bonds);
  else if (what == ability(SkillId::qop_blink))
    with(blink);
  else if (what == ability(SkillId::chilling_touch))
    with(touch);
  else
    return false;
  return true;
}

bool propose_in_play(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const auto is = [&](auto x) { return a.ability == ability(x); };
  if (a.verb == Verb::use && a.card_type == CardType::assassinate)
    out = assassinate(s, index);
  else if (a.verb == Verb::equip && two_places(s, s.me) && a.max_targets == 0)
    out = equip(s, index);
  else if (a.verb == Verb::equipment && is(CardType::urn_of_shadows))
    out = urn(s, index);
  else if (a.verb != Verb::skill)
    return false;
  else if (is(SkillId::reverse_polarity))
    out = polarity(s, index);
  else if (is(SkillId::meat_hook))
    out = meat_hook(s, index);
  else if (is(SkillId::ice_shards))
    out = ice_shards(s, index);
  else if (is(SkillId::primal_split))
    out = split(s, index);
  else if (is(SkillId::ice_blast))
    out = ice_blast(s, index);
  else if (is(SkillId::eclipse))
    out = eclipse(s, index);
  else
    return false;
  return true;
}

}  // namespace

bool propose_daybreak(const Situation& s, int index, Proposal& out) {
  const Action& a = action_at(s, index);
  const auto is = [&](auto x) { return a.ability == ability(x); };
  switch (s.question.kind) {
    case QuestionKind::cast: return propose_cast_of_daybreak(s, index, out);
    case QuestionKind::play: return propose_in_play(s, index, out);
    case QuestionKind::draw_phase:
      if (!is(SkillId::hookshot)) return false;
      out = hookshot(s, index);
      return true;
    case QuestionKind::choose_target:
      if (!is(SkillId::hookshot)) return false;
      out = cast(s, index, hooked);
      return true;
    case QuestionKind::choose_cards:
      if (!is(SkillId::moon_glaives)) return false;
      out = give_up_a_piece(s, index);
      return true;
    case QuestionKind::react: break;
    default: return false;
  }
  if (is(SkillId::walrus_punch))
    out = walrus_punch(s, index);
  else if (is(SkillId::primal_split))
    out = shield(s, index);
  else if (is(CardType::urn_of_shadows))
    out = fill_plainly(s, index, 10);
  else
    return false;
  return true;
}

}  // namespace fate::bots
