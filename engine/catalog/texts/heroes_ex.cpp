// The EX heroes.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::sven, {"流浪劍客", "流浪剑客", "Sven"}},
    {HeroId::kunkka, {"海軍上將", "海军上将", "Kunkka"}},
    {HeroId::windrunner, {"風行者", "风行者", "Windrunner"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::great_cleave,
     {"巨力揮舞", "巨力挥舞", "Great Cleave"},
     {"怒氣高於目標時，攻擊可多指定1名範圍內的目標",
      "怒气高于目标时，攻击可多指定1名范围内的目标",
      "With more rage than the target your attack may hit 1 more in range"},
     {"你使用攻擊時，若你的怒氣高於目標，可以再指定攻擊範圍內的另1名角色：該攻擊之後，視為對其使用1張【普通攻擊】。",
      "你使用攻击时，若你的怒气高于目标，可以再指定攻击范围内的另1名角色：该攻击之后，视为对其使用1张【普通攻击】。",
      "When you use an attack and have more rage than its target you may name 1 more character within your attack "
      "range: afterwards it counts as using a Normal Attack on it."}},
    {SkillId::gods_strength_skill,
     {"神之力量", "神之力量", "God's Strength"},
     {"2張同花色手牌可當神之力量（2怒氣）；用時可多摸1張",
      "2张同花色手牌可当神之力量（2怒气）；用时可多摸1张",
      "Use 2 of a suit as God's Strength (2 rage); draw 1 extra with it"},
     {"你可以把2張花色相同的手牌當作1張【神之力量】使用，仍須消耗2點怒氣。你使用【神之力量】時，可以多摸1張牌。",
      "你可以把2张花色相同的手牌当作1张【神之力量】使用，仍须消耗2点怒气。你使用【神之力量】时，可以多摸1张牌。",
      "You may use 2 hand cards of the same suit as 1 God's Strength; its 2 rage must still be spent. When you use "
      "God's Strength you may draw 1 extra card."}},
    {SkillId::x_marks_the_spot,
     {"地圖標記", "地图标记", "X Marks the Spot"},
     {"每回合1次，棄1張牌，令1名角色收回1張裝備",
      "每回合1次，弃1张牌，令1名角色收回1张装备",
      "Once per turn, discard 1: someone takes back an equipment"},
     {"出牌階段，每回合1次。代價：棄1張牌（可為裝備）。效果：選擇1名角色裝備區的1張牌，由其收回手牌。",
      "出牌阶段，每回合1次。代价：弃1张牌（可为装备）。效果：选择1名角色装备区的1张牌，由其收回手牌。",
      "Play phase, once per turn. Cost: discard 1 card (equipment too). Then choose 1 equipment card of a "
      "character, which takes it back into its hand."}},
    {SkillId::ghost_ship,
     {"幽靈船", "幽灵船", "Ghost Ship"},
     {"每回合1次，用2點怒氣，至多4名角色各棄1張或摸1張",
      "每回合1次，用2点怒气，至多4名角色各弃1张或摸1张",
      "Once per turn, 2 rage: up to 4 characters each lose or draw 1 card"},
     {"出牌階段，每回合1次。代價：消耗2點怒氣。效果：選擇至多4名角色，對每名各選一項：棄掉其1張牌；或令其摸1張牌。",
      "出牌阶段，每回合1次。代价：消耗2点怒气。效果：选择至多4名角色，对每名各选一项：弃掉其1张牌；或令其摸1张牌。",
      "Play phase, once per turn. Cost: spend 2 rage. Then choose up to 4 characters and for each one of these: "
      "you discard 1 of its cards; or it draws 1 card."}},
    {SkillId::tidebringer,
     {"潮汐使者", "潮汐使者", "Tidebringer"},
     {"紅色攻擊命中後，可再普通攻擊1名範圍內的角色",
      "红色攻击命中后，可再普通攻击1名范围内的角色",
      "After your red attack hit, attack 1 more in range"},
     {"你的紅色攻擊命中後，可以再指定攻擊範圍內的另1名角色，視為對其使用1張【普通攻擊】。",
      "你的红色攻击命中后，可以再指定攻击范围内的另1名角色，视为对其使用1张【普通攻击】。",
      "After your red attack hit you may name 1 more character within your attack range: it counts as using a "
      "Normal Attack on it."}},
    {SkillId::shackleshot,
     {"束縛之箭", "束缚之箭", "Shackleshot"},
     {"每回合1次，攻擊傷人後棄1手牌，棄掉傷者和另1人各1手牌",
      "每回合1次，攻击伤人后弃1手牌，弃掉伤者和另1人各1手牌",
      "Once per turn after a damaging hit, discard 1: two lose a hand card"},
     {"每回合1次，你的攻擊命中並造成傷害後。代價：棄1張手牌。效果：棄掉受傷角色和另1名角色各1張手牌，後者不能是你。",
      "每回合1次，你的攻击命中并造成伤害后。代价：弃1张手牌。效果：弃掉受伤角色和另1名角色各1张手牌，后者不能是你。",
      "Once per turn, after your attack hit and dealt damage. Cost: discard 1 hand card. Then discard 1 hand card "
      "of the damaged character and of 1 other, not yourself."}},
    {SkillId::windrun,
     {"風行者", "风行者", "Windrun"},
     {"每次使用或打出閃避時，摸1張牌", "每次使用或打出闪避时，摸1张牌", "Draw 1 whenever you use or play a Dodge"},
     {"自動生效。你每次使用或打出【閃避】時，摸1張牌。",
      "自动生效。你每次使用或打出【闪避】时，摸1张牌。",
      "Always on. Each time you use or play a Dodge you draw 1 card."}},
    {SkillId::focus_fire,
     {"火力聚焦", "火力聚焦", "Focus Fire"},
     {"摸牌階段可少摸X張，本回合可多用X張攻擊",
      "摸牌阶段可少摸X张，本回合可多用X张攻击",
      "Draw X fewer: X more attacks this turn"},
     {"摸牌階段，每回合1次。代價：少摸X張牌。效果：到角色回合結束為止，你可以多使用X張攻擊。",
      "摸牌阶段，每回合1次。代价：少摸X张牌。效果：到角色回合结束为止，你可以多使用X张攻击。",
      "Draw phase, once per turn. Cost: draw X cards fewer. Then your attack limit is +X until the turn ends."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::sven)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::great_cleave)));

}  // namespace

std::span<const HeroTexts> ex_heroes() { return heroes; }
std::span<const SkillTexts> ex_skills() { return skills; }

}  // namespace fate::catalog
