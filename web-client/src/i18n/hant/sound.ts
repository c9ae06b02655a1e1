// Traditional Chinese: sound.
import type { en_sound } from '../en/sound';

export const hant_sound = {
  'sound.title': '音效',
  'sound.turn_off': '關閉音效',
  'sound.turn_on': '開啟音效',
  'sound.off': '靜音',
  'sound.percent': '{n}%',
  'sound.about': '頁面在背景時，只在輪到你時發出聲音。',
  'sound.sheet': '語言與音效',
} satisfies Record<keyof typeof en_sound, string>;
