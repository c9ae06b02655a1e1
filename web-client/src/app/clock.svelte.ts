// A clock that ticks while something is timed.
class Clock {
  now = $state(performance.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  run(): () => void {
    this.users += 1;
    this.timer ??= setInterval(() => (this.now = performance.now()), 200);
    this.now = performance.now();
    return () => {
      this.users -= 1;
      if (this.users > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const clock = new Clock();

export interface Left {
  share: number; // of the question's own time, or of the reserve once that is used up
  seconds: number;
  bank_seconds: number;
  level: 'plain' | 'warn' | 'critical' | 'bank';
  limited: boolean;
}

interface Timed {
  remainingMs: number;
  totalMs: number;
  bankMs: number; // the viewer's reserve; 0 where somebody else is asked
}

// What is left of a question: its own time first, then the reserve.
export function time_left(q: Timed, asked_at: number, now: number, reserve_ms = q.bankMs): Left {
  if (q.totalMs === 0) return { share: 1, seconds: 0, bank_seconds: 0, level: 'plain', limited: false };
  const passed = Math.max(0, now - asked_at);
  const own = q.remainingMs - passed;
  if (own > 0 || reserve_ms === 0) {
    const seconds = Math.max(0, Math.ceil(own / 1000));
    const level = seconds <= 5 ? 'critical' : seconds <= 10 && q.totalMs > 12_000 ? 'warn' : 'plain';
    const share = Math.max(0, Math.min(1, own / q.totalMs));
    return { share, seconds, bank_seconds: Math.ceil(reserve_ms / 1000), level, limited: true };
  }
  const bank = Math.max(0, reserve_ms + own);
  const seconds = Math.ceil(bank / 1000);
  return { share: bank / reserve_ms, seconds, bank_seconds: seconds, level: seconds <= 5 ? 'critical' : 'bank', limited: true };
}
