// Every text of the interface has a key; English defines which there are.
import { en_accounts } from './en/accounts';
import { en_admin } from './en/admin';
import { en_book } from './en/book';
import { en_hands } from './en/hands';
import { en_help } from './en/help';
import { en_play } from './en/play';
import { en_replay } from './en/replay';
import { en_rooms } from './en/rooms';
import { en_screens } from './en/screens';
import { en_table } from './en/table';
import { hans_accounts } from './hans/accounts';
import { hans_admin } from './hans/admin';
import { hans_book } from './hans/book';
import { hans_hands } from './hans/hands';
import { hans_help } from './hans/help';
import { hans_play } from './hans/play';
import { hans_replay } from './hans/replay';
import { hans_rooms } from './hans/rooms';
import { hans_screens } from './hans/screens';
import { hans_table } from './hans/table';
import { hant_accounts } from './hant/accounts';
import { hant_admin } from './hant/admin';
import { hant_book } from './hant/book';
import { hant_hands } from './hant/hands';
import { hant_help } from './hant/help';
import { hant_play } from './hant/play';
import { hant_replay } from './hant/replay';
import { hant_rooms } from './hant/rooms';
import { hant_screens } from './hant/screens';
import { hant_table } from './hant/table';

export type Key = keyof typeof en_screens | keyof typeof en_table | keyof typeof en_play | keyof typeof en_help | keyof typeof en_rooms | keyof typeof en_accounts | keyof typeof en_admin | keyof typeof en_book | keyof typeof en_hands | keyof typeof en_replay;
export type Lang = 'hans' | 'hant' | 'en';

export const texts = {
  hans: { ...hans_screens, ...hans_table, ...hans_play, ...hans_help, ...hans_rooms, ...hans_accounts, ...hans_admin, ...hans_book, ...hans_hands, ...hans_replay },
  hant: { ...hant_screens, ...hant_table, ...hant_play, ...hant_help, ...hant_rooms, ...hant_accounts, ...hant_admin, ...hant_book, ...hant_hands, ...hant_replay },
  en: { ...en_screens, ...en_table, ...en_play, ...en_help, ...en_rooms, ...en_accounts, ...en_admin, ...en_book, ...en_hands, ...en_replay },
} satisfies Record<Lang, Record<Key, string>>;

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
