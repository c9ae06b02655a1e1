// The intelligence heroes of Origins.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::origins_dazzle, {"暗影牧師", "暗影牧师", "Dazzle"}},
    {HeroId::origins_storm_spirit, {"風暴之靈", "风暴之灵", "Storm Spirit"}},
    {HeroId::origins_keeper_of_the_light, {"光之守衛", "光之守卫", "Keeper of the Light"}},
    {HeroId::origins_enchantress, {"魅惑魔女", "魅惑魔女", "Enchantress"}},
    {HeroId::origins_ogre_magi, {"食人魔法師", "食人魔法师", "Ogre Magi"}},
    {HeroId::origins_crystal_maiden, {"水晶室女", "水晶室女", "Crystal Maiden"}},
    {HeroId::origins_lina, {"秀逗魔導師", "秀逗魔导师", "Lina"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::origins_shallow_grave,
     {"薄葬", "薄葬", "Shallow Grave"},
     {"有人瀕死時，棄2張紅色手牌，其回復至1點血量",
      "有人濒死时，弃2张红色手牌，其回复至1点血量",
      "Someone is dying: discard 2 red, it recovers to 1 HP"},
     {"任意角色瀕死時。代價：棄2張紅色手牌。效果：該角色回復至1點血量。",
      "任意角色濒死时。代价：弃2张红色手牌。效果：该角色回复至1点血量。",
      "While any character is dying. Cost: discard 2 red hand cards. Then it recovers to 1 HP."}},
    {SkillId::origins_shadow_wave,
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
    {SkillId::origins_overload,
     {"超負荷", "超负荷", "Overload"},
     {"每使用1張魔法牌或S技牌，可摸1張牌",
      "每使用1张魔法牌或S技牌，可摸1张牌",
      "Draw 1 whenever you use magic or an ultimate"},
     {"你每使用1張魔法牌或S技牌時，在其結算前可以摸1張牌。",
      "你每使用1张魔法牌或S技牌时，在其结算前可以摸1张牌。",
      "Each time you use a magic card or an ultimate you may draw 1 card before it resolves."}},
    {SkillId::origins_ball_lightning,
     {"球狀閃電", "球状闪电", "Ball Lightning"},
     {"2張手牌可當普通攻擊或閃避", "2张手牌可当普通攻击或闪避", "2 hand cards are a Normal Attack or a Dodge"},
     {"你可以把任意2張手牌當作1張【普通攻擊】或【閃避】使用或打出。",
      "你可以把任意2张手牌当作1张【普通攻击】或【闪避】使用或打出。",
      "You may use or play any 2 hand cards as 1 Normal Attack or 1 Dodge."}},
    {SkillId::origins_illuminate,
     {"衝擊波", "冲击波", "Illuminate"},
     {"每回合1次，棄3張不同花色的牌，傷至多2名其他角色各1點",
      "每回合1次，弃3张不同花色的牌，伤至多2名其他角色各1点",
      "Once per turn, discard 3 suits: 1 damage to up to 2 others"},
     {"出牌階段，每回合1次。代價：棄3張花色各不相同的牌（可含裝備）。效果：選擇其他角色至多2名，各受到你造成的1點傷"
      "害。",
      "出牌阶段，每回合1次。代价：弃3张花色各不相同的牌（可含装备）。效果：选择其他角色至多2名，各受到你造成的1点伤"
      "害。",
      "Play phase, once per turn. Cost: discard 3 cards of different suits (equipment too). Then deal 1 damage to "
      "each of up to 2 other characters."}},
    {SkillId::origins_chakra_magic,
     {"查克拉", "查克拉", "Chakra"},
     {"每回合1次，1張手牌可當查克拉使用",
      "每回合1次，1张手牌可当查克拉使用",
      "Once per turn: use a hand card as Chakra"},
     {"出牌階段，每回合1次，可以把1張手牌當作【查克拉】使用。",
      "出牌阶段，每回合1次，可以把1张手牌当作【查克拉】使用。",
      "Once per turn in your play phase you may use 1 hand card as Chakra."}},
    {SkillId::origins_grace,
     {"恩惠", "恩惠", "Grace"},
     {"你的查克拉可以對任意角色使用", "你的查克拉可以对任意角色使用", "You may use Chakra on any character"},
     {"出牌階段，你使用【查克拉】時，可以任意角色為目標，由該角色摸牌、猜測並收下猜中的牌。",
      "出牌阶段，你使用【查克拉】时，可以任意角色为目标，由该角色摸牌、猜测并收下猜中的牌。",
      "In your play phase, when you use Chakra you may use it on any character: that character draws, guesses and "
      "keeps what it guessed right."}},
    {SkillId::origins_untouchable,
     {"不可侵犯", "不可侵犯", "Untouchable"},
     {"普通攻擊對你無效", "普通攻击对你无效", "Normal attacks have no effect on you"},
     {"自動生效。【普通攻擊】對你無效，混亂攻擊和火焰攻擊不在此列。",
      "自动生效。【普通攻击】对你无效，混乱攻击和火焰攻击不在此列。",
      "Always on. Normal Attack has no effect on you; chaos and flame attacks do."}},
    {SkillId::origins_enchant,
     {"魅誘", "魅诱", "Enchant"},
     {"紅色判定牌生效後，可棄1張牌，將其收入手牌",
      "红色判定牌生效后，可弃1张牌，将其收入手牌",
      "After a red judgment card, discard 1 to take it"},
     {"任意紅色判定牌生效後。代價：棄1張牌（可為裝備）。效果：將那張判定牌收入手牌，判定結果不變。",
      "任意红色判定牌生效后。代价：弃1张牌（可为装备）。效果：将那张判定牌收入手牌，判定结果不变。",
      "After any red judgment card took effect. Cost: discard 1 card (equipment too). Then take that judgment card "
      "into your hand; the result stays."}},
    {SkillId::origins_natures_attendants,
     {"自然之助", "自然之助", "Nature's Attendants"},
     {"每回合1次，用X點怒氣並棄X張紅桃牌，X名角色各回復1點",
      "每回合1次，用X点怒气并弃X张红桃牌，X名角色各回复1点",
      "Once per turn, X rage and X hearts: X characters recover 1 HP"},
     {"出牌階段，每回合1次。代價：消耗X點怒氣並棄X張紅桃牌（可含裝備）。效果：X名血量未滿的角色各回復1點血量。",
      "出牌阶段，每回合1次。代价：消耗X点怒气并弃X张红桃牌（可含装备）。效果：X名血量未满的角色各回复1点血量。",
      "Play phase, once per turn. Cost: spend X rage and discard X heart cards (equipment too). Then X characters "
      "below their maximum recover 1 HP each."}},
    {SkillId::origins_fireblast,
     {"火焰爆轟", "火焰爆轰", "Fireblast"},
     {"你使用的魔法牌不能被驅散", "你使用的魔法牌不能被驱散", "Your magic cards cannot be dispelled"},
     {"自動生效。你使用的魔法牌不能被驅散。",
      "自动生效。你使用的魔法牌不能被驱散。",
      "Always on. Magic cards you use cannot be dispelled."}},
    {SkillId::origins_multicast,
     {"多重施法", "多重施法", "Multicast"},
     {"你的魔法牌結算後可判定，紅色則其效果再產生1次",
      "你的魔法牌结算后可判定，红色则其效果再产生1次",
      "When your magic card resolved, judge; red: its effect happens again"},
     {"你使用的魔法牌結算後，可以判定：若為紅色，其效果再產生1次；除非只能對自己使用，否則可以更改目標。每張魔法牌"
      "限1次。",
      "你使用的魔法牌结算后，可以判定：若为红色，其效果再产生1次；除非只能对自己使用，否则可以更改目标。每张魔法牌"
      "限1次。",
      "After a magic card of yours resolved you may judge; red: its effect happens once more, on new targets if "
      "you like unless it is limited to yourself. Once for each magic card."}},
    {SkillId::origins_frostbite,
     {"冰霜禁制", "冰霜禁制", "Frostbite"},
     {"他人用出攻擊或閃避時，可棄1張紅桃手牌令其無效",
      "他人用出攻击或闪避时，可弃1张红桃手牌令其无效",
      "Another's attack or Dodge: discard a heart, it has no effect"},
     {"攻擊或【閃避】被其他角色使用或打出時。代價：棄1張紅桃手牌。效果：那次攻擊或【閃避】無效；對方可以再用另1張【"
      "閃避】。",
      "攻击或【闪避】被其他角色使用或打出时。代价：弃1张红桃手牌。效果：那次攻击或【闪避】无效；对方可以再用另1张【"
      "闪避】。",
      "When another character uses or plays an attack or a Dodge. Cost: discard 1 heart hand card. Then that "
      "attack or Dodge has no effect; another Dodge may follow."}},
    {SkillId::origins_brilliance_aura,
     {"輝煌光環", "辉煌光环", "Brilliance Aura"},
     {"可少摸1張，看牌堆頂X張並分給X名角色各1張",
      "可少摸1张，看牌堆顶X张并分给X名角色各1张",
      "Draw 1 fewer: look at the top X cards, give 1 each to X characters"},
     {"摸牌階段，每回合1次，可以少摸1張牌，然後獨自查看牌堆頂的X張牌（X為1至存活角色數），暗中分給X名角色各1張，可"
      "以包括自己。",
      "摸牌阶段，每回合1次，可以少摸1张牌，然后独自查看牌堆顶的X张牌（X为1至存活角色数），暗中分给X名角色各1张，可"
      "以包括自己。",
      "Once per turn in your draw phase you may draw 1 card fewer, then look at the top X cards of the deck (X "
      "from 1 to the number of living characters) and give them face down to X characters, 1 each, yourself "
      "included if you like."}},
    {SkillId::origins_fiery_soul,
     {"熾魂", "炽魂", "Fiery Soul"},
     {"每回合1次，強化魔法牌可不消耗怒氣",
      "每回合1次，强化魔法牌可不消耗怒气",
      "Once per turn: enhance a magic card without rage"},
     {"出牌階段，每回合1次：你強化1張魔法牌時，可以不消耗怒氣。該牌被驅散時也算用過。",
      "出牌阶段，每回合1次：你强化1张魔法牌时，可以不消耗怒气。该牌被驱散时也算用过。",
      "Once per turn in your play phase, when you enhance a magic card, you may do so without spending rage. It "
      "counts even if that card is dispelled."}},
    {SkillId::origins_laguna_blade,
     {"神滅斬", "神灭斩", "Laguna Blade"},
     {"2張紅色手牌可當神滅斬使用，仍需3點怒氣",
      "2张红色手牌可当神灭斩使用，仍需3点怒气",
      "Use 2 red hand cards as Laguna Blade (3 rage)"},
     {"出牌階段，你可以把2張紅色手牌當作1張【神滅斬】使用，仍須消耗3點怒氣。它是S技牌，不能被驅散。",
      "出牌阶段，你可以把2张红色手牌当作1张【神灭斩】使用，仍须消耗3点怒气。它是S技牌，不能被驱散。",
      "In your play phase you may use 2 red hand cards as 1 Laguna Blade; its 3 rage must still be spent. Being an "
      "ultimate it cannot be dispelled."}},
    {SkillId::origins_fanatic_heart,
     {"狂熱之心", "狂热之心", "Fanatic Heart"},
     {"你的魔法牌結算後，本回合可多用1張攻擊",
      "你的魔法牌结算后，本回合可多用1张攻击",
      "When your magic card resolved: 1 more attack this turn"},
     {"自動生效。你使用的魔法牌未被抵消而結算後，本回合你可以多使用1張攻擊。",
      "自动生效。你使用的魔法牌未被抵消而结算后，本回合你可以多使用1张攻击。",
      "Always on. After a magic card of yours resolved without being cancelled your attack limit is +1 this turn."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::origins_dazzle)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::origins_shallow_grave)));

}  // namespace

std::span<const HeroTexts> origins_intelligence_heroes() { return heroes; }
std::span<const SkillTexts> origins_intelligence_skills() { return skills; }

}  // namespace fate::catalog
