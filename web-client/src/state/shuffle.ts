// The shuffle that nobody alone decides: the server is bound to its secret before it knows what the players add, and
// after the match everybody can compute the seed again, and the deck from it. As proto/server.proto and
// engine/kernel/random.hpp say it. WebCrypto has no digests on plain http, so they come from a library.
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { catalog, mode_by_id } from '../catalog/catalog';
import { Event_Kind, Zone, type Event } from './wire';

export const nonce_bytes = 32;

export interface Opening {
  match: string;
  commitment: Uint8Array;
  nonces: readonly Uint8Array[]; // by seat; empty = none was sent
}

export const same_bytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
export const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const commitment_of = (secret: Uint8Array): Uint8Array => sha256(secret);

// A nonce that was not sent counts as zeros.
export function seed_of(secret: Uint8Array, match: string, nonces: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder();
  const hash = sha256.create().update(text.encode('fate shuffle 1')).update(secret).update(text.encode(match));
  for (const n of nonces) hash.update(n.length === nonce_bytes ? n : new Uint8Array(nonce_bytes));
  return hash.digest();
}

// The stream of random words under a seed.
export class RandomWords {
  private block = 0;
  private words: DataView = new DataView(new ArrayBuffer(0));
  private at = 0;

  constructor(private readonly seed: Uint8Array) {}

  next(): number {
    if (this.at === this.words.byteLength) this.refill();
    const word = this.words.getUint32(this.at, true);
    this.at += 4;
    return word;
  }

  below(n: number): number {
    const reject = 2 ** 32 % n;
    let r = this.next();
    while (r < reject) r = this.next();
    return r % n;
  }

  private refill(): void {
    const bytes = chacha20orig(this.seed, new Uint8Array(8), new Uint8Array(256), undefined, this.block);
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.block += 4;
    this.at = 0;
  }
}

// Modes that deal from the deck as it was shuffled first. The others shuffle again after they have seen who begins.
const dealt_at_once = (mode_id: string): boolean => mode_id.startsWith('fate2_identity_') || mode_id === 'fate2_1v1v1';

// The deck as the seed lays it, the first card to be drawn first. Empty: not known to this page for that mode.
export function deck_of(seed: Uint8Array, mode_id: string, sets: readonly string[]): number[] {
  const mode = mode_by_id(mode_id);
  if (!mode || !dealt_at_once(mode_id)) return [];
  const base = mode.family === 'origins' ? 'origins' : 'standard';
  const in_play = new Set([base, ...sets]);
  const deck = catalog.cards.filter((c) => in_play.has(c.set)).map((c) => c.number).sort((a, b) => a - b);
  const random = new RandomWords(seed);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck.reverse();
}

export const starting_hand = 4;

// The cards that were dealt to a seat at first, once an event has told them.
export function dealt_to(seat: number, events: readonly Event[]): readonly number[] | null {
  const e = events.find((x) => x.kind === Event_Kind.CARDS_MOVED && x.from?.zone === Zone.DECK && x.to?.zone === Zone.HAND && x.to.seat === seat);
  return e && e.cards.length > 0 ? e.cards : null;
}

// Everybody has drawn a hand in turn from seat 1 on; nothing was drawn before.
export const first_hand = (deck: readonly number[], seat: number): number[] => deck.slice((seat - 1) * starting_hand, seat * starting_hand);

export type Fault = 'secret' | 'nonce' | 'missing' | 'deal'; // missing: what was sent is not in it, perhaps too late

export interface Checked {
  match: string;
  fault: Fault | null; // what does not fit; null = everything does
  own: boolean; // what this page added to the seed stands in it
  hand: boolean; // the first hand was compared with the deck that the seed lays
  opening: Opening;
  secret: Uint8Array;
  seed: Uint8Array;
}

interface Own {
  seat: number; // 0 = a spectator
  nonce: Uint8Array | null; // what this page sent for the opening's commitment
  mode: string;
  sets: readonly string[];
  hand: readonly number[] | null; // dealt to that seat at first, if it was seen
}

export function check_shuffle(opening: Opening, secret: Uint8Array, own: Own): Checked {
  const seed = seed_of(secret, opening.match, opening.nonces);
  const told = opening.nonces[own.seat - 1] ?? new Uint8Array(0);
  const mine = own.nonce !== null && own.seat > 0;
  const there = mine && same_bytes(told, own.nonce!);
  const deck = own.hand && own.seat > 0 ? deck_of(seed, own.mode, own.sets) : [];
  const compared = deck.length > 0;
  const fits = !compared || own.hand!.every((c) => first_hand(deck, own.seat).includes(c));
  let fault: Fault | null = null;
  if (!same_bytes(commitment_of(secret), opening.commitment)) fault = 'secret';
  else if (mine && told.length > 0 && !there) fault = 'nonce';
  else if (!fits) fault = 'deal';
  else if (mine && !there) fault = 'missing';
  return { match: opening.match, fault, own: there, hand: compared, opening, secret, seed };
}
