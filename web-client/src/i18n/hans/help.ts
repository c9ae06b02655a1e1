// Simplified Chinese: how a match is won, and the words for the one who reads.
import type { en_help } from '../en/help';

export const hans_help = {
  'you.inside': '你',
  'you.whose': '你的',
  'goal.title': '我怎样获胜？',
  'goal.title_watch': '各方怎样获胜？',
  'goal.mine.1': '天灾角色全部死亡时你获胜；近卫一同获胜，已阵亡的也算。',
  'goal.mine.2': '近卫角色全部死亡时你获胜；天灾一同获胜，已阵亡的也算。',
  'goal.mine.3': '你独自获胜：存活并达成本局的宿命，优先于两个阵营。',
  'goal.side.1': '天灾全部死亡时获胜；同阵营一同获胜，已阵亡的也算。',
  'goal.side.2': '近卫全部死亡时获胜；同阵营一同获胜，已阵亡的也算。',
  'goal.side.3': '存活并达成本局的宿命时独自获胜，优先于两个阵营。',
  'goal.two': '两名中立同时达成时，从当前回合角色起按行动顺序在先者获胜。',
  'goal.others': '其他人',
  'goal.fate': '本局宿命：{fate}',
  'goal.fate_neutral': '牌上的“你”指中立。',
  'goal.public': '人人都知道的',
  'goal.public_text': '各方的人数、本局宿命，以及已阵亡或已亮明者的身份。',
  'goal.know': '你知道自己和下家的身份；上家知道你的身份；其他人都不知道。',
  'goal.watch_know': '观战者只看得到人人都知道的。',
  'goal.kill': '击杀一名角色的人可摸 2 张牌，或查看一名存活角色的身份。',
} satisfies Record<keyof typeof en_help, string>;
