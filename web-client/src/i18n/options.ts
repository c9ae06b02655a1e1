// What the numbered options of abilities mean, by the id of the ability. An option without words is shown by its number.
import type { Tri } from '../catalog/catalog';

export const OPTION_TEXT: Readonly<Record<string, Readonly<Record<number, Tri>>>> = {
  death_coil: {
    1: { hans: '令其回复 1 点血', hant: '令其回復 1 點血', en: 'Recover 1 HP' },
    2: { hans: '弃其手牌并减怒', hant: '棄其手牌並減怒', en: 'Discard and lose rage' },
  },
};
