// What has just happened, shown in the middle for a moment. Results (a judgment, a chain of answers) come one after
// another and stand long enough to be read, also while something else is being resolved; a click takes them away. The
// rest is shown only as long as nothing is resolved there.
import type { Glance } from './stage';

const event_ms = 2_800;
const result_ms = 2_800;
const hurried_ms = 1_500; // while others wait
const most = 3; // that wait; the older ones are in the log

export class Glances {
  shown = $state.raw<Glance | null>(null);
  private waiting: Glance[] = [];
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get result(): Glance | null {
    return this.shown && this.shown.is !== 'event' ? this.shown : null;
  }

  show(all: readonly Glance[]): void {
    const results = all.filter((g) => g.is !== 'event');
    const last = all.findLast((g) => g.is === 'event');
    this.waiting = [...this.waiting.filter((g) => g.is !== 'event'), ...results].slice(-most);
    if (last) this.waiting.push(last);
    if (this.waiting.length === 0) return;
    if (!this.result) return this.next();
    if (results.length === 0) return;
    // What stands there gets its shortened time.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), Math.max(0, hurried_ms - (performance.now() - this.began)));
  }

  // The next one that waits, or nothing.
  next(): void {
    clearTimeout(this.timer);
    this.shown = this.waiting.shift() ?? null;
    this.began = performance.now();
    const others = this.waiting.some((g) => g.is !== 'event');
    if (this.shown) this.timer = setTimeout(() => this.next(), this.shown.is === 'event' ? event_ms : others ? hurried_ms : result_ms);
  }

  clear(): void {
    this.waiting = [];
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const glances = new Glances();
