// When a clock that can be stopped was true, and how it is read: a pause moves what came before it.
export class Stopwatch {
  private stopped_at = 0; // 0 = it runs

  get stopped(): boolean {
    return this.stopped_at > 0;
  }

  // What to read instead of `now`.
  read(now: number): number {
    return this.stopped_at > 0 ? Math.min(now, this.stopped_at) : now;
  }

  // The time was said anew.
  told(now: number): void {
    if (this.stopped_at > 0) this.stopped_at = now;
  }

  // How far a moment that was said before has to be moved.
  set(stopped: boolean, now: number): number {
    if (stopped === this.stopped) return 0;
    const moved = stopped ? 0 : now - this.stopped_at;
    this.stopped_at = stopped ? now : 0;
    return moved;
  }
}
