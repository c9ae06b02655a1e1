#include "engine/fate/monsters.hpp"

#include "engine/fate/offer.hpp"
#include "engine/fate/turn.hpp"
#include "engine/fate/window.hpp"

namespace fate {
namespace {

constexpr AbilityId placing = ability(RuleId::place_monster);
constexpr AbilityId killing = ability(RuleId::kill_monster);
constexpr AbilityId siren_song = ability(CardType::siren_song);

bool is_monster(CardId c) { return kind_of(c) == CardKind::monster; }

// In the order in which they were laid.
CardList monsters_of(const Game& g, Seat s) {
  CardList list;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::monster_area && p.seat == s) list.push_back(p.card);
  return list;
}

// Whoever is under siren's song turns it up all the same, but nothing comes of it (R165).
void told_without_effect(Game& g, Seat s) {
  Event& e = g.emit(EventKind::blocked, s);
  e.ability = siren_song;
  e.value = 165;
}

// It is turned up and does to `who` what its text says, then it is discarded.
Task<> face_monster(Game& g, Seat who, CardId card, AbilityId why) {
  move_card(g, card, processing(), {who, why});
  const AbilityId monster = ability(type_of(card));
  if (immune_to(g, who, monster)) {
    told_without_effect(g, who);
  } else {
    const Ability* text = ability_of(monster);
    if (!check(text != nullptr && text->monster != nullptr, "a monster does something")) co_return;
    const SkillUse use{.user = who, .ability = monster};
    co_await run_skill(g, use, text->monster);
  }
  if (g.zones.place_of(card).zone == Zone::processing) discard(g, card, who, monster);
}

}  // namespace

void offer_placing(const Game& g, Question& q, Seat s) {
  const CardSet monsters = hand_cards(g, s, is_monster);
  if (monsters.empty() || limit_exhausted(g, s, placing)) return;
  want_cards(Offers(q, s, placing, Verb::place).add(), monsters, 1, CardRule::any, is_monster);
}

void offer_killing(const Game& g, Question& q, Seat s) {
  SeatSet owners;
  for (const PlacedCard& p : g.zones.placed)
    if (p.zone == Zone::monster_area && p.seat != s && g.living(p.seat)) owners.add(p.seat);
  if (owners.empty() || hand_count(g, s) == 0) return;
  Action& a = Offers(q, s, killing, Verb::kill).add();
  want_cards(a, hand_cards(g, s));
  want_targets(a, owners);
}

Task<> place_monster(Game& g, Seat s) {
  const PlacedCard face_down{
      .owner = s, .ability = placing, .face_down = true, .lasting = true, .known_to = SeatSet::of(s)};
  const CardSet card = chosen_cards(g, s);
  count_use(g, s, placing);
  move_cards(g, card, {Zone::monster_area, s}, {s, placing, face_down});
  draw(g, s, 1, placing);
  co_return;
}

Task<> kill_monster(Game& g, Seat s) {
  const Seat owner = chosen_targets(g, s).front();
  discard(g, chosen_cards(g, s), s, killing);
  const CardList monsters = monsters_of(g, owner);
  if (!check(!monsters.empty(), "there is a monster to kill")) co_return;
  const int blind = static_cast<int>(g.random.below(static_cast<std::uint32_t>(monsters.size())));
  co_await face_monster(g, s, monsters[blind], killing);
}

Task<> monster_judgment(Game& g, Seat s) {
  begin_phase(g, s, Phase::monster_judgment);
  while (g.living(s) && !g.turn_ends) {
    const CardList monsters = monsters_of(g, s);
    if (monsters.empty()) co_return;
    co_await face_monster(g, s, monsters[0], placing);
    co_await stable_point(g);
  }
}

}  // namespace fate
