// The language in use: chosen from the browser, switchable, stored. Reading it inside a component keeps it current.
import { ability, card_type, fate, hero, type Tri } from '../catalog/catalog';
import { stored, store } from '../app/storage';
import { load_texts, pick_lang, tags, texts, type Key, type Lang } from './keys';
import { fill_text, type You } from './template';

export type { Key, Lang } from './keys';

const known = (l: string | null): l is Lang => l === 'hans' || l === 'hant' || l === 'en';

class Language {
  current = $state<Lang>('hans');
  private wished: Lang;

  constructor() {
    const kept = stored('lang');
    this.current = this.wished = known(kept) ? kept : pick_lang(navigator.languages ?? [navigator.language]);
  }

  // Before anything is drawn.
  async start(): Promise<void> {
    await load_texts(this.current);
    this.use(this.current);
  }

  // At once if it was loaded before.
  choose(lang: Lang): void {
    this.wished = lang;
    store('lang', lang);
    if (texts[lang]) this.use(lang);
    else void load_texts(lang).then(() => this.wished === lang && this.use(lang), () => {}); // the language stays
  }

  private use(lang: Lang): void {
    this.current = lang;
    document.documentElement.lang = tags[this.current];
    document.title = texts[this.current]['app.title'];
  }
}

export const language = new Language();

// The words for the one who reads: English has several, and its verbs follow.
export function you(lang: Lang = language.current): You {
  const own = texts[lang];
  return { name: own['app.you'], inside: own['you.inside'], whose: own['you.whose'] };
}

export function t(key: Key, args: Readonly<Record<string, string | number>> = {}): string {
  return fill_text(texts[language.current][key], args, you());
}

// A text whose key is put together from a number or id; empty if there is none.
export function t_or_none(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  const table: Readonly<Record<string, string>> = texts[language.current];
  const text = table[key];
  return text === undefined ? '' : fill_text(text, args, you());
}

export const tri = (name: Tri | undefined): string => name?.[language.current] ?? '';
export const type_name = (n: number): string => tri(card_type(n)?.name);
export const hero_name = (n: number): string => tri(hero(n)?.name);
export const fate_name = (n: number): string => tri(fate(n)?.name);
export const ability_name = (n: number): string => tri(ability(n)?.name);
