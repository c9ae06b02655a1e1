// The language in use: chosen from the browser, switchable, stored. Reading it inside a component keeps it current.
import { ability, card_type, fate, hero, type Tri } from '../catalog/catalog';
import { stored, store } from '../app/storage';
import { pick_lang, tags, texts, type Key, type Lang } from './keys';
import { fill_text, type You } from './template';

export type { Key, Lang } from './keys';

const known = (l: string | null): l is Lang => l === 'hans' || l === 'hant' || l === 'en';

class Language {
  current = $state<Lang>('hans');

  constructor() {
    const kept = stored('lang');
    this.current = known(kept) ? kept : pick_lang(navigator.languages ?? [navigator.language]);
    this.mark();
  }

  choose(lang: Lang): void {
    this.current = lang;
    store('lang', lang);
    this.mark();
  }

  private mark(): void {
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
