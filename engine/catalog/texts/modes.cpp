// The modes.
#include "engine/catalog/texts/check.hpp"
#include "engine/catalog/texts/tables.hpp"

namespace fate::catalog {
namespace {

// clang-format off: one entry after another, its texts in the order zh-Hant, zh-Hans, en
constexpr ModeTexts table[] = {
    {ModeId::fate2_1v1_rotation,
     {"1V1三英雄輪換", "1V1三英雄轮换", "1v1 Hero Rotation"},
     {"2人。亮出10名英雄，按1-2-2-2-2-1輪流挑選，各留3名，先手先亮並定首發，後手應對。每人4點血量、4張手牌上限、4張"
      "起始手牌，與英雄無關。自己的棄牌階段結束後換下一名英雄上場；換下的英雄累計2名後重新可用。牌堆中沒有【海妖之"
      "歌】。對方角色死亡即獲勝。擊殺獎勵為摸2張牌。",
      "2人。亮出10名英雄，按1-2-2-2-2-1轮流挑选，各留3名，先手先亮并定首发，后手应对。每人4点血量、4张手牌上限、4张"
      "起始手牌，与英雄无关。自己的弃牌阶段结束后换下一名英雄上场；换下的英雄累计2名后重新可用。牌堆中没有【海妖之"
      "歌】。对方角色死亡即获胜。击杀奖励为摸2张牌。",
      "2 players. 10 heroes lie face up; picks go 1-2-2-2-2-1, each keeps 3 of 5. The first player shows his three "
      "and his opener, the second answers. Everybody has 4 HP, hand limit 4 and 4 starting cards whatever the "
      "hero. After your discard phase the next hero comes in; when 2 used ones have gathered they are available "
      "again. Siren Song is not in the deck. You win when the other character dies. Kill reward: draw 2."}},
    {ModeId::fate2_1v1v1,
     {"三人殺上家", "三人杀上家", "Three-Player Hunt"},
     {"3人，沒有身份。殺死自己的上家即獲勝；上家若死於他人之手，剩下兩人繼續，互為上家。只剩1人存活時該人獲勝。3選1"
      "英雄，起始4張手牌。擊殺獎勵為摸2張牌。",
      "3人，没有身份。杀死自己的上家即获胜；上家若死于他人之手，剩下两人继续，互为上家。只剩1人存活时该人获胜。3选1"
      "英雄，起始4张手牌。击杀奖励为摸2张牌。",
      "3 players, no identities. Kill your previous seat and you win; if somebody else kills it, the two that are "
      "left play on, each the other's previous seat. A lone survivor wins. Choose 1 of 3 heroes; 4 starting cards. "
      "Kill reward: draw 2."}},
    {ModeId::fate2_2v2,
     {"四人2V2", "四人2V2", "2v2 Teams"},
     {"4人，陣營公開：先手和他的上家對另外兩人。對方全部死亡即獲勝，隊友無論生死一同獲勝。3選1英雄，起始4張手牌。"
      "擊殺獎勵為摸2張牌。",
      "4人，阵营公开：先手和他的上家对另外两人。对方全部死亡即获胜，队友无论生死一同获胜。3选1英雄，起始4张手牌。"
      "击杀奖励为摸2张牌。",
      "4 players in open teams: the first player and the one before him against the others. You win when the other team is dead; team "
      "mates win together, dead or alive. Choose 1 of 3 heroes; 4 starting cards. Kill reward: draw 2."}},
    {ModeId::fate2_identity_4,
     {"四人身份", "四人身份", "4-Player Identities"},
     {"2名近衛、2名天災，身份隱藏；每人知道自己和下家的身份。近衛在天災全滅時獲勝，天災在近衛全滅時獲勝，同陣營無論"
      "生死一同獲勝。3選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的身份。",
      "2名近卫、2名天灾，身份隐藏；每人知道自己和下家的身份。近卫在天灾全灭时获胜，天灾在近卫全灭时获胜，同阵营无论"
      "生死一同获胜。3选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的身份。",
      "2 Sentinel and 2 Scourge, hidden; you know your own identity and that of your next seat. Each side wins "
      "when the other one is dead; all its members win, dead or alive. Choose 1 of 3 heroes; 4 starting cards. A "
      "killer draws 2 cards or looks at the identity of a living character."}},
    {ModeId::fate2_identity_5,
     {"五人身份", "五人身份", "5-Player Identities"},
     {"2名近衛、2名天災、1名中立，身份隱藏；每人知道自己和下家的身份。陣營在對方全滅時獲勝，同陣營無論生死一同獲勝。"
      "中立存活並達成翻開的宿命時獨自獲勝，優先於陣營。3選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的"
      "身份。",
      "2名近卫、2名天灾、1名中立，身份隐藏；每人知道自己和下家的身份。阵营在对方全灭时获胜，同阵营无论生死一同获胜。"
      "中立存活并达成翻开的宿命时独自获胜，优先于阵营。3选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的"
      "身份。",
      "2 Sentinel, 2 Scourge and 1 Neutral, hidden; you know your own identity and that of your next seat. Each "
      "side wins when the other one is dead; all its members win, dead or alive. A living neutral who fulfils the "
      "fate on the table wins alone and goes first. Choose 1 of 3 heroes; 4 starting cards. A killer draws 2 cards "
      "or looks at the identity of a living character."}},
    {ModeId::fate2_identity_6a,
     {"六人身份（雙中立）", "六人身份（双中立）", "6-Player Identities (2 Neutrals)"},
     {"2名近衛、2名天災、2名中立，身份隱藏；每人知道自己和下家的身份。陣營在對方全滅時獲勝，同陣營無論生死一同獲勝。"
      "中立存活並達成翻開的宿命時獨自獲勝，優先於陣營；兩名中立同時達成時，從當前回合角色起按行動順序在先者獲勝。3"
      "選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的身份。",
      "2名近卫、2名天灾、2名中立，身份隐藏；每人知道自己和下家的身份。阵营在对方全灭时获胜，同阵营无论生死一同获胜。"
      "中立存活并达成翻开的宿命时独自获胜，优先于阵营；两名中立同时达成时，从当前回合角色起按行动顺序在先者获胜。3"
      "选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的身份。",
      "2 Sentinel, 2 Scourge and 2 Neutrals, hidden; you know your own identity and that of your next seat. Each "
      "side wins when the other one is dead; all its members win, dead or alive. A living neutral who fulfils the "
      "fate on the table wins alone and goes first; of two at once, the first in turn order from the character "
      "whose turn it is. Choose 1 of 3 heroes; 4 starting cards. A killer draws 2 cards or looks at the identity "
      "of a living character."}},
    {ModeId::fate2_identity_6b,
     {"六人身份（無中立）", "六人身份（无中立）", "6-Player Identities (No Neutral)"},
     {"3名近衛、3名天災，身份隱藏；每人知道自己和下家的身份。近衛在天災全滅時獲勝，天災在近衛全滅時獲勝，同陣營無論"
      "生死一同獲勝。3選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的身份。",
      "3名近卫、3名天灾，身份隐藏；每人知道自己和下家的身份。近卫在天灾全灭时获胜，天灾在近卫全灭时获胜，同阵营无论"
      "生死一同获胜。3选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的身份。",
      "3 Sentinel and 3 Scourge, hidden; you know your own identity and that of your next seat. Each side wins "
      "when the other one is dead; all its members win, dead or alive. Choose 1 of 3 heroes; 4 starting cards. A "
      "killer draws 2 cards or looks at the identity of a living character."}},
    {ModeId::fate2_identity_7,
     {"七人身份", "七人身份", "7-Player Identities"},
     {"3名近衛、3名天災、1名中立，身份隱藏；每人知道自己和下家的身份。陣營在對方全滅時獲勝，同陣營無論生死一同獲勝。"
      "中立存活並達成翻開的宿命時獨自獲勝，優先於陣營。3選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的"
      "身份。",
      "3名近卫、3名天灾、1名中立，身份隐藏；每人知道自己和下家的身份。阵营在对方全灭时获胜，同阵营无论生死一同获胜。"
      "中立存活并达成翻开的宿命时独自获胜，优先于阵营。3选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的"
      "身份。",
      "3 Sentinel, 3 Scourge and 1 Neutral, hidden; you know your own identity and that of your next seat. Each "
      "side wins when the other one is dead; all its members win, dead or alive. A living neutral who fulfils the "
      "fate on the table wins alone and goes first. Choose 1 of 3 heroes; 4 starting cards. A killer draws 2 cards "
      "or looks at the identity of a living character."}},
    {ModeId::fate2_identity_8,
     {"八人身份", "八人身份", "8-Player Identities"},
     {"3名近衛、3名天災、2名中立，身份隱藏；每人知道自己和下家的身份。陣營在對方全滅時獲勝，同陣營無論生死一同獲勝。"
      "中立存活並達成翻開的宿命時獨自獲勝，優先於陣營；兩名中立同時達成時，從當前回合角色起按行動順序在先者獲勝。3"
      "選1英雄，起始4張手牌。擊殺者可摸2張牌，或查看1名存活角色的身份。",
      "3名近卫、3名天灾、2名中立，身份隐藏；每人知道自己和下家的身份。阵营在对方全灭时获胜，同阵营无论生死一同获胜。"
      "中立存活并达成翻开的宿命时独自获胜，优先于阵营；两名中立同时达成时，从当前回合角色起按行动顺序在先者获胜。3"
      "选1英雄，起始4张手牌。击杀者可摸2张牌，或查看1名存活角色的身份。",
      "3 Sentinel, 3 Scourge and 2 Neutrals, hidden; you know your own identity and that of your next seat. Each "
      "side wins when the other one is dead; all its members win, dead or alive. A living neutral who fulfils the "
      "fate on the table wins alone and goes first; of two at once, the first in turn order from the character "
      "whose turn it is. Choose 1 of 3 heroes; 4 starting cards. A killer draws 2 cards or looks at the identity "
      "of a living character."}},
    {ModeId::origins_2,
     {"二人起源", "二人起源", "2-Player Origins"},
     {"2人，近衛對天災，公開。起始5張手牌，各暗出1張比大小，點數最大者先手（A最小，同點時黑桃、紅桃、梅花、方塊依次），"
      "亮出的牌棄置。3選1英雄。對方死亡即獲勝。擊殺獎勵為摸2張牌。",
      "2人，近卫对天灾，公开。起始5张手牌，各暗出1张比大小，点数最大者先手（A最小，同点时黑桃、红桃、梅花、方块依次），"
      "亮出的牌弃置。3选1英雄。对方死亡即获胜。击杀奖励为摸2张牌。",
      "2 players, Sentinel against Scourge, open. 5 starting cards; everybody lays 1 face down, the highest rank "
      "starts (A is lowest; ties: spade, heart, club, diamond), and those cards are discarded. Choose 1 of 3 "
      "heroes. You win when the other one is dead. Kill reward: draw 2."}},
    {ModeId::origins_3,
     {"三人起源", "三人起源", "3-Player Origins"},
     {"3人，沒有陣營。上家死亡時你獲勝，無論由誰擊殺。起始5張手牌，各暗出1張比大小，點數最大者先手，亮出的牌棄置。3"
      "選1英雄。擊殺獎勵為摸2張牌。",
      "3人，没有阵营。上家死亡时你获胜，无论由谁击杀。起始5张手牌，各暗出1张比大小，点数最大者先手，亮出的牌弃置。3"
      "选1英雄。击杀奖励为摸2张牌。",
      "3 players, no sides. You win when your previous seat dies, whoever killed it. 5 starting cards; everybody "
      "lays 1 face down, the highest rank starts, and those cards are discarded. Choose 1 of 3 heroes. Kill "
      "reward: draw 2."}},
    {ModeId::origins_4,
     {"四人起源", "四人起源", "4-Player Origins"},
     {"4人，近衛（1、3號位）對天災（2、4號位），公開。起始5張手牌，各暗出1張比大小，點數最大者為1號位，亮出的牌棄置。"
      "3選1英雄。對方陣營全滅即獲勝。擊殺獎勵為摸2張牌。",
      "4人，近卫（1、3号位）对天灾（2、4号位），公开。起始5张手牌，各暗出1张比大小，点数最大者为1号位，亮出的牌弃置。"
      "3选1英雄。对方阵营全灭即获胜。击杀奖励为摸2张牌。",
      "4 players, Sentinel (seats 1 and 3) against Scourge (2 and 4), open. 5 starting cards; everybody lays 1 "
      "face down, the highest rank becomes seat 1, and those cards are discarded. Choose 1 of 3 heroes. You win "
      "when the other side is dead. Kill reward: draw 2."}},
    {ModeId::origins_5,
     {"五人起源", "五人起源", "5-Player Origins"},
     {"5人，近衛（1、3、5號位）對天災（2、4號位），公開。天災整局摸牌階段可摸3張牌，且每回合可多使用1張攻擊。起始5"
      "張手牌，各暗出1張比大小，點數最大者為1號位，亮出的牌棄置。3選1英雄。對方陣營全滅即獲勝。擊殺獎勵為摸2張牌。",
      "5人，近卫（1、3、5号位）对天灾（2、4号位），公开。天灾整局摸牌阶段可摸3张牌，且每回合可多使用1张攻击。起始5"
      "张手牌，各暗出1张比大小，点数最大者为1号位，亮出的牌弃置。3选1英雄。对方阵营全灭即获胜。击杀奖励为摸2张牌。",
      "5 players, Sentinel (seats 1, 3 and 5) against Scourge (2 and 4), open. All match long the Scourge may draw "
      "3 cards in their draw phase and use 1 extra attack per turn. 5 starting cards; everybody lays 1 face down, "
      "the highest rank becomes seat 1, and those cards are discarded. Choose 1 of 3 heroes. You win when the "
      "other side is dead. Kill reward: draw 2."}},
    {ModeId::origins_6,
     {"六人起源", "六人起源", "6-Player Origins"},
     {"6人，近衛（1、3、5號位）對天災（2、4、6號位），公開。起始5張手牌，各暗出1張比大小，點數最大者為1號位，亮出的"
      "牌棄置。3選1英雄。對方陣營全滅即獲勝。擊殺獎勵為摸2張牌。",
      "6人，近卫（1、3、5号位）对天灾（2、4、6号位），公开。起始5张手牌，各暗出1张比大小，点数最大者为1号位，亮出的"
      "牌弃置。3选1英雄。对方阵营全灭即获胜。击杀奖励为摸2张牌。",
      "6 players, Sentinel (seats 1, 3 and 5) against Scourge (2, 4 and 6), open. 5 starting cards; everybody lays "
      "1 face down, the highest rank becomes seat 1, and those cards are discarded. Choose 1 of 3 heroes. You win "
      "when the other side is dead. Kill reward: draw 2."}},
};
// clang-format on

static_assert(in_order_and_complete(table, static_cast<int>(ModeId::fate2_1v1_rotation)));

}  // namespace

std::span<const ModeTexts> modes() { return table; }

}  // namespace fate::catalog
