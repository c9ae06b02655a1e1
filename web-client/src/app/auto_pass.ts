// A seat that can do nothing passes by itself, at a moment that tells nobody whether it could have answered.
import type { Question } from '../state/wire';

const earliest_ms = 400;
const latest_ms = 2_500;
const reserve_ms = 300; // before the window closes

export class AutoPass {
  private timer: ReturnType<typeof setTimeout> | undefined;

  arm(q: Question, pass: () => void, random: () => number = Math.random): void {
    this.cancel();
    const open_ms = q.totalMs > 0 ? Math.max(0, q.remainingMs - reserve_ms) : latest_ms;
    const wait = Math.min(open_ms, earliest_ms + random() * (latest_ms - earliest_ms));
    this.timer = setTimeout(pass, wait);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
