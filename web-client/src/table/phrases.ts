// Short things to say with one tap. They travel as plain text; whoever reads another language sees them in that one.
import { language } from '../i18n/index.svelte';
import { texts, type Key } from '../i18n/keys';

export const phrases = ['phrase.1', 'phrase.2', 'phrase.3', 'phrase.4', 'phrase.5', 'phrase.6', 'phrase.7', 'phrase.8'] as const satisfies readonly Key[];

const known = new Map<string, Key>(Object.values(texts).flatMap((own) => phrases.map((k) => [own[k], k] as const)));

export function in_my_language(text: string): string {
  const key = known.get(text);
  return key ? texts[language.current][key] : text;
}
