// The shuffle: the seed from its parts, and the deck from the seed, compared with a match that a server stored.
import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBinary } from '@bufbuild/protobuf';
import { beforeEach, describe, expect, it } from 'vitest';
import { Fair } from '../../src/app/fair.svelte';
import { store } from '../../src/app/storage';
import { check_shuffle, commitment_of, dealt_to, deck_of, first_hand, hex, seed_of, unhex } from '../../src/state/shuffle';
import { MatchFileSchema } from '../../src/state/wire';

const file = fromBinary(MatchFileSchema, new Uint8Array(readFileSync('tests/unit/data/deal.fate')));
const events = file.events.map((e) => e.event!);
const mode = file.config!.mode;

const secret = new Uint8Array(32).fill(7);
const nonce = new Uint8Array(32).fill(9);
const none = new Uint8Array(0);
const opening = { match: 'ABC', commitment: commitment_of(secret), nonces: [nonce, none, none] };
const nobody = { seat: 0, nonce: null, mode: '', sets: [], hand: null };

describe('the seed', () => {
  it('is the digest of all parts, a missing one counting as zeros', () => {
    const zeros = new Uint8Array(32);
    const all = [new TextEncoder().encode('fate shuffle 1'), secret, new TextEncoder().encode('ABC'), nonce, zeros, zeros];
    expect(hex(seed_of(secret, 'ABC', opening.nonces))).toBe(hex(sha256(Uint8Array.from(all.flatMap((x) => [...x])))));
  });

  it('is written as it is read', () => expect(hex(unhex('00ff1a'))).toBe('00ff1a'));
});

describe('the deck', () => {
  it('is the one that a stored match was dealt from', () => {
    const deck = deck_of(file.seed, mode, file.config!.sets);
    for (let seat = 1; seat <= file.names.length; seat++) {
      const hand = dealt_to(seat, events);
      expect(hand).toHaveLength(4);
      expect(first_hand(deck, seat)).toEqual(hand);
    }
  });

  it('is another under another seed, and unknown for an unknown mode', () => {
    expect(deck_of(secret, mode, [])).not.toEqual(deck_of(file.seed, mode, []));
    expect(deck_of(secret, 'tic_tac_toe', [])).toEqual([]);
    expect(deck_of(secret, 'fate2_1v1_rotation', [])).toEqual([]); // shuffled again after the contest for the first turn
  });
});

describe('the check', () => {
  it('finds nothing wrong where nothing is', () => {
    expect(check_shuffle(opening, secret, nobody)).toMatchObject({ fault: null, own: false, hand: false });
    expect(check_shuffle(opening, secret, { ...nobody, seat: 1, nonce })).toMatchObject({ fault: null, own: true });
  });

  it('notices another secret than the one that was promised', () => {
    expect(check_shuffle(opening, nonce, nobody).fault).toBe('secret');
  });

  it('notices that my part was exchanged, and that it was left out', () => {
    expect(check_shuffle(opening, secret, { ...nobody, seat: 1, nonce: secret }).fault).toBe('nonce');
    expect(check_shuffle(opening, secret, { ...nobody, seat: 2, nonce }).fault).toBe('missing');
  });

  it('compares the hand that was dealt with the one that the seed deals', () => {
    const deck = deck_of(seed_of(secret, 'ABC', opening.nonces), mode, []);
    const own = { seat: 1, nonce, mode, sets: [] };
    expect(check_shuffle(opening, secret, { ...own, hand: first_hand(deck, 1) })).toMatchObject({ fault: null, hand: true });
    expect(check_shuffle(opening, secret, { ...own, hand: first_hand(deck, 2) }).fault).toBe('deal');
  });
});

describe('my part', () => {
  beforeEach(() => store('nonces', null));

  it('is sent once for each commitment and connection, and is the same again after a reconnect', () => {
    const fair = new Fair();
    const first = fair.answer(opening.commitment);
    expect(first).toHaveLength(32);
    expect(fair.answer(opening.commitment)).toBeNull();
    expect(fair.answer(none)).toBeNull();
    fair.connected();
    expect(fair.answer(opening.commitment)).toEqual(first);
    expect(new Fair().answer(opening.commitment)).toEqual(first);
    expect(fair.answer(secret)).not.toEqual(first);
  });

  it('counts for the seat where I sat when the cards were dealt', () => {
    const fair = new Fair();
    const sent = fair.answer(opening.commitment);
    fair.open(opening, 0);
    expect(fair.own()).toEqual({ nonce: null, seat: 0 });
    fair.open(opening, 2);
    fair.open(opening, 3);
    expect(fair.own()).toEqual({ nonce: sent, seat: 2 });
  });
});
