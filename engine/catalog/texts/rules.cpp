// The basic rules that can be the reason of something.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

constexpr RuleTexts table[] = {
    {RuleId::draw_phase, {"摸牌階段", "摸牌阶段", "Draw phase"}},
    {RuleId::hand_limit, {"手牌上限", "手牌上限", "Hand limit"}},
    {RuleId::kill_reward, {"擊殺獎勵", "击杀奖励", "Kill reward"}},
    {RuleId::death, {"死亡", "死亡", "Death"}},
    {RuleId::set_up, {"對局準備", "对局准备", "Set-up"}},
    {RuleId::armor_limit, {"裝備上限", "装备上限", "Equipment limit"}},
    {RuleId::place_monster, {"放置野怪", "放置野怪", "Place a monster"}},
    {RuleId::kill_monster, {"擊殺野怪", "击杀野怪", "Kill a monster"}},
    {RuleId::skip, {"跳過階段", "跳过阶段", "Phase skipped"}},
    {RuleId::starting_player, {"決定先手", "决定先手", "Starting player"}},
    {RuleId::reshuffle, {"洗混棄牌堆", "洗混弃牌堆", "Reshuffle"}},
    {RuleId::expiry, {"角色回合結束", "角色回合结束", "End of the turn"}},
    {RuleId::damage, {"受到傷害", "受到伤害", "Damage taken"}},
    {RuleId::contest, {"拼點", "拼点", "Contest"}},
    {RuleId::hero_draft, {"選取英雄", "选取英雄", "Hero draft"}},
    {RuleId::hero_keep, {"選定三名英雄", "选定三名英雄", "Choice of three heroes"}},
    {RuleId::opener, {"首發英雄", "首发英雄", "Opening hero"}},
    {RuleId::rotation, {"輪換英雄", "轮换英雄", "Hero rotation"}},
};

static_assert(in_order_and_complete(table, static_cast<int>(RuleId::draw_phase)));

}  // namespace

std::span<const RuleTexts> rules() { return table; }

}  // namespace fate::catalog
