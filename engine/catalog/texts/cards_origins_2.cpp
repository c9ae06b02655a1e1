// The equipment of Origins.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr CardTexts table[] = {
    {CardType::origins_desolator,
     {"黯滅之刃", "黯灭之刃", "Desolator"},
     {"攻擊造成傷害後你獲得1點怒氣", "攻击造成伤害后你获得1点怒气", "When your attack deals damage you gain 1 rage"},
     {"裝備期間，每當你的攻擊造成傷害，你獲得1點怒氣。",
      "装备期间，每当你的攻击造成伤害，你获得1点怒气。",
      "While equipped: each time your attack has dealt damage you gain 1 rage."}},
    {CardType::origins_eye_of_skadi,
     {"冰魄之眼", "冰魄之眼", "Eye of Skadi"},
     {"抵消你的攻擊須多打出1張閃避", "抵消你的攻击须多打出1张闪避", "Your attacks take 1 Dodge more to cancel"},
     {"裝備期間，要抵消你的攻擊，目標必須額外打出1張【閃避】；與其他同類要求相加。",
      "装备期间，要抵消你的攻击，目标必须额外打出1张【闪避】；与其他同类要求相加。",
      "While equipped: to cancel your attack the target must play 1 Dodge more. Adds up with other such demands."}},
    {CardType::origins_demon_edge,
     {"惡魔刀鋒", "恶魔刀锋", "Demon Edge"},
     {"因你的攻擊而瀕死的目標不能用治療藥膏",
      "因你的攻击而濒死的目标不能用治疗药膏",
      "A target dying from your attack gets no salve"},
     {"裝備期間，你攻擊的目標因該傷害瀕死時，任何人都不能對其使用【治療藥膏】。英雄技能仍可相救。",
      "装备期间，你攻击的目标因该伤害濒死时，任何人都不能对其使用【治疗药膏】。英雄技能仍可相救。",
      "While equipped: when the target of your attack is dying from that damage, nobody can use Healing Salve on "
      "it. Hero skills may still save it."}},
    {CardType::origins_claws_of_attack,
     {"攻擊之爪", "攻击之爪", "Claws of Attack"},
     {"紅色手牌可當普通攻擊使用或打出", "红色手牌可当普通攻击使用或打出", "Red hand cards may be normal attacks"},
     {"裝備期間，你可以把1張紅色手牌當作【普通攻擊】使用或打出。",
      "装备期间，你可以把1张红色手牌当作【普通攻击】使用或打出。",
      "While equipped: you may use or play a red hand card as a Normal Attack."}},
    {CardType::origins_lothars_edge,
     {"洛薩之鋒", "洛萨之锋", "Lothar's Edge"},
     {"黑色手牌可當閃避使用或打出", "黑色手牌可当闪避使用或打出", "Black hand cards may be Dodges"},
     {"裝備期間，你可以把1張黑色手牌當作【閃避】使用或打出。",
      "装备期间，你可以把1张黑色手牌当作【闪避】使用或打出。",
      "While equipped: you may use or play a black hand card as a Dodge."}},
    {CardType::origins_diffusal_blade,
     {"散失之刃", "散失之刃", "Diffusal Blade"},
     {"2張手牌可當1張驅散使用", "2张手牌可当1张驱散使用", "2 hand cards may be used as Dispel"},
     {"裝備期間，你可以把任意2張手牌當作1張【驅散】使用。",
      "装备期间，你可以把任意2张手牌当作1张【驱散】使用。",
      "While equipped: you may use any 2 hand cards as 1 Dispel."}},
    {CardType::origins_sange_and_yasha,
     {"散夜對劍", "散夜对剑", "Sange and Yasha"},
     {"2張手牌當普通攻擊；皆為攻擊則不能閃避",
      "2张手牌当普通攻击；皆为攻击则不能闪避",
      "2 hand cards as Normal Attack; 2 attacks: no Dodge"},
     {"裝備期間，你可以把任意2張手牌當作1張【普通攻擊】使用或打出。若兩張都是攻擊牌，目標不能用【閃避】抵消。",
      "装备期间，你可以把任意2张手牌当作1张【普通攻击】使用或打出。若两张都是攻击牌，目标不能用【闪避】抵消。",
      "While equipped: you may use or play any 2 hand cards as 1 Normal Attack. If both are attack cards the "
      "target cannot use Dodge against it."}},
    {CardType::origins_sacred_relic,
     {"聖者遺物", "圣者遗物", "Sacred Relic"},
     {"黑色攻擊可令傷害+1，你不能裝備防具",
      "黑色攻击可令伤害+1，你不能装备防具",
      "Black attacks may deal +1; you cannot have armor"},
     {"裝備期間，你的黑色攻擊造成傷害時，可以令傷害+1；並且你不能裝備防具，已有的防具必須棄置。",
      "装备期间，你的黑色攻击造成伤害时，可以令伤害+1；并且你不能装备防具，已有的防具必须弃置。",
      "While equipped: when your black attack deals damage you may add 1 to it. You cannot equip armor; armor you "
      "have must be discarded."}},
    {CardType::origins_phyllis_ring,
     {"菲麗絲之戒", "菲丽丝之戒", "Phyllis' Ring"},
     {"摸牌階段可多摸1張牌", "摸牌阶段可多摸1张牌", "Draw phase: you may draw 1 extra"},
     {"裝備期間，你的摸牌階段可以多摸1張牌。",
      "装备期间，你的摸牌阶段可以多摸1张牌。",
      "While equipped: you may draw 1 extra card in your draw phase."}},
    {CardType::origins_planeswalkers_cloak,
     {"流浪法師斗篷", "流浪法师斗篷", "Planeswalker's Cloak"},
     {"成為魔法牌目標時可判定，紅色則對你無效",
      "成为魔法牌目标时可判定，红色则对你无效",
      "Targeted by magic: judge; red: no effect on you"},
     {"裝備期間，你成為魔法牌的目標時，可以判定：若為紅色，該牌對你無效。",
      "装备期间，你成为魔法牌的目标时，可以判定：若为红色，该牌对你无效。",
      "While equipped: when you become a target of a magic card you may judge; red: that card has no effect on you."}},
    {CardType::origins_blade_mail,
     {"刃甲", "刃甲", "Blade Mail"},
     {"受傷後可判定，紅色則對來源造成1點傷害",
      "受伤后可判定，红色则对来源造成1点伤害",
      "When hurt, judge; red: 1 damage to the source"},
     {"裝備期間，每次受傷後，你可以判定：紅色則傷害來源受到你造成的1點傷害。",
      "装备期间，每次受伤后，你可以判定：红色则伤害来源受到你造成的1点伤害。",
      "While equipped: each time you have taken damage you may judge; red: you deal 1 damage to its source."}},
    {CardType::origins_talisman_of_evasion,
     {"閃避護符", "闪避护符", "Talisman of Evasion"},
     {"成為攻擊目標時可橫置它，抵消該攻擊",
      "成为攻击目标时可横置它，抵消该攻击",
      "Targeted by an attack: turn it to cancel the attack"},
     {"裝備時為豎置。你成為攻擊的目標時，若它為豎置，可以將其橫置，該攻擊視為被抵消。出牌階段，可以棄1張手牌將其豎"
      "置。",
      "装备时为竖置。你成为攻击的目标时，若它为竖置，可以将其横置，该攻击视为被抵消。出牌阶段，可以弃1张手牌将其竖"
      "置。",
      "Enters upright. When you become the target of an attack and it is upright, you may turn it sideways: the "
      "attack counts as cancelled. Play phase: you may discard 1 hand card to set it upright."}},
    {CardType::origins_boots_of_speed,
     {"速度之靴", "速度之靴", "Boots of Speed"},
     {"你到他人距離-1，他人到你距離+1",
      "你到他人距离-1，他人到你距离+1",
      "Your distance to others -1, theirs to you +1"},
     {"裝備期間，其他角色到你的距離+1，你到其他角色的距離-1。距離至少為1。",
      "装备期间，其他角色到你的距离+1，你到其他角色的距离-1。距离至少为1。",
      "While equipped: the distance of others to you is +1 and yours to others is -1. A distance is never below 1."}},
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(CardType::origins_desolator)));

}  // namespace

std::span<const CardTexts> origins_cards_2() { return table; }

}  // namespace fate::catalog
