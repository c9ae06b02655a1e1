// The cards of Origins: basic cards, magic, ultimates.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr CardTexts table[] = {
    {CardType::origins_normal_attack,
     {"普通攻擊", "普通攻击", "Normal Attack"},
     {"對攻擊範圍內1名角色造成1點傷害", "对攻击范围内1名角色造成1点伤害", "1 damage to a character in range"},
     {"出牌階段，對攻擊範圍內的另1名角色使用。除非被抵消或無效，造成1點傷害。每個出牌階段只能使用1張攻擊，其他效果"
      "另有允許時除外。",
      "出牌阶段，对攻击范围内的另1名角色使用。除非被抵消或无效，造成1点伤害。每个出牌阶段只能使用1张攻击，其他效果"
      "另有允许时除外。",
      "Play phase: use it on another character within your attack range. Unless it is cancelled or has no effect, "
      "it deals 1 damage. You may use 1 attack in each of your play phases, more only if another effect allows it."}},
    {CardType::origins_chaos_attack,
     {"混亂攻擊", "混乱攻击", "Chaos Attack"},
     {"造成1點傷害，造成後你獲得1點怒氣", "造成1点伤害，造成后你获得1点怒气", "1 damage; once dealt you gain 1 rage"},
     {"出牌階段，對攻擊範圍內的另1名角色使用，造成1點傷害。目標實際受到該傷害後，你獲得1點怒氣。",
      "出牌阶段，对攻击范围内的另1名角色使用，造成1点伤害。目标实际受到该伤害后，你获得1点怒气。",
      "Play phase: use it on another character within your attack range; it deals 1 damage. After that damage was "
      "really taken you gain 1 rage."}},
    {CardType::origins_flame_attack,
     {"火焰攻擊", "火焰攻击", "Flame Attack"},
     {"造成1點傷害，傷者多獲得1點怒氣", "造成1点伤害，伤者多获得1点怒气", "1 damage; the victim gains 1 extra rage"},
     {"出牌階段，對攻擊範圍內的另1名角色使用，造成1點傷害。受到該傷害的角色因此多獲得1點怒氣。",
      "出牌阶段，对攻击范围内的另1名角色使用，造成1点伤害。受到该伤害的角色因此多获得1点怒气。",
      "Play phase: use it on another character within your attack range; it deals 1 damage. Whoever takes that "
      "damage gains 1 rage more from it."}},
    {CardType::origins_dodge,
     {"閃避", "闪避", "Dodge"},
     {"抵消1次以你為目標的攻擊", "抵消1次以你为目标的攻击", "Cancel an attack on you"},
     {"以你為目標的攻擊即將生效時使用，抵消該攻擊。有些效果會要求你打出【閃避】，此時它只用來回應。",
      "以你为目标的攻击即将生效时使用，抵消该攻击。有些效果会要求你打出【闪避】，此时它只用来回应。",
      "Use it when an attack on you is about to take effect: the attack is cancelled. Some effects ask you to play "
      "a Dodge; then it only answers that demand."}},
    {CardType::origins_healing_salve,
     {"治療藥膏", "治疗药膏", "Healing Salve"},
     {"自己或瀕死角色回復1點血量", "自己或濒死角色回复1点血量", "You or a dying character recover 1 HP"},
     {"出牌階段，血量未滿時對自己使用，回復1點血量；或在任意角色瀕死時對該角色使用，令其回復1點血量。",
      "出牌阶段，血量未满时对自己使用，回复1点血量；或在任意角色濒死时对该角色使用，令其回复1点血量。",
      "Play phase: use it on yourself while below maximum HP and recover 1 HP. Or use it on any dying character, "
      "which recovers 1 HP."}},
    {CardType::origins_chakra,
     {"查克拉", "查克拉", "Chakra"},
     {"摸1張；猜牌堆頂顏色得牌，直到猜錯",
      "摸1张；猜牌堆顶颜色得牌，直到猜错",
      "Draw 1; guess colours and keep the cards until wrong"},
     {"出牌階段，對自己使用。摸1張牌，然後猜測牌堆頂牌的顏色並翻開：猜中則收下該牌並繼續猜；猜錯則棄置該牌，到此為"
      "止。",
      "出牌阶段，对自己使用。摸1张牌，然后猜测牌堆顶牌的颜色并翻开：猜中则收下该牌并继续猜；猜错则弃置该牌，到此为"
      "止。",
      "Play phase: use it on yourself. Draw 1 card, then guess the colour of the top card of the deck and reveal "
      "it. Right: take it and guess again. Wrong: it is discarded and you stop."}},
    {CardType::origins_disarm,
     {"繳械", "缴械", "Disarm"},
     {"棄掉1名角色的1張裝備牌", "弃掉1名角色的1张装备牌", "Discard a character's equipment card"},
     {"出牌階段，對裝備區有牌的任意角色使用，你棄掉其中1張。可以對自己使用。",
      "出牌阶段，对装备区有牌的任意角色使用，你弃掉其中1张。可以对自己使用。",
      "Play phase: use it on any character with equipment and discard 1 of its equipment cards. You may choose "
      "yourself."},
     {"改為將那張裝備牌收入你的手牌。",
      "改为将那张装备牌收入你的手牌。",
      "Take that equipment card into your hand instead."}},
    {CardType::origins_fanaticism,
     {"狂熱", "狂热", "Fanaticism"},
     {"自傷1點，本回合攻擊張數不限", "自伤1点，本回合攻击张数不限", "Take 1 damage; any number of attacks this turn"},
     {"出牌階段，對自己使用。先自傷1點（來源是你），之後直到角色回合結束，你可以使用任意張攻擊。被驅散時兩者都不發"
      "生。",
      "出牌阶段，对自己使用。先自伤1点（来源是你），之后直到角色回合结束，你可以使用任意张攻击。被驱散时两者都不发"
      "生。",
      "Play phase: use it on yourself. You deal 1 damage to yourself; then you may use any number of attacks until "
      "the turn ends. If it is dispelled, neither happens."}},
    {CardType::origins_energy_transfer,
     {"能量轉移", "能量转移", "Energy Transfer"},
     {"看牌堆頂的牌，分給每名存活角色各1張",
      "看牌堆顶的牌，分给每名存活角色各1张",
      "Look at the top cards; give 1 to everyone alive"},
     {"出牌階段，對自己使用。翻看牌堆頂與存活角色同樣張數的牌，只有你能看；然後從你開始按行動順序暗中分給每名存活角"
      "色各1張，收入其手牌。",
      "出牌阶段，对自己使用。翻看牌堆顶与存活角色同样张数的牌，只有你能看；然后从你开始按行动顺序暗中分给每名存活角"
      "色各1张，收入其手牌。",
      "Play phase: use it on yourself. You alone look at the top X cards of the deck (X = living characters), then "
      "give one to each living character in turn order from you, face down into their hands."},
     {"分完後你摸1張牌。", "分完后你摸1张牌。", "After the deal you draw 1 card."}},
    {CardType::origins_dispel,
     {"驅散", "驱散", "Dispel"},
     {"抵消1張魔法牌或1個英雄技能的效果", "抵消1张魔法牌或1个英雄技能的效果", "Cancel a magic card or hero skill"},
     {"在魔法牌或主動技能生效前使用，抵消它的全部效果；已付的代價不退還。【驅散】也是魔法牌，可以再被驅散。被動技能、"
      "S技牌、基本牌和裝備都不能被驅散。",
      "在魔法牌或主动技能生效前使用，抵消它的全部效果；已付的代价不退还。【驱散】也是魔法牌，可以再被驱散。被动技能、"
      "S技牌、基本牌和装备都不能被驱散。",
      "Use it before a magic card or an active skill takes effect: its whole effect is cancelled, what was paid "
      "stays paid. Dispel is a magic card itself and can be dispelled in turn. Passive skills, ultimates, basic "
      "cards and equipment cannot be dispelled."}},
    {CardType::origins_greed,
     {"貪婪", "贪婪", "Greed"},
     {"取目標2手牌或1裝備，目標抽取你1手牌",
      "取目标2手牌或1装备，目标抽取你1手牌",
      "Gain 2 hand cards or 1 equipment; it takes 1 back"},
     {"出牌階段，對另1名角色使用。抽取其2張手牌（只有1張則取1張）或取其1張裝備牌，暗置一旁；接著由該角色從你手中抽"
      "取1張牌；最後暗置的牌歸你。",
      "出牌阶段，对另1名角色使用。抽取其2张手牌（只有1张则取1张）或取其1张装备牌，暗置一旁；接著由该角色从你手中抽"
      "取1张牌；最后暗置的牌归你。",
      "Play phase: use it on another character. Set aside, face down, 2 cards taken from its hand (1 if it has "
      "only 1) or 1 of its equipment cards. Then it takes 1 card from your hand. Then the set-aside cards are "
      "yours."},
     {"該角色不再抽取，改為由你選擇1張手牌交出。",
      "该角色不再抽取，改为由你选择1张手牌交出。",
      "It does not take a card: you give it 1 hand card of your choice."}},
    {CardType::origins_misdirection,
     {"誤導", "误导", "Misdirection"},
     {"A減1點怒氣、摸1張牌，B加1點怒氣",
      "A减1点怒气、摸1张牌，B加1点怒气",
      "A loses 1 rage and draws 1; B gains 1 rage"},
     {"出牌階段，對有怒氣的任意角色A和怒氣未達上限的另1名角色B使用，兩者都是目標，可以包括你。A減少1點怒氣，摸1張牌；"
      "B增加1點怒氣。各自獨立結算。",
      "出牌阶段，对有怒气的任意角色A和怒气未达上限的另1名角色B使用，两者都是目标，可以包括你。A减少1点怒气，摸1张牌；"
      "B增加1点怒气。各自独立结算。",
      "Play phase: use it on any character A with rage and another character B below its rage cap; both are "
      "targets, one of them may be you. A loses 1 rage and draws 1 card; B gains 1 rage. Each half stands alone."}},
    {CardType::origins_lunar_arrow,
     {"月神之箭", "月神之箭", "Lunar Arrow"},
     {"目標棄1張你指定顏色的牌，否則受1點傷害",
      "目标弃1张你指定颜色的牌，否则受1点伤害",
      "Target discards the colour you name or takes 1 damage"},
     {"出牌階段，對另1名角色使用。結算時你指定1種顏色，該角色選擇：棄置1張這種顏色的手牌，或受到你造成的1點傷害。",
      "出牌阶段，对另1名角色使用。结算时你指定1种颜色，该角色选择：弃置1张这种颜色的手牌，或受到你造成的1点伤害。",
      "Play phase: use it on another character. As it resolves you name a colour: that character discards 1 hand "
      "card of it or takes 1 damage from you."},
     {"改為指定1種花色。", "改为指定1种花色。", "Name a suit instead of a colour."}},
    {CardType::origins_viper_strike,
     {"蝮蛇突襲", "蝮蛇突袭", "Viper Strike"},
     {"目標棄3張手牌，只棄得1張以下則受1點傷害",
      "目标弃3张手牌，只弃得1张以下则受1点伤害",
      "Target discards 3; if only 0 or 1, 1 damage too"},
     {"出牌階段，消耗2點怒氣，對另1名角色使用。該角色手牌不少於4張時棄置3張，否則棄置全部手牌；若只棄置了0張或1張，"
      "還要受到你造成的1點傷害。",
      "出牌阶段，消耗2点怒气，对另1名角色使用。该角色手牌不少于4张时弃置3张，否则弃置全部手牌；若只弃置了0张或1张，"
      "还要受到你造成的1点伤害。",
      "Play phase, 2 rage: use it on another character. With 4 or more hand cards it discards 3 of them, otherwise "
      "all; if it discarded 0 or 1 card it also takes 1 damage from you."}},
    {CardType::origins_laguna_blade,
     {"神滅斬", "神灭斩", "Laguna Blade"},
     {"造成3點傷害，目標每打出1張閃避少1點",
      "造成3点伤害，目标每打出1张闪避少1点",
      "3 damage, 1 less for each Dodge played"},
     {"出牌階段，消耗3點怒氣，對另1名角色使用，距離不限。該角色可以接連打出至多3張【閃避】，然後受到你造成的3點傷害，"
      "每打出1張便減少1點。",
      "出牌阶段，消耗3点怒气，对另1名角色使用，距离不限。该角色可以接连打出至多3张【闪避】，然后受到你造成的3点伤害，"
      "每打出1张便减少1点。",
      "Play phase, 3 rage: use it on another character at any distance. It may play up to 3 Dodges in a row, then "
      "takes 3 damage from you, 1 less for each Dodge played."}},
    {CardType::origins_gods_strength,
     {"神之力量", "神之力量", "God's Strength"},
     {"摸1張牌，本回合你的攻擊傷害+1",
      "摸1张牌，本回合你的攻击伤害+1",
      "Draw 1; your attacks deal +1 damage this turn"},
     {"出牌階段，消耗2點怒氣，對自己使用。摸1張牌；直到角色回合結束，你的攻擊傷害+1。可以疊加。",
      "出牌阶段，消耗2点怒气，对自己使用。摸1张牌；直到角色回合结束，你的攻击伤害+1。可以叠加。",
      "Play phase, 2 rage: use it on yourself. Draw 1 card; your attacks deal +1 damage until the turn ends. "
      "Several of them add up."}},
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(CardType::origins_normal_attack)));

}  // namespace

std::span<const CardTexts> origins_cards_1() { return table; }

}  // namespace fate::catalog
