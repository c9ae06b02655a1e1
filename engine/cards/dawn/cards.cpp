// The two cards of Dawn.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"

namespace fate::dawn {
namespace {

// ---- 迴光返照 Borrowed Time, 3 rage: outside your turn, when you take damage: it is prevented, and you recover as
// much (R039, R112, R116). Rage is what you had before that damage.
constexpr AbilityId borrowed_time_id = ability(CardType::borrowed_time);

// A casting phase is nobody's turn (R019).
bool own_turn(const Game& g, Seat s) { return g.turn_seat == s && g.phase > Phase::casting; }

bool borrowed_time_when(const Game& g, Seat me, const Damage&) {
  return !own_turn(g, me) && hand_count(g, me) > 0 && g.at(me).rage >= facts(CardType::borrowed_time).rage_cost &&
         targetable(g, me, borrowed_time_id);
}

Task<> borrowed_time(Game& g, CardUse& use) {
  Damage* d = damage_under_way(g);
  if (d == nullptr || !g.living(use.user)) co_return;
  const int points = d->amount;
  reduce_damage(g, *d, points, borrowed_time_id);
  co_await recover(g, use.user, points, use.user, borrowed_time_id);
}

constexpr CardText texts[] = {{.type = CardType::borrowed_time,
                               .concerns = [](const Game&, const CardUse& use) { return SeatSet::of(use.user); },
                               .effect = borrowed_time,
                               .when_hurt = borrowed_time_when}};

// ---- 靈魂之戒 Soul Ring: play phase, once a turn. Cost: X damage to yourself, X up to your HP. Then draw X, whatever
// became of the damage (R067, R181).
constexpr AbilityId soul_ring_id = ability(CardType::soul_ring);

void offer_soul_ring(const Game& g, Seat me, Offers& offers) {
  if (g.at(me).hp < 1) return;
  Action& a = offers.add();
  a.min_number = 1;
  a.max_number = static_cast<std::uint8_t>(g.at(me).hp);
}

Task<> soul_ring(Game& g, SkillUse& use) {
  const int x = use.number;
  co_await damage(g, {.source = use.user, .target = use.user, .amount = x, .why = soul_ring_id, .cost = true});
  draw(g, use.user, x, soul_ring_id);
}

constexpr Ability worn[] = {{.id = soul_ring_id, .play = {.offer = offer_soul_ring, .run = soul_ring}}};

}  // namespace

std::span<const CardText> cards() { return texts; }
std::span<const Ability> armors() { return worn; }

}  // namespace fate::dawn
