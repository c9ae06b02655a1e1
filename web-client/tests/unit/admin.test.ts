import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { path_of, place_of } from '../../src/admin/address.svelte';
import { act, log_in, NotLoggedIn, Refused, rooms } from '../../src/admin/api';
import { Asking, desk } from '../../src/admin/asking.svelte';
import { could_of } from '../../src/admin/could';
import { first_heroes, rows_of } from '../../src/admin/rows';
import { is_empty, nothing, query_of, read_search, search_text } from '../../src/admin/search';
import { bars_of, median_ms } from '../../src/admin/times';
import { about_text, day_ms, fault_text, lasting, lengths } from '../../src/admin/words';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { AdminReportSchema, AdminStepSchema, AdminStepsSchema, Event_Kind as K, Question_Kind as Q, Zone } from '../../src/state/wire';
import { card_no, hero_no, room, seat, snapshot, type_no } from '../fixture/build';

beforeEach(() => {
  session.table = snapshot(0, [seat(1, 3, { hero: hero_no('axe') }), seat(2, 3, { hero: hero_no('crystal_maiden') }), seat(3, 3, { hero: hero_no('dazzle') })]);
  session.room = room(0, 3);
  language.choose('en');
});

const hero_shown = (who: number, hero: number) => ({ kind: K.HERO_SHOWN, seat: who, value: hero });
const steps = () => create(AdminStepsSchema, {
  list: [
    { step: 1, kind: Q.CHOOSE_HERO, choice: { seat: 1, answer: { action: 2 } } },
    { step: 2, kind: Q.CHOOSE_HERO, choice: { seat: 2, answer: { action: 1 } }, events: [hero_shown(1, hero_no('axe')), hero_shown(2, hero_no('crystal_maiden'))] },
    {
      step: 3, kind: Q.PLAY, choice: { seat: 1, answer: { action: 3, cards: [card_no('greed')], targets: [2] } },
      events: [
        { kind: K.RAGE_CHANGED, seat: 1, value: 1, amount: -1 },
        { kind: K.CARDS_MOVED, cards: [card_no('greed')], count: 1, from: { zone: Zone.HAND, seat: 1 }, to: { zone: Zone.PROCESSING } },
        { kind: K.CARD_USED, seat: 1, cardType: type_no('greed'), cards: [card_no('greed')], targets: [2] },
      ],
    },
    { step: 4, kind: Q.DISPEL, choice: { seat: 2, answer: { action: 0 } } },
    {
      step: 5, kind: Q.DISCARD, choice: { seat: 2, answer: { action: 1, cards: [card_no('dodge D3')] } },
      events: [{ kind: K.CARDS_MOVED, cards: [card_no('dodge D3')], count: 1, from: { zone: Zone.HAND, seat: 2 }, to: { zone: Zone.DISCARD_PILE } }],
    },
    { step: 6, kind: Q.CHOOSE_TARGET, choice: { seat: 1, answer: { action: 1, targets: [2] } } },
    { step: 7, kind: Q.REACT, choice: { seat: 1, answer: { action: 1 } } },
  ],
}).list;
const rows = () => rows_of(steps(), first_heroes(steps().flatMap((s) => s.events)));

describe('the rows of the inspector', () => {
  it('say who chose what, then what came of it', () => {
    const all = rows();
    expect(all[0]?.chose).toBe('Kestrel chooses the hero Axe');
    expect(all[1]?.chose).toEqual(expect.stringMatching(/ chooses the hero Crystal Maiden$/));
    expect(all[2]).toEqual({ chose: expect.stringMatching(/^Axe uses Greed .+ on Crystal Maiden$/), then: 'Axe: rage 2 → 1' });
    expect(all[3]?.chose).toBe('Crystal Maiden passes');
    expect(all[4]?.chose).toBe('Crystal Maiden discards ♦3 Dodge');
    expect(all[5]?.chose).toBe('Axe chooses Crystal Maiden');
    expect(all[6]?.chose).toBe('Axe agrees');
  });

  it('leave none empty in any language', () => {
    for (const lang of ['hans', 'hant', 'en'] as const) {
      language.choose(lang);
      for (const r of rows()) expect(r.chose).not.toBe('');
    }
  });
});

describe('the admin\'s addresses', () => {
  it('name a page, a match and a step, a player, a search', () => {
    expect(place_of('/admin', '')).toEqual({ page: 'matches', id: '', step: 0, search: '' });
    expect(place_of('/admin/match/K7Q2-1', '#12')).toEqual({ page: 'match', id: 'K7Q2-1', step: 12, search: '' });
    expect(place_of('/admin/match/a%20b', '#x')).toMatchObject({ id: 'a b', step: 0 });
    expect(place_of('/admin/match', '')).toMatchObject({ page: 'matches', id: '' });
    expect(place_of('/admin/nothing/x', '')).toMatchObject({ page: 'matches', id: '' });
    expect(place_of('/admin/player/account/L%C3%BDra', '')).toMatchObject({ page: 'player', id: 'account/L\u00fdra' });
    expect(place_of('/admin/matches', '', '?player=a&won=1')).toMatchObject({ page: 'matches', search: 'player=a&won=1' });
  });

  it('lead back to what they name', () => {
    for (const p of ['/admin/rooms', '/admin/match/K7#3', '/admin/player/account/a%20b', '/admin/matches?player=x']) {
      const url = new URL(p, 'http://fate.example');
      expect(path_of(place_of(url.pathname, url.hash, url.search))).toBe(p);
    }
  });
});

describe('a search', () => {
  it('is kept in the address, without what is not said', () => {
    const s = { ...nothing, player: ' Lyra ', hero: '7', from: '2026-11-30' };
    expect(search_text(s)).toBe('player=Lyra&hero=7&from=2026-11-30');
    expect(read_search(search_text(s))).toEqual({ ...s, player: 'Lyra' });
    expect(is_empty(nothing)).toBe(true);
    expect(is_empty(s)).toBe(false);
  });

  it('asks for whole days, where the reader is', () => {
    const q = new URLSearchParams(query_of({ ...nothing, from: '2026-11-29', until: '2026-11-30' }));
    expect(Number(q.get('from'))).toBe(new Date(2026, 10, 29).getTime());
    expect(Number(q.get('until'))).toBe(new Date(2026, 11, 1).getTime());
    expect(query_of({ ...nothing, from: 'yesterday' })).toBe('');
  });
});

describe('what else could be done', () => {
  it('is listed by seat, with what was taken and what the deadline would have chosen', () => {
    const could = could_of(create(AdminStepSchema, {
      choice: { seat: 2, answer: { action: 0 } }, askedSeats: [1, 2],
      asked: [
        { mine: true, kind: Q.KILL_REWARD, actions: [{ verb: 7, option: 1 }, { verb: 7, option: 2, targets: [1] }], defaultAction: 1 },
        { mine: true, kind: Q.DISPEL, mayPass: true, actions: [{ verb: 2, cardType: type_no('dispel') }] },
      ],
    }));
    expect(could.map((c) => c.seat)).toEqual([1, 2]);
    expect(could[0]!.ways.map((w) => [w.taken, w.at_deadline])).toEqual([[false, true], [false, false]]);
    expect(could[1]!.ways.map((w) => w.taken)).toEqual([false, true]);
    for (const c of could) for (const w of c.ways) expect(w.text).not.toBe('');
  });
});

describe('the times of choices', () => {
  const choices = create(AdminStepsSchema, {
    list: [
      { step: 1, asked: [1], choice: { seat: 1, tookMs: 2000, by: 0 } }, { step: 2, asked: [1, 2], choice: { seat: 1, tookMs: 1000, by: 0 } },
      { step: 3, asked: [2], choice: { seat: 2, tookMs: 90_000, by: 1 } }, { step: 4, asked: [3], choice: { seat: 3, tookMs: 0, by: 2 } },
    ],
  }).list;

  it('tell windows, deadlines and bots from people, and one sleeper flattens nobody', () => {
    const bars = bars_of(choices);
    expect(bars.map((b) => b.kind)).toEqual(['one', 'window', 'late', 'bot']);
    expect(bars[2]!.height).toBe(1);
    expect(bars[0]!.height).toBeCloseTo(0.05);
    expect(bars[3]!.height).toBeGreaterThan(0);
    expect(median_ms(choices)).toBe(2000);
    expect(median_ms([])).toBe(0);
  });
});

describe('words of the admin\'s pages', () => {
  it('say how long something lasts', () => {
    expect(lasting(5_000)).toBe('5 s');
    expect(lasting(65_000)).toBe('1:05');
    expect(lasting(3_725_000)).toBe('1:02:05');
  });

  it('offer moderators no more than thirty days', () => {
    expect(Math.max(...lengths(false).map((l) => l.ms))).toBe(30 * day_ms);
    expect(Math.max(...lengths(true).map((l) => l.ms))).toBe(3650 * day_ms);
  });

  it('say why something was not done', () => {
    expect(fault_text(new NotLoggedIn())).toBe('');
    expect(fault_text(new Refused(403, 'only admins do that'))).toBe('Your role may not do that.');
    expect(fault_text(new Refused(400, 'a cause has 1 to 200 characters'))).toContain('a cause has 1 to 200 characters');
    expect(fault_text(new TypeError('network'))).toBe('The server did not answer as expected.');
  });

  it('name whom a report is about', () => {
    expect(about_text(create(AdminReportSchema, { match: 'K7', seat: 0 }))).toBe('the match as a whole');
    expect(about_text(create(AdminReportSchema, {}))).toBe('');
    expect(about_text(create(AdminReportSchema, { match: 'K7', seat: 2, about: 'Lyra' }))).toContain('Lyra');
  });
});

describe('asking the server', () => {
  const answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  beforeEach(() => {
    answers.length = 0;
    asked.length = 0;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push({ url, init });
      const a = answers.shift() ?? { status: 500 };
      return Promise.resolve(new Response(a.body ?? null, { status: a.status, headers: a.headers ?? {} }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('says why a login did not work', async () => {
    answers.push({ status: 401 }, { status: 429, headers: { 'Retry-After': '7' } });
    expect(await log_in('', 'x')).toEqual({ is: 'wrong' });
    expect(await log_in('', 'x')).toEqual({ is: 'wait', seconds: 7 });
  });

  it('brings the session\'s token with every post', async () => {
    answers.push({ status: 200, body: '{"role":"ADMIN","csrf":"secret"}' }, { status: 200, body: '{}' }, { status: 409, body: '{"error":"that is you"}' });
    expect(await log_in('Lyra', 'x')).toMatchObject({ is: 'in', session: { role: 2 } });
    expect(JSON.parse(String(asked[0]!.init?.body))).toEqual({ name: 'Lyra', password: 'x' });
    await act('mute', { subject: { account: 'Vega' }, untilUnixMs: 5n, text: 'rude' });
    expect(asked[1]!.url).toBe('/admin/api/acts/mute');
    expect((asked[1]!.init?.headers as Record<string, string>)['X-Fate-Csrf']).toBe('secret');
    expect(JSON.parse(String(asked[1]!.init?.body))).toEqual({ subject: { account: 'Vega' }, untilUnixMs: '5', text: 'rude' });
    await expect(act('ban', {})).rejects.toMatchObject({ status: 409, why: 'that is you' });
  });

  it('knows when nobody is logged in any more', async () => {
    answers.push({ status: 401 });
    await expect(rooms(0)).rejects.toBeInstanceOf(NotLoggedIn);
    answers.push({ status: 401 });
    desk.state = 'in';
    const asking = new Asking();
    expect(await asking.ask(() => rooms(0))).toBe(false);
    expect(desk.state).toBe('login');
  });
});
