// What a deck is made of: how many of each kind, and which suit and rank how often.
import { catalog } from '../catalog/catalog';
import type { CardEntry, CardTypeEntry } from '../catalog/types';
import { family_of_set } from './entries';

export interface KindLine {
  kind: string;
  cards: number;
  types: number;
}

export interface Deck {
  cards: readonly CardEntry[];
  types: number;
  kinds: readonly KindLine[];
  suits: readonly string[];
  ranks: readonly number[];
  at: (suit: string, rank: number) => readonly CardEntry[];
  of_suit: (suit: string) => number;
  of_rank: (rank: number) => number;
}

// Sets that bring cards, by the family whose decks they belong to. Families never mix (R003).
export function decks_of(cards: readonly CardEntry[] = catalog.cards): { family: string; sets: string[] }[] {
  const out = new Map<string, string[]>();
  for (const set of new Set(cards.map((c) => c.set))) {
    const family = family_of_set(set);
    out.set(family, [...(out.get(family) ?? []), set]);
  }
  return [...out].map(([family, sets]) => ({ family, sets }));
}

export function deck_of(sets: readonly string[], all: readonly CardEntry[] = catalog.cards): Deck {
  const cards = all.filter((c) => sets.includes(c.set));
  const kinds = [...new Set(cards.map((c) => c.kind))].map((kind) => {
    const own = cards.filter((c) => c.kind === kind);
    return { kind, cards: own.length, types: new Set(own.map((c) => c.type_number)).size };
  });
  const at = (suit: string, rank: number) => cards.filter((c) => c.suit === suit && c.rank === rank);
  return {
    cards, kinds, at,
    types: new Set(cards.map((c) => c.type_number)).size,
    suits: [...new Set(cards.map((c) => c.suit))],
    ranks: [...new Set(cards.map((c) => c.rank))].sort((a, b) => a - b),
    of_suit: (suit) => cards.filter((c) => c.suit === suit).length,
    of_rank: (rank) => cards.filter((c) => c.rank === rank).length,
  };
}

export const copies_of = (t: CardTypeEntry, all: readonly CardEntry[] = catalog.cards): readonly CardEntry[] => all.filter((c) => c.type_number === t.number);
