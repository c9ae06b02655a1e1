import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { place_of } from '../../src/admin/address.svelte';
import { log_in } from '../../src/admin/api';
import { rows_of } from '../../src/admin/rows';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { Event_Kind as K, MatchFileSchema, Zone } from '../../src/state/wire';
import { card_no, hero_no, room, seat, snapshot, type_no } from '../fixture/build';

beforeEach(() => {
  session.table = snapshot(0, [seat(1, 3, { hero: hero_no('axe') }), seat(2, 3, { hero: hero_no('crystal_maiden') }), seat(3, 3, { hero: hero_no('dazzle') })]);
  session.room = room(0, 3);
  language.choose('en');
});

const file = () => create(MatchFileSchema, {
  choices: [
    { seat: 1, answer: { action: 2 } }, { seat: 2, answer: { action: 1 } },
    { seat: 1, answer: { action: 3, cards: [card_no('greed')], targets: [2] } },
    { seat: 2, answer: { action: 0 } },
    { seat: 2, answer: { action: 1, cards: [card_no('dodge D3')] } },
    { seat: 1, answer: { action: 1, targets: [2] } },
    { seat: 1, answer: { action: 1 } },
  ],
  events: [
    { choice: 2, event: { kind: K.HERO_SHOWN, seat: 1, value: hero_no('axe') } },
    { choice: 2, event: { kind: K.HERO_SHOWN, seat: 2, value: hero_no('crystal_maiden') } },
    { choice: 3, event: { kind: K.RAGE_CHANGED, seat: 1, value: 1, amount: -1 } },
    { choice: 3, event: { kind: K.CARDS_MOVED, cards: [card_no('greed')], count: 1, from: { zone: Zone.HAND, seat: 1 }, to: { zone: Zone.PROCESSING } } },
    { choice: 3, event: { kind: K.CARD_USED, seat: 1, cardType: type_no('greed'), cards: [card_no('greed')], targets: [2] } },
    { choice: 5, event: { kind: K.CARDS_MOVED, cards: [card_no('dodge D3')], count: 1, from: { zone: Zone.HAND, seat: 2 }, to: { zone: Zone.DISCARD_PILE } } },
  ],
});

describe('the rows of the inspector', () => {
  it('say who chose what, then what came of it', () => {
    const rows = rows_of(file());
    expect(rows[0]?.chose).toBe('Kestrel chooses the hero Axe');
    expect(rows[1]?.chose).toEqual(expect.stringMatching(/ chooses the hero Crystal Maiden$/));
    expect(rows[2]).toEqual({ chose: expect.stringMatching(/^Axe uses Greed .+ on Crystal Maiden$/), then: 'Axe: rage 2 → 1' });
    expect(rows[3]?.chose).toBe('Crystal Maiden passes');
    expect(rows[4]?.chose).toBe('Crystal Maiden discards ♦3 Dodge');
    expect(rows[5]?.chose).toBe('Axe chooses Crystal Maiden');
    expect(rows[6]?.chose).toBe('Axe agrees');
  });

  it('leave none empty in any language', () => {
    for (const lang of ['hans', 'hant', 'en'] as const) {
      language.choose(lang);
      for (const r of rows_of(file())) expect(r.chose).not.toBe('');
    }
  });
});

describe('the admin\'s addresses', () => {
  it('name a match and a step', () => {
    expect(place_of('/admin', '')).toEqual({ id: '', step: 0 });
    expect(place_of('/admin/match/K7Q2-1', '#12')).toEqual({ id: 'K7Q2-1', step: 12 });
    expect(place_of('/admin/match/a%20b', '#x')).toEqual({ id: 'a b', step: 0 });
  });
});

describe('logging in', () => {
  it('tells a wrong password from too many attempts', async () => {
    const reply = (status: number, headers = {}) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(status === 204 ? null : '', { status, headers })));
    reply(401);
    expect(await log_in('x')).toEqual({ is: 'wrong' });
    reply(429, { 'Retry-After': '7' });
    expect(await log_in('x')).toEqual({ is: 'wait', seconds: 7 });
    reply(204);
    expect(await log_in('x')).toEqual({ is: 'in' });
    vi.unstubAllGlobals();
  });
});
