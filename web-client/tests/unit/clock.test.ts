import { describe, expect, it } from 'vitest';
import { time_left } from '../../src/app/clock.svelte';
import { Reserves } from '../../src/app/reserve';

const q = { remainingMs: 15_000, totalMs: 15_000, bankMs: 0 };

describe('the time that is left', () => {
  it('counts the own time first, then the reserve', () => {
    expect(time_left({ ...q, bankMs: 60_000 }, 0, 5_000)).toMatchObject({ seconds: 10, bank_seconds: 60 });
    expect(time_left({ ...q, bankMs: 60_000 }, 0, 25_000)).toMatchObject({ seconds: 50, level: 'bank' });
  });

  it('shows the reserve of somebody else, not nought', () => {
    expect(time_left(q, 0, 45_000)).toMatchObject({ seconds: 0 });
    expect(time_left(q, 0, 45_000, 60_000)).toMatchObject({ seconds: 30, share: 0.5, level: 'bank' });
  });
});

describe('the reserve of others', () => {
  const told = (ms: number) => [{ seat: 1, bankMs: ms }, { seat: 2, bankMs: 60_000 }];
  const asks = (id: number, asked: number[], remainingMs = 15_000) => ({ id, asked, remainingMs, totalMs: 15_000 });

  it('is what the room said, and what a question has used of it since', () => {
    const r = new Reserves();
    r.told(told(60_000), 0);
    r.ask(asks(1, [1]), 500);
    expect(r.at_end(1)).toBe(60_000);
    r.ask(asks(2, [2]), 35_500); // answered twenty seconds late; no word from the room
    expect(r.at_end(1)).toBe(40_000);
    r.ask(asks(3, [1]), 40_000);
    expect(r.at_end(1)).toBe(40_000);
    expect(r.at_end(2)).toBe(60_000);
  });

  it('adds what is used already when the room speaks in the middle of it', () => {
    const r = new Reserves();
    r.ask(asks(1, [1]), 0);
    r.told(told(50_000), 25_000);
    expect(r.at_end(1)).toBe(60_000);
    r.ask(null, 30_000);
    expect(r.at_end(1)).toBe(45_000);
  });

  it('knows when the own time ended if the question is said again', () => {
    const r = new Reserves();
    r.told(told(60_000), 0);
    r.ask(asks(1, [1]), 0);
    r.ask(asks(1, [1], 0), 25_000);
    expect(r.over(25_000)).toBe(10_000);
    r.ask(asks(2, [2]), 35_000);
    expect(r.at_end(1)).toBe(40_000);
  });

  it('never guesses in a window that asks several, nor below nought', () => {
    const r = new Reserves();
    r.told(told(5_000), 0);
    r.ask(asks(1, [1, 2], 7_000), 0);
    r.ask(asks(2, [1]), 20_000);
    expect([r.at_end(1), r.at_end(2)]).toEqual([5_000, 60_000]);
    r.ask(null, 60_000);
    expect(r.at_end(1)).toBe(0);
  });
});
