// The book: addresses, search, filters, decks, and which rulings name what. All of it follows from the catalogue.
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/app/router.svelte';
import { path_of, place_of, sections } from '../../src/book/address';
import { copies_of, deck_of, decks_of } from '../../src/book/deck';
import { entries, entry_at, family_of_set, path_to, type Entry } from '../../src/book/entries';
import { facets_of, filtered, groups_of } from '../../src/book/filters';
import { named_in, rulings_of, stands_in } from '../../src/book/mentions';
import { found } from '../../src/book/search';
import { costed } from '../../src/book/words';
import { catalog, card_type } from '../../src/catalog/catalog';
import type { CardEntry } from '../../src/catalog/types';
import { hero_no, type_no } from '../fixture/build';

const ids = (list: readonly Entry[]): string[] => list.map((e) => e.id);

describe('addresses of the book', () => {
  it('lead to sections and entries, and nowhere else', () => {
    expect(place_of('/book')).toEqual({ section: 'heroes', id: '' });
    expect(place_of('/book/')).toEqual({ section: 'heroes', id: '' });
    expect(place_of('/book/cards/siren_song')).toEqual({ section: 'cards', id: 'siren_song' });
    expect(place_of('/book/nonsense/x')).toEqual({ section: 'heroes', id: '' });
    expect(place_of('/book/cards/%E0%A4%A')).toEqual({ section: 'cards', id: '' });
    expect(place_of('/bookcase')).toBeUndefined();
    expect(parse('/book/fates')).toEqual({ at: 'book', place: { section: 'fates', id: '' } });
    expect(parse('/credits')).toEqual({ at: 'credits' });
  });

  it('call rulings by their number, however it is written', () => {
    for (const wish of ['7', '007', 'R007', 'r7']) expect(place_of(`/book/rulings/${wish}`)).toEqual({ section: 'rulings', id: '7' });
  });

  it('are found again by every entry, each only once', () => {
    const all = sections.filter((s) => s !== 'deck').flatMap((s) => entries[s]);
    expect(new Set(all.map((e) => path_of(e.section, e.id))).size).toBe(all.length);
    for (const e of all) {
      const place = place_of(path_of(e.section, e.id));
      expect(place && entry_at(place.section, place.id)).toBe(e);
    }
    expect(entry_at('cards', 'no_such')).toBeUndefined();
  });

  it('follow from what stands on the table', () => {
    const axe = catalog.heroes.find((h) => h.id === 'axe')!;
    expect(path_to({ hero: axe.number })).toBe('/book/heroes/axe');
    expect(path_to({ ability: axe.skills[0]!.number })).toBe('/book/heroes/axe');
    expect(path_to({ card: catalog.cards.find((c) => c.type === 'greed')!.number })).toBe('/book/cards/greed');
    expect(path_to({ ability: card_type(type_no('blade_mail'))!.ability })).toBe('/book/cards/blade_mail');
    expect(path_to({ fate: catalog.fates[0]!.number })).toBe(`/book/fates/${catalog.fates[0]!.id}`);
    expect(path_to({ ruling: 146 })).toBe('/book/rulings/146');
    expect(path_to({ ability: catalog.rules[0]!.number })).toBe(''); // a rule has only a name
    expect(path_to({})).toBe('');
  });
});

describe('the search', () => {
  it('finds a name in any language, in any case, without its marks', () => {
    for (const wish of ['crystal maiden', 'CRYSTAL', '水晶室女', 'maiden']) expect(ids(found(entries.heroes, wish))).toContain('crystal_maiden');
    expect(ids(found(entries.heroes, '死亡骑士'))).toEqual(ids(found(entries.heroes, '死亡騎士')));
    expect(ids(found(entries.heroes, 'antimage'))).toEqual(['anti_mage']);
    expect(ids(found(entries.cards, 'gods strength'))[0]).toBe('gods_strength');
  });

  it('looks into skills and texts, and puts names first', () => {
    expect(ids(found(entries.heroes, '竭心光環'))[0]).toBe('necrolyte');
    expect(ids(found(entries.cards, 'dodge'))[0]).toBe('dodge');
    expect(ids(found(entries.cards, 'dodge')).length).toBeGreaterThan(1);
  });

  it('wants every word', () => {
    const both = ids(found(entries.cards, 'magic dispel'));
    expect(both.every((id) => ids(found(entries.cards, 'dispel')).includes(id))).toBe(true);
    expect(found(entries.cards, 'dispel zzzz')).toEqual([]);
  });

  it('calls a ruling by its number, and does not take a number for a word', () => {
    for (const wish of ['R041', 'r41', '41', ' 041 ']) expect(ids(found(entries.rulings, wish))).toEqual(['41']);
    expect(found(entries.heroes, 'R041')).toEqual([]);
    expect(found(entries.cards, '1')).toEqual([]);
    expect(ids(found(entries.modes, '1v1')).length).toBeGreaterThan(0);
  });

  it('leaves everything when nothing is asked', () => {
    expect(found(entries.fates, '  ')).toBe(entries.fates);
  });
});

describe('filters', () => {
  const made = (id: string, set: string, kind: string): Entry => ({ section: 'cards', id, number: 0, name: { en: id, hans: id, hant: id }, others: [], texts: [], facets: { set: [set], kind: [kind] } });
  const list = [made('a', 'standard', 'magic'), made('b', 'standard', 'weapon'), made('c', 'jungle', 'monster'), made('d', 'jungle', 'magic')];

  it('are those in which the entries differ', () => {
    expect(facets_of(list, list, {}).map((f) => f.facet)).toEqual(['set', 'kind']);
    expect(facets_of(list.slice(0, 2), list, {}).map((f) => f.facet)).toEqual(['kind']);
    expect(facets_of(entries.heroes, entries.heroes, {}).find((f) => f.facet === 'attribute')?.values.map((v) => v.value).sort()).toEqual([...new Set(catalog.heroes.map((h) => h.attribute))].sort());
  });

  it('count what each value would leave beside the others that are chosen', () => {
    const kinds = facets_of(list, list, { set: 'jungle', kind: 'magic' }).find((f) => f.facet === 'kind')!;
    expect(kinds.values).toEqual([{ value: 'magic', count: 1 }, { value: 'weapon', count: 0 }, { value: 'monster', count: 1 }]);
    expect(ids(filtered(list, { set: 'jungle', kind: 'magic' }))).toEqual(['d']);
    expect(ids(filtered(list, { set: '', kind: 'magic' }))).toEqual(['a', 'd']);
  });

  it('sort numbers by size and group by headings', () => {
    expect(facets_of(entries.modes, entries.modes, {}).find((f) => f.facet === 'players')?.values.map((v) => Number(v.value))).toEqual([...new Set(catalog.modes.map((m) => m.players))].sort((a, b) => a - b));
    expect(groups_of(list, 'kind').map((g) => [g.value, g.entries.length])).toEqual([['magic', 2], ['weapon', 1], ['monster', 1]]);
  });
});

describe('the deck', () => {
  const standard = deck_of(['standard']);

  it('counts kinds, suits and ranks, and both sums agree', () => {
    expect(standard.cards.length).toBe(catalog.cards.filter((c) => c.set === 'standard').length);
    expect(standard.kinds.reduce((n, k) => n + k.cards, 0)).toBe(standard.cards.length);
    expect(standard.kinds.reduce((n, k) => n + k.types, 0)).toBe(standard.types);
    expect(standard.suits.reduce((n, s) => n + standard.of_suit(s), 0)).toBe(standard.cards.length);
    expect(standard.ranks.reduce((n, r) => n + standard.of_rank(r), 0)).toBe(standard.cards.length);
    expect(standard.suits.flatMap((s) => standard.ranks.map((r) => standard.at(s, r).length)).reduce((a, b) => a + b)).toBe(standard.cards.length);
  });

  it('is that of the rules: 53 basic, 33 magic, 9 ultimate, 12 weapons, 5 armor', () => {
    expect(Object.fromEntries(standard.kinds.map((k) => [k.kind, k.cards]))).toEqual({ basic: 53, magic: 33, ultimate: 9, weapon: 12, armor: 5 });
    expect(copies_of(card_type(type_no('siren_song'))!).length).toBe(2);
  });

  it('takes the sets that are chosen, and keeps families apart', () => {
    const other = (set: string): CardEntry => ({ ...catalog.cards[0]!, set });
    const all = [...catalog.cards, other('jungle'), other('jungle')];
    const printed = (...sets: string[]): number => catalog.cards.filter((c) => sets.includes(c.set)).length;
    expect(deck_of(['standard', 'jungle'], all).cards.length).toBe(printed('standard', 'jungle') + 2);
    expect(deck_of([], all).cards).toEqual([]);
    expect(decks_of(all)).toEqual([{ family: 'fate2', sets: [...new Set(all.map((c) => c.set))] }]);
    expect(family_of_set('standard')).toBe(catalog.modes[0]!.family);
  });
});

describe('what a ruling names', () => {
  const named = (n: number): string[] => [...new Set(named_in(n).map((m) => m.id))].sort();

  it('is found by whole names', () => {
    expect(named(133)).toEqual(['dazzle', 'skeleton_king']);
    expect(named(134)).toEqual(['dazzle', 'demon_edge', 'skeleton_king']);
    expect(named(160)).toEqual(['beastmaster', 'wild_axes']); // not Axe
    expect(named(165)).toEqual(['siren_song']);
    expect(named(247)).toEqual(['puppet_of_backfire']);
  });

  it('is not a common word, nor a part of a longer name, nor the same name of another family or hero', () => {
    expect(named(147)).toEqual([]); // "are asked to dispel"
    expect(named(98)).not.toContain('anti_mage'); // Blink Strike
    expect(named(48)).not.toContain('anti_mage'); // the Queen of Pain's Blink
    expect(named(172)).not.toContain('viper_strike'); // of Origins
    expect(named(226)).not.toContain('crystal_maiden');
    expect(named(41)).toContain('crystal_maiden');
  });

  it('leads back from the entry', () => {
    expect(rulings_of('heroes', 'crystal_maiden')).toEqual([41, 85, 193, 282]);
    expect(rulings_of('cards', 'siren_song')).toEqual([165, 166, 167, 168, 237]);
    expect(rulings_of('heroes', 'nobody')).toEqual([]);
  });

  it('knows where a name stands alone', () => {
    expect(stands_in('The extra Dodges stay', 'Dodge')).toBe(true);
    expect(stands_in("Guard's damage", 'Guard')).toBe(true);
    expect(stands_in('Guardian Descent acts', 'Guard')).toBe(false);
    expect(stands_in('Under Siren Song no skill', 'Siren Song')).toBe(true);
    expect(stands_in('the great Mana Burn', 'Burn')).toBe(false);
    expect(stands_in('Blink of the Queen of Pain', 'Blink')).toBe(false);
  });
});

describe('the price of a skill', () => {
  it('stands apart in every language', () => {
    const skill = catalog.heroes.find((h) => h.number === hero_no('axe'))!.skills[0]!;
    expect(costed(skill.text.en).cost).toBe('Cost: discard 1 hand card.');
    expect(costed(skill.text.hant).cost).toBe('代價：棄1張手牌。');
    for (const text of Object.values(skill.text)) expect(Object.values(costed(text)).join('')).toBe(text);
    expect(costed('Nothing to pay.')).toEqual({ before: 'Nothing to pay.', cost: '', after: '' });
  });
});
