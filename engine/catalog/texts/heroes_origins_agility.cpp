// The agility heroes of Origins.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::origins_dwarven_sniper, {"矮人火槍手", "矮人火枪手", "Dwarven Sniper"}},
    {HeroId::origins_anti_mage, {"敵法師", "敌法师", "Anti-Mage"}},
    {HeroId::origins_nerubian_weaver, {"地穴編織者", "地穴编织者", "Nerubian Weaver"}},
    {HeroId::origins_nerubian_assassin, {"地穴刺客", "地穴刺客", "Nerubian Assassin"}},
    {HeroId::origins_vengeful_spirit, {"復仇之魂", "复仇之魂", "Vengeful Spirit"}},
    {HeroId::origins_ursa_warrior, {"熊戰士", "熊战士", "Ursa Warrior"}},
    {HeroId::origins_bloodseeker, {"血魔", "血魔", "Bloodseeker"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::origins_headshot,
     {"爆頭", "爆头", "Headshot"},
     {"使用攻擊時可判定，黑色則傷害+1", "使用攻击时可判定，黑色则伤害+1", "On attacking, judge; black: +1 damage"},
     {"你使用攻擊時，可以判定：若為黑色，該攻擊傷害+1。",
      "你使用攻击时，可以判定：若为黑色，该攻击伤害+1。",
      "When you use an attack you may judge; black: that attack deals +1 damage."}},
    {SkillId::origins_take_aim,
     {"瞄準", "瞄准", "Take Aim"},
     {"你到他人距離-1，他人到你距離+1",
      "你到他人距离-1，他人到你距离+1",
      "Your distance to others -1, theirs to you +1"},
     {"自動生效。你到其他角色的距離-1（最少為1），其他角色到你的距離+1。",
      "自动生效。你到其他角色的距离-1（最少为1），其他角色到你的距离+1。",
      "Always on. Your distance to others is -1, never below 1, and theirs to you is +1."}},
    {SkillId::origins_shrapnel,
     {"霰彈", "霰弹", "Shrapnel"},
     {"紅桃手牌可當繳械使用", "红桃手牌可当缴械使用", "Use heart hand cards as Disarm"},
     {"出牌階段，你可以把1張紅桃手牌當作【繳械】使用。",
      "出牌阶段，你可以把1张红桃手牌当作【缴械】使用。",
      "In your play phase you may use a heart hand card as Disarm."}},
    {SkillId::origins_mana_break,
     {"法力損毀", "法力损毁", "Mana Break"},
     {"攻擊造成傷害後，可棄掉目標1張手牌",
      "攻击造成伤害后，可弃掉目标1张手牌",
      "After your attack dealt damage, discard 1 hand card of the target"},
     {"你的攻擊每造成1次傷害後，可以棄掉目標的1張手牌。",
      "你的攻击每造成1次伤害后，可以弃掉目标的1张手牌。",
      "Each time your attack has dealt damage you may discard 1 hand card of its target."}},
    {SkillId::origins_blink,
     {"閃爍", "闪烁", "Blink"},
     {"黑色手牌可當閃避使用或打出", "黑色手牌可当闪避使用或打出", "Use or play black hand cards as Dodge"},
     {"你可以把1張黑色手牌當作【閃避】使用或打出。",
      "你可以把1张黑色手牌当作【闪避】使用或打出。",
      "You may use or play a black hand card as a Dodge."}},
    {SkillId::origins_mana_void,
     {"法力虛空", "法力虚空", "Mana Void"},
     {"每回合1次，用3點怒氣，造成等同目標手牌缺額的傷害",
      "每回合1次，用3点怒气，造成等同目标手牌缺额的伤害",
      "Once per turn, 3 rage: damage for each card missing to its hand limit"},
     {"出牌階段，每回合1次，選擇手牌數低於上限的另1名角色。代價：消耗3點怒氣。效果：對其造成X點傷害，X為其手牌上限"
      "減去手牌數。",
      "出牌阶段，每回合1次，选择手牌数低于上限的另1名角色。代价：消耗3点怒气。效果：对其造成X点伤害，X为其手牌上限"
      "减去手牌数。",
      "Play phase, once per turn: choose another character below its hand limit. Cost: spend 3 rage. Then deal it "
      "X damage, where X is its hand limit minus its hand cards."}},
    {SkillId::origins_the_swarm,
     {"蝗蟲群", "蝗虫群", "The Swarm"},
     {"每回合1次，棄X張黑色牌（X≥2），X人各棄攻擊或受1點傷害",
      "每回合1次，弃X张黑色牌（X≥2），X人各弃攻击或受1点伤害",
      "Once per turn, X black: X others discard an attack or take 1 damage"},
     {"出牌階段，每回合1次。代價：棄X張黑色牌（X至少為2，可含裝備）。效果：剛好X名其他角色各選擇棄置1張攻擊，或受到"
      "你造成的1點傷害。",
      "出牌阶段，每回合1次。代价：弃X张黑色牌（X至少为2，可含装备）。效果：刚好X名其他角色各选择弃置1张攻击，或受到"
      "你造成的1点伤害。",
      "Play phase, once per turn. Cost: discard X black cards (X at least 2, equipment too). Then exactly X other "
      "characters each discard 1 attack or take 1 damage from you."}},
    {SkillId::origins_time_lapse_skill,
     {"時光倒流", "时光倒流", "Time Lapse"},
     {"棄3張紅色手牌，手牌補到上限，回合立即結束",
      "弃3张红色手牌，手牌补到上限，回合立即结束",
      "Discard 3 red: fill your hand, your turn ends at once"},
     {"出牌階段。代價：棄3張紅色手牌。效果：摸牌至手牌上限，你的回合立即結束，沒有棄牌階段。",
      "出牌阶段。代价：弃3张红色手牌。效果：摸牌至手牌上限，你的回合立即结束，没有弃牌阶段。",
      "Play phase. Cost: discard 3 red hand cards. Then draw up to your hand limit and your turn ends at once, "
      "without a discard phase."}},
    {SkillId::origins_mana_burn,
     {"法力燃燒", "法力燃烧", "Mana Burn"},
     {"出牌階段，棄1張黑色牌，棄掉他人1張手牌",
      "出牌阶段，弃1张黑色牌，弃掉他人1张手牌",
      "Play phase: discard a black card, discard 1 hand card of another"},
     {"出牌階段，次數不限。代價：棄1張黑色牌（可為裝備）。效果：另1名角色的手牌由你棄掉1張。",
      "出牌阶段，次数不限。代价：弃1张黑色牌（可为装备）。效果：另1名角色的手牌由你弃掉1张。",
      "Play phase, any number of times. Cost: discard 1 black card (equipment too). Then discard 1 hand card of "
      "another character."}},
    {SkillId::origins_vendetta,
     {"復仇", "复仇", "Vendetta"},
     {"沒有手牌時，你的攻擊強制命中",
      "没有手牌时，你的攻击强制命中",
      "With an empty hand your attacks are sure hits"},
     {"自動生效。你使用攻擊時，若攻擊牌離手後沒有手牌，該攻擊強制命中。",
      "自动生效。你使用攻击时，若攻击牌离手后没有手牌，该攻击强制命中。",
      "Always on. When you use an attack and its card was your last hand card, the attack is a sure hit."}},
    {SkillId::origins_spiked_carapace,
     {"穿刺護甲", "穿刺护甲", "Spiked Carapace"},
     {"沒有手牌時受傷，可對來源造成1點傷害",
      "没有手牌时受伤，可对来源造成1点伤害",
      "Hurt with an empty hand: deal 1 damage to the source"},
     {"你每受到1次傷害後，若沒有手牌，可以對傷害來源造成1點傷害。",
      "你每受到1次伤害后，若没有手牌，可以对伤害来源造成1点伤害。",
      "Each time you have taken damage with no hand card you may deal 1 damage to its source."}},
    {SkillId::origins_nether_swap,
     {"移形換位", "移形换位", "Nether Swap"},
     {"每回合1次，棄1手牌換取另1名角色1張手牌",
      "每回合1次，弃1手牌换取另1名角色1张手牌",
      "Once per turn: swap a hand card with another's"},
     {"出牌階段，每回合1次。代價：棄1張手牌。效果：與另1名角色換牌：你從其手中抽取1張，其拿走你棄的那張。",
      "出牌阶段，每回合1次。代价：弃1张手牌。效果：与另1名角色换牌：你从其手中抽取1张，其拿走你弃的那张。",
      "Play phase, once per turn. Cost: discard 1 hand card. Then take 1 hand card of another character, which "
      "takes the card you discarded."}},
    {SkillId::origins_wave_of_terror,
     {"恐怖波動", "恐怖波动", "Wave of Terror"},
     {"每獲得1點怒氣，可摸2張牌", "每获得1点怒气，可摸2张牌", "For each rage you gain you may draw 2"},
     {"怒氣每增加1點，你便可以摸2張牌。超過上限的怒氣不算獲得。",
      "怒气每增加1点，你便可以摸2张牌。超过上限的怒气不算获得。",
      "For each point of rage you gain you may draw 2 cards. Rage above the cap is not gained."}},
    {SkillId::origins_fury_swipes,
     {"怒意狂擊", "怒意狂击", "Fury Swipes"},
     {"每回合可多用X張攻擊，X為回合開始時的怒氣",
      "每回合可多用X张攻击，X为回合开始时的怒气",
      "X more attacks per turn, X = your rage at its start"},
     {"自動生效。你的出牌階段可以多使用X張攻擊，X為該回合開始時你的怒氣。",
      "自动生效。你的出牌阶段可以多使用X张攻击，X为该回合开始时你的怒气。",
      "Always on. Your attack limit is +X, where X is your rage when this turn started."}},
    {SkillId::origins_enrage,
     {"激怒", "激怒", "Enrage"},
     {"血量高於所有其他角色時，攻擊可令傷害+1",
      "血量高于所有其他角色时，攻击可令伤害+1",
      "With the most HP of all your attacks may deal +1"},
     {"你的攻擊造成傷害時，若你的血量高於其他每名角色，可以令傷害+1。",
      "你的攻击造成伤害时，若你的血量高于其他每名角色，可以令伤害+1。",
      "When your attack deals damage while your HP is greater than that of every other character you may add 1 to "
      "it."}},
    {SkillId::origins_bloodrage,
     {"血之狂暴", "血之狂暴", "Bloodrage"},
     {"出牌階段，自傷1點，摸1張且本回合攻擊傷害+1",
      "出牌阶段，自伤1点，摸1张且本回合攻击伤害+1",
      "Play phase: take 1 damage, draw 1, attacks +1 this turn"},
     {"出牌階段，次數不限。代價：對自己造成1點傷害。效果：摸1張牌；本回合你的攻擊傷害+1，可以疊加。",
      "出牌阶段，次数不限。代价：对自己造成1点伤害。效果：摸1张牌；本回合你的攻击伤害+1，可以叠加。",
      "Play phase, any number of times. Cost: deal 1 damage to yourself. Then draw 1 card, and your attacks deal "
      "+1 damage this turn; it adds up."}},
    {SkillId::origins_thirst,
     {"嗜血", "嗜血", "Thirst"},
     {"攻擊血量為1的角色時，其須多打1張閃避",
      "攻击血量为1的角色时，其须多打1张闪避",
      "A target with 1 HP needs 1 more Dodge against you"},
     {"自動生效。目標血量為1時，要抵消你的攻擊必須額外打出1張【閃避】。",
      "自动生效。目标血量为1时，要抵消你的攻击必须额外打出1张【闪避】。",
      "Always on. A target with 1 HP must play 1 Dodge more to cancel your attack."}},
    {SkillId::origins_blood_bath,
     {"屠戮", "屠戮", "Blood Bath"},
     {"擊殺其他角色時，可回復1點血量", "击杀其他角色时，可回复1点血量", "When you kill another you may recover 1 HP"},
     {"你擊殺另1名角色時，可以回復1點血量。",
      "你击杀另1名角色时，可以回复1点血量。",
      "When you kill another character you may recover 1 HP."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::origins_dwarven_sniper)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::origins_headshot)));

}  // namespace

std::span<const HeroTexts> origins_agility_heroes() { return heroes; }
std::span<const SkillTexts> origins_agility_skills() { return skills; }

}  // namespace fate::catalog
