import { create, equals } from '@bufbuild/protobuf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/app/session.svelte';
import { moment_of, path_of } from '../../src/replay/address';
import { Course, type Mark } from '../../src/replay/course';
import { replay_key } from '../../src/replay/keys';
import { place_marks, stands_ms } from '../../src/replay/pace';
import { Player } from '../../src/replay/player.svelte';
import { mark_words, row_of, turn_words } from '../../src/replay/words';
import { language } from '../../src/i18n/index.svelte';
import { reduce } from '../../src/state/reduce';
import { Event_Kind as K, Identity, MatchStateSchema, OutcomeSchema, ReplaySchema, SnapshotSchema, type Replay, type ReplayStep, type Snapshot } from '../../src/state/wire';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ReplayStepSchema } from '../../src/state/wire';
import { event, question, room, seat, skill_no, snapshot, type EventInit, type_no } from '../fixture/build';

type StepInit = MessageInitShape<typeof ReplayStepSchema>;

const answer = (by: number, action = 1): StepInit['choice'] => ({ seat: by, answer: { question: 1, action }, tookMs: 1_500, unixMs: 5_000n });
const told = (events: EventInit[], asked: number[] = [1]): StepInit['update'] => ({ events: events.map(event), question: question({ asked }) });
const turn = (n: number, who: number): EventInit => ({ kind: K.TURN_BEGAN, seat: who, value: n, value2: Math.ceil(n / 3) });
const hurt = (who: number, hp: number): EventInit => ({ kind: K.HP_CHANGED, seat: who, value: hp, amount: -1 });

// Three turns; a window of three in the middle of the second, and a death at the end.
function steps(): StepInit[] {
  const out: StepInit[] = [{ choice: answer(1), update: told([turn(1, 1)]) }];
  for (let i = 0; i < 30; i++) out.push({ choice: answer(1), update: told([hurt(2, (i % 2) + 2)]) });
  out.push({ choice: answer(1), update: told([turn(2, 2), { kind: K.CARD_USED, seat: 2, cardType: type_no('laguna_blade'), targets: [3] }], [1, 2, 3]) });
  out.push({ choice: answer(1, 0) }, { choice: {} }, { choice: { unixMs: 9_000n }, update: told([hurt(3, 1)]) });
  out.push({ choice: answer(2), update: told([turn(3, 3), { kind: K.JUDGED, seat: 3, ability: skill_no('counter_helix'), cards: [4], flag: true }]) });
  const over = create(OutcomeSchema, { reason: 1, winners: [1], identities: [Identity.SENTINEL, Identity.SENTINEL, Identity.SCOURGE] });
  out.push({ choice: answer(2), update: { events: [hurt(3, 0), { kind: K.DIED, seat: 3, other: 2 }, { kind: K.IDENTITY_SHOWN, seat: 3, value: Identity.SCOURGE, flag: true }, { kind: K.MATCH_OVER, outcome: over } as EventInit].map(event) } });
  return out;
}

function table(all: boolean): Snapshot {
  return snapshot(all ? 0 : 1, [seat(1, 3, { hp: 4 }), seat(2, 3, { hp: 4 }), seat(3, 3, { hp: 3 })], { allSeeing: all, mode: snapshot(1, Array.from({ length: 5 }, (_, i) => seat(i + 1, 5))).mode, turn: 0, round: 0 });
}

const replay = (all = true): Replay =>
  create(ReplaySchema, {
    match: 'M', names: ['a', 'b', 'c'], bots: [false, true, true], startedUnixMs: 1_000n,
    matchState: create(MatchStateSchema, { snapshot: table(all), question: question({ asked: [1] }), past: [event({ kind: K.FATE_DRAWN, value: 1 })] }),
    steps: steps() as ReplayStep[],
  });

const total = 37;

beforeEach(() => {
  language.choose('en');
  session.table = null;
  session.room = room(0, 3);
  vi.useFakeTimers();
});

describe('the course of a match', () => {
  const course = new Course(replay());

  it('gives the same table from its snapshots as folding everything does', () => {
    expect(course.total).toBe(total);
    let now = table(true);
    for (let n = 0; n <= total; n++) {
      if (n > 0) now = reduce(now, course.events_at(n));
      expect(equals(SnapshotSchema, course.table_at(n), now), `step ${n}`).toBe(true);
    }
  });

  it('cuts it into turns, with the deal before them', () => {
    expect(course.turns.map((x) => [x.from, x.seat, x.turn])).toEqual([[0, 0, 0], [1, 1, 1], [32, 2, 2], [36, 3, 3]]);
    expect([0, 1, 31, 32, 37].map((n) => course.turn_of(n))).toEqual([0, 1, 1, 2, 3]);
    expect(turn_words(course.turns[0])).toBe('Before the first turn');
    expect(course.by_turn(10, -1)).toBe(1);
    expect(course.by_turn(1, -1)).toBe(0);
    expect(course.by_turn(0, -1)).toBe(0);
    expect(course.by_turn(10, 1)).toBe(32);
    expect(course.by_turn(36, 1)).toBe(total);
  });

  it('marks ultimates, judgments, deaths and the end; what a death reveals is no mark of its own', () => {
    expect(course.marks.map((m) => [m.at, m.kind, m.seat])).toEqual([[32, 'ultimate', 2], [36, 'judged', 3], [37, 'died', 3], [37, 'over', 0]]);
    expect(course.marks.map(mark_words)).toEqual(['Dazzle: Laguna Blade', 'Juggernaut judges: Counter Helix', 'Juggernaut dies by Dazzle', 'End of the match']);
  });

  it('adds up the hit points of the sides for who sees everything, and for nobody else', () => {
    expect(course.camps.map((c) => [c.by, c.n, c.life[0], c.life.at(-1)])).toEqual([['identity', 1, 8, 7], ['identity', 2, 3, 0]]);
    expect(new Course(replay(false)).camps).toEqual([]);
  });

  it('stops where something is to be seen, and passes over answers that nobody notices', () => {
    expect(course.next(32)).toBe(33); // an answer, laid open
    expect(course.next(33)).toBe(35);
    expect(course.previous(35)).toBe(33);
    expect(course.previous(0)).toBe(0);
    expect(course.next(total)).toBe(total);
    expect(course.question_at(34)?.asked).toEqual([1, 2, 3]);
    expect(course.question_at(total)).toBeUndefined();
  });

  it('says each step', () => {
    expect(row_of(course, 0).text).toContain('fate');
    expect(row_of(course, 33)).toMatchObject({ text: 'Bloodseeker passes', more: '1.5 s', quiet: true });
    expect(row_of(course, 34)).toMatchObject({ text: 'An answer that nobody sees', quiet: true });
    expect(course.log_at(total).at(-1)?.key).toContain('log.');
    expect(course.log_at(1).length).toBeLessThan(course.log_at(40).length);
  });
});

describe('the player', () => {
  const opened = (): Player => {
    const p = new Player(() => undefined);
    p.set_speed(1);
    p.open(new Course(replay()), 0);
    return p;
  };

  it('puts on the table what stood there, forwards as it happened and backwards', () => {
    const p = opened();
    const seen: number[] = [];
    const off = session.watch((events) => seen.push(events.length));
    for (let n = 1; n <= total; n++) p.go(n);
    expect(equals(SnapshotSchema, session.table!, p.course!.final)).toBe(true);
    expect(seen.length).toBeGreaterThan(30);
    seen.length = 0;
    for (const n of [20, 3, 36, 0]) {
      p.go(n);
      expect(equals(SnapshotSchema, session.table!, p.course!.table_at(n)), `step ${n}`).toBe(true);
      expect(session.question?.asked).toEqual(p.course!.question_at(n)?.asked);
    }
    expect(seen).toEqual([]); // a jump is no happening
    off();
  });

  it('runs by itself to the end, faster on wish, and remembers the speed', () => {
    const p = opened();
    p.toggle();
    const before = stands_ms(p.course!, 0, 1);
    expect(stands_ms(p.course!, 0, 4)).toBe(Math.round(before / 4));
    vi.advanceTimersByTime(before);
    expect(p.at).toBe(1);
    p.set_speed(4);
    vi.advanceTimersByTime(200_000);
    expect([p.at, p.playing]).toEqual([total, false]);
    p.toggle(); // from the beginning again
    expect([p.at, p.playing]).toEqual([0, true]);
    p.pause();
    vi.advanceTimersByTime(10_000);
    expect(p.at).toBe(0);
    expect(new Player(() => undefined).speed).toBe(4);
  });

  it('keeps the moment when the view changes', () => {
    const p = opened();
    p.go(34);
    p.open(new Course(replay(false)), p.at);
    expect([p.at, session.table?.viewer]).toEqual([34, 1]);
  });

  it('listens to the keyboard', () => {
    const p = opened();
    const press = (key: string, more: KeyboardEventInit = {}): boolean => replay_key(new KeyboardEvent('keydown', { key, ...more }), p);
    press('End');
    expect(p.at).toBe(total);
    press('ArrowLeft');
    expect(p.at).toBe(total - 1);
    press('ArrowLeft', { shiftKey: true });
    expect(p.at).toBe(32);
    press('Home');
    press('ArrowRight');
    expect(p.at).toBe(1);
    press('3');
    expect(p.speed).toBe(2);
    press(' ');
    expect(p.playing).toBe(true);
    expect(press('x')).toBe(false);
    expect(press('ArrowRight', { ctrlKey: true })).toBe(false);
    p.pause();
  });
});

describe('the timeline', () => {
  const mark = (at: number, kind: Mark['kind']): Mark => ({ at, kind, seat: 1, by: 0, what: 0, hero: 0, by_hero: 0, round: 1 });

  it('shows the weightier of two moments that would lie on each other, the other as a point', () => {
    const { signs, points } = place_marks([mark(10, 'judged'), mark(11, 'died'), mark(50, 'ultimate'), mark(100, 'over')], 100, 1000, 30, 70);
    expect(signs.map((p) => [p.mark.kind, p.x])).toEqual([['died', 110], ['ultimate', 500], ['over', 985]]);
    expect(points.map((p) => p.mark.kind)).toEqual(['judged']);
  });

  it('gives words to those that have room for them', () => {
    const { signs } = place_marks([mark(10, 'died'), mark(14, 'died'), mark(100, 'over')], 100, 1000, 30, 70);
    expect(signs.map((p) => p.label)).toEqual(['left', 'right', 'left']);
    expect(place_marks([mark(10, 'died'), mark(14, 'saved')], 100, 200, 24, 9_999).signs.map((p) => p.label)).toEqual(['none']);
  });
});

describe('the address of a moment', () => {
  it('is read as it is written', () => {
    for (const m of [{ view: 'all', at: 0 }, { view: 3, at: 41 }, { view: 0, at: 7 }] as const) expect(moment_of(path_of('X', m).split('?')[1]!)).toEqual(m);
    expect(moment_of('?view=9&at=-4')).toEqual({ view: 'all', at: 0 });
    expect(moment_of('?at=1.5')).toEqual({ view: 'all', at: 0 });
    expect(path_of('a/b', { view: 'all', at: 0 })).toBe('/replay/a%2Fb?view=all');
  });
});
