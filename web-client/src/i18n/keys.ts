// Every text of the interface has a key; English defines which there are. A language comes when it is chosen.
import type { en } from './en';

export type Key = keyof typeof en;
export type Lang = 'hans' | 'hant' | 'en';
export const langs: readonly Lang[] = ['hans', 'hant', 'en'];

// Of the languages that were loaded; the one in use always is.
export const texts = {} as Record<Lang, Readonly<Record<Key, string>>>;

const sources: Record<Lang, () => Promise<Readonly<Record<Key, string>>>> = {
  hans: () => import('./hans').then((m) => m.hans),
  hant: () => import('./hant').then((m) => m.hant),
  en: () => import('./en').then((m) => m.en),
};

export async function load_texts(lang: Lang): Promise<void> {
  texts[lang] ??= await sources[lang]();
}

export const tags = { hans: 'zh-Hans', hant: 'zh-Hant', en: 'en' } satisfies Record<Lang, string>;
export const own_names = { hans: '简体中文', hant: '繁體中文', en: 'English' } satisfies Record<Lang, string>;

// The language that a browser asks for.
export function pick_lang(wished: readonly string[]): Lang {
  for (const tag of wished) {
    const t = tag.toLowerCase();
    if (t.startsWith('zh')) return /hant|tw|hk|mo/.test(t) ? 'hant' : 'hans';
    if (t.startsWith('en')) return 'en';
  }
  return 'en';
}
