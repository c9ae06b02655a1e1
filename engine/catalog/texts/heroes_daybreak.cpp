// The heroes of Daybreak.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::magnus, {"半人猛獁", "半人猛犸", "Magnus"}},
    {HeroId::pudge, {"屠夫", "屠夫", "Pudge"}},
    {HeroId::clockwerk, {"發條地精", "发条地精", "Clockwerk"}},
    {HeroId::tusk, {"巨牙海民", "巨牙海民", "Tusk"}},
    {HeroId::brewmaster, {"熊貓酒仙", "熊猫酒仙", "Brewmaster"}},
    {HeroId::warlock, {"術士", "术士", "Warlock"}},
    {HeroId::queen_of_pain, {"痛苦女王", "痛苦女王", "Queen of Pain"}},
    {HeroId::ancient_apparition, {"極寒幽魂", "极寒幽魂", "Ancient Apparition"}},
    {HeroId::luna, {"月之騎士", "月之骑士", "Luna"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::empower,
     {"授予力量", "授予力量", "Empower"},
     {"施法：置1張手牌，目標本回合同色手牌可當普通攻擊",
      "施法：置1张手牌，目标本回合同色手牌可当普通攻击",
      "Cast a card: the target's hand cards of that colour are normal attacks"},
     {"施法階段。將1張手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色與此牌同色的手牌都可以當作【普通攻擊】"
      "使用或打出。",
      "施法阶段。将1张手牌置于任意角色的状态区，到这个角色回合结束为止，该角色与此牌同色的手牌都可以当作【普通攻击】"
      "使用或打出。",
      "Casting phase. Put 1 hand card into any character's state area: until the end of the coming turn all its "
      "hand cards of that colour may be used or played as Normal Attack."}},
    {SkillId::reverse_polarity,
     {"兩極反轉", "两极反转", "Reverse Polarity"},
     {"每回合1次，消耗X點怒氣，與手牌差不過X的角色交換手牌",
      "每回合1次，消耗X点怒气，与手牌差不过X的角色交换手牌",
      "Once per turn, X rage: swap hands with one whose hand differs by X at most"},
     {"出牌階段，每回合1次。代價：消耗X點怒氣（X可為0）。效果：與另1名角色交換全部手牌，雙方手牌數之差不得大於X。",
      "出牌阶段，每回合1次。代价：消耗X点怒气（X可为0）。效果：与另1名角色交换全部手牌，双方手牌数之差不得大于X。",
      "Play phase, once per turn. Cost: spend X rage (X may be 0). Then swap all hand cards with another "
      "character; the two hands may differ by at most X cards."}},
    {SkillId::meat_hook,
     {"肉鉤", "肉钩", "Meat Hook"},
     {"每回合1次，棄紅色手牌：猜1張手牌，猜中獲得且本回合距離為1",
      "每回合1次，弃红色手牌：猜1张手牌，猜中获得且本回合距离为1",
      "Once per turn, discard a red: guess a hand card to take it, distance 1"},
     {"出牌階段，每回合1次。代價：棄1張紅色手牌。效果：選擇另1名角色的1張手牌並猜其顏色（不在攻擊範圍內則猜花色），"
      "亮出該牌：猜中則獲得它，且到角色回合結束為止你與該角色的距離為1。",
      "出牌阶段，每回合1次。代价：弃1张红色手牌。效果：选择另1名角色的1张手牌并猜其颜色（不在攻击范围内则猜花色），"
      "亮出该牌：猜中则获得它，且到角色回合结束为止你与该角色的距离为1。",
      "Play phase, once per turn. Cost: discard 1 red hand card. Then pick a hand card of another character and "
      "guess its colour, or its suit if that character is out of your attack range; it is shown. Right: take it, "
      "and until the turn ends the distance between you two is 1."}},
    {SkillId::rot,
     {"腐爛", "腐烂", "Rot"},
     {"每回合1次，自傷1點，對距離1的另1名角色造成1點傷害",
      "每回合1次，自伤1点，对距离1的另1名角色造成1点伤害",
      "Once per turn: take 1 damage; deal 1 at distance 1"},
     {"出牌階段，每回合1次。代價：對自己造成1點傷害。效果：對距離不大於1的另1名角色造成1點傷害。",
      "出牌阶段，每回合1次。代价：对自己造成1点伤害。效果：对距离不大于1的另1名角色造成1点伤害。",
      "Play phase, once per turn. Cost: deal 1 damage to yourself. Then deal 1 damage to another character at "
      "distance 1 or less from you."}},
    {SkillId::hookshot,
     {"發射鉤爪", "发射钩爪", "Hookshot"},
     {"摸牌階段可少摸1張：本回合與1人距離為1，其須多打1張閃避",
      "摸牌阶段可少摸1张：本回合与1人距离为1，其须多打1张闪避",
      "Draw 1 fewer: distance 1 to someone, who needs 1 more Dodge"},
     {"摸牌階段，每回合1次。代價：少摸1張牌。效果：選擇另1名角色：到角色回合結束為止，你們之間的距離為1，並且該角色"
      "須額外打出1張【閃避】才能抵消你的攻擊。",
      "摸牌阶段，每回合1次。代价：少摸1张牌。效果：选择另1名角色：到角色回合结束为止，你们之间的距离为1，并且该角色"
      "须额外打出1张【闪避】才能抵消你的攻击。",
      "Draw phase, once per turn. Cost: draw 1 card fewer. Then choose another character: until the turn ends the "
      "distance between you two is 1, and it must play 1 Dodge more to cancel your attacks."}},
    {SkillId::battery_assault,
     {"彈幕衝擊", "弹幕冲击", "Battery Assault"},
     {"出牌階段，同一花色的攻擊張數不限",
      "出牌阶段，同一花色的攻击张数不限",
      "Play phase: any number of attacks of one suit"},
     {"你的出牌階段，只要本階段使用的攻擊全是同一花色，就可以使用任意張。",
      "你的出牌阶段，只要本阶段使用的攻击全是同一花色，就可以使用任意张。",
      "In your play phase you may use any number of attacks as long as all attacks used in it are of one and the "
      "same suit."}},
    {SkillId::rocket_flare,
     {"照明火箭", "照明火箭", "Rocket Flare"},
     {"你的紅色攻擊不限距離", "你的红色攻击不限距离", "Your red attacks have no distance limit"},
     {"自動生效。你的紅色攻擊沒有距離限制。",
      "自动生效。你的红色攻击没有距离限制。",
      "Always on. Your red attacks have no distance limit."}},
    {SkillId::ice_shards,
     {"寒冰碎片", "寒冰碎片", "Ice Shards"},
     {"每回合1次，棄1張魔法牌，獲得1點怒氣",
      "每回合1次，弃1张魔法牌，获得1点怒气",
      "Once per turn: discard a magic card, gain 1 rage"},
     {"出牌階段，每回合1次。代價：棄1張魔法牌。效果：獲得1點怒氣。",
      "出牌阶段，每回合1次。代价：弃1张魔法牌。效果：获得1点怒气。",
      "Play phase, once per turn. Cost: discard 1 magic card. Then gain 1 rage."}},
    {SkillId::walrus_punch,
     {"海象揮擊", "海象挥击", "Walrus Punch"},
     {"攻擊命中時可消耗X點怒氣判定X次，每次紅色傷害+1",
      "攻击命中时可消耗X点怒气判定X次，每次红色伤害+1",
      "On a hit spend X rage and judge X times: +1 damage per red"},
     {"你的攻擊命中時，可以消耗X點怒氣並判定X次，每出現1張紅色，該攻擊傷害+1。",
      "你的攻击命中时，可以消耗X点怒气并判定X次，每出现1张红色，该攻击伤害+1。",
      "When your attack hits you may spend X rage and judge X times: the attack deals +1 damage for each red card."}},
    {SkillId::drunken_haze,
     {"醉酒雲霧", "醉酒云雾", "Drunken Haze"},
     {"施法：置紅色手牌，目標本回合攻擊須判定，非黑桃則無效",
      "施法：置红色手牌，目标本回合攻击须判定，非黑桃则无效",
      "Cast a red card: the target's attacks have no effect unless it judges a spade"},
     {"施法階段。將1張紅色手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色每次使用攻擊都必須判定，若不是黑"
      "桃，該攻擊無效。",
      "施法阶段。将1张红色手牌置于任意角色的状态区，到这个角色回合结束为止，该角色每次使用攻击都必须判定，若不是黑"
      "桃，该攻击无效。",
      "Casting phase. Put 1 red hand card into any character's state area: until the end of the coming turn it "
      "must judge whenever it uses an attack; unless the card is a spade that attack has no effect."}},
    {SkillId::primal_split,
     {"元素分離", "元素分离", "Primal Split"},
     {"整局1次，手牌全化元素：可棄元素抵傷，此後每次少摸1張",
      "整局1次，手牌全化元素：可弃元素抵伤，此后每次少摸1张",
      "Once per game: your hand becomes shields; draw 1 fewer from then on"},
     {"出牌階段，整局1次，可以將所有手牌（至少1張）置於自己的狀態區作為元素，永久保留。你受到傷害時，可以棄X個元素"
      "抵消X點傷害。此後你的每個摸牌階段必須少摸1張牌。",
      "出牌阶段，整局1次，可以将所有手牌（至少1张）置于自己的状态区作为元素，永久保留。你受到伤害时，可以弃X个元素"
      "抵消X点伤害。此后你的每个摸牌阶段必须少摸1张牌。",
      "Once per game in your play phase you may put your whole hand (at least 1 card) into your state area as "
      "elements, where they stay. When you take damage you may discard X elements to cancel X points of it. From "
      "then on you must draw 1 card fewer in each draw phase."}},
    {SkillId::fatal_bonds,
     {"致命鏈接", "致命链接", "Fatal Bonds"},
     {"施法：棄黑桃手牌鏈接2人，其一受傷時另一人受同樣傷害，限1次",
      "施法：弃黑桃手牌链接2人，其一受伤时另一人受同样伤害，限1次",
      "Cast: discard a spade to link 2: one's damage strikes the other too, once"},
     {"施法階段。棄1張黑桃手牌並選擇2名角色，到這個角色回合結束為止，其中一人首次受到傷害後，另一人受到相同來源的等"
      "量傷害。只觸發1次。",
      "施法阶段。弃1张黑桃手牌并选择2名角色，到这个角色回合结束为止，其中一人首次受到伤害后，另一人受到相同来源的等"
      "量伤害。只触发1次。",
      "Casting phase. Discard 1 spade hand card and choose 2 characters: until the end of the coming turn, the "
      "first time one of them takes damage the other one then takes as much from the same source. Only once."}},
    {SkillId::shadow_word,
     {"暗言術", "暗言术", "Shadow Word"},
     {"每回合1次，棄2手牌：全紅則回復1點，全黑則傷另1名角色1點",
      "每回合1次，弃2手牌：全红则回复1点，全黑则伤另1名角色1点",
      "Once per turn, discard 2: both red, recover 1 HP; both black, deal 1 damage"},
     {"出牌階段，每回合1次。代價：棄2張同色的手牌。兩張紅色：你回復1點血量；兩張黑色：對另1名角色造成1點傷害。",
      "出牌阶段，每回合1次。代价：弃2张同色的手牌。两张红色：你回复1点血量；两张黑色：对另1名角色造成1点伤害。",
      "Play phase, once per turn. Cost: discard 2 hand cards of one colour. Both red: you recover 1 HP. Both "
      "black: deal 1 damage to another character."}},
    {SkillId::qop_blink,
     {"閃爍", "闪烁", "Blink"},
     {"施法：置1張手牌於相鄰2人之間，本回合視為坐在該處",
      "施法：置1张手牌于相邻2人之间，本回合视为坐在该处",
      "Cast a card between 2 neighbours: you count as sitting there"},
     {"施法階段，每次限1回。將1張手牌置於相鄰的2名角色之間，到這個角色回合結束為止，計算距離與路徑時視為你坐在那裡；"
      "行動順序和上下家不變。",
      "施法阶段，每次限1回。将1张手牌置于相邻的2名角色之间，到这个角色回合结束为止，计算距离与路径时视为你坐在那里；"
      "行动顺序和上下家不变。",
      "Once in each casting phase. Put 1 hand card between 2 neighbouring characters: until the end of the coming "
      "turn you count as sitting there for distances and paths. Turn order and the previous and next seats stay "
      "the same."}},
    {SkillId::scream_of_pain,
     {"痛苦尖叫", "痛苦尖叫", "Scream of Pain"},
     {"每回合1次，棄2張紅色手牌，傷距離1的至多2名角色各1點",
      "每回合1次，弃2张红色手牌，伤距离1的至多2名角色各1点",
      "Once per turn, 2 red: 1 damage to up to 2 at distance 1"},
     {"出牌階段，每回合1次。代價：棄2張紅色手牌。效果：選擇與你距離不大於1的其他角色至多2名，各受到你造成的1點傷害。",
      "出牌阶段，每回合1次。代价：弃2张红色手牌。效果：选择与你距离不大于1的其他角色至多2名，各受到你造成的1点伤害。",
      "Play phase, once per turn. Cost: discard 2 red hand cards. Then deal 1 damage to each of up to 2 other "
      "characters at distance 1 or less from you."}},
    {SkillId::chilling_touch,
     {"寒冰之觸", "寒冰之触", "Chilling Touch"},
     {"施法：置黑桃手牌，目標本回合魔法牌和主動技能不能被驅散",
      "施法：置黑桃手牌，目标本回合魔法牌和主动技能不能被驱散",
      "Cast a spade: the target's magic and active skills cannot be dispelled"},
     {"施法階段。將1張黑桃手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色的魔法牌和主動技能不能被驅散。",
      "施法阶段。将1张黑桃手牌置于任意角色的状态区，到这个角色回合结束为止，该角色的魔法牌和主动技能不能被驱散。",
      "Casting phase. Put 1 spade hand card into any character's state area: until the end of the coming turn its "
      "magic cards and active skills cannot be dispelled."}},
    {SkillId::ice_blast,
     {"冰晶爆轟", "冰晶爆轰", "Ice Blast"},
     {"每回合1次，棄X+1手牌，血量≤2者受等同其血量的傷害",
      "每回合1次，弃X+1手牌，血量≤2者受等同其血量的伤害",
      "Once per turn, X+1 cards: one with 2 HP or less takes damage equal to its HP"},
     {"出牌階段，每回合1次，選擇血量不高於2點的另1名角色，X為其血量、怒氣和手牌數之和。代價：棄X+1張手牌。效果：該"
      "角色受到與其血量相等的無來源傷害。",
      "出牌阶段，每回合1次，选择血量不高于2点的另1名角色，X为其血量、怒气和手牌数之和。代价：弃X+1张手牌。效果：该"
      "角色受到与其血量相等的无来源伤害。",
      "Play phase, once per turn: choose another character with 2 HP or less; X is the sum of its HP, rage and "
      "hand cards. Cost: discard X+1 hand cards. Then it takes damage equal to its HP, without a source."}},
    {SkillId::eclipse,
     {"月蝕", "月蚀", "Eclipse"},
     {"每回合1次，棄紅桃手牌，任意角色受1點傷害並摸3張牌",
      "每回合1次，弃红桃手牌，任意角色受1点伤害并摸3张牌",
      "Once per turn, discard a heart: anyone takes 1 damage and draws 3"},
     {"出牌階段，每回合1次。代價：棄1張紅桃手牌。效果：你對任意角色造成1點傷害，其若存活便摸3張牌。",
      "出牌阶段，每回合1次。代价：弃1张红桃手牌。效果：你对任意角色造成1点伤害，其若存活便摸3张牌。",
      "Play phase, once per turn. Cost: discard 1 heart hand card. Then deal 1 damage to any character; if it is "
      "still alive it draws 3 cards."}},
    {SkillId::moon_glaives,
     {"月刃", "月刃", "Moon Glaives"},
     {"可裝備2張同類裝備，裝備合計至多2張",
      "可装备2张同类装备，装备合计至多2张",
      "Equip two of one kind; at most 2 equipment cards"},
     {"你的裝備區可以放2張同類型的裝備，合計至多2張，兩者都生效，攻擊範圍取較大者。已滿時，新裝備取代你選擇的1張。",
      "你的装备区可以放2张同类型的装备，合计至多2张，两者都生效，攻击范围取较大者。已满时，新装备取代你选择的1张。",
      "Your equipment area may hold 2 cards of the same kind, 2 in all; both work, the larger range counts. When "
      "it is full, a new one replaces the one you choose."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::magnus)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::empower)));

}  // namespace

std::span<const HeroTexts> daybreak_heroes() { return heroes; }
std::span<const SkillTexts> daybreak_skills() { return skills; }

}  // namespace fate::catalog
