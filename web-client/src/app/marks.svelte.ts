// Pencil notes: whom I take for what. They stay in this browser, one set for each match.
import { Identity } from '../state/wire';
import { store, stored } from './storage';

export class Marks {
  private all = $state<Record<number, Identity>>({});
  private match = '';

  open(match: string): void {
    if (match === this.match) return;
    this.match = match;
    this.all = {};
    try {
      const kept: unknown = JSON.parse(stored('marks') ?? 'null');
      if (is_kept(kept) && kept.match === match) this.all = kept.marks;
    } catch {
      // unreadable notes are forgotten
    }
  }

  of(seat: number): Identity {
    return this.all[seat] ?? Identity.UNKNOWN;
  }

  set(seat: number, identity: Identity): void {
    this.all[seat] = identity;
    store('marks', JSON.stringify({ match: this.match, marks: this.all }));
  }

  // The next note in the round: none, sentinel, scourge, neutral.
  turn(seat: number): void {
    this.set(seat, (this.of(seat) + 1) % 4);
  }
}

function is_kept(x: unknown): x is { match: string; marks: Record<number, Identity> } {
  return typeof x === 'object' && x !== null && 'match' in x && 'marks' in x && typeof x.marks === 'object';
}
