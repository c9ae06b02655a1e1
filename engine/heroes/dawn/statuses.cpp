// What a character bears under a skill of Dawn that lasts this turn, by the number of the skill.
#include "engine/content_lists.hpp"
#include "engine/fate/offer.hpp"
#include "engine/heroes/dawn/guardian.hpp"

namespace fate::dawn {
namespace {

// 守衛降臨 Guardian Descent: recovers 1 HP before a card of such a suit resolves, once in this turn; as long as it
// cannot recover nothing is used up (R044).
constexpr AbilityId guardian_id = ability(SkillId::guardian_descent);

bool descends_when(const Game& g, Seat me, const CardUse& u) {
  return guarded(g, me, u.face.suit) && !guardian_spent(g, me) && can_recover(g, me, guardian_id);
}
Task<> descends(Game& g, SkillUse& use, CardUse&) {
  add_status(g, use.user, guardian_id, use.user, spent_bit);
  co_await recover(g, use.user, 1, use.user, guardian_id);
}

// 末日 Doom: no red hand card is used or played, no active skill is used. Discarding and placing them is neither
// (R043).
bool no_red(const Game&, Seat, CardId c, CardType, bool) { return red(c); }
bool no_active_skill(const Game&, Seat, AbilityId a) {
  return is_skill(a) && facts(skill_of(a)).type == SkillType::active;
}

constexpr Ability statuses_borne[] = {
    {.id = guardian_id, .reactions = {on<descends, descends_when>(Window::card_used, Role::user, mandatory)}},
    {.id = ability(SkillId::doom), .mod = {.forbids_card = no_red, .forbids_skill = no_active_skill}},
};

}  // namespace

std::span<const Ability> statuses() { return statuses_borne; }

}  // namespace fate::dawn
