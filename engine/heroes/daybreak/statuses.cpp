// What a character bears under a skill of Daybreak that lasts this turn, by the number of the skill.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"
#include "engine/heroes/daybreak/empower.hpp"

namespace fate::daybreak {
namespace {

// 授予力量 Empower: hand cards of these colours are normal attacks too (R045, R063, R090).
bool red_empowered(const Game& g, Seat me) { return empowered(g, me, Colour::red); }
bool black_empowered(const Game& g, Seat me) { return empowered(g, me, Colour::black); }

// 肉鉤 Meat Hook, 發射鉤爪 Hookshot: between the bearer and who hooked him the distance is 1, whatever changes it
// (R058).
template <SkillId S>
int hooked(const Game& g, Seat me, Seat from, Seat to) {
  const Status* hook = status_of(g, me, ability(S));
  if (hook == nullptr) return 0;
  const bool between = (from == me && to == hook->owner) || (from == hook->owner && to == me);
  return between ? 1 : 0;
}

// Hookshot: 1 dodge more is played against attacks of its user (R052, R085).
int one_more_to_play(const Game& g, Seat me, const Attack& a) {
  const Status* hook = status_of(g, me, ability(SkillId::hookshot));
  return hook != nullptr && hook->owner == a.attacker ? 1 : 0;
}

// 醉酒雲霧 Drunken Haze: whoever uses an attack judges when its target is chosen; anything but a spade makes it void
// before the target can react. No card at all does not (R013, R046).
constexpr AbilityId haze_id = ability(SkillId::drunken_haze);

bool sober_when(const Game&, Seat, const Attack& a) { return !a.voided; }
Task<> staggers(Game& g, SkillUse& use, Attack& a) {
  const Judged judged = co_await judge(g, use.user, haze_id, [](const Judged& j) { return j.suit == Suit::spade; });
  if (!judged.good && judged.suit != Suit::none) void_attack(g, a, haze_id);
}

// 寒冰之觸 Chilling Touch: magic of the character, its dispels included, and its active skills cannot be dispelled;
// casts can (R049).
bool not_to_be_dispelled(const Game&, Seat, const Entry& e) {
  if (e.is<CardUse>()) return kind_of(e.as<CardUse>().face.type) == CardKind::magic;
  return e.is<SkillUse>() && is_skill(e.as<SkillUse>().ability) &&
         facts(skill_of(e.as<SkillUse>().ability)).type == SkillType::active;
}

constexpr Ability statuses_borne[] = {
    {.id = empower_id,
     .conversions =
         {{.as = CardType::normal_attack, .count = 1, .card_fits = red, .when = red_empowered, .regarded = true},
          {.as = CardType::normal_attack, .count = 1, .card_fits = black, .when = black_empowered, .regarded = true}}},
    {.id = ability(SkillId::meat_hook), .mod = {.fixed_distance = hooked<SkillId::meat_hook>}},
    {.id = ability(SkillId::hookshot),
     .mod = {.fixed_distance = hooked<SkillId::hookshot>, .played_dodges = one_more_to_play}},
    {.id = haze_id, .reactions = {on<staggers, sober_when>(Window::target_chosen, Role::user, mandatory)}},
    {.id = ability(SkillId::chilling_touch), .mod = {.no_dispel = not_to_be_dispelled}},
};

}  // namespace

std::span<const Ability> statuses() { return statuses_borne; }

}  // namespace fate::daybreak
