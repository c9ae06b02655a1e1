// What the numbered options of abilities mean, by the id of the ability. An option without words is shown by its number.
import type { Tri } from '../catalog/types';

export const OPTION_TEXT: Readonly<Record<string, Readonly<Record<number, Tri>>>> = {
  death_coil: {
    1: { hans: '令人回复 1 点血', hant: '令人回復 1 點血', en: 'recover 1 HP' },
    2: { hans: '令人弃牌减怒', hant: '令人棄牌減怒', en: 'lose a card and rage' },
  },
  purification: {
    1: { hans: '弃 1 张治疗药膏', hant: '棄 1 張治療藥膏', en: 'discard a healing salve' },
    2: { hans: '弃 2 张红色牌', hant: '棄 2 張紅色牌', en: 'discard 2 red cards' },
  },
  plasma_field: {
    1: { hans: '弃 1 张牌', hant: '棄 1 張牌', en: 'discard 1 card' },
    2: { hans: '弃 2 种花色', hant: '棄 2 種花色', en: '2 suits' },
    3: { hans: '弃 3 种花色', hant: '棄 3 種花色', en: '3 suits' },
    4: { hans: '弃 4 种花色', hant: '棄 4 種花色', en: '4 suits' },
  },
  elemental_invocation: {
    1: { hans: '黑桃：令人弃 2 张牌', hant: '黑桃：令人棄 2 張牌', en: 'spades: another discards 2' },
    2: { hans: '红桃：回复并摸牌', hant: '紅桃：回復並摸牌', en: 'hearts: recover and draw' },
    3: { hans: '梅花：拿走 1 张装备', hant: '梅花：拿走 1 張裝備', en: 'clubs: take equipment' },
    4: { hans: '方块：令人摸 2 张牌', hant: '方塊：令人摸 2 張牌', en: 'diamonds: another draws 2' },
  },
  morph: {
    1: { hans: '弃 2 张牌得 1 怒气', hant: '棄 2 張牌得 1 怒氣', en: '2 cards for 1 rage' },
    2: { hans: '用 1 怒气摸 2 张牌', hant: '用 1 怒氣摸 2 張牌', en: '1 rage for 2 cards' },
  },
  requiem: Object.fromEntries([2, 3, 4, 5, 6, 7].map((n) => [n, { hans: `${n} 名角色`, hant: `${n} 名角色`, en: `${n} characters` }])),
  reverse_polarity: {
    1: { hans: '不用怒气：手牌数相同', hant: '不用怒氣：手牌數相同', en: 'no rage: hands of the same size' },
    2: { hans: '1 怒气：至多相差 1 张', hant: '1 怒氣：至多相差 1 張', en: '1 rage: 1 card apart at most' },
    3: { hans: '2 怒气：至多相差 2 张', hant: '2 怒氣：至多相差 2 張', en: '2 rage: 2 cards apart at most' },
    4: { hans: '3 怒气：至多相差 3 张', hant: '3 怒氣：至多相差 3 張', en: '3 rage: 3 cards apart at most' },
  },
  walrus_punch: {
    1: { hans: '判定 1 次', hant: '判定 1 次', en: 'judge once' },
    2: { hans: '判定 2 次', hant: '判定 2 次', en: 'judge twice' },
    3: { hans: '判定 3 次', hant: '判定 3 次', en: 'judge three times' },
  },
  shadow_word: {
    1: { hans: '2 张红色：回复 1 点血', hant: '2 張紅色：回復 1 點血', en: '2 red: recover 1 HP' },
    2: { hans: '2 张黑色：造成 1 点伤害', hant: '2 張黑色：造成 1 點傷害', en: '2 black: deal 1 damage' },
  },
  urn_of_shadows: {
    1: { hans: '造成 1 点伤害', hant: '造成 1 點傷害', en: 'deal 1 damage' },
    2: { hans: '令人回复 1 点血', hant: '令人回復 1 點血', en: 'recover 1 HP' },
  },
  // Whom she chooses is the first of the two in turn order.
  qop_blink: { 0: { hans: '坐到所选角色与其下家之间', hant: '坐到所選角色與其下家之間', en: 'between the chosen one and the next' } },
  assassinate: { 1: { hans: '收回【暗杀】', hant: '收回【暗殺】', en: 'take Assassinate back' } },
  sprint: {
    1: { hans: '抵消攻击', hant: '抵消攻擊', en: 'cancel it' },
    2: { hans: '伤害 +1，摸 4 张', hant: '傷害 +1，摸 4 張', en: '+1 damage, draw 4' },
  },
  vacuum: Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((n) => [n, { hans: `弃 ${n} 张`, hant: `棄 ${n} 張`, en: `${n} cards` }])),
  greed: {
    1: { hans: '2 张手牌（盲选）', hant: '2 張手牌（盲選）', en: '2 hand cards, unseen' },
    2: { hans: '1 张装备', hant: '1 張裝備', en: '1 equipment card' },
  },
  satyr_trickster: {
    1: { hans: '看牌堆顶 5 张', hant: '看牌堆頂 5 張', en: 'look at 5 cards' },
  },
  ghost_ship: {
    11: { hans: '弃掉 1 张牌', hant: '棄掉 1 張牌', en: 'loses a card' },
    12: { hans: '摸 1 张牌', hant: '摸 1 張牌', en: 'draws a card' },
  },
  wild_axes: {
    2: { hans: '往下家方向', hant: '往下家方向', en: 'to the next' },
    3: { hans: '往上家方向', hant: '往上家方向', en: 'to the previous' },
  },
};
