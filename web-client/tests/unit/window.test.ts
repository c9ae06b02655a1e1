// Windows that several are asked in, held windows, and clocks that stand.
import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.svelte';
import { Stopwatch } from '../../src/app/stopwatch';
import { minutes, pause_votes } from '../../src/state/pause';
import { Question_Kind as Q, ServerMessageSchema, type ServerMessage } from '../../src/state/wire';
import { question, room, seat, snapshot } from '../fixture/build';

const window_of = (id: number, bankMs = 60_000) => question({ id, kind: Q.DISPEL, asked: [1, 2, 3], mine: true, mayPass: true, remainingMs: 2_000, totalMs: 2_000, bankMs });
const hear = (s: Session, body: unknown) => s.receive(create(ServerMessageSchema, { body: body as ServerMessage['body'] }));
const sit = (s: Session, is: object = {}) => hear(s, { case: 'roomState', value: { room: Object.assign(room(3, 3), is) } });

function at_table(): { s: Session; said: string[] } {
  const s = new Session();
  const said: string[] = [];
  s.send = (b) => void said.push(b.case ?? '');
  sit(s);
  hear(s, { case: 'matchState', value: { snapshot: snapshot(3, [seat(1, 3), seat(2, 3), seat(3, 3)]), past: [], question: window_of(7) } });
  return { s, said };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a window', () => {
  it('is never passed by the page, whatever I hold', async () => {
    const { s, said } = at_table();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual([]);
    expect(s.can_answer).toBe(true);
  });

  it('can be held by me once, and only with a reserve', () => {
    const { s, said } = at_table();
    s.hold();
    hear(s, { case: 'held', value: { question: 7, seat: 3, remainingMs: 14_000, totalMs: 15_000 } });
    s.hold();
    expect(said).toEqual(['hold']);
    hear(s, { case: 'update', value: { events: [], question: window_of(8, 0) } });
    expect(s.can_hold).toBe(false);
  });

  it('tells everybody who holds it, and how long it stays open now', () => {
    const { s } = at_table();
    hear(s, { case: 'held', value: { question: 7, seat: 2, remainingMs: 14_000, totalMs: 15_000 } });
    expect(s.holders).toEqual([2]);
    expect(s.question).toMatchObject({ remainingMs: 14_000, totalMs: 15_000 });
    hear(s, { case: 'held', value: { question: 6, seat: 1, remainingMs: 1, totalMs: 1 } });
    expect(s.holders).toEqual([2]);
    hear(s, { case: 'update', value: { events: [], question: window_of(8) } });
    expect(s.holders).toEqual([]);
  });

  it('passes for the rest of the turn on my wish, and no longer on the next press', () => {
    const { s } = at_table();
    const on: unknown[] = [];
    s.send = (b) => void on.push(b.case === 'passTurn' ? b.value.on : b.case);
    s.pass_turn();
    sit(s, { passesTurn: true });
    s.pass_turn();
    expect(on).toEqual([true, false]);
  });

  it('asks nothing of somebody who watches that seat', () => {
    const { s } = at_table();
    sit(s, { mySeat: 0 });
    expect([s.can_answer, s.may_pass_turn, s.my_seat]).toEqual([false, false, 0]);
  });
});

describe('a pause', () => {
  it('lets the clocks stand, and moves what was said before it', () => {
    const w = new Stopwatch();
    expect(w.set(true, 1_000)).toBe(0);
    expect(w.read(9_000)).toBe(1_000);
    expect(w.set(false, 9_000)).toBe(8_000);
    expect(w.read(9_500)).toBe(9_500);
  });

  it('counts from where a time was said in the middle of it', () => {
    const w = new Stopwatch();
    w.set(true, 1_000);
    w.told(4_000);
    expect(w.set(false, 5_000)).toBe(1_000);
  });

  it('takes no answers', () => {
    const { s, said } = at_table();
    sit(s, { paused: true });
    s.pass();
    expect(said).toEqual([]);
    expect(s.toasts.map((x) => x.key)).toEqual(['error.32']);
  });

  it('is voted on by the players who are there', () => {
    const r = room(1, 4);
    Object.assign(r.seats[0]!, { wantsPause: true });
    Object.assign(r.seats[2]!, { connected: false, wantsPause: true });
    expect(pause_votes(r)).toEqual({ want: 1, of: 2 });
    expect([minutes(61_000), minutes(-5)]).toEqual(['1:01', '0:00']);
  });
});
