// The heroes of Dawn.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::wisp, {"小精靈", "小精灵", "Wisp"}},
    {HeroId::beastmaster, {"獸王", "兽王", "Beastmaster"}},
    {HeroId::tiny, {"山嶺巨人", "山岭巨人", "Tiny"}},
    {HeroId::doom_bringer, {"末日使者", "末日使者", "Doom Bringer"}},
    {HeroId::outworld_destroyer, {"黑曜毀滅者", "黑曜毁灭者", "Outworld Destroyer"}},
    {HeroId::invoker, {"召喚師", "召唤师", "Invoker"}},
    {HeroId::morphling, {"變體精靈", "变体精灵", "Morphling"}},
    {HeroId::riki, {"隱形刺客", "隐形刺客", "Riki"}},
    {HeroId::shadow_fiend, {"影魔", "影魔", "Shadow Fiend"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::guardian_descent,
     {"守衛降臨", "守卫降临", "Guardian Descent"},
     {"施法：明置手牌，目標本回合用同花色牌時回復1點，限1點",
      "施法：明置手牌，目标本回合用同花色牌时回复1点，限1点",
      "Cast a card: using its suit, the target recovers 1 HP, once"},
     {"施法階段。將1張手牌明置於任意角色的狀態區，到這個角色回合結束為止，該角色使用或打出同花色的牌時，在結算前回"
      "復1點血量，該回合合計至多1點。",
      "施法阶段。将1张手牌明置于任意角色的状态区，到这个角色回合结束为止，该角色使用或打出同花色的牌时，在结算前回"
      "复1点血量，该回合合计至多1点。",
      "Casting phase. Put 1 hand card face up into any character's state area: until the end of the coming turn, "
      "when that character uses or plays a card of its suit it recovers 1 HP before that card resolves, 1 HP in "
      "all for that turn."}},
    {SkillId::tether,
     {"精靈之鏈", "精灵之链", "Tether"},
     {"需用攻擊或閃避時，棄1手牌令他人代打：打則回復1點，否則受1傷",
      "需用攻击或闪避时，弃1手牌令他人代打：打则回复1点，否则受1伤",
      "Need an attack or Dodge? Discard 1: another plays it and recovers 1, or takes 1 damage"},
     {"每角色回合1次，你需要使用或打出攻擊或【閃避】時。代價：棄1張手牌。效果：另1名角色可以替你打出那張牌並回復1點"
      "血量，否則受到你造成的1點傷害。",
      "每角色回合1次，你需要使用或打出攻击或【闪避】时。代价：弃1张手牌。效果：另1名角色可以替你打出那张牌并回复1点"
      "血量，否则受到你造成的1点伤害。",
      "Once in each turn, when you need to use or play an attack or a Dodge. Cost: discard 1 hand card. Then "
      "another character may play that card for you and recovers 1 HP, or else it takes 1 damage from you."}},
    {SkillId::wild_axes_skill,
     {"野性之斧", "野性之斧", "Wild Axes"},
     {"2張同花色手牌可當野性之斧使用", "2张同花色手牌可当野性之斧使用", "Use 2 hand cards of one suit as Wild Axes"},
     {"你可以把2張花色相同的手牌當作1張【野性之斧】使用。",
      "你可以把2张花色相同的手牌当作1张【野性之斧】使用。",
      "You may use 2 hand cards of the same suit as 1 Wild Axes."}},
    {SkillId::call_of_the_wild,
     {"野性呼喚", "野性呼唤", "Call of the Wild"},
     {"血量不高於2時，摸牌階段可多摸1張",
      "血量不高于2时，摸牌阶段可多摸1张",
      "At 2 HP or less you may draw 1 extra in your draw phase"},
     {"你的摸牌階段，若血量不高於2點，可以多摸1張牌。",
      "你的摸牌阶段，若血量不高于2点，可以多摸1张牌。",
      "In your draw phase, while your HP is 2 or less, you may draw 1 extra card."}},
    {SkillId::toss,
     {"投擲", "投掷", "Toss"},
     {"每回合1次，以1手牌連同範圍內角色1手牌砸向1人，其受1點傷害",
      "每回合1次，以1手牌连同范围内角色1手牌砸向1人，其受1点伤害",
      "Once per turn: throw a card of yours and one in range at someone, who takes 1 damage"},
     {"出牌階段，每回合1次。代價：暗置1張手牌。效果：抽取並查看攻擊範圍內另1名角色的1張手牌，將這兩張牌一併交給除你"
      "以外的任意角色，該角色受到1點無來源的傷害。",
      "出牌阶段，每回合1次。代价：暗置1张手牌。效果：抽取并查看攻击范围内另1名角色的1张手牌，将这两张牌一并交给除你"
      "以外的任意角色，该角色受到1点无来源的伤害。",
      "Play phase, once per turn. Cost: set 1 hand card aside, face down. Then take and look at 1 hand card of "
      "another character within your attack range and give both cards to any character but yourself, which takes 1 "
      "damage without a source."}},
    {SkillId::doom,
     {"末日", "末日", "Doom"},
     {"施法：置紅桃手牌，目標本回合不能用紅色手牌和主動技能",
      "施法：置红桃手牌，目标本回合不能用红色手牌和主动技能",
      "Cast a heart: no red hand cards and no active skills for the target"},
     {"施法階段。將1張紅桃手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色不能使用或打出紅色手牌，也不能使"
      "用主動技能。棄紅色牌不受限制。",
      "施法阶段。将1张红桃手牌置于任意角色的状态区，到这个角色回合结束为止，该角色不能使用或打出红色手牌，也不能使"
      "用主动技能。弃红色牌不受限制。",
      "Casting phase. Put 1 heart hand card into any character's state area: until the end of the coming turn it "
      "cannot use or play red hand cards and cannot use active skills. It may still discard red cards."}},
    {SkillId::lvl_death,
     {"死亡數字", "死亡数字", "Lvl? Death"},
     {"每回合1次，棄黑桃手牌：獲得手牌數為奇數的角色1張手牌",
      "每回合1次，弃黑桃手牌：获得手牌数为奇数的角色1张手牌",
      "Once per turn, discard a spade: take a hand card of someone with an odd hand"},
     {"出牌階段，每回合1次。代價：棄1張黑桃手牌。效果：選擇另1名角色，其手牌數須為奇數（結算時亦然），你盲選其中1張"
      "收入手牌。",
      "出牌阶段，每回合1次。代价：弃1张黑桃手牌。效果：选择另1名角色，其手牌数须为奇数（结算时亦然），你盲选其中1张"
      "收入手牌。",
      "Play phase, once per turn. Cost: discard 1 spade hand card. Then take 1 hand card of another character "
      "whose number of hand cards is odd, also when it resolves."}},
    {SkillId::astral_imprisonment,
     {"星體禁錮", "星体禁锢", "Astral Imprisonment"},
     {"摸牌階段可少摸1張，抽取另1名角色1張手牌",
      "摸牌阶段可少摸1张，抽取另1名角色1张手牌",
      "Draw 1 fewer: take 1 hand card of another"},
     {"摸牌階段。代價：少摸1張牌。摸牌後，抽取另1名角色的1張手牌。",
      "摸牌阶段。代价：少摸1张牌。摸牌后，抽取另1名角色的1张手牌。",
      "Draw phase. Cost: draw 1 card fewer. After drawing, take 1 hand card of another character."}},
    {SkillId::arcane_orb,
     {"秘法天球", "秘法天球", "Arcane Orb"},
     {"使用攻擊時可棄1張黑桃手牌，命中則傷害+1",
      "使用攻击时可弃1张黑桃手牌，命中则伤害+1",
      "On attacking, discard a spade: +1 damage if it hits"},
     {"你使用攻擊時，可以棄1張黑桃手牌：該攻擊命中則傷害+1；未命中時這張牌不退還。",
      "你使用攻击时，可以弃1张黑桃手牌：该攻击命中则伤害+1；未命中时这张牌不退还。",
      "When you use an attack you may discard 1 spade hand card: if the attack hits it deals +1 damage. If it does "
      "not, the card is lost."}},
    {SkillId::elemental_invocation,
     {"元素召喚", "元素召唤", "Elemental Invocation"},
     {"每回合1次，棄2張同花色手牌，按花色產生4種效果之一",
      "每回合1次，弃2张同花色手牌，按花色产生4种效果之一",
      "Once per turn, discard 2 of a suit: one of 4 effects, by suit"},
     {"出牌階段，每回合1次。代價：棄2張花色相同的手牌。依花色：紅桃，回復1點血量再摸1張牌；方塊，令另1名角色摸2張牌；"
      "黑桃，另1名角色棄置2張牌；梅花，將另1名角色裝備區的1張牌收入手牌。",
      "出牌阶段，每回合1次。代价：弃2张花色相同的手牌。依花色：红桃，回复1点血量再摸1张牌；方块，令另1名角色摸2张牌；"
      "黑桃，另1名角色弃置2张牌；梅花，将另1名角色装备区的1张牌收入手牌。",
      "Play phase, once per turn. Cost: discard 2 hand cards of one suit. Hearts: recover 1 HP and draw 1. "
      "Diamonds: another character draws 2. Spades: another character discards 2 cards. Clubs: take 1 equipment "
      "card of another character into your hand."}},
    {SkillId::waveform,
     {"波浪形態", "波浪形态", "Waveform"},
     {"2張手牌可當普通攻擊或閃避；如此的攻擊不限距離",
      "2张手牌可当普通攻击或闪避；如此的攻击不限距离",
      "2 hand cards are a Normal Attack, at any distance, or a Dodge"},
     {"你可以把任意2張手牌當作1張【普通攻擊】或【閃避】使用或打出；這樣使用的攻擊沒有距離限制。",
      "你可以把任意2张手牌当作1张【普通攻击】或【闪避】使用或打出；这样使用的攻击没有距离限制。",
      "You may use or play any 2 hand cards as 1 Normal Attack or 1 Dodge. Such an attack has no distance limit."}},
    {SkillId::morph,
     {"變形", "变形", "Morph"},
     {"每回合1次，棄2手牌得1點怒氣，或用1點怒氣摸2張牌",
      "每回合1次，弃2手牌得1点怒气，或用1点怒气摸2张牌",
      "Once per turn: discard 2 to gain 1 rage, or spend 1 rage to draw 2"},
     {"出牌階段，每回合1次，選一項：棄2張手牌，然後獲得1點怒氣；或消耗1點怒氣，然後摸2張牌。",
      "出牌阶段，每回合1次，选一项：弃2张手牌，然后获得1点怒气；或消耗1点怒气，然后摸2张牌。",
      "Play phase, once per turn, choose one: discard 2 hand cards, then gain 1 rage; or spend 1 rage, then draw 2 "
      "cards."}},
    {SkillId::blink_strike,
     {"閃爍突襲", "闪烁突袭", "Blink Strike"},
     {"攻擊被閃避抵消後，可再用1張攻擊，傷害+1",
      "攻击被闪避抵消后，可再用1张攻击，伤害+1",
      "Dodged? Attack the same target again with +1 damage"},
     {"你的攻擊被【閃避】抵消後，可以立即再對該目標使用1張傷害+1的攻擊，不論距離，也不計入攻擊次數。再被閃避可以再"
      "次發動，加成不累積。",
      "你的攻击被【闪避】抵消后，可以立即再对该目标使用1张伤害+1的攻击，不论距离，也不计入攻击次数。再被闪避可以再"
      "次发动，加成不累积。",
      "After your attack was cancelled by a Dodge you may at once use 1 more attack on that target, at any "
      "distance and outside the attack limit, with +1 damage. If that is dodged too you may go on; the bonus does "
      "not grow."}},
    {SkillId::invisibility,
     {"隱身", "隐身", "Invisibility"},
     {"你的攻擊造成的傷害沒有來源", "你的攻击造成的伤害没有来源", "Damage of your attacks has no source"},
     {"自動生效。你的攻擊所造成的傷害視為沒有傷害來源；你仍是攻擊者。",
      "自动生效。你的攻击所造成的伤害视为没有伤害来源；你仍是攻击者。",
      "Always on. Damage dealt by your attacks counts as having no source; you are still the attacker."}},
    {SkillId::necromastery,
     {"支配死靈", "支配死灵", "Necromastery"},
     {"每對他人造成1點傷害，可存1張手牌為死靈",
      "每对他人造成1点伤害，可存1张手牌为死灵",
      "For each damage you deal, store a hand card as a soul"},
     {"每對其他角色造成1點傷害，你可以把1張手牌放進自己的狀態區當作死靈。",
      "每对其他角色造成1点伤害，你可以把1张手牌放进自己的状态区当作死灵。",
      "For each point of damage you deal to another character you may put 1 hand card into your own state area as "
      "a soul."}},
    {SkillId::shadowraze,
     {"毀滅陰影", "毁灭阴影", "Shadowraze"},
     {"他人用出閃避後，可棄1死靈，視為對其使用普通攻擊",
      "他人用出闪避后，可弃1死灵，视为对其使用普通攻击",
      "After another's Dodge, discard a soul: attack it"},
     {"另1名角色使用或打出【閃避】並結算後。代價：棄1個死靈。效果：視為對其使用1張【普通攻擊】，沒有實體牌，不論距"
      "離。",
      "另1名角色使用或打出【闪避】并结算后。代价：弃1个死灵。效果：视为对其使用1张【普通攻击】，没有实体牌，不论距"
      "离。",
      "After another character used or played a Dodge and it resolved. Cost: discard 1 soul. Then it counts as "
      "using 1 Normal Attack on that character, without a card and at any distance."}},
    {SkillId::requiem,
     {"魂之輓歌", "魂之挽歌", "Requiem of Souls"},
     {"每回合1次，棄X手牌和X死靈（X≥2），X名角色各受1點傷害",
      "每回合1次，弃X手牌和X死灵（X≥2），X名角色各受1点伤害",
      "Once per turn, X hand cards and X souls: X others take 1 damage"},
     {"出牌階段，每回合1次。代價：棄X張手牌和X個死靈（X至少為2）。效果：剛好X名其他角色各受到1點無來源的傷害。",
      "出牌阶段，每回合1次。代价：弃X张手牌和X个死灵（X至少为2）。效果：刚好X名其他角色各受到1点无来源的伤害。",
      "Play phase, once per turn. Cost: discard X hand cards and X souls (X at least 2). Then exactly X other "
      "characters take 1 damage each, without a source."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::wisp)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::guardian_descent)));

}  // namespace

std::span<const HeroTexts> dawn_heroes() { return heroes; }
std::span<const SkillTexts> dawn_skills() { return skills; }

}  // namespace fate::catalog
