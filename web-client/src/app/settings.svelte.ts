// What a player sets for this browser.
import { store, stored } from './storage';

export type Motion = 'full' | 'fast' | 'none';

class Settings {
  motion = $state<Motion>('full');

  constructor() {
    const kept = stored('motion');
    if (kept === 'full' || kept === 'fast' || kept === 'none') this.motion = kept;
    else if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.motion = 'none';
  }

  set_motion(m: Motion): void {
    this.motion = m;
    store('motion', m);
  }

  // How long a movement lasts at the chosen speed.
  ms(full: number): number {
    return this.motion === 'none' ? 0 : this.motion === 'fast' ? full / 1.5 : full;
  }
}

export const settings = new Settings();
