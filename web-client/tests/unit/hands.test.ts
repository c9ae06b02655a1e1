// Order of the hand, what a dragged card does, what is spoken, quick phrases.
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/catalog';
import { language } from '../../src/i18n/index.svelte';
import { dropped, lifted } from '../../src/state/drop';
import { nothing, type Selection } from '../../src/state/interaction';
import type { Entry } from '../../src/state/log';
import { news } from '../../src/state/spoken';
import { step_back } from '../../src/state/step_back';
import { Action_Verb as V } from '../../src/state/wire';
import { card_sentence } from '../../src/table/card_words';
import { in_order, orders } from '../../src/table/hand_order';
import { in_my_language, phrases } from '../../src/table/phrases';
import { action, card_no, question, type_no } from '../fixture/build';

describe('the hand in order', () => {
  const [salve, attack, greed, other] = [card_no('healing_salve'), card_no('normal_attack'), card_no('greed'), card_no('normal_attack')];
  const faces = (cards: readonly number[]) => cards.map((n) => catalog.cards.find((c) => c.number === n)!);

  it('keeps what was drawn first in front, if nothing else is wished', () => {
    expect(in_order([greed, salve, attack], 'drawn')).toEqual([greed, salve, attack]);
  });

  it('puts kinds together, basic cards first', () => {
    expect(in_order([greed, salve, attack, other], 'type').at(-1)).toBe(greed);
  });

  it('goes by suit, and by rank', () => {
    const all = catalog.cards.slice(0, 60).map((c) => c.number);
    const suits = faces(in_order(all, 'suit')).map((c) => ['spade', 'heart', 'club', 'diamond'].indexOf(c.suit));
    expect(suits).toEqual([...suits].sort((a, b) => a - b));
    const ranks = faces(in_order(all, 'rank')).map((c) => c.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('never loses or doubles a card, also one that nobody knows', () => {
    for (const o of orders) expect([...in_order([attack, 0, greed, attack], o)].sort()).toEqual([attack, 0, greed, attack].sort());
  });
});

describe('a card dragged onto a seat', () => {
  const attack = card_no('normal_attack');
  const q = question({ seat: 1, mine: true, actions: [action({ verb: V.USE, cardType: type_no('normal_attack'), cards: [attack], minCards: 1, maxCards: 1, targets: [2], minTargets: 1, maxTargets: 1 })] });

  it('chooses both', () => {
    const up = lifted(q, nothing, attack)!;
    expect(dropped(q, up, 2)).toMatchObject({ cards: [attack], targets: [2] });
  });

  it('is refused where a click would be', () => {
    expect(lifted(q, nothing, card_no('greed'))).toBeNull();
    expect(dropped(q, lifted(q, nothing, attack)!, 3)).toBeNull();
  });

  it('is lifted as it is when it was chosen before', () => {
    const s = { ...nothing, cards: [attack], targets: [2] };
    expect(lifted(q, s, attack)).toBe(s);
    expect(dropped(q, s, 2)).toBe(s);
  });
});

describe('taking back', () => {
  it('goes the way that the choice came', () => {
    let s: Selection = { ...nothing, cards: [1, 2], targets: [3], targets2: [4], number: 2 };
    const seen: (number | null)[][] = [];
    while (s !== nothing) {
      s = step_back(s);
      seen.push([s.number, s.targets2.length, s.targets.length, s.cards.length]);
    }
    expect(seen).toEqual([[null, 1, 1, 2], [null, 0, 1, 2], [null, 0, 0, 2], [null, 0, 0, 1], [null, 0, 0, 0], [null, 0, 0, 0]]);
  });
});

describe('what is spoken', () => {
  const line = (id: number): Entry => ({ id, level: 'line', icon: 'info', key: 'log.used', args: {}, ruling: 0, about: 0, tail: {}, heroes: {} });
  const log = (from: number, to: number): Entry[] => Array.from({ length: to - from + 1 }, (_, i) => line(from + i));

  it('is what came since', () => {
    expect(news(log(1, 3), log(1, 5)).map((e) => e.id)).toEqual([4, 5]);
    expect(news(log(1, 3), log(1, 3))).toEqual([]);
    expect(news([], log(1, 2)).map((e) => e.id)).toEqual([1, 2]);
  });

  it('is never the whole past after a reconnect, and never a flood', () => {
    expect(news(log(1, 30), log(31, 90)).map((e) => e.id)).toEqual([90]);
    expect(news([], log(1, 60)).map((e) => e.id)).toEqual([60]);
    expect(news(log(1, 3), log(1, 60))).toHaveLength(12);
  });

  it('names card, suit, rank and what can be done with it', () => {
    language.choose('en');
    const c = catalog.cards.find((x) => x.type === 'dodge' && x.suit === 'heart')!;
    expect(card_sentence(c.number, 'can', '')).toMatch(/^Dodge, hearts \w+, can be chosen$/);
    expect(card_sentence(c.number, 'blocked', 'no rage')).toMatch(/^Dodge, hearts \w+, not now: no rage$/);
    language.choose('hant');
    expect(card_sentence(c.number, 'blocked', '')).toMatch(/，現在不能選擇$/);
  });
});

describe('quick phrases', () => {
  it('are read in the language of the reader', () => {
    language.choose('hans');
    for (const p of phrases) for (const l of ['en', 'hant', 'hans'] as const) expect(in_my_language(p[l])).toBe(p.hans);
    expect(in_my_language('Thank you! And good night')).toBe('Thank you! And good night');
  });
});
