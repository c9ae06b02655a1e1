// The heroes of Sunrise.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::alchemist, {"鍊金術士", "炼金术士", "Alchemist"}},
    {HeroId::slardar, {"魚人守衛", "鱼人守卫", "Slardar"}},
    {HeroId::silencer, {"沉默術士", "沉默术士", "Silencer"}},
    {HeroId::zeus, {"眾神之王", "众神之王", "Zeus"}},
    {HeroId::dark_seer, {"黑暗賢者", "黑暗贤者", "Dark Seer"}},
    {HeroId::death_prophet, {"死亡先知", "死亡先知", "Death Prophet"}},
    {HeroId::drow_ranger, {"黑暗遊俠", "黑暗游侠", "Drow Ranger"}},
    {HeroId::templar_assassin, {"聖堂刺客", "圣堂刺客", "Templar Assassin"}},
    {HeroId::broodmother, {"育母蜘蛛", "育母蜘蛛", "Broodmother"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::unstable_concoction,
     {"不穩定化合物", "不稳定化合物", "Unstable Concoction"},
     {"回合結束，棄1手牌，抽取至多2人各1張為元素，同花色多餘則自傷",
      "回合结束，弃1手牌，抽取至多2人各1张为元素，同花色多余则自伤",
      "Turn end, discard 1: take 1 card each of up to 2 others; duplicate suits hurt you"},
     {"回合結束階段，每回合1次。代價：棄1張手牌。效果：從其他角色至多2名處各抽取1張牌（手牌或裝備），置於自己的狀態"
      "區作為化學元素。每種花色只能留1張，多餘的立即棄置，每棄置1張你對自己造成1點傷害。",
      "回合结束阶段，每回合1次。代价：弃1张手牌。效果：从其他角色至多2名处各抽取1张牌（手牌或装备），置于自己的状态"
      "区作为化学元素。每种花色只能留1张，多余的立即弃置，每弃置1张你对自己造成1点伤害。",
      "Turn end phase, once per turn. Cost: discard 1 hand card. Then take 1 card (hand or equipment) of each of "
      "up to 2 other characters into your state area as chemicals. Only 1 of each suit may stay: the surplus is "
      "discarded at once and each card so discarded deals you 1 damage from yourself."}},
    {SkillId::chemical_rage,
     {"化學狂暴", "化学狂暴", "Chemical Rage"},
     {"每回合1次，用3個化學元素，回復1點且本回合攻擊張數不限",
      "每回合1次，用3个化学元素，回复1点且本回合攻击张数不限",
      "Once per turn, 3 chemicals: recover 1 HP and attack without limit"},
     {"出牌階段，每回合1次。代價：棄3個化學元素。效果：回復1點血量，並且到角色回合結束為止可以使用任意張攻擊。",
      "出牌阶段，每回合1次。代价：弃3个化学元素。效果：回复1点血量，并且到角色回合结束为止可以使用任意张攻击。",
      "Play phase, once per turn. Cost: spend 3 chemicals. Then recover 1 HP, and until the turn ends you may use "
      "any number of attacks."}},
    {SkillId::sprint,
     {"衝刺", "冲刺", "Sprint"},
     {"成為攻擊目標時可棄紅桃手牌：抵消攻擊，或傷害+1並摸4張",
      "成为攻击目标时可弃红桃手牌：抵消攻击，或伤害+1并摸4张",
      "Attacked: discard a heart to cancel, or take +1 damage and draw 4"},
     {"你成為攻擊的目標時。代價：棄1張紅桃手牌。效果：選一項：該攻擊視為被抵消；或該攻擊對你的傷害+1，攻擊結束後你"
      "摸4張牌。",
      "你成为攻击的目标时。代价：弃1张红桃手牌。效果：选一项：该攻击视为被抵消；或该攻击对你的伤害+1，攻击结束后你"
      "摸4张牌。",
      "When you become the target of an attack. Cost: discard 1 heart hand card. Then choose one: the attack "
      "counts as cancelled; or it deals you +1 damage and you draw 4 cards after it."}},
    {SkillId::slithereen_crush,
     {"魚人碎擊", "鱼人碎击", "Slithereen Crush"},
     {"攻擊被閃避後，用1點怒氣和1手牌令其強制命中",
      "攻击被闪避后，用1点怒气和1手牌令其强制命中",
      "Dodged? Spend 1 rage and 1 card: the attack is a sure hit"},
     {"你的攻擊被【閃避】抵消時。代價：消耗1點怒氣並棄1張手牌。效果：該攻擊強制命中。",
      "你的攻击被【闪避】抵消时。代价：消耗1点怒气并弃1张手牌。效果：该攻击强制命中。",
      "When your attack was cancelled by Dodge. Cost: spend 1 rage and discard 1 hand card. Then that attack is a "
      "sure hit."}},
    {SkillId::curse_of_the_silent,
     {"靜默詛咒", "静默诅咒", "Curse of the Silent"},
     {"每回合1次，棄紅桃手牌：另1角色棄1張魔法牌或受1點傷害",
      "每回合1次，弃红桃手牌：另1角色弃1张魔法牌或受1点伤害",
      "Once per turn, discard a heart: another discards magic or takes 1 damage"},
     {"出牌階段，每回合1次。代價：棄1張紅桃手牌。效果：另1名角色選擇棄置1張魔法牌，或受到你造成的1點傷害。",
      "出牌阶段，每回合1次。代价：弃1张红桃手牌。效果：另1名角色选择弃置1张魔法牌，或受到你造成的1点伤害。",
      "Play phase, once per turn. Cost: discard 1 heart hand card. Then another character discards 1 magic card or "
      "takes 1 damage from you."}},
    {SkillId::glaives_of_wisdom,
     {"智慧之刃", "智慧之刃", "Glaives of Wisdom"},
     {"怒氣不低於2時，你的攻擊可令傷害+1",
      "怒气不低于2时，你的攻击可令伤害+1",
      "With 2 rage or more your attacks may deal +1"},
     {"你的攻擊造成傷害時，若你的怒氣不低於2點，可以令傷害+1。",
      "你的攻击造成伤害时，若你的怒气不低于2点，可以令伤害+1。",
      "When your attack deals damage while your rage is 2 or more, you may add 1 to it."}},
    {SkillId::last_word,
     {"最後遺言", "最后遗言", "Last Word"},
     {"手牌上限增加你已損失的血量數",
      "手牌上限增加你已损失的血量数",
      "Your hand limit grows by the HP you have lost"},
     {"自動生效。你的手牌上限+X，X為你已損失的血量。",
      "自动生效。你的手牌上限+X，X为你已损失的血量。",
      "Always on. Your hand limit is +X, where X is the HP you have lost."}},
    {SkillId::static_field,
     {"靜電場", "静电场", "Static Field"},
     {"你的魔法牌結算後可判定，非黑桃則獲得1點怒氣",
      "你的魔法牌结算后可判定，非黑桃则获得1点怒气",
      "When your magic card resolved, judge; no spade: gain 1 rage"},
     {"你使用的魔法牌未被抵消而結算後，可以判定：若不是黑桃，你獲得1點怒氣。",
      "你使用的魔法牌未被抵消而结算后，可以判定：若不是黑桃，你获得1点怒气。",
      "After a magic card of yours resolved without being cancelled you may judge; unless it is a spade you gain 1 "
      "rage."}},
    {SkillId::thundergods_wrath,
     {"雷神之怒", "雷神之怒", "Thundergod's Wrath"},
     {"每回合1次，用2點怒氣，至多3名角色各棄紅桃牌或受1點傷害",
      "每回合1次，用2点怒气，至多3名角色各弃红桃牌或受1点伤害",
      "Once per turn, 2 rage: up to 3 others discard a heart or take 1 damage"},
     {"出牌階段，每回合1次。代價：消耗2點怒氣。效果：至多3名其他角色各選擇棄置1張紅桃牌（可為裝備），或受到你造成的"
      "1點傷害。",
      "出牌阶段，每回合1次。代价：消耗2点怒气。效果：至多3名其他角色各选择弃置1张红桃牌（可为装备），或受到你造成的"
      "1点伤害。",
      "Play phase, once per turn. Cost: spend 2 rage. Then up to 3 other characters each discard 1 heart card "
      "(equipment too) or take 1 damage from you."}},
    {SkillId::vacuum,
     {"真空", "真空", "Vacuum"},
     {"每回合1次，棄X張同花色手牌，抽取X-1名角色各1張手牌",
      "每回合1次，弃X张同花色手牌，抽取X-1名角色各1张手牌",
      "Once per turn, X of a suit: take 1 hand card each from X-1 others"},
     {"出牌階段，每回合1次。代價：棄X張花色相同的手牌（X至少為2）。效果：抽取剛好X-1名其他角色各1張手牌。",
      "出牌阶段，每回合1次。代价：弃X张花色相同的手牌（X至少为2）。效果：抽取刚好X-1名其他角色各1张手牌。",
      "Play phase, once per turn. Cost: discard X hand cards of one suit (X at least 2). Then take 1 hand card of "
      "each of exactly X-1 other characters."}},
    {SkillId::wall_of_replica,
     {"複製之牆", "复制之墙", "Wall of Replica"},
     {"每角色回合1次，黑桃手牌可當你本回合用過的任一魔法牌",
      "每角色回合1次，黑桃手牌可当你本回合用过的任一魔法牌",
      "Once in each turn: a spade is any magic card you used in it"},
     {"每角色回合1次，可以把1張黑桃手牌當作你在這個角色回合用過的任意1種魔法牌使用，時機照常，也可以強化。",
      "每角色回合1次，可以把1张黑桃手牌当作你在这个角色回合用过的任意1种魔法牌使用，时机照常，也可以强化。",
      "Once in each turn you may use 1 spade hand card as any magic card that you already used in that turn, at "
      "its usual time; it may be enhanced."}},
    {SkillId::carrion_swarm,
     {"食腐蝠群", "食腐蝠群", "Carrion Swarm"},
     {"每回合1次，棄2張紅色手牌，傷至多X名角色各1點（X為惡靈數）",
      "每回合1次，弃2张红色手牌，伤至多X名角色各1点（X为恶灵数）",
      "Once per turn, 2 red: 1 damage to up to X others (X spirits)"},
     {"出牌階段，每回合1次。代價：棄2張紅色手牌。效果：選擇其他角色至多X名（X為你的惡靈數），各受到你造成的1點傷害；"
      "惡靈保留。",
      "出牌阶段，每回合1次。代价：弃2张红色手牌。效果：选择其他角色至多X名（X为你的恶灵数），各受到你造成的1点伤害；"
      "恶灵保留。",
      "Play phase, once per turn. Cost: discard 2 red hand cards. Then deal 1 damage to each of up to X other "
      "characters, X being the number of your evil spirits, which stay."}},
    {SkillId::evil_spirit,
     {"惡靈", "恶灵", "Evil Spirit"},
     {"出牌階段，可用1點怒氣將1張手牌存為惡靈",
      "出牌阶段，可用1点怒气将1张手牌存为恶灵",
      "Play phase: spend 1 rage to store a hand card as a spirit"},
     {"出牌階段，可以消耗1點怒氣，將1張手牌置於自己的狀態區作為惡靈。次數不限。",
      "出牌阶段，可以消耗1点怒气，将1张手牌置于自己的状态区作为恶灵。次数不限。",
      "In your play phase you may spend 1 rage and put 1 hand card into your own state area as an evil spirit, any "
      "number of times."}},
    {SkillId::exorcism,
     {"驅使惡靈", "驱使恶灵", "Exorcism"},
     {"每回合1次，用X點怒氣棄全部X個惡靈，分配X點傷害",
      "每回合1次，用X点怒气弃全部X个恶灵，分配X点伤害",
      "Once per turn: X rage and all X spirits deal X damage as you like"},
     {"出牌階段，每回合1次，X為你的惡靈數。代價：消耗X點怒氣並棄全部惡靈。效果：將X點傷害分配給至多X名其他角色，每"
      "人至少1點。",
      "出牌阶段，每回合1次，X为你的恶灵数。代价：消耗X点怒气并弃全部恶灵。效果：将X点伤害分配给至多X名其他角色，每"
      "人至少1点。",
      "Play phase, once per turn; X is the number of your evil spirits. Cost: spend X rage and discard them all. "
      "Then divide X damage among up to X other characters, at least 1 each."}},
    {SkillId::frost_arrows,
     {"霜凍之箭", "霜冻之箭", "Frost Arrows"},
     {"施法：置黑色手牌，另1名角色本回合受傷不獲得怒氣",
      "施法：置黑色手牌，另1名角色本回合受伤不获得怒气",
      "Cast a black card: the target gains no rage from damage"},
     {"施法階段。在另1名角色的狀態區放上1張黑色手牌，到這個角色回合結束為止，該角色受到傷害後不獲得怒氣。",
      "施法阶段。在另1名角色的状态区放上1张黑色手牌，到这个角色回合结束为止，该角色受到伤害后不获得怒气。",
      "Casting phase. Put 1 black hand card into another character's state area: until the end of the coming turn "
      "it gains no rage from damage."}},
    {SkillId::power_shot,
     {"強擊", "强击", "Power Shot"},
     {"每回合1次，棄黑色手牌，棄掉他人1手牌，黑桃則歸你",
      "每回合1次，弃黑色手牌，弃掉他人1手牌，黑桃则归你",
      "Once per turn, discard a black: discard another's card; a spade is yours"},
     {"出牌階段，每回合1次。代價：棄1張黑色手牌。效果：另1名角色的手牌由你棄掉1張，是黑桃便歸你所有。",
      "出牌阶段，每回合1次。代价：弃1张黑色手牌。效果：另1名角色的手牌由你弃掉1张，是黑桃便归你所有。",
      "Play phase, once per turn. Cost: discard 1 black hand card. Then discard 1 hand card of another character; "
      "if it is a spade you take it."}},
    {SkillId::marksmanship,
     {"射手天賦", "射手天赋", "Marksmanship"},
     {"黑色手牌可當普通攻擊使用或打出",
      "黑色手牌可当普通攻击使用或打出",
      "Use or play black hand cards as Normal Attack"},
     {"你可以把1張黑色手牌當作【普通攻擊】使用或打出。",
      "你可以把1张黑色手牌当作【普通攻击】使用或打出。",
      "You may use or play a black hand card as a Normal Attack."}},
    {SkillId::meld,
     {"隱匿", "隐匿", "Meld"},
     {"攻擊者手牌不少於你時，其攻擊對你無效",
      "攻击者手牌不少于你时，其攻击对你无效",
      "Attacks of those with at least your hand have no effect"},
     {"自動生效。你成為攻擊的目標時，若攻擊者的手牌數（攻擊牌已離手）不少於你，該攻擊對你無效。",
      "自动生效。你成为攻击的目标时，若攻击者的手牌数（攻击牌已离手）不少于你，该攻击对你无效。",
      "Always on. When you become the target of an attack and the attacker, the attack card already gone, holds at "
      "least as many hand cards as you, the attack has no effect on you."}},
    {SkillId::psi_blades,
     {"靈能之刃", "灵能之刃", "Psi Blades"},
     {"攻擊命中後，可抽取目標上家或下家的1張手牌",
      "攻击命中后，可抽取目标上家或下家的1张手牌",
      "After a hit take 1 hand card of the target's neighbour"},
     {"你的攻擊命中後，可以從目標的上家或下家手中抽取1張牌，不能是你自己。",
      "你的攻击命中后，可以从目标的上家或下家手中抽取1张牌，不能是你自己。",
      "After your attack hit you may take 1 hand card of the target's previous or next seat, not of yourself."}},
    {SkillId::spin_web,
     {"織網", "织网", "Spin Web"},
     {"每回合1次，棄2張攻擊牌，回復1點血量",
      "每回合1次，弃2张攻击牌，回复1点血量",
      "Once per turn: discard 2 attacks, recover 1 HP"},
     {"出牌階段，每回合1次，血量未滿時。代價：棄2張攻擊牌。效果：回復1點血量。",
      "出牌阶段，每回合1次，血量未满时。代价：弃2张攻击牌。效果：回复1点血量。",
      "Play phase, once per turn, below maximum HP. Cost: discard 2 attack cards. Then recover 1 HP."}},
    {SkillId::insatiable_hunger,
     {"極度饑渴", "极度饥渴", "Insatiable Hunger"},
     {"摸牌階段可多摸X張，X為已損失的血量",
      "摸牌阶段可多摸X张，X为已损失的血量",
      "Draw phase: draw X extra, X = HP lost"},
     {"你的摸牌階段，可以多摸X張牌，X為你已損失的血量。",
      "你的摸牌阶段，可以多摸X张牌，X为你已损失的血量。",
      "In your draw phase you may draw X extra cards, where X is the HP you have lost."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::alchemist)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::unstable_concoction)));

}  // namespace

std::span<const HeroTexts> sunrise_heroes() { return heroes; }
std::span<const SkillTexts> sunrise_skills() { return skills; }

}  // namespace fate::catalog
