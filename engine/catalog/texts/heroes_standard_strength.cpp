// The strength heroes of the standard set.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr HeroTexts heroes[] = {
    {HeroId::death_knight, {"死亡騎士", "死亡骑士", "Death Knight"}},
    {HeroId::skeleton_king, {"骷髏王", "骷髅王", "Skeleton King"}},
    {HeroId::bristleback, {"剛背獸", "刚背兽", "Bristleback"}},
    {HeroId::huskar, {"神靈武士", "神灵武士", "Huskar"}},
    {HeroId::omniknight, {"全能騎士", "全能骑士", "Omniknight"}},
    {HeroId::axe, {"斧王", "斧王", "Axe"}},
    {HeroId::guardian_knight, {"守護騎士", "守护骑士", "Guardian Knight"}},
};

constexpr SkillTexts skills[] = {
    {SkillId::death_coil,
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
    {SkillId::frostmourne,
     {"霜之哀傷", "霜之哀伤", "Frostmourne"},
     {"攻擊命中後，可立即再對該角色使用1張攻擊",
      "攻击命中后，可立即再对该角色使用1张攻击",
      "After a hit you may attack the same character again at once"},
     {"你的攻擊命中後，若目標仍存活，你可以立即再對其使用1張攻擊，不論距離，也不計入攻擊次數。再次命中可以再次發動。",
      "你的攻击命中后，若目标仍存活，你可以立即再对其使用1张攻击，不论距离，也不计入攻击次数。再次命中可以再次发动。",
      "After your attack hit and while the target lives, you may at once use 1 more attack on it, at any distance "
      "and outside the attack limit. Another hit allows another one."}},
    {SkillId::reincarnation,
     {"重生", "重生", "Reincarnation"},
     {"整局1次，瀕死時棄所有手牌並清空怒氣，回滿血量",
      "整局1次，濒死时弃所有手牌并清空怒气，回满血量",
      "Once per game, when dying: give up hand and rage, recover all HP"},
     {"整局1次，你瀕死時，可以放棄全部手牌和全部怒氣（沒有也可以），血量回復至上限。",
      "整局1次，你濒死时，可以放弃全部手牌和全部怒气（没有也可以），血量回复至上限。",
      "Once per game, while you are dying, you may discard your whole hand and set your rage to 0 (even if you "
      "have neither), then recover to your maximum HP."}},
    {SkillId::vampiric_aura,
     {"吸血", "吸血", "Vampiric Aura"},
     {"攻擊造成傷害後可判定，紅色則你回復1點血量",
      "攻击造成伤害后可判定，红色则你回复1点血量",
      "After your attack dealt damage, judge; red: recover 1 HP"},
     {"你的攻擊每造成1次傷害後，可以判定：若為紅色，你回復1點血量。",
      "你的攻击每造成1次伤害后，可以判定：若为红色，你回复1点血量。",
      "Each time your attack has dealt damage you may judge; red: you recover 1 HP."}},
    {SkillId::warpath,
     {"戰意", "战意", "Warpath"},
     {"受傷後可判定，紅色則令1名角色打出閃避，否則受1點傷害",
      "受伤后可判定，红色则令1名角色打出闪避，否则受1点伤害",
      "When hurt, judge; red: a character plays Dodge or takes 1 damage"},
     {"你每受到1次傷害後，可以判定：若為紅色，你可以指定任意角色，其選擇打出1張【閃避】，或受到你造成的1點傷害。",
      "你每受到1次伤害后，可以判定：若为红色，你可以指定任意角色，其选择打出1张【闪避】，或受到你造成的1点伤害。",
      "Each time you have taken damage you may judge; red: you may name any character, which plays 1 Dodge or "
      "takes 1 damage from you."}},
    {SkillId::bristled_back,
     {"剛毛後背", "刚毛后背", "Bristled Back"},
     {"每次受到2點或更多傷害時，減少1點",
      "每次受到2点或更多伤害时，减少1点",
      "Damage of 2 or more to you is reduced by 1"},
     {"自動生效。你每次受到不少於2點的傷害時，該傷害-1。",
      "自动生效。你每次受到不少于2点的伤害时，该伤害-1。",
      "Always on. Each time you take 2 or more damage at once, it is reduced by 1."}},
    {SkillId::sacrifice,
     {"犧牲", "牺牲", "Sacrifice"},
     {"每回合1次，自傷1點，棄掉他人2張手牌",
      "每回合1次，自伤1点，弃掉他人2张手牌",
      "Once per turn: take 1 damage; discard 2 hand cards of another"},
     {"出牌階段，每回合1次。代價：對自己造成1點傷害。效果：另1名角色的手牌由你棄掉2張（不足則全部）。",
      "出牌阶段，每回合1次。代价：对自己造成1点伤害。效果：另1名角色的手牌由你弃掉2张（不足则全部）。",
      "Play phase, once per turn. Cost: deal 1 damage to yourself. Then discard 2 hand cards of another character "
      "(1 if it has only 1)."}},
    {SkillId::burning_spear,
     {"沸血之矛", "沸血之矛", "Burning Spear"},
     {"血量不高於2時，你的攻擊傷害+1",
      "血量不高于2时，你的攻击伤害+1",
      "At 2 HP or less your attacks deal +1 damage"},
     {"自動生效。只要你的血量不高於2點，你的攻擊傷害+1。",
      "自动生效。只要你的血量不高于2点，你的攻击伤害+1。",
      "Always on. While your HP is 2 or less your attacks deal +1 damage."}},
    {SkillId::purification,
     {"洗禮", "洗礼", "Purification"},
     {"有人受傷後，棄藥膏或2張紅牌：其回復1點，你傷來源1點",
      "有人受伤后，弃药膏或2张红牌：其回复1点，你伤来源1点",
      "Someone was hurt: discard a salve or 2 red; it recovers 1, its attacker takes 1"},
     {"任意角色受到1次傷害後，若其存活。代價：棄1張【治療藥膏】，或棄2張紅色牌（可含裝備）。效果：該角色回復1點血量，"
      "你對傷害來源造成1點傷害；沒有來源時只回復。",
      "任意角色受到1次伤害后，若其存活。代价：弃1张【治疗药膏】，或弃2张红色牌（可含装备）。效果：该角色回复1点血量，"
      "你对伤害来源造成1点伤害；没有来源时只回复。",
      "After any character took damage and lives. Cost: discard 1 Healing Salve from your hand or 2 red cards "
      "(equipment too). Then that character recovers 1 HP and you deal 1 damage to the source; without a source it "
      "only recovers."}},
    {SkillId::battle_hunger,
     {"戰爭饑渴", "战争饥渴", "Battle Hunger"},
     {"每回合1次，棄1手牌：另1角色對你使用攻擊，否則受1點傷害",
      "每回合1次，弃1手牌：另1角色对你使用攻击，否则受1点伤害",
      "Once per turn, discard 1: another attacks you or takes 1 damage"},
     {"出牌階段，每回合1次。代價：棄1張手牌。效果：另1名角色選擇對你使用1張攻擊（你須在其攻擊範圍內），或受到你造成"
      "的1點傷害。攻擊只要使用了便算數，是否命中無關。",
      "出牌阶段，每回合1次。代价：弃1张手牌。效果：另1名角色选择对你使用1张攻击（你须在其攻击范围内），或受到你造成"
      "的1点伤害。攻击只要使用了便算数，是否命中无关。",
      "Play phase, once per turn. Cost: discard 1 hand card. Then another character uses 1 attack on you (you must "
      "be within its attack range) or takes 1 damage from you. Using the attack is enough, it need not hit."}},
    {SkillId::counter_helix,
     {"反轉螺旋", "反转螺旋", "Counter Helix"},
     {"成為攻擊目標時可判定，紅色2至10則對攻擊者造成1點傷害",
      "成为攻击目标时可判定，红色2至10则对攻击者造成1点伤害",
      "When attacked, judge; red 2-10: 1 damage to the attacker"},
     {"你成為攻擊的目標時，可以判定：若為紅色且點數為2至10，你對攻擊者造成1點傷害。",
      "你成为攻击的目标时，可以判定：若为红色且点数为2至10，你对攻击者造成1点伤害。",
      "When you become the target of an attack you may judge; a red card of rank 2 to 10: you deal 1 damage to the "
      "attacker."}},
    {SkillId::guard,
     {"援護", "援护", "Guard"},
     {"其他角色受傷時，可棄1張手牌替其承受",
      "其他角色受伤时，可弃1张手牌替其承受",
      "When another takes damage, discard 1: you take it instead"},
     {"另1名角色受到傷害時，若該傷害尚未轉移過。代價：棄1張手牌。效果：由你代替其受到這次傷害，來源與數值不變，距離"
      "不限。",
      "另1名角色受到伤害时，若该伤害尚未转移过。代价：弃1张手牌。效果：由你代替其受到这次伤害，来源与数值不变，距离"
      "不限。",
      "When another character takes damage that was not moved yet. Cost: discard 1 hand card. Then you take that "
      "damage in its place, from the same source, at any distance."}},
    {SkillId::faith,
     {"信仰", "信仰", "Faith"},
     {"每受到1點傷害可暗置牌堆頂1張，出牌階段收入手牌",
      "每受到1点伤害可暗置牌堆顶1张，出牌阶段收入手牌",
      "For each damage taken lay the top card face down; take them in your play phase"},
     {"你每受到1點傷害後，可以將牌堆頂的1張牌暗置為「信仰」，任何人不得查看。你的出牌階段開始時，將所有信仰收入手牌。",
      "你每受到1点伤害后，可以将牌堆顶的1张牌暗置为「信仰」，任何人不得查看。你的出牌阶段开始时，将所有信仰收入手牌。",
      "After each point of damage you took you may lay the top card of the deck face down as faith; nobody may "
      "look at it. When your play phase starts you take all your faith into your hand."}},
    {SkillId::fatherly_love,
     {"父愛", "父爱", "Fatherly Love"},
     {"摸牌階段可將信仰分給他人，每給2張你回復1點血量",
      "摸牌阶段可将信仰分给他人，每给2张你回复1点血量",
      "Draw phase: give faith cards to others; every 2 recover 1 HP"},
     {"你的摸牌階段摸牌後，可以將任意張「信仰」任意分給其他角色。每給出2張，你回復1點血量。",
      "你的摸牌阶段摸牌后，可以将任意张「信仰」任意分给其他角色。每给出2张，你回复1点血量。",
      "In your draw phase, after drawing, you may give any of your faith cards to other characters as you like. "
      "For every 2 cards given you recover 1 HP."}},
};
// clang-format on

static_assert(in_order_and_complete(heroes, static_cast<int>(HeroId::death_knight)));
static_assert(in_order_and_complete(skills, static_cast<int>(SkillId::death_coil)));

}  // namespace

std::span<const HeroTexts> standard_strength_heroes() { return heroes; }
std::span<const SkillTexts> standard_strength_skills() { return skills; }

}  // namespace fate::catalog
