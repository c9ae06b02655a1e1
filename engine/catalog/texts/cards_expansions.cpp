// The cards of the expansions, in the order of the sets.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr CardTexts table[] = {
    {CardType::borrowed_time,
     {"迴光返照", "回光返照", "Borrowed Time"},
     {"你的回合外受傷時，防止並回復等量血量",
      "你的回合外受伤时，防止并回复等量血量",
      "Hurt outside your turn: prevent it, recover as much"},
     {"在你的回合外受到傷害時，消耗3點怒氣（須在受傷前已有）使用：防止該傷害，並回復與其數值相等的血量。",
      "在你的回合外受到伤害时，消耗3点怒气（须在受伤前已有）使用：防止该伤害，并回复与其数值相等的血量。",
      "When you take damage outside your turn, 3 rage that you had before it: prevent that damage and recover as "
      "much HP."}},
    {CardType::soul_ring,
     {"靈魂之戒", "灵魂之戒", "Soul Ring"},
     {"出牌階段1次，自傷X點，摸X張牌", "出牌阶段1次，自伤X点，摸X张牌", "Once per turn: take X damage, draw X"},
     {"裝備期間，出牌階段，每回合1次。代價：對自己造成X點傷害（X至少為1，至多為當前血量）。若仍存活，摸X張牌。",
      "装备期间，出牌阶段，每回合1次。代价：对自己造成X点伤害（X至少为1，至多为当前血量）。若仍存活，摸X张牌。",
      "While equipped: once per turn in your play phase. Cost: deal X damage to yourself (X from 1 to your HP). If "
      "you are still alive, draw X cards."}},
    {CardType::kobold_foreman,
     {"狗頭人工頭", "狗头人工头", "Kobold Foreman"},
     {"摸1張牌", "摸1张牌", "Draw 1 card"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：摸1張牌。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：摸1张牌。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: draw 1 "
      "card."}},
    {CardType::gnoll_assassin,
     {"豺狼刺客", "豺狼刺客", "Gnoll Assassin"},
     {"獲得1點怒氣", "获得1点怒气", "Gain 1 rage"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：獲得1點怒氣。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：获得1点怒气。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: gain 1 "
      "rage."}},
    {CardType::forest_troll_priest,
     {"森林巨魔牧師", "森林巨魔牧师", "Forest Troll Priest"},
     {"回復1點血量", "回复1点血量", "Recover 1 HP"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：回復1點血量。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：回复1点血量。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: recover "
      "1 HP."}},
    {CardType::black_dragon,
     {"黑龍", "黑龙", "Black Dragon"},
     {"受到1點傷害，然後摸3張牌", "受到1点伤害，然后摸3张牌", "Take 1 damage, then draw 3"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：受到1點無來源的傷害，然後摸3張牌。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：受到1点无来源的伤害，然后摸3张牌。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: take 1 "
      "damage without a source, then draw 3 cards."}},
    {CardType::dark_troll_warlord,
     {"黑暗巨魔首領", "黑暗巨魔首领", "Dark Troll Warlord"},
     {"棄置1張牌，或受到1點傷害", "弃置1张牌，或受到1点伤害", "Discard 1 card or take 1 damage"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：棄置1張牌（手牌或裝備），或受到1點無來源的傷"
      "害。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：弃置1张牌（手牌或装备），或受到1点无来源的伤"
      "害。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: discard "
      "1 card (hand or equipment) or take 1 damage without a source."}},
    {CardType::thunder_lizard,
     {"雷霆蜥蜴", "雷霆蜥蜴", "Thunder Lizard"},
     {"受到1點傷害，本回合攻擊張數不限",
      "受到1点伤害，本回合攻击张数不限",
      "Take 1 damage; any number of attacks this turn"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：受到1點無來源的傷害，之後直到角色回合結束，"
      "可以使用任意張攻擊。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：受到1点无来源的伤害，之后直到角色回合结束，"
      "可以使用任意张攻击。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: take 1 "
      "damage without a source, then any number of attacks may be used until the turn ends."}},
    {CardType::satyr_trickster,
     {"薩特欺詐者", "萨特欺诈者", "Satyr Trickster"},
     {"可看牌堆頂5張，拿1張，其餘排序放回",
      "可看牌堆顶5张，拿1张，其余排序放回",
      "Look at the top 5, take 1, order the rest"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：可以查看牌堆頂的5張牌，拿取其中1張，其餘以任"
      "意順序放回牌堆頂。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：可以查看牌堆顶的5张牌，拿取其中1张，其余以任"
      "意顺序放回牌堆顶。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: may "
      "look at the top 5 cards of the deck, take 1 and put the rest back on top in any order."}},
    {CardType::enraged_wildkin,
     {"暴怒的梟獸", "暴怒的枭兽", "Enraged Wildkin"},
     {"可選2名角色，各打出閃避或受1點傷害",
      "可选2名角色，各打出闪避或受1点伤害",
      "Up to 2 characters: play Dodge or take 1 damage"},
     {"在你的野怪判定階段翻開時由你執行；被其他角色殺死時由殺死者執行：可以指定至多2名角色，他們按行動順序各選一項："
      "打出1張【閃避】，或受到1點無來源的傷害。",
      "在你的野怪判定阶段翻开时由你执行；被其他角色杀死时由杀死者执行：可以指定至多2名角色，他们按行动顺序各选一项："
      "打出1张【闪避】，或受到1点无来源的伤害。",
      "Flipped in your monster judgment it acts on you; killed by another character it acts on the killer: may "
      "choose up to 2 characters, which in turn order play 1 Dodge or take 1 damage without a source."}},
    {CardType::assassinate,
     {"暗殺", "暗杀", "Assassinate"},
     {"一輪後造成2點傷害，期間不能用手牌",
      "一轮后造成2点伤害，期间不能用手牌",
      "After a round, 2 damage; no hand card until then"},
     {"出牌階段，消耗2點怒氣，對任意角色使用並置於其狀態區。你的下個角色回合開始時，若你存活，你對該角色造成2點傷害。"
      "從本回合結束到那時，你若使用或打出手牌，【暗殺】便失效，你可以收回此牌。",
      "出牌阶段，消耗2点怒气，对任意角色使用并置于其状态区。你的下个角色回合开始时，若你存活，你对该角色造成2点伤害。"
      "从本回合结束到那时，你若使用或打出手牌，【暗杀】便失效，你可以收回此牌。",
      "Play phase, 2 rage: use it on any character; it goes to that character's state area. When your next turn "
      "starts and you are alive you deal it 2 damage. If you use or play a hand card between the end of this turn "
      "and then, it fails and you may take this card back."}},
    {CardType::urn_of_shadows,
     {"影之靈龕", "影之灵龛", "Urn of Shadows"},
     {"傷害他人可存手牌為靈魂；2魂：傷或療1點",
      "伤害他人可存手牌为灵魂；2魂：伤或疗1点",
      "Store souls as you deal damage; 2 souls: hurt or heal 1"},
     {"裝備期間，每次對其他角色造成傷害後，你可以把1張手牌明置於其上作為靈魂。出牌階段，每回合1次，可以棄2個靈魂，"
      "然後選擇任意角色：你對其造成1點傷害，或令其回復1點血量。它離開裝備區時，靈魂一併棄置。",
      "装备期间，每次对其他角色造成伤害后，你可以把1张手牌明置于其上作为灵魂。出牌阶段，每回合1次，可以弃2个灵魂，"
      "然后选择任意角色：你对其造成1点伤害，或令其回复1点血量。它离开装备区时，灵魂一并弃置。",
      "While equipped: each time you have dealt damage to another character you may put 1 hand card face up on it "
      "as a soul. Once per turn in your play phase you may discard 2 souls and choose any character: deal it 1 "
      "damage or let it recover 1 HP. When the urn leaves, its souls are discarded."}},
    {CardType::time_lapse,
     {"回到過去", "回到过去", "Time Lapse"},
     {"將手牌補到手牌上限", "将手牌补到手牌上限", "Fill your hand to its limit"},
     {"出牌階段，消耗2點怒氣，對自己使用。摸牌直到手牌數等於你當前的手牌上限。",
      "出牌阶段，消耗2点怒气，对自己使用。摸牌直到手牌数等于你当前的手牌上限。",
      "Play phase, 2 rage: use it on yourself. Draw until you hold as many cards as your current hand limit."}},
    {CardType::linkens_sphere,
     {"林肯法球", "林肯法球", "Linken's Sphere"},
     {"成為魔法牌目標時可橫置它，抵消該牌",
      "成为魔法牌目标时可横置它，抵消该牌",
      "Targeted by magic: turn it to cancel the card"},
     {"裝備時為豎置。你成為魔法牌的目標時，若它為豎置，可以將其橫置，該牌對所有目標都視為被抵消。出牌階段，可以棄1"
      "張手牌將其豎置。",
      "装备时为竖置。你成为魔法牌的目标时，若它为竖置，可以将其横置，该牌对所有目标都视为被抵消。出牌阶段，可以弃1"
      "张手牌将其竖置。",
      "Enters upright. When you become a target of a magic card and it is upright, you may turn it sideways: the "
      "whole card counts as cancelled, for all its targets. Play phase: you may discard 1 hand card to set it "
      "upright."}},
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(CardType::borrowed_time)));

}  // namespace

std::span<const CardTexts> expansion_cards() { return table; }

}  // namespace fate::catalog
