// Traditional Chinese: how a match is won, and the words for the one who reads.
import type { en_help } from '../en/help';

export const hant_help = {
  'you.inside': '你',
  'you.whose': '你的',
  'goal.title': '我怎樣獲勝？',
  'goal.title_watch': '各方怎樣獲勝？',
  'goal.mine.1': '天災角色全部死亡時你獲勝；近衛一同獲勝，已陣亡的也算。',
  'goal.mine.2': '近衛角色全部死亡時你獲勝；天災一同獲勝，已陣亡的也算。',
  'goal.mine.3': '你獨自獲勝：存活並達成本局的宿命，優先於兩個陣營。',
  'goal.side.1': '天災全部死亡時獲勝；同陣營一同獲勝，已陣亡的也算。',
  'goal.side.2': '近衛全部死亡時獲勝；同陣營一同獲勝，已陣亡的也算。',
  'goal.side.3': '存活並達成本局的宿命時獨自獲勝，優先於兩個陣營。',
  'goal.two': '兩名中立同時達成時，從當前回合角色起按行動順序在先者獲勝。',
  'goal.others': '其他人',
  'goal.fate': '本局宿命：{fate}',
  'goal.fate_neutral': '牌上的「你」指中立。',
  'goal.public': '人人都知道的',
  'goal.public_text': '各方的人數、本局宿命，以及已陣亡或已亮明者的身份。',
  'goal.know': '你知道自己和下家的身份；上家知道你的身份；其他人都不知道。',
  'goal.watch_know': '觀戰者只看得到人人都知道的。',
  'goal.kill': '擊殺一名角色的人可摸 2 張牌，或查看一名存活角色的身份。',
} satisfies Record<keyof typeof en_help, string>;
