import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/catalog';
import { pick_lang, texts, type Key, type Lang } from '../../src/i18n/keys';
import { OPTION_TEXT } from '../../src/i18n/options';
import { fill_text } from '../../src/i18n/template';

const langs: Lang[] = ['hans', 'hant', 'en'];
const keys = Object.keys(texts.en) as Key[];
// What is named, not what only words a count or a verb.
const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)(?:'s)?\}/g)].map((m) => m[1]!))].sort();

describe('the texts', () => {
  it.each(langs)('%s has every key, and no other', (lang) => {
    expect(Object.keys(texts[lang]).sort()).toEqual([...keys].sort());
  });

  it.each(langs)('%s leaves no text empty', (lang) => {
    expect(keys.filter((k) => texts[lang][k].trim() === '')).toEqual([]);
  });

  it.each(['hans', 'hant'] as const)('%s names what English names', (lang) => {
    const differ = keys.filter((k) => {
      const own = holes(texts[lang][k]);
      return own.some((h) => !holes(texts.en[k]).includes(h)) || holes(texts.en[k]).some((h) => !own.includes(h));
    });
    expect(differ).toEqual([]);
  });

  it('has no simplified characters in the traditional texts, by their commonest signs', () => {
    const simplified = /[这来们对时为关标战们东乐习书买开门问间无总尔张难灾击选择选择备确认连结队队议应该当数据处护变让给红发选过还进远运边达迟适适选逻]/;
    expect(keys.filter((k) => simplified.test(texts.hant[k]))).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('names everything in three languages', () => {
    const named = [...catalog.card_types, ...catalog.heroes, ...catalog.heroes.flatMap((h) => h.skills), ...catalog.fates, ...catalog.modes, ...catalog.sets, ...catalog.rules];
    expect(named.filter((e) => langs.some((l) => !e.name[l])).map((e) => e.id)).toEqual([]);
  });

  it('has words for the options of abilities in three languages', () => {
    for (const options of Object.values(OPTION_TEXT)) for (const text of Object.values(options)) for (const l of langs) expect(text[l]).not.toBe('');
  });
});

describe('filling in', () => {
  it('words counts', () => {
    expect(fill_text('{n} {n|card|cards}', { n: 1 })).toBe('1 card');
    expect(fill_text('{n} {n|card|cards}', { n: 3 })).toBe('3 cards');
    expect(fill_text('{who} 摸 {n} 张', { who: '斧王', n: 2 })).toBe('斧王 摸 2 张');
  });

  it('follows the browser', () => {
    expect(pick_lang(['zh-TW', 'en'])).toBe('hant');
    expect(pick_lang(['zh-Hant-HK'])).toBe('hant');
    expect(pick_lang(['zh-CN'])).toBe('hans');
    expect(pick_lang(['fr', 'en-GB'])).toBe('en');
    expect(pick_lang(['fr'])).toBe('en');
  });
});
