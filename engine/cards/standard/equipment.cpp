// Weapons and armor of the standard set.
#include "engine/content_lists.hpp"
#include "engine/fate/use.hpp"

namespace fate::standard {
namespace {

bool red(CardId c) { return colour_of(c) == Colour::red; }

constexpr Ability weapon_texts[] = {
    // 冰魄之眼 Eye of Skadi: 2 dodges are needed to cancel your attacks.
    {.id = ability(CardType::eye_of_skadi), .mod = {.extra_dodges = [](const Game&, Seat, const Attack&) { return 1; }}},
    // 攻擊之爪 Claws of Attack: red hand cards may be used or played as normal attacks.
    {.id = ability(CardType::claws_of_attack),
     .conversions = {{.as = CardType::normal_attack, .count = 1, .card_fits = red}}},
};

// 刃甲 Blade Mail: after each damage you may judge; red: you deal 1 damage to its source (R125).
Task<> blade_mail(Game& g, SkillUse& use, Damage& d) {
  const AbilityId why = ability(CardType::blade_mail);
  const Judged judged = co_await judge(g, use.user, why);
  if (!judged.red()) co_return;
  co_await damage(g, {.source = use.user, .target = d.source, .amount = 1, .why = why});
}
bool blade_mail_when(const Game& g, Seat, const Damage& d) { return d.source != no_seat && g.living(d.source); }

constexpr Ability armor_texts[] = {
    {.id = ability(CardType::blade_mail),
     .reactions = {on<blade_mail, blade_mail_when>(Window::after_damage, Role::target)}},
};

}  // namespace

std::span<const Ability> weapons() { return weapon_texts; }
std::span<const Ability> armors() { return armor_texts; }

}  // namespace fate::standard
