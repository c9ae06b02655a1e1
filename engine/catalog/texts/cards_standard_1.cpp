// The cards of the standard set: basic cards, magic, ultimates.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr CardTexts table[] = {
    {CardType::normal_attack,
     {"普通攻擊", "普通攻击", "Normal Attack"},
     {"對攻擊範圍內1名角色造成1點傷害", "对攻击范围内1名角色造成1点伤害", "1 damage to a character in range"},
     {"出牌階段，對攻擊範圍內的另1名角色使用。除非被抵消或無效，造成1點傷害。每個出牌階段只能使用1張攻擊，其他效果"
      "另有允許時除外。",
      "出牌阶段，对攻击范围内的另1名角色使用。除非被抵消或无效，造成1点伤害。每个出牌阶段只能使用1张攻击，其他效果"
      "另有允许时除外。",
      "Play phase: use it on another character within your attack range. Unless it is cancelled or has no effect, "
      "it deals 1 damage. You may use 1 attack in each of your play phases, more only if another effect allows it."}},
    {CardType::chaos_attack,
     {"混亂攻擊", "混乱攻击", "Chaos Attack"},
     {"造成1點傷害，命中後你獲得1點怒氣", "造成1点伤害，命中后你获得1点怒气", "1 damage; on a hit you gain 1 rage"},
     {"出牌階段，對攻擊範圍內的另1名角色使用，造成1點傷害。只要命中，你就獲得1點怒氣，傷害被防止時也一樣。",
      "出牌阶段，对攻击范围内的另1名角色使用，造成1点伤害。只要命中，你就获得1点怒气，伤害被防止时也一样。",
      "Play phase: use it on another character within your attack range; it deals 1 damage. If it hits you gain 1 "
      "rage, even when the damage is prevented."}},
    {CardType::flame_attack,
     {"火焰攻擊", "火焰攻击", "Flame Attack"},
     {"造成1點傷害，傷者多獲得1點怒氣", "造成1点伤害，伤者多获得1点怒气", "1 damage; the victim gains 1 extra rage"},
     {"出牌階段，對攻擊範圍內的另1名角色使用，造成1點傷害。實際受到該傷害的角色因此多獲得1點怒氣。",
      "出牌阶段，对攻击范围内的另1名角色使用，造成1点伤害。实际受到该伤害的角色因此多获得1点怒气。",
      "Play phase: use it on another character within your attack range; it deals 1 damage. Whoever really takes "
      "that damage gains 1 rage more from it."}},
    {CardType::dodge,
     {"閃避", "闪避", "Dodge"},
     {"抵消1次以你為目標的攻擊", "抵消1次以你为目标的攻击", "Cancel an attack on you"},
     {"以你為目標的攻擊即將生效時使用，抵消該攻擊。有些效果會要求你打出【閃避】，此時它只用來回應。",
      "以你为目标的攻击即将生效时使用，抵消该攻击。有些效果会要求你打出【闪避】，此时它只用来回应。",
      "Use it when an attack on you is about to take effect: the attack is cancelled. Some effects ask you to play "
      "a Dodge; then it only answers that demand."}},
    {CardType::healing_salve,
     {"治療藥膏", "治疗药膏", "Healing Salve"},
     {"自己或瀕死角色回復1點血量", "自己或濒死角色回复1点血量", "You or a dying character recover 1 HP"},
     {"出牌階段，血量未滿時對自己使用，回復1點血量；或在任意角色瀕死時對該角色使用，令其回復1點血量。",
      "出牌阶段，血量未满时对自己使用，回复1点血量；或在任意角色濒死时对该角色使用，令其回复1点血量。",
      "Play phase: use it on yourself while below maximum HP and recover 1 HP. Or use it on any dying character, "
      "which recovers 1 HP."}},
    {CardType::fanaticism,
     {"狂熱", "狂热", "Fanaticism"},
     {"自傷1點，本回合攻擊張數不限", "自伤1点，本回合攻击张数不限", "Take 1 damage; any number of attacks this turn"},
     {"出牌階段，對自己使用。先自傷1點（來源是你），之後直到角色回合結束，你可以使用任意張攻擊。被驅散時兩者都不發"
      "生。",
      "出牌阶段，对自己使用。先自伤1点（来源是你），之后直到角色回合结束，你可以使用任意张攻击。被驱散时两者都不发"
      "生。",
      "Play phase: use it on yourself. You deal 1 damage to yourself; then you may use any number of attacks until "
      "the turn ends. If it is dispelled, neither happens."}},
    {CardType::misdirection,
     {"誤導", "误导", "Misdirection"},
     {"A的1點怒氣轉給B，然後A摸1張牌", "A的1点怒气转给B，然后A摸1张牌", "Move 1 rage from A to B; A draws 1"},
     {"出牌階段，對有怒氣的任意角色A使用，並選擇怒氣未達上限的另1名角色B。A轉移1點怒氣給B，然後A摸1張牌。A、B都可以"
      "是你；只有A是目標。B已不能獲得怒氣時，怒氣不轉移，A仍摸牌。",
      "出牌阶段，对有怒气的任意角色A使用，并选择怒气未达上限的另1名角色B。A转移1点怒气给B，然后A摸1张牌。A、B都可以"
      "是你；只有A是目标。B已不能获得怒气时，怒气不转移，A仍摸牌。",
      "Play phase: use it on any character A with rage and choose another character B below its rage cap. A "
      "transfers 1 rage to B, then A draws 1 card. A or B may be you; only A is the target. If B can no longer "
      "gain rage none moves, but A still draws."}},
    {CardType::chakra,
     {"查克拉", "查克拉", "Chakra"},
     {"摸1張；猜牌堆頂顏色，猜中得牌可再猜",
      "摸1张；猜牌堆顶颜色，猜中得牌可再猜",
      "Draw 1; guess the top card's colour to keep it, repeat"},
     {"出牌階段，對自己使用。摸1張牌，然後猜測牌堆頂牌的顏色並翻開：猜中則收下該牌，並可以再猜；猜錯則棄置該牌，到"
      "此為止。第一次必須猜。",
      "出牌阶段，对自己使用。摸1张牌，然后猜测牌堆顶牌的颜色并翻开：猜中则收下该牌，并可以再猜；猜错则弃置该牌，到"
      "此为止。第一次必须猜。",
      "Play phase: use it on yourself. Draw 1 card, then guess the colour of the top card of the deck and reveal "
      "it. Right: take it and guess again if you like. Wrong: it is discarded and you stop. The first guess is not "
      "optional."}},
    {CardType::wild_axes,
     {"野性之斧", "野性之斧", "Wild Axes"},
     {"沿途每名角色打出閃避或受1點傷害",
      "沿途每名角色打出闪避或受1点伤害",
      "All along the path: play Dodge or take 1 damage"},
     {"出牌階段使用，選擇另1名角色。從你出發、沿座位較短的一側直到該角色（包含該角色，不含你），由近至遠每名角色各"
      "選一項：打出1張【閃避】，或受到你造成的1點傷害。兩側等長時由你決定方向。",
      "出牌阶段使用，选择另1名角色。从你出发、沿座位较短的一侧直到该角色（包含该角色，不含你），由近至远每名角色各"
      "选一项：打出1张【闪避】，或受到你造成的1点伤害。两侧等长时由你决定方向。",
      "Play phase: choose another character. Everybody on the shorter way by seats from you (excluded) to it "
      "(included), nearest first, either plays 1 Dodge or takes 1 damage from you. If both ways are equal you "
      "choose one."}},
    {CardType::dispel,
     {"驅散", "驱散", "Dispel"},
     {"抵消1張魔法牌或1個英雄技能的效果", "抵消1张魔法牌或1个英雄技能的效果", "Cancel a magic card or hero skill"},
     {"在魔法牌、主動技能或施法技能生效前使用，抵消它的全部效果；已付的代價不退還。【驅散】也是魔法牌，可以再被驅散。"
      "被動技能、S技牌、基本牌、裝備和野怪都不能被驅散。",
      "在魔法牌、主动技能或施法技能生效前使用，抵消它的全部效果；已付的代价不退还。【驱散】也是魔法牌，可以再被驱散。"
      "被动技能、S技牌、基本牌、装备和野怪都不能被驱散。",
      "Use it before a magic card, an active skill or a cast skill takes effect: its whole effect is cancelled, "
      "what was paid stays paid. Dispel is a magic card itself and can be dispelled in turn. Passive skills, "
      "ultimates, basic cards, equipment and monsters cannot be dispelled."}},
    {CardType::disarm,
     {"繳械", "缴械", "Disarm"},
     {"棄掉1名角色的1張裝備牌", "弃掉1名角色的1张装备牌", "Discard a character's equipment card"},
     {"出牌階段，對裝備區有牌的任意角色使用，你棄掉其中1張。可以對自己使用。",
      "出牌阶段，对装备区有牌的任意角色使用，你弃掉其中1张。可以对自己使用。",
      "Play phase: use it on any character with equipment and discard 1 of its equipment cards. You may choose "
      "yourself."},
     {"改為將那張裝備牌收入你的手牌。",
      "改为将那张装备牌收入你的手牌。",
      "Take that equipment card into your hand instead."}},
    {CardType::lunar_arrow,
     {"月神之箭", "月神之箭", "Lunar Arrow"},
     {"目標棄1張你指定顏色的牌，否則受1點傷害",
      "目标弃1张你指定颜色的牌，否则受1点伤害",
      "Target discards the colour you name or takes 1 damage"},
     {"出牌階段，對另1名角色使用。結算時你指定1種顏色，該角色選擇：棄置1張這種顏色的手牌，或受到你造成的1點傷害。",
      "出牌阶段，对另1名角色使用。结算时你指定1种颜色，该角色选择：弃置1张这种颜色的手牌，或受到你造成的1点伤害。",
      "Play phase: use it on another character. As it resolves you name a colour: that character discards 1 hand "
      "card of it or takes 1 damage from you."},
     {"改為指定1種花色。", "改为指定1种花色。", "Name a suit instead of a colour."}},
    {CardType::energy_transfer,
     {"能量轉移", "能量转移", "Energy Transfer"},
     {"看牌堆頂的牌，分給每名存活角色各1張",
      "看牌堆顶的牌，分给每名存活角色各1张",
      "Look at the top cards; give 1 to everyone alive"},
     {"出牌階段使用，沒有目標。翻看牌堆頂與存活角色同樣張數的牌，只有你能看；然後從你開始按行動順序暗中分給每名存活"
      "角色各1張，收入其手牌。",
      "出牌阶段使用，没有目标。翻看牌堆顶与存活角色同样张数的牌，只有你能看；然后从你开始按行动顺序暗中分给每名存活"
      "角色各1张，收入其手牌。",
      "Play phase; it has no target. You alone look at the top X cards of the deck (X = living characters), then "
      "give one to each living character in turn order from you, face down into their hands."},
     {"改為1名角色得到2張，另1名角色得不到，其餘各1張。",
      "改为1名角色得到2张，另1名角色得不到，其余各1张。",
      "One character gets 2 of them, another one none, the rest 1 each."}},
    {CardType::greed,
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
    {CardType::siren_song,
     {"海妖之歌", "海妖之歌", "Siren Song"},
     {"目標下回合跳過摸、出、棄牌，且暫時免疫",
      "目标下回合跳过摸、出、弃牌，且暂时免疫",
      "Target skips its next turn and is immune for a round"},
     {"出牌階段，對另1名角色使用並置於其狀態區。該角色下個回合跳過摸牌、出牌和棄牌階段；並且直到你的下個角色回合開"
      "始前，該角色不能被任何技能和手牌指定或影響。裝備的效果和基本規則仍然有效。",
      "出牌阶段，对另1名角色使用并置于其状态区。该角色下个回合跳过摸牌、出牌和弃牌阶段；并且直到你的下个角色回合开"
      "始前，该角色不能被任何技能和手牌指定或影响。装备的效果和基本规则仍然有效。",
      "Play phase: use it on another character; it goes to that character's state area. That character skips the "
      "draw, play and discard phases of its next turn, and until just before your next turn no skill and no hand "
      "card can target or affect it. Equipment and the basic rules still do."},
     {"改為對自己使用。", "改为对自己使用。", "Use it on yourself instead."}},
    {CardType::gods_strength,
     {"神之力量", "神之力量", "God's Strength"},
     {"摸1張牌，本回合你的攻擊傷害+1",
      "摸1张牌，本回合你的攻击伤害+1",
      "Draw 1; your attacks deal +1 damage this turn"},
     {"出牌階段，消耗2點怒氣，對自己使用。摸1張牌；直到角色回合結束，你的攻擊傷害+1。可以疊加。",
      "出牌阶段，消耗2点怒气，对自己使用。摸1张牌；直到角色回合结束，你的攻击伤害+1。可以叠加。",
      "Play phase, 2 rage: use it on yourself. Draw 1 card; your attacks deal +1 damage until the turn ends. "
      "Several of them add up."}},
    {CardType::viper_strike,
     {"蝮蛇突襲", "蝮蛇突袭", "Viper Strike"},
     {"造成1點傷害，目標跳過下個摸牌階段",
      "造成1点伤害，目标跳过下个摸牌阶段",
      "1 damage; target skips its next draw phase"},
     {"出牌階段，消耗2點怒氣，對另1名角色使用並置於其狀態區。該角色受到你造成的1點傷害，並跳過下一個摸牌階段。",
      "出牌阶段，消耗2点怒气，对另1名角色使用并置于其状态区。该角色受到你造成的1点伤害，并跳过下一个摸牌阶段。",
      "Play phase, 2 rage: use it on another character; it goes to that character's state area. It takes 1 damage "
      "from you and skips its next draw phase."}},
    {CardType::time_stop,
     {"時間靜止", "时间静止", "Time Stop"},
     {"其他角色下回合都跳過摸、出、棄牌階段",
      "其他角色下回合都跳过摸、出、弃牌阶段",
      "All others skip draw, play and discard next turn"},
     {"出牌階段，消耗2點怒氣，對所有其他角色使用。他們各自的下個回合跳過摸牌、出牌和棄牌階段，其餘階段照常。",
      "出牌阶段，消耗2点怒气，对所有其他角色使用。他们各自的下个回合跳过摸牌、出牌和弃牌阶段，其余阶段照常。",
      "Play phase, 2 rage: use it on all other characters. Each of them skips the draw, play and discard phases of "
      "its next turn; the other phases happen."}},
    {CardType::sunder,
     {"靈魂隔斷", "灵魂隔断", "Sunder"},
     {"與目標交換血量，交換後為1者回復至2",
      "与目标交换血量，交换后为1者回复至2",
      "Swap HP; whoever has 1 then recovers to 2"},
     {"出牌階段，消耗3點怒氣，對另1名角色使用。你們交換當前血量，超過各自上限的部分不計；之後兩人中血量為1者回復至2"
      "點。這不是傷害。",
      "出牌阶段，消耗3点怒气，对另1名角色使用。你们交换当前血量，超过各自上限的部分不计；之后两人中血量为1者回复至2"
      "点。这不是伤害。",
      "Play phase, 3 rage: use it on another character. You two swap your current HP, each up to its own maximum; "
      "then whoever of you has exactly 1 HP recovers to 2. This is no damage."}},
    {CardType::laguna_blade,
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
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(CardType::normal_attack)));

}  // namespace

std::span<const CardTexts> standard_cards_1() { return table; }

}  // namespace fate::catalog
