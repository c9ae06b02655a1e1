import { describe, expect, it } from 'vitest';
import { others_reserve, time_left } from '../../src/app/clock.svelte';

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

  it('knows how much there was when the room was told in the middle of it', () => {
    expect(others_reserve(q, 60_000, 1_000, 500)).toBe(60_000); // told before the question
    expect(others_reserve(q, 50_000, 0, 25_000)).toBe(60_000); // ten seconds of it were gone by then
    expect(others_reserve(q, 0, 0, 25_000)).toBe(0);
  });
});
