// The two kinds of cards of Sunrise.
#include "engine/content_lists.hpp"
#include "engine/fate/distance.hpp"
#include "engine/fate/offer.hpp"

namespace fate::sunrise {
namespace {

// ---- 回到過去 Time Lapse, 2 rage, on yourself: draw up to your hand limit as it is now, this card gone; nothing at or
// above it (R176).
constexpr AbilityId time_lapse_id = ability(CardType::time_lapse);

bool time_lapse_targets(const Game& g, Action& a) { return targetable(g, a.seat, time_lapse_id); }

Task<> time_lapse(Game& g, CardUse& use) {
  draw(g, use.user, hand_limit(g, use.user) - hand_count(g, use.user), time_lapse_id);
  co_return;
}

constexpr CardText texts[] = {{.type = CardType::time_lapse,
                               .in_play_phase = true,
                               .targets = time_lapse_targets,
                               .concerns = [](const Game&, const CardUse& use) { return SeatSet::of(use.user); },
                               .effect = time_lapse}};

// ---- 林肯法球 Linken's Sphere: upright, when you become a target of magic, your own included, you may turn it
// sideways: the whole card is cancelled, for everybody, before anybody could dispel it (R151, R152, R183). In your play
// phase you may discard 1 hand card to turn it upright again (R186).
constexpr AbilityId sphere_id = ability(CardType::linkens_sphere);

CardId sphere_of(const Game& g, Seat s, bool turned) { return worn_card(g, s, CardType::linkens_sphere, turned); }

bool sphere_when(const Game& g, Seat me, const CardUse& magic) {
  return !magic.cancelled && sphere_of(g, me, false) != CardId::none;
}
Task<> sphere(Game& g, SkillUse& use, CardUse& magic) {
  turn_equipment(g, sphere_of(g, use.user, false), true);
  magic.cancelled = true;
  Event& e = g.emit(EventKind::cancelled, magic.user);
  e.card_type = magic.face.type;
  e.ability = magic.by;
  e.other = use.user;
  e.value = static_cast<std::int16_t>(sphere_id);
  tell_changed(g, &magic);
  co_return;
}

void offer_upright(const Game& g, Seat me, Offers& offers) {
  if (sphere_of(g, me, true) != CardId::none && hand_count(g, me) > 0) want_cards(offers.add(), hand_cards(g, me));
}
Task<> turn_upright(Game& g, SkillUse& use) {
  discard(g, use.cards, use.user, sphere_id);
  turn_equipment(g, sphere_of(g, use.user, true), false);
  co_return;
}

constexpr Ability worn[] = {{.id = sphere_id,
                             .reactions = {on<sphere, sphere_when>(Window::becoming_magic_target, Role::target)},
                             .play = {.offer = offer_upright, .run = turn_upright}}};

}  // namespace

std::span<const CardText> cards() { return texts; }
std::span<const Ability> armors() { return worn; }

}  // namespace fate::sunrise
