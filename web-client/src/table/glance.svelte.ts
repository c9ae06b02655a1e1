// What has just happened, shown in the middle for a moment when nothing is being resolved there.
import type { Glance } from './stage';

const glance_ms = 1_700;

class Glances {
  shown = $state.raw<Glance | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(g: Glance): void {
    this.shown = g;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), glance_ms);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const glances = new Glances();
