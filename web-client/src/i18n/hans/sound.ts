// Simplified Chinese: sound.
import type { en_sound } from '../en/sound';

export const hans_sound = {
  'sound.title': '音效',
  'sound.turn_off': '关闭音效',
  'sound.turn_on': '打开音效',
  'sound.off': '静音',
  'sound.percent': '{n}%',
  'sound.about': '页面在后台时，只在轮到你时发出声音。',
  'sound.sheet': '语言与音效',
} satisfies Record<keyof typeof en_sound, string>;
