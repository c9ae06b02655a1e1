// The order in which the cards of a hand are shown. Only the eye is served: the server never hears of it.
import { card, type_of } from '../catalog/catalog';

export const orders = ['drawn', 'type', 'suit', 'rank'] as const;
export type Order = (typeof orders)[number];

const kinds = ['basic', 'magic', 'ultimate', 'weapon', 'armor', 'monster'];
const suits = ['spade', 'heart', 'club', 'diamond'];

const place = (list: readonly string[], x: string | undefined): number => (list.indexOf(x ?? '') + list.length + 1) % (list.length + 1);

// What is compared, the weightiest first. Cards that nobody knows come last.
function key(n: number, order: Order): number[] {
  const c = card(n);
  const type = type_of(n);
  const suit = place(suits, c?.suit);
  const rank = c?.rank ?? 99;
  if (order === 'suit') return [suit, rank];
  if (order === 'rank') return [rank, suit];
  return [place(kinds, type?.kind), type?.number ?? 0, suit, rank];
}

export function in_order(cards: readonly number[], order: Order): readonly number[] {
  if (order === 'drawn') return cards;
  const keyed = cards.map((n, at) => ({ n, at, key: key(n, order) }));
  keyed.sort((a, b) => {
    for (let i = 0; i < a.key.length; i++) if (a.key[i] !== b.key[i]) return a.key[i]! - b.key[i]!;
    return a.at - b.at;
  });
  return keyed.map((k) => k.n);
}
