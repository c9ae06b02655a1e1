// What the numbered options of abilities mean, by the id of the ability. An option without words is shown by its number.
import type { Tri } from '../catalog/types';

export const OPTION_TEXT: Readonly<Record<string, Readonly<Record<number, Tri>>>> = {
  death_coil: {
    1: { hans: '令人回复 1 点血', hant: '令人回復 1 點血', en: 'recover 1 HP' },
    2: { hans: '令人弃牌减怒', hant: '令人棄牌減怒', en: 'lose a card and rage' },
  },
  wild_axes: {
    2: { hans: '往下家方向', hant: '往下家方向', en: 'towards the next seat' },
    3: { hans: '往上家方向', hant: '往上家方向', en: 'towards the previous seat' },
  },
};
