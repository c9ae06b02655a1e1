// The strength heroes of Origins.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::origins_centaur_warchief, {"半人馬酋長", "半人马酋长", "Centaur Warchief"}},
    {HeroId::origins_axe, {"斧王", "斧王", "Axe"}},
    {HeroId::origins_bristleback, {"剛背獸", "刚背兽", "Bristleback"}},
    {HeroId::origins_dragon_knight, {"龍騎士", "龙骑士", "Dragon Knight"}},
    {HeroId::origins_omniknight, {"全能騎士", "全能骑士", "Omniknight"}},
    {HeroId::origins_huskar, {"神靈武士", "神灵武士", "Huskar"}},
    {HeroId::origins_death_knight, {"死亡騎士", "死亡骑士", "Death Knight"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::origins_double_edge,
     {"雙刃劍", "双刃剑", "Double Edge"},
     {"每回合1次，自傷1點並棄1張手牌，傷另1名角色1點",
      "每回合1次，自伤1点并弃1张手牌，伤另1名角色1点",
      "Once per turn: take 1 damage, discard 1, deal 1 damage"},
     {"出牌階段，每回合1次，可以依次：自傷1點、棄1張手牌、對另1名角色造成1點傷害。發動時須有手牌。",
      "出牌阶段，每回合1次，可以依次：自伤1点、弃1张手牌、对另1名角色造成1点伤害。发动时须有手牌。",
      "Once per turn in your play phase, with a hand card, you may deal 1 damage to yourself, then discard 1 hand "
      "card, then deal 1 damage to another character."}},
    {SkillId::origins_battle_hunger,
     {"戰爭饑渴", "战争饥渴", "Battle Hunger"},
     {"每回合1次，棄1手牌：另1角色對你使用攻擊，否則受1點傷害",
      "每回合1次，弃1手牌：另1角色对你使用攻击，否则受1点伤害",
      "Once per turn, discard 1: another attacks you or takes 1 damage"},
     {"出牌階段，每回合1次。代價：棄1張手牌。效果：另1名角色選擇對你使用1張攻擊（不論距離），或受到你造成的1點傷害。"
      "攻擊只要使用了便算數，是否命中無關。",
      "出牌阶段，每回合1次。代价：弃1张手牌。效果：另1名角色选择对你使用1张攻击（不论距离），或受到你造成的1点伤害。"
      "攻击只要使用了便算数，是否命中无关。",
      "Play phase, once per turn. Cost: discard 1 hand card. Then another character uses 1 attack on you, at any "
      "distance, or takes 1 damage from you. Using the attack is enough, it need not hit."}},
    {SkillId::origins_counter_helix,
     {"反轉螺鏇", "反转螺旋", "Counter Helix"},
     {"成為攻擊目標時可判定，紅色2至7則對攻擊者造成1點傷害",
      "成为攻击目标时可判定，红色2至7则对攻击者造成1点伤害",
      "When attacked, judge; red 2-7: 1 damage to the attacker"},
     {"你成為攻擊的目標時，可以判定：若為紅色且點數為2至7，你對攻擊者造成1點傷害。",
      "你成为攻击的目标时，可以判定：若为红色且点数为2至7，你对攻击者造成1点伤害。",
      "When you become the target of an attack you may judge; a red card of rank 2 to 7: you deal 1 damage to the "
      "attacker."}},
    {SkillId::origins_warpath,
     {"戰意", "战意", "Warpath"},
     {"受傷後可判定，紅色則令1名角色棄1張閃避，否則受1點傷害",
      "受伤后可判定，红色则令1名角色弃1张闪避，否则受1点伤害",
      "When hurt, judge; red: a character discards a Dodge or takes 1 damage"},
     {"你每受到1次傷害後，可以判定：若為紅色，指定任意角色，其選擇棄置1張【閃避】，或受到你造成的1點傷害。",
      "你每受到1次伤害后，可以判定：若为红色，指定任意角色，其选择弃置1张【闪避】，或受到你造成的1点伤害。",
      "Each time you have taken damage you may judge; red: name any character, which discards 1 Dodge or takes 1 "
      "damage from you."}},
    {SkillId::origins_bristled_back,
     {"剛毛後背", "刚毛后背", "Bristled Back"},
     {"每次受到2點或更多傷害時，可減少1點",
      "每次受到2点或更多伤害时，可减少1点",
      "Damage of 2 or more to you may be reduced by 1"},
     {"你每次受到不少於2點的傷害時，可以令該傷害-1。",
      "你每次受到不少于2点的伤害时，可以令该伤害-1。",
      "Each time you take 2 or more damage at once you may reduce it by 1."}},
    {SkillId::origins_breathe_fire,
     {"火焰氣息", "火焰气息", "Breathe Fire"},
     {"每回合1次，棄X張同花色手牌，傷X-1名角色各1點",
      "每回合1次，弃X张同花色手牌，伤X-1名角色各1点",
      "Once per turn, X of a suit: 1 damage to X-1 others"},
     {"出牌階段，每回合1次。代價：棄X張花色相同的手牌（X至少為2）。效果：對剛好X-1名其他角色各造成1點傷害。",
      "出牌阶段，每回合1次。代价：弃X张花色相同的手牌（X至少为2）。效果：对刚好X-1名其他角色各造成1点伤害。",
      "Play phase, once per turn. Cost: discard X hand cards of one suit (X at least 2). Then deal 1 damage to "
      "each of exactly X-1 other characters."}},
    {SkillId::origins_dragon_blood,
     {"龍族血統", "龙族血统", "Dragon Blood"},
     {"回合結束階段可棄所有手牌，回復1點血量",
      "回合结束阶段可弃所有手牌，回复1点血量",
      "Turn end: discard your hand to recover 1 HP"},
     {"你的回合結束階段，若有手牌。代價：棄所有手牌。效果：回復1點血量。",
      "你的回合结束阶段，若有手牌。代价：弃所有手牌。效果：回复1点血量。",
      "In your turn end phase, with at least 1 hand card. Cost: discard your whole hand. Then recover 1 HP."}},
    {SkillId::origins_purification,
     {"洗禮", "洗礼", "Purification"},
     {"有人受傷後，棄2張紅色牌：其回復1點，你傷來源1點",
      "有人受伤后，弃2张红色牌：其回复1点，你伤来源1点",
      "Someone was hurt: discard 2 red; it recovers 1, its attacker takes 1"},
     {"任意角色受到1次傷害後，若其存活。代價：棄2張紅色牌（可含裝備）。效果：該角色回復1點血量，你對傷害來源造成1點"
      "傷害；沒有來源時只回復。",
      "任意角色受到1次伤害后，若其存活。代价：弃2张红色牌（可含装备）。效果：该角色回复1点血量，你对伤害来源造成1点"
      "伤害；没有来源时只回复。",
      "After any character took damage and lives. Cost: discard 2 red cards (equipment too). Then that character "
      "recovers 1 HP and you deal 1 damage to the source; without a source it only recovers."}},
    {SkillId::origins_holy_light,
     {"聖光", "圣光", "Holy Light"},
     {"你的魔法牌或技能被驅散後，可摸1張牌",
      "你的魔法牌或技能被驱散后，可摸1张牌",
      "When your magic or skill was dispelled, draw 1"},
     {"你的魔法牌或技能被驅散抵消後，在其結算完畢時，可以摸1張牌。",
      "你的魔法牌或技能被驱散抵消后，在其结算完毕时，可以摸1张牌。",
      "After a magic card or skill of yours was dispelled and all is settled you may draw 1 card."}},
    {SkillId::origins_sacrifice,
     {"犧牲", "牺牲", "Sacrifice"},
     {"出牌階段，自傷1點，棄掉他人2張手牌",
      "出牌阶段，自伤1点，弃掉他人2张手牌",
      "Play phase: take 1 damage; discard 2 hand cards of another"},
     {"出牌階段，次數不限。代價：對自己造成1點傷害。效果：另1名角色的手牌由你棄掉2張（不足則全部）。",
      "出牌阶段，次数不限。代价：对自己造成1点伤害。效果：另1名角色的手牌由你弃掉2张（不足则全部）。",
      "Play phase, any number of times. Cost: deal 1 damage to yourself. Then discard 2 hand cards of another "
      "character (1 if it has only 1)."}},
    {SkillId::origins_burning_spear,
     {"沸血之矛", "沸血之矛", "Burning Spear"},
     {"血量不高於2時，你的攻擊可令傷害+1",
      "血量不高于2时，你的攻击可令伤害+1",
      "At 2 HP or less your attacks may deal +1"},
     {"你的攻擊造成傷害時，若你的血量不高於2點，可以令傷害+1。",
      "你的攻击造成伤害时，若你的血量不高于2点，可以令伤害+1。",
      "When your attack deals damage while your HP is 2 or less you may add 1 to it."}},
    {SkillId::origins_death_coil,
     {"死亡纏繞", "死亡缠绕", "Death Coil"},
     {"自傷1點，令他人回復1點，或棄其1牌並減1怒氣，做不到則傷1點",
      "自伤1点，令他人回复1点，或弃其1牌并减1怒气，做不到则伤1点",
      "Take 1 damage; another recovers 1 HP, or loses a card and 1 rage (else takes 1 damage)"},
     {"出牌階段，每回合1次。代價：對自己造成1點傷害。效果：選擇另1名角色並選一項：令其回復1點血量；或棄掉其1張手牌"
      "且其損失1點怒氣，若其沒有手牌或沒有怒氣，改為只受到你造成的1點傷害。",
      "出牌阶段，每回合1次。代价：对自己造成1点伤害。效果：选择另1名角色并选一项：令其回复1点血量；或弃掉其1张手牌"
      "且其损失1点怒气，若其没有手牌或没有怒气，改为只受到你造成的1点伤害。",
      "Play phase, once per turn. Cost: deal 1 damage to yourself. Then choose another character and one of these: "
      "it recovers 1 HP; or you discard 1 of its hand cards and it loses 1 rage. If it has no hand card or no "
      "rage, the second becomes 1 damage from you."}},
    {SkillId::origins_frostmourne,
     {"霜之哀傷", "霜之哀伤", "Frostmourne"},
     {"攻擊造成傷害後，本回合可對該目標多用1張攻擊",
      "攻击造成伤害后，本回合可对该目标多用1张攻击",
      "Each time your attack deals damage: 1 more attack on that target this turn"},
     {"你的出牌階段，攻擊每對目標造成1次傷害後，本回合你可以對該目標多使用1張攻擊。",
      "你的出牌阶段，攻击每对目标造成1次伤害后，本回合你可以对该目标多使用1张攻击。",
      "In your play phase, each time your attack has dealt damage you may use 1 more attack on that target this "
      "turn."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::origins_centaur_warchief)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::origins_double_edge)));

}  // namespace

std::span<const HeroTexts> origins_strength_heroes() { return heroes; }
std::span<const SkillTexts> origins_strength_skills() { return skills; }

}  // namespace fate::catalog
