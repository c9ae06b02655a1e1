// This page's part in the shuffle: it adds random bytes to every deal it is asked for, keeps what it sent, and has the
// whole checked when the server lays its secret open.
import { hex, nonce_bytes, unhex, type Opening } from '../state/shuffle';
import { store, stored } from './storage';

interface Kept {
  commitment: string;
  nonce: string;
  seat: number; // where I sat when that deal was opened; 0 = not yet, or I watched
}

const most_kept = 8;

export class Fair {
  opening = $state.raw<Opening | null>(null);
  secret = $state.raw<Uint8Array | null>(null);
  private answered = new Set<string>(); // commitments, on this connection
  private kept: Kept[] = read();

  connected(): void {
    this.answered.clear();
  }

  // What to send for a commitment; null: nothing, or it was sent already. The same bytes again after a reconnect.
  answer(commitment: Uint8Array): Uint8Array | null {
    const key = hex(commitment);
    if (commitment.length === 0 || this.answered.has(key)) return null;
    this.answered.add(key);
    const before = this.of(key);
    if (before) return unhex(before.nonce);
    const nonce = crypto.getRandomValues(new Uint8Array(nonce_bytes));
    this.kept = [...this.kept, { commitment: key, nonce: hex(nonce), seat: 0 }].slice(-most_kept);
    this.write();
    return nonce;
  }

  open(opening: Opening, my_seat: number): void {
    if (this.opening?.match !== opening.match) this.secret = null;
    this.opening = opening;
    const mine = this.of(hex(opening.commitment));
    if (!mine || mine.seat > 0 || my_seat === 0) return;
    mine.seat = my_seat;
    this.write();
  }

  reveal(match: string, secret: Uint8Array): void {
    if (this.opening?.match === match) this.secret = secret;
  }

  // What I added to the open deal, and where I sat then.
  own(): { nonce: Uint8Array | null; seat: number } {
    const mine = this.opening ? this.of(hex(this.opening.commitment)) : undefined;
    return mine && mine.seat > 0 ? { nonce: unhex(mine.nonce), seat: mine.seat } : { nonce: null, seat: 0 };
  }

  private of(commitment: string): Kept | undefined {
    return this.kept.find((k) => k.commitment === commitment);
  }

  private write(): void {
    store('nonces', JSON.stringify(this.kept));
  }
}

function read(): Kept[] {
  try {
    const all: unknown = JSON.parse(stored('nonces') ?? '[]');
    return Array.isArray(all) ? all.filter(is_kept) : [];
  } catch {
    return [];
  }
}

const is_kept = (x: unknown): x is Kept =>
  typeof x === 'object' && x !== null && 'commitment' in x && typeof x.commitment === 'string' && 'nonce' in x && typeof x.nonce === 'string' && 'seat' in x && typeof x.seat === 'number';
