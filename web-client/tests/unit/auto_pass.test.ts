import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoPass } from '../../src/app/auto_pass';
import { Question_Kind } from '../../src/state/wire';
import { question } from '../fixture/build';

const q = question({ kind: Question_Kind.DISPEL, mine: true, mayPass: true, remainingMs: 7_000, totalMs: 7_000 });

describe('the pass of a seat that can do nothing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([[0, 400], [0.5, 1_450], [1, 2_500]])('comes at a random point of the window (%d)', (random, at) => {
    const pass = vi.fn();
    new AutoPass().arm(q, pass, () => random);
    vi.advanceTimersByTime(at - 1);
    expect(pass).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pass).toHaveBeenCalledOnce();
  });

  it('stays inside a window that is nearly over', () => {
    const pass = vi.fn();
    new AutoPass().arm({ ...q, remainingMs: 900 }, pass, () => 1);
    vi.advanceTimersByTime(600);
    expect(pass).toHaveBeenCalledOnce();
  });

  it('is called off', () => {
    const pass = vi.fn();
    const auto = new AutoPass();
    auto.arm(q, pass);
    auto.cancel();
    vi.advanceTimersByTime(9_000);
    expect(pass).not.toHaveBeenCalled();
  });
});
