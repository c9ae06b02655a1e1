// A card in words, for those who hear the table.
import { card, card_face, rank_text, type_of } from '../catalog/catalog';
import { t, t_or_none, tri } from '../i18n/index.svelte';

// "Dodge, hearts 7".
export function card_words(n: number): string {
  const c = card(n);
  const name = tri(type_of(n)?.name);
  if (!c) return name || card_face(n);
  return t('say.card', { name, suit: t_or_none(`suit.${c.suit}`), rank: rank_text(c.rank) });
}

export type CardState = 'plain' | 'can' | 'chosen' | 'blocked';

// And how it stands with the question: where a reason is known it is said.
export function card_sentence(n: number, state: CardState, why: string): string {
  const how = state === 'can' ? t('say.card_can') : state === 'chosen' ? t('say.card_chosen') : state === 'blocked' && !why ? t('say.card_cannot') : '';
  return [card_words(n), how, why && t('say.card_because', { why })].filter(Boolean).join(t('say.comma'));
}
