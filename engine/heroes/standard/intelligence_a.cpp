// Intelligence heroes of the standard set, in the order of the rulebook: from Lina to Dazzle.
#include <algorithm>

#include "engine/content_lists.hpp"
#include "engine/fate/cast.hpp"
#include "engine/fate/offer.hpp"

namespace fate::standard {
namespace {

// ---- 秀逗魔導師 Lina

// 熾魂 Fiery Soul: once per turn, in your play phase, you may enhance magic without rage; counts even if dispelled
// (R153). 神滅斬 Laguna Blade: 2 red hand cards may be used as the card of that name; its rage is paid (R174).

// ---- 死靈法師 Necrolyte

// 竭心光環 Heartstopper Aura, cast with 1 spade hand card: the character cannot recover in this turn (R039).
constexpr AbilityId heartstopper_id = ability(SkillId::heartstopper_aura);

bool heartstopper_when(const Game& g, Seat me) {
  return hand_count(g, me) >= 1 && !cast_targets(g, heartstopper_id).empty();
}
void offer_heartstopper(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, heartstopper_id, hand_cards(g, me, spade), 1, offers, spade);
}

// 施虐之心 Sadist: when another character dies you may draw 2, beside any reward (R142).
constexpr AbilityId sadist_id = ability(SkillId::sadist);

bool sadist_when(const Game& g, Seat me, const Death&) { return !immune_to(g, me, sadist_id); }
Task<> sadist(Game& g, SkillUse& use, Death&) {
  draw(g, use.user, 2, sadist_id);
  co_return;
}

// ---- 雙頭龍 Jakiro

// 冰封 Ice Path. Cost: discard 1 card. Set up to 2 hand cards of another character aside, face down, until your turn
// ends; then it takes them back (R076, R143, R192; fate/turn.cpp).
constexpr AbilityId ice_path_id = ability(SkillId::ice_path);

void offer_ice_path(const Game& g, Seat me, Offers& offers) {
  const SeatSet targets = holding_cards(g, targetable_others(g, me, ice_path_id));
  const CardSet cards = cards_of(g, me);
  if (targets.empty() || cards.empty()) return;
  Action& a = offers.add();
  want_cards(a, cards);
  want_targets(a, targets);
}

Task<> ice_path(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, ice_path_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped || !targetable(g, use.target(), ice_path_id)) co_return;
  const PlacedCard face_down{.owner = use.user, .ability = ice_path_id, .face_down = true, .lasting = true};
  const CardSet cards = random_hand_cards(g, use.target(), 2);
  move_cards(g, cards, {Zone::set_aside, use.target()}, {use.user, ice_path_id, face_down});
}

// 液態火 Liquid Fire: 2 red hand cards may be used as a flame attack, which deals 1 damage more (R060, R063).
constexpr AbilityId liquid_fire_id = ability(SkillId::liquid_fire);

int liquid_fire(const Game&, Seat, const Attack& a) { return a.by == liquid_fire_id ? 1 : 0; }

// ---- 水晶室女 Crystal Maiden

// 冰霜禁制 Frostbite, cast with 2 hand cards: in this turn the character needs 2 cards for each attack or dodge that it
// uses (R041, R085, R282; fate/use.cpp, fate/attack.cpp).
constexpr AbilityId frostbite_id = ability(SkillId::frostbite);

bool frostbite_when(const Game& g, Seat me) { return hand_count(g, me) >= 2 && !cast_targets(g, frostbite_id).empty(); }
void offer_frostbite(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, frostbite_id, hand_cards(g, me), 2, offers);
}

// 輝煌光環 Brilliance Aura: draw 1 card fewer; then look at the top X cards, 1 up to the number of living characters,
// and give one each to X characters (R026, R193).
constexpr AbilityId brilliance_id = ability(SkillId::brilliance_aura);

int most_brilliant_cards(const Game& g) {
  return std::min(targetable_seats(g, brilliance_id).size(), g.zones.deck.size() + g.zones.discard_pile.size());
}

Task<> brilliance_aura(Game& g, SkillUse& use) {
  const int wanted = co_await choose_number(g, use.user, brilliance_id, most_brilliant_cards(g));
  if (wanted == 0) co_return;
  const CardList cards = top_of_deck(g, wanted);
  look_at(g, use.user, cards, brilliance_id);
  co_await give_one_each(g, use.user, cards, targetable_seats(g, brilliance_id), brilliance_id);
}

// ---- 巫妖 Lich

// 邪惡祭祀 Dark Ritual. Cost: discard 1 red card. Draw 2 (R076).
constexpr AbilityId dark_ritual_id = ability(SkillId::dark_ritual);

void offer_dark_ritual(const Game& g, Seat me, Offers& offers) {
  const CardSet cards = cards_of(g, me, red);
  if (!cards.empty() && targetable(g, me, dark_ritual_id)) want_cards(offers.add(), cards, 1, CardRule::any, red);
}

Task<> dark_ritual(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, dark_ritual_id);
  const bool stopped = co_await dispelled(g, use);
  if (!stopped) draw(g, use.user, 2, dark_ritual_id);
}

// 霜凍護甲 Frost Armor: each time you have taken damage you may discard 1 card of its source (R075, R076).
constexpr AbilityId frost_armor_id = ability(SkillId::frost_armor);

bool frost_armor_when(const Game& g, Seat me, const Damage& d) {
  return d.source != no_seat && d.source != me && targetable(g, d.source, frost_armor_id) &&
         card_count_of(g, d.source) > 0;
}

Task<> frost_armor(Game& g, SkillUse& use, Damage& d) {
  const CardId card = co_await pick_card_of(g, use.user, d.source, frost_armor_id);
  discard(g, card, use.user, frost_armor_id);
}

// ---- 暗影牧師 Dazzle

// 薄葬 Shallow Grave, cast with 1 red card: in this turn, whenever damage brings the character to dying, it recovers to
// 1 HP at once (R039, R040, R076; statuses.cpp).
constexpr AbilityId shallow_grave_id = ability(SkillId::shallow_grave);

bool shallow_grave_when(const Game& g, Seat me) {
  return card_count_of(g, me) >= 1 && !cast_targets(g, shallow_grave_id).empty();
}
void offer_shallow_grave(const Game& g, Seat me, Offers& offers) {
  offer_cast(g, shallow_grave_id, cards_of(g, me, red), 1, offers, red);
}

// 暗影波 Shadow Wave. Cost: discard 2 hand cards of the same suit. One character below its maximum recovers 1 HP, then
// another one, not you, takes 1 damage from you; both must exist (R191).
constexpr AbilityId shadow_wave_id = ability(SkillId::shadow_wave);

void offer_shadow_wave(const Game& g, Seat me, Offers& offers) {
  SeatSet healed = able_to_recover(g, targetable_seats(g, shadow_wave_id), shadow_wave_id);
  const SeatSet hurt = targetable_others(g, me, shadow_wave_id);
  if (hurt.size() == 1) healed.remove(hurt.front());  // whoever is healed, somebody else is left
  const CardSet cards = hand_cards(g, me);
  if (healed.empty() || hurt.empty() || !can_fit(CardRule::same_suit, cards, 2)) return;
  Action& a = offers.add();
  want_cards(a, cards, 2, CardRule::same_suit);
  want_targets(a, healed);
  a.targets2 = hurt;
  a.min_targets2 = a.max_targets2 = 1;
}

Task<> shadow_wave(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, shadow_wave_id);
  const bool stopped = co_await dispelled(g, use);
  if (stopped) co_return;
  co_await recover(g, use.target(), 1, use.user, shadow_wave_id);
  if (targetable(g, use.target2(), shadow_wave_id))
    co_await damage(g, {.source = use.user, .target = use.target2(), .why = shadow_wave_id});
}

constexpr Ability heroes[] = {
    {.id = ability(SkillId::fiery_soul), .mod = {.free_enhancement = own_play_phase}},
    {.id = ability(SkillId::laguna_blade),
     .conversions = {{.as = CardType::laguna_blade, .count = 2, .play = false, .card_fits = red}}},
    {.id = heartstopper_id, .cast = {.offer = offer_heartstopper, .run = cast_status, .when = heartstopper_when}},
    {.id = sadist_id, .reactions = {on<sadist, sadist_when>(Window::death, Role::anyone)}},
    {.id = ice_path_id, .play = {.offer = offer_ice_path, .run = ice_path}},
    {.id = liquid_fire_id,
     .conversions = {{.as = CardType::flame_attack, .count = 2, .play = false, .card_fits = red}},
     .mod = {.attack_damage = liquid_fire}},
    {.id = frostbite_id, .cast = {.offer = offer_frostbite, .run = cast_status, .when = frostbite_when}},
    {.id = brilliance_id,
     .draw = {.kind = DrawChange::Kind::reduction,
              .when = [](const Game& g, Seat) { return most_brilliant_cards(g) > 0; },
              .after = brilliance_aura}},
    {.id = dark_ritual_id, .play = {.offer = offer_dark_ritual, .run = dark_ritual}},
    {.id = frost_armor_id, .reactions = {on<frost_armor, frost_armor_when>(Window::after_damage, Role::target)}},
    {.id = shallow_grave_id, .cast = {.offer = offer_shallow_grave, .run = cast_status, .when = shallow_grave_when}},
    {.id = shadow_wave_id, .play = {.offer = offer_shadow_wave, .run = shadow_wave}},
};

}  // namespace

std::span<const Ability> intelligence_heroes_a() { return heroes; }

}  // namespace fate::standard
