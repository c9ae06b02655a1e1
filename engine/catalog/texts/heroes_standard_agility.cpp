// The agility heroes of the standard set.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::medusa, {"蛇髮女妖", "蛇发女妖", "Medusa"}},
    {HeroId::razor, {"閃電幽魂", "闪电幽魂", "Razor"}},
    {HeroId::juggernaut, {"劍聖", "剑圣", "Juggernaut"}},
    {HeroId::vengeful_spirit, {"復仇之魂", "复仇之魂", "Vengeful Spirit"}},
    {HeroId::bloodseeker, {"血魔", "血魔", "Bloodseeker"}},
    {HeroId::troll_warlord, {"巨魔戰將", "巨魔战将", "Troll Warlord"}},
    {HeroId::dwarven_sniper, {"矮人火槍手", "矮人火枪手", "Dwarven Sniper"}},
    {HeroId::nerubian_assassin, {"地穴刺客", "地穴刺客", "Nerubian Assassin"}},
    {HeroId::anti_mage, {"敵法師", "敌法师", "Anti-Mage"}},
    {HeroId::chen_yunsheng, {"陳雲生", "陈云生", "Chen Yunsheng"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::mystic_snake,
     {"秘術異蛇", "秘术异蛇", "Mystic Snake"},
     {"每回合1次，你與所有角色各出1張手牌，再由你分配各1張",
      "每回合1次，你与所有角色各出1张手牌，再由你分配各1张",
      "Once per turn: everyone gives up 1 hand card, you hand them out again"},
     {"出牌階段，每回合1次。代價：明置1張手牌。效果：按行動順序抽取每名其他角色的1張手牌一併明置；沒有手牌者改為損"
      "失1點怒氣，兩者皆無者受到你造成的1點傷害。最後由你將這些牌分給同樣數目的角色，每人1張，可以包括自己。",
      "出牌阶段，每回合1次。代价：明置1张手牌。效果：按行动顺序抽取每名其他角色的1张手牌一并明置；没有手牌者改为损"
      "失1点怒气，两者皆无者受到你造成的1点伤害。最后由你将这些牌分给同样数目的角色，每人1张，可以包括自己。",
      "Play phase, once per turn. Cost: lay 1 hand card face up. Then, in turn order, take 1 hand card of every "
      "other character and lay it beside; one without hand cards loses 1 rage instead, one with neither takes 1 "
      "damage from you. Finally you give these cards to as many characters, 1 each, yourself included if you like."}},
    {SkillId::mana_shield,
     {"魔法護盾", "魔法护盾", "Mana Shield"},
     {"受傷時，每點可用1點怒氣和1張手牌防止",
      "受伤时，每点可用1点怒气和1张手牌防止",
      "For each damage: spend 1 rage and 1 hand card to prevent it"},
     {"你受到傷害時，每1點都可以消耗1點怒氣並棄1張手牌來防止。只能用受傷前已有的怒氣。",
      "你受到伤害时，每1点都可以消耗1点怒气并弃1张手牌来防止。只能用受伤前已有的怒气。",
      "When you take damage, for each point you may spend 1 rage and discard 1 hand card to prevent it. Only rage "
      "that you had before counts."}},
    {SkillId::plasma_field,
     {"等離子場", "等离子场", "Plasma Field"},
     {"每回合1次，棄X張異花色手牌：範圍內X人棄他色牌或受1傷",
      "每回合1次，弃X张异花色手牌：范围内X人弃他色牌或受1伤",
      "Once per turn, X suits: X in range discard another suit or take 1 damage"},
     {"出牌階段，每回合1次。代價：棄X張花色各不相同的手牌。效果：攻擊範圍內至多X名角色各選擇：棄置1張你未棄過的花色"
      "的手牌，或受到你造成的1點傷害。",
      "出牌阶段，每回合1次。代价：弃X张花色各不相同的手牌。效果：攻击范围内至多X名角色各选择：弃置1张你未弃过的花色"
      "的手牌，或受到你造成的1点伤害。",
      "Play phase, once per turn. Cost: discard X hand cards of different suits. Then up to X characters within "
      "your attack range each discard 1 hand card of a suit you did not discard or take 1 damage from you."}},
    {SkillId::unstable_current,
     {"不定電流", "不定电流", "Unstable Current"},
     {"被攻擊傷害後，可獲得那張攻擊牌", "被攻击伤害后，可获得那张攻击牌", "After an attack hurt you, take its card"},
     {"被攻擊傷害後，你可以拿走構成該攻擊的牌。",
      "被攻击伤害后，你可以拿走构成该攻击的牌。",
      "After you took damage from an attack you may take the cards it was made with."}},
    {SkillId::omnislash,
     {"無敵斬", "无敌斩", "Omnislash"},
     {"放棄摸牌：本回合黑色手牌可當普通攻擊，攻擊張數不限",
      "放弃摸牌：本回合黑色手牌可当普通攻击，攻击张数不限",
      "Give up the draw: black cards are attacks, any number this turn"},
     {"摸牌階段，放棄全部摸牌。到角色回合結束為止，你的黑色手牌可以當作【普通攻擊】使用或打出，並且你可以使用任意張"
      "攻擊。",
      "摸牌阶段，放弃全部摸牌。到角色回合结束为止，你的黑色手牌可以当作【普通攻击】使用或打出，并且你可以使用任意张"
      "攻击。",
      "Draw phase. Cost: draw nothing. Until the turn ends your black hand cards may be used or played as Normal "
      "Attack, and you may use any number of attacks."}},
    {SkillId::blade_dance,
     {"劍舞", "剑舞", "Blade Dance"},
     {"只有方塊閃避能抵消你的攻擊", "只有方块闪避能抵消你的攻击", "Only a diamond Dodge cancels your attacks"},
     {"自動生效。只有方塊的【閃避】能抵消你的攻擊；閃避護符等其他抵消方式都不行。",
      "自动生效。只有方块的【闪避】能抵消你的攻击；闪避护符等其他抵消方式都不行。",
      "Always on. Only a Dodge of diamonds can cancel your attacks; nothing else does, not even the Talisman of "
      "Evasion."}},
    {SkillId::nether_swap,
     {"移形換位", "移形换位", "Nether Swap"},
     {"任意判定翻牌前，可打出1張手牌作為判定牌",
      "任意判定翻牌前，可打出1张手牌作为判定牌",
      "Before any judgment: play a hand card as the judgment card"},
     {"任意角色判定時，在翻牌之前，你可以打出1張手牌充當判定牌，不再翻牌堆頂。",
      "任意角色判定时，在翻牌之前，你可以打出1张手牌充当判定牌，不再翻牌堆顶。",
      "Before any character's judgment card is flipped you may play 1 hand card: it is the judgment card in place "
      "of the top card of the deck."}},
    {SkillId::wave_of_terror,
     {"恐怖波動", "恐怖波动", "Wave of Terror"},
     {"每獲得1點怒氣，可摸1張牌", "每获得1点怒气，可摸1张牌", "For each rage you gain you may draw 1"},
     {"怒氣每增加1點，你便可以摸1張牌。超過上限的怒氣不算獲得。",
      "怒气每增加1点，你便可以摸1张牌。超过上限的怒气不算获得。",
      "For each point of rage you gain you may draw 1 card. Rage above the cap is not gained."}},
    {SkillId::bloodrage,
     {"血之狂暴", "血之狂暴", "Bloodrage"},
     {"施法：置紅色手牌，目標攻擊+1，出牌只能用基本牌和被動技能",
      "施法：置红色手牌，目标攻击+1，出牌只能用基本牌和被动技能",
      "Cast a red card: +1 attack damage, but only basic cards and passive skills"},
     {"施法階段。將1張紅色手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色的攻擊傷害+1，但自己的出牌階段裡，"
      "除基本牌和被動技能外什麼都不能用。",
      "施法阶段。将1张红色手牌置于任意角色的状态区，到这个角色回合结束为止，该角色的攻击伤害+1，但自己的出牌阶段里，"
      "除基本牌和被动技能外什么都不能用。",
      "Casting phase. Put 1 red hand card into any character's state area: until the end of the coming turn its "
      "attacks deal +1 damage, but in its own play phase it can use only basic cards and passive skills."}},
    {SkillId::thirst,
     {"嗜血", "嗜血", "Thirst"},
     {"攻擊血量為1的角色時，其須多用1張閃避",
      "攻击血量为1的角色时，其须多用1张闪避",
      "A target with 1 HP needs 1 more Dodge against you"},
     {"自動生效。你的攻擊目標血量為1時，其必須多使用1張【閃避】才能抵消。",
      "自动生效。你的攻击目标血量为1时，其必须多使用1张【闪避】才能抵消。",
      "Always on. A target with 1 HP must use 1 Dodge more to cancel your attack."}},
    {SkillId::blood_bath,
     {"屠戮", "屠戮", "Blood Bath"},
     {"擊殺角色時，可回滿血量", "击杀角色时，可回满血量", "When you kill you may recover all HP"},
     {"你擊殺1名角色時，可以將血量回復至上限。",
      "你击杀1名角色时，可以将血量回复至上限。",
      "When you kill a character you may recover to your maximum HP."}},
    {SkillId::battle_trance,
     {"戰鬥專註", "战斗专注", "Battle Trance"},
     {"每回合1次，可判定，紅色則本回合攻擊張數不限",
      "每回合1次，可判定，红色则本回合攻击张数不限",
      "Once per turn, judge; red: any number of attacks this turn"},
     {"出牌階段，每回合1次，可以判定：若為紅色，到角色回合結束為止，你可以使用任意張攻擊。",
      "出牌阶段，每回合1次，可以判定：若为红色，到角色回合结束为止，你可以使用任意张攻击。",
      "Once per turn in your play phase you may judge; red: you may use any number of attacks until the turn ends."}},
    {SkillId::fervor,
     {"熱血戰魂", "热血战魂", "Fervor"},
     {"閃避可當普通攻擊使用", "闪避可当普通攻击使用", "Use Dodges as Normal Attack"},
     {"你可以把手牌中的【閃避】當作【普通攻擊】使用。",
      "你可以把手牌中的【闪避】当作【普通攻击】使用。",
      "You may use a Dodge from your hand as a Normal Attack."}},
    {SkillId::headshot,
     {"爆頭", "爆头", "Headshot"},
     {"使用攻擊指定目標後可判定，黑色則傷害+1",
      "使用攻击指定目标后可判定，黑色则伤害+1",
      "On attacking, judge; black: +1 damage"},
     {"你使用攻擊並指定1名目標後，可以判定：若為黑色，該攻擊傷害+1。",
      "你使用攻击并指定1名目标后，可以判定：若为黑色，该攻击伤害+1。",
      "After you used an attack and chose its target you may judge; black: that attack deals +1 damage."}},
    {SkillId::take_aim,
     {"瞄準", "瞄准", "Take Aim"},
     {"你到其他角色的距離始終-1", "你到其他角色的距离始终-1", "Your distance to others is always -1"},
     {"自動生效。你計算到其他角色的距離時-1，最少為1。",
      "自动生效。你计算到其他角色的距离时-1，最少为1。",
      "Always on. Your distance to other characters is 1 less, but never below 1."}},
    {SkillId::mana_burn,
     {"法力燃燒", "法力燃烧", "Mana Burn"},
     {"每回合1次，棄1攻擊：棄掉目標1手牌，再猜1張顏色，猜中也棄",
      "每回合1次，弃1攻击：弃掉目标1手牌，再猜1张颜色，猜中也弃",
      "Once per turn, discard an attack: burn 1 card and another if you guess its colour"},
     {"出牌階段，每回合1次。代價：棄1張攻擊牌。對另1名角色依次：棄掉其1張手牌；再選其1張手牌猜顏色並亮出，猜中則棄"
      "掉；最後你可以棄1張手牌，將其剛被棄掉的1張牌交給任意角色。",
      "出牌阶段，每回合1次。代价：弃1张攻击牌。对另1名角色依次：弃掉其1张手牌；再选其1张手牌猜颜色并亮出，猜中则弃"
      "掉；最后你可以弃1张手牌，将其刚被弃掉的1张牌交给任意角色。",
      "Play phase, once per turn. Cost: discard 1 attack card. On another character, in order: discard 1 of its "
      "hand cards; pick another one, guess its colour and reveal it, discarding it if you were right; finally you "
      "may discard 1 hand card to give one of its cards discarded so to any character."}},
    {SkillId::mana_break,
     {"法力損毀", "法力损毁", "Mana Break"},
     {"攻擊造成傷害後，可棄掉目標1張手牌",
      "攻击造成伤害后，可弃掉目标1张手牌",
      "After your attack dealt damage, discard 1 hand card of the target"},
     {"你的攻擊每造成1次傷害後，可以棄掉目標的1張手牌。",
      "你的攻击每造成1次伤害后，可以弃掉目标的1张手牌。",
      "Each time your attack has dealt damage you may discard 1 hand card of its target."}},
    {SkillId::blink,
     {"閃爍", "闪烁", "Blink"},
     {"黑色手牌可當閃避使用或打出", "黑色手牌可当闪避使用或打出", "Use or play black hand cards as Dodge"},
     {"你可以把1張黑色手牌當作【閃避】使用或打出。",
      "你可以把1张黑色手牌当作【闪避】使用或打出。",
      "You may use or play a black hand card as a Dodge."}},
    {SkillId::ordeal,
     {"神判", "神判", "Ordeal"},
     {"判定牌生效後，可棄1張手牌，令其重新判定",
      "判定牌生效后，可弃1张手牌，令其重新判定",
      "After a judgment, discard 1: it is made again"},
     {"任意判定牌生效後。代價：棄1張手牌。效果：該判定重新進行1次，以新的結果為準。可以重複發動。",
      "任意判定牌生效后。代价：弃1张手牌。效果：该判定重新进行1次，以新的结果为准。可以重复发动。",
      "After any judgment card took effect. Cost: discard 1 hand card. Then that judgment is made again and only "
      "the new card counts. You may do so repeatedly."}},
    {SkillId::special_body,
     {"特殊體質", "特殊体质", "Special Body"},
     {"血量不高於2時，攻擊對你無效", "血量不高于2时，攻击对你无效", "At 2 HP or less attacks have no effect on you"},
     {"自動生效。只要你的血量不高於2點，攻擊對你無效。",
      "自动生效。只要你的血量不高于2点，攻击对你无效。",
      "Always on. While your HP is 2 or less attacks have no effect on you."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::medusa)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::mystic_snake)));

}  // namespace

std::span<const HeroTexts> standard_agility_heroes() { return heroes; }
std::span<const SkillTexts> standard_agility_skills() { return skills; }

}  // namespace fate::catalog
