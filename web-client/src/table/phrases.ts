// Short things to say with one tap. They travel as plain text; whoever reads another language sees them in that one.
import type { Tri } from '../catalog/catalog';
import { tri } from '../i18n/index.svelte';

export const phrases: readonly Tri[] = [
  { en: 'Hello, and good luck!', hans: '大家好，祝好运！', hant: '大家好，祝好運！' },
  { en: 'One moment, please.', hans: '请稍等一下。', hant: '請稍等一下。' },
  { en: 'I need help here.', hans: '这里需要帮忙。', hant: '這裡需要幫忙。' },
  { en: 'Leave this one to me.', hans: '这个交给我。', hant: '這個交給我。' },
  { en: 'I do not trust you.', hans: '我信不过你。', hant: '我信不過你。' },
  { en: 'I am on your side.', hans: '我是你这边的。', hant: '我是你這邊的。' },
  { en: 'Well played!', hans: '打得漂亮！', hant: '打得漂亮！' },
  { en: 'Thank you!', hans: '谢谢！', hant: '謝謝！' },
];

const known = new Map<string, Tri>(phrases.flatMap((p) => [p.en, p.hans, p.hant].map((text) => [text, p] as const)));

export function in_my_language(text: string): string {
  const phrase = known.get(text);
  return phrase ? tri(phrase) : text;
}
