// The fates.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr FateTexts table[] = {
    {FateId::shadow_punisher,
     {"暗影懲戒者", "暗影惩戒者", "Shadow Punisher"},
     {"天災全滅且你存活", "天灾全灭且你存活", "All Scourge are dead and you live"},
     {"天災角色全部死亡而你仍存活：你取代近衛，獨自獲勝。",
      "天灾角色全部死亡而你仍存活：你取代近卫，独自获胜。",
      "All Scourge characters are dead and you are alive: you win alone, in place of the Sentinel."}},
    {FateId::conqueror_of_holy_light,
     {"聖光征服者", "圣光征服者", "Conqueror of Holy Light"},
     {"近衛全滅且你存活", "近卫全灭且你存活", "All Sentinel are dead and you live"},
     {"近衛角色全部死亡而你仍存活：你取代天災，獨自獲勝。",
      "近卫角色全部死亡而你仍存活：你取代天灾，独自获胜。",
      "All Sentinel characters are dead and you are alive: you win alone, in place of the Scourge."}},
    {FateId::spreading_plague,
     {"蔓延的瘟疫", "蔓延的瘟疫", "Spreading Plague"},
     {"開局時的上家和下家都已死亡，你存活",
      "开局时的上家和下家都已死亡，你存活",
      "Both neighbours you started with are dead and you live"},
     {"對局開始時坐在你上家和下家的兩名角色都已死亡，而你仍存活：你獨自獲勝。",
      "对局开始时坐在你上家和下家的两名角色都已死亡，而你仍存活：你独自获胜。",
      "The two characters that were your previous and next seat when the match started are both dead and you are "
      "alive: you win alone."}},
    {FateId::game_of_fate,
     {"命運的博弈", "命运的博弈", "Game of Fate"},
     {"只剩你、1名近衛、1名天災", "只剩你、1名近卫、1名天灾", "Only you, 1 Sentinel and 1 Scourge are left"},
     {"恰好剩下3名存活角色，而且分屬三方：你、1名近衛和1名天災。你獨自獲勝。",
      "恰好剩下3名存活角色，而且分属三方：你、1名近卫和1名天灾。你独自获胜。",
      "Exactly three characters are alive, one of each side: you, 1 Sentinel and 1 Scourge. You win alone."}},
    {FateId::puppet_of_backfire,
     {"反噬的傀儡", "反噬的傀儡", "Puppet of Backfire"},
     {"開局時的下家獲勝時，由你取代",
      "开局时的下家获胜时，由你取代",
      "When the next seat you started with would win, you win instead"},
     {"對局開始時坐在你下家的角色（無論生死）將要獲勝時，若你存活，由你取代他獨自獲勝。下家若也是中立，則在他的下家"
      "將要獲勝時由你取代。",
      "对局开始时坐在你下家的角色（无论生死）将要获胜时，若你存活，由你取代他独自获胜。下家若也是中立，则在他的下家"
      "将要获胜时由你取代。",
      "When the character that was your next seat at the start, dead or alive, would win and you are alive, you "
      "win alone in its place. If it is neutral too, that is when its own next seat would win."}},
    {FateId::summoner_of_death,
     {"死神的召喚者", "死神的召唤者", "Summoner of Death"},
     {"其他存活角色的血量都不高於2", "其他存活角色的血量都不高于2", "Every other living character has 2 HP or less"},
     {"沒有任何結算進行時，其他每名存活角色的血量都不高於2點：你獨自獲勝。結算途中的狀態不算。",
      "没有任何结算进行时，其他每名存活角色的血量都不高于2点：你独自获胜。结算途中的状态不算。",
      "While nothing is being resolved, every other living character has 2 HP or less: you win alone. States in "
      "the middle of a resolution do not count."}},
    {FateId::paranoid_mathematician,
     {"偏執的數學家", "偏执的数学家", "Paranoid Mathematician"},
     {"所有存活角色的怒氣都是奇數", "所有存活角色的怒气都是奇数", "The rage of every living character is odd"},
     {"沒有任何結算進行時，所有存活角色（包括你）的怒氣都是奇數：你獨自獲勝。結算途中的狀態不算。",
      "没有任何结算进行时，所有存活角色（包括你）的怒气都是奇数：你独自获胜。结算途中的状态不算。",
      "While nothing is being resolved, the rage of every living character, you included, is odd: you win alone. "
      "States in the middle of a resolution do not count."}},
    {FateId::roshan_possession,
     {"Roshan附體", "Roshan附体", "Roshan's Possession"},
     {"可亮明身份變強；其他角色全部死亡則獲勝",
      "可亮明身份变强；其他角色全部死亡则获胜",
      "Reveal yourself and grow; win when all others are dead"},
     {"你的回合中，可以亮明身份，立即摸X張牌；此後摸牌階段可多摸X張牌，手牌上限+X（X為其他存活角色數，隨時變動）。"
      "其他角色全部死亡時你獲勝。亮明後，其他所有人的獲勝條件變為你死亡；另1名中立不能再亮明。",
      "你的回合中，可以亮明身份，立即摸X张牌；此后摸牌阶段可多摸X张牌，手牌上限+X（X为其他存活角色数，随时变动）。"
      "其他角色全部死亡时你获胜。亮明后，其他所有人的获胜条件变为你死亡；另1名中立不能再亮明。",
      "In your turn you may reveal your identity: draw X cards at once; from then on you may draw X extra in your "
      "draw phase and your hand limit is +X (X = other living characters, kept current). You win when all the "
      "others are dead. After the reveal everybody else wins by your death, and another neutral can no longer "
      "reveal."}},
    {FateId::desperate_counterattack,
     {"絕境之逆襲", "绝境之逆袭", "Desperate Counterattack"},
     {"可亮明身份並全面恢復；其他角色全部死亡則獲勝",
      "可亮明身份并全面恢复；其他角色全部死亡则获胜",
      "Reveal yourself, fully restored; win when all others are dead"},
     {"你的回合中，可以亮明身份：血量回復至上限，怒氣升至上限，手牌摸至手牌上限。此後每逢自己的狀態判定階段，可以回"
      "復1點血量。其他角色全部死亡時你獲勝。亮明後，其他所有人的獲勝條件變為你死亡；另1名中立不能再亮明。",
      "你的回合中，可以亮明身份：血量回复至上限，怒气升至上限，手牌摸至手牌上限。此后每逢自己的状态判定阶段，可以回"
      "复1点血量。其他角色全部死亡时你获胜。亮明后，其他所有人的获胜条件变为你死亡；另1名中立不能再亮明。",
      "In your turn you may reveal your identity: your HP and rage rise to their maximum and you draw up to your "
      "hand limit. From then on you may recover 1 HP in each of your state judgment phases. You win when all the "
      "others are dead. After the reveal everybody else wins by your death, and another neutral can no longer "
      "reveal."}},
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(FateId::shadow_punisher)));

}  // namespace

std::span<const FateTexts> fates() { return table; }

}  // namespace fate::catalog
