// Plays cues, as loud as the player wishes. No sound before a gesture; nothing is loaded before the first one is due.
import { store, stored } from '../app/storage';
import type { Cue } from './cues';
import { Pacer, live, type Limits } from './pacer';
import type { Synth } from './synth';

const modest = 40;
const percent = (text: string | null): number => {
  const n = text === null ? Number.NaN : Number(text);
  return Number.isFinite(n) && n >= 0 && n <= 100 ? Math.round(n) : modest;
};

class Speaker {
  volume = $state(percent(stored('volume'))); // 0..100
  muted = $state(stored('muted') === 'yes');
  limits: Limits = live; // a replay has its own
  private touched = false;
  private synth: Promise<Synth | null> | null = null;
  private readonly pacer = new Pacer();

  get on(): boolean {
    return !this.muted && this.volume > 0;
  }

  set_volume(n: number): void {
    this.volume = percent(String(n));
    store('volume', String(this.volume));
    if (this.muted && this.volume > 0) this.set_muted(false);
  }

  set_muted(yes: boolean): void {
    this.muted = yes;
    store('muted', yes ? 'yes' : null);
    if (!yes && this.volume === 0) this.set_volume(modest);
  }

  // With a gesture: browsers make no sound before one, and stop it at times until the next.
  touch(): void {
    this.touched = true;
    void this.synth?.then((s) => s?.wake());
  }

  play(cues: readonly Cue[]): void {
    if (!this.on || !this.touched || cues.length === 0 || typeof AudioContext === 'undefined') return;
    const planned = this.pacer.take(cues, performance.now(), this.limits, document.hidden);
    if (planned.length === 0) return;
    this.synth ??= import('./synth').then((m) => m.open_synth()).catch(() => null);
    void this.synth.then((s) => s?.play(planned, (this.volume / 100) ** 2));
  }
}

export const speaker = new Speaker();
