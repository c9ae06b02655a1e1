// The intelligence heroes of the standard set.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::lina, {"秀逗魔導師", "秀逗魔导师", "Lina"}},
    {HeroId::necrolyte, {"死靈法師", "死灵法师", "Necrolyte"}},
    {HeroId::jakiro, {"雙頭龍", "双头龙", "Jakiro"}},
    {HeroId::crystal_maiden, {"水晶室女", "水晶室女", "Crystal Maiden"}},
    {HeroId::lich, {"巫妖", "巫妖", "Lich"}},
    {HeroId::dazzle, {"暗影牧師", "暗影牧师", "Dazzle"}},
    {HeroId::ogre_magi, {"食人魔法師", "食人魔法师", "Ogre Magi"}},
    {HeroId::keeper_of_the_light, {"光之守衛", "光之守卫", "Keeper of the Light"}},
    {HeroId::goblin_techies, {"哥布林工程師", "哥布林工程师", "Goblin Techies"}},
    {HeroId::elf_lily, {"精靈莉莉", "精灵莉莉", "Elf Lily"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::fiery_soul,
     {"熾魂", "炽魂", "Fiery Soul"},
     {"每回合1次，強化魔法牌可不消耗怒氣",
      "每回合1次，强化魔法牌可不消耗怒气",
      "Once per turn: enhance a magic card without rage"},
     {"出牌階段，每回合1次：你強化1張魔法牌時，可以不消耗怒氣。該牌被驅散時也算用過。",
      "出牌阶段，每回合1次：你强化1张魔法牌时，可以不消耗怒气。该牌被驱散时也算用过。",
      "Once per turn in your play phase, when you enhance a magic card, you may do so without spending rage. It "
      "counts even if that card is dispelled."}},
    {SkillId::laguna_blade,
     {"神滅斬", "神灭斩", "Laguna Blade"},
     {"2張紅色手牌可當神滅斬使用，仍需3點怒氣",
      "2张红色手牌可当神灭斩使用，仍需3点怒气",
      "Use 2 red hand cards as Laguna Blade (3 rage)"},
     {"你可以把2張紅色手牌當作1張【神滅斬】使用，仍須消耗3點怒氣。它是S技牌，不能被驅散。",
      "你可以把2张红色手牌当作1张【神灭斩】使用，仍须消耗3点怒气。它是S技牌，不能被驱散。",
      "You may use 2 red hand cards as 1 Laguna Blade; its 3 rage must still be spent. Being an ultimate it cannot "
      "be dispelled."}},
    {SkillId::heartstopper_aura,
     {"竭心光環", "竭心光环", "Heartstopper Aura"},
     {"施法：置黑桃手牌，目標本回合不能回復血量",
      "施法：置黑桃手牌，目标本回合不能回复血量",
      "Cast a spade: the target cannot recover HP this turn"},
     {"施法階段。將1張黑桃手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色不能回復血量，瀕死時也不能。",
      "施法阶段。将1张黑桃手牌置于任意角色的状态区，到这个角色回合结束为止，该角色不能回复血量，濒死时也不能。",
      "Casting phase. Put 1 spade hand card into any character's state area: until the end of the coming turn it "
      "cannot recover HP, not even while dying."}},
    {SkillId::sadist,
     {"施虐之心", "施虐之心", "Sadist"},
     {"其他角色死亡時，你可摸2張牌", "其他角色死亡时，你可摸2张牌", "When another character dies you may draw 2"},
     {"每當另1名角色死亡，無論由誰擊殺，你都可以摸2張牌；擊殺獎勵另計。",
      "每当另1名角色死亡，无论由谁击杀，你都可以摸2张牌；击杀奖励另计。",
      "Whenever another character dies, whoever killed it, you may draw 2 cards, besides any kill reward."}},
    {SkillId::ice_path,
     {"冰封", "冰封", "Ice Path"},
     {"每回合1次，棄1牌：暗置另1角色2張手牌到你的回合結束",
      "每回合1次，弃1牌：暗置另1角色2张手牌到你的回合结束",
      "Once per turn, discard 1: lock 2 hand cards of another until your turn ends"},
     {"出牌階段，每回合1次。代價：棄1張牌（可為裝備）。效果：抽取另1名角色的2張手牌（不足則全部），暗置於桌上；你的"
      "回合結束時由其收回。期間這些牌不算手牌。",
      "出牌阶段，每回合1次。代价：弃1张牌（可为装备）。效果：抽取另1名角色的2张手牌（不足则全部），暗置于桌上；你的"
      "回合结束时由其收回。期间这些牌不算手牌。",
      "Play phase, once per turn. Cost: discard 1 card (equipment too). Then take 2 hand cards of another "
      "character (1 if it has only 1) and lay them face down on the table; it takes them back when your turn ends. "
      "Until then they are not in its hand."}},
    {SkillId::liquid_fire,
     {"液態火", "液态火", "Liquid Fire"},
     {"2張紅色手牌可當火焰攻擊使用，傷害+1",
      "2张红色手牌可当火焰攻击使用，伤害+1",
      "Use 2 red hand cards as a Flame Attack with +1 damage"},
     {"你可以把2張紅色手牌當作1張【火焰攻擊】使用，該攻擊傷害+1。",
      "你可以把2张红色手牌当作1张【火焰攻击】使用，该攻击伤害+1。",
      "You may use 2 red hand cards as 1 Flame Attack; that attack deals +1 damage."}},
    {SkillId::frostbite,
     {"冰霜禁制", "冰霜禁制", "Frostbite"},
     {"施法：置2張手牌，目標本回合用攻擊、閃避各需2張",
      "施法：置2张手牌，目标本回合用攻击、闪避各需2张",
      "Cast 2 cards: the target needs 2 cards for each attack or Dodge it uses"},
     {"施法階段。將2張手牌置於任意角色的狀態區，到這個角色回合結束為止，該角色每次使用攻擊或【閃避】都需要2張才有效。"
      "只是打出時不受影響。",
      "施法阶段。将2张手牌置于任意角色的状态区，到这个角色回合结束为止，该角色每次使用攻击或【闪避】都需要2张才有效。"
      "只是打出时不受影响。",
      "Casting phase. Put 2 hand cards into any character's state area: until the end of the coming turn it needs "
      "2 cards for each attack or Dodge that it uses. Merely playing one is not affected."}},
    {SkillId::brilliance_aura,
     {"輝煌光環", "辉煌光环", "Brilliance Aura"},
     {"可少摸1張，看牌堆頂X張並分給X名角色各1張",
      "可少摸1张，看牌堆顶X张并分给X名角色各1张",
      "Draw 1 fewer: look at the top X cards, give 1 each to X characters"},
     {"摸牌階段，每回合1次，可以少摸1張牌，然後獨自查看牌堆頂的X張牌（X為1至存活角色數），分給X名角色各1張，可以包"
      "括自己。",
      "摸牌阶段，每回合1次，可以少摸1张牌，然后独自查看牌堆顶的X张牌（X为1至存活角色数），分给X名角色各1张，可以包"
      "括自己。",
      "Once per turn in your draw phase you may draw 1 card fewer, then look at the top X cards of the deck (X "
      "from 1 to the number of living characters) and give them to X characters, 1 each, yourself included if you "
      "like."}},
    {SkillId::dark_ritual,
     {"邪惡祭祀", "邪恶祭祀", "Dark Ritual"},
     {"每回合1次，棄1張紅色牌，摸2張牌",
      "每回合1次，弃1张红色牌，摸2张牌",
      "Once per turn: discard 1 red card, draw 2"},
     {"出牌階段，每回合1次。代價：棄1張紅色牌（可為裝備）。效果：摸2張牌。",
      "出牌阶段，每回合1次。代价：弃1张红色牌（可为装备）。效果：摸2张牌。",
      "Play phase, once per turn. Cost: discard 1 red card (equipment too). Then draw 2 cards."}},
    {SkillId::frost_armor,
     {"霜凍護甲", "霜冻护甲", "Frost Armor"},
     {"受傷後，可棄掉傷害來源的1張牌",
      "受伤后，可弃掉伤害来源的1张牌",
      "When hurt you may discard 1 card of the source"},
     {"每次受傷後，你可以從傷害來源的手牌或裝備中棄掉1張。",
      "每次受伤后，你可以从伤害来源的手牌或装备中弃掉1张。",
      "Each time you have taken damage you may discard 1 card of its source (hand or equipment)."}},
    {SkillId::shallow_grave,
     {"薄葬", "薄葬", "Shallow Grave"},
     {"施法：置紅色牌，目標本回合因傷瀕死時回復至1點血量",
      "施法：置红色牌，目标本回合因伤濒死时回复至1点血量",
      "Cast a red card: the target, brought to dying, recovers to 1 HP"},
     {"施法階段。將1張紅色牌（可為裝備）置於任意角色的狀態區，到這個角色回合結束為止，該角色每次因傷害瀕死時，立即"
      "回復至1點血量。",
      "施法阶段。将1张红色牌（可为装备）置于任意角色的状态区，到这个角色回合结束为止，该角色每次因伤害濒死时，立即"
      "回复至1点血量。",
      "Casting phase. Put 1 red card (equipment too) into any character's state area: until the end of the coming "
      "turn, each time damage brings it to dying it at once recovers to 1 HP."}},
    {SkillId::shadow_wave,
     {"暗影波", "暗影波", "Shadow Wave"},
     {"每回合1次，棄2張同花色手牌：1人回復1點，另1人受1點傷害",
      "每回合1次，弃2张同花色手牌：1人回复1点，另1人受1点伤害",
      "Once per turn, 2 cards of a suit: one recovers 1 HP, another takes 1 damage"},
     {"出牌階段，每回合1次。代價：棄2張花色相同的手牌。效果：1名血量未滿的角色回復1點血量，再由你對另1名角色造成1點"
      "傷害；受傷者不能是你或回復者。",
      "出牌阶段，每回合1次。代价：弃2张花色相同的手牌。效果：1名血量未满的角色回复1点血量，再由你对另1名角色造成1点"
      "伤害；受伤者不能是你或回复者。",
      "Play phase, once per turn. Cost: discard 2 hand cards of the same suit. Then a character below its maximum "
      "HP recovers 1 HP, and another one, not you, takes 1 damage from you."}},
    {SkillId::multicast,
     {"多重施法", "多重施法", "Multicast"},
     {"你的魔法牌結算後可判定，紅色則其效果再產生1次",
      "你的魔法牌结算后可判定，红色则其效果再产生1次",
      "When your magic card resolved, judge; red: its effect happens again"},
     {"你使用的魔法牌未被抵消而結算後，可以判定：若為紅色，其效果再產生1次，可以更改目標；強化與原牌相同，不必再付"
      "代價，也不能再被驅散。每張魔法牌限1次。",
      "你使用的魔法牌未被抵消而结算后，可以判定：若为红色，其效果再产生1次，可以更改目标；强化与原牌相同，不必再付"
      "代价，也不能再被驱散。每张魔法牌限1次。",
      "After a magic card of yours resolved without being cancelled you may judge; red: its effect happens once "
      "more, on new targets if you like, enhanced as before, without cost and without another chance to dispel it. "
      "Once for each magic card."}},
    {SkillId::illuminate,
     {"衝擊波", "冲击波", "Illuminate"},
     {"每回合1次，棄3張不同花色的牌，傷至多2名角色各1點",
      "每回合1次，弃3张不同花色的牌，伤至多2名角色各1点",
      "Once per turn, discard 3 suits: 1 damage to up to 2 characters"},
     {"出牌階段，每回合1次。代價：棄3張花色各不相同的牌（可含裝備）。效果：對至多2名角色各造成1點傷害。",
      "出牌阶段，每回合1次。代价：弃3张花色各不相同的牌（可含装备）。效果：对至多2名角色各造成1点伤害。",
      "Play phase, once per turn. Cost: discard 3 cards of different suits (equipment too). Then deal 1 damage to "
      "each of up to 2 characters."}},
    {SkillId::chakra_magic,
     {"查克拉", "查克拉", "Chakra"},
     {"每回合1次，1張黑色手牌可當查克拉使用",
      "每回合1次，1张黑色手牌可当查克拉使用",
      "Once per turn: use a black hand card as Chakra"},
     {"出牌階段，每回合1次，可以把1張黑色手牌當作【查克拉】使用。",
      "出牌阶段，每回合1次，可以把1张黑色手牌当作【查克拉】使用。",
      "Once per turn in your play phase you may use 1 black hand card as Chakra."}},
    {SkillId::grace,
     {"恩惠", "恩惠", "Grace"},
     {"你的查克拉可以對任意角色使用", "你的查克拉可以对任意角色使用", "You may use Chakra on any character"},
     {"你使用【查克拉】時，可以任意角色為目標，由該角色摸牌、猜測並收下猜中的牌。",
      "你使用【查克拉】时，可以任意角色为目标，由该角色摸牌、猜测并收下猜中的牌。",
      "When you use Chakra you may use it on any character: that character draws, guesses and keeps what it "
      "guessed right."}},
    {SkillId::remote_mines,
     {"遙控炸彈", "遥控炸弹", "Remote Mines"},
     {"每回合1次，暗置1張攻擊為炸彈，至多2個",
      "每回合1次，暗置1张攻击为炸弹，至多2个",
      "Once per turn: lay an attack card face down as a bomb, at most 2"},
     {"出牌階段，每回合1次：將1張攻擊牌暗置於自己的狀態區作為炸彈，同時最多2個。被驅散時該牌亮出並棄置。",
      "出牌阶段，每回合1次：将1张攻击牌暗置于自己的状态区作为炸弹，同时最多2个。被驱散时该牌亮出并弃置。",
      "Play phase, once per turn: put 1 attack card face down into your own state area as a bomb; at most 2 bombs "
      "at a time. If this is dispelled the card is shown and discarded."}},
    {SkillId::detonate,
     {"引爆", "引爆", "Detonate"},
     {"他人用出與炸彈同花色的牌時，可棄X彈，摸X張並傷其X點",
      "他人用出与炸弹同花色的牌时，可弃X弹，摸X张并伤其X点",
      "Another uses a bomb's suit: discard X bombs, draw X, deal X damage"},
     {"其他角色使用或打出的牌與你的炸彈花色相同時，在其結算前，可以棄X個該花色的炸彈，摸X張牌，再對其造成X點傷害。",
      "其他角色使用或打出的牌与你的炸弹花色相同时，在其结算前，可以弃X个该花色的炸弹，摸X张牌，再对其造成X点伤害。",
      "When another character uses or plays a card of the suit of your bombs, before it resolves, you may discard "
      "X bombs of that suit, draw X cards, then deal X damage to that character."}},
    {SkillId::suicide,
     {"自爆", "自爆", "Suicide"},
     {"死亡時可令殺死你的角色判定，紅色則對其造成2點傷害",
      "死亡时可令杀死你的角色判定，红色则对其造成2点伤害",
      "When you die your killer may have to judge; red: 2 damage"},
     {"你死亡時，可以令殺死你的角色判定：若為紅色，你對其造成2點傷害。",
      "你死亡时，可以令杀死你的角色判定：若为红色，你对其造成2点伤害。",
      "When you die you may make the character that killed you judge; red: you deal 2 damage to it."}},
    {SkillId::healing_art,
     {"治療術", "治疗术", "Healing Art"},
     {"你每回復1點血量，可棄1紅色手牌，令另1角色回復1點",
      "你每回复1点血量，可弃1红色手牌，令另1角色回复1点",
      "For each HP you recover, discard 1 red: another recovers 1 HP"},
     {"你每回復1點血量時。代價：棄1張紅色手牌。效果：另1名血量未滿的角色回復1點血量。",
      "你每回复1点血量时。代价：弃1张红色手牌。效果：另1名血量未满的角色回复1点血量。",
      "Each time you recover 1 HP. Cost: discard 1 red hand card. Then another character below its maximum "
      "recovers 1 HP."}},
    {SkillId::dispel_sprite,
     {"驅散精靈", "驱散精灵", "Dispel Sprite"},
     {"紅桃手牌可當驅散使用", "红桃手牌可当驱散使用", "Use heart hand cards as Dispel"},
     {"你可以把1張紅桃手牌當作【驅散】使用。",
      "你可以把1张红桃手牌当作【驱散】使用。",
      "You may use a heart hand card as Dispel."}},
    {SkillId::magic_control,
     {"魔法掌控", "魔法掌控", "Magic Control"},
     {"你驅散成功的魔法牌，可收入手牌", "你驱散成功的魔法牌，可收入手牌", "Take the magic cards you dispelled"},
     {"你的【驅散】成功抵消魔法牌後（包括別人的【驅散】），可以將那張魔法牌收入手牌。對技能無效。",
      "你的【驱散】成功抵消魔法牌后（包括别人的【驱散】），可以将那张魔法牌收入手牌。对技能无效。",
      "After your Dispel really cancelled a magic card, another's Dispel too, you may take that card into your "
      "hand. Not for skills."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::lina)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::fiery_soul)));

}  // namespace

std::span<const HeroTexts> standard_intelligence_heroes() { return heroes; }
std::span<const SkillTexts> standard_intelligence_skills() { return skills; }

}  // namespace fate::catalog
