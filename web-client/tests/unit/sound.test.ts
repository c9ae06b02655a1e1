// Which sounds a match makes, how many at once, and that a browser without sound hears nothing and breaks nothing.
import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { time_left } from '../../src/app/clock.svelte';
import { cue_of_question, cues_of, is_chat_heard, tick_of, weights, type Cue } from '../../src/sound/cues';
import { limits_at, live, Pacer } from '../../src/sound/pacer';
import { length_of, score } from '../../src/sound/score';
import { speaker } from '../../src/sound/speaker.svelte';
import { ChatLineSchema, Event_Kind as K, Question_Kind as Q, Zone } from '../../src/state/wire';
import { card_no, event, question, seat, skill_no, snapshot, type_no, type EventInit } from '../fixture/build';

const table = snapshot(1, [seat(1, 3), seat(2, 3), seat(3, 3)]);
const cues = (events: EventInit[], mine = 1, after = table): Cue[] => cues_of(events.map(event), after, mine);

describe('what happens is heard', () => {
  it('my turn, but nobody else’s', () => {
    expect(cues([{ kind: K.TURN_BEGAN, seat: 1 }, { kind: K.TURN_BEGAN, seat: 2 }])).toEqual(['turn']);
    expect(cues([{ kind: K.TURN_BEGAN, seat: 1 }], 0)).toEqual([]);
  });

  it('a card by what it is', () => {
    const used = (id: string) => cues([{ kind: K.CARD_USED, seat: 2, cardType: type_no(id) }])[0];
    expect(['normal_attack', 'flame_attack', 'chaos_attack'].map(used)).toEqual(['attack', 'attack', 'attack']);
    expect(['greed', 'dispel', 'time_stop', 'healing_salve'].map(used)).toEqual(['magic', 'dispel', 'ultimate', 'card']);
    expect(cues([{ kind: K.CARD_PLAYED, seat: 2, cardType: type_no('dodge') }])).toEqual(['dodge']);
    expect(cues([{ kind: K.SKILL_USED, seat: 2, ability: skill_no('battle_hunger') }])).toEqual(['magic']);
  });

  it('where cards go', () => {
    const moved = (from: Zone, to: Zone) => cues([{ kind: K.CARDS_MOVED, from: { zone: from, seat: 2 }, to: { zone: to, seat: 2 }, count: 1 }]);
    expect(moved(Zone.DECK, Zone.HAND)).toEqual(['draw']);
    expect(moved(Zone.HAND, Zone.EQUIPMENT)).toEqual(['equip']);
    expect(moved(Zone.HAND, Zone.DISCARD_PILE)).toEqual(['discard']);
    expect(moved(Zone.PROCESSING, Zone.DISCARD_PILE)).toEqual([]);
  });

  it('damage to me otherwise than damage to others; who watches is nobody', () => {
    const hurt: EventInit[] = [{ kind: K.HIT, seat: 2, other: 1 }, { kind: K.DAMAGED, seat: 1, other: 2, amount: 1 }, { kind: K.DAMAGED, seat: 3, other: 2, amount: 1 }];
    expect(cues(hurt)).toEqual(['hurt', 'hit']);
    expect(cues(hurt, 0)).toEqual(['hit', 'hit']);
  });

  it('a judgment as it fell, a death with its identity, and the end as it is for me', () => {
    expect(cues([{ kind: K.JUDGED, seat: 2, cards: [card_no('dodge')], flag: true }, { kind: K.JUDGED, seat: 2, cards: [card_no('dodge')] }, { kind: K.JUDGED, seat: 2 }])).toEqual(['judged_yes', 'judged_no']);
    expect(cues([{ kind: K.DIED, seat: 2 }, { kind: K.IDENTITY_SHOWN, seat: 2, value: 2, flag: true }])).toEqual(['death', 'identity']);
    const over: EventInit = { kind: K.MATCH_OVER, outcome: { winners: [1, 3] } };
    expect([cues([over]), cues([over], 2), cues([over], 0)]).toEqual([['win'], ['loss'], ['over']]);
  });

  it('no identity while the match is set up, nor my own', () => {
    const learnt: EventInit = { kind: K.IDENTITY_SHOWN, seat: 2, value: 1 };
    expect(cues([learnt], 1, { ...table, turn: 0 })).toEqual([]);
    expect(cues([learnt])).toEqual(['identity']);
    expect(cues([{ ...learnt, seat: 1 }])).toEqual([]);
  });
});

describe('what is asked is heard', () => {
  const mine = question({ kind: Q.DODGE, mine: true, asked: [1] });

  it('as mine, and not again while I am at it', () => {
    expect(cue_of_question(mine, 60_000)).toBe('asked');
    expect(cue_of_question(mine, 500)).toBeNull();
    const play = question({ kind: Q.PLAY, mine: true, asked: [1] });
    expect([cue_of_question(play, 3_000), cue_of_question(play, 8_000)]).toEqual([null, 'asked']);
    expect(cue_of_question(question({ kind: Q.DODGE, asked: [2] }), 60_000)).toBeNull();
  });

  it('a window the same to everybody, whatever the hand holds', () => {
    const window = { kind: Q.DISPEL, asked: [1, 2, 3] };
    for (const own of [true, false]) for (const since of [0, 60_000]) expect(cue_of_question(question({ ...window, mine: own }), since)).toBe('window');
  });

  it('the last five seconds, of the reserve where there is one, and of no window', () => {
    const q = question({ kind: Q.DODGE, mine: true, asked: [1], remainingMs: 15_000, totalMs: 15_000, bankMs: 0 });
    const at = (ms: number, x = q) => tick_of(x, time_left(x, 0, ms));
    expect([at(9_000), at(10_500), at(14_500), at(15_500)]).toEqual([0, 5, 1, 0]);
    const rich = { ...q, bankMs: 30_000 };
    expect([at(14_000, rich), at(41_500, rich)]).toEqual([0, 4]);
    expect(at(14_000, { ...q, asked: [1, 2] })).toBe(0);
    expect(at(4_000, { ...q, remainingMs: 5_000, totalMs: 5_000 })).toBe(0);
  });

  it('chat of others, but not what was said before I came', () => {
    const line = (id: number, name: string) => create(ChatLineSchema, { id: BigInt(id), name, text: 'x' });
    const [a, b] = [line(1, 'Ann'), line(2, 'Bob')];
    expect(is_chat_heard([a], [a, b], 'Ann')).toBe(true);
    expect(is_chat_heard([b], [b, a], 'Ann')).toBe(false);
    expect(is_chat_heard([], [a, b, line(3, 'Cid')], 'Ann')).toBe(false);
    expect(is_chat_heard([a], [a], 'Bob')).toBe(false);
  });
});

describe('never a flood', () => {
  it('of one message the weightiest three, each once, in their order, spaced', () => {
    const planned = new Pacer().take(['draw', 'card', 'attack', 'hit', 'hit', 'hurt', 'death', 'identity'], 0);
    expect(planned.map((p) => p.cue)).toEqual(['hurt', 'death', 'identity']);
    for (let i = 1; i < planned.length; i++) expect(planned[i]!.in_ms - planned[i - 1]!.in_ms).toBeGreaterThanOrEqual(170);
  });

  it('of many messages at once only what weighs, until there is room again', () => {
    const pacer = new Pacer();
    const heard = Array.from({ length: 60 }, () => pacer.take(['card', 'attack', 'hit'], 1_000)).flat();
    expect(heard.length).toBeLessThan(8);
    expect(pacer.take(['turn'], 1_000)).toHaveLength(1);
    expect(pacer.take(['card'], 9_000)).toEqual([{ cue: 'card', in_ms: 0 }]);
  });

  it('a hidden window says only that it is my turn', () => {
    expect(new Pacer().take(['death', 'hurt', 'turn', 'chat', 'win'], 0, live, true).map((p) => p.cue)).toEqual(['turn']);
  });

  it('a replay says less the faster it runs', () => {
    const at = (speed: number) => new Pacer().take(['card', 'hit', 'ultimate', 'death'], 0, limits_at(speed)).map((p) => p.cue);
    expect([at(1), at(2), at(4)]).toEqual([['ultimate', 'death'], ['death'], ['death']]);
    expect(new Pacer().take(['card', 'hit'], 0, limits_at(4))).toEqual([]);
  });
});

describe('the score', () => {
  it('has a short sound for every cue, all of them different', () => {
    const names = Object.keys(weights) as Cue[];
    expect(Object.keys(score).sort()).toEqual([...names].sort());
    for (const c of names) {
      expect(score[c].length, c).toBeGreaterThan(0);
      if (c !== 'win') expect(length_of(score[c]), c).toBeLessThanOrEqual(0.75);
      for (const n of score[c]) expect(n.loud, c).toBeLessThanOrEqual(0.6);
    }
    expect(new Set(names.map((c) => JSON.stringify(score[c]))).size).toBe(names.length);
  });
});

describe('the speaker', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what was set; nothing is both muted and turned up', () => {
    speaker.set_volume(70);
    speaker.set_muted(true);
    expect([speaker.on, localStorage.getItem('fate.muted'), localStorage.getItem('fate.volume')]).toEqual([false, 'yes', '70']);
    speaker.set_volume(20);
    expect([speaker.on, speaker.muted, localStorage.getItem('fate.muted')]).toEqual([true, false, null]);
    speaker.set_volume(0);
    expect(speaker.on).toBe(false);
    speaker.set_muted(false);
    expect([speaker.on, speaker.volume]).toEqual([true, 40]);
  });

  it('is silent where there is no AudioContext, and where it cannot be made', async () => {
    speaker.touch();
    expect(() => speaker.play(['turn'])).not.toThrow();
    vi.stubGlobal('AudioContext', class { constructor() { throw new Error('no device'); } });
    const { open_synth } = await import('../../src/sound/synth');
    expect(open_synth()).toBeNull();
    expect(() => speaker.play(['turn'])).not.toThrow();
  });
});
